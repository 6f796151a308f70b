// The shots of a turn in Dark Ages: groups, arriving enemies, moments, sight, loading, fire.
#include "tests/rulesets/darkages/stage.h"

namespace fyrd::darkages {

TEST(DRK_A14, a_shot_at_a_group_hits_somebody_near_the_aim) {
  DarkStage stage;
  stage.crowd();
  stage.red("Sling", "staff-slinger", Cm(60, 50));
  for (const auto& [name, x] : {std::pair{"Ann", 56.0}, {"Ben", 59.5}, {"Cid", 63.0}, {"Dan", 66.5}})
    stage.blue(name, "warrior", Cm(x, 60));
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

TEST(DRK_038, house_redoubt_and_fortification_shelter_a_group) {
  for (const auto& [kind, text] :
       {std::pair{"house", "6"}, {"redoubt", "6"}, {"fortification", "6"}, {"rampart", "6"}, {"hill", "6 +1"}}) {
    DarkStage stage;
    stage.ground(kind, Cm(50, 57), Cm(70, 64));
    stage.red("Sling", "staff-slinger", Cm(60, 50));
    for (const auto& [name, x] : {std::pair{"Ann", 56.0}, {"Ben", 59.5}, {"Cid", 63.0}})
      stage.blue(name, "warrior", Cm(x, 60));
    stage.march();
    EXPECT_EQ(stage.aims("Sling", "Ben", 20, Shot::Kind::group), text) << kind;
  }
}

TEST(DRK_026, a_heavy_stone_at_a_group_has_its_bonus) {
  DarkStage stage;
  stage.crowd();
  stage.red("Sling", "staff-slinger", Cm(60, 50));
  for (const auto& [name, x] : {std::pair{"Ann", 57.0}, {"Ben", 59.5}, {"Cid", 62.0}})
    stage.blue(name, "warrior", Cm(x, 60));
  stage.blue("Odo", "warrior", Cm(75, 55));
  stage.pass();
  stage.march();
  EXPECT_EQ(stage.aims("Sling", "Ben", 20, Shot::Kind::heavy), "6 +1");
  EXPECT_EQ(stage.aims("Sling", "Odo", 20, Shot::Kind::heavy), "7") << "he is alone";
  stage.order(stage.shot_order("Sling", "Ben", ticks, ShotOrder::heavy));
  while (stage.asked() == "shoot") stage.give({});
  stage.throws({5, 3});
  EXPECT_TRUE(stage.out("Cid")) << "any of those near the aim";
}

TEST(DRK_A46, only_stones_and_staff_slings_aim_at_groups) {
  DarkStage stage;
  stage.red("Bow", "archer", Cm(60, 50));
  stage.red("Boy", "stone-thrower", Cm(62, 52));
  for (const auto& [name, x] : {std::pair{"Ann", 56.0}, {"Ben", 59.5}, {"Cid", 63.0}})
    stage.blue(name, "warrior", Cm(x, 60));
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
  EXPECT_TRUE(may_strike(stage.state(), stage.id("Sling"))) << "DRK-A17";
}

TEST(DRK_A18, who_shot_in_the_turn_before_shoots_again_or_is_not_ready) {
  for (const auto& [way, shoots] : {std::pair{"rested", true}, {"rested", false}, {"every-turn", true}}) {
    DarkStage stage;
    stage.crowd();
    stage.options["arrival_shot"] = way;
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
    EXPECT_EQ(stage.aims("Sling", "Odo", 10), shoots && way == std::string("rested") ? "shot_before DRK-A18" : "5");
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
  EXPECT_FALSE(may_strike(stage.state(), stage.id("Jav")));
  EXPECT_TRUE(may_strike(stage.state(), stage.id("Odo")));
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

TEST(DRK_A43, with_an_enemy_upon_him_one_loads_or_does_not) {
  for (const char* way : {"still", "undisturbed"}) {
    DarkStage stage;
    stage.crowd();
    stage.options["reload"] = way;
    stage.red("Alan", "crossbowman", Cm(30, 20), {{"unloaded", true}});
    stage.blue("Odo", "warrior", Cm(30, 22));
    stage.pass();
    EXPECT_EQ(stage.man("Alan").loaded, std::string(way) == "still") << way;
  }
}

TEST(DRK_A31, heavy_stones_ignore_walls_and_fire_sets_bushes_alight) {
  DarkStage stage;
  stage.crowd();
  stage.ground("bushes", Cm(40, 30), Cm(46, 36));
  stage.red("Slinger", "staff-slinger", Cm(30, 20));
  for (const auto& [name, x] : {std::pair{"Ann", 28}, {"Ben", 30}, {"Cid", 32}})
    stage.blue(name, "northman", Cm(x, 38), {{"close", true}});
  stage.march();
  EXPECT_EQ(stage.aims("Slinger", "Ben"), "7 -1");
  EXPECT_EQ(stage.aims("Slinger", "Ben", 20, Shot::Kind::heavy), "unprepared DRK-A43");
  stage.pass();
  stage.march();
  EXPECT_EQ(stage.aims("Slinger", "Ben", 20, Shot::Kind::heavy), "7 +1") << "a group, and its shields do not help";
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

TEST(DRK_A01, pooled_sixes_are_told_as_what_they_made) {
  DarkStage stage;
  stage.crowd();
  stage.options["pooled_sixes"] = true;
  for (const auto& [name, x] : {std::pair{"Ann", 28}, {"Ben", 31}}) stage.red(name, "northman-bowman", Cm(x, 20));
  stage.blue("Odo", "warrior", Cm(30, 50));
  stage.march();
  stage.order(stage.shot_order("Ann", "Odo"));
  stage.order(stage.shot_order("Ben", "Odo"));
  while (stage.asked() == "shoot") stage.give({});
  stage.roll({6, 6});
  std::vector<int> numbers;
  for (const Event& e : stage.game().events()) {
    if (std::string(e.kind) == "shot_down") numbers.push_back(e.number);
  }
  EXPECT_EQ(numbers, (std::vector<int>{7})) << "not a 6 where 7 was needed";
}

}  // namespace fyrd::darkages
