// Missiles of Dark Ages: every weapon at every range, and when it may be shot.
#include "tests/rulesets/darkages/stage.h"

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

TEST(DarkAgesView, a_bow_is_in_hand_until_an_enemy_is_there) {
  DarkStage stage;
  stage.red("Cenred", "archer", Cm(20, 20));
  stage.red("Dunstan", "archer", Cm(60, 20));
  stage.blue("Toki", "skirmisher", Cm(60, 22));
  const auto hands = [&](const char* who) { return stage.battle().appearance(stage.state(), stage.id(who)).hands; };
  EXPECT_EQ(hands("Cenred"), (std::vector<std::string>{"powerful-bow", "knife"}));
  EXPECT_EQ(hands("Dunstan"), (std::vector<std::string>{"knife"}));
  EXPECT_EQ(hands("Toki").size(), 1u) << "javelins are thrown from beside it";
}

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
  EXPECT_EQ(stage.aims("Hugh", "Near", 5), "6") << "just 20 cm away";
  EXPECT_EQ(stage.aims("Hugh", "Near", 4), "too_far DRK-A49");
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

TEST(DRK_022, on_foot_just_before_contact_moving_does_not_hurt) {
  DarkStage stage;
  stage.red("Alan", "crossbowman", Cm(20, 20));
  stage.blue("Odo", "warrior", Cm(20, 34));
  stage.order(stage.go_order("Alan", "Odo"));
  stage.march();
  EXPECT_EQ(stage.aims("Alan", "Odo", 8), "5");
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
  EXPECT_EQ(at_range("horse-archer", 15, "warrior", true), "6 -1");
}

TEST(DRK_025, slings) {
  EXPECT_EQ(at_range("breton-slinger", 10), "5");
  EXPECT_EQ(at_range("breton-slinger", 20), "6");
  EXPECT_EQ(at_range("breton-slinger", 40), "7");
  EXPECT_EQ(at_range("breton-slinger", 40.01), "too_far DRK-A49");
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
  const auto missed =
      std::find_if(events.begin(), events.end(), [](const Event& e) { return std::string(e.kind) == "missed"; });
  ASSERT_NE(missed, events.end());
  EXPECT_EQ(missed->tallies[0].total(), 0) << "his cover is gone as he shoots";
}

TEST(DRK_026, staff_slings) {
  EXPECT_EQ(at_range("staff-slinger", 10), "6");
  EXPECT_EQ(at_range("staff-slinger", 20), "7");
  EXPECT_EQ(at_range("staff-slinger", 40), "8");
  EXPECT_EQ(at_range("staff-slinger", 40.01), "too_far DRK-A49");
  EXPECT_EQ(at_range("staff-slinger", 10, "huscarl"), "6");
  EXPECT_EQ(at_range("staff-slinger", 10, "warrior", true), "moved DRK-025");
}

TEST(DRK_026, heavy_shot_reaches_twenty) {
  for (const double gap : {20.0, 20.01}) {
    DarkStage stage;
    stage.crowd();
    stage.red("Sling", "staff-slinger", Cm(20, 20));
    stage.blue("Odo", "warrior", Cm(20, 22 + gap));
    stage.pass();
    stage.march();
    EXPECT_EQ(stage.aims("Sling", "Odo", 20, Shot::Kind::heavy), gap > 20 ? "too_far DRK-A49" : "7");
  }
}

TEST(DRK_027, powerful_bows) {
  EXPECT_EQ(at_range("archer", 20), "5");
  EXPECT_EQ(at_range("archer", 40), "6");
  EXPECT_EQ(at_range("archer", 60), "7");
  EXPECT_EQ(at_range("archer", 60.01), "too_far DRK-A49");
  EXPECT_EQ(at_range("archer", 10, "warrior", true), "5 -1");
  EXPECT_EQ(at_range("archer", 10.5, "warrior", true), "foot_moving DRK-027");
}

TEST(DRK_027, cavalry_shoots_on_the_move_at_any_range) {
  DarkStage stage;
  stage.pause();
  stage.library.put("darkages/fighters.toml", *stage.library.find("darkages/fighters.toml") +
                                                  "\n[far-rider]\nname = \"rider\"\nclass = 3\nweapon = "
                                                  "\"sword\"\nmissile = \"powerful-bow\"\nmount = \"cavalry\"\n");
  stage.red("Hugh", "far-rider", Cm(20, 10));
  stage.blue("Near", "warrior", Cm(20, 20 + 2.5 + 1 + 20));
  stage.blue("Middle", "huscarl", Cm(26, 60));
  stage.blue("Far", "warrior", Cm(20, 20 + 2.5 + 1 + 60));
  stage.moves("Hugh", {Cm(20, 20)});
  EXPECT_EQ(stage.aims("Hugh", "Near"), "5 -1");
  EXPECT_EQ(stage.aims("Hugh", "Middle"), "6 -2") << "on the move, at mail";
  EXPECT_EQ(stage.aims("Hugh", "Far"), "7 -1");
}

TEST(DRK_028, mounted_foot_shoot_standing_and_badly) {
  DarkStage stage;
  stage.library.put("darkages/fighters.toml", *stage.library.find("darkages/fighters.toml") +
                                                  "\n[riding-archer]\nname = \"archer on a horse\"\nclass = 3\nweapon "
                                                  "= \"knife\"\nmissile = \"feeble-bow\"\nmount = \"mounted-foot\"\n");
  stage.red("Still", "riding-archer", Cm(20, 20));
  stage.red("Moving", "riding-archer", Cm(40, 20));
  stage.blue("Odo", "warrior", Cm(30, 36));
  stage.moves("Moving", {Cm(40, 22)});
  EXPECT_EQ(stage.aims("Still", "Odo"), "6 -1");
  EXPECT_EQ(stage.aims("Moving", "Odo"), "mounted_foot DRK-028");
}

