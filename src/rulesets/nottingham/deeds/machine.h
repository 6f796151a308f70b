// Loading, shooting and smashing war machines (NOT-X40).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"

namespace fyrd::nottingham {

Tally bolt_tally(Here, FigureId, const Machine&, FigureId target);
Tally stone_tally(Here, FigureId, const Machine&, Point at);

extern May may_load_machine, may_shoot_bolt, may_lob, may_smash_machine;
extern Do load_machine, shoot_bolt, lob, smash_machine;

}  // namespace fyrd::nottingham
