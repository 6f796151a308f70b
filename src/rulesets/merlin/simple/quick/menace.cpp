// What an enemy can do next in the simple game: a shot or a combat (MER-S-001, MER-S-004, MER-S-006).
#include <algorithm>

#include "rulesets/merlin/simple/deeds/melee.h"
#include "rulesets/merlin/simple/deeds/move.h"
#include "rulesets/merlin/simple/deeds/shoot.h"
#include "rulesets/merlin/simple/turn/contest.h"
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin::simple {

Fraction SimpleBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  State s = state(table);
  const Here here{*this, s};
  const auto wins = [](const Tally& his, const Tally& mine) {
    return Fraction(contest(his.total() - mine.total()).wins, 36);
  };
  Fraction most;
  if (shooter(by) != Shooter::none && s.man(by).loaded && engaged_by(here, by).none() && !cannot_hit(here, by, at))
    most = wins(shooting_tally(*this, by), target_tally(*this, at));
  const auto there = comes_to(here, by, at, moves ? furthest(*this, by) : Length{}, common.contact);
  if (!there) return most;
  s[by].at = *there;
  return std::max(most, wins(combat_tally(here, by, at), combat_tally(here, at, by)));
}

}  // namespace fyrd::merlin::simple
