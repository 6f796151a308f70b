// What an enemy can do next in the better game: a shot, or a blow if his dice bring him so far (MER-B-002, MER-B-006,
// MER-B-A17).
#include <algorithm>

#include "core/dice/distribution.h"
#include "core/figures/walk.h"
#include "rulesets/merlin/better/deeds/attack.h"
#include "rulesets/merlin/better/deeds/shoot.h"

namespace fyrd::merlin::better {

namespace {

// MER-B-002 the chance to be able to go so far.
Fraction chance_to_go(const BetterBattle& b, FigureId id, Length way) {
  const Length rides = b.fighter(id).mounted ? b.numbers.mounted_move : Length{};
  return Distribution::sum(dice(b.numbers.movement_dice, 6)).chance([&](int n) {
    return b.numbers.pip * n + rides >= way;
  });
}

}  // namespace

Fraction BetterBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  const auto& b = *this;
  State s = static_cast<const State&>(table);
  if (s.routs(by)) return {};  // MER-B-A17
  const Fighter& f = b.fighter(by);
  const auto fells = [&](int dice, int hits, bool missile) {
    return chance_to_fell(dice, hits, defence_tally(b, s, at, by, missile).total(), b.numbers.saves);
  };
  Fraction most;
  if (f.shoots && s.man(by).loaded && engaged_by(b, s, by, s.routed).none() && !cannot_hit(b, s, by, at))
    most = fells(f.shot.dice, f.shot.hits, true);
  const auto there = comes_to({b, s}, by, at, moves ? longest : Length{}, f.reach);
  if (!there) return most;
  const Fraction comes = *there == s[by].at ? Fraction(1) : chance_to_go(b, by, distance(s[by].at, *there));
  s[by].at = *there;
  if (const int arm = best_arm(b, s, by, at); arm >= 0) {
    const Arm& with = f.arms[static_cast<std::size_t>(arm)];
    most = std::max(most, comes * fells(dice_with(b, s, by, with), with.hits, false));
  }
  return most;
}

}  // namespace fyrd::merlin::better
