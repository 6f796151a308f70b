// Missiles of Lord Merlin's more realistic game (MER-R-010 … MER-R-013, MER-R-015 and their readings).
#include "tests/rulesets/merlin/realistic/range.h"

namespace fyrd::merlin::realistic {

namespace {

const char* const missiles[] = {"javelinman", "longbowman", "crossbowman", "horse-archer"};

// The chance that a shot removes a man, over all falls of two dice through the real tally.
std::string chance(const char* bow, const char* mark, const Json& more = {}) {
  Range stage(bow, mark, more);
  const int needed = stage.needed("Alan", "Odo");
  Fraction hit;
  for (int a = 1; a <= 6; ++a) {
    for (int c = 1; c <= 6; ++c) hit += a + c >= needed ? Fraction(1, 36) : Fraction(0);
  }
  return hit.text();
}

}  // namespace

TEST(MER_R_010, ranges) {
  const int inches_of[] = {15, 25, 30, 30};
  for (int i = 0; i < 4; ++i) {
    Range near(missiles[i], "halberdier", {}, inches_of[i] + (i == 3 ? 2 : 1.5)),
        far(missiles[i], "halberdier", {}, inches_of[i] + (i == 3 ? 2.1 : 1.6));
    near.first(red), near.to("shoot");
    EXPECT_EQ(near.tries_shot("Alan", "Odo"), "accepted") << missiles[i];
    far.blue("Near", "peasant", {50, 25});  // so that the question is asked at all
    far.first(red), far.to("shoot");
    EXPECT_EQ(far.tries_shot("Alan", "Odo"), "out_of_range MER-R-010") << missiles[i];
  }
}

TEST(MER_R_012, every_cell_of_the_table) {
  struct Row {
    const char* profile;
    Json more;
    int javelin, longbow, crossbow, composite;
  };
  const Row rows[] = {{"dismounted-knight", {}, 11, 11, 10, 10},
                      {"mounted-knight", {}, 11, 11, 10, 10},
                      {"man-at-arms", {{"armour", "plate-mail"}}, 10, 10, 9, 9},
                      {"sergeant", {}, 10, 10, 9, 9},
                      {"man-at-arms", {}, 9, 9, 9, 8},
                      {"spearman", {{"armour", "jack"}}, 9, 9, 9, 8},
                      {"spearman", {{"armour", "mail-shirt"}}, 9, 9, 9, 8},
                      {"halberdier", {}, 8, 8, 8, 7},
                      {"halberdier", {{"armour", "mail-shirt"}}, 8, 8, 8, 7},
                      {"spearman", {}, 8, 8, 8, 7},
                      {"peasant", {}, 7, 7, 7, 6}};
  for (const Row& row : rows) {
    const int needed[] = {row.javelin + 1, row.longbow, row.crossbow, row.composite};  // the javelin is thrown standing
    for (int i = 0; i < 4; ++i) {
      Range stage(missiles[i], row.profile, row.more);
      stage.first(red);
      EXPECT_EQ(stage.needed("Alan", "Odo"), needed[i]) << missiles[i] << " at " << row.profile;
    }
  }
}

TEST(MER_R_012, exact_chances_of_a_longbow_by_row) {
  EXPECT_EQ(chance("longbowman", "dismounted-knight"), "1/12");
  EXPECT_EQ(chance("longbowman", "sergeant"), "1/6");
  EXPECT_EQ(chance("longbowman", "man-at-arms"), "5/18");
  EXPECT_EQ(chance("longbowman", "halberdier"), "5/12");
  EXPECT_EQ(chance("longbowman", "peasant"), "7/12");
}

TEST(MER_R_012, the_number_or_more_removes) {
  Range hit, miss;
  EXPECT_EQ(after_shot(hit, 8), "shot_down");
  EXPECT_EQ(after_shot(miss, 7), "missed");
}

TEST(MER_R_012, all_are_named_before_any_dice_fall_and_take_effect_together) {
  RealisticStage stage;
  stage.red("Alan", "longbowman", {60, 20});
  stage.blue("Odo", "longbowman", {60, 35});
  stage.first(red);
  stage.shoots("Alan", "Odo");
  EXPECT_EQ(stage.asked(), "shoot") << "no dice before the other side has named its shots";
  EXPECT_EQ(stage.asked_whom(), blue);
  stage.shoots("Odo", "Alan");
  stage.to_dice();
  stage.two(12);
  EXPECT_FALSE(stage.out("Odo")) << "he still shoots";
  stage.two(12);
  EXPECT_TRUE(stage.out("Odo"));
  EXPECT_TRUE(stage.out("Alan"));
}

TEST(MER_R_A42, the_side_that_moved_first_names_first_and_all_start_loaded) {
  RealisticStage stage;
  stage.red("Alan", "crossbowman", {60, 20});
  stage.blue("Odo", "crossbowman", {60, 35});
  stage.first(blue);
  stage.to("shoot");
  EXPECT_EQ(stage.asked_whom(), blue);
  EXPECT_EQ(stage.tries_shot("Odo", "Alan"), "accepted");
  EXPECT_EQ(stage.tries_shot("Alan", "Odo"), "accepted");
}

TEST(MER_R_013, cover_needs_more) {
  const auto needed = [](const char* kind, double height) {
    Range stage;
    stage.ground(kind, {50, 33.4}, {70, 34}, {{"height", height}});
    return stage.needed("Alan", "Odo");
  };
  EXPECT_EQ(needed("hedge", 1.25), 9) << "half covered";
  Range open;
  EXPECT_EQ(open.needed("Alan", "Odo"), 8);
  EXPECT_EQ(needed("slit", 3), 11) << "behind an arrow slit";
  Range wall;
  wall.ground("castle-wall", {50, 34}, {70, 37});
  EXPECT_EQ(wall.needed("Alan", "Odo"), 10) << "behind the parapet";
}

TEST(MER_R_011, bows_shoot_every_second_turn) {
  Range stage("longbowman", "dismounted-knight");
  stage.red("Other", "longbowman", {90, 20});
  stage.blue("Mark", "dismounted-knight", {90, 35});
  after_shot(stage, 4);
  stage.next_turn();
  EXPECT_EQ(stage.tries_shot("Alan", "Odo"), "not_loaded MER-R-011");
  stage.next_turn();
  EXPECT_EQ(stage.tries_shot("Alan", "Odo"), "accepted");
}

TEST(MER_R_011, bows_load_at_a_walk) {
  Range stage("longbowman", "dismounted-knight");
  after_shot(stage, 4);
  stage.next_turn();
  stage.moves("Alan", Gait::walk, {60, 23});
  stage.next_turn();
  stage.moves("Alan", Gait::walk, {60, 25});
  EXPECT_EQ(stage.tries_shot("Alan", "Odo"), "accepted");
}

TEST(MER_R_A23, crossbows_shoot_every_third_turn_and_stand_still_between) {
  const auto turns = [](bool walks) {
    Range stage("crossbowman", "dismounted-knight");
    stage.red("Other", "longbowman", {90, 20});
    stage.blue("Mark", "dismounted-knight", {90, 35});
    after_shot(stage, 4);
    for (int turn = 1; turn < 8; ++turn) {
      stage.next_turn();
      if (walks && turn == 1) stage.moves("Alan", Gait::walk, {60, 22});
      stage.to("shoot", red);
      if (stage.attempt(stage.shot_order("Alan", "Odo")) == "accepted") return turn;
    }
    return 0;
  };
  EXPECT_EQ(turns(false), 3);
  EXPECT_EQ(turns(true), 4) << "a walk costs a turn of loading";
}

TEST(MER_R_A41, running_costs_a_turn_of_shooting_and_of_loading) {
  Range stage("longbowman", "dismounted-knight", {}, 30);
  stage.red("Other", "longbowman", {90, 20});
  stage.blue("Mark", "dismounted-knight", {90, 35});
  stage.first(red);
  stage.moves("Alan", Gait::walk, {60, 24});
  stage.next_turn();
  stage.moves("Alan", Gait::run, {60, 30});
  EXPECT_EQ(stage.tries_shot("Alan", "Odo"), "too_fast MER-R-A41");
  stage.next_turn();
  stage.moves("Alan", Gait::walk, {60, 31});
  stage.shoots("Alan", "Odo");
  stage.to_dice(), stage.two(4);
  stage.next_turn();
  stage.moves("Alan", Gait::run, {60, 36});
  stage.next_turn();
  EXPECT_EQ(stage.tries_shot("Alan", "Odo"), "not_loaded MER-R-011") << "he ran instead of loading";
}

TEST(MER_R_011, javelins_fly_every_turn_two_inches_forward_or_with_one_more_needed) {
  Range stage("javelinman", "dismounted-knight", {}, 14);
  stage.first(red);
  EXPECT_EQ(stage.needed("Alan", "Odo"), 12) << "standing";
  stage.moves("Alan", Gait::walk, {60, 21.9});
  EXPECT_EQ(stage.needed("Alan", "Odo"), 12);
  stage.shoots("Alan", "Odo"), stage.to_dice(), stage.two(4);
  stage.next_turn();
  stage.moves("Alan", Gait::walk, {60, 23.9});
  EXPECT_EQ(stage.needed("Alan", "Odo"), 11);
  EXPECT_EQ(stage.tries_shot("Alan", "Odo"), "accepted") << "every turn";
}

TEST(MER_R_011, javelins_are_thrown_down_from_a_wall_without_a_step) {
  Range stage("javelinman", "dismounted-knight", {}, 10);
  stage.ground("castle-wall", {50, 18}, {70, 21.5});
  stage.first(red);
  EXPECT_EQ(stage.needed("Alan", "Odo"), 11);
}

TEST(MER_R_011, in_a_fort_there_are_always_more_javelins) {
  Range stage("javelinman", "dismounted-knight", {}, 10), open("javelinman", "dismounted-knight", {}, 10);
  stage.ground("courtyard", {50, 18}, {70, 21.5});
  after_shot(stage, 4), after_shot(open, 4);
  EXPECT_EQ(stage.man("Alan").javelins, 3);
  EXPECT_EQ(open.man("Alan").javelins, 2);
}

TEST(MER_R_A41, what_keeps_a_man_from_shooting_and_from_loading) {
  Range stage("longbowman"), thrower("javelinman", "halberdier", {}, 10);
  const FigureId alan = stage.id("Alan");
  const auto shot = [&](Range& on, auto&& change) {
    State s = on.state();
    change(s.man(alan));
    return code(cannot_shoot({on.battle(), s}, alan));
  };
  EXPECT_EQ(shot(stage, [](Man& m) { m.pace = Gait::walk; }), "");
  EXPECT_EQ(shot(stage, [](Man& m) { m.pace = Gait::run; }), "too_fast");
  EXPECT_EQ(shot(thrower, [](Man& m) { m.pace = Gait::run; }), "") << "javelins go with any pace";
  EXPECT_EQ(shot(stage, [](Man& m) { m.busy = true; }), "busy");
  EXPECT_EQ(shot(stage, [](Man& m) { m.halt = Halt::driven_back; }), "busy");
  const auto loads = [&](auto&& change) {
    State s = stage.state();
    s.man(alan).loading = 1;
    change(s.man(alan));
    reload(stage.battle(), s);
    return s.man(alan).loading == 0;
  };
  EXPECT_TRUE(loads([](Man&) {}));
  EXPECT_FALSE(loads([](Man& m) { m.struck = true; })) << "fighting costs the turn";
  EXPECT_FALSE(loads([](Man& m) { m.busy = true; }));
  EXPECT_FALSE(loads([](Man& m) { m.halt = Halt::driven_back; }));
  EXPECT_FALSE(loads([](Man& m) { m.shot = true; }));
}

TEST(MER_R_A16, three_javelins) {
  const auto throws = [](int option, bool fort) {
    Range stage("javelinman", "dismounted-knight", {}, 12);
    stage.red("Other", "longbowman", {90, 20});
    stage.blue("Mark", "dismounted-knight", {90, 35});
    if (option) stage.options["javelin_rounds"] = option;
    if (fort) stage.ground("courtyard", {50, 15}, {70, 25});
    stage.first(red);
    int count = 0;
    for (; count < 6; ++count) {
      stage.to("shoot", red);
      if (stage.attempt(stage.shot_order("Alan", "Odo")) != "accepted") break;
      stage.to_dice(), stage.two(4);
      stage.next_turn();
    }
    return count;
  };
  EXPECT_EQ(throws(0, false), 3);
  EXPECT_EQ(throws(2, false), 2);
  EXPECT_EQ(throws(0, true), 6) << "inside a fort any number";
}

TEST(MER_R_A11, plate_mail_with_a_shield_is_the_second_row) {
  EXPECT_EQ(Range("longbowman", "sergeant", {{"armour", "plate-mail"}}).needed("Alan", "Odo"), 10);
  EXPECT_EQ(Range("crossbowman", "sergeant", {{"armour", "plate-mail"}}).needed("Alan", "Odo"), 9);
}

TEST(MER_R_015, a_throw_of_2_or_3_breaks_the_weapon) {
  for (int sum = 2; sum <= 4; ++sum) {
    Range stage("longbowman", "dismounted-knight");
    stage.red("Other", "longbowman", {90, 20});
    stage.blue("Mark", "dismounted-knight", {90, 35});
    after_shot(stage, sum);
    stage.next_turn(), stage.next_turn();
    EXPECT_EQ(stage.tries_shot("Alan", "Odo"), sum <= 3 ? "broken MER-R-015" : "accepted") << sum;
  }
}

TEST(MER_R_A06, the_dice_as_they_fell_break_a_bow) {
  Range stage("longbowman", "dismounted-knight");
  stage.ground("hedge", {50, 33.4}, {70, 34});
  after_shot(stage, 4);
  EXPECT_TRUE(stage.man("Alan").broken.empty()) << "cover asks for more and takes nothing from the dice";
}

TEST(MER_R_A40, a_javelins_2_or_3_costs_only_the_one_thrown) {
  Range stage("javelinman", "dismounted-knight", {}, 12);
  after_shot(stage, 2);
  EXPECT_TRUE(stage.man("Alan").broken.empty());
  EXPECT_EQ(stage.man("Alan").javelins, 2);
}

TEST(MER_R_A40, two_handed_weapons_break_on_2_and_3_or_as_pole_arms_do) {
  const auto breaks = [](const char* weapon, const char* ruled) {
    RealisticStage stage;
    stage.options["two_hand_breaks"] = ruled;
    stage.red("Wat", "man-at-arms", {60, 50}, {{"weapons", {weapon}}});
    stage.blue("Odo", "sergeant", {60, 53});
    return stage.battle().kit(stage.id("Wat")).arms[0].breaks;
  };
  for (const char* weapon : {"two-hand-sword", "two-hand-axe"}) {
    EXPECT_EQ(breaks(weapon, "common"), 3) << weapon;
    EXPECT_EQ(breaks(weapon, "hardy"), 2) << weapon;
  }
  EXPECT_EQ(breaks("halberd", "common"), 2);
}

}  // namespace fyrd::merlin::realistic
