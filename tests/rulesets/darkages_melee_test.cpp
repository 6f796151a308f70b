// Blows of Dark Ages: what is added, who strikes first, who gives way.
#include "darkages_stage.h"

namespace fyrd::darkages {

namespace {

const Point at(double x, double y) { return Cm(x, y).at; }

// Two in contact, one above the other, and others far away so that the battle goes on.
struct Pair : DarkStage {
  Pair(const char* mine, const char* his, double apart = 2) {
    crowd();
    red("Ned", mine, Cm(40, 60));
    blue("Odo", his, Cm(40, 60 + apart));
  }
  // The blows with these dice; the rest of the turn with ones.
  void fight(std::initializer_list<int> faces) {
    march();
    while (asked() == "shoot" || asked() == "name") next(1);
    throws(faces);
  }
};

}  // namespace

TEST(DRK_040, tools_class_and_heavy_weapons) {
  EXPECT_EQ(Pair("warrior", "warrior").blow("Ned", "Odo"), 0);
  EXPECT_EQ(Pair("axeman", "warrior").blow("Ned", "Odo"), 1);
  EXPECT_EQ(Pair("villager", "warrior").blow("Ned", "Odo"), -1) << "a tool and class 2";
  EXPECT_EQ(Pair("labourer", "warrior").blow("Ned", "Odo"), 0) << "a heavy tool in both hands";
  EXPECT_EQ(Pair("breton-slinger", "warrior").blow("Ned", "Odo"), -1) << "class 2 with a knife";
}

TEST(DRK_A24, improvised_and_untrained_count_once) {
  Pair stage("villager", "warrior");
  const Tally tally = blow_tally(stage.battle(), stage.state(), stage.id("Ned"), stage.id("Odo"));
  EXPECT_EQ(tally.modifiers().size(), 1u);
}

TEST(DRK_040, no_room_for_a_big_axe_in_a_building) {
  Pair stage("axeman", "warrior");
  stage.ground("house", Cm(30, 50), Cm(50, 70));
  EXPECT_EQ(stage.blow("Ned", "Odo"), 0);
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
  ASSERT_TRUE(touch(stage.battle(), stage["Ned"], stage["Odo"]));
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
  ASSERT_TRUE(touch(stage.battle(), stage["Ned"], stage["Odo"]));
  EXPECT_EQ(stage.blow("Ned", "Odo"), 0);
  EXPECT_EQ(stage.blow("Odo", "Ned"), 0);
}

TEST(DRK_A26, an_obstacle_and_height_both_count) {
  DarkStage stage;
  stage.crowd();
  stage.ground("bank", Cm(30, 61), Cm(50, 64));
  stage.red("Ned", "warrior", Cm(40, 60));
  stage.blue("Odo", "warrior", Cm(40, 72));
  stage.order(stage.go_order("Odo", "Ned"));
  stage.march();
  stage.roll(1);
  ASSERT_TRUE(touch(stage.battle(), stage["Ned"], stage["Odo"]));
  EXPECT_EQ(stage.blow("Ned", "Odo"), 0) << "+1 across the bank, −1 as Odo stands on it";
}

TEST(DRK_041, the_longer_weapon_strikes_first) {
  const std::pair<const char*, const char*> order[] = {{"northman", "axeman"}, {"axeman", "warrior"}, {"warrior", "archer"}, {"archer", "captive"}};
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
      {"spear", WeaponLength::thrusting}, {"two-handed-axe", WeaponLength::half_long}, {"long-axe", WeaponLength::half_long},
      {"staff", WeaponLength::half_long}, {"short-spear", WeaponLength::half_long}, {"sword", WeaponLength::short_one},
      {"axe", WeaponLength::short_one},   {"mace", WeaponLength::short_one},         {"knife", WeaponLength::very_short},
      {"fists", WeaponLength::bare_hands}};
  for (const auto& [id, length] : all) {
    const auto found = std::find_if(armoury.weapons.begin(), armoury.weapons.end(), [&](const Weapon& w) { return w.id == id; });
    ASSERT_NE(found, armoury.weapons.end()) << id;
    EXPECT_EQ(found->length, length) << id;
  }
}

TEST(DRK_A07, who_is_driven_back_does_not_strike) {
  Pair stage("northman", "warrior");
  stage.fight({3});  // the spear repels
  EXPECT_EQ(stage.told("recoiled"), 1);
  EXPECT_EQ(stage["Odo"].at, at(40, 64));
  stage.until("order");
  EXPECT_EQ(stage.told("struck"), 1);
}

TEST(DRK_A11, two_back_on_foot_five_mounted_and_the_winner_may_follow) {
  Pair stage("northman", "warrior");
  stage.fight({3});
  ASSERT_EQ(stage.asked(), "follow");
  stage.give({.verb = FollowOrder::follow});
  EXPECT_EQ(stage["Ned"].at, at(40, 62));
  Pair rider("northman", "breton-rider", 3.5);
  rider.fight({5, 1});  // 5 − 1 is his class; his own blow misses
  EXPECT_EQ(rider["Odo"].at, at(40, 68.5));
}

TEST(DRK_A12, friends_give_way_and_walls_do_not) {
  Pair stage("northman", "warrior");
  stage.blue("Rolf", "warrior", Cm(40, 64));
  stage.fight({3});
  EXPECT_EQ(stage["Rolf"].at, at(40, 66));
  Pair wall("northman", "warrior");
  wall.ground("high-wall", Cm(30, 63.5), Cm(50, 64));
  wall.fight({3});
  EXPECT_TRUE(wall.out("Odo"));
  Pair foe("northman", "warrior");
  foe.red("Rob", "warrior", Cm(40, 64.5));
  foe.fight({3});
  EXPECT_TRUE(foe.out("Odo")) << "an enemy in his back";
}

