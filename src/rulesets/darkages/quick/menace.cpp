// What an enemy can do next: a shot from where he is, or a move into contact and a blow (DRK-001, DRK-A04, DRK-042).
#include <algorithm>

#include "core/figures/walk.h"
#include "rulesets/darkages/deeds/aim.h"
#include "rulesets/darkages/deeds/blow.h"
#include "rulesets/darkages/table/place.h"

namespace fyrd::darkages {

Fraction DarkAgesBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  State s = state(table);
  const Here here{*this, s};
  if (s.man(by).bound) return {};
  Fraction most;
  const Shooting judge(here, ticks);
  if (const Shot shot{.by = by, .at = at}; !judge.cannot(shot))
    most = shot_chance(judge.modifiers(shot).total(), judge.need(shot));
  const auto there = comes_to(here, by, at, moves ? allowance(here, by) : Length{}, touching);
  if (!there) return most;
  s[by].at = *there;
  const Fighter& target = fighter(at);
  return std::max(most, blow_odds(blow_tally(here, by, at).total(), target.rank, target.armour).hit);
}

}  // namespace fyrd::darkages
