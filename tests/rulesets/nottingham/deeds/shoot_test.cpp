// Aiming and shooting in Nottingham (NOT-062 … NOT-065, NOT-102 … NOT-104, NOT-136, NOT-138, NOT-163, NOT-164, NOT-A11
// … A16, A22, A77).
#include "rulesets/nottingham/deeds/shoot.h"

#include "rulesets/nottingham/ways/climb.h"
#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {

namespace {

// Alan with a bow, and Odo so many inches before him, looking at him.
struct Range : NottinghamGame {
  explicit Range(double gap) : Range(gap, {}, {}) {}
  Range(double gap, const Json& alan, const Json& odo) {
    Json archer = {{"ranged", 4}, {"gear", {"bow"}}};
    if (!alan.is_null()) archer.update(alan);
    red("Alan", {20, 20}, archer);
    red_man("Rob", {80, 20}), red_man("Much", {82, 20});
    blue("Odo", {20, 20 + apart(gap)}, odo);
    blue_elsewhere();
  }
  // What is added to Ranged when Alan shoots at Odo now.
  int sum() {
    return shot_tallies(*this, id("Alan"), id("Odo"))[0].total() - battle().warrior(id("Alan")).profile.ranged;
  }
};
constexpr int snapshot = -2;

}  // namespace

TEST(NOT_062, aiming_dice_stay_on_the_archer) {
  Range g(5);
  g.acts("Alan", 2);
  g.aim("Odo");
  EXPECT_EQ(g.man("Alan").aiming, 2);
  EXPECT_EQ(g.man("Alan").plain, 0);
  EXPECT_EQ(g.sum(), -2) << "no snapshot; but two bound dice";
  g.acts("Alan");
  g.act(Act::prone);
  EXPECT_EQ(g.man("Alan").aiming, 0) << "on the ground they are ordinary ones";
  EXPECT_EQ(g.man("Alan").plain, 3);
}

TEST(NOT_062, the_target_must_be_visible) {
  Range g(5, {{"facing", 180}}, {});
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::aim, "Odo"), "unseen NOT-063");
  EXPECT_EQ(g.tries(Act::aim, "Rob"), "not_an_enemy NOT-A78");
}

TEST(NOT_063, a_ranged_test_against_six) {
  Range miss(5);
  miss.acts("Alan");
  EXPECT_EQ(miss.shoots("Odo", 4), "shot_past 6");
  Range hit(5);
  hit.acts("Alan");
  EXPECT_EQ(hit.shoots("Odo", 5), "shot 7");
  EXPECT_EQ(hit.wanted_dice(), "1d6 NOT-083") << "passed is a wound";
  hit.roll(5);
  EXPECT_TRUE(hit.out("Odo"));
  Range unarmed(5, {{"gear", {"axe"}}}, {});
  unarmed.acts("Alan");
  EXPECT_EQ(unarmed.tries(Act::shoot, "Odo"), "no_bow NOT-063");
}

TEST(NOT_064, distance) {
  EXPECT_EQ(Range(2.01).sum(), snapshot);
  EXPECT_EQ(Range(1.999).sum(), snapshot + 1) << "within two inches";
  EXPECT_EQ(Range(9.99).sum(), snapshot);
  EXPECT_EQ(Range(10.01).sum(), snapshot - 1);
  EXPECT_EQ(Range(29.9).sum(), snapshot - 2);
}

TEST(NOT_064, who_moved) {
  Range shooter(5);
  shooter.activate("Alan");
  shooter.go({{20, 20.5}}, 0);
  EXPECT_EQ(shooter.sum(), snapshot - 1);
  shooter.nothing();
  shooter.acts("Alan");
  EXPECT_EQ(shooter.sum(), snapshot - 1) << "in this activation; but now a die is bound";
  Range target(5);
  target.wins("Odo", 1, "Alan", 1);
  target.go({{20.5, 20 + apart(5)}}, 180), target.nothing();
  EXPECT_EQ(target.sum(), snapshot - 1) << "this turn";
  target.end_turn();
  EXPECT_EQ(target.sum(), snapshot);
}

TEST(NOT_064, obscured) {
  Range hedge(8);
  hedge.ground("hedge", {18, 27}, {22, 28});
  EXPECT_EQ(hedge.sum(), snapshot - 1);
  EXPECT_EQ(Range(4.5, {}, {{"lying", true}}).sum(), snapshot - 1) << "lying and more than four inches away";
  EXPECT_EQ(Range(2.5, {}, {{"lying", true}}).sum(), snapshot) << "nearer it does not help";
}

