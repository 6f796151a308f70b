// QR codes of links, so that a second device can take its seat by camera.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fyrd::club {

constexpr std::size_t most_in_qr = 200;  // bytes: a code that any camera reads from a screen

std::optional<std::string> qr_picture(std::string_view bytes);  // as SVG; nothing of nothing, or of too much

}  // namespace fyrd::club
