// Tests and blows of Nottingham: reach, sums and blocks (NOT-020 … NOT-025, NOT-066 … NOT-068, NOT-A01 … A04, A17, A54,
// A73, A78).
#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {

TEST(NOT_020, characteristics_from_one_to_five_are_added) {
  EXPECT_EQ(Duel({{"melee", 1}}, {}).blow(3), "missed 4:6");
  EXPECT_EQ(Duel({{"melee", 5}}, {}).blow(3), "hit 8:6");
  for (const int wrong : {0, 6}) {
    Duel g({{"melee", wrong}}, {});
    data::Problems problems;
    EXPECT_EQ(g.open(problems), nullptr) << wrong;
  }
}

TEST(NOT_021, extra_free_dice_are_thrown_too_and_the_best_counts) {
  Duel g;
  g.acts("Hugh");
  g.attack("Rolf");
  g.add(2);
  EXPECT_EQ(g.free(red), 1);
  g.block(0);
  EXPECT_EQ(g.wanted_dice(), "3d6 NOT-066");
  g.roll({2, 5, 3});
  EXPECT_EQ(g.outcome(), "hit 8:6");
  EXPECT_EQ(g.wanted_dice(), "3d6 NOT-083") << "NOT-A73 they are activating dice, for the wound too";
  g.roll({1, 1, 1});
  EXPECT_EQ(g.bound("Hugh"), 3);
}

TEST(NOT_A73, the_attacker_adds_before_the_blocker_and_nobody_adds_to_other_rolls) {
  Duel g;
  g.acts("Hugh");
  g.attack("Rolf");
  EXPECT_EQ(g.asked(), "extra_dice");
  g.add(0);
  EXPECT_EQ(g.asked(), "block");
  g.block(0), g.roll(6);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-083") << "no dice are added to a wound";
  g.roll(3);
  g.acts("Rob");
  g.act(Act::run);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-060") << "nor to a run";
}

TEST(NOT_022, a_total_of_the_target_fails) {
  EXPECT_EQ(Duel().blow(3), "missed 6:6");
  EXPECT_EQ(Duel().blow(4), "hit 7:6");
}

TEST(NOT_A01, greater_and_not_equal) {
  EXPECT_EQ(Duel({{"melee", 4}}, {}).blow(2), "missed 6:6");
  EXPECT_EQ(Duel({{"melee", 4}}, {}).blow(3), "hit 7:6");
}

TEST(NOT_023, bound_dice_and_lying_take_off_one_each) {
  EXPECT_EQ(Duel({{"bound", 2}}, {}).blow(6), "hit 7:6");
  EXPECT_EQ(Duel({{"lying", true}}, {}).blow(6), "hit 8:6");
  EXPECT_EQ(Duel({{"lying", true}, {"bound", 2}}, {}).blow(6), "missed 6:6");
  EXPECT_EQ(Duel({}, {{"bound", 1}, {"lying", true}}).against(5, 5), "hit 9:6") << "the blocker's, too; and he lies";
}

TEST(NOT_024, each_six_after_the_first_adds_one) {
  for (const auto& [dice, result] : {std::pair{1, "hit 7:6"}, {2, "hit 8:6"}, {3, "hit 9:6"}}) {
    EXPECT_EQ(Duel({{"melee", 1}}, {}).blow(6, dice), result);
  }
}

TEST(NOT_025, all_ones_fail_whatever_is_added) {
  EXPECT_EQ(Duel({{"melee", 5}}, {}, 0).blow(1), "missed 8:6") << "from behind";
  EXPECT_EQ(Duel({{"melee", 5}}, {}, 0).blow(1, 2), "missed 8:6");
  Duel mixed({{"melee", 5}}, {}, 0);
  mixed.acts("Hugh", 2);
  mixed.attack("Rolf"), mixed.add(0), mixed.block(0), mixed.roll({1, 2});
  EXPECT_EQ(mixed.outcome(), "hit 9:6");
}

TEST(NOT_A03, all_ones_against_a_block) {
  EXPECT_EQ(Duel({{"melee", 5}}, {{"melee", 1}}).against(1, 2), "blocked 6:3") << "he cannot win";
  EXPECT_EQ(Duel({{"melee", 1}}, {{"melee", 5}}).against(2, 1), "hit 3:6") << "nor can the blocker";
  EXPECT_EQ(Duel({{"melee", 5}}, {{"melee", 1}}).against(1, 1), "blocked 6:2") << "nobody wins: no hit";
}

TEST(NOT_066, a_visible_target_within_an_inch) {
  EXPECT_EQ(Duel({}, {}, 180, 0.999).blow(4), "hit 7:6");
  Duel far({}, {}, 180, 1.01);
  far.acts("Hugh");
  EXPECT_EQ(far.tries(Act::attack, "Rolf"), "out_of_reach NOT-066");
  Duel behind({{"facing", 180}}, {});
  behind.acts("Hugh");
  EXPECT_EQ(behind.tries(Act::attack, "Rolf"), "unseen NOT-066");
  Duel wounded;
  EXPECT_EQ(wounded.blow(6), "hit 9:6");
  wounded.roll(6);
  EXPECT_TRUE(wounded.out("Rolf")) << "passed is a wound: 6 less 1 for bare hands";
}

