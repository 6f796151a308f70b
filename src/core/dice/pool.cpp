// The text form of a pool of dice.
#include "core/dice/pool.h"

#include <charconv>

namespace fyrd {
namespace {

constexpr int unreadable = -1;

int read_number(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  // from_chars would accept a minus sign.
  if (text.empty() || text.front() == '-') return unreadable;
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc{} && stop == end ? number : unreadable;
}

}  // namespace

std::string Pool::text() const { return std::to_string(count) + 'd' + std::to_string(sides); }

Pool read_pool(std::string_view text) {
  const std::size_t letter = text.find('d');
  if (letter == std::string_view::npos) return {0, 0};
  const int count = letter == 0 ? 1 : read_number(text.substr(0, letter));
  return dice(count, read_number(text.substr(letter + 1)));
}

}  // namespace fyrd
