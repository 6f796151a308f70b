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

TEST(STO_030, nothing_an_inch_high_is_in_the_way) {
  Field stage;
  stage.ground("well", {50, 22}, {70, 23});
  EXPECT_EQ(stage.refused("Pip", stage.go(A::move, {{60, 26}})), "");
  EXPECT_EQ(stage.refused("Pip", stage.go(A::move, {{60, 22.5}})), "");
  EXPECT_EQ(way_cost(stage.b(), Place{60, 20}.at, straight(Place{60, 26}.at)), 6_in);
}

TEST(STO_030, a_file_cannot_make_it_impassable) {
  Field stage;
  stage.ground("barrels", {50, 22}, {70, 23}, {{"height", 1}});
  data::Problems problems;
  EXPECT_FALSE(stage.open(problems));
  EXPECT_NE(problems.text().find("cannot be impassable (STO-030)"), std::string::npos) << problems.text();
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
  const auto jump = stage.go(A::jump, {{60, 22}});  // 0.82″ between his bases and 3″ down: 3.11″
  const Script play = stage.does("Pip", jump, {{4}}, {stage.go(MoveOnOrder::move, {{60, 24}})});
  EXPECT_EQ(play.asked, std::vector<std::string>{"move_on"});
  EXPECT_EQ(stage.at("Pip").at, (Place{60, 24}.at));
  EXPECT_EQ(stage.at("Pip").elevation, Length{});
}

TEST(STO_031, who_fails_falls_with_a_trauma_for_each_two_inches) {
  Field stage;
  stage.platform({50, 10}, {70, 21}, 4);
  stage.does("Pip", stage.go(A::jump, {{60, 22}}), {{4}});  // 4.08″
  EXPECT_EQ(stage.trauma("Pip"), 2);
  EXPECT_EQ(stage.at("Pip").elevation, Length{});
}

TEST(STO_A15, a_jump_is_measured_from_base_to_base_and_to_the_hair) {
  Field stage;
  stage.platform({50, 10}, {70, 21}, 3);
  const auto far = [&](double y) {
    return jump_length(stage.here(), stage.id("Pip"), Place{60, 20}.at, Place{60, y}.at);
  };
  EXPECT_EQ(far(21.1), 3_in);  // straight down
  EXPECT_EQ(far(20 + apart(4)), 5_in);
  EXPECT_EQ(stage.refused("Pip", stage.go(A::jump, {{60, 18}})), "no_drop STO-A15");
  const auto lands = [](double y, int face) {
    Field one;
    one.platform({50, 10}, {70, 21}, 3);
    one.does("Pip", one.go(A::jump, {{60, y}}), {{face}}, {{.verb = MoveOnOrder::stop}});
    return one.at("Pip").at == Place{60, y}.at;
  };
  EXPECT_TRUE(lands(20 + apart(2.5), 4));  // 3.9″
  EXPECT_FALSE(lands(20 + apart(4), 5));   // 5″: equal is not higher
  EXPECT_TRUE(lands(20 + apart(3.99), 5));
  EXPECT_TRUE(lands(20 + apart(2.64), 4));  // 3.996″
  EXPECT_FALSE(lands(20 + apart(2.65), 4));
}

TEST(STO_A15, what_is_told_before_a_jump_is_what_is_rolled) {
  Field stage;
  stage.platform({50, 10}, {70, 21}, 3);
  stage.activate("Pip");
  const Explanation why = ActionOrder(stage.here()).explain(stage.go(A::jump, {{60, 20 + apart(2.5)}}));
  EXPECT_EQ(*why.chance, Fraction(5, 8));  // a d8 of 4 or more
  EXPECT_NE(why.summary.find("3.9"), std::string::npos) << why.summary;
  for (const auto& [gap, needed] : {std::pair{2.64, "4 or more"}, {2.65, "5 or more"}}) {  // both told as 4″
    const Explanation told = ActionOrder(stage.here()).explain(stage.go(A::jump, {{60, 20 + apart(gap)}}));
    EXPECT_NE(told.summary.find(std::string("against 4″, ") + needed), std::string::npos) << told.summary;
  }
}

TEST(STO_031, a_jump_across_does_not_pass_through_what_is_higher) {
  Field stage;
  stage.platform({50, 10}, {70, 21}, 3);
  stage.platform({50, 23}, {70, 23.5}, 6);
  stage.platform({50, 24}, {70, 30}, 3);
  EXPECT_EQ(stage.refused("Pip", stage.go(A::jump, {{60, 25}})), "blocked STO-031");
}

