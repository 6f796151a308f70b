// One blow of Dark Ages: everything that is added to the die, and whose weapon is longer.
#include "tests/rulesets/darkages/pair.h"

namespace fyrd::darkages {

TEST(DRK_040, tools_class_and_heavy_weapons) {
  EXPECT_EQ(Pair("warrior", "warrior").blow("Ned", "Odo"), 0);
  EXPECT_EQ(Pair("axeman", "warrior").blow("Ned", "Odo"), 1);
  EXPECT_EQ(Pair("villager", "warrior").blow("Ned", "Odo"), -1) << "a tool and class 2";
  EXPECT_EQ(Pair("labourer", "warrior").blow("Ned", "Odo"), 0) << "a heavy tool in both hands";
  EXPECT_EQ(Pair("breton-slinger", "warrior").blow("Ned", "Odo"), -1) << "class 2 with a knife";
}

TEST(DRK_A24, improvised_and_untrained_count_once) {
  Pair stage("villager", "warrior");
  const Tally tally = blow_tally(stage.here(), stage.id("Ned"), stage.id("Odo"));
  EXPECT_EQ(tally.modifiers().size(), 1u);
}

TEST(DRK_040, no_room_for_a_big_axe_in_a_building) {
  Pair stage("axeman", "warrior");
  stage.ground("house", Cm(30, 50), Cm(50, 70));
  EXPECT_EQ(stage.blow("Ned", "Odo"), 0);
}

TEST(DRK_040, nor_in_close_order) {
  DarkStage stage;
  stage.library.put("darkages/fighters.toml",
                    *stage.library.find("darkages/fighters.toml") +
                        "\n[axe-wall]\nname = \"axe\"\nclass = 3\nshield = \"small\"\nweapon = \"two-handed-axe\"\n");
  for (const auto& [name, x] : {std::pair{"Ann", 38}, {"Ben", 40}, {"Cid", 42}})
    stage.red(name, "axe-wall", Cm(x, 60), {{"close", true}});
  stage.red("Dan", "axe-wall", Cm(50, 60));
  stage.blue("Odo", "warrior", Cm(40, 62));
  stage.blue("Rolf", "warrior", Cm(50, 62));
  EXPECT_EQ(stage.blow("Ben", "Odo"), 0);
  EXPECT_EQ(stage.blow("Dan", "Rolf"), 1);
  EXPECT_EQ(stage.blow("Odo", "Ben"), -1) << "they are a shield wall, too";
}

TEST(DRK_040, cavalry_and_foot) {
  Pair rider("breton-rider", "warrior", 3.5);
  EXPECT_EQ(rider.blow("Ned", "Odo"), 1);
  EXPECT_EQ(rider.blow("Odo", "Ned"), -1);
  Pair nag("breton-rider", "northman-rider", 5);
  EXPECT_EQ(nag.blow("Ned", "Odo"), 1);
  EXPECT_EQ(nag.blow("Odo", "Ned"), -1);
  Pair foot("northman-rider", "warrior", 3.5);
  EXPECT_EQ(foot.blow("Ned", "Odo"), 0) << "mounted foot have none of it";
  EXPECT_EQ(foot.blow("Odo", "Ned"), 0);
  Pair wood("northman-rider", "breton-rider", 5);
  wood.ground("wood", Cm(30, 50), Cm(50, 75));
  EXPECT_EQ(wood.blow("Ned", "Odo"), -1) << "mounted foot against cavalry whatever the ground";
  Pair riders("breton-rider", "breton-rider", 5);
  EXPECT_EQ(riders.blow("Ned", "Odo"), 0);
}

TEST(DRK_A28, on_difficult_ground_only_the_rider_loses) {
  for (const auto& [kind, rider, foot] : {std::tuple{"bushes", 0, -1}, {"wood", 0, 0}}) {
    Pair stage("breton-rider", "warrior", 3.5);
    stage.ground(kind, Cm(30, 50), Cm(50, 61));
    EXPECT_EQ(stage.blow("Ned", "Odo"), rider) << kind;
    EXPECT_EQ(stage.blow("Odo", "Ned"), foot) << kind;
  }
}

TEST(DRK_A41, what_the_riders_base_touches_counts) {
  Pair stage("breton-rider", "warrior", 3.5);
  stage.ground("wood", Cm(30, 62.6), Cm(50, 80));
  EXPECT_EQ(stage.blow("Ned", "Odo"), 1) << "the man stands in the wood, the rider does not";
}

TEST(DRK_040, trained_spears_against_a_charge) {
  for (const char* profile : {"spearman", "northman"}) {
    DarkStage stage;
    stage.crowd();
    stage.red("Hugh", "breton-rider", Cm(40, 40));
    stage.blue("Odo", profile, Cm(40, 60));
    stage.order(stage.go_order("Hugh", "Odo"));
    stage.march();
    ASSERT_EQ(stage.man("Hugh").charged, stage.id("Odo"));
    EXPECT_EQ(stage.blow("Odo", "Hugh"), std::string(profile) == "spearman" ? 0 : -1) << profile;
    EXPECT_EQ(stage.blow("Hugh", "Odo"), 2);
  }
}

TEST(DRK_A25, higher_ground) {
  Pair stage("warrior", "warrior");
  stage.ground("bank", Cm(30, 61), Cm(50, 64));
  EXPECT_EQ(stage.blow("Ned", "Odo"), -1);
  EXPECT_EQ(stage.blow("Odo", "Ned"), 0);
}

TEST(DRK_A40, who_came_across_an_obstacle_is_at_a_loss) {
  DarkStage stage;
  stage.crowd();
  stage.ground("low-wall", Cm(30, 60.8), Cm(50, 61.2));
  stage.red("Ned", "warrior", Cm(40, 60));
  stage.blue("Odo", "warrior", Cm(40, 70));
  stage.order(stage.go_order("Odo", "Ned"));
  stage.march();
  if (stage.asked() == "dice") stage.roll(1);
  ASSERT_TRUE(touch(stage.here(), stage.id("Ned"), stage.id("Odo")));
  EXPECT_EQ(stage.blow("Ned", "Odo"), 1);
  EXPECT_EQ(stage.blow("Odo", "Ned"), 0);
}

TEST(DRK_A40, nobody_gains_if_both_came) {
  DarkStage stage;
  stage.crowd();
  stage.ground("low-wall", Cm(30, 64.8), Cm(50, 65.2));
  stage.red("Ned", "warrior", Cm(40, 60));
  stage.blue("Odo", "warrior", Cm(40, 70));
  stage.order(stage.go_order("Odo", "Ned"));
  stage.order(stage.go_order("Ned", "Odo"));
  stage.march();
  while (stage.asked() == "dice") stage.roll(1);
  ASSERT_TRUE(touch(stage.here(), stage.id("Ned"), stage.id("Odo")));
  EXPECT_EQ(stage.blow("Ned", "Odo"), 0);
  EXPECT_EQ(stage.blow("Odo", "Ned"), 0);
}

TEST(DRK_A26, an_obstacle_and_height_both_count_or_the_climber_is_level) {
  for (const char* way : {"higher", "level"}) {
    DarkStage stage;
    stage.crowd();
    stage.options["climber"] = way;
    stage.ground("bank", Cm(30, 61), Cm(50, 64));
    stage.red("Ned", "warrior", Cm(40, 60));
    stage.blue("Odo", "warrior", Cm(40, 72));
    stage.order(stage.go_order("Odo", "Ned"));
    stage.march();
    stage.roll(1);
    ASSERT_TRUE(touch(stage.here(), stage.id("Ned"), stage.id("Odo")));
    EXPECT_EQ(stage.blow("Ned", "Odo"), way == std::string("higher") ? 0 : 1)
        << "+1 across the bank, −1 as Odo stands on it";
    EXPECT_EQ(stage.blow("Odo", "Ned"), 0);
  }
}

TEST(DRK_A40, who_stands_on_the_bank_is_higher_and_not_behind_it) {
  DarkStage stage;
  stage.crowd();
  stage.ground("bank", Cm(30, 60), Cm(50, 63));
  stage.red("Ned", "warrior", Cm(40, 61.5));
  stage.blue("Odo", "warrior", Cm(40, 72));
  stage.order(stage.go_order("Odo", "Ned"));
  stage.march();
  if (stage.asked() == "dice") stage.roll(1);
  ASSERT_TRUE(touch(stage.here(), stage.id("Ned"), stage.id("Odo")));
  EXPECT_EQ(stage.blow("Ned", "Odo"), 0) << "the bank is not between them";
  EXPECT_EQ(stage.blow("Odo", "Ned"), -1);
}

TEST(DRK_040, battlements_are_fought_across) {
  DarkStage stage;
  stage.crowd();
  stage.ground("battlement", Cm(30, 60.8), Cm(50, 61.3));
  stage.red("Ned", "warrior", Cm(40, 59.7));
  stage.blue("Odo", "warrior", Cm(40, 70));
  stage.order(stage.go_order("Odo", "Ned"));
  stage.march();
  if (stage.asked() == "dice") stage.roll(1);
  ASSERT_TRUE(touch(stage.here(), stage.id("Ned"), stage.id("Odo")));
  EXPECT_EQ(stage.blow("Ned", "Odo"), 1);
}

TEST(DRK_A25, on_a_slope_who_is_further_up_stands_higher) {
  Pair stage("warrior", "warrior");
  stage.ground("slope", Cm(30, 50), Cm(50, 70), {{"low", {40, 50}}, {"high", {40, 70}}});
  stage.red("Rob", "warrior", Cm(46, 60));
  stage.blue("Rolf", "warrior", Cm(48, 60));
  EXPECT_EQ(stage.blow("Ned", "Odo"), -1) << "Odo stands two centimetres further up";
  EXPECT_EQ(stage.blow("Odo", "Ned"), 0);
  EXPECT_EQ(stage.blow("Rob", "Rolf"), 0) << "side by side";
}

TEST(DRK_040, bare_hands_are_not_among_the_improvised) {
  DarkStage stage;
  stage.red("Ned", "warrior", Cm(40, 60), {{"weapon", "fists"}});
  stage.blue("Odo", "warrior", Cm(40, 62));
  EXPECT_EQ(stage.blow("Ned", "Odo"), 0);
}

TEST(DRK_A29, beside_a_shield_in_the_wall_a_big_axe_is_short) {
  DarkStage stage;
  for (const auto& [name, x] : {std::pair{"Ann", 38}, {"Ben", 40}, {"Cid", 42}})
    stage.red(name, "axe-bearer", Cm(x, 60), {{"close", true}});
  stage.red("Dan", "axe-bearer", Cm(60, 60));
  stage.blue("Odo", "warrior", Cm(40, 62));
  stage.blue("Rolf", "warrior", Cm(60, 62));
  EXPECT_EQ(length_of(stage.here(), stage.id("Ben")), WeaponLength::short_one);
  EXPECT_EQ(stage.blow("Ben", "Odo"), 0);
  EXPECT_EQ(length_of(stage.here(), stage.id("Dan")), WeaponLength::half_long);
  EXPECT_EQ(stage.blow("Dan", "Rolf"), 1);
}

TEST(DRK_041, the_longer_weapon_strikes_first) {
  const std::pair<const char*, const char*> order[] = {
      {"northman", "axeman"}, {"axeman", "warrior"}, {"warrior", "archer"}, {"archer", "captive"}};
  for (const auto& [longer, shorter] : order) {
    Pair stage(shorter, longer);
    stage.march();
    while (stage.asked() == "shoot") stage.next(1);
    ASSERT_EQ(stage.asked(), "dice");
    EXPECT_EQ(stage.game().wanted_roll()->by, stage.id("Odo")) << longer << " before " << shorter;
  }
}

TEST(DRK_A21, a_riders_spear_is_a_spear) {
  Pair stage("axeman", "breton-rider", 3.5);
  stage.march();
  while (stage.asked() == "shoot") stage.next(1);
  EXPECT_EQ(stage.game().wanted_roll()->by, stage.id("Odo"));
}

TEST(DRK_A29, weapons_have_their_lengths) {
  data::Problems problems;
  const Armoury armoury(data::Library::embedded(), problems);
  const std::pair<const char*, WeaponLength> all[] = {
      {"spear", WeaponLength::thrusting},       {"two-handed-axe", WeaponLength::half_long},
      {"long-axe", WeaponLength::half_long},    {"staff", WeaponLength::half_long},
      {"short-spear", WeaponLength::half_long}, {"sword", WeaponLength::short_one},
      {"axe", WeaponLength::short_one},         {"mace", WeaponLength::short_one},
      {"knife", WeaponLength::very_short},      {"fists", WeaponLength::bare_hands}};
  for (const auto& [id, length] : all) {
    const auto found =
        std::find_if(armoury.weapons.begin(), armoury.weapons.end(), [&](const Weapon& w) { return w.id == id; });
    ASSERT_NE(found, armoury.weapons.end()) << id;
    EXPECT_EQ(found->length, length) << id;
  }
}

}  // namespace fyrd::darkages
