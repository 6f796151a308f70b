// Shots: needs, groups, lines, shields, loading.
#include "rulesets/newcastle/deeds/shoot.h"

#include "rulesets/newcastle/deeds/order.h"
#include "tests/rulesets/newcastle/stage.h"

namespace fyrd::newcastle {
namespace {

// An archer of blue south of red's line, so that its shields are towards him or not.
struct Range : Field {
  explicit Range(double away, int spears_in_line = 6) {
    spears(spears_in_line, {50, 50});
    blue("Abel", "archer", {53, 51 + away}, south_facing);
  }
  Choice at(const char* who) { return aim(MoveOrder::shoot, "Abel", who); }
};

// An archer and one target to the north of him.
struct Duel : Field {
  explicit Duel(double away, const char* target = "axeman", Json more = south_facing) {
    red("Abel", "archer", {50, 20});
    blue("Sven", target, {50, 21 + away}, more);
  }
  Choice shot() { return aim(MoveOrder::shoot, "Abel", "Sven"); }
};

TEST(NEW_040, G06_the_sum_at_long_range) {
  Range field(20);
  EXPECT_EQ(field.shot_sum("Abel", "C"), "12 +5 +3 -2 = 18");
}

TEST(NEW_040, brackets) {
  EXPECT_EQ(Duel(5).shot_need("Abel", "Sven"), 14);
  EXPECT_EQ(Duel(10).shot_need("Abel", "Sven"), 16);
  EXPECT_EQ(Duel(25).shot_need("Abel", "Sven"), 19);
}

TEST(NEW_A06, a_bound_belongs_to_the_nearer_bracket) {
  EXPECT_EQ(Duel(6).shot_need("Abel", "Sven"), 14);
  EXPECT_EQ(Duel(18).shot_need("Abel", "Sven"), 16);
  Duel furthest(30), beyond(30.01);
  EXPECT_EQ(furthest.shot_need("Abel", "Sven"), 19);
  EXPECT_EQ(beyond.refused(beyond.shot()), "out_of_range NEW-A06");
}

TEST(NEW_041, a_random_man_of_the_group_is_struck) {
  Range field(20);
  EXPECT_EQ(field.order(field.at("A"), {{18}, {5}}), "shot");
  EXPECT_EQ(field.now().hits[0].at, field.id("E"));
  EXPECT_EQ(field.now().hits[0].dice, 4);
  EXPECT_EQ(field.step({{13, 13, 1, 1}}), "wounded") << "damage as in melee";
}

TEST(NEW_A14, his_own_shield_may_still_stop_it) {
  Range field(20, 3);
  field.figure("B").facing = south;  // his back is turned: 15 is good enough for him, not for the others
  EXPECT_EQ(field.order(field.at("A"), {{15}, {1}}), "missed");
  Range other(20, 3);
  other.figure("B").facing = south;
  EXPECT_EQ(other.order(other.at("A"), {{15}, {2}}), "shot");
  Range low(20, 3);
  EXPECT_EQ(low.order(low.at("A"), {{17}}), "missed") << "good enough for nobody: nobody is drawn";
}

TEST(NEW_042, two_of_move_load_and_shoot) {
  Duel field(20);
  EXPECT_EQ(field.man("Abel").loaded, 1) << "bows begin loaded";
  EXPECT_EQ(field.order(field.shot(), {{1}}), "missed");
  EXPECT_EQ(field.order(field.go(MoveOrder::load, "Abel")), "loaded");
  EXPECT_EQ(field.refused(field.shot()), "shot_already NEW-042");
  EXPECT_EQ(field.refused(field.move("Abel", {50, 19})), "no_time NEW-042");
}

TEST(NEW_042, moved_and_shot_is_all) {
  Duel field(20);
  field.order(field.move("Abel", {50, 22}));
  field.order(field.shot(), {{1}});
  EXPECT_EQ(field.refused(field.go(MoveOrder::load, "Abel")), "no_time NEW-042");
}

TEST(NEW_043, not_into_melee_and_not_through_anyone) {
  Field field;
  field.red("Abel", "archer", {50, 20});
  field.red("Friend", "axeman", {50, 25});
  field.blue("Sven", "axeman", {50, 40}, south_facing);
  field.blue("Knut", "axeman", {60, 40}, south_facing);
  field.red("Eric", "axeman", {60, 39});
  EXPECT_EQ(field.refused(field.aim(MoveOrder::shoot, "Abel", "Sven")), "blocked NEW-043");
  EXPECT_EQ(field.refused(field.aim(MoveOrder::shoot, "Abel", "Knut")), "in_melee NEW-043");
  field.put("Friend", {45, 25});
  EXPECT_EQ(field.refused(field.aim(MoveOrder::shoot, "Abel", "Sven")), "");
}

TEST(NEW_044, from_behind_there_is_no_shield) {
  Duel back(10, "axeman", {{"facing", 0}});
  EXPECT_EQ(back.shot_sum("Abel", "Sven"), "12 +2 = 14");
}

TEST(NEW_A48, exactly_sideways_is_covered) {
  Duel side(10, "axeman", {{"facing", 90}});
  EXPECT_EQ(side.shot_need("Abel", "Sven"), 16);
  Duel behind(10, "axeman", {{"facing", 89}});
  EXPECT_EQ(behind.shot_need("Abel", "Sven"), 14);
}

TEST(NEW_045, an_empty_bow_stays_empty) {
  Duel field(20);
  field.order(field.move("Abel", {50, 22}));
  field.order(field.shot(), {{1}});
  field.man("Abel").now = {};  // the next turns begin
  EXPECT_EQ(field.refused(field.shot()), "not_loaded NEW-045");
  field.order(field.go(MoveOrder::load, "Abel"));
  EXPECT_EQ(field.refused(field.shot()), "");
}

TEST(NEW_A13, a_crowd_is_no_group) {
  Field field;
  for (int i = 0; i < 3; ++i) field.red(("S" + std::to_string(i)).c_str(), "spearman", {50 + 1.2 * i, 50});
  field.blue("Abel", "archer", {51, 71}, south_facing);
  EXPECT_EQ(field.shot_sum("Abel", "S1"), "12 +5 +3 = 20");
}

TEST(NEW_A32, a_wound_spoils_the_aim) {
  Duel field(5);
  field.man("Abel").wounds = 1;
  EXPECT_EQ(field.shot_sum("Abel", "Sven"), "12 +2 +4 = 18");
}

TEST(NEW_A47, a_group_is_as_strong_as_it_is_or_as_is_seen) {
  Range field(20, 4);
  field.ground("hedge", {51.6, 60}, {70, 60.5});  // hides D
  field.put("Abel", {50.6, 71});
  EXPECT_EQ(marks(field.here(), field.id("Abel"), field.id("A")).size(), 3);
  EXPECT_EQ(field.shot_sum("Abel", "A"), "12 +5 +3 -2 = 18");
  for (const bool whole : {true, false}) {
    Range two(20, 4);
    two.options["group_seen"] = whole ? "whole" : "seen";
    two.ground("hedge", {51.2, 60}, {70, 60.5});  // C as well
    two.put("Abel", {50.6, 71});
    EXPECT_EQ(marks(two.here(), two.id("Abel"), two.id("A")).size(), whole ? 2 : 1);
    EXPECT_EQ(two.shot_sum("Abel", "A"), whole ? "12 +5 +3 -2 = 18" : "12 +5 +3 = 20");
  }
}

TEST(NEW_A47, men_of_one_group_do_not_hide_each_other) {
  Field field;
  field.spears(3, {50, 50});
  field.blue("Abel", "archer", {70, 50}, {{"facing", 270}});
  EXPECT_EQ(marks(field.here(), field.id("Abel"), field.id("A")).size(), 3);
}

TEST(NEW_X05, larger_groups_are_easier) {
  EXPECT_EQ(Range(20, 7).shot_need("Abel", "C"), 18);
  EXPECT_EQ(Range(20, 8).shot_need("Abel", "C"), 17);
  EXPECT_EQ(Range(18.5, 16).shot_need("Abel", "C"), 16);
}

}  // namespace
}  // namespace fyrd::newcastle
