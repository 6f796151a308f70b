// Tables: mirrored ones give mirrored battles, and full ones hold.
#include "tests/contract/contract.h"
#include "tests/contract/mirror.h"

namespace fyrd {
namespace {

using test::Json;
using test::tree;

class Tables : public Contract {
 protected:
  void expect_mirrored(const test::Mirror& seen, const Tabletop& a, const Tabletop& b) const {
    ASSERT_EQ(a.turn, b.turn);
    ASSERT_EQ(a.ending, b.ending);
    ASSERT_EQ(a.winner, b.winner);
    for (FigureId id : everyone(a)) {
      ASSERT_EQ(a[id].pose, b[id].pose) << (*battle)[id].name;
      if (a[id].pose == Pose::away) continue;
      ASSERT_EQ(seen.across(a[id].at.x), b[id].at.x) << (*battle)[id].name;
      ASSERT_EQ(a[id].at.y, b[id].at.y) << (*battle)[id].name;
      ASSERT_EQ(a[id].elevation, b[id].elevation) << (*battle)[id].name;
      ASSERT_EQ(seen.across(a[id].facing), b[id].facing) << (*battle)[id].name;
    }
  }
};

TEST_P(Tables, a_mirrored_table_gives_the_mirrored_battle) {
  const test::Mirror seen(*GetParam().rules, *battle);
  const auto other =
      open(*GetParam().rules, {seen.scenario(plan.scenario), seen.sides(plan.sides, *Stored(*battle)), plan.options});
  ASSERT_TRUE(other);
  for (const Player* player : {quick.get(), chance.get()}) {
    Game game(battle, DiceMode::seeded, 31), mirror(other, DiceMode::manual, 0);
    Random random(31, Stream::players, 0);
    std::size_t copied = 0;
    for (int i = 0; i < 150 && !game.over(); ++i) {
      play_on(game, *player, random, 1);
      for (; copied < game.inputs().size(); ++copied) {
        const Input& input = game.inputs()[copied];
        ASSERT_TRUE(input.kind != Input::Kind::roll || mirror.wanted_roll());
        const Verdict no = input.kind == Input::Kind::roll
                               ? mirror.roll(seen.faces(input.faces, *mirror.wanted_roll()))
                               : mirror.answer(input.side, seen.choice(input.choice, input.verb));
        ASSERT_FALSE(no) << no->message;
      }
      expect_mirrored(seen, game.now(), mirror.now());
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
