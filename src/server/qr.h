// QR codes of links, so that a second device can take its seat by camera.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fyrd::server {

// The modules of a code, row by row; true is dark.
struct QrCode {
  int size = 0;
  std::vector<bool> dark;
  bool at(int x, int y) const { return dark[static_cast<std::size_t>(y * size + x)]; }
};

// Bytes with error correction M, in the smallest of the versions 1 to 10 that holds them; nothing if they are too many.
std::optional<QrCode> qr_code(std::string_view bytes);
std::string qr_picture(const QrCode&);  // as SVG, with its margin

}  // namespace fyrd::server
