// The throws for nerve in Lord Merlin's more realistic game (MER-R-040, MER-R-041 and their readings).
#include "tests/rulesets/merlin/realistic/company.h"

namespace fyrd::merlin::realistic {

namespace {

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

}  // namespace fyrd::merlin::realistic
