// Attacks and Shots, from ambush too (STO-033, STO-034, STO-051, STO-A21, STO-A22, STO-X15).
#pragma once

#include "rulesets/stormclouds/deeds/action.h"

namespace fyrd::stormclouds {

Verdict cannot_strike(Here, FigureId, const Choice&);
bool may_ambush(Here, FigureId hero, FigureId villain);  // STO-051, STO-A21
int blow_trauma(Here, FigureId, const Choice&);          // STO-X15
void strike(Now, FigureId, const Choice&);
void tell_strike(Play&, bool blow, bool hits, const char* rule, const Told&);  // a Hero's or a Villain's

void list_strikes(Here, const ActionOrder&, Options&);
void explain_strike(Here, FigureId, const Choice&, Explanation&);

}  // namespace fyrd::stormclouds
