// What Villains do to Heroes and for each other, and whom they choose for it (STO-033, STO-034, STO-A01, STO-A03,
// STO-A10, STO-A31, STO-X11).
#pragma once

#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

// By a chart or by a Twist.
void villain_attack(const StormcloudsBattle&, State&, Play&, FigureId, FigureId hero);
bool villain_shoot(const StormcloudsBattle&, State&, Play&, FigureId,
                   FigureId hero);  // false: no sight, or an enemy touches
void villain_dart(const StormcloudsBattle&, State&, Play&, FigureId, FigureId hero);
void villain_heal(const StormcloudsBattle&, State&, Play&, FigureId, FigureId whom);
void villain_rally(const StormcloudsBattle&, State&, Play&, FigureId);

// STO-X11 of several the first by what is preferred, then the nearest, then most Trauma, then by a die.
FigureId pick(const StormcloudsBattle&, const State&, Play&, FigureId villain, FigureSet among, Prefer);

const Spell& villain_spell(const StormcloudsBattle&, Effect);
int shot_number(const StormcloudsBattle&, const State&, FigureId villain, FigureId hero);  // STO-X15

}  // namespace fyrd::stormclouds
