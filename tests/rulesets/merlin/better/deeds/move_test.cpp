// Movement of the better game: own dice, riders, charges (MER-B-002, MER-B-A07, MER-B-A13, MER-B-A14, MER-B-A19).
#include "tests/rulesets/merlin/better/stage.h"

namespace fyrd::merlin::better {

namespace {

struct Walk : BetterStage {
  Walk() {
    red("Hugh", "sergeant", {20, 20});
    red("Ned", "peasant", {30, 20});
    red("Piers", "mounted-knight", {40, 20});
    blue("Rolf", "sergeant", {20, 80});
    first(fyrd::red);
  }
};

}  // namespace

TEST(MER_B_002, a_figure_moves_the_inches_of_two_dice) {
  Walk stage;
  stage.picks("Hugh", 3, 4);
  EXPECT_EQ(stage.state().allowance, 7_in);
  EXPECT_EQ(stage.attempt(stage.path_order({Place(20, 27).off(0, 1)})), "too_far MER-B-002");
  EXPECT_EQ(stage.attempt(stage.path_order({Place(20, 20)})), "no_way MER-B-002");
  stage.give(stage.path_order({{20, 27}}));
  EXPECT_EQ(stage["Hugh"].at, Place(20, 27).at);
}

TEST(MER_B_002, mounted_figures_add_six_inches) {
  Walk stage;
  stage.picks("Piers", 1, 2);
  EXPECT_EQ(stage.state().allowance, 9_in);
}

TEST(MER_B_002, the_way_may_be_shorter_or_none_and_may_turn) {
  Walk stage;
  stage.picks("Hugh", 6, 6);
  stage.give(stage.path_order({{24, 20}, {24, 24}}));
  EXPECT_EQ(stage["Hugh"].at, Place(24, 24).at);
  stage.picks("Ned", 6, 6);
  stage.done();
  EXPECT_EQ(stage["Ned"].at, Place(30, 20).at);
  EXPECT_FALSE(stage.state().man(stage.id("Ned")).moved);
}

TEST(MER_B_A14, the_dice_fall_when_a_figure_is_picked_and_only_for_those_who_move) {
  Walk stage;
  EXPECT_EQ(stage.asked(), "pick") << "nobody has thrown yet";
  stage.give(stage.pick_order("Ned"));
  EXPECT_EQ(stage.asked(), "dice");
  EXPECT_EQ(stage.game().wanted_roll()->pool, dice(2, 6));
  stage.roll({1, 1});
  stage.done();
  stage.to(blue, "pick");
  EXPECT_FALSE(stage.state().man(stage.id("Hugh")).picked) << "red was done without throwing for him";
}

TEST(MER_B_A14, nobody_throws_twice_a_turn) {
  Walk stage;
  stage.moves("Hugh", 6, 6, {20, 21});
  EXPECT_EQ(stage.attempt(stage.pick_order("Hugh")), "moved_already MER-B-A14");
  stage.picks("Ned", 1, 1);
  stage.done();
  EXPECT_EQ(stage.attempt(stage.pick_order("Ned")), "moved_already MER-B-A14") << "nor who threw and stayed";
  EXPECT_EQ(stage.attempt(stage.pick_order("Rolf")), "not_yours MER-B-A14");
}

TEST(MER_B_A13, the_first_mover_moves_everybody_before_the_other_side) {
  Walk stage;
  stage.moves("Hugh", 1, 1, {20, 21});
  EXPECT_EQ(stage.asked_whom(), red);
  stage.moves("Ned", 1, 1, {30, 21});
  EXPECT_EQ(stage.asked_whom(), red);
  stage.moves("Piers", 1, 1, {40, 21});
  EXPECT_EQ(stage.asked(), "pick");
  EXPECT_EQ(stage.asked_whom(), blue);
}

TEST(MER_S_A13, in_the_better_game_too_nobody_moves_through_an_enemy) {
  BetterStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.red("Ned", "sergeant", {23, 20});
  stage.blue("Rolf", "sergeant", {20, 23});
  stage.first(red);
  stage.picks("Hugh", 6, 6);
  EXPECT_EQ(stage.attempt(stage.path_order({{20, 27}})), "in_the_way MER-S-A13");
  EXPECT_EQ(stage.attempt(stage.path_order({{23, 20.5}})), "no_room MER-S-A13");
  EXPECT_EQ(stage.attempt(stage.path_order({{27, 20}})), "accepted");
}

TEST(MER_S_007, in_the_better_game_too_one_factor_shrinks_every_length) {
  BetterStage stage;
  stage.options["scale"] = 50;
  stage.red("Hugh", "pikeman", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 80});
  stage.first(red);
  stage.picks("Hugh", 3, 4);
  EXPECT_EQ(stage.state().allowance, inches(7) / 2);
  EXPECT_EQ(stage.battle().fighter(stage.id("Hugh")).reach, 3_in);
}

TEST(MER_B_A07, a_rider_charges_when_his_move_brings_him_into_reach) {
  BetterStage stage;
  stage.red("Piers", "mounted-knight", {20, 20});
  stage.red("Hugh", "sergeant", {26, 20});
  stage.blue("Rolf", "sergeant", {20, 30});
  stage.blue("Odo", "sergeant", {26, 25});
  stage.first(red);
  stage.moves("Piers", 1, 1, Place(20, 25).off(0, 0));  // gap 5 − 1¼ − ¾ = 3, the reach of his lance
  EXPECT_TRUE(stage.state().man(stage.id("Piers")).charging);
  stage.moves("Hugh", 1, 1, {26, 22});
  EXPECT_FALSE(stage.state().man(stage.id("Hugh")).charging) << "men on foot do not charge";
  EXPECT_EQ(stage.blow_dice("Piers", "Rolf", true), 5);
}

TEST(MER_B_A07, who_was_in_reach_already_or_stops_short_does_not_charge) {
  BetterStage stage;
  stage.red("Piers", "mounted-knight", {20, 20});
  stage.red("Hal", "mounted-knight", {60, 20});
  stage.blue("Rolf", "sergeant", {20, 25});
  stage.blue("Odo", "sergeant", {60, 30});
  stage.first(red);
  stage.moves("Piers", 1, 1, {20, 21});
  EXPECT_FALSE(stage.state().man(stage.id("Piers")).charging);
  stage.moves("Hal", 1, 1, Place(60, 25).off(0, -1));
  EXPECT_FALSE(stage.state().man(stage.id("Hal")).charging);
}

TEST(MER_B_A07, a_charge_lasts_for_its_turn) {
  BetterStage stage;
  stage.red("Piers", "mounted-knight", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 30});
  stage.first(red);
  stage.moves("Piers", 1, 1, {20, 25});
  stage.to_dice();
  stage.first(red);
  EXPECT_FALSE(stage.state().man(stage.id("Piers")).charging);
}

}  // namespace fyrd::merlin::better
