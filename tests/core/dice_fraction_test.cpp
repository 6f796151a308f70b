// Exact fractions: arithmetic laws, order, text, and overflow that is reported at the very edge.
#include <gtest/gtest.h>

#include "core/dice/fraction.h"
#include "tests/core/dice_property.h"

namespace fyrd {
namespace {

using Whole = Fraction::Whole;
constexpr Whole largest = static_cast<Whole>(~static_cast<unsigned __int128>(0) >> 1);
constexpr Whole lowest = -largest - 1;
constexpr Whole two_to(int n) { return static_cast<Whole>(1) << n; }

Fraction any_fraction(int limit) { return {*rc::gen::inRange(-limit, limit), *rc::gen::inRange(1, limit)}; }

// Of every size up to the edge, with the middle of 64 bits well visited.
Whole any_whole() {
  const auto bits = *rc::gen::inRange(0, 127);
  const auto word = *rc::gen::arbitrary<std::uint64_t>(), lower = *rc::gen::arbitrary<std::uint64_t>();
  const Whole full = (static_cast<Whole>(word >> 1) << 64) + static_cast<Whole>(lower);
  const Whole shape = *rc::gen::element(full, largest, two_to(126), two_to(126) - 1);
  return (shape >> bits) * *rc::gen::element(1, -1);
}

TEST(DiceFraction, IsReducedWithTheSignAbove) {
  static_assert(Fraction(10, 24) == Fraction(5, 12));
  static_assert(Fraction(3, -6) == Fraction(-1, 2));
  static_assert(Fraction(3, -6).numerator() == -1 && Fraction(3, -6).denominator() == 2);
  static_assert(Fraction(-3, -6) == Fraction(1, 2));
  static_assert(Fraction(0, -7) == Fraction() && Fraction(0, -7).denominator() == 1);
  static_assert(Fraction().zero() && !Fraction(1).zero() && !Fraction::overflow().zero());
}

TEST(DiceFraction, Arithmetic) {
  static_assert(Fraction(1, 6) + Fraction(1, 4) == Fraction(5, 12));
  static_assert(Fraction(1, 6) - Fraction(1, 4) == Fraction(-1, 12));
  static_assert(Fraction(5, 6) * Fraction(3, 10) == Fraction(1, 4));
  static_assert(Fraction(5, 6) / Fraction(-10, 3) == Fraction(-1, 4));
  static_assert(1 - Fraction(5, 12) == Fraction(7, 12));
}

TEST(DiceFraction, Laws) {
  always([] {
    const Fraction a = any_fraction(100'000), b = any_fraction(100'000), c = any_fraction(100'000);
    RC_ASSERT(a + b == b + a);
    RC_ASSERT(a * b == b * a);
    RC_ASSERT((a + b) + c == a + (b + c));
    RC_ASSERT((a * b) * c == a * (b * c));
    RC_ASSERT(a * (b + c) == a * b + a * c);
    RC_ASSERT((a - a).zero());
    RC_ASSERT(a - b == -(b - a));
    RC_ASSERT(a + Fraction() == a);
    RC_ASSERT(a * Fraction(1) == a);
    if (!b.zero()) RC_ASSERT(a / b * b == a);
    RC_ASSERT((a < b) == ((a - b).numerator() < 0));
    RC_ASSERT((a == b) == (a - b).zero());
    RC_ASSERT((a < b) == (b > a));
    RC_ASSERT((a <= b) == !(a > b));
  });
}

TEST(DiceFraction, TextAndDecimal) {
  EXPECT_EQ(Fraction(5, 12).text(), "5/12");
  EXPECT_EQ(Fraction(-5, 12).text(), "-5/12");
  EXPECT_EQ(Fraction(6, 2).text(), "3");
  EXPECT_EQ(Fraction().text(), "0");
  EXPECT_EQ(Fraction(largest).text(), "170141183460469231731687303715884105727");
  EXPECT_EQ(Fraction(-largest, 2).text(), "-170141183460469231731687303715884105727/2");
  EXPECT_EQ(Fraction(5, 12).decimal(4), "0.4167");
  EXPECT_EQ(Fraction(5, 12).decimal(0), "0");
  EXPECT_EQ(Fraction(7, 12).decimal(0), "1");
  EXPECT_EQ(Fraction(7, 12).decimal(-3), "1");
  EXPECT_EQ(Fraction(1, 3).decimal(10), "0.3333333333");
  EXPECT_EQ(Fraction(1999, 200).decimal(1), "10.0");
  EXPECT_EQ(Fraction(9999, 1000).decimal(2), "10.00");
  EXPECT_EQ(Fraction(7).decimal(2), "7.00");
  EXPECT_EQ(Fraction(largest - 1, largest).decimal(5), "1.00000");
  EXPECT_EQ(Fraction(largest / 10, largest).decimal(6), "0.100000");
}

TEST(DiceFraction, DecimalTiesGoUp) {
  EXPECT_EQ(Fraction(1, 8).decimal(2), "0.13");
  EXPECT_EQ(Fraction(1, 2).decimal(0), "1");
  EXPECT_EQ(Fraction(-1, 8).decimal(2), "-0.12");
  EXPECT_EQ(Fraction(-1, 2).decimal(0), "0");
  EXPECT_EQ(Fraction(-3, 2).decimal(0), "-1");
  EXPECT_EQ(Fraction(-5, 12).decimal(3), "-0.417");
  EXPECT_EQ(Fraction(-1, 1000).decimal(2), "0.00");
}

TEST(DiceFraction, OverflowIsStickyAndLikeNothing) {
  const Fraction over = Fraction::overflow(), half(1, 2);
  for (const Fraction& f : {over + half, half + over, over - half, half - over, over * half, half * over, over / half,
                            half / over, -over, over - over, over * 0, over / over, half / 0, Fraction(1, 0)}) {
    EXPECT_TRUE(f.overflowed());
    EXPECT_EQ(f.text(), "overflow");
    EXPECT_EQ(f.decimal(3), "overflow");
    EXPECT_FALSE(f == f);
    EXPECT_TRUE(f != f);
    EXPECT_FALSE(f == half || half == f || f < half || f > half || f <= half || f >= half || f == Fraction());
  }
}

TEST(DiceFraction, OverflowAtTheEdge) {
  EXPECT_FALSE(Fraction(largest).overflowed());
  EXPECT_FALSE(Fraction(-largest).overflowed());
  EXPECT_TRUE(Fraction(lowest).overflowed());
  EXPECT_TRUE(Fraction(1, lowest).overflowed());
  EXPECT_EQ(Fraction(lowest, 2), Fraction(-two_to(126)));
  EXPECT_EQ(Fraction(lowest, lowest), Fraction(1));
  EXPECT_EQ(Fraction(2, lowest), Fraction(-1, two_to(126)));

  EXPECT_EQ(Fraction(largest - 1) + 1, Fraction(largest));
  EXPECT_TRUE((Fraction(largest) + 1).overflowed());
  EXPECT_TRUE((Fraction(-largest) - 1).overflowed());
  EXPECT_TRUE((Fraction(two_to(126)) + Fraction(two_to(126))).overflowed());
  EXPECT_TRUE((Fraction(1, largest) + Fraction(1, largest - 1)).overflowed());
  EXPECT_EQ(Fraction(1, largest) + Fraction(-1, largest), Fraction());

  EXPECT_EQ(Fraction(two_to(63)) * Fraction(two_to(63)), Fraction(two_to(126)));
  EXPECT_TRUE((Fraction(two_to(64)) * Fraction(two_to(63))).overflowed());
  EXPECT_TRUE((Fraction(two_to(64)) * Fraction(-two_to(63))).overflowed());
  EXPECT_EQ(Fraction(two_to(64) - 1) * Fraction(two_to(63)), Fraction(largest - two_to(63) + 1));
  EXPECT_TRUE((Fraction(two_to(126)) * 2).overflowed());
  EXPECT_TRUE((Fraction(largest) * Fraction(largest)).overflowed());
  EXPECT_EQ(Fraction(largest) * Fraction(1, largest), Fraction(1));
  EXPECT_EQ(Fraction(largest, 2) * Fraction(2, largest), Fraction(1));
  EXPECT_EQ(Fraction(largest) / Fraction(-largest), Fraction(-1));
}

TEST(DiceFraction, ProductsAndSumsOfWholesOverflowExactlyWhenTheyDoNotFit) {
  always(
      [] {
        const Whole a = any_whole(), b = any_whole();
        Whole product = 0, sum = 0;
        // Checked by division, to rest on nothing the code under test uses.
        const bool product_fits = a == 0 || (b < 0 ? -b : b) <= largest / (a < 0 ? -a : a);
        if (product_fits) product = a * b;
        RC_ASSERT((Fraction(a) * Fraction(b)).overflowed() == !product_fits);
        if (product_fits) RC_ASSERT(Fraction(a) * Fraction(b) == Fraction(product));
        const bool sum_fits = b >= 0 ? a <= largest - b : a >= -largest - b;
        if (sum_fits) sum = a + b;
        RC_ASSERT((Fraction(a) + Fraction(b)).overflowed() == !sum_fits);
        if (sum_fits) RC_ASSERT(Fraction(a) + Fraction(b) == Fraction(sum));
      },
      2'000);
}

TEST(DiceFraction, OrderNeverOverflows) {
  EXPECT_LT(Fraction(largest - 1, largest), Fraction(1));
  EXPECT_LT(Fraction(largest - 2, largest - 1), Fraction(largest - 1, largest));
  EXPECT_GT(Fraction(2 - largest, largest - 1), Fraction(1 - largest, largest));
  EXPECT_LT(Fraction(1, largest), Fraction(1, largest - 1));
  EXPECT_LT(Fraction(-largest), Fraction(1, largest));
  EXPECT_LT(Fraction(), Fraction(1, largest));
  EXPECT_GT(Fraction(), Fraction(-1, largest));
  always([] {
    const Whole b = any_whole(), d = any_whole();
    RC_PRE(b != 0 && d != 0);
    const Fraction x(any_whole(), b), y(any_whole(), d);
    RC_ASSERT((x < y) + (x > y) + (x == y) == 1);
    RC_ASSERT((x < y) == (y > x));
    RC_ASSERT((x < y) == (-y < -x));
    if (const Fraction apart = x - y; !apart.overflowed()) RC_ASSERT((x < y) == (apart.numerator() < 0));
  });
}

}  // namespace
}  // namespace fyrd
