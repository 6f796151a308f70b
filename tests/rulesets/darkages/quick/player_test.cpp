// The quick player of Dark Ages: what it does in a given place.
#include "tests/rulesets/darkages/stage.h"

namespace fyrd::darkages {

namespace {

Choice advice(DarkStage& stage) {
  Choice c;
  Random random(1, Stream::players, 0);
  stage.game().at_question(stage.asked_whom(),
                           [&](const Tabletop& s, const Question& q) { c = stage.battle().quick(s, q, random); });
  return c;
}

// The order the quick player has for one of the first side; all before him take theirs.
Choice order_of(DarkStage& stage, std::string_view name) {
  for (;;) {
    const Choice c = advice(stage);
    if (c.figure == stage.id(name) || stage.asked_whom() != red) return c;
    stage.order(c);
  }
}

TEST(DarkAgesQuickOrder, a_wall_stands_and_goes_at_the_enemy_as_one) {
  DarkStage stage;
  for (const auto& [name, x] : {std::pair{"Ann", 38}, {"Ben", 40}, {"Cid", 42}})
    stage.red(name, "northman", Cm(x, 40), {{"close", true}});
  stage.blue("Odo", "warrior", Cm(40, 52));
  EXPECT_EQ(advice(stage).verb, MoveOrder::shift);
  DarkStage far;
  for (const auto& [name, x] : {std::pair{"Ann", 38}, {"Ben", 40}, {"Cid", 42}})
    far.red(name, "northman", Cm(x, 40), {{"close", true}});
  far.blue("Odo", "warrior", Cm(40, 100));
  EXPECT_EQ(advice(far), far.stand_order("Ann", north, 1)) << "there is time";
}

TEST(DarkAgesQuickOrder, men_of_a_wall_find_their_places_again) {
  DarkStage stage;
  stage.red("Ann", "northman", Cm(38, 40));
  stage.red("Ben", "northman", Cm(43, 44));
  stage.red("Cid", "northman", Cm(47, 39));
  stage.blue("Odo", "warrior", Cm(42, 110));
  for (int turn = 0; turn < 2; ++turn) {
    while (stage.asked() == "order" && stage.asked_whom() == red) stage.order(advice(stage));
    stage.march();
    stage.pass();
  }
  for (const char* name : {"Ann", "Ben", "Cid"}) EXPECT_TRUE(stage.man(name).walled) << name;
}

TEST(DarkAgesQuickOrder, an_archer_stands_and_shoots_and_leaves_contact) {
  DarkStage stage;
  stage.red("Bow", "archer", Cm(40, 40));
  stage.blue("Odo", "warrior", Cm(40, 70));
  EXPECT_EQ(advice(stage).verb, MoveOrder::stand);
  stage.march();
  EXPECT_EQ(advice(stage).verb, ShotOrder::shoot);
  DarkStage touched;
  touched.red("Bow", "archer", Cm(40, 40));
  touched.blue("Odo", "warrior", Cm(40, 42));
  const Choice away = advice(touched);
  EXPECT_EQ(away.verb, MoveOrder::move);
  EXPECT_LT(away.path.end().y, Cm(40, 40).at.y);
}

TEST(DarkAgesQuickOrder, an_archer_takes_cover_in_time_and_a_slinger_has_no_use_for_it) {
  for (const char* profile : {"archer", "breton-slinger"}) {
    DarkStage stage;
    stage.ground("bushes", Cm(36, 50), Cm(44, 56));
    stage.red("Bow", profile, Cm(40, 40));
    stage.blue("Odo", "warrior", Cm(40, 98));
    EXPECT_EQ(advice(stage).verb == MoveOrder::move, std::string(profile) == "archer") << profile;
  }
}

TEST(DarkAgesQuickOrder, a_rider_charges_on_good_ground_and_not_into_a_wood) {
  for (const bool wood : {false, true}) {
    DarkStage stage;
    if (wood) stage.ground("wood", Cm(30, 55), Cm(50, 75));
    stage.red("Hugh", "breton-rider", Cm(40, 40));
    stage.blue("Odo", "warrior", Cm(40, 64));
    EXPECT_EQ(advice(stage).verb == MoveOrder::go, !wood);
  }
}

TEST(DarkAgesQuickOrder, foot_seek_a_wood_near_by_from_riders) {
  DarkStage stage;
  stage.ground("wood", Cm(30, 44), Cm(50, 54));
  stage.red("Ned", "warrior", Cm(40, 40));
  stage.blue("Hugh", "breton-rider", Cm(40, 100));
  const Choice c = advice(stage);
  ASSERT_EQ(c.verb, MoveOrder::move);
  EXPECT_GT(c.path.end().y, Cm(40, 44).at.y);
}

TEST(DarkAgesQuickOrder, a_spear_goes_for_a_sword_but_not_for_a_champion) {
  for (const bool champion : {false, true}) {
    DarkStage stage;
    stage.red("Ned", "breton-spearman", Cm(40, 40));
    stage.blue("Odo", champion ? "champion" : "northman-bowman", Cm(40, 52));
    EXPECT_EQ(order_of(stage, "Ned").verb == MoveOrder::go, !champion);
  }
}

TEST(DarkAgesQuickOrder, raiders_fetch_loot_and_carry_it_home) {
  DarkStage stage;
  stage.scenario["loot"] = Json::array({Json::array({40, 50})});
  stage.scenario["raiders"] = 1;
  stage.red("Ned", "warrior", Cm(40, 36));
  stage.blue("Odo", "warrior", Cm(40, 110));
  const Choice c = advice(stage);
  ASSERT_EQ(c.verb, MoveOrder::move);
  EXPECT_EQ(c.path.end(), Cm(40, 50).at);
  stage.order(c);
  stage.march();
  stage.pass();
  EXPECT_LT(advice(stage).path.end().y, Cm(40, 50).at.y);
}

TEST(DarkAgesQuickOrder, heavy_stones_at_a_wall_and_fire_where_several_hide) {
  DarkStage stage;
  stage.red("Sling", "staff-slinger", Cm(40, 40));
  for (const auto& [name, x] : {std::pair{"Ann", 38}, {"Cid", 42}})
    stage.blue(name, "northman", Cm(x, 58), {{"close", true}});
  stage.blue("Ben", "champion", Cm(40, 58), {{"close", true}});
  stage.pass();
  stage.march();
  EXPECT_TRUE(stage.man("Sling").prepared);
  EXPECT_EQ(advice(stage).verb, ShotOrder::heavy) << "past the shields";
  DarkStage bush;
  bush.ground("bushes", Cm(32, 52), Cm(48, 60));
  bush.red("Sling", "staff-slinger", Cm(40, 40));
  for (const auto& [name, x] : {std::pair{"Ann", 35}, {"Ben", 40}, {"Cid", 45}}) bush.blue(name, "huscarl", Cm(x, 56));
  bush.pass();
  bush.march();
  EXPECT_EQ(advice(bush).verb, ShotOrder::burn);
}

}  // namespace

}  // namespace fyrd::darkages
