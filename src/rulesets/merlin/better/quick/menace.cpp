// What an enemy can do next in the better game: a shot, or a blow if his dice bring him so far (MER-B-002, MER-B-006,
// MER-B-A17).
#include <algorithm>

#include "core/dice/distribution.h"
#include "rulesets/merlin/better/deeds/attack.h"
#include "rulesets/merlin/better/deeds/move.h"
#include "rulesets/merlin/better/deeds/shoot.h"
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin::better {

namespace {

// MER-B-002 the chance to be able to go so far.
Fraction chance_to_go(const BetterBattle& b, FigureId id, Length way) {
  return Distribution::sum(dice(b.numbers.movement_dice, 6)).chance([&](int n) {
    return movement(b.numbers, n, b.fighter(id).mounted) >= way;
  });
}

}  // namespace

Fraction BetterBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  State s = state(table);
  const Here here{*this, s};
  if (s.routs(by)) return {};  // MER-B-A17
  const Fighter& f = fighter(by);
  const auto fells = [&](int dice, int hits, bool missile) {
    return chance_to_fell(dice, hits, defence_tally(here, at, by, missile).total(), numbers.saves);
  };
  Fraction most;
  if (f.shoots && s.man(by).loaded && engaged_by(here, by, s.routed).none() && !cannot_hit(here, by, at))
    most = fells(f.shot.dice, f.shot.hits, true);
  const auto there = comes_to(here, by, at, moves ? longest : Length{}, f.reach);
  if (!there) return most;
  const Fraction comes = *there == s[by].at ? Fraction(1) : chance_to_go(*this, by, distance(s[by].at, *there));
  s[by].at = *there;
  if (const int arm = best_arm(here, by, at); arm >= 0)
    most = std::max(most, comes * fells(blow_dice(here, by, f.arms[arm]).value, f.arms[arm].hits, false));
  return most;
}

}  // namespace fyrd::merlin::better
