// What Villains do to Heroes and for each other, and whom they choose for it (STO-033, STO-034, STO-A01, STO-A03,
// STO-A10, STO-A31, STO-X11).
#pragma once

#include "rulesets/stormclouds/table/sight.h"
#include "rulesets/stormclouds/turn/rolloff.h"

namespace fyrd::stormclouds {

// By a chart or by a Twist.
void villain_attack(Now, FigureId, FigureId hero);
bool villain_shoot(Now, FigureId, FigureId hero);  // false: no sight, or an enemy touches
void villain_dart(Now, FigureId, FigureId hero);
void villain_heal(Now, FigureId, FigureId whom);
void villain_rally(Now, FigureId);

// One of several by a die, where there are several.
FigureId drawn(Play&, FigureSet among, const Why&);
// STO-X11 of several the first by what is preferred, then the nearest, then most Trauma, then by a die.
FigureId pick(Now, FigureId villain, FigureSet among, Prefer);

const Spell& villain_spell(const StormcloudsBattle&, Effect);
int shot_number(Here, FigureId villain, FigureId hero);  // STO-X15
// STO-A03 what a Curse makes of a number where nobody rolls …
int spell_number(Here, FigureId villain, Look seen);
// … and of the roll of a Hero who defends himself.
Luck defence_luck(Here, FigureId hero, Look seen);

}  // namespace fyrd::stormclouds