TEST(NOT_064, mounted_and_snapshot) {
  EXPECT_EQ(Range(5, {{"gear", {"bow", "warhorse"}}}, {}).sum(), snapshot - 1);
  Range aimed(5);
  aimed.blue("Ivo", {22, 26});
  aimed.acts("Alan");
  aimed.aim("Ivo");
  EXPECT_EQ(aimed.sum(), snapshot - 1) << "at somebody else it is a snapshot; one die is bound";
  aimed.acts("Alan");
  aimed.aim("Odo");
  EXPECT_EQ(aimed.sum(), -2) << "two dice are bound, and no snapshot";
}

TEST(NOT_136, a_mounted_marksman_shoots_as_on_foot) {
  EXPECT_EQ(Range(5, {{"gear", {"bow", "warhorse"}}, {"skills", {"mounted-marksman"}}}, {}).sum(), snapshot);
}

TEST(NOT_065, exactly_six_strikes_the_warrior_in_between) {
  Range g(8, {{"ranged", 5}}, {});
  g.options["doubt_dice"] = "measured";
  g.blue("Ivo", {20.4, 24});
  g.acts("Alan");
  EXPECT_EQ(g.shoots("Odo", 4), "cover_struck 6");
  EXPECT_EQ(g.game().wanted_roll()->at, g.id("Ivo"));
  g.roll(6);
  EXPECT_TRUE(g.out("Ivo"));
  EXPECT_TRUE(g.standing("Odo"));
}

TEST(NOT_065, the_one_nearest_the_shooter_friend_or_foe) {
  Range g(12, {{"ranged", 5}}, {});
  g.red("Piers", {20.3, 24});
  g.blue("Ivo", {19.55, 28});
  g.acts("Alan", 2);
  g.shoot("Odo"), g.add(0), g.roll({5, 2});
  EXPECT_EQ(g.outcome(), "cover_struck 6");
  EXPECT_EQ(g.game().wanted_roll()->at, g.id("Piers"));
}

TEST(NOT_065, scenery_takes_the_arrow) {
  Range g(8, {{"ranged", 5}}, {});
  g.ground("hedge", {18, 27}, {22, 28});
  g.acts("Alan");
  EXPECT_EQ(g.shoots("Odo", 4), "cover_struck 6");
  EXPECT_EQ(g.asked(), "nominate") << "nobody is wounded";
}

TEST(NOT_A14, exactly_six_without_anything_between_is_a_miss) {
  Range open(5);
  open.acts("Alan");
  EXPECT_EQ(open.shoots("Odo", 4), "shot_past 6");
  Range shield(5, {{"ranged", 5}}, {{"gear", {"shield"}}});
  shield.acts("Alan");
  EXPECT_EQ(shield.shoots("Odo", 4), "shot_past 6") << "a shield is nothing to strike";
  Range lying(5, {{"ranged", 5}}, {{"lying", true}});
  lying.acts("Alan");
  EXPECT_EQ(lying.shoots("Odo", 4), "shot_past 6");
}

TEST(NOT_A12, an_aim_lasts_over_shots_and_turns_and_more_dice_add_nothing) {
  Range g(5);
  g.blue("Ivo", {22, 26});
  g.acts("Alan");
  g.aim("Odo");
  EXPECT_EQ(g.sum(), -1) << "its die counts as bound";
  g.acts("Alan");
  EXPECT_EQ(g.shoots("Odo", 1), "shot_past 4");
  EXPECT_EQ(g.man("Alan").aims_at, g.id("Odo"));
  g.end_turn();
  EXPECT_EQ(g.man("Alan").aiming, 1) << "he keeps it";
  EXPECT_EQ(g.sum(), -1);
  g.acts("Alan");
  g.aim("Ivo");
  EXPECT_EQ(g.man("Alan").plain, 1) << "another target: the old die is an ordinary one";
  EXPECT_EQ(g.man("Alan").aiming, 1);
  EXPECT_EQ(g.sum(), snapshot - 2);
}

TEST(NOT_A13, full_steps_with_the_height_counted_in) {
  EXPECT_EQ(Range(19.99).sum(), snapshot - 1);
  Range up(8.6, {}, {{"height", 1.5}});
  up.ground("rock", {17, 29.1}, {23, 34});
  EXPECT_EQ(up.sum(), snapshot - 1) << "8.6 and 1.5";
  Range down(11.4, {{"height", 1.5}}, {});
  down.ground("rock", {17, 17}, {23, 20.9});
  EXPECT_EQ(down.sum(), snapshot) << "11.4 less 1.5";
}

TEST(NOT_A15, there_is_no_longest_range) {
  Range g(70, {{"ranged", 5}}, {});
  EXPECT_EQ(g.sum(), snapshot - 7);
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::shoot, "Odo"), "accepted");
}

TEST(NOT_A16, obscured_counts_once) {
  Range g(8, {}, {{"gear", {"shield"}}, {"lying", true}});
  g.ground("shrub", {18, 27}, {22, 28});
  EXPECT_EQ(g.sum(), snapshot - 1) << "a shield, a shrub and the ground";
}

