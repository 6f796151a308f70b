// What helps and hinders a shot in Dark Ages: ground, cover, walls, mail, furtive men.
#include "tests/rulesets/darkages/stage.h"

namespace fyrd::darkages {

TEST(DRK_010, bushes_cover_men_on_foot_and_hide_who_crouches) {
  DarkStage stage;
  stage.ground("bushes", Cm(10, 36), Cm(50, 44));
  stage.red("Bow", "archer", Cm(30, 20));
  stage.blue("Foot", "warrior", Cm(20, 40));
  stage.blue("Horse", "breton-rider", Cm(30, 40));
  stage.blue("Hider", "warrior", Cm(40, 40));
  stage.order(stage.crouch_order("Hider"));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Foot"), "6 -1");
  EXPECT_EQ(stage.aims("Bow", "Horse"), "5 -1") << "mail alone";
  EXPECT_EQ(stage.aims("Bow", "Hider"), "hides DRK-010");
}

TEST(DRK_010, who_crouches_does_nothing) {
  DarkStage stage;
  stage.red("Bow", "archer", Cm(30, 20));
  stage.blue("Odo", "warrior", Cm(30, 40));
  stage.order(stage.crouch_order("Bow"));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Odo"), "crouches DRK-010");
  EXPECT_EQ(stage.aims("Bow", "Odo", 0), "crouches DRK-010");
}

TEST(DRK_011, wood_covers_by_its_depth) {
  for (const auto& [depth, text] :
       {std::pair{4.0, "6 -1"}, {9.9, "6 -1"}, {10.0, "wood DRK-011"}, {12.0, "wood DRK-011"}}) {
    DarkStage stage;
    stage.ground("wood", Cm(10, 30), Cm(50, 30 + depth));
    stage.red("Bow", "archer", Cm(30, 20));
    stage.blue("Odo", "warrior", Cm(30, 46));
    stage.march();
    EXPECT_EQ(stage.aims("Bow", "Odo"), text) << depth;
  }
}

TEST(DRK_A36, pieces_of_wood_add_up) {
  DarkStage stage;
  stage.ground("wood", Cm(10, 25), Cm(50, 30));
  stage.ground("wood", Cm(10, 35), Cm(50, 40));
  stage.red("Bow", "archer", Cm(30, 20));
  stage.blue("Odo", "warrior", Cm(30, 46));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Odo"), "wood DRK-011");
}

TEST(DRK_012, a_bank_covers_who_appears_behind_it) {
  DarkStage stage;
  stage.ground("bank", Cm(10, 35), Cm(50, 38));
  stage.red("Bow", "archer", Cm(30, 20));
  stage.blue("Behind", "warrior", Cm(30, 39.5));
  stage.blue("Away", "warrior", Cm(20, 46));
  stage.blue("Rider", "horse-archer", Cm(44, 41));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Behind"), "5 -1");
  EXPECT_EQ(stage.aims("Bow", "Away"), "6") << "too far behind it";
  EXPECT_EQ(stage.aims("Bow", "Rider"), "6") << "riders look over it";
}

TEST(DRK_030, cover_and_what_is_behind_it) {
  for (const auto& [kind, text] :
       {std::pair{"low-wall", "5 -1"}, {"window", "5 -1"}, {"battlement", "5 -1"}, {"door", "5 -1"}, {"fence", "5"}}) {
    DarkStage stage;
    stage.ground(kind, Cm(10, 33), Cm(50, 33.4));
    stage.red("Bow", "archer", Cm(30, 20));
    stage.blue("Odo", "warrior", Cm(30, 35));
    stage.march();
    EXPECT_EQ(stage.aims("Bow", "Odo"), text) << kind;
  }
}

TEST(DRK_030, a_rider_at_the_edge_of_a_wood_has_no_cover) {
  for (const auto& [y, text] : {std::pair{33.0, "5"}, {35.0, "5 -1"}}) {
    DarkStage stage;
    stage.ground("wood", Cm(10, 32), Cm(50, 60));
    stage.red("Bow", "archer", Cm(30, 15));
    stage.blue("Rider", "horse-archer", Cm(30, y));
    stage.march();
    EXPECT_EQ(stage.aims("Bow", "Rider"), text) << y;
  }
}

TEST(DRK_A50, what_the_shooter_leans_on_covers_or_not) {
  for (const char* edge : {"covers", "open"}) {
    const std::string far = std::string(edge) == "covers" ? "5 -1" : "5";
    DarkStage stage;
    stage.options["own_edge"] = edge;
    stage.ground("low-wall", Cm(10, 21), Cm(50, 21.4));
    stage.ground("wood", Cm(60, 10), Cm(90, 20.5));
    stage.red("Bow", "archer", Cm(30, 20));
    stage.red("Forester", "archer", Cm(75, 19));
    stage.blue("Near", "warrior", Cm(33, 23.5));
    stage.blue("Leans", "warrior", Cm(27, 22.4));
    stage.blue("Open", "warrior", Cm(75, 35));
    stage.march();
    EXPECT_EQ(stage.aims("Bow", "Near"), far);
    EXPECT_EQ(stage.aims("Bow", "Leans"), "5 -1");
    EXPECT_EQ(stage.aims("Forester", "Open"), far) << "1.5 cm of his own wood";
  }
}

TEST(DRK_012, who_stands_on_the_bank_is_not_behind_it) {
  DarkStage stage;
  stage.ground("bank", Cm(10, 35), Cm(50, 38));
  stage.ground("low-wall", Cm(60, 36), Cm(90, 37));
  for (const auto& [name, x, y] : {std::tuple{"South", 30, 20}, {"North", 30, 53}, {"Beyond", 75, 20}})
    stage.red(name, "archer", Cm(x, y));
  stage.blue("Top", "warrior", Cm(30, 36.5));
  stage.blue("Astride", "warrior", Cm(75, 36.5));
  stage.march();
  EXPECT_EQ(stage.aims("South", "Top"), "5");
  EXPECT_EQ(stage.aims("North", "Top"), "5");
  EXPECT_EQ(stage.aims("Beyond", "Astride"), "5") << "nor who climbs over a wall";
}

TEST(DRK_030, the_edge_of_a_wood_covers_any_part_of_a_base) {
  for (const auto& [y, text] : {std::pair{35.5, "5 -1"}, {34.9, "5"}}) {
    DarkStage stage;
    stage.ground("wood", Cm(10, 36), Cm(50, 60));
    stage.ground("bushes", Cm(60, 36), Cm(90, 50));
    stage.red("Bow", "archer", Cm(30, 20));
    stage.red("Bob", "archer", Cm(75, 20));
    stage.blue("Odo", "warrior", Cm(30, y));
    stage.blue("Rolf", "warrior", Cm(75, y));
    stage.march();
    EXPECT_EQ(stage.aims("Bow", "Odo"), text) << y;
    EXPECT_EQ(stage.aims("Bob", "Rolf"), text) << y << ", bushes";
  }
}

TEST(DRK_031, a_shield_wall_protects_from_all_sides) {
  DarkStage stage;
  stage.red("Front", "archer", Cm(30, 20));
  stage.red("Rear", "archer", Cm(30, 62));
  stage.blue("Ann", "northman", Cm(28, 38), {{"close", true}});
  stage.blue("Ben", "northman", Cm(30, 38), {{"close", true}});
  stage.blue("Cid", "northman", Cm(32, 38), {{"close", true}});
  stage.march();
  EXPECT_EQ(stage.aims("Front", "Ben"), "5 -1");
  EXPECT_EQ(stage.aims("Rear", "Ben"), "6 -1");
}

TEST(DRK_032, a_slit_is_worth_two) {
  DarkStage stage;
  stage.ground("slit", Cm(25, 33), Cm(35, 33.4));
  stage.red("Bow", "archer", Cm(30, 20));
  stage.blue("Odo", "warrior", Cm(30, 35));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Odo"), "5 -2");
}

TEST(DRK_033, cover_and_wall_do_not_add_up) {
  DarkStage stage;
  stage.ground("low-wall", Cm(10, 36), Cm(50, 36.4));
  stage.red("Bow", "archer", Cm(30, 20));
  for (const auto& [name, x] : {std::pair{"Ann", 28}, {"Ben", 30}, {"Cid", 32}})
    stage.blue(name, "northman", Cm(x, 38), {{"close", true}});
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Ben"), "5 -1");
}

TEST(DRK_036, a_target_is_never_better_off_than_minus_two) {
  DarkStage stage;
  stage.ground("slit", Cm(25, 33), Cm(35, 33.4));
  stage.red("Bow", "archer", Cm(30, 20));
  stage.blue("Odo", "huscarl", Cm(30, 35));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Odo"), "5 -2") << "slit and mail";
}

TEST(DRK_035, a_furtive_target_shows_himself_on_the_way) {
  DarkStage stage;
  stage.ground("high-wall", Cm(20, 40), Cm(28, 41));
  stage.ground("high-wall", Cm(34, 40), Cm(42, 41));
  stage.red("Bow", "archer", Cm(31, 20));
  stage.blue("Odo", "warrior", Cm(22, 45));
  stage.order(stage.move_order("Odo", {Cm(40, 45)}, south));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Odo", 0), "no_sight DRK-A35");
  EXPECT_EQ(stage.aims("Bow", "Odo", 20), "no_sight DRK-A35");
  EXPECT_EQ(stage.aims("Bow", "Odo", 10), "6 -1");
}

TEST(DRK_037, a_furtive_shooter_shows_himself_only_to_shoot) {
  DarkStage stage;
  stage.ground("high-wall", Cm(20, 40), Cm(28, 41));
  stage.ground("high-wall", Cm(34, 40), Cm(42, 41));
  stage.red("Odo", "warrior", Cm(31, 33));
  stage.blue("Jav", "skirmisher", Cm(22, 42.5));
  stage.order(stage.move_order("Jav", {Cm(40, 42.5)}, south));
  stage.march();
  EXPECT_EQ(stage.aims("Jav", "Odo", 10), "6 -1");
}

TEST(DRK_037, moving_and_furtive_count_once) {
  DarkStage stage;
  stage.ground("high-wall", Cm(20, 40), Cm(28, 41));
  stage.ground("high-wall", Cm(34, 40), Cm(42, 41));
  stage.red("Odo", "warrior", Cm(31, 33));
  stage.blue("Bow", "northman-bowman", Cm(22, 42.5));
  stage.order(stage.move_order("Bow", {Cm(40, 42.5)}, south));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Odo", 10), "5 -1");
}

}  // namespace fyrd::darkages
