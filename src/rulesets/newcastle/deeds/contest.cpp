// Lower of two successes, equal rolls, and the factors of melee (NEW-031, NEW-050, NEW-051, NEW-053, NEW-056, NEW-A20,
// NEW-A51).
#include "rulesets/newcastle/deeds/contest.h"

#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

Outcome outcome(int need, int roll, int his_need, int his_roll) {
  const bool success = roll >= need,
             his_success = his_roll >= his_need;  // NEW-A01 equal is enough; NEW-A12 no automatics
  if (success && his_success) {
    if (roll == his_roll) return Outcome::both;
    return roll < his_roll ? Outcome::first : Outcome::second;  // NEW-050 the lower of two successes
  }
  return success ? Outcome::first : his_success ? Outcome::second : Outcome::nothing;
}

Rolls roll_contest(Play& play, int need, int his_need, bool luck, FigureId by, FigureId at) {
  const Marks lucky = luck ? mark_at(2) | mark_at(his_need + 1) : 0;
  const int roll = play.sum(d(20), {"NEW-050", "melee", by, at}, marks_from(need) | lucky);
  const int his_roll =
      play.sum(d(20), {"NEW-050", "melee", at, by}, mark_at(his_need) | mark_at(roll) | mark_at(roll + 1) | lucky);
  return {roll, his_roll, outcome(need, roll, his_need, his_roll)};
}

ContestOdds contest_odds(int need, int his_need) {
  int ways[4] = {};
  for (int roll = 1; roll <= 20; ++roll) {
    for (int his_roll = 1; his_roll <= 20; ++his_roll)
      ++ways[static_cast<int>(outcome(need, roll, his_need, his_roll))];
  }
  const auto chance = [&](Outcome o) { return Fraction(ways[static_cast<int>(o)], 400); };
  return {chance(Outcome::first), chance(Outcome::second), chance(Outcome::both), chance(Outcome::nothing)};
}

bool outreaches(const NewcastleBattle& b, const State& s, FigureId by, FigureId at) {
  return b.held(s, by).weapon.length > b.held(s, at).weapon.length && !s.man(by).closed.has(at);
}

Tally need_tally(const NewcastleBattle& b, const State& s, FigureId by, FigureId at) {
  const Numbers& n = b.numbers;
  const Arm& arm = b.held(s, by);
  const Weapon& weapon = arm.weapon;
  Tally need(by, "needs");
  need.add("NEW-002", "skill", arm.skill);
  if (b.soldier(by).champion) need.add("NEW-X02", "champion", n.champion_skill);
  if (shielded(b, s, at, by)) need.add("NEW-051", "shield", b.fighter(at).shield);
  if (const int friends = neighbours(s, by)) {
    // NEW-A31, NEW-A51 a spear's own bonus only while it out-reaches; NEW-A20 of him who has closed with a mate it
    // still does
    const bool spear = weapon.neighbour != 0 && outreaches(b, s, by, at);
    need.add(spear ? "NEW-006" : "NEW-031", friends == 1 ? "a neighbour" : "two neighbours",
             friends * (spear ? weapon.neighbour : n.neighbour));
  }
  if (weapon.closed != 0 && s.man(by).closed.has(at)) need.add("NEW-056", "foe closed", weapon.closed);
  if (weapon.x && !b.held(s, at).weapon.x) need.add("NEW-053", "extra-wieldy", n.extra_wieldy);
  if (s.man(by).wounded) need.add("NEW-060", "wounded", n.wounded);
  if (s.man(at).dodges) need.add("NEW-X09", "foe dodges", n.dodge);
  if (b.fighter(by).mount == Mount::horse && b.fighter(at).mount == Mount::foot && !on_difficult(b, s[at]))
    need.add("NEW-X03", "riding down", n.riding_down);
  return need;
}

}  // namespace fyrd::newcastle