TEST(NOT_115, a_shield_is_cover_against_shots_from_the_front) {
  EXPECT_EQ(Range(5, {}, {{"gear", {"shield"}}}).sum(), snapshot - 1);
  EXPECT_EQ(Range(5, {}, {{"gear", {"shield"}}, {"facing", 90}}).sum(), snapshot);
  EXPECT_EQ(Range(5, {}, {{"gear", {"shield"}}, {"facing", 90}, {"skills", {"shield-training"}}}).sum(), snapshot - 1);
}

TEST(NOT_A22, weapon_training_helps_shots_too) {
  EXPECT_EQ(Range(5, {{"gear", {"longbow"}}, {"skills", {"weapon-training: longbow"}}}, {}).sum(), snapshot - 1 + 1);
}

TEST(NOT_102, a_bow_adds_nothing) {
  Range g(5);
  EXPECT_EQ(g.sum(), snapshot);
  EXPECT_EQ(shot_wound_tally(g, g.id("Alan"), g.id("Odo")).total(), 0);
}

TEST(NOT_103, a_longbow_is_harder_and_wounds_more) {
  Range g(5, {{"gear", {"longbow"}}}, {});
  EXPECT_EQ(g.sum(), snapshot - 1);
  g.acts("Alan");
  EXPECT_EQ(g.shoots("Odo", 6), "shot 7");
  g.roll(4);
  EXPECT_TRUE(g.out("Odo")) << "four and one";
}

TEST(NOT_104, a_crossbow_is_loaded_before_each_shot) {
  Range g(5, {{"gear", {"crossbow"}}}, {});
  g.acts("Alan");
  EXPECT_EQ(g.shoots("Odo", 6), "shot 8");
  g.roll(2);
  EXPECT_EQ(g.wound(), 3) << "damage +1";
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::shoot, "Odo"), "not_loaded NOT-104");
  g.act(Act::load);
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::load), "loaded NOT-104");
  EXPECT_EQ(g.tries(Act::shoot, "Odo"), "accepted");
}

TEST(NOT_138, quickshot_aims_and_shoots_in_one_activation) {
  const Json quick = {{"skills", {"quickshot"}}};
  Range g(5, quick, {});
  g.acts("Alan", 2);
  g.act(Act::quickshot, "Odo");
  g.add(0);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-063");
  g.roll(4);
  EXPECT_EQ(g.outcome(), "shot 7") << "no snapshot, but the aiming die is bound";
  g.roll(1);
  EXPECT_EQ(g.man("Alan").aiming, 1);
  EXPECT_EQ(g.man("Alan").plain, 1);
  Range untaught(5);
  untaught.acts("Alan", 2);
  EXPECT_EQ(untaught.tries(Act::quickshot, "Odo"), "no_skill NOT-138");
}

TEST(NOT_A77, quickshot_divides_the_dice_and_aiming_needs_no_loaded_weapon) {
  Range g(5, {{"skills", {"quickshot"}}}, {});
  g.acts("Alan", 3);
  g.act(Act::quickshot, "Odo");
  EXPECT_EQ(g.attempt(NottinghamGame::numbered(3)), "wrong_number_of_dice NOT-A77");
  g.divide(2), g.add(0), g.roll(5);
  EXPECT_EQ(g.outcome(), "shot 7") << "two are bound";
  Range single(5, {{"skills", {"quickshot"}}}, {});
  single.acts("Alan");
  EXPECT_EQ(single.tries(Act::quickshot, "Odo"), "few_dice NOT-A77");
  Range unloaded(5, {{"gear", {"crossbow"}}, {"unloaded", true}}, {});
  unloaded.acts("Alan");
  EXPECT_EQ(unloaded.tries(Act::aim, "Odo"), "accepted");
}

TEST(NOT_163, rain_makes_shots_and_climbs_harder) {
  Range g(5);
  g.options["rain"] = true;
  EXPECT_EQ(g.sum(), snapshot - 1);
  for (const bool rain : {false, true}) {
    Range rock(30);
    rock.options["rain"] = rain;
    rock.ground("rock", {18, 20 + foot / 2}, {22, 23});
    EXPECT_EQ(climb_to(rock, rock.id("Alan"), Place(20, 21).at).difficulty, rain ? 2 : 1);
  }
}

TEST(NOT_164, fog_hides_who_is_further_off) {
  for (const auto& [fog, gap, result] : {std::tuple{10, 9.99, "accepted"},
                                         {10, 10.01, "fog NOT-164"},
                                         {20, 19.9, "accepted"},
                                         {20, 20.1, "fog NOT-164"}}) {
    for (const Act deed : {Act::aim, Act::shoot}) {
      Range g(gap);
      g.options["fog"] = fog;
      g.acts("Alan");
      EXPECT_EQ(g.tries(deed, "Odo"), result) << gap;
    }
  }
}

}  // namespace fyrd::nottingham
