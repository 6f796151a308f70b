// Die, class, armour, and everything that is added (DRK-040 … DRK-045, DRK-A05, DRK-A22 … DRK-A28, DRK-A40, DRK-A41).
#include "rulesets/darkages/deeds/blow.h"

#include <tuple>

namespace fyrd::darkages {

Result result(int value, int modifiers, int rank, int armour) {
  if (value == 1) return Result::miss;       // DRK-044
  if (value == highest) return Result::hit;  // DRK-044
  const int total = value + modifiers;
  if (total < rank) return Result::miss;  // DRK-042
  // DRK-043 armour above the class must be beaten, too
  return total > rank && (armour <= rank || total > armour) ? Result::hit : Result::recoil;
}

BlowOdds blow_odds(int modifiers, int rank, int armour) {
  BlowOdds odds;
  for (int value = 1; value <= highest; ++value) {
    const Result r = result(value, modifiers, rank, armour);
    (r == Result::hit ? odds.hit : r == Result::recoil ? odds.recoil : odds.miss) += chance_of(value);
  }
  return odds;
}

Marks blow_marks(int modifiers, int rank, int armour) {
  Marks marks = 0;
  for (int value = 2; value <= highest; ++value) {
    if (result(value, modifiers, rank, armour) != result(value - 1, modifiers, rank, armour)) marks |= mark_at(value);
  }
  return marks;
}

bool prevails(const Blow& a, const Blow& over) {
  const auto worth = [](const Blow& x) { return std::tuple(x.rank, x.armour, x.value, x.modifiers); };
  return worth(a) > worth(over);  // DRK-045
}

namespace {

// DRK-A25 a base a centimetre higher, or on a bank, stairs or wall and the other is not.
bool stands_higher(const DarkAgesBattle& b, const State& s, FigureId who, FigureId than) {
  if (s[who].elevation >= s[than].elevation + b.numbers.height) return true;
  return s[who].elevation >= s[than].elevation && raised(b, s, s[who]) && !raised(b, s, s[than]);
}

Going riders_ground(const DarkAgesBattle& b, const State& s, FigureId rider) {
  return going(b, s, Mount::cavalry, b.base(s[rider]));
}  // DRK-A41

}  // namespace

Tally blow_tally(const DarkAgesBattle& b, const State& s, FigureId by, FigureId at) {
  const Numbers& n = b.numbers;
  const Fighter& f = b.fighter(by);
  const Mount mine = b.mount(s, by), his = b.mount(s, at);
  Tally tally(by, "strikes");
  if (wall_protects(s, s, at, s[by].at)) tally.add("DRK-040", "shield wall", n.foe_in_wall);
  if (f.weapon.heavy && !indoors(b, s, s[by].at) && ranks(b, s, by).empty())
    tally.add("DRK-040", "heavy weapon", n.heavy);
  if (f.weapon.improvised || f.rank <= 2)
    tally.add("DRK-A24", f.weapon.improvised ? "improvised weapon" : "untrained", n.poor);  // DRK-A23
  if (mine == Mount::foot && s.man(by).across.has(at)) tally.add("DRK-A40", "across an obstacle", n.across);
  if (stands_higher(b, s, at, by))
    tally.add("DRK-A25", "foe stands higher", n.lower);  // DRK-A26 whatever is between them
  if (mine == Mount::cavalry && his != Mount::cavalry && riders_ground(b, s, by) == Going::easy)
    tally.add("DRK-040", "riding down", n.riding_down);
  // DRK-A28 on ground that is only difficult a man on foot keeps his −1
  if (his == Mount::cavalry &&
      (mine == Mount::mounted_foot || (mine == Mount::foot && riders_ground(b, s, at) != Going::very_difficult)))
    tally.add("DRK-A28", "against cavalry", n.against_riders);
  if (mine == Mount::cavalry && !s.man(by).charged.none()) tally.add("DRK-A22", "charging", n.charge);
  if (mine == Mount::foot && f.braced && f.spear() && !s.man(by).moved && s.man(at).charged == by)
    tally.add("DRK-040", "braced", n.braced);
  return tally;
}

}  // namespace fyrd::darkages
