// Paces and turns of Lord Merlin's more realistic game (MER-R-001 … MER-R-004 and their readings).
#include "tests/rulesets/merlin/realistic/alone.h"

namespace fyrd::merlin::realistic {

namespace {

Length run_of(const char* profile, const Json& more = {}) {
  Alone stage(profile, more);
  return most(stage.here(), stage.id("Wat"), Gait::run);
}
Length trot_of(const char* profile) {
  Alone stage(profile);
  return most(stage.here(), stage.id("Wat"), Gait::trot);
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
  EXPECT_EQ(run_of("sergeant", {{"armour", "plate-mail"}}), 7_in) << "plate-mail and shield";
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
  EXPECT_EQ(code(cannot_climb({stage.battle(), s}, stage.id("Wat"), nobody, up)), "");
  s.man(stage.id("Wat")).gait = Gait::run;
  EXPECT_EQ(code(cannot_climb({stage.battle(), s}, stage.id("Wat"), nobody, up)), "too_fast");
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
  EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {{62, y + 3}, {60, y + 6}}), "turns_too_much MER-R-004")
      << "34 and 67 degrees";
  EXPECT_EQ(stage.tries_move("Wat", Gait::trot, {{60, y + 3}, {63, y + 3}}, 90), "accepted");
}

TEST(MER_R_A22, other_riders_turn_freely_at_a_trot) {
  const auto wheel = [](const char* profile, const char* ruled = "knights") {
    Alone stage(profile);
    stage.options["trot_turn"] = ruled;
    stage.speed_up(Gait::walk);
    const double y = stage.y();
    return stage.tries_move("Wat", Gait::trot, {{60, y + 3}, {63, y + 3}}, 180);
  };
  EXPECT_EQ(wheel("mounted-knight"), "turns_too_much MER-R-004");
  EXPECT_EQ(wheel("heavy-cavalry"), "accepted") << "only knights are named";
  EXPECT_EQ(wheel("heavy-cavalry", "heavy"), "turns_too_much MER-R-004");
  EXPECT_EQ(wheel("medium-cavalry"), "accepted");
  EXPECT_EQ(wheel("light-cavalry"), "accepted");
}

TEST(MER_R_A30, a_run_goes_straight_on) {
  Alone stage("sergeant");
  stage.speed_up(Gait::walk);
  const double y = stage.y();
  EXPECT_EQ(stage.tries_move("Wat", Gait::run, {{62, y + 6}}), "not_straight MER-R-A30");
  EXPECT_EQ(stage.tries_move("Wat", Gait::run, {{60, y + 6}}, 20), "not_straight MER-R-A30")
      << "he still looks that way when he stops";
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

}  // namespace fyrd::merlin::realistic
