// Die, class, armour, and everything that is added (DRK-040 … DRK-045, DRK-A05, DRK-A22 … DRK-A28, DRK-A40, DRK-A41).
#include "rulesets/darkages/deeds/blow.h"

#include <tuple>

#include "core/figures/walk.h"
#include "rulesets/darkages/table/ground.h"

namespace fyrd::darkages {

Result result(int value, int modifiers, int rank, int armour) {
  if (value == 1) return Result::miss;       // DRK-044
  if (value == highest) return Result::hit;  // DRK-044
  const int total = value + modifiers;
  if (total < rank) return Result::miss;  // DRK-042
  // DRK-043 armour above the class must be beaten, too
  return total > rank && (armour <= rank || total > armour) ? Result::hit : Result::recoil;
}

BlowWays blow_ways(int modifiers, int rank, int armour) {
  BlowWays ways;
  for (int value = 1; value <= highest; ++value) {
    const Result r = result(value, modifiers, rank, armour);
    (r == Result::hit ? ways.hit : r == Result::recoil ? ways.recoil : ways.miss) += weight[value];
  }
  return ways;
}

BlowOdds blow_odds(int modifiers, int rank, int armour) {
  const BlowWays ways = blow_ways(modifiers, rank, armour);
  return {{ways.hit, whole}, {ways.recoil, whole}, {ways.miss, whole}};
}

Marks blow_marks(int modifiers, int rank, int armour) {
  Marks marks = 0;
  for (int value = 2; value <= highest; ++value) {
    if (result(value, modifiers, rank, armour) != result(value - 1, modifiers, rank, armour)) marks |= mark_at(value);
  }
  return marks;
}

void throw_blow(Play& play, Blow& blow, int rank, int armour, bool compared) {
  blow.value = throw_die(play, {"DRK-042", "a blow", blow.by, blow.at},
                         compared ? every_number : blow_marks(blow.modifiers, rank, armour));
  blow.result = result(blow.value, blow.modifiers, rank, armour);
}

bool prevails(const Blow& a, const Blow& over) {
  const auto worth = [](const Blow& x) { return std::tuple(x.rank, x.armour, x.value, x.modifiers); };
  return worth(a) > worth(over);  // DRK-045
}

bool clash(Blow& x, Blow& y) {
  if (x.result != y.result || x.result == Result::miss) return false;
  const bool first = prevails(x, y), second = prevails(y, x);
  if (!first) x.result = Result::miss;
  if (!second) y.result = Result::miss;  // DRK-A05 in a full tie neither counts
  return true;
}

namespace {

// DRK-A25 a base a centimetre higher; or on a bank, stairs or wall and the other is not; or further up on a slope.
bool stands_higher(Here here, FigureId who, FigureId than) {
  if (here.b.rulings.level_climber && here.man(than).across.has(who)) return false;  // DRK-A26
  const Length above = here[who].elevation - here[than].elevation;
  if (above >= here.b.numbers.height) return true;
  if (above.units < 0 || !raised(here, who)) return false;
  return !raised(here, than) || (here.b.numbers.uphill.units > 0 && above >= here.b.numbers.uphill);
}

Going riders_ground(Here here, FigureId rider) {  // DRK-A41
  return going(here, Mount::cavalry, here.base(rider));
}

}  // namespace

bool one_handed(Here here, FigureId id) {
  const Fighter& f = here.b.fighter(id);
  return f.weapon.heavy && f.shield != Shield::none && here.man(id).walled;
}

WeaponLength length_of(Here here, FigureId id) {
  const Weapon& weapon = here.b.fighter(id).weapon;
  return one_handed(here, id) ? weapon.one_hand : weapon.length;
}

BlowFacts blow_facts(Here here, FigureId by, FigureId at) {
  const Fighter& f = here.b.fighter(by);
  const Man& man = here.man(by);
  const Mount mine = mount(here, by), his = mount(here, at);
  const bool afoot = mine == Mount::foot, cavalry = mine == Mount::cavalry;
  return {.rank = f.rank,
          .wall = here.man(at).walled && wall_protects(here, at, here[by].at),
          .heavy = f.weapon.heavy && !one_handed(here, by) && !indoors(here, here[by].at) && ranks(here, by).empty(),
          .improvised = f.weapon.improvised,
          .across = afoot && man.across.has(at),
          .lower = stands_higher(here, at, by),  // DRK-A26 also of who attacks across a bank
          .riding_down = cavalry && his != Mount::cavalry && riders_ground(here, by) == Going::easy,
          // DRK-A28 on ground that is only difficult a man on foot keeps his −1
          .against_riders = his == Mount::cavalry && (mine == Mount::mounted_foot ||
                                                      (afoot && riders_ground(here, at) != Going::very_difficult)),
          .charging = cavalry && !man.charged.none(),
          .braced = afoot && f.braced && f.spear() && !man.moved && here.man(at).charged == by};
}

Tally blow_tally(const Numbers& n, const BlowFacts& blow, FigureId by) {
  Tally tally(by, "strikes");
  if (blow.wall) tally.add("DRK-040", "shield wall", n.foe_in_wall);
  if (blow.heavy) tally.add("DRK-040", "heavy weapon", n.heavy);
  if (blow.improvised || blow.rank <= n.poor_class)
    tally.add("DRK-A24", blow.improvised ? "improvised weapon" : "untrained", n.poor);  // DRK-A23
  if (blow.across) tally.add("DRK-A40", "across an obstacle", n.across);
  if (blow.lower) tally.add("DRK-A25", "foe stands higher", n.lower);
  if (blow.riding_down) tally.add("DRK-040", "riding down", n.riding_down);
  if (blow.against_riders) tally.add("DRK-A28", "against cavalry", n.against_riders);
  if (blow.charging) tally.add("DRK-A22", "charging", n.charge);
  if (blow.braced) tally.add("DRK-040", "braced", n.braced);
  return tally;
}

Tally blow_tally(Here here, FigureId by, FigureId at) {
  return blow_tally(here.b.numbers, blow_facts(here, by, at), by);
}

std::pair<Tally, Tally> tallies_on_arrival(Here here, FigureId by, FigureId at) {
  const DarkAgesBattle& b = here.b;
  State s = here.s;
  const Here then{b, s};
  if (const auto there = comes_to(here, by, at, allowance(here, by), touching)) {
    const bool charges = rides(here, by) && b.fighter(by).saddle && gap(here, by, at) >= b.numbers.charge_way &&
                         going_between(here, by, here[by].at, *there) == Going::easy;  // DRK-A22
    if (!round_base(here, by)) s[by].facing = bearing(here[at].at - here[by].at);
    put(b, s, by, *there);
    s.man(by).moved = s.man(by).alone = true;
    if (charges) s.man(by).charged = at;
    if (across_obstacle(then, s[at].at, *there)) s.man(at).across.add(by);  // DRK-A40
    settle_walls(b, s);
  }
  return {blow_tally(then, by, at), blow_tally(then, at, by)};
}

}  // namespace fyrd::darkages
