// The stage for Nottingham's geometry: laying the ground, putting people on it.
#include "tests/rulesets/nottingham/stage.h"

namespace fyrd::nottingham {

Scene::Scene(double width, double depth) {
  scenario = {{"name", "Scene"},
              {"table", {width, depth}},
              {"ground", Json::array()},
              {"buildings", Json::array()},
              {"walls", Json::array()}};
  scenario["sides"] = {{{"zone", {0, 0, width, 2}}}, {{"zone", {0, depth - 2, width, depth}}}};
  b.numbers = book_numbers();
  b.bases = {disc({}, b.numbers.foot_base / 2), disc({}, b.numbers.mounted_base / 2),
             capsule({0, -in(0.3).units}, {0, in(0.3).units}, in(0.3))};
  b.groups = {0, 1, 2, 3};
  b.parties = {{"red", "Red"}, {"blue", "Blue"}};
  s.side_count = 2;
  lay();
}

void Scene::square() {
  b.bases[foot_base] = square_base(b.numbers.foot_base), b.bases[rider_base] = square_base(b.numbers.mounted_base);
}

void Scene::ground(const char* kind, Place low, Place high, const Json& more) {
  Json piece = {{"id", std::string(kind) + std::to_string(scenario["ground"].size())}, {"kind", kind}};
  piece["polygon"] = {low.json(), Place{{high.at.x, low.at.y}}.json(), high.json(),
                      Place{{low.at.x, high.at.y}}.json()};
  if (!more.is_null()) piece.update(more);
  scenario["ground"].push_back(piece);
  lay();
}

void Scene::round(const char* kind, Place at, double radius) {
  scenario["ground"].push_back({{"id", std::string(kind) + std::to_string(scenario["ground"].size())},
                                {"kind", kind},
                                {"at", at.json()},
                                {"radius", radius}});
  lay();
}

void Scene::building(const Json& house) { scenario["buildings"].push_back(house), lay(); }
void Scene::wall(const Json& w) { scenario["walls"].push_back(w), lay(); }
std::string Scene::problems_text() {
  data::Problems problems;
  lay(problems);
  return problems.text();
}

Thing& Scene::thing(ThingKind kind, Place at, int facing) {
  for (Thing& t : s.things) {
    if (t.kind != ThingKind::gone) continue;
    t.kind = kind, t.at = at.at, t.facing = degrees(facing);
    return t;
  }
  return s.things[0];
}

int Scene::door(std::string_view id) {
  for (std::size_t i = 0; i < b.doors.size(); ++i) {
    if (b.doors[i].id == id) return static_cast<int>(i);
  }
  return -1;
}

Course Scene::walk(FigureId id, std::initializer_list<Place> places, Gait gait) {
  Path path;
  for (const Place& p : places) path.add(p.at);
  return course(*this, id, path, gait);
}

void Scene::lay() {
  data::Problems problems;
  lay(problems);
  EXPECT_TRUE(problems.empty()) << problems.text();
}

void Scene::lay(data::Problems& problems) {
  static const data::Library library = data::Library::embedded();
  const data::Tree terrain = library.tree("nottingham/terrain.toml", problems);
  const auto kinds = read_terrain(terrain, Unit::inch, 100, terrain_keys, problems);
  b.terrain.clear();
  for (const TerrainKind& kind : kinds) b.terrain.push_back(kind.id);
  b.traits = read_traits(terrain, problems);
  const data::Tree tree = scenario.tree("scenario", problems);
  const Scenario read = read_scenario(tree, kinds, Unit::inch, 100, problems, building_keys);
  const Buildings buildings = read_buildings(tree, kinds, read_masonry(terrain, Unit::inch, 100, problems), Unit::inch,
                                             100, read.ground, problems);
  b.ground = lay_ground(read.ground, b.traits, buildings);
  b.doors = buildings.doors;
  for (std::size_t i = 0; i < b.doors.size(); ++i) s.doors[i] = b.doors[i].state;
  b.ways[0] = Ways(b.ground, b.bases[foot_base].inner, {b.numbers.waist, b.numbers.body_height});
  b.ways[1] = Ways(b.ground, b.bases[rider_base].inner, {b.numbers.waist, b.numbers.rider_height});
}

FigureId Scene::add(int side, const char* name, Place at, int facing) {
  const FigureId id{s.figure_count++};
  Warrior w;
  w.id = w.name = name;
  b.warriors.push_back(w);
  b.members.push_back({name, name, Side{static_cast<std::uint8_t>(side)}, "warrior"});
  Figure& f = s[id];
  f.at = at.at, f.facing = degrees(facing), f.side = Side{static_cast<std::uint8_t>(side)}, f.pose = Pose::standing;
  f.elevation = surface({b, s}, f.at, {});
  settle(s, id);
  return id;
}

}  // namespace fyrd::nottingham
