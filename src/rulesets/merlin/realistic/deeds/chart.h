// The point spread chart, what is added on it, and what somebody's defence is (MER-R-025 … MER-R-027, MER-R-A03 … A05,
// A36, A47, A48).
#pragma once

#include "rulesets/merlin/realistic/deeds/reach.h"

namespace fyrd::merlin::realistic {

int column(const RealisticBattle&, int spread);  // 0 … 11
Effect in_column(const RealisticBattle&, int column, int rolled);
Effect look_up(const RealisticBattle&, int spread, int rolled);
const char* effect_name(Effect);  // "–", "DB", "DBm", "DE"

Tally defence_tally(const RealisticBattle&, const State&, FigureId target, FigureId attacker);
Tally chart_tally(const RealisticBattle&, const State&, FigureId attacker, FigureId target);  // a gate has no target
int increased(int value, int percent);                                                        // MER-R-A03

// MER-R-024, MER-R-A09 the k-th of n parts of a total, the larger ones first.
int part(int total, int n, int k);

}  // namespace fyrd::merlin::realistic
