// Two fighters roll against their modified W: what each needs, and the four ways it can come out (NEW-050 … NEW-053).
#pragma once

#include "core/dice/fraction.h"
#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

enum class Outcome : std::uint8_t { nothing, first, second, both };  // who hits

// NEW-050, NEW-A01, NEW-A12
Outcome outcome(int need, int roll, int his_need, int his_roll);

struct ContestOdds {
  Fraction first, second, both, nothing;
};
ContestOdds contest_odds(int need, int his_need);

// NEW-051 what a man must roll against another: W and everything that is added to it.
Tally need_tally(const NewcastleBattle&, const State&, FigureId by, FigureId at);
// NEW-054 he holds a longer weapon than the other, who has not closed with him.
bool outreaches(const NewcastleBattle&, const State&, FigureId by, FigureId at);

}  // namespace fyrd::newcastle
