// What the scenarios add: pig, leader in the hut, pines, gate, fire, and what wins (NOT-059, NOT-210 … NOT-212, NOT-X50, X51).
#include "nottingham_game.h"
#include "rulesets/nottingham/plot.h"

namespace fyrd::nottingham {

namespace {

class PlotGame : public NottinghamGame {
 public:
  explicit PlotGame(const char* plot, double size = 36) {
    scenario["plot"] = plot;
    scenario["table"] = {size, size};
    scenario["sides"] = {{{"zone", {0, 0, size, 1}}, {"facing", 0}}, {{"zone", {0, size - 4, size, size}}, {"facing", 180}}};
    scenario["buildings"] = Json::array();
  }
  void house(const char* id, double x, double y, double w, double d, const Json& more = {}) {
    Json h = {{"id", id}, {"at", {x, y}}, {"size", {w, d}}};
    if (!more.is_null()) h.update(more);
    scenario["buildings"].push_back(h);
  }
  int thing(ThingKind kind) {
    for (int i = 0; i < max_things; ++i) {
      if (state().things[static_cast<std::size_t>(i)].kind == kind) return i;
    }
    return -1;
  }
  int door(std::string_view id) {
    for (std::size_t i = 0; i < battle().doors.size(); ++i) {
      if (battle().doors[i].id == id) return static_cast<int>(i);
    }
    return -1;
  }
  const Thing& the(ThingKind kind) { return state().things[static_cast<std::size_t>(thing(kind))]; }
  using NottinghamGame::off;
  int off(const Thing& t, Place from) { return (distance(t.at, from.at).units * 100 + units_per_inch / 2) / units_per_inch; }
};

class Pig : public PlotGame {
 public:
  Pig() : PlotGame("gingerbread") {
    house("cottage", 4, 26, 6, 5);
    house("barn", 24, 26, 6, 5);
    scenario["houses"] = {"cottage", "barn"};
  }
};

}  // namespace

TEST(NOT_A101, the_pig_stands_between_the_houses) {
  Pig g;
  g.red("Alan", {18, 3}), g.blue("Odo", {18, 33});
  EXPECT_EQ(g.off(g.the(ThingKind::pig), {17, 28.5}), 0);
}

TEST(NOT_A101, who_is_there_first_makes_her_stand_aside) {
  Pig g;
  g.red("Alan", {18, 3}), g.blue("Odo", {17, 28.5});
  const Thing& pig = g.the(ThingKind::pig);
  EXPECT_GT(g.off(pig, {17, 28.5}), 78);
  EXPECT_LT(g.off(pig, {17, 28.5}), 130);
}

TEST(NOT_210, she_strolls_half_a_die_when_nobody_led_her) {
  Pig g;
  g.red("Alan", {18, 3}), g.blue("Odo", {18, 20});
  g.first(red);
  g.end_turn();
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-210");
  g.roll(3);  // NOT-A101 three sixths of a turn from the forest: north
  g.roll(5);  // three inches
  EXPECT_EQ(g.off(g.the(ThingKind::pig), {17, 31.5}), 0);
}

TEST(NOT_A101, she_stops_at_walls) {
  Pig g;
  g.red("Alan", {18, 3}), g.blue("Odo", {18, 20});
  g.house("sty", 14, 29.5, 6, 4);
  g.first(red);
  g.end_turn();
  g.roll(3), g.roll(6);
  EXPECT_EQ(g.off(g.the(ThingKind::pig), {17, 29.11}), 0);  // 0.39 inches before it
}

TEST(NOT_A46, who_leads_her_has_a_hand_free_and_she_does_not_stroll) {
  Pig g;
  g.red("Alan", {17, 27.65}, {{"gear", {"sword", "dagger"}}, {"hands", {"sword", "dagger"}}, {"facing", 180}});
  g.red("Hugh", {17, 29.35}, {{"gear", {"sword"}}, {"hands", {"sword"}}});
  g.blue("Odo", {30, 10});
  g.acts("Alan", 1);
  EXPECT_EQ(g.tries(Act::carry, "", g.thing(ThingKind::pig)), "hands_full NOT-A28");
  g.nothing();
  g.acts("Hugh", 1);
  g.act(Act::carry, g.thing(ThingKind::pig));
  g.roll(6);
  g.go({17, 31.85});
  EXPECT_LT(g.off(g.the(ThingKind::pig), {17, 31.06}), 3);  // behind him, in contact
  const Point there = g.the(ThingKind::pig).at;
  g.end_turn();
  EXPECT_EQ(g.the(ThingKind::pig).at, there);
  EXPECT_EQ(g.turn_number(), 2);
}

TEST(NOT_210, the_attacker_wins_when_he_leads_her_home) {
  Pig g;
  g.scenario["buildings"][0]["at"] = {4, 1};
  g.scenario["buildings"][1]["at"] = {24, 1};
  g.red("Alan", {17, 2.65}, {{"facing", 180}}), g.blue("Odo", {18, 30});
  ASSERT_EQ(g.off(g.the(ThingKind::pig), {17, 3.5}), 0);
  g.acts("Alan");
  g.act(Act::carry, g.thing(ThingKind::pig));
  g.roll(6);
  g.go({17, 0.4});
  ASSERT_TRUE(g.game().over());
  EXPECT_EQ(g.state().winner, red);
  EXPECT_NE(g.battle().verdict(g.state()).find("Gingerbread is home"), std::string::npos);
}

TEST(NOT_210, the_defender_may_lead_her_but_not_win_by_it) {
  Pig g;
  g.scenario["buildings"][0]["at"] = {4, 1};
  g.scenario["buildings"][1]["at"] = {24, 1};
  g.red("Alan", {30, 20}), g.blue("Odo", {17, 2.65});
  g.acts("Odo");
  g.act(Act::carry, g.thing(ThingKind::pig));
  g.roll(6);
  g.go({17, 0.4});
  EXPECT_FALSE(g.game().over());
}

namespace {

class Hut : public PlotGame {
 public:
  Hut() : PlotGame("deadly-desires") {
    house("hut", 15.5, 0, 5, 4,
          {{"smash", -1},
           {"doors", {{{"id", "hut-door-1"}, {"wall", "north"}, {"at", 2.5}, {"state", "locked"}}}},
           {"windows", {{{"wall", "west"}, {"at", 2.0}, {"state", "locked"}}, {{"wall", "east"}, {"at", 2.0}, {"state", "locked"}}}}});
    scenario["houses"] = {"hut"};
  }
};

}  // namespace

TEST(NOT_211, the_hut_opens_from_inside_and_is_smashed_at_minus_one) {
  Hut g;
  g.red("Alan", {18, 4.8}, {{"facing", 180}, {"gear", {"sword"}}, {"hands", {"sword"}}}), g.blue("Odo", {18, 3.2});
  g.blue_man("Fulk", {5, 35});
  const int door = g.door("hut-door-1");
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::open, "", door), "locked NOT-153");
  g.act(Act::smash, door);
  g.roll(5);
  EXPECT_EQ(g.told("held"), "held 5:" + std::to_string(door));  // 5 + 1 for the sword, -1 for the hut
  EXPECT_EQ(g.modifier("held", "how strong it is"), -1);
  g.end_turn();
  g.acts("Odo");
  g.act(Act::open, door);
  EXPECT_EQ(g.state().doors[static_cast<std::size_t>(door)], DoorState::open);
}

