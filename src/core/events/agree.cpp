// English, as far as it is needed.
#include "core/events/agree.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <utility>

namespace fyrd {

namespace {

constexpr std::string_view many[] = {"two",  "three", "four",   "five",   "six", "seven", "eight",
                                     "nine", "ten",   "eleven", "twelve", "and", "&"};
constexpr std::string_view of[] = {"of", "from", "at", "in", "under", "with"};
constexpr std::string_view ends_of_several[] = {"men", "folk", "people"};
constexpr std::string_view ends_of_one[] = {"ss", "us", "is", "'s", "’s"};
constexpr std::pair<std::string_view, std::string_view> irregular[] = {{"has", "have"},
                                                                       {"is", "are"},
                                                                       {"its", "their"},
                                                                       {"it", "they"}};
constexpr std::string_view hissing[] = {"sses", "shes", "ches", "xes", "oes"};

bool among(const auto& all, std::string_view word) { return std::ranges::find(all, word) != std::end(all); }
bool ends(const auto& all, std::string_view word) {
  return std::ranges::any_of(all, [&](std::string_view end) { return word.ends_with(end); });
}

}  // namespace

bool plural(std::string_view name) {
  std::string last;
  while (!name.empty()) {
    const std::size_t space = std::min(name.find(' '), name.size());
    std::string word(name.substr(0, space));
    name.remove_prefix(std::min(space + 1, name.size()));
    std::ranges::transform(word, word.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    if (among(many, word)) return true;
    if (among(of, word)) break;  // what follows only describes those before
    last = word;
  }
  return ends(ends_of_several, last) || (last.ends_with('s') && !ends(ends_of_one, last));
}

std::string agreeing(std::string_view name, std::string_view word) {
  if (!plural(name)) return std::string(word);
  for (const auto& [one, several] : irregular)
    if (word == one) return std::string(several);
  return std::string(word.substr(0, word.size() - (ends(hissing, word) ? 2 : 1)));
}

std::string does(const std::string& name, std::string_view verb) { return name + " " + agreeing(name, verb); }

}  // namespace fyrd
