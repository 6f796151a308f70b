// What stands in the way of a shot (MER-S-A09).
#include "tests/rulesets/merlin/simple/stage.h"

namespace fyrd::merlin::simple {

namespace {

// Alan wants to shoot north at Rolf, fifteen inches away; what lies between is the test's.
struct Shot : SimpleStage {
  Shot() {
    red("Alan", "longbowman", {20, 20});
    blue("Rolf", "sergeant", {20, 35});
    shot_elsewhere();
  }
  std::string tried() {
    first(fyrd::red);
    return tries_shot("Alan", "Rolf");
  }
};

// Alan on a hill of the given height, or Rolf on it, with Wat between them on the table.
std::string over_heads(bool shooter_high, Json height, const char* between) {
  Shot stage;
  const Place low = shooter_high ? Place(18, 18) : Place(18, 33);
  stage.ground("hill", low, low.off(inches(4).units, inches(4).units), {{"height", height}});
  if (std::string(between) == "friend") stage.red("Wat", "sergeant", {20, 28});
  if (std::string(between) == "enemy") stage.blue("Wat", "sergeant", {20, 28});
  return stage.tried();
}

constexpr double unit = 1.0 / units_per_inch;

}  // namespace

TEST(MER_S_A09, a_clear_line_is_shot_along) {
  Shot stage;
  EXPECT_EQ(stage.tried(), "accepted");
}

TEST(MER_S_A09, blocking_terrain_stops_a_shot) {
  for (const char* kind : {"wood", "house", "rock", "hill"}) {
    Shot stage;
    stage.ground(kind, {18, 26}, {22, 28});
    EXPECT_EQ(stage.tried(), "blocked MER-S-A09") << kind;
  }
}

TEST(MER_S_A09, low_terrain_stops_no_shot) {
  for (const char* kind : {"pond", "hedge", "wall"}) {
    Shot stage;
    stage.ground(kind, {18, 26}, {22, 28});
    EXPECT_EQ(stage.tried(), "accepted") << kind;
  }
}

TEST(MER_S_A09, the_line_runs_between_the_centres) {
  Shot beside;
  beside.ground("house", {20, 26}, {30, 28});
  EXPECT_EQ(beside.tried(), "accepted") << "half of Rolf is hidden, but the line grazes the wall only";
  Shot before;
  before.ground("house", Place(20, 26).off(-1, 0), {30, 28});
  EXPECT_EQ(before.tried(), "blocked MER-S-A09");
}

TEST(MER_S_A09, another_figures_base_stops_a_shot) {
  Shot friendly;
  friendly.red("Wat", "sergeant", {20, 28});
  EXPECT_EQ(friendly.tried(), "blocked MER-S-A09");
  Shot hostile;
  hostile.blue("Wat", "sergeant", {20, 28});
  EXPECT_EQ(hostile.tried(), "blocked MER-S-A09");
}

TEST(MER_S_A09, a_base_that_the_line_only_touches_does_not_stop_it) {
  Shot touched;
  touched.blue("Wat", "sergeant", {20.75, 28});
  EXPECT_EQ(touched.tried(), "accepted");
  Shot entered;
  entered.blue("Wat", "sergeant", Place(20.75, 28).off(-1, 0));
  EXPECT_EQ(entered.tried(), "blocked MER-S-A09");
  Shot wide;
  wide.blue("Wat", "light-cavalry", {20.75, 28});
  EXPECT_EQ(wide.tried(), "blocked MER-S-A09") << "a rider's base is wider";
}

TEST(MER_S_A09, the_fallen_stop_no_shot) {
  Shot stage;
  stage.blue("Wat", "sergeant", {20, 28}, {{"out", true}});
  EXPECT_EQ(stage.tried(), "accepted");
}

TEST(MER_S_A09, a_friend_touching_the_shooter_does_not_stop_it) {
  Shot touching_him;
  touching_him.red("Wat", "sergeant", {20, 21.5});
  EXPECT_EQ(touching_him.tried(), "accepted");
  Shot a_step_ahead;
  a_step_ahead.red("Wat", "sergeant", Place(20, 21.5).off(0, touching.units + 1));
  EXPECT_EQ(a_step_ahead.tried(), "blocked MER-S-A09");
}

TEST(MER_S_A09, a_shooter_three_inches_up_shoots_over_heads) {
  EXPECT_EQ(over_heads(true, 3, "friend"), "accepted");
  EXPECT_EQ(over_heads(true, 3, "enemy"), "accepted") << "over anybody";
  EXPECT_EQ(over_heads(true, 3 - unit, "enemy"), "blocked MER-S-A09") << "0.01 mm too low";
  EXPECT_EQ(over_heads(true, 3 - unit, "nobody"), "accepted") << "it was Wat who stopped it, not the hill";
}

TEST(MER_S_A09, a_target_three_inches_up_is_shot_at_over_heads) {
  EXPECT_EQ(over_heads(false, 3, "friend"), "accepted");
  EXPECT_EQ(over_heads(false, 3, "enemy"), "accepted");
  EXPECT_EQ(over_heads(false, 3 - unit, "enemy"), "blocked MER-S-A09");
  EXPECT_EQ(over_heads(false, 3 - unit, "nobody"), "accepted");
}

TEST(MER_S_A09, height_counts_above_him_who_stands_between) {
  Shot stage;
  stage.ground("hill", {18, 18}, {22, 26});
  stage.red("Wat", "sergeant", {20, 24});
  EXPECT_EQ(stage.tried(), "blocked MER-S-A09") << "Wat stands as high as Alan";
  Shot without_wat;
  without_wat.ground("hill", {18, 18}, {22, 26});
  EXPECT_EQ(without_wat.tried(), "accepted");
}

TEST(MER_S_A09, who_walks_up_a_hill_shoots_over_heads_from_there) {
  const auto after_walking = [](Place to) {
    Shot stage;
    stage.blue("Wat", "sergeant", {20, 28});
    stage.ground("hill", {18, 15}, {22, 19});
    stage.first(red);
    stage.moves("Alan", to);
    return stage.tries_shot("Alan", "Rolf");
  };
  EXPECT_EQ(after_walking({20, 18}), "accepted");
  EXPECT_EQ(after_walking({20, 19.5}), "blocked MER-S-A09") << "only his base is over the hill, his centre is below";
}

TEST(MER_S_A09, not_with_an_enemy_within_an_inch) {
  Shot close;
  close.blue("Odo", "sergeant", {22.5, 20});
  EXPECT_EQ(close.tried(), "engaged MER-S-A09");
  Shot apart;
  apart.blue("Odo", "sergeant", Place(22.5, 20).off(1, 0));
  EXPECT_EQ(apart.tried(), "accepted") << "0.01 mm further he does not hinder";
  Shot fallen;
  fallen.blue("Odo", "sergeant", {22.5, 20}, {{"out", true}});
  EXPECT_EQ(fallen.tried(), "accepted");
}

TEST(MER_S_A09, not_even_at_the_enemy_who_is_upon_him) {
  SimpleStage stage;
  stage.red("Alan", "longbowman", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 22.5});
  stage.shot_elsewhere();
  stage.first(red);
  EXPECT_EQ(stage.tries_shot("Alan", "Rolf"), "engaged MER-S-A09");
}

TEST(MER_S_A09, not_at_an_enemy_within_an_inch_of_a_friend) {
  Shot close;
  close.red("Wat", "sergeant", {22.5, 35});
  EXPECT_EQ(close.tried(), "friend_near MER-S-A09");
  Shot apart;
  apart.red("Wat", "sergeant", Place(22.5, 35).off(1, 0));
  EXPECT_EQ(apart.tried(), "accepted");
  Shot fallen;
  fallen.red("Wat", "sergeant", {22.5, 35}, {{"out", true}});
  EXPECT_EQ(fallen.tried(), "accepted");
  Shot other;
  other.blue("Wat", "sergeant", {22.5, 35});
  EXPECT_EQ(other.tried(), "accepted") << "the target's own friends do not protect it";
}

TEST(MER_S_A09, who_can_shoot_at_nobody_is_not_asked) {
  SimpleStage stage;
  stage.red("Alan", "longbowman", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 35});
  stage.ground("house", {18, 26}, {22, 28});
  stage.first(red);
  stage.done();
  EXPECT_EQ(stage.asked(), "move");
  EXPECT_EQ(stage.asked_whom(), blue);
}

}  // namespace fyrd::merlin::simple
