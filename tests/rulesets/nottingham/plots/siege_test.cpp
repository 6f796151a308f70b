// The gate and the house on fire, and what wins there (NOT-X50, NOT-X51).
#include "tests/rulesets/nottingham/plot.h"

namespace fyrd::nottingham {

namespace {

class Wall : public PlotGame {
 public:
  Wall() : PlotGame("gate") {
    scenario["walls"] = {{{"id", "wall"},
                          {"from", {0, 18}},
                          {"to", {36, 18}},
                          {"width", 1.6},
                          {"height", 2},
                          {"kind", "rampart"},
                          {"inside", "left"},
                          {"doors", {{{"id", "gate"}, {"at", 18}, {"width", 3}, {"state", "locked"}, {"smash", -1}}}}}};
    scenario["gate"] = "gate";
    scenario["walk"] = {0, 17.4, 36, 18.8};
  }
};

}  // namespace

TEST(NOT_X50, two_actions_from_inside_unbar_the_gate) {
  Wall g;
  g.red("Alan", {18, 16.5}), g.blue("Odo", {18, 19.4});
  g.acts("Odo");
  g.act(Act::open, 0);
  EXPECT_EQ(g.state().doors[0], DoorState::locked);
  EXPECT_EQ(g.state().unbarred, 1);
  g.acts("Odo");
  g.act(Act::open, 0);
  EXPECT_EQ(g.state().doors[0], DoorState::open);
}

TEST(NOT_X50, a_bare_six_is_not_enough_and_a_ram_is) {
  Wall g;
  g.scenario["ram"] = {18, 15.9};
  g.red("Alan", {18, 16.7}), g.red_man("Hugh", {18, 15.1}), g.blue("Odo", {5, 30});
  g.red_man("Guy", {14, 16.7});
  g.acts("Guy");
  EXPECT_EQ(g.tries(Act::smash, "", 0), "out_of_reach NOT-153");
  g.nothing();
  g.acts("Alan");
  g.act(Act::smash, 0);
  g.roll(5);
  EXPECT_EQ(g.modifier("smashed", "ram"), 2);
  EXPECT_EQ(g.state().doors[0], DoorState::smashed);
}

TEST(NOT_X50, without_the_ram_six_less_one_holds) {
  Wall g;
  g.red("Alan", {18, 16.7}), g.blue("Odo", {5, 30});
  g.acts("Alan");
  g.act(Act::smash, 0);
  g.roll(6);
  EXPECT_EQ(g.state().doors[0], DoorState::locked);
}

TEST(NOT_X50, the_ram_takes_two_and_both_go) {
  Wall g;
  g.scenario["ram"] = {18, 10};
  g.red("Alan", {18, 10.8}), g.blue("Odo", {5, 30});
  g.red_man("Hugh", {18, 8}), g.red_man("Guy", {17.2, 10}, {{"gear", {"staff"}}, {"hands", {"staff"}}});
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::carry, "", g.thing(ThingKind::heavy)), "two_carriers NOT-X50") << "Guy has no hands free";
  g.nothing();
  g.activate("Hugh");
  g.go({18, 9.2});
  g.nothing();
  g.acts("Alan", 1);
  g.act(Act::carry, g.thing(ThingKind::heavy));
  g.roll(6);
  g.go({18, 12.8});  // three inches less one for the bound die
  EXPECT_LT(g.off(g.the(ThingKind::heavy), {18, 12.0}), 3);
  EXPECT_LT(g.off("Hugh", {18, 11.2}), 5);
  EXPECT_TRUE(g.man("Hugh").moved);
}

TEST(NOT_X50, three_standing_at_the_far_edge_win) {
  Wall g;
  g.red("Alan", {10, 35.6}), g.red_man("Hugh", {12, 35.6}), g.red_man("Guy", {14, 34}), g.blue("Odo", {30, 30});
  g.activate("Guy");
  g.go({14, 35.6});
  g.nothing();
  ASSERT_TRUE(g.game().over());
  EXPECT_EQ(g.state().winner, red);
}

