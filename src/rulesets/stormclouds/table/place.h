// Who stands where: contact, edges, objectives (STO-001, STO-003, STO-080, STO-081, STO-A17, STO-A39).
#pragma once

#include "core/figures/walk.h"
#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

template <class Is>
bool any_of(FigureSet set, Is&& is) {
  for (FigureId id : set) {
    if (is(id)) return true;
  }
  return false;
}
template <class Is>
FigureSet those(FigureSet among, Is&& is) {
  for (FigureId id : among) {
    if (!is(id)) among.drop(id);
  }
  return among;
}

FigureSet heroes(Here);    // in play
FigureSet villains(Here);  // in play

// STO-003 bases touch, and neither stands much higher; so with what lies on the ground.
bool touch(Here, FigureId, FigureId);
inline constexpr Reason no_contact{"no_contact", "{by} does not touch {at}.", "STO-003", cure::in_contact};
FigureSet touched_by(Here, FigureId, FigureSet among);
std::vector<Shape> bases(Here, FigureSet);
bool touches(const StormcloudsBattle&, const Figure&, const Shape&);
Length gap(Here, FigureId, FigureId);
// The gap to the nearest of some; `longest` of nobody.
Length nearest_gap(Here, FigureId, FigureSet);

// STO-080 what flowcharts and Heroes are after: Loot, fires, the cart.
struct Objectives {
  std::array<Shape, max_objectives> shapes;
  std::array<std::int8_t, max_objectives> loot{};  // its place among the battle's; -1: the cart
  int count = 0;
};
Objectives objectives(Here);
Shape cart_shape(Here);
bool at_objective(Here, FigureId);

// STO-A17 the nearest place below a drop of more than a step, no further from somebody's base than that.
std::optional<Point> drop_near(const StormcloudsBattle&, const Figure&, Length within);

// STO-081 where a base of that width stands that begins near enough to an edge.
Zone edge_zone(const StormcloudsBattle&, Edge, Length base);
Point edge_middle(const StormcloudsBattle&, Edge, Length in);

void put(const StormcloudsBattle&, State&, FigureId, Point);
inline void face(State& s, FigureId id, Point at) {
  if (at != s[id].at) s[id].facing = bearing(at - s[id].at);
}

}  // namespace fyrd::stormclouds
