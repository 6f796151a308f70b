// In which of the areas around a figure somebody stands, and how far from its edge, and where a thing is that something
// is done with, as witnesses for whoever asks why.
#pragma once

#include "core/play/here.h"

namespace fyrd {

// Front, right, rear and left, parted by lines at 45° to the facing.
Witness area_witness(Here, FigureId of, FigureId who, const char* rule);
Witness area_witness(Here, FigureId of, FigureId who, const char* rule, Quarter);  // where the rules say he is
// Before or behind the line across the facing; behind it the margin is negative.
Witness front_witness(Here, FigureId of, FigureId who, const char* rule);
// A door, a ladder, a chest: from who does something with it, if it is anybody.
Witness thing_witness(Here, FigureId who, const Shape& thing, const char* rule);

}  // namespace fyrd
