// Roots, lengths and steps in whole numbers.
#include "core/geometry/path.h"
#include "tests/core/geometry_make.h"

namespace fyrd {
namespace {

TEST(GeometryPoint, SquareRootIsExactAroundEverySquare) {
  const auto exact = [](std::int64_t n) {
    const std::int64_t r = square_root(n);
    return r >= 0 && Wide{r} * r <= n && Wide{r + 1} * (r + 1) > n;
  };
  for (std::int64_t n = 0; n < 70'000; ++n) ASSERT_TRUE(exact(n)) << n;
  for (std::int64_t r = 1; r <= 3'037'000'499; r += 1 + r / 5'000) {
    ASSERT_TRUE(exact(r * r - 1)) << r;
    ASSERT_TRUE(exact(r * r)) << r;
    ASSERT_TRUE(exact(r * r + 1)) << r;
  }
  for (int bit = 0; bit < 63; ++bit) {
    const std::int64_t n = std::int64_t{1} << bit;
    ASSERT_TRUE(exact(n) && exact(n - 1) && exact(n + 1)) << bit;
  }
  EXPECT_TRUE(exact(INT64_MAX));
}

TEST(GeometryPoint, LengthsAreRoundedUp) {
  EXPECT_EQ(length(Vec{}), Length{});
  EXPECT_EQ(length(Vec{3, -4}), Length{5});
  EXPECT_EQ(length(Vec{1, 1}), Length{2});
  EXPECT_EQ(length(Vec{-20'000'000, 20'000'000}), Length{28'284'272});
  EXPECT_EQ(distance({1, 1}, {1, -9}), Length{10});
}

// |from · l / |v| - to| ≤ 1/2, squared: (2 to - 1)² v² ≤ 4 (from · l)² ≤ (2 to + 1)² v².
bool nearest(std::int64_t from, std::int64_t l, std::int64_t to, std::int64_t v2) {
  from = from < 0 ? -from : from;
  to = to < 0 ? -to : to;
  const Wide q = Wide{4} * (from * l) * (from * l);
  return (to == 0 || Wide{2 * to - 1} * (2 * to - 1) * v2 <= q) && q <= Wide{2 * to + 1} * (2 * to + 1) * v2;
}

TEST(GeometryPoint, StretchingRoundsEachCoordinateToTheNearestUnit) {
  always(
      [] {
        const make::Scale s = make::scale();
        const Vec v{make::number(-2 * s.reach, 2 * s.reach), make::number(-2 * s.reach, 2 * s.reach)};
        const Length l{make::number(0, 2 * s.reach)};
        const Vec w = with_length(v, l);
        RC_PRE(!v.zero());
        RC_ASSERT(nearest(v.x, l.units, w.x, v.squared()));
        RC_ASSERT(nearest(v.y, l.units, w.y, v.squared()));
        RC_ASSERT((w.x == 0 || (w.x < 0) == (v.x < 0)) && (w.y == 0 || (w.y < 0) == (v.y < 0)));
        RC_ASSERT(with_length(-v, l) == -w);
        RC_ASSERT(with_length(v, -l) == -w);
      },
      3000);
}

TEST(GeometryPoint, StretchingRoundsToNearestHoweverNearTheHalf) {
  // Long steps, where a root of 33 bits is not enough to tell which side of the half they fall.
  std::uint64_t state = 1;
  const auto next = [&](int below) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return static_cast<int>((state >> 33) % static_cast<unsigned>(below));
  };
  for (int i = 0; i < 400'000; ++i) {
    const Vec v{next(20'000'000) + 1, next(20'000'000)};
    const Length l{28'000'000 - next(1'000'000)};
    const Vec w = with_length(v, l);
    ASSERT_TRUE(nearest(v.x, l.units, w.x, v.squared()) && nearest(v.y, l.units, w.y, v.squared())) << v << " " << l;
  }
}

TEST(GeometryPoint, NothingStretchedStaysNothing) { EXPECT_EQ(with_length(Vec{}, Length{100}), Vec{}); }

TEST(GeometryPoint, StretchingToItsOwnWholeLengthGivesTheSameVector) {
  EXPECT_EQ(with_length(Vec{-30'000, 40'000}, Length{50'000}), (Vec{-30'000, 40'000}));
  EXPECT_EQ(with_length(Vec{6, 8}, Length{5}), (Vec{3, 4}));
  EXPECT_EQ(with_length(Vec{3, 4}, Length{1}), (Vec{1, 1}));
  EXPECT_EQ(with_length(Vec{3, 4}, Length{}), Vec{});
  EXPECT_EQ(toward({10, 10}, {10, 110}, Length{150}), (Point{10, 160}));
  EXPECT_EQ(toward({5, 5}, {5, 5}, Length{150}), (Point{5, 5}));
}

TEST(GeometryPath, LengthAddsLegsEachRoundedUp) {
  Path p;
  EXPECT_EQ(length({0, 0}, p), Length{});
  p.add({3, 4});
  p.add({4, 5});
  EXPECT_EQ(length({0, 0}, p), Length{7});
}

TEST(GeometryPath, PathsAreEqualWhenTheirPointsAreWhateverLiesBehindTheEnd) {
  Path a, b;
  a.add({1, 2});
  b.add({1, 2});
  b.points[5] = {9, 9};
  EXPECT_EQ(a, b);
  b.add({1, 2});
  EXPECT_FALSE(a == b);
}

TEST(GeometryPath, ItsFirstPartIsNoLongerThanAllowedAndNearlyThat) {
  const Point from{100, 100};
  Path way = straight({3'100, 4'100});
  way.add({9'173, 4'107});
  EXPECT_EQ(first_part(from, way, Length{20'000}), way) << "all of a shorter way";
  EXPECT_EQ(first_part(from, way, length(from, way)), way) << "or of one just as long";
  EXPECT_EQ(first_part(from, way, Length{}), straight(from)) << "one step that leads nowhere";
  for (int most = 10; most < length(from, way).units; most += 7) {
    const Length part = length(from, first_part(from, way, {most}));
    EXPECT_LE(part.units, most);
    EXPECT_GE(part.units, most - 4);
  }
}

TEST(GeometryPath, ItsLastLegBeginsAtTheTurnBeforeOrAtTheStart) {
  Path way = straight({3, 4});
  EXPECT_EQ(way.before_end({1, 1}), (Point{1, 1}));
  way.add({5, 5});
  EXPECT_EQ(way.before_end({1, 1}), (Point{3, 4}));
}

}  // namespace
}  // namespace fyrd
