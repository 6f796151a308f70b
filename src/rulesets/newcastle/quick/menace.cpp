// What an enemy can do next: a shot, or a charge and a contest (NEW-040, NEW-050, NEW-A14, NEW-A25).
#include <algorithm>

#include "core/figures/walk.h"
#include "rulesets/newcastle/deeds/contest.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

Fraction NewcastleBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  const auto& b = *this;
  State s = static_cast<const State&>(table);
  if (s.man(by).runs || s.man(by).cowers) return {};
  Fraction most;
  if (missile(b, s, by)) {
    const FigureSet seen = marks(b, s, by, at);
    // NEW-A14 one of those it is good enough for is drawn
    if (seen.has(at))
      most = Fraction(std::clamp(21 - shot_tally(b, s, by, at, seen.size(), false).total(), 0, 20), 20 * seen.size());
  }
  const auto there = comes_to({b, s}, by, at, moves ? rate(b, s, by, s.formed(by)) : Length{}, reach(b, s, by));
  if (!there || b.held(s, by).weapon.missile()) return most;
  s[by].at = *there;
  if (s[at].at != *there) s[by].facing = bearing(s[at].at - *there);
  const ContestOdds odds = contest_odds(need_tally(b, s, by, at).total(), need_tally(b, s, at, by).total());
  return std::max(most, odds.first + odds.both);
}

}  // namespace fyrd::newcastle
