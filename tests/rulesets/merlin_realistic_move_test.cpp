// Paces, turns, ground and climbing of Lord Merlin's more realistic game (MER-R-001 … MER-R-006 and their readings).
#include "merlin_realistic_stage.h"

namespace fyrd::merlin::realistic {

namespace {

// One red figure looking north, and a far enemy.
struct Alone : RealisticStage {
  explicit Alone(const char* profile, const Json& more = {}) {
    red("Wat", profile, {60, 20}, more);
    blue("Far", "peasant", {10, 110});
  }
  // The pace of the turn before, by hand of a few turns straight on.
  void speed_up(Gait to) {
    first(fyrd::red);
    double y = 20;
    for (const Gait g : {Gait::walk, Gait::trot, Gait::run}) {
      if (g > to || !has_gait(battle(), state(), id("Wat"), g)) continue;
      y += static_cast<double>(least(battle(), state(), id("Wat"), g).units) / units_per_inch + 1;
      moves("Wat", g, {60, y});
      next_turn();
    }
  }
  double y() { return static_cast<double>((*this)["Wat"].at.y) / units_per_inch; }
};

Length run_of(const char* profile, const Json& more = {}) {
  Alone stage(profile, more);
  return most(stage.battle(), stage.state(), stage.id("Wat"), Gait::run);
}
Length trot_of(const char* profile) {
  Alone stage(profile);
  return most(stage.battle(), stage.state(), stage.id("Wat"), Gait::trot);
}

}  // namespace

TEST(MER_R_001, the_higher_die_chooses_who_moves_first) {
  Alone stage("sergeant");
  stage.roll(2), stage.roll(5);
  EXPECT_EQ(stage.asked(), "first");
  EXPECT_EQ(stage.asked_whom(), blue);
  Choice second;
  second.verb = FirstOrder::second;
  stage.give(second);
  EXPECT_EQ(stage.state().first, red);
  EXPECT_EQ(stage.asked_whom(), red);
}

TEST(MER_R_001, a_tie_is_thrown_again_and_both_sides_move_before_any_shot) {
  RealisticStage stage;
  stage.red("Alan", "longbowman", {60, 20});
  stage.blue("Odo", "longbowman", {60, 40});
  stage.roll(3), stage.roll(3);
  EXPECT_EQ(stage.asked(), "dice");
  stage.first(blue);
  EXPECT_EQ(stage.asked(), "move");
  EXPECT_EQ(stage.asked_whom(), blue);
  stage.done();
  EXPECT_EQ(stage.asked(), "move");
  EXPECT_EQ(stage.asked_whom(), red);
  stage.done();
  EXPECT_EQ(stage.asked(), "shoot");
}

TEST(MER_R_002, everybody_walks_four_inches) {
  for (const char* profile : {"peasant", "sergeant", "mounted-knight", "light-cavalry"}) {
    Alone stage(profile);
    stage.first(red);
    EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {Place(60, 24).off(0, 1)}), "too_far MER-R-002") << profile;
    EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{60, 24}}), "accepted") << profile;
  }
}

TEST(MER_R_002, runs_by_armour) {
  EXPECT_EQ(run_of("halberdier"), 10_in) << "jack";
  EXPECT_EQ(run_of("spearman"), 10_in) << "shield";
  EXPECT_EQ(run_of("man-at-arms"), 8_in) << "mail";
  EXPECT_EQ(run_of("spearman", {{"armour", "jack"}}), 8_in) << "jack and shield";
  EXPECT_EQ(run_of("man-at-arms", {{"armour", "plate-mail"}}), 7_in);
  EXPECT_EQ(run_of("sergeant"), 7_in) << "mail and shield";
  EXPECT_EQ(run_of("dismounted-knight"), 6_in);
  EXPECT_EQ(run_of("mounted-knight"), 14_in);
  EXPECT_EQ(run_of("heavy-cavalry"), 14_in);
  EXPECT_EQ(run_of("medium-cavalry"), 16_in);
  EXPECT_EQ(run_of("light-cavalry"), 18_in);
  EXPECT_EQ(trot_of("mounted-knight"), 8_in);
  EXPECT_EQ(trot_of("heavy-cavalry"), 8_in);
  EXPECT_EQ(trot_of("medium-cavalry"), 10_in);
  EXPECT_EQ(trot_of("light-cavalry"), 12_in);
}

