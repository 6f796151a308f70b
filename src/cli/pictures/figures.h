// Figures, as they are told from each other from afar.
#pragma once

#include "cli/pictures/page.h"

namespace fyrd::cli {

struct Look {
  Arm arm = Arm::none;
  bool mounted = false, leader = false, standard = false, shield = false, armoured = false;
  bool square = false;  // its base, whose sides are then twice the radius long
  std::string state;    // a word or two under the name: "routed"
};
Look look_of(const Battle&, const Tabletop&, FigureId);

const char* side_colour(Side);
// A painted piece on its base, as seen from above.
std::string figure_markup(XY at, double radius, double degrees, Side, const Look&, bool lying, bool fallen);

void draw_figures(Page&, const Picture&);

}  // namespace fyrd::cli
