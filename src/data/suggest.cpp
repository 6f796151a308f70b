// Optimal string alignment over short words.
#include "data/suggest.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace fyrd::data {

namespace {
constexpr int max_word = 64;  // no name in a data file is longer; bounds the work for hostile ones

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
}  // namespace

int slips(std::string_view a, std::string_view b, int limit) {
  const int n = static_cast<int>(std::min<std::size_t>(a.size(), max_word + 1));
  const int m = static_cast<int>(std::min<std::size_t>(b.size(), max_word + 1));
  if (n > max_word || m > max_word || std::abs(n - m) > limit) return limit + 1;
  using Row = std::array<int, max_word + 1>;
  Row two_up{}, up{}, row{};
  for (int j = 0; j <= m; ++j) up[j] = j;
  for (int i = 1; i <= n; ++i) {
    row[0] = i;
    for (int j = 1; j <= m; ++j) {
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      row[j] = std::min({up[j] + 1, row[j - 1] + 1, up[j - 1] + (same ? 0 : 1)});
      if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]))
        row[j] = std::min(row[j], two_up[j - 2] + 1);
    }
    two_up = up;
    up = row;
  }
  return std::min(up[m], limit + 1);
}

std::string suggestion(std::string_view wrong, std::span<const std::string_view> known) {
  constexpr int limit = 2;
  int best = limit + 1;
  std::string_view word;
  for (std::string_view k : known) {
    const int d = slips(wrong, k, limit);
    // Of a word with half its letters changed nobody recognises the other.
    if (d < best && 2 * d < static_cast<int>(std::max(wrong.size(), k.size()))) {
      best = d;
      word = k;
    }
  }
  return word.empty() ? "" : " (did you mean '" + std::string(word) + "'?)";
}

}  // namespace fyrd::data
