// What every drawing is made of: escaped text, short numbers, and the outlines of shapes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/geometry/shape.h"
#include "core/play/battle.h"

namespace fyrd::paper {

struct XY {
  double x = 0, y = 0;
};
using Outline = std::vector<XY>;  // closed, convex

std::string escaped(std::string_view text);  // for text and attributes of XML
std::string num(double v);                   // at most one decimal
std::string path_of(const Outline&);         // the value of a `d`

// Where the table lies on the page.
struct Frame {
  double scale = 1;  // page units for one unit of length
  double left = 0, top = 0, width = 0, height = 0;

  XY at(Point p) const { return {left + p.x * scale, top + height - p.y * scale}; }
  double length(Length l) const { return l.units * scale; }
  Outline outline(const Shape&) const;
};

Outline inset(const Outline&, double by);  // empty when nothing is left
bool inside(const Outline&, XY);
XY centre(const Outline&);
double distance(XY a, XY b);

// The long middle line of a piece that is crossed: from the middle of one narrow end to the other, and its half width.
struct Axis {
  XY from, to;
  double half = 0;
};
Axis axis(const Outline&);

}  // namespace fyrd::paper
