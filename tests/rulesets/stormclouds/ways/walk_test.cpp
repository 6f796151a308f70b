// Moving, climbing, jumping, falling, running, flying (STO-030 … STO-032, STO-055, STO-A15 … STO-A17, STO-A23, STO-A30,
// STO-A35 … STO-A37, STO-A40).
#include "tests/rulesets/stormclouds/stage.h"

namespace fyrd::stormclouds {
namespace {

using A = ActionOrder;

struct Field : StormStage {
  Field() {
    hero("Pip", "mouse", {60, 20});  // Speed 6, Dexterity d8
    villain("Grub", "small-warrior", {100, 100});
  }
};

TEST(STO_030, a_move_of_speed_inches_in_any_direction) {
  Field stage;
  EXPECT_EQ(stage.refused("Pip", stage.go(A::move, {{60, 26}})), "");
  EXPECT_EQ(stage.refused("Pip", stage.go(A::move, {{63, 20}, {63, 23}})), "");
  EXPECT_EQ(stage.refused("Pip", stage.go(A::move, {{60, 32.1}})), "too_far STO-030");
  stage.acts("Pip", stage.go(A::move, {{60, 26}}, 90), {});
  EXPECT_EQ(stage.at("Pip").at, (Place{60, 26}.at));
  EXPECT_EQ(stage.at("Pip").facing, degrees(90));
  EXPECT_EQ(stage.trauma("Pip"), 0);
}

TEST(STO_030, what_is_an_inch_high_is_stepped_over) {
  Field stage;
  stage.ground("low-wall", {50, 22}, {70, 22.4});
  stage.platform({50, 23}, {70, 24}, 1);
  EXPECT_EQ(way_cost(stage.b(), Place{60, 20}.at, straight(Place{60, 26}.at)), 6_in);
}

TEST(STO_A30, a_climb_takes_its_height) {
  Field stage;
  stage.platform({50, 22}, {70, 30}, 3);
  EXPECT_EQ(way_cost(stage.b(), Place{60, 20}.at, straight(Place{60, 23}.at)), 6_in);
  stage.acts("Pip", stage.go(A::move, {{60, 23}}), {});
  EXPECT_EQ(stage.at("Pip").elevation, 3_in);
  EXPECT_EQ(stage.trauma("Pip"), 0);
}

TEST(STO_031, a_jump_lands_and_goes_on) {
  Field stage;
  stage.platform({50, 10}, {70, 21}, 3);
  ASSERT_EQ(stage.at("Pip").elevation, 3_in);
  const auto jump = stage.go(A::jump, {{60, 22}});  // 2″ across and 3″ down: √13, a Target of 4
  EXPECT_EQ(jump_target(stage.b(), Place{60, 20}.at, Place{60, 22}.at), 4);
  const Script play = stage.does("Pip", jump, {{5}}, {stage.go(MoveOnOrder::move, {{60, 24}})});
  EXPECT_EQ(play.asked, std::vector<std::string>{"move_on"});
  EXPECT_EQ(stage.at("Pip").at, (Place{60, 24}.at));
  EXPECT_EQ(stage.at("Pip").elevation, Length{});
}

TEST(STO_031, who_fails_falls_with_a_trauma_for_each_two_inches) {
  Field stage;
  stage.platform({50, 10}, {70, 21}, 4);
  stage.does("Pip", stage.go(A::jump, {{60, 22}}), {{5}});  // √20: a Target of 5
  EXPECT_EQ(stage.trauma("Pip"), 2);
  EXPECT_EQ(stage.at("Pip").elevation, Length{});
}

TEST(STO_A15, a_jump_is_measured_through_the_air_and_rounded_up) {
  Field stage;
  stage.platform({50, 10}, {70, 21}, 3);
  EXPECT_EQ(jump_target(stage.b(), Place{60, 20}.at, Place{60, 24}.at), 5);
  EXPECT_EQ(jump_target(stage.b(), Place{60, 20}.at, Place{60, 24.1}.at), 6);
  EXPECT_EQ(stage.refused("Pip", stage.go(A::jump, {{60, 18}})), "no_drop STO-A15");
}

TEST(STO_A16, a_fall_of_less_than_two_inches_does_nothing) {
  Field stage;
  stage.platform({50, 10}, {70, 21}, 1.5);
  EXPECT_EQ(fall_trauma(stage.b(), 1_in), 0);
  EXPECT_EQ(fall_trauma(stage.b(), 3_in), 1);
  stage.does("Pip", stage.go(A::jump, {{60, 22}}), {{1}});
  EXPECT_EQ(stage.trauma("Pip"), 0);
  EXPECT_EQ(stage.at("Pip").elevation, Length{});
}

TEST(STO_A36, a_failed_jump_ends_the_move_at_the_foot_of_the_drop) {
  Field stage;
  stage.platform({50, 10}, {70, 21}, 3);
  const Script play = stage.does("Pip", stage.go(A::jump, {{60, 24}}), {{2}});
  EXPECT_TRUE(play.asked.empty());
  EXPECT_LT(stage.at("Pip").at.y, Place(60, 22.5).at.y);
  EXPECT_GE(stage.at("Pip").at.y, Place(60, 21).at.y);
}

TEST(STO_032, who_is_hurt_near_an_edge_may_slip) {
  Field near, far;
  near.platform({50, 10}, {70, 21.4}, 4);
  far.platform({50, 10}, {70, 24}, 4);
  Script holds(Dice{{4}}), falls(Dice{{3}}), nothing({});
  suffer(near.now(holds), near.id("Pip"), 1, Hurt::blow, nobody, "STO-033");
  EXPECT_EQ(near.trauma("Pip"), 1);
  EXPECT_EQ(near.at("Pip").elevation, 4_in);
  suffer(near.now(falls), near.id("Pip"), 1, Hurt::blow, nobody, "STO-033");
  EXPECT_EQ(near.trauma("Pip"), 4);  // a blow, and two for four inches
  EXPECT_EQ(near.at("Pip").elevation, Length{});
  suffer(far.now(nothing), far.id("Pip"), 1, Hurt::blow, nobody, "STO-033");
  EXPECT_EQ(far.at("Pip").elevation, 4_in);
}

TEST(STO_A17, a_step_is_no_edge) {
  Field stage;
  stage.platform({50, 10}, {70, 21}, 1);
  EXPECT_FALSE(drop_near(stage.b(), stage.at("Pip"), 1_in));
}

TEST(STO_A37, a_villain_slips_by_its_number) {
  StormStage stage;
  stage.hero("Pip", "mouse", {20, 20});
  stage.villain("Grub", "small-warrior", {60, 20});  // Dexterity 3
  stage.villain("Bow", "small-hunter", {65, 20});    // Dexterity 5
  stage.platform({50, 10}, {70, 21}, 2);
  Script play({});
  suffer(stage.now(play), stage.id("Grub"), 1, Hurt::blow, nobody, "STO-033");
  suffer(stage.now(play), stage.id("Bow"), 1, Hurt::blow, nobody, "STO-033");
  EXPECT_EQ(stage.at("Grub").elevation, Length{});
  EXPECT_EQ(stage.trauma("Grub"), 2);
  EXPECT_EQ(stage.at("Bow").elevation, 2_in);
}

TEST(STO_055, a_run_costs_a_trauma_for_each_inch_or_part) {
  Field stage;
  stage.acts("Pip", stage.go(A::move, {{60, 28.5}}), {});  // 2.5″ more than Speed
  EXPECT_EQ(stage.trauma("Pip"), 3);
}

TEST(STO_055, a_run_before_an_action_is_paid_after_it) {
  Field stage;
  stage.man("Pip").trauma = 1;
  stage.acts("Pip", stage.go(A::run, {{60, 22}}), {});
  EXPECT_EQ(stage.trauma("Pip"), 1);
  EXPECT_EQ(stage.refused("Pip", {}), "ran STO-055");
  stage.acts("Pip", {.verb = A::rally}, {{6}});
  EXPECT_EQ(stage.trauma("Pip"), 2);
  EXPECT_EQ(stage.s().act.taken, 1);
}

TEST(STO_055, after_a_jump_as_after_anything_else) {
  Field stage;
  stage.platform({50, 10}, {70, 21}, 3);
  stage.acts("Pip", stage.go(A::jump, {{60, 22}}), {{5}}, {{.verb = MoveOnOrder::stop}});
  EXPECT_EQ(stage.refused("Pip", stage.go(A::run_on, {{60, 24}})), "");
  stage.acts("Pip", stage.go(A::run_on, {{60, 24}}), {});
  EXPECT_EQ(stage.trauma("Pip"), 2);
  EXPECT_EQ(stage.s().act.taken, 1);
}

TEST(STO_A35, before_or_after_but_not_both_and_no_further_than_speed) {
  Field stage;
  EXPECT_EQ(stage.refused("Pip", stage.go(A::run_on, {{60, 22}})), "ran STO-A35");  // after what?
  stage.acts("Pip", {.verb = A::rally}, {{6}});
  EXPECT_EQ(stage.refused("Pip", stage.go(A::run_on, {{60, 22}})), "");
  EXPECT_EQ(stage.refused("Pip", stage.go(A::run_on, {{60, 26.5}})), "too_far STO-030");
  stage.acts("Pip", stage.go(A::run_on, {{60, 22}}), {});
  EXPECT_EQ(stage.trauma("Pip"), 2);
  EXPECT_EQ(stage.refused("Pip", stage.go(A::run_on, {{60, 23}})), "ran STO-A35");
  Field unlimited;
  unlimited.options["run_unlimited"] = true;
  EXPECT_EQ(unlimited.refused("Pip", unlimited.go(A::move, {{60, 50}})), "");
}

TEST(STO_A40, through_friends_but_not_through_enemies) {
  Field stage;
  stage.hero("Tansy", "mouse", {60, 22});
  stage.villain("Bow", "small-hunter", {62, 22});
  EXPECT_EQ(stage.refused("Pip", stage.go(A::move, {{60, 24}})), "");
  EXPECT_EQ(stage.refused("Pip", stage.go(A::move, {{60, 22.5}})), "no_room STO-A40");
  EXPECT_EQ(stage.refused("Pip", stage.go(A::move, {{62, 20}, {62, 24}})), "in_the_way STO-A40");
}

TEST(STO_A23, leaving_contact_is_free) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 20});
  stage.villain("Grub", "small-warrior", {60, 20 + apart(0.01)});
  stage.acts("Pip", stage.go(A::move, {{60, 15}}), {});
  EXPECT_EQ(stage.at("Pip").at, (Place{60, 15}.at));
}

