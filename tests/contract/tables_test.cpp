// Tables: mirrored ones give mirrored battles, and full ones hold.
#include <nlohmann/json.hpp>

#include "data/measure.h"
#include "tests/contract/contract.h"

namespace fyrd {
namespace {

using Json = nlohmann::ordered_json;

class Tables : public Contract {
 protected:
  std::int32_t mirrored(std::int32_t x) const { return battle->ground.width().units - x; }
  double decimal(std::int32_t units) const { return data::to_decimal(Length{units}, battle->unit); }
  double mirrored(const Json& x) const { return decimal(battle->ground.width().units) - x.get<double>(); }
  static Angle mirrored(Angle a) { return Angle{} - a; }
  static Json mirrored_edge(const Json& edge) { return edge == "west" ? "east" : edge == "east" ? Json("west") : edge; }

  static data::Tree tree(const Json& json) {
    data::Problems problems;
    data::Tree made = data::Tree::from_json("", json, problems);
    EXPECT_TRUE(problems.empty()) << problems.text();
    return made;
  }

  // The scenario seen in a mirror from left to right.
  data::Tree mirrored_scenario() const {
    Json json = plan.scenario.to_json();
    const auto turn_over = [&](Json& zone) {
      const double left = mirrored(zone[2]), right = mirrored(zone[0]);
      zone[0] = left, zone[2] = right;
    };
    for (const char* key : {"sides", "guests"}) {
      if (!json.contains(key)) continue;
      for (Json& side : json[key]) {
        turn_over(side["zone"]);
        side["facing"] = -side.value("facing", 0.0);
      }
    }
    for (const char* key : {"casks", "loot"}) {
      if (!json.contains(key)) continue;
      for (Json& place : json[key]) place[0] = mirrored(place[0]);
    }
    if (json.contains("raid")) {
      for (Json& beast : json["raid"]["beasts"]) beast[0] = mirrored(beast[0]);
    }
    if (json.contains("ram")) json["ram"][0] = mirrored(json["ram"][0]);
    if (json.contains("walk")) turn_over(json["walk"]);
    for (const char* key : {"objectives", "caches"}) {
      if (!json.contains(key)) continue;
      for (Json& thing : json[key]) {
        thing["at"][0] = mirrored(thing["at"][0]);
        if (thing.contains("edge")) thing["edge"] = mirrored_edge(thing["edge"]);
      }
    }
    if (json.contains("edges")) {
      for (Json& edge : json["edges"]) edge = mirrored_edge(edge);
    }
    if (json.contains("road")) {
      for (Json& end : json["road"]) end[0] = mirrored(end[0]);
    }
    if (json.contains("river")) json["river"]["flow"] = -json["river"]["flow"].get<double>();
    if (json.contains("objective")) turn_over(json["objective"]["zone"]);
    if (json.contains("buildings")) {
      for (Json& house : json["buildings"]) {
        house["at"][0] = mirrored(house["at"][0]);
        house["facing"] = -house.value("facing", 0.0);
        house["mirrored"] = !house.value("mirrored", false);
      }
    }
    if (json.contains("walls")) {
      for (Json& wall : json["walls"]) {
        for (const char* key : {"from", "to"}) wall[key][0] = mirrored(wall[key][0]);
        if (wall.contains("inside")) wall["inside"] = wall["inside"] == "left" ? "right" : "left";
      }
    }
    if (!json.contains("ground")) return tree(json);
    for (Json& piece : json["ground"]) {
      for (const char* key : {"at", "from", "to", "low", "high"}) {
        if (piece.contains(key)) piece[key][0] = mirrored(piece[key][0]);
      }
      if (!piece.contains("polygon")) continue;
      for (Json& corner : piece["polygon"]) corner[0] = mirrored(corner[0]);
    }
    return tree(json);
  }

  // The warbands with the place of every figure written out in the mirror; who is set up by decisions has none yet.
  std::vector<data::Tree> mirrored_sides(const Tabletop& start) const {
    if (start.figures[0].pose == Pose::away) return plan.sides;
    std::vector<data::Tree> sides;
    std::uint8_t next = 0;
    for (const data::Tree& side : plan.sides) {
      Json json = side.to_json();
      for (Json& figure : json["figures"]) {
        if (next == start.figure_count || !battle->members[next].name.starts_with(figure["name"].get<std::string>()))
          continue;  // left behind
        const Figure& f = start.figures[next++];
        figure["at"] = {decimal(mirrored(f.at.x)), decimal(f.at.y)};
        figure["facing"] = data::to_degrees(mirrored(f.facing));
      }
      sides.push_back(tree(json));
    }
    EXPECT_EQ(next, start.figure_count) << "every figure of the battle has its line in a warband";
    return sides;
  }

  Choice mirrored(Choice c) const {
    for (int i = 0; i < c.path.count; ++i)
      c.path.points[static_cast<std::size_t>(i)].x = mirrored(c.path.points[static_cast<std::size_t>(i)].x);
    c.facing = mirrored(c.facing);
    return c;
  }

  // Faces that are read as bearings around the clock run the other way round in a mirror.
  static std::vector<std::uint16_t> mirrored(std::vector<std::uint16_t> faces, const Game& mirror) {
    for (const char* clockwise : {"where the pig goes", "where the stone goes", "where it stands"}) {
      if (!mirror.wanted_roll() || mirror.wanted_roll()->purpose != clockwise) continue;
      const auto hours = mirror.wanted_roll()->pool.sides;
      for (std::uint16_t& face : faces) face = static_cast<std::uint16_t>(face == hours ? hours : hours - face);
    }
    if (mirror.wanted_roll() && mirror.wanted_roll()->purpose == "left or right") {
      for (std::uint16_t& face : faces) face = static_cast<std::uint16_t>(3 - face);
    }
    return faces;
  }