TEST(MER_R_A01, men_without_armour_run_ten_inches) { EXPECT_EQ(run_of("peasant"), 10_in); }

TEST(MER_R_A02, men_on_foot_do_not_trot) {
  Alone stage("sergeant");
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {{60, 25}}), "no_such_pace MER-R-A02");
  stage.moves("Wat", Gait::walk, {60, 24});
  stage.next_turn();
  EXPECT_EQ(stage.tries_move("Wat", Gait::run, {{60, 31}}), "accepted") << "from a walk to a run";
}

TEST(MER_R_003, one_step_of_pace_a_turn_up) {
  Alone stage("light-cavalry");
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {{60, 26}}), "pace MER-R-003");
  EXPECT_EQ(stage.tries_move("Wat", Gait::run, {{60, 35}}), "pace MER-R-003");
  stage.moves("Wat", Gait::walk, {60, 24});
  stage.next_turn();
  EXPECT_EQ(stage.tries_move("Wat", Gait::run, {{60, 40}}), "pace MER-R-003");
  stage.moves("Wat", Gait::trot, {60, 34});
  stage.next_turn();
  EXPECT_EQ(stage.tries_move("Wat", Gait::run, {{60, 50}}), "accepted");
}

TEST(MER_R_003, one_step_of_pace_a_turn_down) {
  Alone stage("light-cavalry");
  stage.speed_up(Gait::run);
  const double y = stage.y();
  EXPECT_EQ(stage.tries_turn("Wat", {60, 100}), "pace MER-R-003") << "nobody stops out of a run";
  EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{60, y + 3}}), "pace MER-R-003");
  EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {{60, y + 5}}), "accepted");
  stage.next_turn();
  EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{60, y + 7}}), "accepted");
}

TEST(MER_R_003, nobody_climbs_out_of_a_run) {
  RealisticStage stage;
  stage.red("Wat", "sergeant", {60, 20}), stage.blue("Far", "sergeant", {60, 110});
  stage.ground("hill", {50, 20.8}, {70, 40});
  State s = stage.state();
  Path up;
  up.add(Place(60, 22.4).at);
  EXPECT_EQ(cannot_climb(stage.battle(), s, stage.id("Wat"), nobody, up).by, NoClimb::By::nothing);
  s.man(stage.id("Wat")).gait = Gait::run;
  EXPECT_EQ(cannot_climb(stage.battle(), s, stage.id("Wat"), nobody, up).by, NoClimb::By::pace);
}

TEST(MER_R_A51, who_cannot_stop_goes_on) {
  Alone stage("light-cavalry");
  stage.speed_up(Gait::run);
  const Point before = stage["Wat"].at;
  stage.done();
  EXPECT_EQ(stage["Wat"].at.y - before.y, (4_in).units + 1) << "the least of a trot, straight ahead";
  EXPECT_EQ(stage["Wat"].at.x, before.x);
  EXPECT_EQ(stage.man("Wat").pace, Gait::trot);
}

TEST(MER_R_004, at_a_walk_all_turn_as_they_like) {
  Alone stage("mounted-knight");
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{62, 20}, {60, 20}}, 180), "accepted");
}

TEST(MER_R_004, knights_turn_by_ninety_degrees_at_a_trot) {
  Alone stage("mounted-knight");
  stage.speed_up(Gait::walk);
  const double y = stage.y();
  EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {{60, y + 3}, {63, y + 3}}, 100), "turns_too_much MER-R-004");
  EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {{62, y + 3}, {60, y + 6}}), "turns_too_much MER-R-004") << "34 and 67 degrees";
  EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {{60, y + 3}, {63, y + 3}}, 90), "accepted");
}

