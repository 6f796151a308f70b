// Missiles of Dark Ages: every weapon at every range, and when it may be shot.
#include "darkages_stage.h"

namespace fyrd::darkages {

namespace {

// A shooter and one target on open ground, that many centimetres between their bases.
std::string at_range(const char* profile, double gap, const char* target = "warrior", bool moved = false) {
  DarkStage stage;
  stage.pause();
  const bool rides = std::string(profile).find("rider") != std::string::npos || std::string(profile) == "horse-archer";
  stage.red("Bow", profile, Cm(20, 20));
  stage.blue("Mark", target, Cm(20, 20 + (rides ? 2.5 : 1) + 1 + gap));
  if (moved) stage.order(stage.move_order("Bow", {Cm(20, 20.5), Cm(20, 20)}));  // there and back
  stage.march();
  return stage.aims("Bow", "Mark");
}

}  // namespace

TEST(DRK_020, javelins_and_maces_reach_ten) {
  EXPECT_EQ(at_range("skirmisher", 10), "6");
  EXPECT_EQ(at_range("skirmisher", 10.01), "too_far DRK-A49");
  EXPECT_EQ(at_range("mace-thrower", 10), "6");
  EXPECT_EQ(at_range("skirmisher", 5, "huscarl"), "6") << "mail does not help";
  EXPECT_EQ(at_range("skirmisher", 5, "warrior", true), "6") << "nor does moving hurt";
}

TEST(DRK_021, cavalry_throws_better_on_the_move) {
  DarkStage stage;
  stage.red("Hugh", "breton-rider", Cm(20, 20));
  stage.blue("Near", "warrior", Cm(20, 40 + 2.5 + 1 + 10));
  stage.blue("Far", "warrior", Cm(40, 40 + 2.5 + 1 + 15));
  stage.moves("Hugh", {Cm(20, 40)});
  EXPECT_EQ(stage.aims("Hugh", "Near"), "5");
  EXPECT_EQ(stage.aims("Hugh", "Far"), "too_far DRK-A49");
  EXPECT_EQ(stage.aims("Hugh", "Near", 0), "too_far DRK-A49") << "from where he began";
  EXPECT_EQ(stage.aims("Hugh", "Near", 8), "6") << "14 cm away";
}

TEST(DRK_A44, cavalry_that_stands_or_struggles_throws_like_anybody) {
  EXPECT_EQ(at_range("breton-rider", 10), "6");
  EXPECT_EQ(at_range("breton-rider", 11), "too_far DRK-A49");
  DarkStage stage;
  stage.ground("bushes", Cm(10, 25), Cm(30, 30));
  stage.red("Hugh", "breton-rider", Cm(20, 20));
  stage.blue("Odo", "warrior", Cm(20, 50));
  stage.order(stage.move_order("Hugh", {Cm(20, 40)}));
  stage.march();
  stage.roll({1, 1});
  EXPECT_EQ(stage.aims("Hugh", "Odo"), "6") << "on bad ground";
}

TEST(DRK_022, light_crossbows) {
  EXPECT_EQ(at_range("crossbowman", 10), "5");
  EXPECT_EQ(at_range("crossbowman", 20), "6");
  EXPECT_EQ(at_range("crossbowman", 30), "7");
  EXPECT_EQ(at_range("crossbowman", 30.01), "too_far DRK-A49");
  EXPECT_EQ(at_range("crossbowman", 10, "huscarl"), "5");
  EXPECT_EQ(at_range("crossbowman", 10, "warrior", true), "5 -1");
}

TEST(DRK_023, stones) {
  EXPECT_EQ(at_range("stone-thrower", 10), "8");
  EXPECT_EQ(at_range("good-thrower", 10), "7");
  EXPECT_EQ(at_range("stone-thrower", 10.01), "too_far DRK-A49");
  EXPECT_EQ(at_range("stone-thrower", 5, "huscarl"), "8 -1");
  EXPECT_EQ(at_range("stone-thrower", 5, "warrior", true), "8");
}

TEST(DRK_024, feeble_bows) {
  EXPECT_EQ(at_range("northman-bowman", 10), "5");
  EXPECT_EQ(at_range("northman-bowman", 20), "6");
  EXPECT_EQ(at_range("northman-bowman", 40), "7");
  EXPECT_EQ(at_range("northman-bowman", 40.01), "too_far DRK-A49");
  EXPECT_EQ(at_range("northman-bowman", 15, "huscarl"), "6 -1");
  EXPECT_EQ(at_range("northman-bowman", 15, "warrior", true), "6 -1");
  EXPECT_EQ(at_range("horse-archer", 15), "6");
}

TEST(DRK_025, slings) {
  EXPECT_EQ(at_range("breton-slinger", 10), "5");
  EXPECT_EQ(at_range("breton-slinger", 20), "6");
  EXPECT_EQ(at_range("breton-slinger", 40), "7");
  EXPECT_EQ(at_range("breton-slinger", 15, "huscarl"), "6 -1");
  EXPECT_EQ(at_range("breton-slinger", 15, "warrior", true), "moved DRK-025");
}

TEST(DRK_025, a_slinger_who_shoots_has_no_cover) {
  DarkStage stage;
  stage.ground("low-wall", Cm(10, 38.4), Cm(30, 38.9));
  stage.red("Bow", "archer", Cm(20, 20));
  stage.blue("Sling", "breton-slinger", Cm(20, 40));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Sling"), "5 -1");
  stage.order(stage.shot_order("Bow", "Sling"));
  stage.order(stage.shot_order("Sling", "Bow"));
  while (stage.asked() == "shoot") stage.give({});
  stage.throws({4, 1});
  const auto& events = stage.game().events();
  const auto missed = std::find_if(events.begin(), events.end(), [](const Event& e) { return std::string(e.kind) == "missed"; });
  ASSERT_NE(missed, events.end());
  EXPECT_EQ(missed->tallies[0].total(), 0) << "his cover is gone as he shoots";
}

TEST(DRK_026, staff_slings) {
  EXPECT_EQ(at_range("staff-slinger", 10), "6");
  EXPECT_EQ(at_range("staff-slinger", 20), "7");
  EXPECT_EQ(at_range("staff-slinger", 40), "8");
  EXPECT_EQ(at_range("staff-slinger", 10, "huscarl"), "6");
  EXPECT_EQ(at_range("staff-slinger", 10, "warrior", true), "moved DRK-025");
}

TEST(DRK_027, powerful_bows) {
  EXPECT_EQ(at_range("archer", 20), "5");
  EXPECT_EQ(at_range("archer", 40), "6");
  EXPECT_EQ(at_range("archer", 60), "7");
  EXPECT_EQ(at_range("archer", 60.01), "too_far DRK-A49");
  EXPECT_EQ(at_range("archer", 10, "warrior", true), "5 -1");
  EXPECT_EQ(at_range("archer", 10.5, "warrior", true), "foot_moving DRK-027");
}

TEST(DRK_028, mounted_foot_shoot_standing_and_badly) {
  DarkStage stage;
  stage.library.put("darkages/fighters.toml", *stage.library.find("darkages/fighters.toml") +
                                                  "\n[riding-archer]\nname = \"archer on a horse\"\nclass = 3\nweapon = \"knife\"\nmissile = \"feeble-bow\"\nmount = \"mounted-foot\"\n");
  stage.red("Still", "riding-archer", Cm(20, 20));
  stage.red("Moving", "riding-archer", Cm(40, 20));
  stage.blue("Odo", "warrior", Cm(30, 36));
  stage.moves("Moving", {Cm(40, 22)});
  EXPECT_EQ(stage.aims("Still", "Odo"), "6 -1");
  EXPECT_EQ(stage.aims("Moving", "Odo"), "mounted_foot DRK-028");
}

TEST(DRK_029, some_shots_need_the_open_air) {
  for (const auto& [profile, gap, text] : {std::tuple{"northman-bowman", 15.0, "6"}, {"northman-bowman", 30.0, "from_inside DRK-029"},
                                           {"breton-slinger", 15.0, "from_inside DRK-029"}, {"crossbowman", 25.0, "7"},
                                           {"archer", 35.0, "6"}, {"archer", 50.0, "from_inside DRK-029"}, {"skirmisher", 8.0, "from_inside DRK-029"}}) {
    DarkStage stage;
    stage.ground("window", Cm(15, 22), Cm(25, 22.4));
    stage.red("Bow", profile, Cm(20, 20.5));
    stage.blue("Odo", "warrior", Cm(20, 22.5 + gap));
    stage.march();
    EXPECT_EQ(stage.aims("Bow", "Odo"), text) << profile << " " << gap;
  }
}

TEST(DRK_034, mail_helps_against_bow_sling_and_stone) {
  EXPECT_EQ(at_range("archer", 10, "huscarl"), "5 -1");
  EXPECT_EQ(at_range("crossbowman", 10, "huscarl"), "5");
  EXPECT_EQ(at_range("staff-slinger", 10, "huscarl"), "6");
}

TEST(DRK_A14, a_shot_at_a_group_hits_somebody_near_the_aim) {
  DarkStage stage;
  stage.crowd();
  stage.red("Sling", "staff-slinger", Cm(60, 50));
  for (const auto& [name, x] : {std::pair{"Ann", 56.0}, {"Ben", 59.5}, {"Cid", 63.0}, {"Dan", 66.5}}) stage.blue(name, "warrior", Cm(x, 60));
  stage.blue("Eve", "warrior", Cm(75, 60));
  stage.march();
  EXPECT_EQ(stage.aims("Sling", "Ben", 20, Shot::Kind::group), "6 +1");
  EXPECT_EQ(stage.aims("Sling", "Eve", 20, Shot::Kind::group), "no_group DRK-A46") << "she stands alone";
  stage.order(stage.shot_order("Sling", "Ben", 20, ShotOrder::lob));
  while (stage.asked() == "shoot") stage.give({});
  stage.roll(5);
  ASSERT_EQ(stage.game().wanted_roll()->pool.sides, 3) << "Ann, Ben and Cid; Dan is 7 cm from the aim";
  stage.roll(3);
  EXPECT_TRUE(stage.out("Cid"));
}

TEST(DRK_A46, only_stones_and_staff_slings_aim_at_groups) {
  DarkStage stage;
  stage.red("Bow", "archer", Cm(60, 50));
  stage.red("Boy", "stone-thrower", Cm(62, 52));
  for (const auto& [name, x] : {std::pair{"Ann", 56.0}, {"Ben", 59.5}, {"Cid", 63.0}}) stage.blue(name, "warrior", Cm(x, 60));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Ben", 20, Shot::Kind::group), "no_group DRK-A46");
  EXPECT_EQ(stage.aims("Boy", "Ben", 20, Shot::Kind::group), "8 +1");
}

TEST(DRK_A19, two_may_shoot_each_other) {
  DarkStage stage;
  stage.crowd();
  stage.red("Alan", "archer", Cm(30, 20));
  stage.blue("Odo", "archer", Cm(30, 35));
  stage.march();
  stage.order(stage.shot_order("Alan", "Odo"));
  stage.order(stage.shot_order("Odo", "Alan"));
  while (stage.asked() == "shoot") stage.give({});
  stage.throws({5, 5});
  EXPECT_TRUE(stage.out("Alan"));
  EXPECT_TRUE(stage.out("Odo"));
}

TEST(DRK_A13, a_hit_kills_whatever_the_class) {
  DarkStage stage;
  stage.crowd();
  stage.red("Alan", "crossbowman", Cm(30, 20));
  stage.blue("Odo", "champion", Cm(30, 29));
  stage.march();
  stage.order(stage.shot_order("Alan", "Odo"));
  while (stage.asked() == "shoot") stage.give({});
  stage.roll(5);
  EXPECT_TRUE(stage.out("Odo"));
  EXPECT_FALSE(stage.man("Alan").loaded) << "DRK-022";
}

TEST(DRK_A20, nobody_shoots_at_whom_his_friends_touch) {
  DarkStage stage;
  stage.red("Bow", "archer", Cm(30, 20));
  stage.red("Ned", "warrior", Cm(30, 42));
  stage.blue("Odo", "warrior", Cm(30, 40));
  stage.blue("Rolf", "warrior", Cm(40, 56));
  stage.order(stage.go_order("Rolf", "Ned"));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Odo"), "into_melee DRK-A20");
  EXPECT_EQ(stage.aims("Bow", "Rolf"), "into_melee DRK-A20");
  EXPECT_EQ(stage.aims("Bow", "Rolf", 0), "6") << "on his way, without being furtive";
}

TEST(DRK_A18, who_stands_still_shoots_the_man_who_comes_at_him_and_strikes) {
  DarkStage stage;
  stage.crowd();
  stage.red("Sling", "breton-slinger", Cm(30, 20));
  stage.blue("Odo", "warrior", Cm(30, 36));
  stage.blue("Other", "warrior", Cm(60, 20));
  stage.order(stage.go_order("Odo", "Sling"));
  stage.march();
  EXPECT_EQ(stage.aims("Sling", "Odo"), "fighting DRK-A18");
  EXPECT_EQ(stage.aims("Sling", "Odo", 8), "5");
  EXPECT_EQ(stage.aims("Sling", "Other", 8), "not_arriving DRK-A18");
  stage.order(stage.shot_order("Sling", "Odo", 8));
  while (stage.asked() == "shoot") stage.give({});
  stage.roll(2);
  EXPECT_TRUE(stage.man("Sling").shot_arriving);
  EXPECT_TRUE(may_strike(stage.battle(), stage.state(), stage.id("Sling"))) << "DRK-A17";
}

TEST(DRK_A18, not_if_he_shot_in_the_turn_before) {
  for (const bool shoots : {true, false}) {
    DarkStage stage;
    stage.crowd();
    stage.red("Sling", "breton-slinger", Cm(30, 20));
    stage.blue("Odo", "warrior", Cm(30, 40));
    stage.march();
    if (shoots) {
      stage.order(stage.shot_order("Sling", "Odo"));
      stage.roll(1);
    }
    while (stage.state().turn == 1) stage.next(1);
    stage.order(stage.go_order("Odo", "Sling"));
    stage.march();
    EXPECT_EQ(stage.aims("Sling", "Odo", 10), shoots ? "shot_before DRK-A18" : "5");
  }
}

TEST(DRK_A17, who_shoots_on_his_way_into_contact_does_not_strike) {
  DarkStage stage;
  stage.crowd();
  stage.red("Jav", "skirmisher", Cm(30, 20));
  stage.blue("Odo", "warrior", Cm(30, 36));
  stage.order(stage.go_order("Jav", "Odo"));
  stage.march();
  EXPECT_EQ(stage.aims("Jav", "Odo", 2), "too_far DRK-A49");
  EXPECT_EQ(stage.aims("Jav", "Odo", 8), "6");
  stage.order(stage.shot_order("Jav", "Odo", 8));
  while (stage.asked() == "shoot") stage.give({});
  stage.roll(2);
  EXPECT_FALSE(may_strike(stage.battle(), stage.state(), stage.id("Jav")));
  EXPECT_TRUE(may_strike(stage.battle(), stage.state(), stage.id("Odo")));
}

TEST(DRK_A34, a_shot_is_judged_where_both_stood_at_its_moment) {
  DarkStage stage;
  stage.red("Bow", "archer", Cm(30, 20));
  stage.blue("Odo", "warrior", Cm(30, 44));
  stage.order(stage.move_order("Odo", {Cm(30, 63)}));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Odo", 0), "6");
  EXPECT_EQ(stage.aims("Bow", "Odo", 20), "7");
  EXPECT_EQ(stage.tries(stage.shot_order("Bow", "Odo", 21)), "no_such_moment DRK-A34");
}

TEST(DRK_A35, who_stands_between_stops_a_line) {
  DarkStage stage;
  stage.red("Bow", "archer", Cm(30, 20));
  stage.red("Friend", "warrior", Cm(30, 30));
  stage.blue("Odo", "warrior", Cm(30, 40));
  stage.blue("Rider", "horse-archer", Cm(30, 50));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Odo"), "no_sight DRK-A35");
  EXPECT_EQ(stage.aims("Bow", "Rider"), "6") << "over men on foot";

  DarkStage close;
  close.red("Bow", "archer", Cm(30, 20));
  close.red("Friend", "warrior", Cm(30, 22));
  close.blue("Odo", "warrior", Cm(30, 40));
  close.march();
  EXPECT_EQ(close.aims("Bow", "Odo"), "5") << "past a friend who touches him";
}

TEST(DRK_A45, crouching_is_hiding) {
  DarkStage stage;
  stage.ground("high-wall", Cm(34, 40), Cm(42, 41));
  stage.red("Bow", "archer", Cm(31, 20));
  stage.blue("Odo", "warrior", Cm(31, 45));
  stage.order(stage.crouch_order("Odo"));
  stage.march();
  stage.pass();
  stage.order(stage.move_order("Odo", {Cm(39, 45)}, south));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Odo", 2), "6 -1") << "crouched when he began, out of sight when he ended";
}

TEST(DRK_A43, a_crossbow_takes_a_quiet_turn) {
  DarkStage stage;
  stage.crowd();
  stage.red("Alan", "crossbowman", Cm(30, 20), {{"unloaded", true}});
  stage.red("Rob", "crossbowman", Cm(40, 20), {{"unloaded", true}});
  stage.red("Slinger", "staff-slinger", Cm(50, 20));
  stage.blue("Odo", "warrior", Cm(30, 45));
  stage.moves("Rob", {Cm(40, 21)});
  EXPECT_EQ(stage.aims("Alan", "Odo"), "unloaded DRK-022");
  EXPECT_EQ(stage.aims("Slinger", "Odo", 20, Shot::Kind::heavy), "unprepared DRK-A43");
  stage.pass();
  EXPECT_TRUE(stage.man("Alan").loaded);
  EXPECT_FALSE(stage.man("Rob").loaded) << "he moved";
  EXPECT_TRUE(stage.man("Slinger").prepared);
}

TEST(DRK_A31, heavy_stones_ignore_walls_and_fire_sets_bushes_alight) {
  DarkStage stage;
  stage.crowd();
  stage.ground("bushes", Cm(40, 30), Cm(46, 36));
  stage.red("Slinger", "staff-slinger", Cm(30, 20));
  for (const auto& [name, x] : {std::pair{"Ann", 28}, {"Ben", 30}, {"Cid", 32}}) stage.blue(name, "northman", Cm(x, 38), {{"close", true}});
  stage.march();
  EXPECT_EQ(stage.aims("Slinger", "Ben"), "7 -1");
  EXPECT_EQ(stage.aims("Slinger", "Ben", 20, Shot::Kind::heavy), "unprepared DRK-A43");
  stage.pass();
  stage.march();
  EXPECT_EQ(stage.aims("Slinger", "Ben", 20, Shot::Kind::heavy), "7");
  const Choice burn{.verb = ShotOrder::burn, .figure = stage.id("Slinger"), .path = straight(Cm(43, 33).at)};
  Choice grass = burn;
  grass.path = straight(Cm(20, 20).at);
  EXPECT_EQ(stage.tries(grass), "cannot_burn DRK-A31");
  stage.order(burn);
  while (stage.asked() == "shoot") stage.give({});
  stage.roll(5);
  EXPECT_EQ(stage.told("alight"), 1);
}

TEST(DRK_X02, three_javelins_and_one_mace) {
  DarkStage stage;
  stage.red("Jav", "skirmisher", Cm(30, 20));
  stage.red("Mace", "mace-thrower", Cm(40, 20));
  stage.blue("Odo", "warrior", Cm(35, 26));
  EXPECT_EQ(stage.man("Jav").missiles, 3);
  stage.march();
  stage.order(stage.shot_order("Mace", "Odo"));
  while (stage.asked() == "shoot") stage.give({});
  stage.roll(1);
  stage.pass();
  stage.march();
  EXPECT_EQ(stage.aims("Mace", "Odo"), "none_left DRK-X02");
}

TEST(DRK_A01, pooled_volleys_share_their_dice) {
  DarkStage stage;
  stage.crowd();
  stage.options["pooled_sixes"] = true;
  for (const auto& [name, x] : {std::pair{"Ann", 28}, {"Ben", 31}}) stage.red(name, "northman-bowman", Cm(x, 20));
  stage.blue("Odo", "warrior", Cm(30, 50));
  stage.march();
  EXPECT_EQ(stage.aims("Ann", "Odo"), "7");
  stage.order(stage.shot_order("Ann", "Odo"));
  stage.order(stage.shot_order("Ben", "Odo"));
  while (stage.asked() == "shoot") stage.give({});
  stage.roll({6, 6});
  EXPECT_TRUE(stage.out("Odo")) << "a pair of sixes is a 7";
}

}  // namespace fyrd::darkages
