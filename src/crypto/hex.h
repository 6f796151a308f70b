// Bytes as digits, and back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fyrd::crypto {

inline constexpr std::string_view hex_digits = "0123456789abcdef";

inline std::string to_hex(std::string_view bytes) {
  std::string out;
  out.reserve(2 * bytes.size());
  for (const char c : bytes) {
    out += hex_digits[static_cast<unsigned char>(c) >> 4];
    out += hex_digits[static_cast<unsigned char>(c) & 15];
  }
  return out;
}

// Nothing unless it is pairs of 0-9 and a-f.
inline std::optional<std::string> from_hex(std::string_view digits) {
  if (digits.size() % 2 != 0) return {};
  std::string out;
  for (std::size_t i = 0; i < digits.size(); i += 2) {
    const std::size_t high = hex_digits.find(digits[i]), low = hex_digits.find(digits[i + 1]);
    if (high == hex_digits.npos || low == hex_digits.npos) return {};
    out += static_cast<char>(high << 4 | low);
  }
  return out;
}

}  // namespace fyrd::crypto
