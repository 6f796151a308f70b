// Who stands where and what he is worth there: contact, edges, objectives, statistics as they are now (STO-003,
// STO-005, STO-A13, STO-A17, STO-A39).
#pragma once

#include "core/figures/walk.h"
#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

// STO-007, STO-070 a card as it lies, with what Twists and issues make of it.
Stats stats(const StormcloudsBattle&, const State&, FigureId);
Length allowance(const StormcloudsBattle&, const State&, FigureId);                // STO-030 how far one Move goes
inline bool wounded(const State& s, FigureId id) { return s.man(id).trauma > 0; }  // STO-043

template <class Is>
bool any_of(FigureSet set, Is&& is) {
  for (FigureId id : set) {
    if (is(id)) return true;
  }
  return false;
}

FigureSet heroes(const StormcloudsBattle&, const State&);    // in play
FigureSet villains(const StormcloudsBattle&, const State&);  // in play

// STO-003 bases touch, and neither stands much higher.
bool touch(const StormcloudsBattle&, const State&, FigureId, FigureId);
FigureSet touched_by(const StormcloudsBattle&, const State&, FigureId, FigureSet among);
bool touches(const StormcloudsBattle&, const Figure&, const Shape&);
Length gap(const StormcloudsBattle&, const State&, FigureId, FigureId);
// The gap to the nearest of some; `longest` of nobody.
Length nearest_gap(const StormcloudsBattle&, const State&, FigureId, FigureSet);

// STO-080 what flowcharts and Heroes are after: Loot, fires, the cart.
struct Objectives {
  std::array<Shape, max_objectives> shapes;
  std::array<std::int8_t, max_objectives> loot{};  // its place among the battle's; -1: the cart
  int count = 0;
};
Objectives objectives(const StormcloudsBattle&, const State&);
Shape cart_shape(const StormcloudsBattle&, const State&);
bool at_objective(const StormcloudsBattle&, const State&, FigureId);

// STO-A17 the nearest place below a drop of more than a step, no further from somebody's base than that.
std::optional<Point> drop_near(const StormcloudsBattle&, const Figure&, Length within);

Zone edge_zone(const StormcloudsBattle&, Edge);  // STO-081
Point edge_middle(const StormcloudsBattle&, Edge, Length in);

void put(const StormcloudsBattle&, State&, FigureId, Point);
inline void face(State& s, FigureId id, Point at) {
  if (at != s[id].at) s[id].facing = bearing(at - s[id].at);
}

}  // namespace fyrd::stormclouds
