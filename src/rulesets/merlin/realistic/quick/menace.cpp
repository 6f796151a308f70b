// What an enemy can do next in the realistic game: a shot, or a blow after his fastest way there (MER-R-002, MER-R-012,
// MER-R-023, MER-R-026).
#include <algorithm>

#include "core/dice/distribution.h"
#include "core/figures/walk.h"
#include "rulesets/merlin/realistic/deeds/melee.h"
#include "rulesets/merlin/realistic/deeds/shoot.h"
#include "rulesets/merlin/realistic/ways/gait.h"

namespace fyrd::merlin::realistic {

namespace {

Length fastest(const RealisticBattle& b, const State& s, FigureId id) {
  Length way;
  for (const Gait gait : {Gait::walk, Gait::trot, Gait::run}) {
    if (has_gait(b, s, id, gait) && may_change(b, s, id, gait)) way = max(way, most(b, s, id, gait));
  }
  return way;
}

// MER-R-023, MER-R-026 that a blow with its whole total puts him out.
Fraction chance_out(const RealisticBattle& b, const State& s, FigureId by, FigureId at, const Stroke& how) {
  static const Distribution two = Distribution::sum(dice(2, 6));
  const int added = chart_tally(b, s, by, at).total(), defence = defence_tally(b, s, at, by).total() + how.less;
  Fraction sum;
  const Distribution totals = Distribution::sum(dice(how.dice, 6));
  for (const auto& [total, chance] : totals.outcomes())
    sum += chance * two.chance([&](int n) { return look_up(b, total - defence, n + added) == Effect::out; });
  return sum;
}

}  // namespace

Fraction RealisticBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  const auto& b = *this;
  State s = static_cast<const State&>(table);
  if (s.routs(by)) return {};
  const Kit& kit = b.kit(by);
  Fraction worst;
  const bool shoots =
      kit.missile != Missile::none && !(s.man(by).broken >> kit.missile_weapon & 1) && s.man(by).loading == 0;
  if (shoots && engaged_by(b, s, by, s.routed).none() && !cannot_hit(b, s, by, at)) {
    const int needed = needed_tally(b, s, by, at).total();
    worst = Distribution::sum(dice(2, 6)).chance([&](int n) { return n >= needed; });
  }
  const auto there = comes_to({b, s}, by, at, moves ? fastest(b, s, by) : Length{}, kit.longest);
  if (!there) return worst;
  s[by].at = *there;
  for (int band = 0; band < bands; ++band) {
    if (const auto how = stroke(b, s, by, at, band)) worst = std::max(worst, chance_out(b, s, by, at, *how));
  }
  return worst;
}

}  // namespace fyrd::merlin::realistic
