// Places to set up at: which are where they should be, which are free, and a few to offer (NOT-A99).
#pragma once

#include "rulesets/nottingham/plots/plot.h"

namespace fyrd::nottingham {

// What he would stand on there, outdoors: hills count, roofs do not.
Length ground_level(Here, Point);
Posts posts_of(Here, FigureId, int house);

// Whether somebody may be set up at a place; how high, and looking which way by default.
struct Footing {
  bool in_post = false, free = false;
  int post = -1;  // which one
  Length height{};
  Angle facing{};
};
Footing footing(Here, FigureId, std::span<const Post>, Point);
// Anywhere on the table, for whom there is no room where he should be.
Footing footing_anywhere(Here, FigureId, Point);

struct Place {
  Point at;
  Footing how;
};
// A few places for him, spread over his posts, in a fixed order; where those are full, one anywhere.
std::vector<Place> places_for(Here, FigureId, const Posts&, int most);
bool any_place(Here, FigureId, std::span<const Post>);
// The area of a post as it is open to him now, and a place in words.
Region area_of(Here, FigureId, std::span<const Post>, const Post&);
std::string place_words(Here, FigureId, std::span<const Post>, const Place&);

// As if he sat in the saddle, or not.
inline State mounted(const State& s, FigureId id, bool up) {
  State trial = s;
  trial.man(id).mounted = up;
  return trial;
}

}  // namespace fyrd::nottingham