TEST(NOT_211, the_leader_wins_at_the_far_edge) {
  Hut g;
  g.red("Alan", {5, 5}), g.blue("Odo", {18, 33});
  g.activate("Odo");
  g.go({18, 35.6});
  g.nothing();
  ASSERT_TRUE(g.game().over());
  EXPECT_EQ(g.state().winner, blue);
}

TEST(NOT_211, others_of_his_band_do_not_win_there) {
  Hut g;
  g.red("Alan", {5, 5}), g.blue("Odo", {18, 20}), g.blue_man("Fulk", {18, 33});
  g.activate("Fulk");
  g.go({18, 35.6});
  g.nothing();
  EXPECT_FALSE(g.game().over());
}

TEST(NOT_A102, a_leader_carried_to_the_far_edge_by_a_friend_wins) {
  Hut g;
  g.red("Alan", {5, 5}), g.blue("Odo", {18, 33}, {{"out", true}}), g.blue_man("Fulk", {18.0, 34.05});
  g.acts("Fulk");
  g.act(Act::drag, "Odo");
  g.roll(4);
  g.go({18, 35.6});
  ASSERT_TRUE(g.game().over());
  EXPECT_EQ(g.state().winner, blue);
}

TEST(NOT_211, the_attacker_wins_by_carrying_the_fallen_leader_to_the_huts_edge) {
  Hut g;
  g.red("Alan", {12, 1.9}, {{"facing", 180}}), g.blue("Odo", {12, 2.9}, {{"out", true}}), g.blue_man("Fulk", {30, 34});
  g.acts("Alan");
  EXPECT_FALSE(g.game().over());
  g.act(Act::drag, "Odo");
  g.roll(4);
  g.go({12, 0.4});
  ASSERT_TRUE(g.game().over());
  EXPECT_EQ(g.state().winner, red);
}

