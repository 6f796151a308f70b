// Exact fractions of 128-bit whole numbers, which say when a result does not fit.
#pragma once

#include <compare>
#include <cstdint>
#include <numeric>
#include <string>

namespace fyrd {

// Always reduced, the sign in the numerator. A result that does not fit, or a division by zero, is overflowed(): a
// state that passes on to everything computed from it, equals nothing (itself included) and has no order. It is also
// reported when only a step on the way does not fit; a value is never wrong.
class Fraction {
 public:
  using Whole = __int128;

  constexpr Fraction() = default;  // zero
  constexpr Fraction(Whole whole) : Fraction(whole, 1) {}
  constexpr Fraction(Whole numerator, Whole denominator) {
    if (denominator == 0) {
      *this = overflow();
      return;
    }
    const Natural n = magnitude(numerator), d = magnitude(denominator), common = gcd(n, d);
    *this = signed_ratio((numerator < 0) != (denominator < 0), n / common, d / common);
  }
  static constexpr Fraction overflow() {
    Fraction result;
    result.denominator_ = 0;
    return result;
  }

  constexpr Whole numerator() const { return numerator_; }
  constexpr Whole denominator() const { return denominator_; }  // zero when overflowed
  constexpr bool overflowed() const { return denominator_ == 0; }
  constexpr bool zero() const { return numerator_ == 0 && !overflowed(); }

  constexpr Fraction operator-() const {
    Fraction result = *this;
    result.numerator_ = -numerator_;
    return result;
  }

  friend constexpr Fraction operator+(const Fraction& a, const Fraction& b) {
    if (a.overflowed() || b.overflowed()) return overflow();
    // Over the least common denominator, and reduced by the one factor that can still be shared (Knuth 4.5.1).
    const Whole common = as_whole(gcd(a.denominator_, b.denominator_));
    const Whole a_part = quotient(a.denominator_, common);
    Whole left = 0, right = 0, sum = 0, denominator = 0;
    if (!multiply(a.numerator_, quotient(b.denominator_, common), left) || !multiply(b.numerator_, a_part, right) ||
        __builtin_add_overflow(left, right, &sum) || sum == lowest)
      return overflow();
    const Whole shared = as_whole(gcd(magnitude(sum), static_cast<Natural>(common)));
    if (!multiply(a_part, quotient(b.denominator_, shared), denominator)) return overflow();
    return reduced(quotient(sum, shared), denominator);
  }
  friend constexpr Fraction operator-(const Fraction& a, const Fraction& b) { return a + -b; }
  friend constexpr Fraction operator*(const Fraction& a, const Fraction& b) {
    if (a.overflowed() || b.overflowed()) return overflow();
    // Reducing crosswise first keeps the products as small as they can be.
    const Whole down = as_whole(gcd(magnitude(a.numerator_), b.denominator_));
    const Whole up = as_whole(gcd(magnitude(b.numerator_), a.denominator_));
    Whole numerator = 0, denominator = 0;
    if (!multiply(quotient(a.numerator_, down), quotient(b.numerator_, up), numerator) ||
        !multiply(quotient(a.denominator_, up), quotient(b.denominator_, down), denominator))
      return overflow();
    return reduced(numerator, denominator);
  }
  friend constexpr Fraction operator/(const Fraction& a, const Fraction& b) {
    if (b.overflowed() || b.numerator_ == 0) return overflow();
    return a * signed_ratio(b.numerator_ < 0, b.denominator_, magnitude(b.numerator_));
  }
  constexpr Fraction& operator+=(const Fraction& b) { return *this = *this + b; }
  constexpr Fraction& operator-=(const Fraction& b) { return *this = *this - b; }
  constexpr Fraction& operator*=(const Fraction& b) { return *this = *this * b; }
  constexpr Fraction& operator/=(const Fraction& b) { return *this = *this / b; }

