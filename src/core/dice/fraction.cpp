// Fractions as text.
#include "core/dice/fraction.h"

#include <algorithm>

namespace fyrd {
namespace {

std::string digits_of(unsigned __int128 n) {
  std::string text;
  do {
    text += static_cast<char>('0' + static_cast<int>(n % 10));
    n /= 10;
  } while (n != 0);
  std::ranges::reverse(text);
  return text;
}

// One more in the last place, carrying leftwards.
void raise(std::string& digits) {
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
    if (*digit != '9') {
      ++*digit;
      return;
    }
    *digit = '0';
  }
  digits.insert(digits.begin(), '1');
}

}  // namespace

std::string Fraction::text() const {
  if (overflowed()) return "overflow";
  const std::string whole = (numerator_ < 0 ? "-" : "") + digits_of(magnitude(numerator_));
  return denominator_ == 1 ? whole : whole + '/' + digits_of(static_cast<Natural>(denominator_));
}

std::string Fraction::decimal(int digits) const {
  if (overflowed()) return "overflow";
  const std::size_t places = std::max(digits, 0);
  const bool negative = numerator_ < 0;
  const Natural divisor = static_cast<Natural>(denominator_);
  std::string text = digits_of(magnitude(numerator_) / divisor);
  Natural rest = magnitude(numerator_) % divisor;
  for (std::size_t i = 0; i < places; ++i) {
    // Ten times the rest might not fit, so it is added up ten times; both are below 2^127, and so their sum fits.
    char digit = '0';
    Natural remaining = 0;
    for (int times = 0; times < 10; ++times) {
      remaining += rest;
      if (remaining >= divisor) {
        remaining -= divisor;
        ++digit;
      }
    }
    text += digit;
    rest = remaining;
  }
  // Upwards is away from zero above it, and towards zero below.
  if (rest * 2 > divisor || (rest * 2 == divisor && !negative)) raise(text);
  const bool is_zero = text.find_first_not_of('0') == std::string::npos;
  if (places > 0) text.insert(text.size() - places, 1, '.');
  return negative && !is_zero ? '-' + text : text;
}

}  // namespace fyrd
