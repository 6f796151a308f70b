// Who stands where, at any moment of a movement: contact, groups, bad ground, sight and cover (DRK-010 … DRK-012,
// DRK-030, DRK-032, DRK-A14, DRK-A34 … DRK-A36, DRK-A49, DRK-A50).
#pragma once

#include "core/figures/sides.h"
#include "rulesets/darkages/battle.h"

namespace fyrd::darkages {

// DRK-A34 the table as it was at a tick; at the last it is as it is now.
Tabletop moment(const DarkAgesBattle&, const State&, int tick);
Point place_at(const State&, FigureId, int tick);

bool round_base(const DarkAgesBattle& b, const Figure& f);
Length half_depth(const DarkAgesBattle&, const Figure&);          // from the middle to the furthest of the base
bool touch(const DarkAgesBattle&, const Figure&, const Figure&);  // DRK-B04
Length gap(const DarkAgesBattle&, const Figure&, const Figure&);  // DRK-A49
FigureSet touched_foes(const DarkAgesBattle&, const Tabletop&, FigureId);
FigureSet touched_friends(const DarkAgesBattle&, const Tabletop&, FigureId);
// DRK-A14 those of his side within 2 cm of one another, himself included; nobody when they are fewer than three.
FigureSet group_of(const DarkAgesBattle&, const Tabletop&, FigureId);

// DRK-002, DRK-A10 the worst ground that a base touches, somewhere or on a straight way.
Going going(const DarkAgesBattle&, const State&, Mount, const Shape& base);
Going going_between(const DarkAgesBattle&, const State&, FigureId, Point from, Point to);
// A base that goes or lies somewhere; riders look where they go (DRK-A51).
Shape base_at(const DarkAgesBattle&, const Figure&, Point at, Angle facing);
// DRK-X08 the nearest burning piece stops a way, as impassable ground does; how far it gets.
Ground::Step step(const DarkAgesBattle&, const State&, const Shape& base, Point from, Point to);

bool indoors(const DarkAgesBattle&, const State&, Point);
bool raised(const DarkAgesBattle&, const State&, const Figure&);          // DRK-A25 on a bank, stairs or wall
bool across_obstacle(const DarkAgesBattle&, const State&, Point, Point);  // DRK-A40

// DRK-A35 what a line between two figures runs into.
struct View {
  bool clear = true;
  FigureId figure;  // who stands in it
  int piece = -1;
  Length wood;  // DRK-A36 on the line
};
View view(const DarkAgesBattle&, const State&, const Tabletop&, FigureId from, FigureId to);
bool sees(const DarkAgesBattle&, const State&, const Tabletop&, FigureId from, FigureId to);
// DRK-010 whoever crouches in bushes, still, cannot be shot at.
bool lies_hidden(const DarkAgesBattle&, const State&, const Tabletop&, FigureId);

enum class Cover : std::uint8_t { none, cover, slit };
Cover cover(const DarkAgesBattle&, const State&, const Tabletop&, FigureId shooter, FigureId target, Length wood);
bool shoots_from_inside(const DarkAgesBattle&, const State&, const Tabletop&, FigureId shooter,
                        FigureId target);  // DRK-029

template <class Is>
bool any(FigureSet set, Is&& is) {
  for (FigureId id : set) {
    if (is(id)) return true;
  }
  return false;
}

Length allowance(const DarkAgesBattle&, const State&, FigureId);  // DRK-001
void put(const DarkAgesBattle&, State&, FigureId, Point);

}  // namespace fyrd::darkages
