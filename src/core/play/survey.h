// What anybody may ask of the table at any time: how far it is, who sees whom, and what lies within somebody's reach.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/geometry/shape.h"
#include "core/ids.h"
#include "core/table/sight.h"

namespace fyrd {

class Battle;
struct Figure;
struct Tabletop;

// One end of a measurement: a figure, or with nobody a place.
struct Aim {
  FigureId figure{};
  Point at{};
};

// Whether one end sees the other, as the rules of the battle judge it.
struct Sight {
  bool sees = true;
  int share = -1;    // percent of the body that is seen; -1: the rules do not count it
  std::string text;  // a sentence without its full stop: "Brogan sees 83 % of Hasculf past the well"
  std::string rule;
  std::string by;           // the id of the figure or piece that hides something; empty: nothing does
  std::optional<Point> at;  // where it does
  Point from, to;
};

// Something drawn around a figure: how far a weapon reaches, what may be covered in a turn.
struct Ring {
  const char* kind;  // "reach", "threat", "area", "range", "front"
  std::string name;  // "sword"
  const char* rule;
  std::string text;            // "1″: whoever is within may be struck"
  std::vector<Point> outline;  // a closed line
};

std::string name_of(const Battle&, const Aim&);  // "Brogan", "this place"
Shape shape_of(const Battle&, const Tabletop&, const Aim&);
// A straight line between two spots, cut by the ground alone.
Sight sight_along(const Battle&, const Aim& from, const Aim& to, Spot eye, Spot target, const char* rule);

std::vector<Point> outline(const Shape&);  // with arcs as short straight legs
// The part of a disc that lies between two bearings, clockwise.
std::vector<Point> sector(Point, Length radius, Angle from, Angle to);

// The rings around somebody, drawn from his base.
class Rings {
 public:
  Rings(const Battle& battle, const Figure&);
  Rings(const Battle& battle, const Figure& f, const Shape& stand) : battle_(battle), figure_(f), stand_(stand) {}

  std::string measured(Length) const;  // "1″"
  // Whatever is no further from him than that; `far` stands before the text: "1″: whoever is within may be struck".
  void within(const char* kind, std::string name, const char* rule, Length far, const std::string& text);
  void add(const char* kind, std::string name, const char* rule, std::string text, Length drawn);
  // A part of what is around his middle, between two bearings from his facing.
  void part(std::string name, const char* rule, std::string text, Length radius, Angle from, Angle to);
  std::vector<Ring> all;

 private:
  const Battle& battle_;
  const Figure& figure_;
  const Shape stand_;
};

}  // namespace fyrd
