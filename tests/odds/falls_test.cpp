// Merged falls of the dice against every face told apart.
#include "odds/falls.h"

#include <gtest/gtest.h>

#include <map>

#include "odds/every.h"

namespace fyrd {
namespace {

constexpr std::size_t plenty = 100'000;

// What a rule would see of a throw.
int as_a_rule(const Roll& roll, const Reading& reading) {
  switch (reading.of) {
    case Reading::Of::faces: return 0;
    case Reading::Of::sum: return roll.sum();
    case Reading::Of::lowest: return roll.lowest();
    case Reading::Of::at_least: return roll.at_least(reading.face);
    case Reading::Of::best: return roll.best() + std::max(0, roll.count(roll.pool.sides) - 1);
  }
  return 0;
}

// Numbers between the same marks are one.
int band(const Reading& reading, int number) {
  int marks = 0;
  for (int n = 1; n <= number; ++n) marks += n >= most_marks || (reading.marks >> n & 1);
  return marks;
}

void expect_like_all_faces(Pool pool, const Reading& reading) {
  std::map<int, Fraction> merged, all;
  for (const Fall& fall : falls(pool, reading, plenty)) {
    EXPECT_TRUE(fall.roll.fits(pool));
    const int at = band(reading, as_a_rule(fall.roll, reading));
    EXPECT_FALSE(merged.contains(at)) << pool.text() << ": two throws that read alike";
    merged[at] = fall.chance;
  }
  for (const Fall& fall : falls(pool, {}, plenty)) all[band(reading, as_a_rule(fall.roll, reading))] += fall.chance;
  EXPECT_EQ(merged, all) << pool.text();
}

}  // namespace

TEST(Falls, what_is_merged_has_the_chances_of_all_its_faces) {
  for (const Pool pool : {d(6), dice(2, 6), dice(3, 6), dice(5, 6), dice(2, 20), dice(3, 4)}) {
    for (const Reading::Of of : {Reading::Of::sum, Reading::Of::best, Reading::Of::lowest}) {
      expect_like_all_faces(pool, {of});
      expect_like_all_faces(pool, {of, mark_at(3)});
      expect_like_all_faces(pool, {of, mark_at(2) | mark_at(pool.sides + 1)});
      expect_like_all_faces(pool, {of, marks_from(4)});
      expect_like_all_faces(pool, {of, 0});
    }
    for (const int face : {1, 3, 4})
      expect_like_all_faces(pool, {Reading::Of::at_least, every_number, static_cast<std::uint16_t>(face)});
    expect_like_all_faces(pool, {Reading::Of::at_least, mark_at(2), 3});
  }
}

TEST(Falls, no_dice_fall_one_way_and_too_many_none) {
  ASSERT_EQ(falls(dice(0, 6), {Reading::Of::best}, plenty).size(), 1u);
  EXPECT_TRUE(falls(dice(9, 6), {}, 1000).empty());
  EXPECT_EQ(falls(dice(9, 6), {Reading::Of::sum}, 1000).size(), 46u);
}

TEST(Every, walks_each_way_once) {
  Falls all;
  Every play(all);
  Fraction total, sevens;
  int runs = 0;
  do {
    const int first = play.sum(d(6), {});
    // A second die only after an even one.
    const int sum = first + (first % 2 == 0 ? play.sum(d(6), {}) : 0);
    if (sum == 7) sevens += play.weight();
    total += play.weight();
    ++runs;
  } while (play.next());
  EXPECT_EQ(runs, 3 + 18);
  EXPECT_EQ(total, Fraction(1));
  EXPECT_EQ(sevens, Fraction(1, 12));
}

}  // namespace fyrd
