// Words of an order, and the names among them.
#include <algorithm>
#include <cctype>

#include "cli/orders.h"

namespace fyrd::cli {

namespace {

std::string lower(std::string s) {
  std::transform(s.begin(), s.end(), s.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return s;
}

}  // namespace

std::vector<std::string> words_of(const std::string& line) {
  std::vector<std::string> all(1);
  for (char c : line) {
    if (std::isspace(static_cast<unsigned char>(c)) || c == ',' || c == ';') {
      if (!all.back().empty()) all.emplace_back();
    } else {
      all.back() += c;
    }
  }
  while (!all.empty() && (all.back().empty() || all.back().back() == '.'))
    all.back().empty() ? all.pop_back() : all.back().pop_back();
  for (std::string& w : all) w = lower(w);
  return all;
}

std::string joined(const std::vector<std::string>& words, std::size_t from) {
  std::string all;
  for (std::size_t i = from; i < words.size(); ++i) all += (i > from ? " " : "") + words[i];
  return all;
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

}  // namespace fyrd::cli
