// What an enemy can do next: a shot, or a charge and a contest (NEW-040, NEW-050, NEW-A14, NEW-A25).
#include <algorithm>

#include "core/figures/walk.h"
#include "rulesets/newcastle/deeds/contest.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

Fraction NewcastleBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  State s = state(table);
  const Here here{*this, s};
  if (s.man(by).runs || s.man(by).cowers) return {};
  Fraction most;
  if (missile(here, by)) {
    if (const Shot shot = shot_at(here, by, at, false); shot.marks.has(at)) most = shot_chance(here, shot, at);
  }
  const auto there = comes_to(here, by, at, moves ? rate(here, by, s.formed(by)) : Length{}, reach(here, by));
  if (!there || held(here, by).weapon.missile()) return most;
  s[by].at = *there;
  if (s[at].at != *there) s[by].facing = bearing(s[at].at - *there);
  return std::max(most,
                  contest_odds(need_tally(here, by, at).total(), need_tally(here, at, by).total()).gets_through());
}

}  // namespace fyrd::newcastle
