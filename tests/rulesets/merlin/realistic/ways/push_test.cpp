// Driven back, and over an edge, in the more realistic game (MER-R-029, MER-R-A13, A14, A26, A29, A33).
#include "tests/rulesets/merlin/realistic/duel.h"

namespace fyrd::merlin::realistic {

TEST(MER_R_A33, one_step_back_from_the_nearest_of_several) {
  RealisticStage stage;
  stage.red("Wat", "halberdier", {60, 50});
  stage.red("Ned", "halberdier", {56, 53});
  stage.blue("Odo", "sergeant", {60, 53}, south_facing);
  stage.first(red);
  stage.strikes("Wat", "Odo"), stage.strikes("Ned", "Odo"), stage.to_dice();
  stage.roll({4, 3, 3}), stage.roll({4, 3, 3}), stage.two(8), stage.two(8);
  EXPECT_EQ(stage["Odo"].at, Place(60, 55).at) << "once, away from the nearest";
  EXPECT_EQ(stage["Odo"].facing, south) << "without turning his back";
}

TEST(MER_R_A33, away_from_the_attacker_wherever_he_looks_and_whoever_strikes_first) {
  RealisticStage stage;
  stage.red("Ned", "halberdier", {56, 53});
  stage.red("Wat", "halberdier", {60, 50});
  stage.blue("Odo", "sergeant", {60, 53}, {{"facing", 90}});
  stage.first(red);
  stage.strikes("Ned", "Odo"), stage.strikes("Wat", "Odo"), stage.to_dice();
  stage.roll({4, 3, 3}), stage.roll({4, 3, 3}), stage.two(6), stage.two(8);
  EXPECT_EQ(stage["Odo"].at, Place(60, 55).at) << "Wat is nearer than Ned, who drove him back before";
  EXPECT_EQ(stage["Odo"].facing, east);
}

TEST(MER_R_A26, driven_back_as_far_as_there_is_room) {
  RealisticStage stage;
  stage.red("Wat", "halberdier", {60, 50});
  stage.blue("Odo", "sergeant", {60, 52});
  stage.blue("Behind", "sergeant", {60, 54.5});
  stage.first(red);
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({4, 3, 3}), stage.two(8);
  EXPECT_NEAR(stage["Odo"].at.y, Place(60, 53).at.y, 3) << "up to the man behind";
  RealisticStage gate;
  gate.ground("gate", {55, 53.5}, {65, 54.5});
  gate.red("Wat", "halberdier", {60, 50}), gate.blue("Odo", "sergeant", {60, 52});
  gate.first(red);
  gate.strikes("Wat", "Odo"), gate.to_dice(), gate.roll({4, 3, 3}), gate.two(8);
  EXPECT_NEAR(gate["Odo"].at.y, Place(60, 52.75).at.y, 3) << "up to the closed gate";
}

TEST(MER_R_A29, who_is_driven_back_stands) {
  RealisticStage stage;
  stage.red("Wat", "halberdier", {60, 50});
  stage.blue("Odo", "light-cavalry", {60, 64});
  stage.first(blue);
  stage.moves("Odo", Gait::walk, {60, 60}), stage.next_turn(blue);
  stage.moves("Odo", Gait::trot, {60, 53.5});
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({4, 3, 3}), stage.two(8);
  EXPECT_EQ(stage.man("Odo").gait, Gait::stand);
}

TEST(MER_R_A13, a_knight_who_is_driven_back_keeps_his_saddle) {
  Duel stage("halberdier", "mounted-knight", 1, {}, {{"weapons", {"knightly-sword"}}});
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({4, 3, 3}), stage.two(8);
  EXPECT_NE(stage.asked(), "strike");
  EXPECT_EQ(stage.purpose(), "the first move") << "no dice for a fall";
  EXPECT_EQ(stage["Odo"].base, 1);
}

namespace {

// Odo stands on a height with his back to its edge, Ned below it, and Wat strikes.
struct Edge : RealisticStage {
  explicit Edge(double height) {
    red("Wat", "halberdier", {60, 50});
    blue("Odo", "sergeant", {60, 52});
    blue("Ned", "sergeant", {60, 54.2});
    ground("hill", {50, 40}, {70, 52.9}, {{"height", height}});
    first(fyrd::red);
    strikes("Wat", "Odo"), to_dice(), roll({4, 3, 3}), two(8);
  }
};

}  // namespace

TEST(MER_R_029, off_a_step_he_may_fall_and_on_somebody) {
  Edge kept(3);
  EXPECT_EQ(kept.purpose(), "keeping his feet at the edge");
  kept.two(5);
  EXPECT_EQ(kept["Odo"].elevation, 3_in) << "he stops at the edge";

  Edge falls(6);
  falls.two(4);
  EXPECT_EQ(falls.purpose(), "the fall");
  falls.two(10);
  EXPECT_TRUE(falls.out("Ned")) << "on whom he fell";
  falls.two(9);
  EXPECT_FALSE(falls.out("Odo"));
  EXPECT_EQ(falls["Odo"].elevation, 0_in);

  Edge low(2);
  EXPECT_NE(low.purpose(), "keeping his feet at the edge");
}

TEST(MER_R_A14, one_throw_for_each_time_he_is_driven_back) {
  Edge stage(3);
  stage.two(5);
  EXPECT_NE(stage.purpose(), "keeping his feet at the edge");
}

}  // namespace fyrd::merlin::realistic
