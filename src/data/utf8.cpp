// The rules of well-formed UTF-8 (Unicode 15, table 3-7), and a safe way to quote what may break them.
#include "data/utf8.h"

namespace fyrd::data {

std::size_t code_point(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
  const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0u) == 0x80u; };
  if (text.empty()) return 0;
  const unsigned a = byte(0), b = byte(1);
  if (a < 0x80) return 1;
  if (a >= 0xC2 && a <= 0xDF) return tail(1) ? 2 : 0;
  if ((a & 0xF0u) == 0xE0) {
    if (a == 0xE0 && b < 0xA0) return 0;  // longer than needed
    if (a == 0xED && b > 0x9F) return 0;  // half of a surrogate pair
    return tail(1) && tail(2) ? 3 : 0;
  }
  if (a >= 0xF0 && a <= 0xF4) {
    if ((a == 0xF0 && b < 0x90) || (a == 0xF4 && b > 0x8F)) return 0;
    return tail(1) && tail(2) && tail(3) ? 4 : 0;
  }
  return 0;
}

bool valid_utf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t n = code_point(text);
    if (n == 0) return false;
    text.remove_prefix(n);
  }
  return true;
}

// U+0080 … U+009F are control characters too; terminals act on them.
bool is_control(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0xFFu; };
  return byte(0) < 0x20 || byte(0) == 0x7F || (byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) < 0xA0);
}

std::string printable(std::string_view text, std::size_t most) {
  std::string out;
  while (!text.empty()) {
    const std::size_t n = code_point(text);
    if (out.size() + n > most) return out + "…";
    if (n == 0 || is_control(text))
      out += '?';
    else
      out += text.substr(0, n);
    text.remove_prefix(n == 0 ? 1 : n);
  }
  return out;
}

std::string quoted(std::string_view text) { return '\'' + printable(text, 60) + '\''; }

}  // namespace fyrd::data
