// A stage for Nottingham's geometry: any ground, houses and people, put together by hand.
#pragma once

#include <gtest/gtest.h>

#include "data/library.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/building.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/ways/climb.h"
#include "rulesets/nottingham/ways/course.h"
#include "rulesets/nottingham/ways/flight.h"
#include "rulesets/nottingham/ways/jump.h"
#include "rulesets/nottingham/ways/path.h"
#include "rulesets/nottingham/ways/toss.h"
#include "tests/rulesets/playground.h"

namespace fyrd::nottingham {

inline Length in(double inches) { return {Place::units(inches)}; }
inline Point pt(double x, double y) { return Place(x, y).at; }

inline Numbers book_numbers() {
  Numbers n;
  n.reach = in(1), n.contact = in(0.1), n.step = in(0.25), n.waist = in(0.6);
  n.activation_move = in(4), n.mounted_move = in(8), n.charge = in(3), n.smash_run = in(4);
  n.point_blank = in(2), n.range_step = in(10), n.lying_cover = in(4), n.toss = in(2);
  n.panic_near = in(4), n.flight = in(4), n.command = in(6), n.rally_near = in(4);
  n.higher = in(0.5), n.rider_higher = in(1), n.pick_up = in(1), n.get_up_room = in(1);
  n.foot_base = 20_mm, n.mounted_base = 40_mm;
  n.body_width = in(0.6), n.body_length = in(1.2), n.body_height = in(1.2), n.body_eyes = in(1.1);
  n.lying_height = in(0.3), n.lying_eyes = in(0.2), n.rider_height = in(1.9), n.rider_eyes = in(1.8);
  return n;
}

class Scene {
 public:
  explicit Scene(double width = 48, double depth = 48);

  Json scenario;
  NottinghamBattle b;
  State s;
  operator Here() const { return {b, s}; }

  // Pieces from corner to corner; `more` as in a scenario.
  void ground(const char* kind, Place low, Place high, const Json& more = {});
  void round(const char* kind, Place at, double radius);
  void building(const Json& house);
  void wall(const Json& w);
  std::string problems_text();

  FigureId red(const char* name, Place at, int facing = 0) { return add(0, name, at, facing); }
  FigureId blue(const char* name, Place at, int facing = 180) { return add(1, name, at, facing); }
  void square();  // bases instead of round ones (NOT-003)
  void pose(FigureId id, Pose pose) { s[id].pose = pose, settle(s, id); }
  void mount(FigureId id) { s.man(id).mounted = true, settle(s, id); }
  void raise(FigureId id, double height) { s[id].elevation = in(height); }
  Thing& thing(ThingKind kind, Place at, int facing = 0);
  int door(std::string_view id);
  void set(std::string_view id, DoorState state) { s.doors[door(id)] = state; }

  Course walk(FigureId id, std::initializer_list<Place> places, Gait gait = Gait::activation);

 private:
  void lay();
  void lay(data::Problems& problems);
  FigureId add(int side, const char* name, Place at, int facing);
};

}  // namespace fyrd::nottingham
