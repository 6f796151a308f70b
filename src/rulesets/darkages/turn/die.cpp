// Sixes thrown again, sixes in a pool, slowing dice (DRK-002, DRK-003, DRK-044, DRK-A01, DRK-A04).
#include "rulesets/darkages/turn/die.h"

#include <algorithm>

namespace fyrd::darkages {

int throw_die(Play& play, const Why& why, Marks marks) {
  const Why again{why.rule, "a six again", why.by, why.at, why.side};
  const Marks eight = marks & mark_at(highest) ? mark_at(6) : 0, seven = eight | (marks & mark_at(7) ? mark_at(6) : 0);
  if (const int first = play.sum(d(6), why, marks | seven); first < 6) return first;
  if (play.sum(d(6), again, seven) < 6) return 6;
  return play.sum(d(6), again, eight) < 6 ? 7 : highest;  // DRK-044
}

Fraction chance_of(int value) { return value < 1 || value > highest ? Fraction() : Fraction(weight[value], whole); }

int shot_ways(int modifiers, int need) {
  int ways = 0;
  for (int value = 1; value <= highest; ++value) ways += shot_hits(value, modifiers, need) ? weight[value] : 0;
  return ways;
}

Fraction shot_chance(int modifiers, int need) { return {shot_ways(modifiers, need), whole}; }

Marks shot_marks(int modifiers, int need) { return mark_at(std::max(2, need - modifiers)); }

Reading pooled_reading(int modifiers, int need) {
  return {Reading::Of::at_least, every_number, static_cast<std::uint16_t>(std::clamp(need - modifiers, 2, 6))};
}

int pooled_hits(const Roll& dice, int modifiers, int need) {
  const int sixes = dice.count(6), face = need - modifiers;
  if (face > highest) return 0;
  if (face == 8) return sixes / 3;
  if (face == 7) return sixes / 2;
  return dice.at_least(face > 2 ? face : 2);
}

Slowing slowing(const Roll& dice, bool very_difficult) {
  const int sixes = dice.count(6);
  return {dice.size() == 1 || very_difficult ? sixes > 0 : sixes == dice.size(), dice.sum()};
}

Slowing roll_slowing(Play& play, bool on_foot, bool very_difficult, FigureId id, Marks marks) {
  // Only on very difficult ground it matters which of two dice is a six.
  const Reading reading =
      very_difficult && !on_foot ? Reading{} : Reading{Reading::Of::sum, marks | mark_at(on_foot ? 6 : 12)};
  return slowing(play.roll(dice(on_foot ? 1 : 2, 6), {"DRK-002", "slowing", id}, reading), very_difficult);
}

}  // namespace fyrd::darkages
