// A table as a map for setting it up: black on white, to scale, with a grid and numbers on everything that lies there.
#pragma once

#include <string>
#include <vector>

#include "core/play/battle.h"
#include "rulesets/scenario.h"

namespace fyrd::paper {

// Pieces of ground that are the same but for their place: "a yew", eight times.
struct Group {
  const Piece* like;
  std::vector<const Piece*> pieces;
};
std::vector<Group> groups_of(const Battle&);  // numbered from 1; parts of buildings are not among them

// Doors, beasts and other things, lettered from a.
struct Things {
  std::string name;
  std::vector<Prop> all;
};
std::vector<Things> things_of(const Battle&, const Tabletop& begun);

struct Area {  // a deployment zone or an objective
  Point low, high;
  std::string name;
  bool zone = true;
};

struct Map {
  std::string svg;
  double width = 0, height = 0;  // on the paper, in millimetres, with the numbers around it
  int scale = 1;                 // 1 : scale
  int grid = 0;                  // inches or centimetres between its lines
};
// As large as fits, at a scale people can reckon with.
Map map_of(const Battle&, const Tabletop& begun, const std::vector<Area>&, double width, double height);

std::string coordinate(Length, Unit);      // "4.5", without the unit
std::string place_of(const Shape&, Unit);  // "(4.5, 10)", or from corner to corner

extern const char* const map_style;

}  // namespace fyrd::paper
