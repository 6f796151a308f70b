// Two fighters roll against their modified W: what each needs, and the four ways it can come out (NEW-050 … NEW-053).
#pragma once

#include "core/dice/fraction.h"
#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

enum class Outcome : std::uint8_t { nothing, first, second, both };  // who hits

// NEW-050, NEW-A01, NEW-A12
Outcome outcome(int need, int roll, int his_need, int his_roll);

// NEW-001 both roll; with `luck` a one and the very number needed are read as well (NEW-X06).
struct Rolls {
  int roll, his_roll;
  Outcome result;
};
Rolls roll_contest(Play&, int need, int his_need, bool luck, FigureId by, FigureId at);

struct ContestOdds {
  Fraction first, second, both, nothing;
};
ContestOdds contest_odds(int need, int his_need);

// NEW-051 what a man must roll against another: W and everything that is added to it.
Tally need_tally(const NewcastleBattle&, const State&, FigureId by, FigureId at);
// NEW-054 he holds a longer weapon than the other, who has not closed with him.
bool outreaches(const NewcastleBattle&, const State&, FigureId by, FigureId at);

}  // namespace fyrd::newcastle
