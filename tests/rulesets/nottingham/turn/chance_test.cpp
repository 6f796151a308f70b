// Chances told before the dice fall against the faces themselves (NOT-022 … NOT-025, NOT-067).
#include "rulesets/nottingham/turn/chance.h"

#include <gtest/gtest.h>

#include "odds/falls.h"
#include "rulesets/nottingham/turn/rolls.h"

namespace fyrd::nottingham {
namespace {

Tally sum(int n) { return Tally().add("NOT-022", "said", n); }

TEST(NOT_024, a_chance_is_that_of_all_faces) {
  for (int dice_count = 1; dice_count <= 4; ++dice_count) {
    for (int more = -2; more <= 5; ++more) {
      Fraction passed;
      for (const Fall& fall : falls(dice(dice_count, 6), {}, 10'000))
        if (passes(read_throw(fall.roll), sum(more), 6)) passed += fall.chance;
      EXPECT_EQ(chance_to_pass(dice_count, more, 6), passed) << dice_count << " dice, " << more;
    }
  }
}

TEST(NOT_067, a_block_is_as_likely_as_all_faces_make_it) {
  for (int attack = 1; attack <= 3; ++attack) {
    for (int block = 1; block <= 2; ++block) {
      for (int ahead = -2; ahead <= 2; ++ahead) {
        for (const bool floor : {false, true}) {
          const Tally swing = sum(3 + ahead), parry = sum(3);
          Fraction blocked;
          for (const Fall& a : falls(dice(attack, 6), {}, 10'000)) {
            for (const Fall& b : falls(dice(block, 6), {}, 10'000)) {
              const Throw thrown = read_throw(a.roll);
              const bool hit = oppose(thrown, swing, read_throw(b.roll), parry) == Won::first &&
                               (!floor || passes(thrown, swing, 6));
              if (!hit) blocked += a.chance * b.chance;
            }
          }
          EXPECT_EQ(chance_to_block({attack, swing.total(), block, parry.total(), 6, floor}), blocked)
              << attack << " against " << block << ", " << ahead << (floor ? ", floor" : "");
        }
      }
    }
  }
}

// Of two: the first comes out on top of all faces, and what nobody wins is thrown again.
TEST(NOT_053, whoever_acts_is_as_likely_as_all_faces_make_it) {
  for (int one = 1; one <= 3; ++one) {
    for (int other = 1; other <= 2; ++other) {
      for (int ahead = -2; ahead <= 2; ++ahead) {
        Fraction won, nobody;
        for (const Fall& a : falls(dice(one, 6), {}, 10'000)) {
          for (const Fall& b : falls(dice(other, 6), {}, 10'000)) {
            const Won who = oppose(read_throw(a.roll), sum(3 + ahead), read_throw(b.roll), sum(3));
            (who == Won::first ? won : nobody) += who == Won::second ? Fraction(0) : a.chance * b.chance;
          }
        }
        const Contender all[] = {{one, 3 + ahead}, {other, 3}};
        EXPECT_EQ(chance_to_act(all), won / (Fraction(1) - nobody)) << one << " against " << other << ", " << ahead;
      }
    }
  }
}

TEST(NOT_190, among_several_somebody_acts_and_equals_have_equal_chances) {
  const Contender three[] = {{2, 4}, {2, 4}, {2, 4}};
  EXPECT_EQ(chance_to_act(three), Fraction(1, 3));
  Fraction all;
  const Contender each[] = {{3, 2}, {1, 5}, {2, 3}, {1, 2}};
  for (int i = 0; i < 4; ++i) {
    std::vector<Contender> from(std::begin(each), std::end(each));
    std::swap(from[0], from[i]);
    all += chance_to_act(from);
  }
  EXPECT_EQ(all, Fraction(1));
}

}  // namespace
}  // namespace fyrd::nottingham
