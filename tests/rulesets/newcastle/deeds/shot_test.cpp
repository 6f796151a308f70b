// Shots played out (NEW-023, NEW-040 … NEW-045, NEW-A32, NEW-A47, NEW-A50, NEW-X02, NEW-X05).
#include "rulesets/newcastle/deeds/shoot.h"
#include "tests/rulesets/newcastle/game.h"

namespace fyrd::newcastle {

namespace {

// Abel in the south shoots at Alf, whose base is so many inches away.
struct Range : NewcastleGame {
  explicit Range(double gap, const Json& abel = {}, const Json& alf = {}, const char* archer = "archer") {
    red("Abel", archer, {20, 20}, abel);
    blue("Alf", "spearman", {20, 21 + gap}, alf);
    bystanders();
  }
  std::string need() { return sum(of(MoveOrder::shoot, "Abel", "Alf")); }
  std::string tries_shot() { return tries(of(MoveOrder::shoot, "Abel", "Alf")); }
};

}  // namespace

TEST(NEW_040, range_shield_and_group) {
  EXPECT_EQ(Range(5).need(), "skill 12, shield 3 = 15");
  EXPECT_EQ(Range(10).need(), "skill 12, medium range 2, shield 3 = 17");
  EXPECT_EQ(Range(20).need(), "skill 12, long range 5, shield 3 = 20");
  for (const auto& [face, kind] : {std::pair{14, "missed"}, {15, "shot"}}) {
    Range g(5);
    g.shoot("Abel", "Alf"), g.roll(face);
    EXPECT_EQ(g.told(kind), std::to_string(face) + ":0");
  }
}

TEST(NEW_A32, a_wound_weighs_on_the_bow_too) {
  Range g(5, {{"wounded", true}});
  const Choice c = g.of(MoveOrder::shoot, "Abel", "Alf");
  EXPECT_EQ(g.sum(c), "skill 12, shield 3, wounded 4 = 19");
  EXPECT_EQ(g.sum(c, 1), "damage 4, wounded -1 = 3");
}

TEST(NEW_041, a_hit_on_a_group_strikes_anybody) {
  NewcastleGame g;
  g.red("Abel", "archer", {21.2, 20}), g.line(blue, {"A", "B", "C"}, {20, 25}), g.bystanders();
  g.shoot("Abel", "B"), g.roll(13);
  EXPECT_EQ(g.wanted(), "1d3 NEW-041");
  g.roll(3);
  EXPECT_EQ(g.whom("shot"), "C");
  EXPECT_EQ(g.wanted(), "4d20 NEW-060") << "damage as in melee";
  g.roll({13, 13, 12, 12});
  EXPECT_TRUE(g.wounded("C"));
}

TEST(NEW_A14, one_range_for_all_whom_a_shot_may_strike) {
  NewcastleGame g;
  g.red("Abel", "archer", {23, 38.9}, {{"facing", 180}});
  g.line(blue, {"S0", "S1", "S2", "S3", "S4", "S5"}, {20.6, 20});
  for (const char* name : {"S0", "S1", "S2", "S3", "S4", "S5"}) g.forces[1]["figures"][name[1] - '0']["facing"] = 0;
  g.bystanders();
  ASSERT_GT(g.gap("Abel", "S5"), 1800) << "he is beyond medium range, and the man named is not";
  EXPECT_EQ(g.sum(g.of(MoveOrder::shoot, "Abel", "S2")), "skill 12, medium range 2, shield 3, group -2 = 15");
  EXPECT_EQ(g.explained(g.of(MoveOrder::shoot, "Abel", "S2")).chance->text(), "3/10");
  g.shoot("Abel", "S2"), g.roll(16), g.roll(6);
  EXPECT_EQ(g.whom("shot"), "S5");
}

TEST(NEW_042, any_two_and_no_third) {
  Range all(10);
  all.shoot("Abel", "Alf"), all.roll(1), all.load("Abel");
  EXPECT_EQ(all.tries(all.walk("Abel", {{20, 21}})), "no_time NEW-042");
  EXPECT_EQ(all.tries_shot(), "shot_already NEW-042");
  Range moved(10, {{"unloaded", true}});
  moved.move("Abel", {20, 21}), moved.load("Abel");
  EXPECT_EQ(moved.tries_shot(), "no_time NEW-042");
  Range shot(10);
  shot.shoot("Abel", "Alf"), shot.roll(1), shot.move("Abel", {20, 21});
  EXPECT_EQ(shot.tries(shot.of(MoveOrder::load, "Abel")), "no_time NEW-042");
  Range loads(10, {{"unloaded", true}});
  loads.load("Abel"), loads.shoot("Abel", "Alf"), loads.roll(1);
}

TEST(NEW_045, a_bow_not_reloaded_stays_empty) {
  Range g(10);
  g.move("Abel", {20, 21}), g.shoot("Abel", "Alf"), g.roll(1);
  EXPECT_EQ(g.man("Abel").loaded, 0);
  g.turn_of(blue), g.turn_of(red);
  EXPECT_EQ(g.tries_shot(), "not_loaded NEW-045");
  Range charged(3, {{"unloaded", true}});
  charged.end_turn();
  charged.charge("Alf", "Abel", 0.9);
  ASSERT_EQ(charged.asked(), "react");
  EXPECT_EQ(charged.listed(ReactOrder::shoot), 0u);
  EXPECT_EQ(charged.attempt(charged.of(ReactOrder::shoot, "", "Alf")), "cannot_shoot NEW-071");
}

TEST(NEW_043, not_into_a_melee_nor_through_anybody) {
  Range g(10);
  g.red("Eric", "axeman", {20, 30});
  EXPECT_EQ(g.tries_shot(), "in_melee NEW-043");
  Range friend_(10);
  friend_.red("Eric", "axeman", {20.4, 25});
  EXPECT_EQ(friend_.tries_shot(), "blocked NEW-043");
  Range enemy(10);
  enemy.blue("Rolf", "axeman", {19.6, 25});
  EXPECT_EQ(enemy.tries_shot(), "blocked NEW-043");
  Range beside(10);
  beside.blue("Rolf", "axeman", {20.6, 25});
  EXPECT_EQ(beside.tries_shot(), "accepted");
}

TEST(NEW_044, a_shield_covers_the_half_he_faces) {
  Range behind(5, {}, {{"facing", 0}});
  EXPECT_EQ(behind.need(), "skill 12 = 12");
  NewcastleGame two;
  two.red("Abel", "archer", {20, 20}), two.red("Bede", "archer", {20, 40}), two.blue("Alf", "spearman", {20, 30}),
      two.bystanders();
  EXPECT_EQ(two.sum(two.of(MoveOrder::shoot, "Abel", "Alf")), "skill 12, medium range 2, shield 3 = 17");
  EXPECT_EQ(two.sum(two.of(MoveOrder::shoot, "Bede", "Alf")), "skill 12, medium range 2 = 14");
  two.shoot("Bede", "Alf"), two.turns("Alf", "Bede"), two.roll(1);
  EXPECT_EQ(two.sum(two.of(MoveOrder::shoot, "Abel", "Alf")), "skill 12, medium range 2 = 14") << "one threat only";
  two.shoot("Abel", "Alf");
  EXPECT_EQ(two.wanted(), "1d20 NEW-040") << "he has turned once";
}

TEST(NEW_A47, those_in_melee_are_not_hit) {
  NewcastleGame g;
  g.line(blue, {"A", "B", "C", "D", "E", "F"}, {20, 25}), g.red("Abel", "archer", {30, 20}),
      g.red("Eric", "axeman", {20, 22.5}), g.bystanders();
  g.charge("Eric", "A"), g.turn_of(blue), g.turn_of(red);
  ASSERT_TRUE(g.melee("A", "Eric") && g.melee("B", "Eric") && g.formed("A"));
  const FigureSet at = marks(g.here(), g.id("Abel"), g.id("D"));
  EXPECT_EQ(at.size(), 4);
  EXPECT_FALSE(at.has(g.id("A")) || at.has(g.id("B")));
  EXPECT_TRUE(marks(g.here(), g.id("Abel"), g.id("A")).has(g.id("D"))) << "whoever of them is named";
}

TEST(NEW_X05, sizes_at_their_bounds) {
  for (const auto& [count, factor] : {std::pair{7, -2}, {8, -3}, {15, -3}, {16, -4}}) {
    NewcastleGame g;
    g.red("Abel", "archer", {30, 20});
    for (int i = 0; i < count; ++i)
      g.blue(("M" + std::to_string(i)).c_str(), "levy", {22 + 1.2 * i, 37}, {{"formed", true}});
    EXPECT_EQ(need_tally(g.here(), g.id("Abel"), g.id("M1")).total(), 14) << "melee does not care";
    const Tally need = shot_tally(g.here(), g.id("Abel"), g.id("M1"), false);
    EXPECT_EQ(need.total(), 12 + 2 + 2 + factor) << count;
  }
}

TEST(NEW_A50, driven_back_by_a_shot) {
  Range g(5);
  g.shoot("Abel", "Alf"), g.roll(15), g.roll({13, 1, 1, 1});
  EXPECT_EQ(g.off("Alf", {20, 28.5}), 0) << "straight away from the shooter, half of 5";
  EXPECT_EQ(g.asked(), "order") << "nobody follows";
  NewcastleGame edge;
  edge.red("Abel", "archer", {20, 88}), edge.blue("Alf", "spearman", {20, 94}), edge.bystanders();
  edge.shoot("Abel", "Alf"), edge.roll(15), edge.roll({13, 1, 1, 1});
  EXPECT_NEAR(edge.off("Alf", {20, 95.5}), 0, 1) << "the table ends there";
  Range hedge(5);
  hedge.ground("hedge", {15, 27}, {25, 27.5});
  hedge.shoot("Abel", "Alf"), hedge.roll(15), hedge.roll({13, 1, 1, 1});
  EXPECT_NEAR(hedge.off("Alf", {20, 26.5}), 0, 1);
}

TEST(NEW_X02, javelins_are_thrown_on_the_move_three_times) {
  Range g(3, {}, {}, "javelinman");
  EXPECT_EQ(g.need(), "skill 12, shield 3 = 15");
  EXPECT_EQ(g.tries(g.of(MoveOrder::load, "Abel")), "nothing_to_load NEW-042");
  for (int i = 3; i > 0; --i) {
    EXPECT_EQ(g.man("Abel").missiles, i);
    g.move("Abel", {20.0 - i, 20}), g.shoot("Abel", "Alf"), g.roll(1);
    EXPECT_EQ(g.tries_shot(), i > 1 ? "shot_already NEW-042" : "no_missile NEW-042");
    g.turn_of(blue), g.turn_of(red);
  }
  EXPECT_EQ(g.hand("Abel"), "dagger");
}

TEST(NEW_023, nobody_sees_shoots_or_strikes_through_it) {
  NewcastleGame g;
  g.ground("hedge", {15, 20.6}, {25, 20.8});
  g.red("Alf", "spearman", {20, 20}), g.red("Abel", "archer", {17, 20}), g.blue("Sven", "axeman", {20, 21.5});
  EXPECT_EQ(g.gap("Alf", "Sven"), 50);
  EXPECT_FALSE(g.melee("Alf", "Sven"));
  EXPECT_EQ(g.tries(g.of(MoveOrder::shoot, "Abel", "Sven")), "blocked NEW-023");
}

}  // namespace fyrd::newcastle
