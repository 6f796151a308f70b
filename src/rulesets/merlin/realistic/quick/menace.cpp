// What an enemy can do next in the realistic game: a shot, or a blow after his fastest way there (MER-R-002, MER-R-012,
// MER-R-023, MER-R-026).
#include <algorithm>

#include "core/dice/distribution.h"
#include "core/figures/walk.h"
#include "rulesets/merlin/realistic/deeds/chart.h"
#include "rulesets/merlin/realistic/deeds/melee.h"
#include "rulesets/merlin/realistic/deeds/shoot.h"
#include "rulesets/merlin/realistic/ways/gait.h"
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin::realistic {

namespace {

// MER-R-023, MER-R-026 that a blow with its whole total puts him out.
Fraction chance_out(Here here, FigureId by, FigureId at, const Stroke& how) {
  static const Distribution two = Distribution::sum(dice(2, 6));
  const int added = chart_tally(here, by, at).total();
  const int ahead = total_tally(by, how).total() - defence_tally(here, at, by).total();
  Fraction sum;
  const Distribution thrown = Distribution::sum(dice(how.dice, 6));
  for (const auto& [total, chance] : thrown.outcomes())
    sum += chance * two.chance([&, spread = total + ahead](int n) {
      return look_up(here.b.numbers, spread, n + added) == Effect::out;
    });
  return sum;
}

}  // namespace

Fraction RealisticBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  State s = state(table);
  const Here here{*this, s};
  if (s.routs(by)) return {};
  Fraction worst;
  const bool shoots =
      kit(by).missile != Missile::none && !s.man(by).has_broken(kit(by).missile_weapon) && s.man(by).loading == 0;
  if (shoots && engaged_by(here, by, s.routed).none() && !cannot_hit(here, by, at))
    worst = Fraction(chances_to_throw(needed_tally(here, by, at).total()), 36);
  const Length goes = moves ? most(here, by, fastest(here, by)) : Length{};
  const auto there = comes_to(here, by, at, goes, kit(by).longest);
  if (!there) return worst;
  const Point from = s[by].at;
  s[by].at = *there;
  if (moves) s.man(by).charged = charged_from(here, by, from, fastest(here, by));
  for (int band = 0; band < bands; ++band) {
    if (const auto how = stroke(here, by, at, band)) worst = std::max(worst, chance_out(here, by, at, *how));
  }
  return worst;
}

}  // namespace fyrd::merlin::realistic