TEST(DRK_A47, pushed_over_the_edge) {
  DarkStage stage;
  stage.crowd();
  stage.red("Ned", "northman", Cm(60, 116));
  stage.blue("Odo", "warrior", Cm(60, 118));
  stage.march();
  while (stage.asked() == "shoot" || stage.asked() == "name") stage.next(1);
  stage.roll(3);
  EXPECT_EQ(stage["Odo"].pose, Pose::away);
}

TEST(DRK_A48, taking_the_place_stops_at_a_third) {
  Pair stage("northman", "warrior");
  stage.red("Rob", "captive", Cm(41.9, 61.2));  // beside the way, in nobody's contact but a friend's
  stage.fight({3});
  ASSERT_EQ(stage.asked(), "follow");
  stage.give({.verb = FollowOrder::follow});
  EXPECT_LT(stage["Ned"].at.y, at(40, 62).y);
}

TEST(DRK_A06, one_kills_and_the_other_repels) {
  Pair stage("warrior", "warrior");
  stage.fight({4, 3});  // Ned kills, Odo repels
  EXPECT_TRUE(stage.out("Odo"));
  EXPECT_EQ(stage["Ned"].at, at(40, 58));
}

TEST(DRK_045, only_the_better_of_two_equal_results_counts) {
  Pair stage("warrior", "warrior");
  stage.fight({5, 4});
  EXPECT_TRUE(stage.out("Odo"));
  EXPECT_FALSE(stage.out("Ned")) << "the higher die";
  Pair tie("warrior", "warrior");
  tie.fight({5, 5});
  EXPECT_FALSE(tie.out("Odo") || tie.out("Ned")) << "DRK-A05";
}

TEST(DRK_A38, each_strikes_the_one_he_named) {
  DarkStage stage;
  stage.crowd();
  stage.red("Ned", "warrior", Cm(40, 60));
  stage.blue("Odo", "warrior", Cm(40, 62));
  stage.blue("Rolf", "warrior", Cm(40, 58));
  stage.march();
  ASSERT_EQ(stage.asked(), "name");
  EXPECT_EQ(stage.game().wanted().size(), 1u) << "the others have one enemy each";
  EXPECT_EQ(stage.attempt({.verb = NameOrder::strike, .target = stage.id("Blue 0")}), "out_of_reach DRK-A38");
  stage.give({.verb = NameOrder::strike, .target = stage.id("Rolf")});
  stage.throws({4, 1, 1});
  EXPECT_TRUE(stage.out("Rolf"));
  EXPECT_FALSE(stage.out("Odo"));
}

TEST(DRK_A16, the_lone_man_strikes_once) {
  DarkStage stage;
  stage.crowd();
  stage.red("Ned", "warrior", Cm(40, 60));
  stage.blue("Odo", "warrior", Cm(40, 62));
  stage.blue("Rolf", "warrior", Cm(40, 58));
  stage.march();
  stage.give({.verb = NameOrder::strike, .target = stage.id("Rolf")});
  stage.throws({1, 1, 1});
  stage.until("order");
  EXPECT_EQ(stage.told("struck"), 3);
}

TEST(DRK_A39, away_from_the_highest_total_and_the_place_only_for_the_free) {
  DarkStage stage;
  stage.crowd();
  stage.red("Ned", "warrior", Cm(40, 60));
  stage.blue("East", "northman", Cm(42, 60));
  stage.blue("South", "northman", Cm(40, 58));
  stage.march();
  stage.give({.verb = NameOrder::strike, .target = stage.id("East")});
  stage.throws({3, 3});  // a full tie of totals, class and die: the first
  EXPECT_EQ(stage["Ned"].at, at(38, 60)) << "away from East";
  EXPECT_EQ(stage.asked(), "follow");
  EXPECT_EQ(stage.told("recoiled"), 1) << "one recoil a step";
}

TEST(DRK_A02, movement_then_shots_then_blows) {
  Pair stage("warrior", "warrior");
  stage.red("Bow", "archer", Cm(60, 60));
  EXPECT_EQ(stage.game().battle().phase(stage.game().now()), "movement");
  stage.march();
  EXPECT_EQ(stage.game().battle().phase(stage.game().now()), "shooting");
  stage.all_done();
  EXPECT_EQ(stage.game().battle().phase(stage.game().now()), "melee");
  stage.until("order");
  EXPECT_EQ(stage.state().turn, 2);
}

TEST(DRK_A08, the_joined_cells) {
  DarkStage stage;
  stage.red("Ned", "warrior", Cm(20, 20));
  stage.blue("Odo", "warrior", Cm(60, 110));
  const auto going = [&](const char* kind) {
    for (std::size_t i = 0; i < stage.battle().terrain.size(); ++i) {
      if (stage.battle().terrain[i] == kind) return stage.battle().traits[i].going;
    }
    return std::array<Going, 3>{};
  };
  using enum Going;
  EXPECT_EQ(going("bushes"), (std::array{difficult, difficult, difficult}));
  EXPECT_EQ(going("crops"), (std::array{difficult, difficult, difficult}));
  EXPECT_EQ(going("wood"), (std::array{difficult, very_difficult, very_difficult}));
  EXPECT_EQ(going("slope"), (std::array{difficult, difficult, very_difficult}));
  EXPECT_EQ(going("bank"), (std::array{difficult, difficult, very_difficult}));
}

TEST(DRK_A49, gaps_are_between_bases) {
  Pair stage("warrior", "breton-rider", 8);
  EXPECT_EQ(gap(stage.battle(), stage["Ned"], stage["Odo"]), centimetres(8) - 1_cm - 25_mm);
}

}  // namespace fyrd::darkages
