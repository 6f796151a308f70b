// The quick player of the more realistic game: whom it has, whom it meets, and what they are worth.
#include "rulesets/merlin/realistic/quick/player.h"

#include <algorithm>
#include <cstdlib>

#include "core/play/asked_as.h"
#include "rulesets/merlin/realistic/deeds/order.h"
#include "rulesets/merlin/realistic/deeds/shoot.h"
#include "rulesets/merlin/turn/first.h"

namespace fyrd::merlin::realistic {

Quick::Quick(Here here, Side me) : here_(here), me_(me) {
  const auto& [b, s] = here;
  Length longest{}, widest{};
  for (FigureId id : in_play(s)) {
    longest = max(longest, b.kit(id).longest), widest = max(widest, b.radius(s[id]));
    const int side = s[id].side.index;
    fighting_[side] += s.fights(id);
    if (s.fights(id) && shoots(id)) range_[side] = max(range_[side], range(b, id));
    if (s[id].side == me) {
      mine_[mine_count_++] = id;
    } else {
      theirs_[theirs_count_++] = id;
    }
  }
  grasp_ = (longest + 2 * widest).squared();
  for (int i = 0; i < 2; ++i)  // MER-R-041
    brittle_[i] = !s.quarter_done[i] && (b.strength[i] - fighting_[i] + 1) * 100 >= b.strength[i] * b.numbers.quarter;
}

// Cheaper than the gap, and never more.
Length Quick::gap_at_least(FigureId a, FigureId c) const {
  const Vec v = here_[c].at - here_[a].at;
  const std::int32_t x = std::abs(v.x), y = std::abs(v.y);
  return Length{std::max({x, y, (x + y) / 17 * 12})} - here_.b.radius(here_[a]) - here_.b.radius(here_[c]);
}

bool Quick::shoots(FigureId id) const {
  const Kit& kit = here_.b.kit(id);
  if (kit.missile == Missile::none || here_.man(id).has_broken(kit.missile_weapon)) return false;
  return kit.missile != Missile::javelin || here_.man(id).javelins > 0;
}

// A leader or standard, whose loss might break the force, stays behind while enough others can fight.
bool Quick::kept_back(FigureId id) const {
  const Troop& t = here_.b.troop(id);
  if (!(t.leader || t.standard) || winning()) return false;
  int hands = 0;
  for (FigureId f : ours())
    hands += f != id && here_.s.fights(f) && !shoots(f) && !here_.b.troop(f).leader && !here_.b.troop(f).standard;
  return hands >= 5;
}

// His points, and what his loss would do to the nerve of his force.
int Quick::worth(FigureId id) const {
  const Troop& t = here_.b.troop(id);
  return t.points + 6 + (shoots(id) ? 3 : 0) + (t.leader || t.standard ? 20 : 0) +
         (brittle_[here_[id].side.index] ? 20 : 0);
}

// Those who run are left to run; the last who do not run decide the battle.
Length Quick::detour(FigureId foe) const {
  if (!here_.s.routs(foe)) return {};
  return here_.b.numbers.walk * (few(foe) ? 20 : 4);
}

bool Quick::few(FigureId foe) const { return fighting_[here_[foe].side.index] <= 2; }

FigureId Quick::nearest_foe(FigureId id) const {
  FigureId best = nobody;
  Length least = longest;
  for (FigureId e : others()) {
    const Length more = detour(e);
    if (gap_at_least(id, e) + more >= least) continue;
    const Length g = gap(id, e) + more;
    if (g < least) best = e, least = g;
  }
  return best;
}

// Whom to go for: near him, and near to his friends, so that several meet one.
FigureId Quick::quarry(FigureId id) const {
  FigureId best = nobody;
  Length least = longest;
  for (FigureId e : others()) {
    if (gap_at_least(id, e) + detour(e) >= least) continue;
    std::int64_t sum = 0;
    int friends = 0;
    for (FigureId f : ours()) {
      if (f != id && here_.s.fights(f) && !shoots(f)) sum += gap(f, e).units, ++friends;
    }
    const Length theirs{friends ? static_cast<std::int32_t>(sum / friends) : 0};
    const Length g = gap(id, e) + detour(e) + (winning() ? theirs : theirs / 3);
    if (g < least) best = e, least = g;
  }
  return best;
}

// How far my hand-to-hand men are from the enemy on the whole: nobody gets far ahead of that.
Length Quick::common_gap() const {
  std::int64_t sum = 0;
  int count = 0;
  for (FigureId id : ours()) {
    const FigureId foe = here_.s.fights(id) && !shoots(id) ? nearest_foe(id) : nobody;
    if (!foe.none()) sum += gap(id, foe).units, ++count;
  }
  return Length{count ? static_cast<std::int32_t>(sum / count) : 0};
}

// Three for every two of the others: time to make an end.
bool Quick::winning() const { return fighting_[me_.index] * 2 >= 3 * fighting_[1 - me_.index]; }

bool Quick::outranges(Side side) const { return range_[side.index] > range_[1 - side.index]; }

// No time to lose: the battle is all but won, or the others only shoot meanwhile.
bool Quick::presses() const { return winning() || outranges(other(me_)); }

// There is time to wait for the others while the battle is young.
bool Quick::patient() const { return here_.s.turn * 5 < here_.b.common.turns && !presses(); }

Choice RealisticBattle::quick(const Tabletop& table, const Question& question, Random&) const {
  const Quick player({*this, state(table)}, question.who);
  if (asked_as<MoveOrder>(question)) return player.move_order();
  if (asked_as<BlowOrder>(question)) return player.blow_order();
  if (asked_as<ShotOrder>(question)) return player.shot_order();
  if (const auto* divide = asked_as<DivideOrder>(question)) return player.divide_order(*divide);
  if (asked_as<FirstOrder>(question)) return {.verb = FirstOrder::second};  // who moves last sees more
  return question.quiet();
}

}  // namespace fyrd::merlin::realistic
