// What the battle itself decides about a band: injuries, gear of the dead, experience, new heroes, loot (NOT-X20).
#include "tests/rulesets/nottingham/aftermath.h"

namespace fyrd::nottingham {
namespace {

constexpr Fate here = Fate::here, dead = Fate::dead;

struct Injured : AftermathStage {
  Injured() {
    hero("Lead");
    hero("Hob", {{"gear", {"sword", "shield"}}});
    group({"Tom", "Tim"}, {{"gear", {"bow"}}});
    fought("Lead");
  }
};

TEST(NOT_X20, a_hero_dies_on_a_one) {
  Injured camp;
  camp.fell("Hob");
  camp.roll({1});
  EXPECT_EQ(camp.fellow("Hob").fate, dead);
  EXPECT_EQ(camp.told("died"), "Hob dies of his wounds.");
}

TEST(NOT_X20, a_two_costs_a_hero_one_of_a_characteristic_drawn_by_lot) {
  const struct {
    std::uint16_t face;
    std::array<std::uint8_t, 3> left;
  } cases[] = {{1, {2, 3, 3}}, {2, {2, 3, 3}}, {3, {3, 2, 3}}, {4, {3, 2, 3}}, {5, {3, 3, 2}}, {6, {3, 3, 2}}};
  for (const auto& c : cases) {
    Injured camp;
    camp.fell("Hob");
    camp.roll({2});
    camp.roll({c.face});
    EXPECT_EQ(camp.learner("Hob").numbers, c.left) << c.face;
    EXPECT_EQ(camp.fellow("Hob").fate, here);
  }
}

TEST(NOT_X20, a_lasting_wound_leaves_at_least_one) {
  AftermathStage camp;
  camp.hero("Lead", {{"melee", 1}});
  camp.fell("Lead");
  camp.roll({2});
  camp.roll({3});
  EXPECT_EQ(camp.learner("Lead").numbers[1], 1);
}

TEST(NOT_X20, a_three_makes_a_hero_miss_the_next_battle_but_never_the_leader) {
  AftermathStage camp;
  camp.hero("Lead");
  camp.hero("Hob");
  camp.fell("Lead");
  camp.fell("Hob");
  camp.roll({3});
  EXPECT_FALSE(camp.fellow("Lead").misses);
  camp.roll({3});
  EXPECT_TRUE(camp.fellow("Hob").misses);
  camp.to_camp();
  EXPECT_TRUE(camp.after()["heroes"][1]["misses"].get<bool>());
}

TEST(NOT_X20, a_hero_recovers_from_four_on) {
  for (std::uint16_t face = 4; face <= 6; ++face) {
    Injured camp;
    camp.fell("Hob");
    camp.roll({face});
    EXPECT_EQ(camp.told("recovered"), "Hob recovers.");
    EXPECT_EQ(camp.fellow("Hob").fate, here);
    EXPECT_FALSE(camp.fellow("Hob").misses);
  }
}

TEST(NOT_X20, a_henchman_dies_on_one_and_two) {
  for (std::uint16_t face = 1; face <= 6; ++face) {
    Injured camp;
    camp.fell("Tom");
    camp.roll({face});
    EXPECT_EQ(camp.fellow("Tom").fate, face <= 2 ? dead : here) << face;
    EXPECT_EQ(camp.fellow("Tim").fate, here);
  }
}

TEST(NOT_X20, who_did_not_fall_is_not_thrown_for) {
  Injured camp;
  camp.fought("Hob");
  camp.fought("Tom");
  EXPECT_EQ(camp.game().wanted_roll()->purpose, "loot");
}

TEST(NOT_X20, gear_of_the_dead_stays_with_who_won) {
  Injured camp;
  camp.report["won"] = true;
  camp.fell("Hob");
  camp.fell("Tom");
  camp.roll({1});
  camp.roll({1});
  EXPECT_EQ(camp.spare("sword"), 1);
  EXPECT_EQ(camp.spare("shield"), 1);
  EXPECT_EQ(camp.spare("bow"), 1);
}

TEST(NOT_X20, gear_and_money_of_the_dead_are_lost_otherwise) {
  Injured camp;
  camp.fought("Hob", true, 0, 9);
  camp.roll({1});
  EXPECT_EQ(camp.spare("sword"), 0);
  camp.to_camp({1, 1});
  EXPECT_EQ(camp.state().pennies, 2 + 4);
}

TEST(NOT_X20, what_was_picked_up_and_held_is_kept) {
  Injured camp;
  camp.report["taken"] = {"halberd", "axe"};
  camp.fought("Hob");
  EXPECT_EQ(camp.game().wanted_roll()->purpose, "loot");
  EXPECT_EQ(camp.spare("halberd"), 1);
  EXPECT_EQ(camp.spare("axe"), 1);
}

TEST(NOT_X20, a_hero_learns_by_surviving_felling_and_winning) {
  AftermathStage lost;
  lost.hero("Lead"), lost.hero("Hob"), lost.hero("Abed");
  lost.fought("Lead", false, 2), lost.fought("Hob");
  EXPECT_EQ(lost.learner("Lead").experience, 3);
  EXPECT_EQ(lost.learner("Hob").experience, 1);
  EXPECT_EQ(lost.learner("Abed").experience, 0) << "he was not there";

  AftermathStage won;
  won.report["won"] = true;
  won.hero("Lead"), won.hero("Hob", {{"experience", 5}});
  won.fought("Lead", false, 2), won.fought("Hob", false, 1);
  EXPECT_EQ(won.learner("Lead").experience, 1 + 2 + 1 + 1) << "the leader of who won has one more";
  EXPECT_EQ(won.learner("Hob").experience, 5 + 1 + 1 + 1);
}

TEST(NOT_X20, a_group_learns_as_one_and_for_two_fallen_at_most) {
  AftermathStage camp;
  camp.report["won"] = true;
  camp.hero("Lead");
  camp.group({"Tom", "Tim"}, {{"experience", 2}, {"earned", 3}});
  camp.fell("Tom", 2), camp.fought("Tim", false, 1);
  camp.roll({1});
  EXPECT_EQ(camp.learner("Tim").experience, 2 + 1 + 2 + 1) << "what the dead did counts, too";
  EXPECT_EQ(camp.learner("Tim").earned, 3 + 4);
}

TEST(NOT_X20, a_group_without_survivors_is_gone) {
  AftermathStage camp;
  camp.hero("Lead");
  camp.group({"Tom"});
  camp.fell("Tom", 2);
  camp.roll({1});
  camp.to_camp();
  EXPECT_FALSE(camp.after().contains("groups"));
}

struct Famous : AftermathStage {
  explicit Famous(int earned) {
    hero("Lead");
    group({"Tom", "Tim"}, {{"earned", earned}, {"experience", 4}, {"skills", {"dodge"}}, {"gear", {"bow"}}});
    fought("Tom", false, 2);  // 3 more
  }
};

TEST(NOT_X20, a_group_throws_for_a_hero_whenever_it_has_earned_ten_more) {
  for (int before = 6; before <= 27; ++before) {
    Famous camp(before);
    EXPECT_EQ(camp.game().wanted_roll()->purpose == "a new hero", before % 10 >= 7) << before;
  }
}

TEST(NOT_X20, on_a_six_one_of_the_group_becomes_a_hero_with_a_skill_for_nothing) {
  Famous camp(8);
  camp.roll({6});
  ASSERT_EQ(camp.asked(), "rise");
  EXPECT_EQ(camp.refused(camp.of(0, camp.id("Lead"))), "cannot_rise");
  camp.give(camp.of(0, camp.id("Tim")));
  ASSERT_EQ(camp.asked(), "lesson");
  EXPECT_EQ(camp.refused(camp.of(0, nobody, camp.skill("dodge"))), "cannot_learn") << "his group knew that";
  camp.give(camp.of(0, nobody, camp.skill("tough")));
  camp.to_camp();
  EXPECT_TRUE(camp.state().hero(camp.id("Tim")));
  EXPECT_TRUE(camp.learner("Tim").has(Skill::dodge) && camp.learner("Tim").has(Skill::tough));
  EXPECT_EQ(camp.learner("Tim").item_count, 1) << "with the gear of his group";
  EXPECT_EQ(camp.learner("Tim").experience, 0);
  EXPECT_EQ(camp.state().men(0), 1);
  EXPECT_EQ(camp.after()["heroes"][1]["promoted"], true);
  EXPECT_EQ(camp.problems_after(), "");
}

TEST(NOT_X20, on_less_nobody_rises) {
  Famous camp(8);
  camp.roll({5});
  EXPECT_EQ(camp.game().wanted_roll()->purpose, "loot");
}

TEST(NOT_X20, a_sixth_hero_may_rise_but_no_seventh) {
  Famous camp(8);
  for (const char* name : {"Ann", "Ben", "Cis", "Dan"}) camp.hero(name);
  EXPECT_EQ(camp.game().wanted_roll()->purpose, "a new hero");
  Famous full(8);
  for (const char* name : {"Ann", "Ben", "Cis", "Dan"}) full.hero(name);
  full.hero("Eve", {{"promoted", true}});
  EXPECT_EQ(full.game().wanted_roll()->purpose, "loot");
}

int loot_of(bool won, bool objective, int behind) {
  AftermathStage camp;
  camp.report["won"] = won;
  camp.report["objective"] = objective;
  camp.report["behind"] = behind;
  camp.hero("Lead");
  camp.roll({2, 5});
  return camp.state().pennies - 7;
}

TEST(NOT_X20, loot_is_two_dice_and_more_for_winners_objectives_and_underdogs) {
  EXPECT_EQ(loot_of(true, false, 0), 8);
  EXPECT_EQ(loot_of(false, false, 0), 4);
  EXPECT_EQ(loot_of(true, true, 0), 8 + 5);
  EXPECT_EQ(loot_of(false, false, 9), 4);
  EXPECT_EQ(loot_of(false, false, 10), 4 + 4);
  EXPECT_EQ(loot_of(true, true, 39), 8 + 5 + 3 * 4);
}

TEST(NOT_X20, what_was_in_the_stash_and_in_purses_joins_the_loot) {
  AftermathStage camp;
  camp.band["stash"] = {{"pennies", 10}, {"gear", {"axe"}}};
  camp.hero("Lead", {{"pennies", 3}});
  camp.hero("Abed", {{"pennies", 2}});
  camp.fought("Lead", false, 0, 5);  // with what he robbed
  camp.to_camp({1, 1});
  EXPECT_EQ(camp.state().pennies, 10 + 5 + 2 + 6);
  EXPECT_EQ(camp.spare("axe"), 1);
}

}  // namespace
}  // namespace fyrd::nottingham
