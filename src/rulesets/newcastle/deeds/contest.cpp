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
  const int roll = play.sum(d(faces), {"NEW-050", "melee", by, at}, marks_from(need) | lucky);
  const int his_roll =
      play.sum(d(faces), {"NEW-050", "melee", at, by}, mark_at(his_need) | mark_at(roll) | mark_at(roll + 1) | lucky);
  return {roll, his_roll, outcome(need, roll, his_need, his_roll)};
}

ContestOdds contest_odds(int need, int his_need) {
  int ways[4] = {};
  for (int roll = 1; roll <= faces; ++roll) {
    for (int his_roll = 1; his_roll <= faces; ++his_roll)
      ++ways[static_cast<int>(outcome(need, roll, his_need, his_roll))];
  }
  const auto chance = [&](Outcome o) { return Fraction(ways[static_cast<int>(o)], faces * faces); };
  return {chance(Outcome::first), chance(Outcome::second), chance(Outcome::both), chance(Outcome::nothing)};
}

bool outreaches(Here here, FigureId by, FigureId at) {
  return held(here, by).weapon.length > held(here, at).weapon.length && !here.man(by).closed.has(at);
}

FightFacts fight_facts(Here here, FigureId by, FigureId at) {
  const auto& [b, s] = here;
  const Arm& arm = held(here, by);
  const Weapon& weapon = arm.weapon;
  const int friends = neighbours(here, by);
  return {.skill = arm.skill,
          .champion = b.soldier(by).champion,
          .shield = shielded(here, at, by) ? b.fighter(at).shield : 0,
          .neighbours = friends,
          // NEW-A31, NEW-A51 a spear's own bonus only while it out-reaches; NEW-A20 of him who has closed with a mate
          // it still does
          .spear = friends > 0 && weapon.neighbour != 0 && outreaches(here, by, at) ? weapon.neighbour : 0,
          .hindered = s.man(by).closed.has(at) ? weapon.closed : 0,
          .wounds = s.man(by).wounds,
          .extra_wieldy = weapon.x && !held(here, at).weapon.x,
          .foe_dodges = s.man(at).dodges,
          .rides_down = b.fighter(by).mount == Mount::horse && !b.fighter(at).rides() && !on_difficult(here, at)};
}

Tally need_tally(const Numbers& n, const FightFacts& f, FigureId by) {
  Tally need(by, "needs", Tally::Is::number);
  need.add("NEW-002", "skill", f.skill);
  if (f.champion) need.add("NEW-X02", "champion", n.champion_skill);
  if (f.shield != 0) need.add("NEW-051", "shield", f.shield);
  if (f.neighbours > 0)
    need.add(f.spear != 0 ? "NEW-006" : "NEW-031", f.neighbours == 1 ? "a neighbour" : "two neighbours",
             f.neighbours * (f.spear != 0 ? f.spear : n.neighbour));
  if (f.hindered != 0) need.add("NEW-056", "foe closed", f.hindered);
  if (f.extra_wieldy) need.add("NEW-053", "extra-wieldy", n.extra_wieldy);
  if (f.wounds > 0) need.add("NEW-060", "wounded", n.wounded * f.wounds);
  if (f.foe_dodges) need.add("NEW-X09", "foe dodges", n.dodge);
  if (f.rides_down) need.add("NEW-X03", "riding down", n.riding_down);
  return need;
}

Tally need_tally(Here here, FigureId by, FigureId at) {
  return need_tally(here.b.numbers, fight_facts(here, by, at), by);
}

}  // namespace fyrd::newcastle