  void expect_mirrored(const Tabletop& a, const Tabletop& b) const {
    ASSERT_EQ(a.turn, b.turn);
    ASSERT_EQ(a.ending, b.ending);
    ASSERT_EQ(a.winner, b.winner);
    for (FigureId id : everyone(a)) {
      ASSERT_EQ(a[id].pose, b[id].pose) << (*battle)[id].name;
      if (a[id].pose == Pose::away) continue;
      ASSERT_EQ(mirrored(a[id].at.x), b[id].at.x) << (*battle)[id].name;
      ASSERT_EQ(a[id].at.y, b[id].at.y) << (*battle)[id].name;
      ASSERT_EQ(a[id].elevation, b[id].elevation) << (*battle)[id].name;
      ASSERT_EQ(mirrored(a[id].facing), b[id].facing) << (*battle)[id].name;
    }
  }
};

TEST_P(Tables, a_mirrored_table_gives_the_mirrored_battle) {
  for (const Player* player : {quick.get(), chance.get()}) {
    Game game(battle, DiceMode::seeded, 31);
    const auto other = open(*GetParam().rules, {mirrored_scenario(), mirrored_sides(*Stored(*battle)), plan.options});
    ASSERT_TRUE(other);
    Game mirror(other, DiceMode::manual, 0);
    Random random(31, Stream::players, 0);
    std::size_t copied = 0;
    for (int i = 0; i < 150 && !game.over(); ++i) {
      play_on(game, *player, random, 1);
      for (; copied < game.inputs().size(); ++copied) {
        const Input& input = game.inputs()[copied];
        Choice choice = mirrored(input.choice);
        if (std::string_view(input.verb.name ? input.verb.name : "") == "edge" && choice.number >= 2)
          choice.number = static_cast<std::int16_t>(5 - choice.number);
        const Verdict no = input.kind == Input::Kind::roll ? mirror.roll(mirrored(input.faces, mirror))
                                                           : mirror.answer(input.side, choice);
        ASSERT_FALSE(no) << no->message;
      }
      expect_mirrored(game.now(), mirror.now());
      if (HasFatalFailure()) return;
    }
  }
}

// Every number of points is allowed.
Json without_budget(const Ruleset& rules) {
  Json options = Json::object();
  for (const GameOption& o : rules.options()) {
    if (std::string_view(o.key) == "points" || std::string_view(o.key) == "purse") options[o.key] = 0;
  }
  return options;
}

TEST_P(Tables, two_sides_of_twenty_fit_into_a_small_state_and_play) {
  EXPECT_LE(battle->state_size(), 8192u);
  std::vector<data::Tree> sides;
  for (const data::Tree& side : plan.sides) {
    Json json = side.to_json();
    if (json.contains("groups")) {  // two heroes and three groups of six; of more bands fewer fit
      json["heroes"] = {json["heroes"][0], json["heroes"][json["heroes"].size() - 1]};
      json["heroes"][1].erase("leader");
      json["heroes"][1]["name"] = "Another";
      Json group = json["groups"][0];
      json["groups"] = Json::array();
      for (int g = 0; g < (plan.sides.size() > 2 ? 1 : 3); ++g) {
        group["names"] = Json::array();
        for (int i = 0; i < 6; ++i) group["names"].push_back("Number " + std::to_string(6 * g + i));
        json["groups"].push_back(group);
      }
      sides.push_back(tree(json));
      continue;
    }
    const Json sample = json["figures"];
    json["figures"] = Json::array();
    for (std::size_t i = 0; i < 20; ++i) {
      Json figure = sample[i % sample.size()];
      figure["name"] = "Number " + std::to_string(i);
      if (i >= sample.size()) {
        for (const char* once : {"leader", "standard"}) figure.erase(once);
      }
      json["figures"].push_back(figure);
    }
    sides.push_back(tree(json));
  }
  const auto full = open(*GetParam().rules, {plan.scenario, sides, tree(without_budget(*GetParam().rules))});
  ASSERT_TRUE(full);
  std::vector<const Player*> players;
  for (std::size_t i = 0; i < sides.size(); ++i) players.push_back(i % 2 == 0 ? quick.get() : chance.get());
  EXPECT_GT(simulate(*full, players, 2).turns, 0);
}

// Bands suggested to several allies make a battle that can be set up, however many of them come.
TEST_P(Tables, allies_that_are_suggested_fit) {
  const data::Library library = data::Library::embedded();
  for (const ScenarioEntry& scenario : catalog(*GetParam().rules, library).scenarios) {
    if (scenario.id != GetParam().scenario || scenario.several.empty()) continue;
    for (const int count : scenario.bands) {
      if (count == static_cast<int>(scenario.sides.size())) continue;  // those have bands of their own
      std::vector<std::string> sides(scenario.several.begin(), scenario.several.begin() + count - 1);
      sides.push_back(scenario.sides.back());
      data::Problems problems;
      const Plan several = fyrd::plan(*GetParam().rules, library, scenario.id, sides, problems);
      EXPECT_TRUE(GetParam().rules->open(library, several, problems)) << count << " bands: " << problems.text();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, Tables, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
