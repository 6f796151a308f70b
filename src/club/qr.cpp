// Codes from libqrencode, painted row by row.
#include "club/qr.h"

#include <fmt/format.h>
#include <qrencode.h>

#include <memory>

namespace fyrd::club {

std::optional<std::string> qr_picture(std::string_view bytes) {
  if (bytes.empty() || bytes.size() > most_in_qr) return {};
  const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
  constexpr int smallest_that_fits = 0;
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeData(static_cast<int>(bytes.size()), data, smallest_that_fits, QR_ECLEVEL_M), QRcode_free);
  if (!code) return {};
  const int size = code->width;
  const auto dark = [&](int x, int y) { return (code->data[y * size + x] & 1) != 0; };
  constexpr int margin = 4;
  std::string path;
  for (int y = 0; y < size; ++y)
    for (int x = 0, end; x < size; x = end) {
      for (end = x; end < size && dark(end, y) == dark(x, y); ++end) {}
      if (dark(x, y)) path += fmt::format("M{} {}h{}v1h-{}z", x + margin, y + margin, end - x, end - x);
    }
  return fmt::format(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" shape-rendering="crispEdges">)"
                     R"(<path fill="#fff" d="M0 0h{0}v{0}h-{0}z"/><path d="{1}"/></svg>)",
                     size + 2 * margin, path);
}

}  // namespace fyrd::club
