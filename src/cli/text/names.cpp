// Finding people by their names.
#include "cli/text/names.h"

#include <algorithm>

#include "cli/english.h"
#include "cli/text/words.h"

namespace fyrd::cli {

Named named_at(const Scene& s, const std::vector<std::string>& words, std::size_t at) {
  // The whole name first, the longest first: "sir hugh" before "sir".
  for (std::size_t n = std::min<std::size_t>(5, words.size() - std::min(at, words.size())); n > 0; --n) {
    const auto from = words.begin() + static_cast<std::ptrdiff_t>(at);
    const std::string name = joined({from, from + static_cast<std::ptrdiff_t>(n)});
    for (const Spotted& f : s.figures)
      if (name == lower(f.name) || name == f.id) return {&f, n, ""};
  }
  if (at >= words.size()) return {};
  // Then one word of a name, then the beginning of one.
  for (const bool whole : {true, false}) {
    if (!whole && words[at].size() < 2) break;
    std::vector<const Spotted*> found;
    for (const Spotted& f : s.figures) {
      const std::vector<std::string> parts = words_of(f.name);
      const bool fits = std::any_of(parts.begin(), parts.end(), [&](const std::string& p) {
        return whole ? p == words[at] : p.starts_with(words[at]);
      });
      if (fits && f.in_play()) found.push_back(&f);
    }
    if (found.size() == 1) return {found[0], 1, ""};
    if (found.size() > 1) {
      std::string all;
      for (std::size_t i = 0; i < found.size() && i < 6; ++i) all += (i ? ", " : "") + found[i]->name;
      return {nullptr, 0, "there are several called '" + words[at] + "': " + all};
    }
  }
  return {};
}

Examples examples(const Scene& s, const std::string& side) {
  Examples out;
  for (const bool mine : {true, false}) {
    const auto it = std::find_if(s.figures.begin(), s.figures.end(),
                                 [&](const Spotted& f) { return f.in_play() && (f.side == side) == mine; });
    if (it == s.figures.end()) continue;
    std::string& name = mine ? out.mine : out.other;
    name = it->id;
    for (const std::string& word : words_of(it->name))  // "hugh" of "Sir Hugh"
      if (named_at(s, {word}, 0).figure == &*it) name = word;
  }
  return out;
}

}  // namespace fyrd::cli