TEST(NOT_X50, when_the_last_turn_ends_the_wall_has_held) {
  Wall g;
  g.scenario["turns"] = 2;
  g.red("Alan", {10, 5}), g.blue("Odo", {30, 30});
  g.first(red);
  g.end_turn();
  EXPECT_FALSE(g.game().over()) << "there is another";
  g.acts("Alan");
  g.nothing();
  EXPECT_FALSE(g.game().over()) << "and it goes on";
  g.end_turn();
  ASSERT_TRUE(g.game().over());
  EXPECT_EQ(g.state().winner, blue);
}

namespace {

class Store : public PlotGame {
 public:
  Store() : PlotGame("trouble") {
    house("store", 13.5, 16, 9, 4, {{"rooms", 3}, {"doors", {{{"wall", "south"}, {"at", 1.5}, {"state", "open"}}}}});
    scenario["houses"] = {"store"};
    scenario["casks"] = {{15, 18}};
  }
};

}  // namespace

TEST(NOT_X51, a_cask_at_your_edge_is_a_point_and_the_last_one_ends_it) {
  Store g;
  g.scenario["casks"] = {{15, 2.2}};
  g.red("Alan", {15, 1.4}, {{"facing", 180}}), g.blue("Odo", {30, 30});
  g.acts("Alan");
  g.act(Act::carry, g.thing(ThingKind::heavy));
  g.roll(3);
  g.go({15, 0.4});
  ASSERT_TRUE(g.game().over());
  EXPECT_EQ(g.state().winner, red);
  EXPECT_EQ(g.state().bands[0].score, 1);
}

TEST(NOT_X51, the_most_points_win_when_the_last_turn_ends) {
  Store g;
  g.scenario["turns"] = 2;
  g.scenario["casks"] = {{15, 2.2}, {21, 18}};
  g.red("Alan", {15, 1.4}, {{"facing", 180}}), g.blue("Odo", {30, 30});
  g.acts("Alan");
  g.act(Act::carry, g.thing(ThingKind::heavy)), g.roll(3), g.go({15, 0.4});
  g.end_turn();
  EXPECT_FALSE(g.game().over()) << "a cask is left, and a turn";
  g.acts("Alan"), g.nothing();
  g.end_turn();
  ASSERT_TRUE(g.game().over());
  EXPECT_EQ(g.state().winner, red);
}

TEST(NOT_X51, fire_comes_with_turn_three_takes_casks_and_scorches) {
  Store g;
  g.scenario["casks"] = {{15, 18.5}, {21, 18}};
  g.red("Alan", {15, 17}), g.red("Hugh", {5, 5}), g.blue("Odo", {30, 30});
  g.first(red);
  for (int turn = 1; turn <= 2; ++turn) {
    g.acts("Alan"), g.nothing();
    g.end_turn();
  }
  EXPECT_EQ(g.turn_number(), 3);
  g.acts("Alan"), g.nothing();
  g.end_turn();
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-X51");
  g.roll(5), g.roll(4), g.roll(4);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-083");
  g.roll(2);  // no toss
  EXPECT_TRUE(g.standing("Alan"));
  EXPECT_TRUE(g.state().burning[0]);
  EXPECT_FALSE(g.state().burning[1]);
  EXPECT_EQ(g.the(ThingKind::heavy).at, Place(21, 18).at);  // the other one is lost
}

TEST(NOT_X51, what_he_wears_and_a_thick_skin_help_against_fire) {
  Store g;
  g.scenario["casks"] = {{21, 18}};
  g.red("Alan", {15, 17}, {{"gear", {"light-armour"}}, {"skills", {"tough"}}}), g.red("Hugh", {5, 5}),
      g.blue("Odo", {30, 30});
  g.first(red);
  for (int turn = 1; turn <= 3; ++turn) {
    g.acts("Hugh"), g.nothing();
    g.end_turn();
  }
  g.roll(5), g.roll(4), g.roll(4), g.roll(6);
  EXPECT_EQ(g.wound(), 4) << "a six, less one for his coat and one for his skin";
  EXPECT_TRUE(g.lying("Alan"));
}

}  // namespace fyrd::nottingham
