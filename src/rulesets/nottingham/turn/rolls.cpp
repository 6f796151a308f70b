// What dice are worth in a test, and who has passed it.
#include "rulesets/nottingham/turn/rolls.h"

#include "rulesets/nottingham/table/standing.h"

namespace fyrd::nottingham {

Throw read_throw(const Roll& roll) {
  Throw thrown;
  thrown.value = roll.best();
  if (const int sixes = roll.count(6); sixes > 1) thrown.value += sixes - 1;  // NOT-024
  thrown.all_ones = roll.best() <= 1;                                         // NOT-025
  return thrown;
}

Throw throw_dice(Play& play, int count, const Why& why, Marks marks) {
  return read_throw(play.roll(dice(count, 6), why,
                              {Reading::Of::best, marks | mark_at(2)}));  // NOT-025 all ones are always something else
}

Marks passes_from(const Tally& sum, int target) { return mark_at(target - sum.total() + 1); }

TestFacts test_facts(Here here, FigureId id, Characteristic of) {
  const Profile& profile = here.b.warrior(id).profile;
  const int values[] = {0, profile.initiative, profile.melee, profile.ranged};  // NOT-020
  return {.who = id,
          .of = of,
          .value = values[static_cast<int>(of)],
          .bound = here.man(id).bound(),
          .lying = here[id].pose == Pose::lying,
          .deep_water = in_deep_water(here, id)};
}

bool passes(const Throw& thrown, const Tally& sum, int target) {
  return !thrown.all_ones && thrown.value + sum.total() > target;  // NOT-A01 more than the target
}

Won oppose(const Throw& a, const Tally& a_sum, const Throw& b, const Tally& b_sum) {
  if (a.all_ones || b.all_ones) {  // NOT-A03
    if (a.all_ones && b.all_ones) return Won::nobody;
    return a.all_ones ? Won::second : Won::first;
  }
  const int first = a.value + a_sum.total(), second = b.value + b_sum.total();
  return first == second ? Won::nobody : first > second ? Won::first : Won::second;
}

bool test(Now now, Hand& hand, const Tally& sum, int target, const Why& why) {
  hand.dice += ask_dice(now, DiceOrder::For::extra, hand.by, 0, why.at, &sum, nullptr, target, hand.dice);
  return passes(throw_dice(now.play, hand.dice, why, passes_from(sum, target)), sum,
                target);  // NOT-007 no other dice anywhere
}

}  // namespace fyrd::nottingham
