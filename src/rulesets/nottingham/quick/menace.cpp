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

}  // namespace

Fraction NottinghamBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  const auto& b = *this;
  State s = static_cast<const State&>(table);
  if (s.panics(by) || s[by].pose != Pose::standing || s[by].at == s[at].at) return {};
  s[by].facing = bearing(s[at].at - s[by].at);
  const int dice = share_of_dice(s, by), target = b.numbers.target;
  Fraction most;
  if (!cannot_shoot({b, s}, by, at)) {
    const Stance stance{area(s, at, by), obscured({b, s}, by, at)};
    most = chance_to_pass(dice, shot_tally({b, s}, by, at, stance).total(), target);
  }
  const Length goes = moves && may_move({b, s}, by) ? activation_allowance({b, s}, by) : Length{};
  const auto there = comes_to({b, s}, by, at, goes, reach_of({b, s}, by, armed({b, s}, by)));
  if (!there) return most;
  s[by].at = *there;
  const Tally blow = attack_tally({b, s}, Hand{.by = by, .dice = dice}, at, armed({b, s}, by), Blow::attack, 0,
                                  Stance{area(s, at, by), false});
  return std::max(most, chance_to_pass(dice, blow.total(), target));
}

}  // namespace fyrd::nottingham
