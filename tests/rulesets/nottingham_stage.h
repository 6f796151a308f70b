// A stage for Nottingham's geometry: any ground, houses and people, put together by hand.
#pragma once

#include <gtest/gtest.h>

#include "data/library.h"
#include "rulesets/nottingham/building.h"
#include "rulesets/nottingham/course.h"
#include "stage.h"

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
  explicit Scene(double width = 48, double depth = 48) {
    scenario = {{"name", "Scene"}, {"table", {width, depth}}, {"ground", Json::array()}, {"buildings", Json::array()}, {"walls", Json::array()}};
    scenario["sides"] = {{{"zone", {0, 0, width, 2}}}, {{"zone", {0, depth - 2, width, depth}}}};
    b.numbers = book_numbers();
    b.bases = {disc({}, b.numbers.foot_base / 2), disc({}, b.numbers.mounted_base / 2),
               capsule({0, -in(0.3).units}, {0, in(0.3).units}, in(0.3))};
    b.groups = {0, 1, 2, 3};
    b.parties = {{"red", "Red"}, {"blue", "Blue"}};
    s.side_count = 2;
    lay();
  }

  Json scenario;
  NottinghamBattle b;
  State s;

  // Pieces from corner to corner; `more` as in a scenario.
  void ground(const char* kind, Place low, Place high, const Json& more = {}) {
    Json piece = {{"id", std::string(kind) + std::to_string(scenario["ground"].size())}, {"kind", kind}};
    piece["polygon"] = {low.json(), Place{{high.at.x, low.at.y}}.json(), high.json(), Place{{low.at.x, high.at.y}}.json()};
    if (!more.is_null()) piece.update(more);
    scenario["ground"].push_back(piece);
    lay();
  }
  void round(const char* kind, Place at, double radius) {
    scenario["ground"].push_back({{"id", std::string(kind) + std::to_string(scenario["ground"].size())}, {"kind", kind}, {"at", at.json()}, {"radius", radius}});
    lay();
  }
  void building(const Json& house) { scenario["buildings"].push_back(house), lay(); }
  void wall(const Json& w) { scenario["walls"].push_back(w), lay(); }
  std::string problems_text() {
    data::Problems problems;
    lay(problems);
    return problems.text();
  }

  FigureId red(const char* name, Place at, int facing = 0) { return add(0, name, at, facing); }
  FigureId blue(const char* name, Place at, int facing = 180) { return add(1, name, at, facing); }
  void pose(FigureId id, Pose pose) { s[id].pose = pose, settle(s, id); }
  void mount(FigureId id) { s.man(id).mounted = true, settle(s, id); }
  void raise(FigureId id, double height) { s[id].elevation = in(height); }
  Thing& thing(ThingKind kind, Place at, int facing = 0) {
    for (Thing& t : s.things) {
      if (t.kind != ThingKind::gone) continue;
      t.kind = kind, t.at = at.at, t.facing = degrees(facing);
      return t;
    }
    return s.things[0];
  }
  int door(std::string_view id) {
    for (std::size_t i = 0; i < b.doors.size(); ++i) {
      if (b.doors[i].id == id) return static_cast<int>(i);
    }
    return -1;
  }
  void set(std::string_view id, DoorState state) { s.doors[static_cast<std::size_t>(door(id))] = state; }

  Course walk(FigureId id, std::initializer_list<Place> places, Gait gait = Gait::activation) {
    Path path;
    for (const Place& p : places) path.add(p.at);
    return course(b, s, id, path, gait);
  }

 private:
  void lay() {
    data::Problems problems;
    lay(problems);
    EXPECT_TRUE(problems.empty()) << problems.text();
  }
  void lay(data::Problems& problems) {
    static const data::Library library = data::Library::embedded();
    const data::Tree terrain = library.tree("nottingham/terrain.toml", problems);
    const auto kinds = read_terrain(terrain, Unit::inch, 100, terrain_keys, problems);
    b.terrain.clear();
    for (const TerrainKind& kind : kinds) b.terrain.push_back(kind.id);
    b.traits = read_traits(terrain, problems);
    const data::Tree tree = data::Tree::from_json("scenario", scenario, problems);
    const Scenario read = read_scenario(tree, kinds, Unit::inch, 100, problems, building_keys);
    const Buildings buildings = read_buildings(tree, kinds, read_masonry(terrain, Unit::inch, 100, problems), Unit::inch, 100, read.ground, problems);
    b.ground = lay_ground(read.ground, b.traits, buildings);
    b.doors = buildings.doors;
    for (std::size_t i = 0; i < b.doors.size(); ++i) s.doors[i] = b.doors[i].state;
    b.ways[0] = Ways(b.ground, b.bases[foot_base].radius, {b.numbers.waist, b.numbers.body_height});
    b.ways[1] = Ways(b.ground, b.bases[rider_base].radius, {b.numbers.waist, b.numbers.rider_height});
  }
  FigureId add(int side, const char* name, Place at, int facing) {
    const FigureId id{s.figure_count++};
    Warrior w;
    w.id = w.name = name;
    b.warriors.push_back(w);
    b.members.push_back({name, name, Side{static_cast<std::uint8_t>(side)}, "warrior"});
    Figure& f = s[id];
    f.at = at.at, f.facing = degrees(facing), f.side = Side{static_cast<std::uint8_t>(side)}, f.pose = Pose::standing;
    f.elevation = surface(b, s, f.at, {});
    settle(s, id);
    return id;
  }
};

}  // namespace fyrd::nottingham
