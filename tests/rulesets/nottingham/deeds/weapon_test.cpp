// Weapons and shields of Nottingham in a blow (NOT-105 … NOT-115, NOT-140, NOT-A49, A50, A58).
#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {

TEST(NOT_068, the_right_hand_costs_nothing) {
  EXPECT_EQ(Duel(with({"mace", "shield"}, {{"hands", {"mace", "shield"}}}), {}).blow(4), "hit 7:6");
  Duel two(with({"mace", "axe"}), {});
  two.acts("Hugh");
  two.attack("Rolf"), two.pick(Arm::main), two.add(0), two.block(0), two.roll(4);
  EXPECT_EQ(two.outcome(), "hit 7:6");
}

TEST(NOT_A50, a_bow_is_a_bad_club) {
  Duel g(with({"bow"}), {});
  EXPECT_EQ(g.blow(5), "hit 7:6");
  g.roll(3);
  EXPECT_EQ(g.wound(), 2) << "-1 on the wound, too";
}

TEST(NOT_A58, improvised_and_bare) {
  for (const auto& [ruling, wound] : {std::pair{"counts", 5}, {"nothing", 4}}) {
    Duel bow(with({"longbow"}), {});
    bow.options["bow_club"] = ruling;
    EXPECT_EQ(bow.blow(6), "hit 8:6");
    bow.roll(5);
    EXPECT_EQ(bow.wound(), wound) << "the longbow's own +1 " << ruling;
  }
  Duel bare;
  EXPECT_EQ(bare.blow(4), "hit 7:6") << "bare hands are not improvised";
  bare.roll(5);
  EXPECT_EQ(bare.wound(), 4);
}

TEST(NOT_105, a_dagger_is_easily_blocked) {
  EXPECT_EQ(Duel(with({"dagger"}), {}).against(5, 4), "blocked 8:8");
  EXPECT_EQ(Duel(with({"mace"}), {}).against(5, 4), "hit 8:7");
}

TEST(NOT_106, a_sword_wounds_and_blocks) {
  EXPECT_EQ(Duel({}, with({"sword"})).against(5, 4), "blocked 8:8");
  Duel g(with({"sword"}), {});
  g.blow(6), g.roll(4);
  EXPECT_EQ(g.wound(), 5);
}

TEST(NOT_107, a_broadsword_takes_two_dice) {
  Duel g(with({"broadsword"}), {});
  g.acts("Hugh");
  EXPECT_EQ(g.tries(Act::attack, "Rolf"), "few_dice NOT-107");
  Duel two(with({"broadsword"}), {});
  EXPECT_EQ(two.blow(4, 2), "hit 7:6");
  two.roll_all(1);
  EXPECT_EQ(two.wound(), 4);
}

TEST(NOT_108, maces_and_hammers_drop_who_would_be_tossed) {
  Duel g(with({"mace"}), {});
  g.blow(6), g.roll(1);
  EXPECT_EQ(g.wound(), 2);
  EXPECT_TRUE(g.lying("Rolf"));
  EXPECT_EQ(g.off("Rolf", {20, 20 + apart(0.5)}), 0);
}

TEST(NOT_109, an_axe_wounds_by_two) {
  Duel g(with({"axe"}), {});
  g.blow(6), g.roll(2);
  EXPECT_EQ(g.wound(), 4);
}

TEST(NOT_110, a_staff_blocks) { EXPECT_EQ(Duel({}, with({"staff"})).against(5, 4), "blocked 8:8"); }

TEST(NOT_111, a_spear_reaches_two_inches) {
  EXPECT_EQ(Duel(with({"spear"}), {}, 180, 1.999).blow(4), "hit 7:6");
  Duel far(with({"spear"}), {}, 180, 2.01);
  far.acts("Hugh");
  EXPECT_EQ(far.tries(Act::attack, "Rolf"), "out_of_reach NOT-066");
}

TEST(NOT_112, a_halberd_reaches_two_inches_and_wounds) {
  Duel g(with({"halberd"}), {}, 180, 1.999);
  EXPECT_EQ(g.blow(4), "hit 7:6");
  g.roll(4);
  EXPECT_EQ(g.wound(), 5);
}

TEST(NOT_114, a_buckler_blocks) { EXPECT_EQ(Duel({}, with({"buckler"})).against(5, 4), "blocked 8:8"); }

TEST(NOT_115, a_shield_is_cover_from_the_front) {
  EXPECT_EQ(Duel({}, with({"shield"})).blow(4), "missed 6:6");
  EXPECT_EQ(Duel({}, with({"shield"}), 90).blow(3), "hit 7:6") << "not from the side";
  EXPECT_EQ(Duel({}, with({"shield"}, {{"hands", {"empty", "empty"}}})).blow(4), "hit 7:6") << "nor slung";
}

TEST(NOT_140, shield_training_covers_the_sides) {
  const Json trained = with({"shield"}, {{"skills", {"shield-training"}}});
  EXPECT_EQ(Duel({}, trained, 90).blow(3), "missed 6:6");
  EXPECT_EQ(Duel({}, trained, 0).blow(2), "hit 7:6") << "not the back";
}

}  // namespace fyrd::nottingham
