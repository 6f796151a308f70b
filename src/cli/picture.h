// A table as a picture: one page of an illuminated manuscript, as SVG.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "cli/svg.h"
#include "core/dice/seeded.h"
#include "core/events/event.h"
#include "paper/terrain.h"

namespace fyrd::cli {

struct Picture {
  const Battle& battle;
  const Tabletop& table;
  std::span<const Event> events;  // up to this moment
  std::string title, subtitle;
  int size = 1400;  // pixels of the longer edge
};

std::string draw_picture(const Picture&);

// The page while it is being drawn.
struct Page {
  Frame frame;
  std::string out;
  Random random{7, Stream::decoration, 0};

  void add(const std::string& markup) { out += markup, out += '\n'; }
  double chance() { return random.next() / 4294967296.0; }  // 0 … 1
  double between(double a, double b) { return a + (b - a) * chance(); }
};

// What can be told of a figure from afar.
struct Look {
  std::string weapon;  // "crossbow", … one of weapon_names, or empty
  bool mounted = false, leader = false, standard = false, shield = false, armoured = false;
  std::string state;  // a word or two under the name: "routed"
};
Look look_of(const Battle&, const Tabletop&, FigureId);

const char* side_colour(Side);
// A painted piece on its base, as seen from above.
std::string figure_markup(XY at, double radius, double degrees, Side, const Look&, bool lying, bool fallen);

void draw_ground(Page&, const Picture&);
void draw_props(Page&, const Picture&);
void draw_moves(Page&, const Picture&);
void draw_figures(Page&, const Picture&);
void draw_names(Page&, const Picture&);
void draw_paper(Page&, const Picture&, double width, double height);  // vellum, border, title
void draw_rim(Page&, const Picture&);
double legend_height(const Picture&, double width);
void draw_legend(Page&, const Picture&, double left, double top, double width);

}  // namespace fyrd::cli