  friend constexpr bool operator==(const Fraction& a, const Fraction& b) {
    return !a.overflowed() && a.numerator_ == b.numerator_ && a.denominator_ == b.denominator_;
  }
  friend constexpr std::partial_ordering operator<=>(const Fraction& a, const Fraction& b) {
    if (a.overflowed() || b.overflowed()) return std::partial_ordering::unordered;
    const bool negative = a.numerator_ < 0;
    if (negative != (b.numerator_ < 0)) return negative ? std::partial_ordering::less : std::partial_ordering::greater;
    const auto order = compare(magnitude(a.numerator_), a.denominator_, magnitude(b.numerator_), b.denominator_);
    return negative ? 0 <=> order : order;
  }

  std::string text() const;               // "5/12", "3", "-1/2", "overflow"
  std::string decimal(int digits) const;  // rounded to that many places, a tie upwards; "overflow"

 private:
  using Natural = unsigned __int128;
  // The most negative number has no positive counterpart, so it does not count as fitting.
  static constexpr Natural largest = ~Natural{0} >> 1;
  static constexpr Whole lowest = -static_cast<Whole>(largest) - 1;

  static constexpr Natural magnitude(Whole n) {
    return n < 0 ? Natural{0} - static_cast<Natural>(n) : static_cast<Natural>(n);
  }
  static constexpr Whole as_whole(Natural n) { return static_cast<Whole>(n); }
  static constexpr bool small(Natural n) { return n >> 64 == 0; }

  static constexpr Natural gcd(Natural a, Natural b) {
    if (a == 1 || b == 1) return 1;  // as chances often have it
    while (!small(a) || !small(b)) {
      if (b == 0) return a;
      const Natural rest = a % b;
      a = b;
      b = rest;
    }
    return std::gcd(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b));
  }

  // Division of 128 bits is a slow library call, and few numbers here need it. The divisor is positive.
  static constexpr Whole quotient(Whole n, Whole divisor) {
    if (divisor == 1) return n;
    if (n >= 0 && small(static_cast<Natural>(n)) && small(static_cast<Natural>(divisor)))
      return static_cast<std::uint64_t>(n) / static_cast<std::uint64_t>(divisor);
    return n / divisor;
  }

  // By halves of 64 bits, as __builtin_mul_overflow on 128 bits needs a library function not every target has.
  static constexpr bool multiply(Whole a, Whole b, Whole& product) {
    const Natural x = magnitude(a), y = magnitude(b);
    const auto high_x = static_cast<std::uint64_t>(x >> 64), high_y = static_cast<std::uint64_t>(y >> 64);
    if (high_x != 0 && high_y != 0) return false;
    const Natural low_x = static_cast<std::uint64_t>(x), low_y = static_cast<std::uint64_t>(y);
    const Natural cross = high_x * low_y + high_y * low_x;
    const Natural low = low_x * low_y;
    if (!small(cross) || (cross << 64) > largest || low > largest - (cross << 64)) return false;
    const Whole size = as_whole((cross << 64) + low);
    product = (a < 0) != (b < 0) ? -size : size;
    return true;
  }

  static constexpr Fraction reduced(Whole numerator, Whole denominator) {
    Fraction result;
    result.numerator_ = numerator;
    result.denominator_ = denominator;
    return result;
  }
  static constexpr Fraction signed_ratio(bool negative, Natural numerator, Natural denominator) {
    if (numerator > largest || denominator > largest) return overflow();
    return reduced(negative ? -as_whole(numerator) : as_whole(numerator), as_whole(denominator));
  }

  // By continued fractions when the cross products might not fit, so that an order never overflows.
  static constexpr std::strong_ordering compare(Natural a, Natural b, Natural c, Natural d) {
    if (small(a) && small(b) && small(c) && small(d)) return a * d <=> c * b;
    const Natural whole_1 = a / b, whole_2 = c / d;
    if (whole_1 != whole_2) return whole_1 <=> whole_2;
    const Natural rest_1 = a % b, rest_2 = c % d;
    if (rest_1 == 0 || rest_2 == 0) return rest_1 <=> rest_2;
    return compare(d, rest_2, b, rest_1);
  }

  Whole numerator_ = 0;
  Whole denominator_ = 1;
};

}  // namespace fyrd