TEST(MER_R_A22, other_riders_turn_freely_at_a_trot) {
  const auto wheel = [](const char* profile) {
    Alone stage(profile);
    stage.speed_up(Gait::walk);
    const double y = stage.y();
    return stage.tries_move("Wat", Gait::trot, {{60, y + 3}, {63, y + 3}}, 180);
  };
  EXPECT_EQ(wheel("heavy-cavalry"), "turns_too_much MER-R-004");
  EXPECT_EQ(wheel("medium-cavalry"), "accepted");
  EXPECT_EQ(wheel("light-cavalry"), "accepted");
}

TEST(MER_R_A30, a_run_goes_straight_on) {
  Alone stage("sergeant");
  stage.speed_up(Gait::walk);
  const double y = stage.y();
  EXPECT_EQ(stage.tries_move("Wat", Gait::run, {{62, y + 6}}), "not_straight MER-R-A30");
  EXPECT_EQ(stage.tries_move("Wat", Gait::run, {{60, y + 6}}, 20), "not_straight MER-R-A30") << "he still looks that way when he stops";
  EXPECT_EQ(stage.tries_move("Wat", Gait::run, {{60, y + 6}}, 1), "accepted") << "a degree is straight on";
  EXPECT_EQ(stage["Wat"].facing, north) << "and he looks as before";
}

TEST(MER_R_A28, a_pace_has_its_least) {
  Alone stage("light-cavalry");
  stage.speed_up(Gait::walk);
  const double y = stage.y();
  EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {{60, y + 4}}), "too_short MER-R-A28");
  EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {Place(60, y + 4).off(0, 1)}), "accepted");
  stage.next_turn();
  EXPECT_EQ(stage.tries_move("Wat", Gait::run, {{60, y + 16}}), "too_short MER-R-A28") << "twelve is a trot";
}

TEST(MER_R_A28, short_with_an_enemy_in_reach_or_a_closed_way) {
  RealisticStage stage;
  stage.red("Wat", "light-cavalry", {60, 20});
  stage.blue("Odo", "peasant", {60, 30});
  stage.red("Guy", "light-cavalry", {80, 20});
  stage.ground("house", {75, 27}, {85, 35});
  stage.first(red);
  stage.moves("Wat", Gait::walk, {60, 23.5}), stage.moves("Guy", Gait::walk, {80, 23});
  stage.next_turn();
  EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {{60, 25.9}}), "too_short MER-R-A28") << "a hair out of reach";
  EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {{60, 26.1}}), "accepted");
  EXPECT_EQ(stage.tries_move("Guy", Gait::trot, {{80, 25}}), "too_short MER-R-A28");
  EXPECT_EQ(stage.tries_move("Guy", Gait::trot, {{80, 25.7}}), "accepted") << "the house closes the way";
}

TEST(MER_R_A29, who_ends_in_an_enemys_reach_stands) {
  RealisticStage stage;
  stage.red("Wat", "light-cavalry", {60, 20});
  stage.blue("Odo", "pikeman", {60, 33});
  stage.first(red);
  stage.moves("Wat", Gait::walk, {60, 24});
  stage.next_turn();
  stage.to("move", red);
  stage.give(stage.move_order("Wat", Gait::trot, {{60, 28.5}}));
  stage.to("strike");
  EXPECT_EQ(stage.man("Wat").pace, Gait::trot);
  EXPECT_EQ(stage.man("Wat").gait, Gait::stand) << "within six inches of a pike";
}

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
  EXPECT_FALSE(may_attack(stage.state(), stage.id("Wat"))) << "he does not attack in that turn";
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
  RealisticStage apart;
  apart.red("Wat", "sergeant", {60, 20}), apart.red("Ned", "sergeant", {61.6, 20}), apart.blue("Far", "sergeant", {60, 110});
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

TEST(MER_R_A21, a_standing_horse_falls_as_at_a_walk) {
  Alone stage("mounted-knight");
  EXPECT_EQ(fall_at(stage.battle(), stage.state(), stage.id("Wat")).rider, 10);
  EXPECT_EQ(stage.battle().numbers.falls[0].horse, 4);
  EXPECT_EQ(stage.battle().numbers.falls[1].horse, 6);
  EXPECT_EQ(stage.battle().numbers.falls[1].rider, 9);
}

}  // namespace fyrd::merlin::realistic
