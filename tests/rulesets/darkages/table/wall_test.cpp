// Shield walls and close ranks.
#include "tests/rulesets/darkages/stage.h"

namespace fyrd::darkages {

namespace {

// Three shoulder to shoulder at 40, 42 and 44, looking north.
void three(DarkStage& stage, const char* profile = "northman") {
  stage.red("Ann", profile, Cm(40, 20), {{"close", true}});
  stage.red("Ben", profile, Cm(42, 20), {{"close", true}});
  stage.red("Cid", profile, Cm(44, 20), {{"close", true}});
  stage.blue("Odo", "warrior", Cm(42, 80));
}

}  // namespace

TEST(DRK_A15, three_with_shields_side_by_side_are_a_wall) {
  DarkStage stage;
  stage.options["wall_sides"] = "front";
  three(stage);
  stage.red("Dan", "northman", Cm(48, 20), {{"close", true}});
  stage.red("Eve", "northman", Cm(50, 20), {{"close", true}});
  for (const char* name : {"Ann", "Ben", "Cid"}) EXPECT_TRUE(stage.man(name).walled) << name;
  for (const char* name : {"Dan", "Eve"}) EXPECT_FALSE(stage.man(name).walled) << name << ": two are none";
  EXPECT_TRUE(wall_protects(stage.here(), stage.id("Ben"), at(90, 20))) << "the line itself belongs to the front";
  EXPECT_FALSE(wall_protects(stage.here(), stage.id("Ben"), at(42, 10)));
  EXPECT_EQ(stage.blow("Odo", "Ben"), -1);
}

TEST(DRK_A15, nobody_without_a_shield_or_looking_elsewhere) {
  DarkStage stage;
  stage.red("Ann", "northman", Cm(40, 20), {{"close", true}});
  stage.red("Ben", "northman", Cm(42, 20), {{"close", true}, {"facing", 30}});
  stage.red("Cid", "northman", Cm(44, 20), {{"close", true}});
  stage.red("Dan", "northman", Cm(60, 20), {{"close", true}});
  stage.red("Eve", "northman", Cm(62, 20), {{"close", true}, {"shield", "none"}});
  stage.red("Fay", "northman", Cm(64, 20), {{"close", true}});
  stage.blue("Odo", "warrior", Cm(42, 80));
  for (const char* name : {"Ann", "Ben", "Cid", "Dan", "Eve", "Fay"}) EXPECT_FALSE(stage.man(name).walled) << name;
}

TEST(DRK_004, a_wall_moves_twelve_forward_and_eight_aside) {
  DarkStage stage;
  three(stage);
  EXPECT_EQ(stage.tries(stage.shift_order("Ben", Cm(42, 32.01))), "too_far DRK-004");
  EXPECT_EQ(stage.tries(stage.shift_order("Ben", Cm(50.01, 20))), "too_far DRK-004");
  EXPECT_EQ(stage.tries(stage.shift_order("Ben", Cm(42, 11.99))), "too_far DRK-004");
  stage.order(stage.shift_order("Ben", Cm(42, 32)));
  stage.march();
  EXPECT_EQ(stage["Ann"].at, at(40, 32));
  EXPECT_EQ(stage["Cid"].at, at(44, 32));
  EXPECT_TRUE(stage.man("Ben").walled);
}

TEST(DRK_004, never_on_difficult_ground_and_only_the_drilled) {
  DarkStage stage;
  three(stage);
  stage.ground("bushes", Cm(43, 28), Cm(60, 40));
  EXPECT_EQ(stage.tries(stage.shift_order("Ann", Cm(40, 30))), "difficult DRK-004");
  EXPECT_EQ(stage.tries(stage.shift_order("Ann", Cm(40, 26))), "accepted");
  DarkStage raw;
  three(raw, "breton-spearman");
  EXPECT_TRUE(raw.man("Ben").walled) << "they may stand in one";
  EXPECT_EQ(raw.tries(raw.shift_order("Ben", Cm(42, 26))), "not_drilled DRK-004");
}

TEST(DRK_A33, a_wall_turns_about_its_middle) {
  DarkStage stage;
  stage.pause();
  three(stage);
  EXPECT_EQ(stage.tries(stage.wheel_order("Ann", degrees(46))), "too_far_round DRK-A33");
  stage.order(stage.wheel_order("Ann", degrees(45)));
  EXPECT_EQ(stage.tries(stage.stand_order("Cid")), "ordered_already DRK-A32") << "one order for all";
  stage.march();
  EXPECT_EQ(stage["Ben"].at, at(42, 20));
  EXPECT_NEAR(stage["Ann"].at.x, Cm(42 - 1.41421, 0).at.x, 3);
  EXPECT_NEAR(stage["Ann"].at.y, Cm(0, 20 + 1.41421).at.y, 3);
  EXPECT_EQ(stage["Cid"].facing, degrees(45));
  EXPECT_TRUE(stage.man("Ben").walled);
}

TEST(DRK_A33, a_wall_stops_as_one_and_loses_who_leaves) {
  DarkStage stage;
  three(stage);
  stage.red("Dan", "northman", Cm(46, 20), {{"close", true}});
  stage.blue("Rolf", "warrior", Cm(40, 26));
  stage.order(stage.shift_order("Ben", Cm(42, 32)));
  stage.march();
  EXPECT_NEAR(stage["Ann"].at.y, Cm(0, 24).at.y, 10);
  EXPECT_EQ(stage["Dan"].at.y, stage["Ann"].at.y);
  EXPECT_TRUE(stage.man("Dan").walled);

  DarkStage other;
  three(other);
  other.red("Dan", "northman", Cm(46, 20), {{"close", true}});
  other.moves("Ben", {Cm(42, 26)});
  for (const char* name : {"Ann", "Ben", "Cid", "Dan"}) EXPECT_FALSE(other.man(name).walled) << name;
}

TEST(DRK_A52, who_moves_by_himself_is_in_no_close_order_until_he_stands) {
  DarkStage stage;
  stage.crowd();
  const std::pair<const char*, double> all[] = {{"Ann", 58}, {"Ben", 60}, {"Cid", 62}};
  for (const auto& [name, x] : all) stage.red(name, "breton-spearman", Cm(x, 40), {{"close", true}});
  stage.blue("Bow", "archer", Cm(60, 70));
  EXPECT_TRUE(stage.man("Ben").walled);
  for (const auto& [name, x] : all) stage.order(stage.move_order(name, {Cm(x, 52)}, north, 1));
  stage.march();
  EXPECT_FALSE(stage.man("Ben").walled);
  EXPECT_EQ(stage.aims("Bow", "Ben"), "5") << "they came singly";
  EXPECT_EQ(stage.aims("Bow", "Ben", 10), "5");
  EXPECT_EQ(stage.aims("Bow", "Ben", 0), "6 -1") << "where they stood they were one";
  EXPECT_EQ(stage.blow("Bow", "Ben"), 0);
  stage.pass();
  EXPECT_TRUE(stage.man("Ben").walled) << "and are again, standing";
}

TEST(DRK_A33, a_shot_finds_a_wall_where_it_stands_at_that_moment) {
  for (const char* when : {"moment", "phase"}) {
    DarkStage stage;
    stage.crowd();
    stage.options["wall_when"] = when;
    stage.options["wall_sides"] = "around";
    for (const auto& [name, x] : {std::pair{"Ann", 58}, {"Ben", 60}, {"Cid", 62}})
      stage.red(name, "northman", Cm(x, 40), {{"close", true}});
    stage.blue("Bow", "archer", Cm(60, 80));
    stage.order(stage.shift_order("Ben", Cm(60, 52)));
    stage.march();
    EXPECT_EQ(stage.aims("Bow", "Ben", 10), "6 -1") << "as one body it stays a wall";

    DarkStage other;
    other.crowd();
    other.options["wall_when"] = when;
    for (const auto& [name, x] : {std::pair{"Ann", 58}, {"Ben", 60}, {"Cid", 62}})
      other.red(name, "northman", Cm(x, 40), {{"close", true}});
    other.blue("Bow", "archer", Cm(60, 80));
    other.moves("Cid", {Cm(70, 40)});
    EXPECT_EQ(other.aims("Bow", "Ben", 0), std::string(when) == "moment" ? "6 -1" : "6") << when;
    EXPECT_EQ(other.aims("Bow", "Ben", 10), "6") << when;
  }
}

TEST(DRK_A15, a_wall_protects_from_all_sides_or_from_its_front) {
  for (const char* sides : {"around", "front"}) {
    DarkStage stage;
    stage.options["wall_sides"] = sides;
    stage.red("Rear", "archer", Cm(30, 62));
    for (const auto& [name, x] : {std::pair{"Ann", 28}, {"Ben", 30}, {"Cid", 32}})
      stage.blue(name, "northman", Cm(x, 38), {{"close", true}});
    stage.red("Ned", "warrior", Cm(30, 40));
    stage.march();
    const bool around = std::string(sides) == "around";
    EXPECT_EQ(stage.blow("Ned", "Ben"), around ? -1 : 0);
    EXPECT_EQ(stage.aims("Rear", "Ann"), around ? "6 -1" : "6");
  }
}

TEST(DRK_004, the_ends_of_a_wheeling_wall_go_no_further_than_others) {
  DarkStage stage;
  stage.pause();
  for (int i = 0; i < 20; ++i)
    stage.red(("Man " + std::to_string(i)).c_str(), "northman", Cm(30 + 2 * i, 30), {{"close", true}});
  EXPECT_EQ(stage.tries(stage.wheel_order("Man 5", degrees(45))), "ends_too_far DRK-004");
  // 19 cm from the middle, 8 cm back: 24.1 degrees
  EXPECT_EQ(stage.tries(stage.wheel_order("Man 5", degrees(25))), "ends_too_far DRK-004");
  stage.order(stage.wheel_order("Man 5", degrees(24)));
  stage.march();
  for (const char* name : {"Man 0", "Man 19"}) {
    Length gone;
    for (const Trail::Step& step : stage.man(name).trail.steps) gone += length(Vec{step.x, step.y});
    EXPECT_LE(gone, 8_cm) << name;
    EXPECT_GE(gone, centimetres(79) / 10) << name;
  }
}

TEST(DRK_A33, a_wheeling_wall_goes_through_nothing) {
  DarkStage stage;
  stage.pause();
  for (int i = 0; i < 20; ++i)
    stage.red(("Man " + std::to_string(i)).c_str(), "northman", Cm(30 + 2 * i, 30), {{"close", true}});
  stage.ground("bushes", Cm(30, 31.2), Cm(31, 33));  // before the left end, on its arc
  EXPECT_EQ(stage.tries(stage.wheel_order("Man 5", degrees(20))), "difficult DRK-004");
  EXPECT_EQ(stage.tries(stage.wheel_order("Man 5", degrees(-20))), "accepted");
}

TEST(DRK_A30, a_slung_shield_is_no_wall) {
  DarkStage stage;
  for (const auto& [name, x] : {std::pair{"Ann", 40}, {"Ben", 42}, {"Cid", 44}})
    stage.red(name, "archer", Cm(x, 20), {{"shield", "large"}});
  stage.blue("Odo", "warrior", Cm(42, 80));
  EXPECT_EQ(allowance(stage.here(), stage.id("Ann")), 16_cm);
  EXPECT_FALSE(stage.man("Ben").walled);
  EXPECT_EQ(stage.tries(stage.stand_order("Ann", north, 1)), "no_close_order DRK-A52");
}

TEST(DRK_X05, far_from_a_leader_nobody_charges_and_no_wall_moves) {
  for (const double where : {62.0, 80.0}) {
    DarkStage stage;
    stage.options["leaders"] = true;
    three(stage);
    stage.red("Chief", "jarl", Cm(where, 20), {{"leader", true}});
    const bool near = where < 70;
    EXPECT_EQ(stage.tries(stage.go_order("Cid", "Odo")), near ? "accepted" : "not_led DRK-X05");
    if (near) continue;
    EXPECT_EQ(stage.tries(stage.shift_order("Ben", Cm(42, 26))), "not_led DRK-X05");
  }
}

TEST(DRK_X03, the_second_rank_of_spears_strikes_too) {
  DarkStage stage;
  three(stage);
  stage.red("Dan", "northman", Cm(42, 18), {{"close", true}});
  stage.blue("Rolf", "warrior", Cm(42, 22));
  EXPECT_EQ(front_man(stage.here(), stage.id("Dan")), stage.id("Ben"));
  EXPECT_TRUE(reach(stage.here(), stage.id("Dan")).has(stage.id("Rolf")));
  EXPECT_TRUE(reach(stage.here(), stage.id("Ann")).empty()) << "beside is not behind";
}

}  // namespace fyrd::darkages
