// Facts in words.
#include "core/play/facts.h"

#include <algorithm>

namespace fyrd {

std::string label_of(const Fact& fact) {
  if (fact.label) return fact.label;
  std::string words = fact.key;
  std::ranges::replace(words, '_', ' ');
  return words;
}

std::string value_text(const Fact& fact, Unit unit) {
  if (const auto* number = std::get_if<std::int64_t>(&fact.value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&fact.value)) return *text;
  if (const auto* length = std::get_if<Length>(&fact.value)) return measure_text(*length, unit);
  return "";
}

}  // namespace fyrd
