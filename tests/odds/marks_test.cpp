// What rules read off a throw, walked with their marks, against their own exact chances.
#include <gtest/gtest.h>

#include "odds/every.h"
#include "rulesets/darkages/deeds/blow.h"
#include "rulesets/stormclouds/turn/rolloff.h"

namespace fyrd {
namespace {

template <class Holds>
Fraction walked(Falls& falls, Holds&& holds) {
  Fraction sum;
  Every play(falls);
  do {
    if (holds(play)) sum += play.weight();
  } while (play.next());
  return sum;
}

}  // namespace

TEST(DRK_044, the_marks_of_a_blow_tell_its_results_apart) {
  using namespace darkages;
  Falls falls;
  for (int modifiers = -4; modifiers <= 4; ++modifiers) {
    for (int rank = 1; rank <= 5; ++rank) {
      for (const int armour : {0, 4}) {
        const BlowOdds odds = blow_odds(modifiers, rank, armour);
        const auto chance = [&](Result wanted) {
          return walked(falls, [&](Play& play) {
            return result(throw_die(play, {"DRK-042", "a blow"}, blow_marks(modifiers, rank, armour)), modifiers, rank,
                          armour) == wanted;
          });
        };
        EXPECT_EQ(chance(Result::hit), odds.hit) << modifiers << " against " << rank << " and " << armour;
        EXPECT_EQ(chance(Result::recoil), odds.recoil) << modifiers << " against " << rank << " and " << armour;
        EXPECT_EQ(chance(Result::miss), odds.miss) << modifiers << " against " << rank << " and " << armour;
      }
    }
  }
}

TEST(DRK_A04, the_marks_of_a_shot_tell_hits_apart) {
  using namespace darkages;
  Falls falls;
  for (int modifiers = -3; modifiers <= 6; ++modifiers) {
    for (int need = 2; need <= 9; ++need) {
      const Fraction hit = walked(falls, [&](Play& play) {
        return shot_hits(throw_die(play, {"DRK-A04", "a shot"}, shot_marks(modifiers, need)), modifiers, need);
      });
      EXPECT_EQ(hit, shot_chance(modifiers, need)) << modifiers << " with " << need;
    }
  }
}

TEST(DRK_A01, what_is_read_of_a_volley_tells_its_hits_apart) {
  using namespace darkages;
  Falls falls;
  for (int count = 1; count <= 4; ++count) {
    for (int need = 2; need <= 9; ++need) {
      for (int hits = 0; hits <= count; ++hits) {
        const auto chance = [&](Reading reading) {
          return walked(falls, [&](Play& play) {
            return pooled_hits(play.roll(dice(count, 6), {"DRK-A01", "a volley"}, reading), 0, need) == hits;
          });
        };
        EXPECT_EQ(chance(pooled_reading(0, need)), chance({})) << count << " dice, " << need;
      }
    }
  }
}

TEST(STO_011, what_is_read_of_a_roll_off_tells_successes_apart) {
  using namespace stormclouds;
  Falls falls;
  for (const int die : {4, 6, 8, 10, 12, 20}) {
    for (const Luck luck : {Luck{}, Luck{.blessed = true}, Luck{.cursed = true}}) {
      for (int target = 0; target <= 21; ++target) {
        const Fraction success = walked(falls, [&](Play& play) {
          return succeeds(
              taken(play.roll(dice(luck.dice(), die), {"STO-010", "a Roll-off"}, reading(die, luck, above(target))),
                    luck),
              target);
        });
        EXPECT_EQ(success, success_chance(die, luck, target)) << "d" << die << " against " << target;
      }
    }
  }
}

}  // namespace fyrd
