// The way of those who rout in the better game (MER-B-A09, MER-B-A16).
#include "tests/rulesets/merlin/better/stage.h"

namespace fyrd::merlin::better {

namespace {

struct Rout : BetterStage {
  State s;
  // Red's Ned routs and throws; where he ends up.
  Point runs(std::vector<Faces> dice, std::vector<Choice> answers = {}) {
    s = at(Phase::rout);
    rout(s, "Ned");
    told = play_phase(s, std::move(dice), std::move(answers));
    return s[id("Ned")].at;
  }
  std::string told;
};

}  // namespace

TEST(MER_B_A16, who_routs_runs_first_as_far_as_he_can_straight_from_the_nearest_enemy) {
  Rout stage;
  stage.red("Ned", "sergeant", {60, 60});
  stage.blue("Rolf", "sergeant", {60, 70});
  stage.blue("Odo", "sergeant", {40, 60});
  EXPECT_EQ(stage.runs({{3, 4}}), Place(60, 53).at);
  EXPECT_EQ(stage.s.phase, Phase::move) << "before anybody is picked";
  EXPECT_TRUE(stage.s.man(stage.id("Ned")).picked);
}

TEST(MER_B_A16, from_those_who_rout_themselves_nobody_runs) {
  Rout stage;
  stage.red("Wat", "sergeant", {60, 10});
  stage.red("Ned", "sergeant", {60, 60});
  stage.blue("Rolf", "sergeant", {60, 70});
  stage.blue("Odo", "sergeant", {40, 60});
  State s = stage.at(Phase::rout);
  stage.rout(s, "Ned");
  stage.rout(s, "Rolf");
  EXPECT_EQ(stage.play_phase(s, {{3, 4}, {1, 1}}), "ran Ned, ran Rolf");
  EXPECT_EQ(s[stage.id("Ned")].at, Place(67, 60).at) << "from Odo, though Rolf is nearer";
}

TEST(MER_B_A16, he_slides_along_an_obstacle_to_the_side_that_takes_him_farther) {
  Rout stage;
  stage.red("Ned", "sergeant", {60, 60});
  stage.blue("Rolf", "sergeant", {58, 70});
  stage.ground("house", {40, 50}, {100, 56});
  const Point end = stage.runs({{6, 6}});
  EXPECT_GT(end.x, Place(66, 0).at.x) << "east, away from Rolf, who is a little to the west";
  EXPECT_GE(end.y, Place(0, 56.75).at.y) << "and not into the house";
  EXPECT_EQ(stage.told, "ran Ned");
}

TEST(MER_B_A16, where_both_sides_are_equal_his_owner_chooses) {
  for (const int side : {0, 1}) {
    Rout stage;
    stage.red("Ned", "sergeant", {60, 60});
    stage.blue("Rolf", "sergeant", {60, 70});
    stage.ground("house", {40, 50}, {80, 56});
    const Flights ways = flights(stage.here(), stage.id("Ned"), stage.id("Rolf"), 8_in);
    ASSERT_EQ(ways.count, 2);
    Choice c;
    c.path = ways.ways[side].path;
    EXPECT_EQ(stage.runs({{4, 4}}, {c}), ways.ways[side].path.end());
    EXPECT_EQ(ways.ways[0].path.end().x - Place(60, 0).at.x, Place(60, 0).at.x - ways.ways[1].path.end().x)
        << "the one mirrors the other";
    Choice other;
    other.path.add(Place(60, 58).at);
    const State s = stage.state();
    EXPECT_EQ(FlightOrder({stage.battle(), s}, stage.id("Ned"), ways, "MER-B-A16").check(other)->rule, "MER-B-A16");
  }
}

TEST(MER_B_A16, he_slides_around_figures_friends_as_well) {
  Rout stage;
  stage.red("Ned", "sergeant", {60, 60});
  stage.red("Wat", "sergeant", {60.2, 56});
  stage.blue("Rolf", "sergeant", {60, 70});
  const Point end = stage.runs({{6, 4}});
  EXPECT_LT(end.x, Place(59, 0).at.x) << "past Wat on the side that is freer";
  EXPECT_LT(end.y, Place(0, 55).at.y);
}

TEST(MER_B_A16, without_a_free_way_he_takes_the_way_out_that_leads_farthest) {
  Rout stage;
  stage.red("Ned", "sergeant", {60, 58});
  stage.blue("Rolf", "sergeant", {60, 70});
  stage.ground("house", {57, 56}, {63, 57.2});
  stage.ground("house", {57, 57.2}, {59.2, 59});
  stage.ground("house", {60.8, 57.2}, {63, 59});
  EXPECT_LT(stage.runs({{6, 6}}).y, Place(0, 57).at.y) << "out of the pocket towards Rolf, and around its wall";
  EXPECT_EQ(stage.told, "ran Ned");
}

TEST(MER_B_A16, shut_in_he_stays_and_goes_on_routing) {
  Rout stage;
  stage.red("Ned", "sergeant", {60, 58});
  stage.blue("Rolf", "sergeant", {60, 70});
  stage.ground("house", {50, 50}, {70, 57.25});
  stage.ground("house", {50, 57.25}, {59.25, 62});
  stage.ground("house", {60.75, 57.25}, {70, 62});
  stage.ground("house", {50, 62}, {70, 64});
  EXPECT_EQ(stage.runs({{6, 6}}), Place(60, 58).at);
  EXPECT_EQ(stage.told, "cowered Ned");
  EXPECT_TRUE(stage.routs(stage.s, "Ned"));
}

TEST(MER_B_A09, the_table_s_edge_takes_him_off) {
  Rout stage;
  stage.red("Ned", "sergeant", {60, 5}, leader);
  stage.red("Wat", "sergeant", {62, 1});
  stage.blue("Rolf", "sergeant", {60, 12});
  stage.runs({{3, 4}});
  EXPECT_EQ(stage.told, "fled Ned");
  EXPECT_EQ(stage.s[stage.id("Ned")].pose, Pose::away);
  EXPECT_EQ(alarms({stage.battle(), stage.s}, stage.id("Wat")), 0) << "he has not fallen";
  stage.s.phase = Phase::force;
  EXPECT_EQ(stage.play_phase(stage.s, {{6, 6}}), "force_shaken Ned") << "but a leader who is gone is lost";
}

}  // namespace fyrd::merlin::better
