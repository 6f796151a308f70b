// Heavy things anywhere, keys that would do nothing, and two groups in every scenario (NOT-155, NOT-157, NOT-190,
// NOT-A93, NOT-X53).
#include "ai/player.h"
#include "tests/rulesets/nottingham/field.h"

namespace fyrd::nottingham {

namespace {

struct Yard : Field {
  void object(const char* what, double x, double y) { scenario["objects"].push_back({{"what", what}, {"at", {x, y}}}); }
  std::string wrong() {
    data::Problems problems;
    open(problems);
    return problems.text();
  }
};

}  // namespace

TEST(NOT_155, a_chest_stands_in_any_battle_and_is_carried) {
  Yard g;
  g.object("chest", 20, 20.8), g.object("boulder", 50, 50);
  g.red("Alan", {20, 20}, {{"gear", {"sword"}}, {"hands", {"sword"}}});
  g.acts("Alan");
  const int chest = g.thing(ThingKind::heavy);
  EXPECT_EQ(g.tries(Act::carry, "", chest), "hands_full NOT-A28");
  g.act(Act::drop, 0);
  g.act(Act::carry, chest), g.roll(5), g.go({17, 20});
  EXPECT_TRUE(within(g, g.id("Alan"), g.state().things[chest], g.battle().numbers.contact)) << "it comes along";
}

TEST(NOT_A93, a_chair_against_a_door_blocks_it) {
  const auto opens = [](bool chair) {
    Yard g;
    g.building({{"id", "hut"},
                {"at", {20, 20}},
                {"size", {5, 4}},
                {"doors", Json::array({{{"id", "front"}, {"wall", "south"}, {"at", 2.5}, {"state", "closed"}}})}});
    if (chair) g.object("chair", 22.5, 20.55);
    g.red("Alan", {22.5, 19.3});
    g.acts("Alan");
    const std::string opened = g.tries(Act::open, "", g.door("front"));
    if (opened == "accepted") return opened;
    g.act(Act::smash, g.door("front")), g.roll(6);
    EXPECT_EQ(g.door_state("front"), DoorState::smashed) << "what is blocked can be smashed";
    return opened;
  };
  EXPECT_EQ(opens(false), "accepted");
  EXPECT_EQ(opens(true), "blocked NOT-A93");
}

TEST(NOT_X53, a_boulder_is_thrown_a_few_inches) {
  Yard g;
  g.object("boulder", 20.9, 20);
  g.red("Alan", {20, 20}, {{"ranged", 5}}), g.blue("Odo", {20, 20 + apart(2.5)}), g.blue("Far", {20, 20 + apart(9)});
  g.acts("Alan");
  const int boulder = g.thing(ThingKind::heavy);
  EXPECT_TRUE(g.offered(Act::hurl));
  EXPECT_EQ(g.tries(Act::hurl, "Far", boulder), "out_of_range NOT-X53");
  EXPECT_EQ(g.explain(g.order(Act::hurl, "Odo", boulder)).tallies.at(0).total(), 4) << "Ranged 5, and it is clumsy";
  g.act(Act::hurl, "Odo", boulder), g.add(0), g.roll(3), g.roll(3);
  EXPECT_EQ(g.wound(), 4);
  EXPECT_TRUE(g.lying("Odo"));
  EXPECT_LT(distance(g.state().things[boulder].at, g.place("Odo")), inches(2)) << "it lies where it fell";
}

TEST(NOT_157, keys_that_would_do_nothing_are_mistakes) {
  const auto said = [](const char* key, const Json& value) {
    Yard g;
    g.red("Alan", {20, 20});
    g.scenario[key] = value;
    return g.wrong();
  };
  for (const auto& [key, value] : {std::pair<const char*, Json>{"casks", {{20, 20}}},
                                   {"ram", {20, 20}},
                                   {"houses", {"hut"}},
                                   {"tokens", {6, 12}},
                                   {"roles", "random"},
                                   {"groups", {1, 2, 1, 2}},
                                   {"river", {{"drift", 2}, {"flow", 90}}}})
    EXPECT_NE(said(key, value), "") << key;
  Yard river;
  river.red("Alan", {20, 20}), river.ground("river", {40, 40}, {60, 44});
  EXPECT_NE(river.wrong().find("NOT-157"), std::string::npos) << "a river needs its drift";
  EXPECT_NE(said("objects", {{{"what", "anvil"}, {"at", {20, 20}}}}).find("anvil"), std::string::npos);
}

TEST(NOT_190, four_bands_in_two_groups_play_every_scenario) {
  const Ruleset& rules = *find_ruleset("nottingham");
  const data::Library library = data::Library::embedded();
  for (const char* scenario : {"gingerbread", "deadly-desires", "christmastime", "gate-too-far", "hot-trouble"}) {
    SCOPED_TRACE(scenario);
    data::Problems problems;
    const std::vector<std::string> bands = {"brogan", "baldwin", "rollo", "sheriff"};
    const Plan four = plan(rules, library, scenario, bands, problems);
    const auto battle = rules.open(library, four, problems);
    ASSERT_TRUE(battle) << problems.text();
    EXPECT_EQ(battle->groups, (std::vector<int>{0, 1, 0, 1}));
    Game game(battle, DiceMode::seeded, 1);
    const auto player = make_player("quick");
    Random random(1, Stream::players, 1);
    for (int inputs = 0; !game.over() && inputs < 6000; ++inputs) {
      const Side side = game.wanted()[0].side;
      Choice choice;
      game.at_question(side, [&](const Tabletop& table, const Question& q) {
        choice = player->answer({*battle, table, q, table, {}}, random);
      });
      const Verdict no = game.answer(side, choice);
      ASSERT_FALSE(no) << no->message;
    }
    EXPECT_TRUE(game.over());
  }
}

}  // namespace fyrd::nottingham
