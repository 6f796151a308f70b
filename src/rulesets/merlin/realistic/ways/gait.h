// Paces: how far, how soon, and how much turning (MER-R-002 … MER-R-004, MER-R-A02, A22, A28 … A30).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

const char* gait_name(Gait);

bool has_gait(Here, FigureId, Gait);    // MER-R-A02
bool may_change(Here, FigureId, Gait);  // MER-R-003 from last turn's pace
Gait slowest(Here, FigureId);           // that he may go now
Gait fastest(Here, FigureId);
Length most(Here, FigureId, Gait);   // MER-R-002
Length least(Here, FigureId, Gait);  // MER-R-A28 he goes further than this

// What the turning of a way allows (MER-R-004, MER-R-A30).
enum class Turning : std::uint8_t { fine, too_much, not_straight };
Turning turning(Here, FigureId, Gait, const Path&, Angle facing);

// MER-R-A29 when all have moved, whoever is in an enemy's reach stands.
void settle_gaits(const RealisticBattle&, State&);

}  // namespace fyrd::merlin::realistic