TEST(DRK_029, some_shots_need_the_open_air) {
  const char* const inside = "from_inside DRK-029";
  const std::tuple<const char*, double, std::string> cells[] = {{"skirmisher", 8, inside},
                                                                {"mace-thrower", 8, inside},
                                                                {"stone-thrower", 8, inside},
                                                                {"crossbowman", 8, "5"},
                                                                {"crossbowman", 15, "6"},
                                                                {"crossbowman", 25, "7"},
                                                                {"northman-bowman", 8, "5"},
                                                                {"northman-bowman", 15, "6"},
                                                                {"northman-bowman", 30, inside},
                                                                {"breton-slinger", 8, inside},
                                                                {"breton-slinger", 15, inside},
                                                                {"breton-slinger", 30, inside},
                                                                {"staff-slinger", 8, inside},
                                                                {"staff-slinger", 15, inside},
                                                                {"staff-slinger", 30, inside},
                                                                {"archer", 15, "5"},
                                                                {"archer", 35, "6"},
                                                                {"archer", 50, inside}};
  for (const auto& [profile, gap, text] : cells) {
    DarkStage stage;
    stage.ground("window", Cm(15, 22), Cm(25, 22.4));
    stage.ground("fortification", Cm(10, 10), Cm(30, 22.2));
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

TEST(DRK_029, only_who_is_inside_throws_from_a_window) {
  DarkStage stage;
  stage.ground("house", Cm(50, 32), Cm(70, 42.2));
  stage.ground("window", Cm(55, 42), Cm(65, 42.4));
  stage.red("Out", "skirmisher", Cm(60, 44));
  stage.blue("In", "skirmisher", Cm(60, 37));
  stage.march();
  EXPECT_EQ(stage.aims("Out", "In"), "6") << "he throws in from the open";
  EXPECT_EQ(stage.aims("In", "Out"), "from_inside DRK-029");

  DarkStage free;
  free.ground("window", Cm(55, 42), Cm(65, 42.4));
  free.red("Out", "skirmisher", Cm(60, 44));
  free.blue("Odo", "warrior", Cm(60, 37));
  free.march();
  EXPECT_EQ(free.aims("Out", "Odo"), "6") << "a window in a ruin has no inside";
}

TEST(DRK_028, mounted_foot_never_shoot_before_contact) {
  DarkStage stage;
  stage.pause();
  stage.red("Rider", "northman-bowman", Cm(30, 20), {{"mount", "mounted-foot"}});
  stage.red("Foot", "northman-bowman", Cm(60, 20));
  stage.blue("Odo", "warrior", Cm(30, 36));
  stage.blue("Rolf", "warrior", Cm(60, 36));
  stage.order(stage.go_order("Odo", "Rider"));
  stage.order(stage.go_order("Rolf", "Foot"));
  stage.march();
  ASSERT_TRUE(touch(stage.here(), stage.id("Rider"), stage.id("Odo")));
  EXPECT_EQ(stage.aims("Rider", "Odo", 5), "mounted_foot DRK-028");
  EXPECT_EQ(stage.aims("Foot", "Rolf", 10), "5");
}

TEST(DRK_021, a_throwing_spear_is_thrown_by_moving_cavalry_alone) {
  DarkStage stage;
  stage.pause();
  stage.red("Moves", "spear-thrower", Cm(20, 20));
  stage.red("Stands", "spear-thrower", Cm(60, 20));
  stage.blue("Odo", "warrior", Cm(20, 45));
  stage.blue("Rolf", "warrior", Cm(60, 30));
  stage.moves("Moves", {Cm(20, 30)});
  EXPECT_EQ(stage.aims("Moves", "Odo"), "6");
  EXPECT_EQ(stage.aims("Stands", "Rolf"), "too_far DRK-A49");
  stage.order(stage.shot_order("Moves", "Odo"));
  while (stage.asked() == "shoot") stage.give({});
  stage.roll(1);
  EXPECT_EQ(stage.man("Moves").missiles, 0) << "he had one";
}

TEST(DRK_A34, the_best_moment_of_a_shot_is_offered) {
  DarkStage stage;
  stage.pause();
  stage.ground("high-wall", Cm(20, 40), Cm(33, 41));
  stage.ground("high-wall", Cm(37, 40), Cm(60, 41));
  stage.red("Bow", "archer", Cm(31, 20));
  stage.blue("Odo", "warrior", Cm(29, 45));
  stage.order(stage.move_order("Odo", {Cm(49, 45)}, south));
  stage.march();
  std::vector<int> moments;
  stage.game().at_question(red, [&](const Tabletop&, const Question& q) {
    Options all(false);
    q.list(all);
    for (const Option& one : all.all()) {
      if (one.choice.verb == ShotOrder::shoot && one.choice.target == stage.id("Odo"))
        moments.push_back(one.choice.number);
    }
  });
  ASSERT_EQ(moments.size(), 1u) << "he shows himself in the gap for a moment";
  for (const int when : {0, 10, 20}) EXPECT_NE(stage.aims("Bow", "Odo", when).substr(0, 1), "6") << when;
  EXPECT_EQ(stage.aims("Bow", "Odo", moments[0]), "6 -1");
}

}  // namespace fyrd::darkages
