// Small matters of English.
#include "cli/english.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace fyrd::cli {

std::string plural(std::uint64_t n, const char* one, const char* many) {
  return std::to_string(n) + " " + (n == 1 ? one : many);
}

std::string stopped(std::string text) {
  if (!text.empty() && std::string_view(".!?").find(text.back()) == std::string_view::npos) text += '.';
  return text;
}

std::string sentence(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  return text;
}

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

std::string with_rule(std::string text, std::string_view rule) {
  if (!rule.empty()) text.append(" [").append(rule).append("]");
  return text;
}

}  // namespace fyrd::cli
