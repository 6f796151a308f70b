// Movement and bases of Lord Merlin's simple game (MER-S-006, MER-S-007, MER-S-A11, MER-S-A13).
#include "tests/rulesets/merlin/simple/stage.h"

namespace fyrd::merlin::simple {

namespace {

// Three on foot and two riders side by side, with nothing ahead of them.
struct Line : SimpleStage {
  Line() {
    red("Wat", "sergeant", {20, 20});
    red("Ned", "sergeant", {25, 20});
    red("Gib", "sergeant", {30, 20});
    red("Hugh", "mounted-knight", {35, 20});
    red("Piers", "light-cavalry", {40, 20});
    blue("Rolf", "sergeant", {100, 110});
    first(fyrd::red);
  }
};

}  // namespace

TEST(MER_S_006, one_figure_on_foot_may_use_all_20_inches) {
  Line stage;
  EXPECT_EQ(stage.tries_move("Wat", Place(20, 40).off(0, 1)), "too_far MER-S-006");
  EXPECT_EQ(stage.tries_move("Wat", {20, 40}), "accepted");
  EXPECT_EQ(stage["Wat"].at, Place(20, 40).at);
}

TEST(MER_S_006, the_whole_side_shares_20_inches) {
  Line stage;
  stage.moves("Wat", {20, 32});
  stage.moves("Ned", {25, 27});
  EXPECT_EQ(stage.tries_move("Gib", Place(30, 21).off(0, 1)), "too_far MER-S-006") << "twelve and seven are spent";
  stage.moves("Gib", {30, 21});
  EXPECT_EQ(stage.asked_whom(), blue) << "nothing is left to move with";
  EXPECT_EQ(stage.state().left, 2 * inches(20).units) << "the other side has 20 inches of its own";
}

TEST(MER_S_006, a_figure_may_move_again_while_inches_are_left) {
  Line stage;
  stage.moves("Wat", {20, 30});
  stage.moves("Ned", {25, 25});
  EXPECT_EQ(stage.tries_move("Wat", Place(20, 35).off(0, 1)), "too_far MER-S-006");
  EXPECT_EQ(stage.tries_move("Wat", {20, 35}), "accepted");
}

TEST(MER_S_006, every_turn_brings_20_new_inches) {
  Line stage;
  stage.moves("Wat", {20, 40});
  stage.pass();
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Wat", {20, 60}), "accepted");
}

TEST(MER_S_006, a_way_is_measured_along_its_corners) {
  Line stage;
  EXPECT_EQ(stage.tries_walk("Wat", {{20, 30}, Place(10, 30).off(-1, 0)}), "too_far MER-S-006");
  EXPECT_EQ(stage.tries_walk("Wat", {{20, 30}, {10, 30}}), "accepted");
  EXPECT_EQ(stage.asked_whom(), blue) << "ten and ten";
}

TEST(MER_S_006, only_ones_own_figures_that_are_there) {
  Line stage;
  EXPECT_EQ(stage.tries_move("Rolf", {100, 105}), "not_yours MER-S-006");
  EXPECT_EQ(stage.tries_move("Wat", {20, 20}), "no_way MER-S-006");
}

TEST(MER_S_A11, a_rider_may_go_40_inches) {
  Line stage;
  EXPECT_EQ(stage.tries_move("Hugh", Place(35, 60).off(0, 1)), "too_far MER-S-006");
  EXPECT_EQ(stage.tries_move("Hugh", {35, 60}), "accepted");
  EXPECT_EQ(stage.asked_whom(), blue) << "forty inches cost all twenty";
}

TEST(MER_S_A11, riders_pay_half_from_the_common_inches) {
  Line stage;
  stage.moves("Hugh", {35, 40});
  EXPECT_EQ(stage.tries_move("Wat", Place(20, 30).off(0, 1)), "too_far MER-S-006") << "twenty inches ridden cost ten";
  stage.moves("Wat", {20, 25});
  EXPECT_EQ(stage.tries_move("Piers", Place(40, 30).off(0, 1)), "too_far MER-S-006");
  EXPECT_EQ(stage.tries_move("Piers", {40, 30}), "accepted") << "five inches left are ten for a rider";
}

TEST(MER_S_A11, fractions_are_exact) {
  Line stage;
  stage.moves("Hugh", Place(35, 60).off(0, -1));  // all but 0.01 mm: half of that is left
  EXPECT_EQ(stage.tries_move("Wat", Place(20, 20).off(0, 1)), "too_far MER-S-006") << "a man on foot pays in full";
  EXPECT_EQ(stage.tries_move("Piers", Place(40, 20).off(0, 2)), "too_far MER-S-006");
  EXPECT_EQ(stage.tries_move("Piers", Place(40, 20).off(0, 1)), "accepted") << "a rider goes 0.01 mm on half of it";
  EXPECT_EQ(stage.asked_whom(), blue);
}

TEST(MER_S_A11, many_small_rides_cost_no_more_than_one) {
  Line stage;
  for (int i = 1; i <= 3; ++i) stage.moves("Hugh", Place(35, 20).off(0, i));
  EXPECT_EQ(stage.state().left, 2 * inches(20).units - 3) << "half units, one for each 0.01 mm ridden";
}

TEST(MER_S_A13, foot_stand_on_an_inch_and_a_half) {
  Line stage;
  EXPECT_EQ(stage.tries_move("Wat", Place(23.5, 20).off(1, 0)), "no_room MER-S-A13");
  EXPECT_EQ(stage.tries_move("Wat", {23.5, 20}), "accepted") << "edge to edge";
}

TEST(MER_S_A13, riders_stand_on_two_and_a_half_inches) {
  Line stage;
  EXPECT_EQ(stage.tries_move("Hugh", Place(37.5, 20).off(1, 0)), "no_room MER-S-A13");
  EXPECT_EQ(stage.tries_move("Hugh", {37.5, 20}), "accepted");
  EXPECT_EQ(stage.tries_move("Gib", Place(35.5, 20).off(1, 0)), "no_room MER-S-A13") << "¾ and 1¼";
  EXPECT_EQ(stage.tries_move("Gib", {35.5, 20}), "accepted");
}

TEST(MER_S_A13, friends_may_be_passed_but_not_stood_on) {
  Line stage;
  EXPECT_EQ(stage.tries_move("Wat", {25.5, 20}), "no_room MER-S-A13");
  EXPECT_EQ(stage.tries_move("Wat", {27.5, 20}), "accepted") << "right through Ned";
}

TEST(MER_S_A13, nobody_moves_through_an_enemy) {
  SimpleStage stage;
  stage.red("Wat", "sergeant", {20, 20});
  stage.blue("Rolf", "sergeant", {25, 20});
  stage.blue("Odo", "light-cavalry", {20, 26});
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Wat", {30, 20}), "in_the_way MER-S-A13");
  EXPECT_EQ(stage.tries_move("Wat", {25, 20.5}), "in_the_way MER-S-A13") << "nor does he stand on one";
  EXPECT_EQ(stage.tries_walk("Wat", {Place(20, 18.5).off(0, 1), Place(30, 18.5).off(0, 1)}), "in_the_way MER-S-A13");
  EXPECT_EQ(stage.tries_move("Wat", Place(20, 24).off(0, 1)), "in_the_way MER-S-A13") << "a rider's base is wider";
  EXPECT_EQ(stage.tries_walk("Wat", {{20, 18.5}, {30, 18.5}}), "accepted") << "past him edge to edge";
}

TEST(MER_S_A13, the_fallen_are_in_nobodys_way) {
  SimpleStage stage;
  stage.red("Wat", "sergeant", {20, 20});
  stage.blue("Rolf", "sergeant", {25, 20}, {{"out", true}});
  stage.blue("Odo", "sergeant", {60, 20});
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Rolf", {26, 20}), "not_yours MER-S-006");
  EXPECT_EQ(stage.tries_move("Wat", {25, 20}), "accepted");
}

TEST(MER_S_A13, the_fallen_move_no_more) {
  SimpleStage stage;
  stage.red("Wat", "sergeant", {20, 20}, {{"out", true}});
  stage.red("Ned", "sergeant", {30, 20});
  stage.blue("Odo", "sergeant", {60, 20});
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Wat", {21, 20}), "out_of_play MER-S-006");
}

TEST(MER_S_A13, a_base_stays_on_the_table_and_out_of_houses) {
  SimpleStage stage;
  stage.red("Wat", "sergeant", {2, 20});
  stage.blue("Rolf", "sergeant", {60, 60});
  stage.ground("house", {6, 18}, {8, 22});
  stage.ground("wood", {0, 24}, {4, 30});
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Wat", Place(0.75, 20).off(-1, 0)), "off_table MER-S-A13");
  EXPECT_EQ(stage.tries_move("Wat", {12, 20}), "blocked MER-S-A13");
  EXPECT_EQ(stage.tries_move("Wat", Place(5.25, 20).off(1, 0)), "blocked MER-S-A13")
      << "his base would overlap the wall";
  EXPECT_EQ(stage.tries_move("Wat", {5.25, 20}), "accepted");
  EXPECT_EQ(stage.tries_move("Wat", {2, 26}), "accepted") << "woods are walked through freely";
}

TEST(MER_S_007, one_factor_scales_every_length) {
  SimpleStage stage;
  stage.options["scale"] = 40;
  stage.red("Wat", "sergeant", {20, 20});
  stage.blue("Rolf", "sergeant", {100, 110});
  stage.ground("hill", {40, 40}, {50, 60});
  stage.ground("rock", {60, 40}, {70, 60}, {{"height", 2}});
  const Numbers& n = stage.battle().numbers;
  EXPECT_EQ(n.movement, inches(8));
  EXPECT_EQ(n.longbow_range, inches(10));
  EXPECT_EQ(n.crossbow_range, inches(12));
  EXPECT_EQ(n.three_to_one, 3) << "bonuses are no lengths";
  EXPECT_EQ(2 * stage.battle().bases[0].radius, inches(3) / 5);
  EXPECT_EQ(2 * stage.battle().bases[1].radius, inches(1));
  const Ground& ground = stage.battle().ground;
  EXPECT_EQ(ground.width(), inches(48));
  EXPECT_EQ(ground.depth(), inches(48));
  EXPECT_EQ(ground.pieces()[0].solid.shape.points[0], Place(16, 16).at);
  EXPECT_EQ(ground.pieces()[0].solid.top, inches(6) / 5);
  EXPECT_EQ(ground.pieces()[1].solid.top, inches(4) / 5);
  EXPECT_EQ(stage["Wat"].at, Place(8, 8).at);
}

TEST(MER_S_007, scaled_lengths_are_the_ones_played_by) {
  SimpleStage stage;
  stage.options["scale"] = 40;
  stage.red("Wat", "sergeant", {20, 20});
  stage.red("Alan", "longbowman", {40, 20});
  stage.red("Ned", "sergeant", {60, 20});
  stage.blue("Rolf", "sergeant", {20, 22.5});
  stage.blue("Odo", "sergeant", {40, 46.5});
  stage.blue("Far", "sergeant", {45, 46.5});
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Ned", Place(32, 8).off(1, 0)), "too_far MER-S-006") << "eight inches instead of twenty";
  EXPECT_EQ(stage.tries_move("Ned", {32, 8}), "accepted");
  EXPECT_EQ(stage.tries_shot("Alan", "Far"), "out_of_range MER-S-005");
  EXPECT_EQ(stage.shoots("Alan", "Odo", 6, 1), "shot_down 6:1") << "at ten inches";
  EXPECT_EQ(stage.fights({"Wat"}, "Rolf", 6, 1), "struck 6:1") << "at two fifths of an inch";
}

TEST(MER_S_007, the_height_to_shoot_from_over_heads_is_scaled) {
  const auto over_wat = [](double height) {
    SimpleStage stage;
    stage.options["scale"] = 40;
    stage.red("Alan", "longbowman", {20, 20});
    stage.blue("Wat", "sergeant", {20, 28});
    stage.blue("Rolf", "sergeant", {20, 35});
    stage.shot_elsewhere();
    stage.ground("hill", {18, 18}, {22, 22}, {{"height", height}});
    stage.first(red);
    return stage.tries_shot("Alan", "Rolf");
  };
  EXPECT_EQ(over_wat(3), "accepted") << "an inch and a fifth on this table";
  EXPECT_EQ(over_wat(2.99), "blocked MER-S-A09");
}

TEST(MER_S_A13, a_way_around_who_stands_between_is_offered) {
  SimpleStage stage;
  stage.red("Wat", "sergeant", {20, 20});
  stage.blue("Shield", "sergeant", {20, 24});
  stage.blue("Lord", "sergeant", {20, 27});
  stage.first(red);
  std::string offered;
  stage.game().at_question(red, [&](const Tabletop&, const Question& q) {
    Options options(true);
    q.list(options);
    for (const auto& o : options.all()) {
      if (o.label.find(" to Lord") == std::string::npos) continue;
      offered += o.label.substr(0, o.label.find(','));
      EXPECT_FALSE(q.check(o.choice));
    }
  });
  EXPECT_EQ(offered, "Wat to Lord");
}

TEST(MER_X04, a_gate_does_nothing_here_and_is_a_mistake) {
  SimpleStage stage;
  stage.red("Wat", "sergeant", {20, 20});
  stage.blue("Odo", "sergeant", {20, 40});
  stage.ground("gate", {50, 50}, {54, 52});
  data::Problems problems;
  EXPECT_FALSE(stage.open(problems));
  ASSERT_EQ(problems.all().size(), 1u);
  EXPECT_NE(problems.text().find("ground[0].kind"), std::string::npos) << problems.text();
}

}  // namespace fyrd::merlin::simple
