// What an enemy can do next: turn, and shoot or strike with his share of the free dice (NOT-022, NOT-024, NOT-025,
// NOT-054, NOT-063, NOT-066).
#include <algorithm>

#include "core/figures/walk.h"
#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/turn/dice.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

Fraction power(int base, int n) {
  Fraction all(1);
  for (int i = 0; i < n; ++i) all *= Fraction(base, 6);
  return all;
}

// NOT-022 that the best of so many dice and the sum are more than the target.
Fraction chance_to_pass(int dice, int sum, int target) {
  const int need = target + 1 - sum;
  if (need <= 6) return Fraction(1) - power(std::max(need - 1, 1), dice);  // NOT-025 all ones fail
  Fraction all, ways(1);
  for (int sixes = 1; sixes <= dice; ++sixes) {
    ways *= Fraction(dice - sixes + 1, sixes);
    if (5 + sixes >= need) all += ways * power(1, sixes) * power(5, dice - sixes);  // NOT-024
  }
  return all;
}

// As many as each of his side has, were they shared out.
int share_of_dice(const State& s, FigureId id) {
  return std::max(1, s.band(s[id].side).free / std::max(1, in_play(s, s[id].side).size()));
}

bool helpless(const State& s, FigureId by, FigureId at) {
  return s.panics(by) || s[by].pose != Pose::standing || s[by].at == s[at].at;
}

Fraction shot_chance(Here here, FigureId by, FigureId at, int dice, bool hidden) {
  const Tally sum = shot_tally(here, by, at, {area(here.s, at, by), hidden});
  return chance_to_pass(dice, sum.total(), here.b.numbers.target);
}

Fraction blow_chance(Here here, FigureId by, FigureId at, int dice) {
  const Tally sum = attack_tally(here, Hand{.by = by, .dice = dice}, at, armed(here, by), Blow::attack, 0,
                                 Stance{area(here.s, at, by), false});
  return chance_to_pass(dice, sum.total(), here.b.numbers.target);
}

}  // namespace

Fraction NottinghamBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  State s = static_cast<const State&>(table);
  if (helpless(s, by, at)) return {};
  s[by].facing = bearing(s[at].at - s[by].at);
  const Here here{*this, s};
  const int dice = share_of_dice(s, by);
  Fraction most;
  if (!cannot_shoot(here, by, at)) most = shot_chance(here, by, at, dice, obscured(here, by, at));
  const Length goes = moves && may_move(here, by) ? activation_allowance(here, by) : Length{};
  const auto there = comes_to(here, by, at, goes, reach_of(here, by, armed(here, by)));
  if (!there) return most;
  s[by].at = *there;
  return std::max(most, blow_chance(here, by, at, dice));
}

bool NottinghamBattle::menaces(const State& now, FigureId by, FigureId at) const {
  if (helpless(now, by, at)) return false;
  State s = now;
  s[by].facing = bearing(s[at].at - s[by].at);
  const Here here{*this, s};
  const int dice = share_of_dice(s, by);
  const Length reach = reach_of(here, by, armed(here, by)), hair{10};  // of rounding
  const bool near = distance(s[by].at, s[at].at) <= bases[s[by].base].outer + bases[s[at].base].outer + reach + hair;
  if (near && comes_to(here, by, at, {}, reach) && !blow_chance(here, by, at, dice).zero()) return true;
  if (cannot_shoot(here, by, at)) return false;
  const bool clear = !shot_chance(here, by, at, dice, false).zero(),
             covered = !shot_chance(here, by, at, dice, true).zero();
  return clear == covered ? clear : obscured(here, by, at) ? covered : clear;
}

}  // namespace fyrd::nottingham
