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

}  // namespace
}  // namespace fyrd::nottingham
