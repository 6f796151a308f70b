// Taking lines apart.
#include "cli/text/words.h"

#include <cctype>
#include <charconv>

#include "cli/english.h"

namespace fyrd::cli {

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

std::optional<std::size_t> whole(const std::string& word) {
  std::size_t n = 0;
  const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (word.empty() || failed != std::errc() || end != word.data() + word.size()) return {};
  return n;
}

}  // namespace fyrd::cli
