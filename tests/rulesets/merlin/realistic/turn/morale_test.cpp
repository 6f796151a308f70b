// Nerve, routs and recovery in Lord Merlin's more realistic game (MER-R-040, MER-R-041 and their readings).
#include "tests/rulesets/merlin/realistic/stage.h"

namespace fyrd::merlin::realistic {

namespace {

// Odo, who is shot or struck, has friends about; more of his force stand far away, so that a quarter is not reached.
struct Company : RealisticStage {
  explicit Company(int far = 8) {
    red("Alan", "longbowman", {60, 30});
    blue("Odo", "peasant", {60, 45});
    for (int i = 0; i < far; ++i) blue(("Far" + std::to_string(i)).c_str(), "sergeant", {10.0 + 5 * i, 110});
  }
  // Alan shoots him down, and everything goes on to the throws for nerve.
  void odo_falls() {
    first(fyrd::red);
    shoots("Alan", "Odo"), to_dice(), two(12);
    while (asked() != "dice" && state().turn == 1) done();
  }
};

// The purposes of all throws for nerve that follow, each thrown as a sum.
std::vector<std::string> throws_of(RealisticStage& stage, int sum) {
  std::vector<std::string> all;
  while (stage.purpose() != "" && stage.purpose() != "the first move") {
    all.push_back(stage.purpose());
    stage.two(sum);
  }
  return all;
}
using Purposes = std::vector<std::string>;

}  // namespace

TEST(MER_R_040, the_numbers_of_nerve) {
  const auto stands = [](const char* profile, int sum) {
    Company stage;
    stage.blue("Friend", profile, {62, 45});
    stage.odo_falls();
    EXPECT_EQ(throws_of(stage, sum), Purposes{"a friend lost nearby"});
    return !stage.routs("Friend");
  };
  for (const auto& [profile, number] : {std::pair{"mounted-knight", 6},
                                        {"dismounted-knight", 6},
                                        {"sergeant", 7},
                                        {"light-cavalry", 7},
                                        {"javelinman", 7},
                                        {"longbowman", 9},
                                        {"crossbowman", 9},
                                        {"horse-archer", 9}}) {
    EXPECT_TRUE(stands(profile, number)) << profile;
    EXPECT_FALSE(stands(profile, number - 1)) << profile;
  }
}

TEST(MER_R_041, a_loss_within_three_inches_is_felt) {
  const auto felt = [](double gap) {
    Company stage;
    stage.blue("Friend", "sergeant", {61.5 + gap, 45});
    stage.odo_falls();
    return stage.purpose() == "a friend lost nearby";
  };
  EXPECT_TRUE(felt(3));
  EXPECT_FALSE(felt(3.01));
}

TEST(MER_R_041, one_throw_for_the_whole_force_when_the_leader_or_the_standard_is_lost) {
  for (const char* role : {"leader", "standard"}) {
    RealisticStage stage;
    stage.red("Alan", "longbowman", {60, 30});
    stage.blue("Odo", "peasant", {60, 45}, {{role, true}});
    for (int i = 0; i < 8; ++i)
      stage.blue(("Far" + std::to_string(i)).c_str(), i == 0 ? "dismounted-knight" : "sergeant", {10.0 + 5 * i, 110});
    stage.first(red);
    stage.shoots("Alan", "Odo"), stage.to_dice(), stage.two(12);
    while (stage.asked() != "dice") stage.done();
    EXPECT_EQ(stage.purpose(), "the leader or the standard lost");
    stage.two(6);
    EXPECT_FALSE(stage.routs("Far0")) << "a knight needs six";
    EXPECT_TRUE(stage.routs("Far1")) << "the others seven";
  }
}

TEST(MER_R_041, the_throw_for_all_is_told_before_those_who_run) {
  Company stage;
  stage.forces[1]["figures"][0]["leader"] = true;
  stage.odo_falls();
  const std::size_t before = stage.game().events().size();
  stage.two(6);
  std::vector<std::string> kinds;
  for (std::size_t i = before; i < stage.game().events().size(); ++i) kinds.push_back(stage.game().events()[i].kind);
  ASSERT_GE(kinds.size(), 2u);
  const auto tested = std::find(kinds.begin(), kinds.end(), "tested"),
             routed = std::find(kinds.begin(), kinds.end(), "routed");
  ASSERT_NE(routed, kinds.end());
  EXPECT_LT(tested, routed);
}

TEST(MER_R_A19, who_needs_more_than_was_thrown_routs) {
  Company stage;
  stage.forces[1]["figures"][0]["leader"] = true;
  stage.odo_falls();
  stage.two(7);
  EXPECT_FALSE(stage.routs("Far1"));
}

TEST(MER_R_A19, or_whose_number_is_below_the_throw_where_a_table_rules_so) {
  const auto runs = [](int sum) {
    Company stage;
    stage.options["force_throw"] = "below";
    stage.forces[1]["figures"][0]["leader"] = true;
    stage.odo_falls();
    stage.two(sum);
    return stage.routs("Far1");
  };
  EXPECT_FALSE(runs(7)) << "his number is seven";
  EXPECT_TRUE(runs(8));
  EXPECT_FALSE(runs(2));
}

TEST(MER_R_A43, a_throw_for_each_friend_lost_nearby_or_one_for_all) {
  const auto throws = [](const char* ruled, int sum) {
    RealisticStage stage;
    stage.options["near_losses"] = ruled;
    stage.red("Alan", "longbowman", {58, 30}), stage.red("Abel", "longbowman", {62, 30});
    stage.blue("Odo", "peasant", {58, 45}), stage.blue("Guy", "peasant", {62, 45});
    stage.blue("Ned", "sergeant", {60, 45});
    for (int i = 0; i < 8; ++i) stage.blue(("Far" + std::to_string(i)).c_str(), "sergeant", {10.0 + 5 * i, 110});
    stage.first(red);
    stage.shoots("Alan", "Odo"), stage.shoots("Abel", "Guy"), stage.to_dice(), stage.two(12), stage.two(12);
    while (stage.asked() != "dice" && stage.state().turn == 1) stage.done();
    return throws_of(stage, sum).size();
  };
  EXPECT_EQ(throws("each", 12), 2u);
  EXPECT_EQ(throws("each", 2), 1u) << "who routs throws no more";
  EXPECT_EQ(throws("one", 12), 1u);
}

TEST(MER_R_041, a_quarter_of_the_force_once) {
  Company three(2), four(3), five(4);
  three.odo_falls();
  EXPECT_EQ(three.purpose(), "a quarter of the force") << "one of three";
  four.odo_falls();
  EXPECT_EQ(four.purpose(), "a quarter of the force") << "one of four";
  five.odo_falls();
  EXPECT_EQ(five.purpose(), "the first move") << "one of five is less";
}

TEST(MER_R_A18, the_quarter_is_tested_once) {
  Company stage(3);
  stage.blue("Ned", "peasant", {66, 45});
  stage.blue("Gib", "peasant", {72, 45});
  stage.odo_falls();
  EXPECT_EQ(stage.purpose(), "the first move") << "one of six";
  stage.first(red), stage.next_turn();
  stage.shoots("Alan", "Ned"), stage.to_dice(), stage.two(12);
  while (stage.asked() != "dice") stage.done();
  EXPECT_EQ(stage.purpose(), "a quarter of the force");
  stage.two(12);
  stage.first(red), stage.next_turn();
  stage.shoots("Alan", "Gib"), stage.to_dice(), stage.two(12);
  while (stage.asked() != "dice") stage.done();
  EXPECT_EQ(stage.purpose(), "the first move") << "not again";
}

TEST(MER_R_041, nobody_inside_a_fort_minds_the_quarter) {
  Company stage(2);
  stage.ground("courtyard", {5, 105}, {12, 115});
  stage.odo_falls();
  stage.two(2);
  EXPECT_FALSE(stage.routs("Far0")) << "inside";
  EXPECT_TRUE(stage.routs("Far1"));
  Company all(2);
  all.ground("courtyard", {5, 105}, {25, 115});
  all.odo_falls();
  EXPECT_EQ(all.purpose(), "the first move") << "all inside: no throw at all";
}

TEST(MER_R_A34, the_throw_for_DBm_comes_at_the_end_of_the_turn) {
  RealisticStage stage;
  stage.red("Wat", "halberdier", {60, 50});
  stage.blue("Odo", "sergeant", {60, 52});
  stage.first(red);
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({4, 3, 3});
  stage.two(10);
  EXPECT_FALSE(stage.routs("Odo"));
  EXPECT_EQ(stage.purpose(), "being driven back");
  stage.two(6);
  EXPECT_TRUE(stage.routs("Odo"));
  RealisticStage plain;
  plain.red("Wat", "halberdier", {60, 50}), plain.blue("Odo", "sergeant", {60, 52});
  plain.first(red);
  plain.strikes("Wat", "Odo"), plain.to_dice(), plain.roll({4, 3, 3}), plain.two(8);
  EXPECT_EQ(plain.last({"drove_back"}), "drove_back");
  EXPECT_FALSE(plain.man("Odo").shaken) << "DB alone shakes nobody";
}

TEST(MER_R_A43, the_order_of_the_throws) {
  RealisticStage stage;
  stage.red("Alan", "longbowman", {60, 30});
  stage.red("Wat", "halberdier", {64, 41.8});
  stage.blue("Odo", "peasant", {60, 45}, leader);
  stage.blue("Ned", "sergeant", {63.5, 44.5});
  stage.blue("Far", "sergeant", {60, 110});
  stage.first(red);
  stage.shoots("Alan", "Odo"), stage.to_dice(), stage.two(12);
  stage.strikes("Wat", "Ned"), stage.to_dice(), stage.roll({4, 3, 3}), stage.two(10);
  EXPECT_EQ(throws_of(stage, 12), (Purposes{"the leader or the standard lost", "a quarter of the force",
                                            "a friend lost nearby", "being driven back"}));
}

TEST(MER_R_A43, who_routs_throws_no_more_this_turn) {
  RealisticStage stage;
  stage.red("Alan", "longbowman", {60, 30});
  stage.blue("Odo", "peasant", {60, 45}, leader);
  stage.blue("Ned", "sergeant", {62, 45});
  for (int i = 0; i < 6; ++i) stage.blue(("Far" + std::to_string(i)).c_str(), "dismounted-knight", {10.0 + 5 * i, 110});
  stage.first(red);
  stage.shoots("Alan", "Odo"), stage.to_dice(), stage.two(12);
  while (stage.asked() != "dice") stage.done();
  EXPECT_EQ(throws_of(stage, 6), Purposes{"the leader or the standard lost"}) << "Ned runs already";
  EXPECT_TRUE(stage.routs("Ned"));
}

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
