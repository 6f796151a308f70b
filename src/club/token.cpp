// Drawing tokens.
#include "club/token.h"

#include <sys/random.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "crypto/hex.h"

namespace fyrd::club {

namespace {

constexpr std::string_view digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr std::size_t token_length = 22;  // 62^22 > 2^128

void draw(void* to, std::size_t size) {
  if (::getrandom(to, size, 0) != static_cast<ssize_t>(size)) std::abort();  // never for so few bytes
}

}  // namespace

std::string new_token() {
  unsigned __int128 bits = 0;
  draw(&bits, sizeof bits);
  std::string out(token_length, '0');
  for (char& c : out) {
    c = digits[static_cast<std::size_t>(bits % digits.size())];
    bits /= digits.size();
  }
  return out;
}

bool looks_like_token(std::string_view text) {
  return text.size() == token_length &&
         std::all_of(text.begin(), text.end(), [](char c) { return digits.find(c) != digits.npos; });
}

std::string new_secret() {
  char bytes[32];
  draw(bytes, sizeof bytes);
  return crypto::to_hex({bytes, sizeof bytes});
}

std::string new_word() { return new_token().substr(0, 10); }

std::uint64_t new_seed() {
  std::uint64_t seed = 0;
  draw(&seed, sizeof seed);
  return seed >> 1;
}

}  // namespace fyrd::club
