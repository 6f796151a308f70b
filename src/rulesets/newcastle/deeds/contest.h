// Two fighters roll against their modified W: what each needs, and the four ways it can come out (NEW-001, NEW-002,
// NEW-050 … NEW-053, NEW-A01, NEW-A12, NEW-A31).
#pragma once

#include <algorithm>

#include "core/dice/fraction.h"
#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

constexpr int faces = 20;                                                              // NEW-001 of every die
constexpr int faces_from(int need) { return std::clamp(faces + 1 - need, 0, faces); }  // how many of them are enough

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

  Fraction gets_through() const { return first + both; }
};
ContestOdds contest_odds(int need, int his_need);

// NEW-051 what matters for a man's roll against another, taken from the table or said in words, and what he needs.
struct FightFacts {
  int skill = 0;
  bool champion = false;
  int shield = 0;      // of the other, towards him
  int neighbours = 0;  // NEW-031
  int spear = 0;       // NEW-006 what each of them is worth with a weapon that out-reaches the other; 0: as any
  int hindered = 0;    // NEW-056 by somebody who has closed with him
  int wounds = 0;
  bool extra_wieldy = false, foe_dodges = false, rides_down = false;
};
FightFacts fight_facts(Here, FigureId by, FigureId at);
Tally need_tally(const Numbers&, const FightFacts&, FigureId by = nobody);
Tally need_tally(Here, FigureId by, FigureId at);
// NEW-054 he holds a longer weapon than the other, who has not closed with him.
bool outreaches(Here, FigureId by, FigureId at);

}  // namespace fyrd::newcastle
