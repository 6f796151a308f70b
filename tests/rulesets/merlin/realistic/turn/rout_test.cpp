// Those who rout in Lord Merlin's more realistic game: how they run, and how they recover (MER-R-A44, MER-R-040).
#include "tests/rulesets/merlin/realistic/company.h"

namespace fyrd::merlin::realistic {

namespace {

// Friend has lost heart in the first turn; the second is about to begin.
struct Running : Company {
  explicit Running(Place enemy, const char* profile = "sergeant") : Company(8) {
    blue("Friend", profile, {62, 45});
    red("Hunter", "sergeant", enemy);
    odo_falls();
    two(2);
    first(fyrd::red);
  }
};

}  // namespace

TEST(MER_R_A44, those_who_rout_run_before_everybody_else_and_at_once_at_full_speed) {
  Running stage({62, 30});
  EXPECT_EQ(stage.asked(), "move");
  EXPECT_EQ(stage["Friend"].at.x, Place(62, 45).at.x);
  EXPECT_EQ(stage["Friend"].at.y - Place(62, 45).at.y, (7_in).units)
      << "seven inches, straight away from the nearest enemy";
  EXPECT_EQ(stage.tries_move("Friend", Gait::walk, {{62, 54}}), "routs MER-R-040");
}

TEST(MER_R_040, who_routs_takes_no_part_and_recovers_with_his_number) {
  Running stage({62, 30});
  while (stage.asked() != "dice") stage.done();
  EXPECT_EQ(stage.purpose(), "recovery");
  stage.two(6);
  EXPECT_TRUE(stage.routs("Friend"));
  stage.first(red);
  while (stage.asked() != "dice") stage.done();
  EXPECT_EQ(stage.purpose(), "recovery");
  stage.two(7);
  EXPECT_FALSE(stage.routs("Friend"));
  EXPECT_EQ(stage.man("Friend").gait, Gait::stand);
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Friend", Gait::walk, {Place(stage["Friend"].at).off(0, 2540)}), "accepted")
      << "from the next turn";
}

TEST(MER_R_A41, who_recovers_has_lost_the_turn_in_which_he_ran) {
  Company stage;
  stage.blue("Friend", "longbowman", {62, 45});
  stage.first(red);
  stage.shoots("Alan", "Odo"), stage.shoots("Friend", "Alan"), stage.to_dice(), stage.two(12), stage.two(5);
  while (stage.asked() != "dice") stage.done();
  EXPECT_EQ(stage.purpose(), "a friend lost nearby");
  stage.two(2), stage.first(red);
  while (stage.asked() != "dice") stage.done();
  EXPECT_EQ(stage.purpose(), "recovery");
  stage.two(9);
  EXPECT_FALSE(stage.routs("Friend"));
  EXPECT_EQ(stage.man("Friend").loading, 1) << "nobody loads at a run";
}

TEST(MER_R_A17, no_recovery_while_an_enemy_could_charge_him) {
  const auto thrown = [](double x, bool hidden) {
    Company stage(8);
    stage.blue("Friend", "sergeant", {62, 45});
    stage.red("Hunter", "sergeant", {x, 45});
    if (hidden) stage.ground("house", {66.5, 40}, {67, 60});
    stage.odo_falls();
    stage.two(2);
    stage.first(red);
    while (stage.asked() != "dice") stage.done();
    return stage.purpose() == "recovery";
  };
  // He runs seven inches west from 62; a sergeant runs seven.
  EXPECT_TRUE(thrown(70, false)) << "nobody is near enough";
  Company near(8);
  near.blue("Friend", "sergeant", {62, 45});
  near.red("Hunter", "light-cavalry", {72, 45});
  near.odo_falls(), near.two(2), near.first(red);
  while (near.asked() != "dice") near.done();
  EXPECT_EQ(near.purpose(), "the first move") << "a light rider runs eighteen";
  Company shut(8);
  shut.blue("Friend", "sergeant", {62, 45});
  shut.red("Hunter", "light-cavalry", {72, 45});
  shut.ground("house", {66.5, 38}, {67.5, 52});
  shut.odo_falls(), shut.two(2), shut.first(red);
  while (shut.asked() != "dice") shut.done();
  EXPECT_EQ(shut.purpose(), "recovery") << "the house is in his way";
  Company gate(8);
  gate.blue("Friend", "sergeant", {62, 45});
  gate.red("Hunter", "light-cavalry", {72, 45});
  gate.ground("gate", {66.5, 38}, {67.5, 52});
  gate.odo_falls(), gate.two(2), gate.first(red);
  while (gate.asked() != "dice") gate.done();
  EXPECT_EQ(gate.purpose(), "recovery") << "the gate is closed";
  Company slow(8);
  slow.blue("Friend", "sergeant", {62, 45});
  slow.red("Hunter", "light-cavalry", {72, 45});
  slow.ground("rough", {66.5, 38}, {67.5, 52});
  slow.odo_falls(), slow.two(2), slow.first(red);
  while (slow.asked() != "dice") slow.done();
  EXPECT_EQ(slow.purpose(), "recovery") << "nobody charges through rough ground";
}

TEST(MER_R_027, one_more_against_somebody_who_routs) {
  Running stage({62, 30});
  EXPECT_EQ(stage.added("Hunter", "Friend"), 1);
}

TEST(MER_R_001, nerve_comes_last_in_the_turn) {
  Company stage(8);
  stage.blue("Friend", "sergeant", {62, 45});
  stage.odo_falls();
  EXPECT_EQ(stage.state().phase, Phase::morale);
}

TEST(MER_R_A29, who_routs_has_no_pace_to_keep) {
  Running stage({62, 30});
  stage.to_dice();
  EXPECT_EQ(stage.man("Friend").pace, Gait::run);
  EXPECT_EQ(stage.man("Friend").gait, Gait::stand);
}

namespace {

// Friend, who is seven inches fast, runs north from Hunter.
struct Fleeing : Company {
  explicit Fleeing(const char* profile = "sergeant", Place at = {62, 45}, Place hunter = {62, 30}) : Company(8) {
    blue("Friend", profile, at);
    red("Hunter", "sergeant", hunter);
  }
  Fleeing& run() {
    odo_falls(), two(2), first(fyrd::red);
    EXPECT_TRUE(routs("Friend"));
    return *this;
  }
  double x() { return static_cast<double>((*this)["Friend"].at.x) / units_per_inch; }
  double y() { return static_cast<double>((*this)["Friend"].at.y) / units_per_inch; }
};

// Over or around some ground.
struct Over : Fleeing {
  Over(const char* kind, Place low, Place high) { ground(kind, low, high); }
};

}  // namespace

TEST(MER_R_A44, a_flight_leads_around_a_height_that_must_be_climbed) {
  Over around("hill", {61, 48}, {75, 60});
  around.run();
  EXPECT_LT(around.x(), 60.26) << "past its corner";
  EXPECT_GT(around.y(), 49) << "and on";
  EXPECT_EQ(around["Friend"].elevation, 0_in);
  Over low("level", {50, 48}, {75, 60});
  EXPECT_NEAR(low.run().y(), 49, 0.001) << "a low step is walked";
}

TEST(MER_R_A44, a_flight_ends_at_an_edge) {
  Over top("hill", {50, 40}, {75, 47});
  top.run();
  EXPECT_EQ(top["Friend"].elevation, 3_in);
  EXPECT_NEAR(top.y(), 47, 0.02) << "as near as he gets";
}

TEST(MER_R_005, those_who_rout_walk_through_woods_too) {
  for (const char* kind : {"wood", "rough"}) {
    Over near(kind, {50, 47}, {75, 60}), in(kind, {61, 44}, {75, 60}), far(kind, {50, 51}, {75, 60});
    EXPECT_NEAR(near.run().y(), 49, 0.001) << "a walk brings him further than a run to its edge";
    EXPECT_EQ(near.man("Friend").pace, Gait::walk);
    EXPECT_NEAR(in.run().y(), 49, 0.001);
    EXPECT_NEAR(far.run().y(), 51, 0.02) << "he runs up to it";
    EXPECT_EQ(far.man("Friend").pace, Gait::run);
  }
}

TEST(MER_X04, nobody_flees_through_a_closed_gate) {
  Over stage("gate", {61, 48}, {75, 49});
  stage.run();
  EXPECT_LT(stage.x(), 60.26) << "he goes around it";
}

TEST(MER_R_006, a_horse_that_routs_over_the_fallen_may_go_down) {
  Fleeing stage("light-cavalry", {62.6, 45});
  stage.options["fallen_bodies"] = true;
  stage.blue("Dead", "sergeant", {62, 55}, {{"out", true}});
  stage.run();
  ASSERT_EQ(stage.purpose(), "crossing the fallen");
  stage.two(8), stage.two(6);
  EXPECT_EQ(stage["Friend"].base, 0) << "at a run, on eight or less";
  Fleeing walker("sergeant", {62, 45}, {62, 40});
  walker.options["fallen_bodies"] = true;
  walker.blue("Dead", "sergeant", {62, 48}, {{"out", true}});
  walker.red("Pike", "pikeman", {68, 50.5});
  walker.run();
  EXPECT_NEAR(walker.y(), 46.5, 0.02) << "men do not cross them while there is fighting across them";
}

TEST(MER_R_041, a_leader_who_runs_from_the_table_is_lost) {
  Company stage(8);
  stage.scenario["table"] = {66, 120};
  for (Json& side : stage.scenario["sides"]) side["zone"][2] = 66;
  stage.blue("Friend", "sergeant", {62, 45}, {{"leader", true}});
  stage.red("Hunter", "sergeant", {56, 45});
  stage.odo_falls(), stage.two(2), stage.first(red);
  EXPECT_EQ(stage["Friend"].pose, Pose::away);
  stage.to_dice();
  EXPECT_EQ(stage.purpose(), "the leader or the standard lost");
}

}  // namespace fyrd::merlin::realistic
