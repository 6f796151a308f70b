// The ink and the paper of a picture: escaped text, short numbers, outlines of shapes, and the colours of the
// manuscript.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/geometry/shape.h"
#include "core/play/battle.h"

namespace fyrd::cli {

namespace ink {
constexpr const char* text = "#2e2418";
constexpr const char* faded = "#75654a";
constexpr const char* vellum = "#f5ecd6";
constexpr const char* vellum_edge = "#e3d0a6";
constexpr const char* gold = "#c8961e";
constexpr const char* madder = "#a5352d";
constexpr const char* woad = "#2f5584";
constexpr const char* verdigris = "#2b7a68";
constexpr const char* sloe = "#5b3f66";
constexpr const char* steel = "#d3d6d6";
constexpr const char* wood = "#7a5230";
constexpr const char* wood_light = "#a67a4c";
}  // namespace ink

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

}  // namespace fyrd::cli
