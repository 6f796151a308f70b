// Reading addresses.
#include "club/query.h"

#include <algorithm>
#include <charconv>

namespace fyrd::club {

namespace {

std::optional<std::string> unescaped(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    unsigned value = 0;
    if (text[0] != '%') {
      out += text[0];
      text.remove_prefix(1);
    } else if (text.size() >= 3 &&
               std::from_chars(text.data() + 1, text.data() + 3, value, 16).ptr == text.data() + 3) {
      out += static_cast<char>(value);
      text.remove_prefix(3);
    } else {
      return {};
    }
  }
  return out;
}

}  // namespace

std::optional<std::string> from_query(std::string_view query, std::string_view key) {
  while (!query.empty()) {
    const std::string_view part = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(part.size() + 1, query.size()));
    if (part.size() > key.size() && part.starts_with(key) && part[key.size()] == '=')
      return unescaped(part.substr(key.size() + 1));
  }
  return {};
}

}  // namespace fyrd::club
