// Strokes and fills shared by everything that is painted on the ground.
#pragma once

#include "cli/pictures/page.h"
#include "paper/terrain.h"

namespace fyrd::cli {

struct Painted {
  const Piece* piece;
  Terrain terrain;
  Outline outline;
};

void fill(Page&, const Outline&, const char* colour, const char* rest = "");
void strokes(Page&, const std::string& d, const char* colour, double width, double opacity = 1);  // of one pen
void shadow(Page&, const Outline&, double dx, double dy);
std::string leg(XY a, XY b);
XY mix(XY a, XY b, double t);

}  // namespace fyrd::cli