TEST(STO_X14, wings_pass_walls_and_villains) {
  StormStage stage;
  stage.hero("Flit", "bat", {60, 20}, {{"abilities", {"fly"}}});
  stage.villain("Grub", "small-warrior", {60, 22});
  stage.ground("wall", {50, 23}, {70, 23.4});
  stage.platform({50, 24.5}, {70, 30}, 3);
  EXPECT_EQ(stage.refused("Flit", stage.go(A::move, {{60, 26}})), "");
  EXPECT_EQ(stage.refused("Flit", stage.go(A::move, {{60, 23.2}})), "no_room STO-A40");
  EXPECT_EQ(stage.refused("Flit", stage.go(A::jump, {{60, 26}})), "flies STO-X14");
  stage.acts("Flit", stage.go(A::move, {{60, 26}}), {});
  EXPECT_EQ(stage.trauma("Flit"), 0);  // six inches, and the climb costs nothing
  EXPECT_EQ(stage.at("Flit").elevation, 3_in);
}

TEST(STO_X15, a_rope_brings_him_down_once_a_turn) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 20}, {{"gear", {"rope"}}});
  stage.villain("Grub", "small-warrior", {100, 100});
  stage.platform({50, 10}, {70, 21}, 4);
  const auto down = stage.go(A::jump, {{60, 22}}, 0, dig_own);
  stage.does("Pip", down, {});
  EXPECT_EQ(stage.at("Pip").elevation, Length{});
  stage.put("Pip", {60, 20});
  EXPECT_EQ(stage.refused("Pip", down), "no_rope STO-X15");
}

TEST(STO_X16, fear_of_heights) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 20}, {{"issues", {"fear-of-heights"}}});
  stage.villain("Grub", "small-warrior", {100, 100});
  stage.platform({50, 10}, {70, 21}, 3);
  EXPECT_EQ(stage.refused("Pip", stage.go(A::jump, {{60, 22}})), "fears_heights STO-X16");
}

}  // namespace
}  // namespace fyrd::stormclouds
