// Hand-to-hand combat of Lord Merlin's more realistic game, blow by blow (MER-R-021 … MER-R-032 and their readings,
// MER-X05).
#include "tests/rulesets/merlin/realistic/duel.h"

namespace fyrd::merlin::realistic {

TEST(MER_R_021, the_longest_strikes_first_and_keeps_the_shorter_off) {
  Duel stage("halberdier", "sergeant", 1.5);
  EXPECT_EQ(stage.asked_whom(), red);
  EXPECT_EQ(stage.tries_blow("Wat", "Odo"), "accepted");
  stage.to_dice();
  EXPECT_EQ(stage.purpose(), "the attack");
  stage.roll({4, 3, 3});
  stage.two(6);
  stage.to("strike", blue);
  EXPECT_EQ(stage.tries_blow("Odo", "Wat"), "accepted") << "no effect: he strikes back";
}

TEST(MER_R_028, who_is_driven_back_by_a_longer_weapon_does_not_strike_back) {
  Duel stage("halberdier", "sergeant", 0.2);
  stage.red("x", "peasant", {5, 5});
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({4, 3, 3});
  const Point before = stage["Odo"].at;
  stage.two(8);
  EXPECT_EQ(stage["Odo"].at.y - before.y, (2_in).units) << "two inches";
  EXPECT_EQ(stage.man("Odo").halt, Halt::driven_back);
  EXPECT_EQ(stage.state().turn, 2) << "nothing more happens in this turn";
}

TEST(MER_R_028, DE_removes_and_DBm_asks_for_nerve) {
  Duel out("halberdier", "peasant", 0.5);
  out.strikes("Wat", "Odo"), out.to_dice(), out.roll({6, 6, 6}), out.two(8);
  EXPECT_TRUE(out.out("Odo")) << "+14: eight is DE";
  Duel shaken("halberdier", "peasant", 0.5);
  shaken.strikes("Wat", "Odo"), shaken.to_dice(), shaken.roll({6, 6, 6}), shaken.two(7);
  EXPECT_EQ(shaken.purpose(), "being driven back") << "and seven DBm";
}

TEST(MER_R_021, two_handed_before_one_handed_though_they_reach_as_far) {
  Duel stage("sergeant", "man-at-arms", 1.5);
  EXPECT_EQ(stage.asked_whom(), blue);
  EXPECT_EQ(stage.state().band, 2);
  stage.done();
  EXPECT_EQ(stage.asked_whom(), red);
  EXPECT_EQ(stage.state().band, 3);
}

TEST(MER_R_032, equal_weapons_strike_together_and_both_may_suffer) {
  Duel stage("sergeant", "sergeant", 1.5);
  stage.red("Gil", "peasant", {5, 5});
  stage.strikes("Wat", "Odo"), stage.strikes("Odo", "Wat"), stage.to_dice();
  stage.roll({6, 6}), stage.roll({6, 6});
  stage.two(12), stage.two(12);
  EXPECT_TRUE(stage.out("Wat"));
  EXPECT_TRUE(stage.out("Odo"));
}

TEST(MER_R_032, a_longer_weapon_may_hold_the_shorter_off_for_good) {
  Duel stage("halberdier", "sergeant", 0.2);
  for (int turn = 0; turn < 3; ++turn) {
    stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({4, 3, 3}), stage.two(8);
    EXPECT_NE(stage.asked(), "strike");
    stage.first(red);
    stage.to("move", blue);
    const Place back{60, 51.7};
    stage.give(stage.move_order("Odo", Gait::walk, {back}, 180));
    stage.to("strike", red);
  }
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({4, 3, 3}), stage.two(4);
  stage.to("strike", blue);
  EXPECT_EQ(stage.tries_blow("Odo", "Wat"), "accepted") << "the first turn without a result";
}

TEST(MER_R_022, the_nearest_must_be_dealt_with_before) {
  RealisticStage stage;
  stage.red("Wat", "halberdier", {60, 50});
  stage.blue("Near", "sergeant", {60, 52});
  stage.blue("Odo", "sergeant", {57.5, 52});
  stage.first(red);
  EXPECT_EQ(stage.tries_blow("Wat", "Odo"), "nearer_enemy MER-R-022");
  EXPECT_EQ(stage.tries_blow("Wat", "Near"), "accepted");
}

TEST(MER_R_022, equally_near_ones_may_be_chosen) {
  RealisticStage stage;
  stage.red("Wat", "halberdier", {60, 50});
  stage.blue("Near", "sergeant", {62, 51});
  stage.blue("Odo", "sergeant", {58, 51});
  stage.first(red);
  EXPECT_EQ(stage.tries_blow("Wat", "Odo"), "accepted");
}

TEST(MER_R_A08, several_attackers_have_their_own_totals_and_throws) {
  RealisticStage stage;
  stage.red("Wat", "halberdier", {58.5, 50});
  stage.red("Ned", "halberdier", {61.5, 50});
  stage.blue("Odo", "dismounted-knight", {60, 52.5});
  stage.first(red);
  stage.strikes("Wat", "Odo"), stage.strikes("Ned", "Odo"), stage.to_dice();
  stage.roll({1, 1, 1}), stage.roll({6, 6, 6});
  stage.two(7), stage.two(9);
  EXPECT_TRUE(stage.out("Odo")) << "18 against 11: the second one's own column";
}

TEST(MER_R_A10, inside_the_reach_a_longer_weapon_is_improvised) {
  Duel stage("pikeman", "sergeant", 1.5);
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({3, 3}), stage.two(4);
  EXPECT_EQ(dice_against(stage, "Wat", "Odo"), 20);
  stage.strikes("Odo", "Wat"), stage.to_dice(), stage.roll({1, 1}), stage.two(5);
  EXPECT_EQ(dice_against(stage, "Wat", "Odo"), 10) << "he has struck back from within his own reach";
  EXPECT_TRUE(can_strike(stage.here(), stage.id("Wat"), stage.id("Odo"))) << "but the pike is as long as ever";
  stage.first(red);
  stage.moves("Wat", Gait::walk, {60, 48.5});
  stage.next_turn();
  EXPECT_EQ(dice_against(stage, "Wat", "Odo"), 20) << "until they are separated";
}

TEST(MER_R_A10, where_a_table_rules_so_its_reach_is_lost_as_well) {
  Duel stage("pikeman", "sergeant", 1.5, {}, {}, {{"inside_reach", "reach"}});
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({3, 3}), stage.two(4);
  stage.strikes("Odo", "Wat"), stage.to_dice(), stage.roll({1, 1}), stage.two(5);
  EXPECT_EQ(dice_against(stage, "Wat", "Odo"), 10);
  EXPECT_FALSE(can_strike(stage.here(), stage.id("Wat"), stage.id("Odo"))) << "an inch and a half is out of one inch";
}

TEST(MER_R_A10, a_result_of_the_same_band_parts_them_again) {
  const auto dice_after = [](int sum) {  // 7 against 6: DB on 6 to 8
    Duel stage("pikeman", "sergeant", 1.5);
    stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({3, 3}), stage.two(4);
    stage.strikes("Odo", "Wat"), stage.to_dice(), stage.roll({3, 4}), stage.two(sum);
    return dice_against(stage, "Wat", "Odo");
  };
  EXPECT_EQ(dice_after(5), 10);
  EXPECT_EQ(dice_after(6), 20) << "the pike was driven back, out of the sword's reach";
  RealisticStage stage;  // a friend of the pike drives the sword back in its own band
  stage.red("Wat", "pikeman", {60, 50});
  stage.red("Ned", "sergeant", {56.9, 53});
  stage.blue("Odo", "sergeant", {60, 53});
  stage.first(red);
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({3, 3}), stage.two(4);
  stage.strikes("Ned", "Odo"), stage.strikes("Odo", "Wat"), stage.to_dice();
  stage.roll({5, 5}), stage.roll({1, 1}), stage.done(), stage.two(7), stage.two(5);  // Odo divides nothing
  EXPECT_EQ(dice_against(stage, "Wat", "Odo"), 20);
}

TEST(MER_R_A31, bands_the_first_mover_names_first_and_everybody_attacks_once) {
  RealisticStage stage;
  stage.red("Wat", "sergeant", {60, 50});
  stage.blue("Odo", "sergeant", {60, 53});
  stage.blue("Pike", "pikeman", {57, 53});
  stage.first(red);
  stage.to("strike");
  EXPECT_EQ(stage.asked_whom(), blue) << "the pike, alone in its band";
  stage.strikes("Pike", "Wat"), stage.to_dice(), stage.roll({1, 1}), stage.two(5);
  EXPECT_EQ(stage.asked_whom(), red) << "then the swords, the first mover first";
  stage.strikes("Wat", "Odo");
  EXPECT_EQ(stage.asked_whom(), blue);
  EXPECT_EQ(stage.tries_blow("Pike", "Wat"), "attacked_already MER-R-A31");
}

TEST(MER_R_A31, who_has_shot_may_strike_back_in_the_same_turn) {
  RealisticStage stage;
  stage.red("Odo", "sergeant", {20, 23});
  stage.blue("Jack", "javelinman", {20, 20}, {{"weapons", {"javelins", "sword"}}});
  stage.first(red);
  stage.shoots("Jack", "Odo"), stage.to_dice(), stage.two(4);
  stage.strikes("Odo", "Jack");
  EXPECT_EQ(stage.tries_blow("Jack", "Odo"), "accepted");
}

TEST(MER_R_A31, or_he_has_made_his_attack_where_a_table_rules_so) {
  RealisticStage stage;
  stage.options["shot_and_blow"] = "one";
  stage.red("Odo", "sergeant", {20, 23});
  stage.blue("Jack", "javelinman", {20, 20}, {{"weapons", {"javelins", "sword"}}});
  stage.blue("Guy", "sergeant", {22.95, 23.8});  // who is asked anyway
  stage.first(red);
  stage.shoots("Jack", "Odo"), stage.to_dice(), stage.two(4);
  stage.strikes("Odo", "Jack");
  EXPECT_EQ(stage.tries_blow("Jack", "Odo"), "attacked_already MER-R-A31");
}

TEST(MER_R_A32, who_was_driven_back_strikes_at_no_longer_weapon_or_at_nobody) {
  for (const char* ruled : {"longer", "all"}) {
    const bool all = std::string_view(ruled) == "all";
    RealisticStage stage;
    stage.options["driven_back"] = ruled;
    stage.red("Wat", "halberdier", {60, 50});
    stage.red("Gib", "sergeant", {63, 54.6});
    stage.blue("Odo", "sergeant", {60, 53.2});
    stage.blue("Other", "sergeant", {66, 53.2});
    stage.first(red);
    stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({4, 3, 3}), stage.two(8);
    stage.to("strike", blue);
    EXPECT_EQ(stage.tries_blow("Odo", "Wat"), all ? "driven_back MER-R-A32" : "out_of_reach MER-R-020");
    EXPECT_EQ(cannot_attack(stage.here(), stage.id("Odo")).operator bool(), all);
    EXPECT_EQ(stage.tries_blow("Odo", "Gib"), all ? "driven_back MER-R-A32" : "accepted") << "Gib is another man";
  }
}

TEST(MER_R_A32, a_longer_weapon_that_still_reaches_him_is_not_struck_back) {
  RealisticStage stage;
  stage.red("Wat", "halberdier", {60, 50});
  stage.red("Hal", "halberdier", {61.7, 53.2});
  stage.red("Gib", "sergeant", {63, 54.6});
  stage.blue("Odo", "sergeant", {60, 53.2});
  stage.first(red);
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({4, 3, 3}), stage.two(8);
  stage.to("strike", blue);
  EXPECT_EQ(stage.tries_blow("Odo", "Hal"), "longer_weapon MER-R-A32") << "in reach, but longer";
  EXPECT_EQ(stage.tries_blow("Odo", "Gib"), "accepted") << "though Hal is nearer: he cannot be struck at";
}

TEST(MER_R_031, breakage_by_the_dice_as_they_fell) {
  const auto broken = [](const char* profile, const Json& weapons, int sum, const Json& more = {}) {
    Json outfit = {{"weapons", weapons}};
    if (!more.is_null()) outfit.update(more);
    Duel stage(profile, "dismounted-knight", 0.5, outfit);
    for (int i = 0; i < 9 && stage.asked_whom() != red; ++i) stage.done();
    stage.strikes("Wat", "Odo"), stage.to_dice();
    std::vector<std::uint16_t> ones(stage.game().wanted_roll()->pool.count, 1);
    EXPECT_FALSE(stage.game().roll(ones));
    stage.two(sum);
    return stage.happened("broke");
  };
  for (const char* weapon : {"sword", "axe", "spear", "pike", "two-hand-sword"}) {
    EXPECT_TRUE(broken("sergeant", {weapon}, 3)) << weapon;
    EXPECT_FALSE(broken("sergeant", {weapon}, 4)) << weapon;
  }
  EXPECT_TRUE(broken("mounted-knight", {"lance"}, 3));
  for (const char* weapon : {"halberd", "knightly-sword", "dagger"}) {
    EXPECT_TRUE(broken("sergeant", {weapon}, 2)) << weapon;
    EXPECT_FALSE(broken("sergeant", {weapon}, 3)) << weapon;
  }
  EXPECT_TRUE(broken("sergeant", {"sword"}, 3, {{"hero", 3}})) << "a hero's sword breaks as well";
  int three = 0, two = 0;
  for (int a = 1; a <= 6; ++a) {
    for (int c = 1; c <= 6; ++c) three += a + c <= 3, two += a + c <= 2;
  }
  EXPECT_EQ(Fraction(three, 36).text(), "1/12");
  EXPECT_EQ(Fraction(two, 36).text(), "1/36");
}

TEST(MER_R_A39, what_is_left_is_improvised_and_a_second_weapon_serves_from_the_next_turn) {
  Duel stage("spearman", "dismounted-knight", 0.5);
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({1, 1}), stage.two(3);
  EXPECT_EQ(dice_against(stage, "Wat", "Odo"), 10);
  EXPECT_EQ(longest_reach(stage.here(), stage.id("Wat")), 1_in);
  Duel two("mounted-knight", "dismounted-knight", 0.5);
  two.strikes("Wat", "Odo"), two.to_dice(), two.roll({1, 1, 1}), two.two(3);
  EXPECT_EQ(dice_against(two, "Wat", "Odo"), 30) << "the sword after the lance";
  EXPECT_EQ(longest_reach(two.here(), two.id("Wat")), 2_in);
}

TEST(MER_X05, three_around_him_may_take_him_alive) {
  const auto taken = [](int around, int die) {
    RealisticStage stage;
    const Place places[] = {{58, 50}, {62, 50}, {60, 48}};
    const char* names[] = {"Wat", "Ned", "Gib"};
    for (int i = 0; i < around; ++i) stage.red(names[i], "halberdier", places[i]);
    stage.blue("Odo", "sergeant", {60, 50}, leader);
    stage.blue("Far", "sergeant", {60, 110});
    stage.first(red);
    stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({6, 6, 6}), stage.two(12);
    if (stage.purpose() == "a capture") stage.roll(die);
    EXPECT_EQ(stage.purpose(), "the leader or the standard lost") << "he is gone either way";
    return stage.happened("captured");
  };
  EXPECT_TRUE(taken(3, 5));
  EXPECT_FALSE(taken(3, 4));
  EXPECT_FALSE(taken(2, 6));
}

TEST(MER_X05, nobody_stops_to_catch_who_routs) {
  const auto throws = [](bool routs) {
    RealisticStage stage;
    stage.red("Wat", "halberdier", {58, 50}), stage.red("Ned", "halberdier", {62, 50}),
        stage.red("Gib", "halberdier", {60, 48});
    stage.blue("Odo", "sergeant", {60, 50});
    stage.first(red);
    State s = stage.state();
    s.phase = Phase::chart, s.band = 1;
    s.man(stage.id("Odo")).effect = Effect::out, s.man(stage.id("Odo")).driver = stage.id("Wat");
    if (routs) s.routed.add(stage.id("Odo"));
    Script script(routs ? std::vector<Faces>{} : std::vector<Faces>{{5}});
    stage.battle().step(s, script);
    return script.whys.size();
  };
  EXPECT_EQ(throws(false), 1u);
  EXPECT_EQ(throws(true), 0u);
}

}  // namespace fyrd::merlin::realistic