namespace {

class Wall : public PlotGame {
 public:
  Wall() : PlotGame("gate") {
    scenario["walls"] = {{{"id", "wall"}, {"from", {0, 18}}, {"to", {36, 18}}, {"width", 1.6}, {"height", 2}, {"kind", "rampart"}, {"inside", "left"},
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
  g.red("Alan", {15, 17}, {{"gear", {"light-armour"}}, {"skills", {"tough"}}}), g.red("Hugh", {5, 5}), g.blue("Odo", {30, 30});
  g.first(red);
  for (int turn = 1; turn <= 3; ++turn) {
    g.acts("Hugh"), g.nothing();
    g.end_turn();
  }
  g.roll(5), g.roll(4), g.roll(4), g.roll(6);
  EXPECT_EQ(g.wound(), 4) << "a six, less one for his coat and one for his skin";
  EXPECT_TRUE(g.lying("Alan"));
}

TEST(NOT_059, a_scenario_that_lacks_what_it_is_about_is_refused) {
  PlotGame g("gate");
  g.red("Alan", {10, 5}), g.blue("Odo", {30, 30});
  data::Problems problems;
  EXPECT_EQ(g.open(problems), nullptr);
  EXPECT_NE(problems.text().find("this plot needs a gate"), std::string::npos) << problems.text();
}

TEST(NOT_163, rain_and_fog_come_with_a_scenario) {
  PlotGame g("battle");
  g.scenario["rain"] = true, g.scenario["fog"] = 20;
  g.red("Alan", {10, 5}), g.blue("Odo", {30, 30});
  EXPECT_EQ(g.battle().rain, 1);
  EXPECT_EQ(g.battle().fog, inches(20));
}

TEST(NOT_157, the_river_carries_people_along_at_the_end_of_the_turn) {
  PlotGame g("battle");
  g.scenario["river"] = {{"drift", 3}, {"flow", 90}};
  g.ground("river", {0, 10}, {20, 14});
  g.ground("ford", {20, 10}, {24, 14});
  g.red("Alan", {10, 12}), g.red("Hugh", {19, 12}), g.red("Guy", {22, 12}), g.blue("Odo", {10, 8});
  g.first(red);
  g.end_turn();
  EXPECT_EQ(g.off("Alan", {13, 12}), 0);
  EXPECT_NE(g.told("drifted"), "");
  EXPECT_EQ(g.off("Odo", {10, 8}), 0);
  EXPECT_EQ((*(&g))["Alan"].facing, north);
}

TEST(NOT_A32, drift_stops_at_the_end_of_the_deep_part_and_at_people) {
  PlotGame g("battle");
  g.scenario["river"] = {{"drift", 4}, {"flow", 90}};
  g.ground("river", {0, 10}, {20, 14});
  g.ground("ford", {20, 10}, {24, 14});
  g.red("Alan", {10, 12}), g.red("Hugh", {12, 12}, {{"out", true}}), g.red("Guy", {18, 12}), g.blue("Odo", {5, 30});
  g.first(red);
  g.end_turn();
  EXPECT_LT(g.off("Alan", {11.306, 12}), 2);  // at the body of Hugh, who drifts after him
  EXPECT_EQ(g.off("Hugh", {16, 12}), 0);     // bodies drift too
  EXPECT_EQ(g.off("Guy", {20, 12}), 0);      // no further than the deep part
}

}  // namespace fyrd::nottingham
