// What an enemy can do next: a shot from where he is, or a move into contact and a blow (DRK-001, DRK-A04, DRK-042).
#include <algorithm>

#include "core/figures/walk.h"
#include "rulesets/darkages/deeds/blow.h"
#include "rulesets/darkages/deeds/shot.h"
#include "rulesets/darkages/table/place.h"

namespace fyrd::darkages {

Fraction DarkAgesBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  const auto& b = *this;
  State s = static_cast<const State&>(table);
  if (s.man(by).bound) return {};
  Fraction most;
  const Shooting judge(b, s, ticks);
  if (const Shot shot{Shot::Kind::plain, by, at}; judge.stop(shot) == ShotStop::nothing)
    most = shot_chance(judge.modifiers(shot).total(), judge.need(shot));
  const auto there = comes_to({b, s}, by, at, moves ? allowance(b, s, by) : Length{}, touching);
  if (!there) return most;
  s[by].at = *there;
  const Fighter& target = b.fighter(at);
  return std::max(most, blow_odds(blow_tally(b, s, by, at).total(), target.rank, target.armour).hit);
}

}  // namespace fyrd::darkages
