// Rough ground, steps, climbing and the fallen in Lord Merlin's more realistic game (MER-R-005, MER-R-006 and their
// readings).
#include "tests/rulesets/merlin/realistic/alone.h"

namespace fyrd::merlin::realistic {

TEST(MER_R_005, woods_and_rough_ground_are_walked) {
  for (const char* kind : {"wood", "rough"}) {
    Alone stage("light-cavalry");
    stage.ground(kind, {50, 27}, {70, 40});
    stage.speed_up(Gait::walk);
    EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {{60, 29}}), "walk_only MER-R-005") << kind;
    EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{60, 24.5}}), "accepted") << kind;
    stage.next_turn();
    EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{60, 28}}), "accepted") << kind;
  }
}

TEST(MER_R_005, steps_of_two_inches_are_walked) {
  Alone stage("light-cavalry");
  stage.ground("level", {50, 23}, {70, 40});
  stage.speed_up(Gait::walk);
  EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {{60, 28}}), "walk_only MER-R-005");
  EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{60, 24.5}}), "accepted");
  EXPECT_EQ(stage["Wat"].elevation, 2_in);
}

TEST(MER_R_005, a_step_of_three_inches_takes_a_turn_without_any_other_move_or_attack) {
  RealisticStage stage;
  stage.red("Wat", "sergeant", {60, 20});
  stage.red("Gib", "sergeant", {10, 10});
  stage.blue("Odo", "sergeant", {60, 24.5});
  stage.ground("hill", {50, 20.8}, {70, 40});
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{60, 23}}), "too_high MER-R-005");
  EXPECT_EQ(stage.tries_climb("Wat", {60, 23}), "too_far MER-R-005");
  EXPECT_EQ(stage.tries_climb("Wat", {60, 22.4}), "accepted");
  EXPECT_EQ(stage["Wat"].elevation, 3_in);
  EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{60, 23}}), "moved_already MER-R-002");
  EXPECT_TRUE(cannot_attack(stage.here(), stage.id("Wat"))) << "he does not attack in that turn";
  stage.to("strike");
  EXPECT_EQ(stage.asked_whom(), blue);
}

TEST(MER_R_005, four_to_six_inches_need_a_friend) {
  RealisticStage stage;
  stage.red("Wat", "sergeant", {60, 20});
  stage.red("Ned", "sergeant", {61.5, 20});
  stage.red("Gib", "sergeant", {65, 20});
  stage.blue("Far", "sergeant", {60, 110});
  stage.ground("hill", {50, 20.8}, {70, 40}, {{"height", 6}});
  stage.first(red);
  EXPECT_EQ(stage.tries_climb("Wat", {60, 22}), "needs_help MER-R-005");
  EXPECT_EQ(stage.tries_climb("Wat", {60, 22}, "Gib"), "helper_far MER-R-A45");
  EXPECT_EQ(stage.tries_climb("Wat", {60, 22}, "Ned"), "accepted");
  EXPECT_EQ(stage["Wat"].elevation, 6_in);
}

TEST(MER_R_A45, heights_between_the_way_down_and_the_helper) {
  const auto climbs = [](double height, double from, double to, const char* helper) {
    RealisticStage stage;
    stage.red("Wat", "sergeant", {60, from});
    stage.red("Ned", "sergeant", {61.5, from});
    stage.blue("Far", "sergeant", {60, 110});
    stage.ground("hill", {50, 20.8}, {70, 40}, {{"height", height}});
    stage.first(red);
    return stage.tries_climb("Wat", {60, to}, helper);
  };
  EXPECT_EQ(climbs(2.5, 20, 22, ""), "accepted") << "as three inches";
  EXPECT_EQ(climbs(3.5, 20, 22, ""), "needs_help MER-R-005") << "as four";
  EXPECT_EQ(climbs(6.1, 20, 22, "Ned"), "needs_ladder MER-R-005") << "as more than six";
  EXPECT_EQ(climbs(6, 22, 20, ""), "accepted") << "down without a helper";
  EXPECT_EQ(climbs(6, 22, 20, "Ned"), "helper_used MER-R-A45") << "who is not needed";
  RealisticStage apart;
  apart.red("Wat", "sergeant", {60, 20}), apart.red("Ned", "sergeant", {61.6, 20}),
      apart.blue("Far", "sergeant", {60, 110});
  apart.ground("hill", {50, 20.8}, {70, 40}, {{"height", 5}});
  apart.first(red);
  EXPECT_EQ(apart.tries_climb("Wat", {60, 22}, "Ned"), "helper_far MER-R-A45") << "a helper stands base to base";
  RealisticStage stage;
  stage.red("Wat", "sergeant", {60, 20});
  stage.red("Ned", "sergeant", {61.5, 20});
  stage.red("Gib", "sergeant", {10, 10});
  stage.blue("Far", "sergeant", {60, 110});
  stage.ground("hill", {50, 20.8}, {70, 40}, {{"height", 5}});
  stage.first(red);
  EXPECT_EQ(stage.tries_climb("Wat", {60, 22}, "Ned"), "accepted");
  EXPECT_EQ(stage.tries_move("Ned", Gait::walk, {{63, 20}}), "moved_already MER-R-002") << "the helper does not move";
  EXPECT_TRUE(stage.man("Ned").busy) << "nor attack";
}

