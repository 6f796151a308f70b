// What the scenarios add: the pig, the leader in the hut, weather and rivers (NOT-059, NOT-157, NOT-163, NOT-210,
// NOT-211).
#include "tests/rulesets/nottingham/plot.h"

namespace fyrd::nottingham {

namespace {

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

TEST(NOT_A101, she_goes_round_a_wall) {
  Pig g;
  g.red("Alan", {18, 3}), g.blue("Odo", {18, 20});
  g.house("sty", 14, 29.5, 6, 4);
  g.first(red);
  g.end_turn();
  g.roll(3), g.roll(6);
  const Thing& pig = g.the(ThingKind::pig);
  EXPECT_GT(g.off(pig, {17, 28.5}), 200) << "north is walled: she turns aside and goes on";
  EXPECT_LE(g.off(pig, {17, 28.5}), 300) << "no further than the dice say";
}

TEST(NOT_A101, or_stops_at_it) {
  Pig g;
  g.options["pig_way"] = "stops";
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
           {"windows",
            {{{"wall", "west"}, {"at", 2.0}, {"state", "locked"}},
             {{"wall", "east"}, {"at", 2.0}, {"state", "locked"}}}}});
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
  EXPECT_EQ(g.state().doors[door], DoorState::open);
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
  EXPECT_EQ(g.off("Hugh", {16, 12}), 0);      // bodies drift too
  EXPECT_EQ(g.off("Guy", {20, 12}), 0);       // no further than the deep part
}

}  // namespace fyrd::nottingham
