// Strokes and fills shared by everything that is painted on the ground.
#pragma once

#include "cli/picture.h"

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

void paint_house(Page&, const Picture&, const Painted&);
void paint_hedge(Page&, const Painted&);
void paint_wall(Page&, const Painted&);
void paint_fence(Page&, const Painted&);
// `trees` are all that stand already, so that those of neighbouring woods keep apart.
void paint_trees(Page&, const Picture&, const Painted&, std::vector<XY>& trees);

}  // namespace fyrd::cli