TEST(MER_R_A53, no_horse_is_helped_up_or_climbs_a_ladder) {
  RealisticStage stage;
  stage.red("Hugh", "mounted-knight", {60, 19.5});
  stage.red("Ned", "sergeant", {62, 19.5});
  stage.blue("Far", "sergeant", {60, 110});
  stage.ground("hill", {50, 20.8}, {70, 40}, {{"height", 5}});
  stage.first(red);
  EXPECT_EQ(stage.tries_climb("Hugh", {60, 22.5}, "Ned"), "rider MER-R-A53");
}

TEST(MER_R_006, men_cross_the_fallen_when_nobody_fights_across_them_any_more) {
  const auto crossing = [](bool option, double enemy) {
    RealisticStage stage;
    stage.options["fallen_bodies"] = option;
    stage.red("Wat", "sergeant", {60, 20});
    stage.blue("Dead", "sergeant", {60, 22}, {{"out", true}});
    stage.blue("Odo", "sergeant", {60, enemy});
    stage.first(red);
    return stage.tries_move("Wat", Gait::walk, {{60, 23}});
  };
  EXPECT_EQ(crossing(true, 25.4), "fallen MER-R-006") << "a sword reaches over him";
  EXPECT_EQ(crossing(true, 25.6), "accepted");
  EXPECT_EQ(crossing(false, 25.4), "accepted") << "an optional rule";
}

TEST(MER_R_006, a_horse_may_fall_over_the_fallen) {
  const auto ride = [](Gait gait, int horse, int rider) {
    Alone stage("light-cavalry");
    stage.options["fallen_bodies"] = true;
    stage.blue("Dead", "sergeant", {60, 38}, {{"out", true}});
    stage.speed_up(gait == Gait::run ? Gait::trot : Gait::stand);
    if (gait == Gait::run) {
      stage.moves("Wat", gait, {60, stage.y() + 14});
    } else {
      while (stage.y() < 33) {
        stage.moves("Wat", Gait::walk, {60, stage.y() + 3.9});
        stage.next_turn();
      }
      stage.moves("Wat", Gait::walk, {60, stage.y() + 3.9});
    }
    if (stage.purpose() != "crossing the fallen") return std::string("no dice");
    stage.two(horse);
    if (stage.purpose() == "the fall") stage.two(rider);
    return std::string(stage.out("Wat") ? "out" : stage["Wat"].base == 0 ? "on foot" : "rides on");
  };
  EXPECT_EQ(ride(Gait::walk, 5, 0), "rides on");
  EXPECT_EQ(ride(Gait::walk, 4, 9), "on foot");
  EXPECT_EQ(ride(Gait::walk, 4, 10), "out");
  EXPECT_EQ(ride(Gait::run, 9, 0), "rides on");
  EXPECT_EQ(ride(Gait::run, 8, 6), "on foot");
  EXPECT_EQ(ride(Gait::run, 8, 7), "out");
}

TEST(MER_R_006, a_horse_drops_where_it_falls) {
  Alone stage("light-cavalry");
  stage.options["fallen_bodies"] = true;
  stage.blue("Dead", "sergeant", {60, 30}, {{"out", true}});
  stage.blue("Further", "sergeant", {60, 34}, {{"out", true}});
  stage.speed_up(Gait::walk);
  stage.moves("Wat", Gait::trot, {60, stage.y() + 12});
  stage.two(6);
  stage.two(8);
  ASSERT_EQ(stage["Wat"].base, 0) << "on foot";
  EXPECT_NEAR(stage.y(), 28, 0.01) << "where his horse came upon the first of them";
}

TEST(MER_R_006, a_man_who_is_fought_over_bars_the_way_also_behind_another) {
  RealisticStage stage;
  stage.options["fallen_bodies"] = true;
  stage.red("Wat", "sergeant", {60, 20});
  stage.blue("Quiet", "sergeant", {58.9, 20.5}, {{"out", true}});
  stage.blue("Dead", "sergeant", {60, 22}, {{"out", true}});
  stage.blue("Odo", "sergeant", {61.5, 25}, {});
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{60, 22.5}}), "fallen MER-R-006");
}

TEST(MER_R_A29, whose_horse_falls_on_the_way_stands) {
  Alone stage("light-cavalry");
  stage.options["fallen_bodies"] = true;
  stage.blue("Dead", "sergeant", {60, 30}, {{"out", true}});
  stage.speed_up(Gait::walk);
  stage.moves("Wat", Gait::trot, {60, stage.y() + 11});
  stage.two(6), stage.two(8);
  ASSERT_EQ(stage["Wat"].base, 0);
  stage.next_turn();
  EXPECT_EQ(stage.man("Wat").gait, Gait::stand);
  EXPECT_EQ(stage.tries_move("Wat", Gait::run, {{60, stage.y() + 8}}), "pace MER-R-003");
  EXPECT_EQ(stage.tries_turn("Wat", {10, 110}), "accepted") << "he need not go on";
}

TEST(MER_R_A21, a_standing_horse_falls_as_at_a_walk) {
  Alone stage("mounted-knight");
  EXPECT_EQ(fall_at(stage.here(), stage.id("Wat")).rider, 10);
  EXPECT_EQ(stage.battle().numbers.falls[0].horse, 4);
  EXPECT_EQ(stage.battle().numbers.falls[1].horse, 6);
  EXPECT_EQ(stage.battle().numbers.falls[1].rider, 9);
}

}  // namespace fyrd::merlin::realistic