TEST(NOT_A78, targets_are_enemies_not_out_and_lines_add_up_once_each) {
  Duel g;
  g.acts("Hugh");
  EXPECT_EQ(g.tries(Act::attack, "Rob"), "not_an_enemy NOT-A78");
  Duel fallen({}, {{"out", true}});
  fallen.acts("Hugh");
  EXPECT_EQ(fallen.tries(Act::attack, "Rolf"), "out_of_action NOT-A78");
  const Json lying = {{"lying", true}};
  EXPECT_EQ(Duel({}, lying, 0).blow(2), "hit 8:6") << "behind a lying man: three more";
  EXPECT_EQ(Duel({}, lying, 90).blow(2), "missed 6:6") << "beside him: one";
  EXPECT_EQ(Duel({}, lying, 180).blow(2), "missed 6:6");
}

TEST(NOT_067, blocking_is_a_choice) {
  Duel g;
  g.acts("Hugh");
  g.attack("Rolf"), g.add(0);
  EXPECT_EQ(g.asked(), "block");
  EXPECT_EQ(g.asked_whom(), blue);
  EXPECT_EQ(g.attempt(NottinghamGame::numbered(5)), "wrong_number_of_dice NOT-067") << "four are free";
  g.block(2);
  EXPECT_EQ(g.free(blue), 2);
  g.roll(5);
  EXPECT_EQ(g.wanted_dice(), "2d6 NOT-067");
  g.roll({4, 6});
  EXPECT_EQ(g.outcome(), "blocked 8:9");
  EXPECT_EQ(g.bound("Rolf"), 2) << "they are bound to him afterwards";
  EXPECT_TRUE(g.standing("Rolf"));
}

TEST(NOT_067, a_broken_guard_is_a_hit) {
  Duel g;
  EXPECT_EQ(g.against(5, 4), "hit 8:7");
  g.roll(6);
  EXPECT_TRUE(g.out("Rolf"));
}

TEST(NOT_A04, a_tie_is_blocked) { EXPECT_EQ(Duel().against(6, 6), "blocked 9:9"); }

TEST(NOT_A17, no_free_dice_no_block_and_who_lies_or_panics_may) {
  NottinghamGame bare;
  bare.red("Hugh", {20, 20});
  bare.blue("Rolf", {20, 20 + apart(0.5)}, {{"bound", 2}});
  bare.acts("Hugh");
  bare.attack("Rolf"), bare.add(0);
  EXPECT_EQ(bare.wanted_dice(), "1d6 NOT-066") << "no block is offered";
  EXPECT_EQ(Duel({}, {{"lying", true}}).against(4, 6), "blocked 8:8");
  EXPECT_EQ(Duel({}, {{"panic", true}}).against(4, 5), "blocked 7:7") << "his panic die is bound to him";
}

TEST(NOT_A54, a_block_may_help_the_attacker_unless_the_table_says_otherwise) {
  EXPECT_EQ(Duel({{"melee", 1}}, {{"melee", 1}}).against(3, 2), "hit 4:3") << "four would have missed";
  Duel floor({{"melee", 1}}, {{"melee", 1}});
  floor.options["block_floor6"] = true;
  EXPECT_EQ(floor.against(3, 2), "blocked 4:3");
}

TEST(NOT_068, where_the_blow_comes_from) {
  EXPECT_EQ(Duel({}, {}, 0).blow(2), "hit 7:6") << "+2 from behind";
  for (const int side : {90, 270}) EXPECT_EQ(Duel({}, {}, side).blow(3), "hit 7:6") << "+1 from the side";
  EXPECT_EQ(Duel({}, {{"lying", true}}).blow(3), "hit 7:6") << "+1 on the ground";
}

TEST(NOT_068, penalties) {
  Duel moved;
  moved.wins("Rolf", 1, "Hugh", 1);
  moved.go({{20.3, 20 + apart(0.5)}}, 180);
  moved.nothing();
  EXPECT_EQ(moved.blow(4), "missed 6:6") << "-1 he moved this turn";
  Duel hidden({}, {}, 180, 0.9);
  hidden.ground("fence", {19, 20 + foot / 2 + 0.65}, {21, 20 + foot / 2 + 0.85});
  EXPECT_EQ(hidden.blow(4), "missed 6:6") << "-1 obscured";
  EXPECT_EQ(Duel(with({"bow"}), {}).blow(4), "missed 6:6") << "-1 a bow for a club";
  Duel left(with({"axe", "mace"}), {});
  left.acts("Hugh");
  left.attack("Rolf"), left.pick(Arm::left), left.add(0), left.block(0), left.roll(4);
  EXPECT_EQ(left.outcome(), "missed 6:6") << "-1 in the left hand";
}

TEST(NOT_A02, lost_signs_are_penalties) {
  Duel g({{"bound", 1}, {"lying", true}, {"gear", {"bow"}}}, {});
  g.blow(6);
  EXPECT_EQ(g.modifier("hit", "bound dice"), 0) << "missed";
  EXPECT_EQ(g.modifier("missed", "bound dice"), -1);
  EXPECT_EQ(g.modifier("missed", "on the ground"), -1);
  EXPECT_EQ(g.modifier("missed", "improvised weapon"), -1);
}

}  // namespace fyrd::nottingham
