// A scenario of Nottingham with a plot, put together piece by piece.
#pragma once

#include "nottingham_game.h"
#include "rulesets/nottingham/plot.h"

namespace fyrd::nottingham {

class PlotGame : public NottinghamGame {
 public:
  explicit PlotGame(const char* plot, double size = 36) {
    scenario["plot"] = plot;
    scenario["table"] = {size, size};
    scenario["sides"] = {{{"zone", {0, 0, size, 1}}, {"facing", 0}},
                         {{"zone", {0, size - 4, size, size}}, {"facing", 180}}};
    scenario["buildings"] = Json::array();
  }
  void house(const char* id, double x, double y, double w, double d, const Json& more = {}) {
    Json h = {{"id", id}, {"at", {x, y}}, {"size", {w, d}}};
    if (!more.is_null()) h.update(more);
    scenario["buildings"].push_back(h);
  }
  int thing(ThingKind kind) {
    for (int i = 0; i < max_things; ++i) {
      if (state().things[i].kind == kind) return i;
    }
    return -1;
  }
  int door(std::string_view id) {
    for (std::size_t i = 0; i < battle().doors.size(); ++i) {
      if (battle().doors[i].id == id) return static_cast<int>(i);
    }
    return -1;
  }
  const Thing& the(ThingKind kind) { return state().things[thing(kind)]; }
  using NottinghamGame::off;
  int off(const Thing& t, Place from) {
    return (distance(t.at, from.at).units * 100 + units_per_inch / 2) / units_per_inch;
  }
};

}  // namespace fyrd::nottingham
