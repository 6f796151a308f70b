// What a hit does: tossed, dropped, out, unhorsed (NOT-014, NOT-083, NOT-084, NOT-090, NOT-091, NOT-108, NOT-162,
// NOT-A07, NOT-A08, NOT-A42, NOT-A85, A88).
#pragma once

#include "rulesets/nottingham/battle.h"
#include "rulesets/nottingham/deeds/fall.h"

namespace fyrd::nottingham {

enum class Harm : std::uint8_t { none, tossed, ground, out };
Harm harm_of(const Numbers&, int total, bool fells = false);  // NOT-083, NOT-A08; NOT-108 no toss but down
int wound_throw(Play&, const Numbers&, int dice, const Tally&, const Why&);
WoundFacts struck(Here, FigureId by, FigureId target);  // what counts of the target, whatever strikes him

// Throws the dice of a wound and lets it happen. `fells`: a toss drops him instead (NOT-108).
Harm wound(Now, FigureId by, FigureId target, int dice, const Tally&, Point from, bool fells = false,
           bool no_toss = false);
void suffer(Now, FigureId by, FigureId target, Harm, Point from);

void go_to_ground(Now, FigureId,
                  FigureId by = nobody);            // NOT-090; out in deep water
void put_out(Now, FigureId, FigureId by = nobody);  // NOT-091
void leave_table(Now, FigureId);                    // NOT-095

// NOT-083, NOT-143 pushed back: in the way of something he falls, or drops when thrust.
enum class Touch : std::uint8_t { falls, drops };
void toss_back(Now, FigureId, Point from, Touch, FigureId by);

}  // namespace fyrd::nottingham
