// What an enemy can do next in the simple game: a shot or a combat (MER-S-001, MER-S-004, MER-S-006).
#include <algorithm>

#include "core/figures/walk.h"
#include "rulesets/merlin/simple/deeds/melee.h"
#include "rulesets/merlin/simple/deeds/shoot.h"

namespace fyrd::merlin::simple {

Fraction SimpleBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  const auto& b = *this;
  State s = static_cast<const State&>(table);
  Fraction most;
  if (b.shooter(by) != Shooter::none && s.man(by).loaded && engaged_by(b, s, by).none() && !cannot_hit(b, s, by, at))
    most = Fraction(contest(shooting_tally(b, s, by).total() - target_tally(b, s, at).total()).wins, 36);
  const int times = !moves ? 0 : b.troop(by).profile.mounted() ? 1 + b.numbers.mounted_free : 1;  // MER-S-A11
  const auto there = comes_to({b, s}, by, at, b.numbers.movement * times, b.common.contact);
  if (!there) return most;
  s[by].at = *there;
  return std::max(
      most, Fraction(contest(personal_tally(b, s, by, at).total() - personal_tally(b, s, at, by).total()).wins, 36));
}

}  // namespace fyrd::merlin::simple
