// Ways on foot, up and down, and on wings; jumps (STO-030, STO-031, STO-055, STO-A15, STO-A23, STO-A30, STO-A35,
// STO-A36, STO-A40).
#pragma once

#include "core/figures/walk.h"
#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

// How much movement a way takes: its length, and every climb of more than a step (STO-A30).
Length way_cost(const StormcloudsBattle&, Point from, const Path&);
// A straight part of one: where the ground is how high.
struct Profile {
  struct Part {
    Length until, elevation;  // along the line
  };
  std::array<Part, 12> parts;
  int count = 0;
};
Profile profile(const StormcloudsBattle&, Point from, Point to);

// Whom somebody may not pass: enemies on his level (STO-A40).
FigureSet bars(Here, FigureId);
bool flies(const StormcloudsBattle&, FigureId);

// A Move as ordered: walked, flown, or with a jump at its end.
struct Journey {
  FigureId who;
  Path path;
  bool jumps = false;                                    // the last leg
  Length way, allowed;                                   // what it takes, and what one Move gives
  Length run() const { return max(way - allowed, {}); }  // STO-055 what he has to run for
};
Journey journey(Here, FigureId, const Path&, bool jumps, Length allowed);
// STO-055 a Trauma for each inch or part.
int run_cost(Length);
Verdict cannot_go(Here, const Journey&);

// STO-A36 what a jump takes of a Move: the way of his base, straight through the air.
Length flight(const StormcloudsBattle&, Point from, Point to);
// STO-A15 how far it is: from his base where he leaves to his base where he lands. The Target is its whole inches, as a
// die is higher than both or than neither.
Length jump_length(Here, FigureId, Point from, Point to);
int jump_target(Here, FigureId, Point from, Point to);
Point jump_foot(const StormcloudsBattle&, Point from, Point to);  // where one lands who falls
Point take_off(const State&, FigureId, const Path&);

}  // namespace fyrd::stormclouds
