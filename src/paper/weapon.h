// Weapons seen from above, for a base of radius 1 that faces up the page. The strokes have classes (haft, blade, bow,
// cord, thin, thick), so that a page chooses their ink.
#pragma once

#include "core/play/appearance.h"

namespace fyrd::paper {

const char* weapon_markup(Arm);

}  // namespace fyrd::paper
