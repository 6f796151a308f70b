// Who can strike whom, and with what (MER-R-020 … MER-R-023, MER-R-A07, A10, A20, A27, A38, A39, A52).
#pragma once

#include <optional>

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

// One way of striking at somebody.
struct Stroke {
  std::uint8_t band = 0;
  Length reach;
  int dice = 0;
  int less = 0;           // taken from the total: bare hands
  int breaks = 0;         // the highest natural throw that breaks the weapon
  int ranks = 0;          // past how many friends in front of him it may strike
  int weapon = -1;        // of the troop's weapons; none: bare hands or what is left of one
  const char* what = "";  // for the tally
};

bool usable(Here, FigureId, const Arm&);  // whole, and a lance on horseback
// With which weapon somebody would strike at an enemy in a band; none when he has nothing for it.
std::optional<Stroke> stroke(Here, FigureId attacker, FigureId target, int band);
int stroke_dice(const Numbers&, const Arm&, bool mounted, bool charging);                   // MER-R-023
bool within_reach(const RealisticBattle&, const Figure& a, const Figure& b, Length reach);  // MER-R-A52
// Also the ranks in front allow it (MER-R-020, MER-R-A20).
bool can_strike(Here, FigureId attacker, FigureId target, int band);
bool can_strike(Here, FigureId attacker, FigureId target);  // in any band
int first_band(Here, FigureId attacker, FigureId target);   // in which he can strike; `bands` when in none
// MER-R-A32 he was driven back, and a weapon against him comes before his own.
bool held_off(Here, FigureId, FigureId by);
// MER-R-022 an enemy nearer than the target whom he could strike.
FigureId nearer_enemy(Here, FigureId attacker, FigureId target);

Length longest_reach(Here, FigureId);                // of what he still has
bool charging(Here, FigureId rider, FigureId into);  // MER-R-A07
// MER-R-A07 those a rider has come into reach of by moving from a place to where he stands.
FigureSet charged_from(Here, FigureId rider, Point from, Gait pace);
bool in_anybodys_reach(Here, FigureId);            // of an enemy who does not rout
bool reaches_anybody(Here, FigureId, Point from);  // an enemy, from that place

}  // namespace fyrd::merlin::realistic