TEST(STO_031, jumps_are_offered_from_the_edge_and_after_a_jump) {
  Field stage;
  stage.platform({50, 10}, {70, 22}, 6);
  stage.platform({50, 22}, {70, 24}, 3);
  stage.activate("Pip");
  const auto count = [](const Question& q, std::uint8_t verb, int legs) {
    Options options;
    q.list(options);
    return std::count_if(options.all().begin(), options.all().end(),
                         [&](const Option& o) { return o.choice.verb == verb && o.choice.path.count == legs; });
  };
  EXPECT_GT(count(ActionOrder(stage.here()), A::jump, 1), 0);
  EXPECT_GT(count(ActionOrder(stage.here()), A::jump, 2), 0);  // he walks to the edge first
  stage.put("Pip", {60, 23});
  EXPECT_GT(count(MoveOnOrder(stage.here(), 5_in), MoveOnOrder::jump, 1), 0);
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

TEST(STO_032, who_falls_onto_a_ledge_may_slip_from_there) {
  Field stage;
  stage.platform({50, 10}, {70, 21}, 6);
  stage.platform({50, 21}, {70, 22.4}, 3);
  Script play(Dice{{3}, {2}});
  suffer(stage.now(play), stage.id("Pip"), 1, Hurt::blow, nobody, "STO-033");
  EXPECT_TRUE(play.all_used());
  EXPECT_EQ(stage.at("Pip").elevation, Length{});
  EXPECT_EQ(stage.trauma("Pip"), 1 + 1 + 1);  // a blow, three inches and three inches
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

TEST(STO_A35, as_far_as_he_likes_before_an_action_and_after_it) {
  Field stage;
  stage.acts("Pip", stage.go(A::move, {{60, 50}}), {});  // 24″ more than Speed
  EXPECT_EQ(stage.at("Pip").at, (Place{60, 50}.at));
  EXPECT_EQ(stage.trauma("Pip"), 24);
  Field both;
  EXPECT_EQ(both.refused("Pip", both.go(A::run_on, {{60, 22}})), "ran STO-A35");  // after what?
  both.acts("Pip", both.go(A::run, {{60, 22}}), {});
  EXPECT_EQ(both.refused("Pip", both.go(A::run, {{60, 23}})), "ran STO-A35");
  both.acts("Pip", {.verb = A::rally}, {{6}});
  both.acts("Pip", both.go(A::run_on, {{60, 40}}), {});
  EXPECT_EQ(both.trauma("Pip"), 2 + 18);
  EXPECT_EQ(both.refused("Pip", both.go(A::run_on, {{60, 41}})), "ran STO-A35");
}

TEST(STO_A35, by_ruling_before_or_after_and_no_further_than_speed) {
  Field stage;
  stage.options["run"] = "speed";
  EXPECT_EQ(stage.refused("Pip", stage.go(A::move, {{60, 32}})), "");
  EXPECT_EQ(stage.refused("Pip", stage.go(A::move, {{60, 32.1}})), "too_far STO-A35");
  stage.acts("Pip", {.verb = A::rally}, {{6}});
  EXPECT_EQ(stage.refused("Pip", stage.go(A::run_on, {{60, 26.5}})), "too_far STO-A35");
  stage.acts("Pip", stage.go(A::run_on, {{60, 22}}), {});
  EXPECT_EQ(stage.trauma("Pip"), 2);
  Field before;
  before.options["run"] = "speed";
  before.acts("Pip", before.go(A::run, {{60, 22}}), {});
  EXPECT_EQ(before.refused("Pip", before.go(A::move, {{60, 29}})), "ran STO-A35");
  before.acts("Pip", {.verb = A::rally}, {{6}});
  EXPECT_EQ(before.refused("Pip", before.go(A::run_on, {{60, 23}})), "ran STO-A35");
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

TEST(STO_X14, who_flies_comes_down_on_a_roof_and_nobody_else) {
  StormStage stage;
  stage.hero("Flit", "bat", {60, 20}, {{"abilities", {"fly"}}});
  stage.hero("Pip", "mouse", {63, 20});
  stage.villain("Grub", "small-warrior", {100, 100});
  stage.ground("house", {55, 22}, {70, 30});
  stage.ground("pond", {50, 18}, {58, 21});
  EXPECT_EQ(stage.refused("Flit", stage.go(A::move, {{60, 25}})), "");
  EXPECT_EQ(stage.refused("Flit", stage.go(A::move, {{60, 21.8}})), "no_room STO-A40");  // half in the wall
  EXPECT_EQ(stage.refused("Flit", stage.go(A::move, {{55, 20}})), "no_room STO-A40");    // nor on water
  EXPECT_EQ(stage.refused("Pip", stage.go(A::move, {{63, 25}})), "blocked STO-A40");
  stage.acts("Flit", stage.go(A::move, {{60, 25}}), {});
  EXPECT_EQ(stage.at("Flit").elevation, 4_in);
  EXPECT_EQ(stage.refused("Flit", stage.go(A::move, {{60, 20}})), "");
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
