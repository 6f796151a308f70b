// Melees played out (NEW-012, NEW-050 … NEW-058, NEW-A17 … NEW-A23, NEW-A33, NEW-A40, NEW-A42).
#include "tests/rulesets/newcastle/game.h"

namespace fyrd::newcastle {

namespace {

// Two men so far from each other, red's turn, about to fight.
struct Duel : NewcastleGame {
  Duel(const char* hugh, const char* rolf, double gap = 0, const Json& hughs = {}, const Json& rolfs = {}) {
    red("Hugh", hugh, {20, 20}, hughs), blue("Rolf", rolf, {20, 21 + gap}, rolfs), bystanders();
  }
};
const Json sword = {{"hand", "sword"}}, dagger = {{"hand", "dagger"}};

// Rolf the axeman at the west of Hugh the axeman, Tor at his east; all look at each other, red's turn.
struct Three : NewcastleGame {
  Three() {
    red("Hugh", "axeman", {20, 20});
    blue("Rolf", "axeman", {19.2, 20.6}), blue("Tor", "axeman", {20.8, 20.6}), bystanders();
  }
};

}  // namespace

TEST(NEW_050, the_lower_of_two_successes_hits) {
  Duel lower("axeman", "axeman");
  lower.bout("Hugh", "Rolf", 12, 18);
  EXPECT_EQ(lower.wanted(), "5d20 NEW-060");
  EXPECT_EQ(lower.game().wanted_roll()->at, lower.id("Rolf"));
  Duel both("axeman", "axeman");
  both.bout("Hugh", "Rolf", 15, 15);
  both.roll({1, 1, 1, 1, 1});
  EXPECT_EQ(both.wanted(), "5d20 NEW-060") << "both hit";
  both.roll({1, 1, 1, 1, 1});
  EXPECT_EQ(both.times("unharmed"), 2);
  Duel none("axeman", "axeman");
  none.bout("Hugh", "Rolf", 10, 10);
  EXPECT_EQ(none.wanted(), "order");
}

TEST(NEW_012, in_everybodys_turn) {
  Duel g("axeman", "axeman");
  g.bout("Hugh", "Rolf", 1, 1);
  g.turn_of(blue);
  g.bout("Rolf", "Hugh", 1, 1);
  g.turn_of(red);
  g.bout("Hugh", "Rolf", 1, 1);
  EXPECT_EQ(g.times("fought"), 3);
}

TEST(NEW_052, a_defence_roll_hurts_nobody) {
  Three g;
  g.bout("Hugh", "Rolf", 1, 1);
  EXPECT_EQ(g.attempt(g.of(BoutOrder::attack, "Hugh", "Tor")), "no_attack NEW-052");
  g.await("Hugh", "Tor"), g.strike();
  g.roll(11), g.roll(10);
  EXPECT_EQ(g.told("fought"), "11:10");
  EXPECT_EQ(g.wanted(), "order") << "he won, and hurt nobody";
  Three lost;
  lost.bout("Hugh", "Rolf", 1, 1), lost.await("Hugh", "Tor"), lost.strike();
  lost.roll(18), lost.roll(12);
  EXPECT_EQ(lost.wanted(), "5d20 NEW-060") << "a better roll would have kept him off";
}

TEST(NEW_054, a_spear_strikes_at_an_inch) {
  EXPECT_TRUE(Duel("spearman", "axeman", 1).melee("Hugh", "Rolf"));
  EXPECT_FALSE(Duel("spearman", "axeman", 1.01).melee("Hugh", "Rolf"));
  EXPECT_FALSE(Duel("axeman", "axeman", 0.1).melee("Hugh", "Rolf"));
}

TEST(NEW_A33, touching_is_half_a_millimetre) {
  for (const auto& [units, touch] : {std::pair{50, true}, {51, false}}) {
    NewcastleGame g;
    g.red("Hugh", "axeman", {20, 20}), g.blue("Rolf", "axeman", Place(20, 21).off(0, units));
    EXPECT_EQ(g.melee("Hugh", "Rolf"), touch) << units;
  }
  Sketch g;
  g.charge_both();
  for (const auto& [name, reach] : {std::pair{"A", false}, {"B", true}, {"C", true}, {"D", true}, {"E", false}})
    EXPECT_EQ(g.melee(name, "X"), reach) << name;
}

TEST(NEW_054, the_shorter_weapon_cannot_hurt_until_closed) {
  Duel g("spearman", "axeman");
  g.bout("Hugh", "Rolf", 1, 20);
  EXPECT_EQ(g.wanted(), "order") << "he beat the spear, but no blow";
  EXPECT_TRUE(g.closed("Hugh", "Rolf"));
  g.bout("Rolf", "Hugh", 12, 1);
  EXPECT_EQ(g.wanted(), "5d20 NEW-060") << "now he can";
}

TEST(NEW_055, he_must_win_against_all_who_hold_him_off) {
  for (const int b : {7, 8}) {
    Sketch g;
    g.charge_both(), g.bout("X", "C", 12, 7);
    g.await("X", "B"), g.strike(), g.roll(1), g.roll(b);
    if (b == 8) g.roll({1, 1, 1, 1});
    g.turn_of(red);
    EXPECT_FALSE(g.closed("X", "C")) << "nobody beat B with a " << b;
  }
  Sketch won;
  won.charge_both(), won.bout("X", "C", 12, 7), won.await("X", "B"), won.strike(), won.roll(12), won.roll(7);
  won.turn_of(red);
  EXPECT_TRUE(won.closed("X", "C"));
  EXPECT_FALSE(won.closed("X", "B")) << "with the one he chose";
  EXPECT_EQ(won.times("unharmed") + won.times("wounded") + won.times("driven_back"), 0) << "that hurts nobody";
}

TEST(NEW_A17, only_those_who_fight_him_hold_him_off) {
  Sketch g;
  g.charge_both(), g.bout("X", "C", 12, 7);
  g.turn_of(red);
  EXPECT_TRUE(g.closed("X", "C")) << "B stood by";
  Sketch defence;
  defence.charge_both(), defence.await("X", "C"), defence.strike(), defence.roll(12), defence.roll(7);
  defence.turn_of(red);
  EXPECT_FALSE(defence.closed("X", "C")) << "he attacked nobody";
}

TEST(NEW_A18, nor_if_the_spear_of_another_bites) {
  Sketch g;
  g.charge_both(), g.bout("X", "C", 12, 7), g.await("X", "B"), g.strike();
  g.roll(12), g.roll(12), g.roll({15, 15, 1, 1});
  g.turn_of(red);
  EXPECT_TRUE(g.wounded("X"));
  EXPECT_FALSE(g.closed("X", "C"));
}

TEST(NEW_A20, the_neighbour_cannot_be_hurt) {
  Sketch g;
  g.charge_both(), g.bout("X", "C", 12, 7);
  g.turn_of(red);
  ASSERT_TRUE(g.closed("X", "C"));
  EXPECT_EQ(g.needs("B", "X"), "skill 10, shield 2, two neighbours -4 = 8");
  EXPECT_EQ(g.needs("C", "X"), "skill 10, shield 2, two neighbours -2, foe closed 2 = 12");
  g.attack("B", "X"), g.strike(), g.roll(1), g.roll(20);
  EXPECT_EQ(g.asked(), "contest") << "X wins against B and cannot hurt him";
}

TEST(NEW_A19, not_followed_they_are_apart) {
  for (const int how : {FollowOrder::stay, FollowOrder::follow}) {
    Duel g("spearman", "axeman");
    g.bout("Hugh", "Rolf", 1, 20), g.bout("Rolf", "Hugh", 12, 1);
    g.roll({13, 1, 1, 1, 1}), g.follow(how);
    EXPECT_EQ(g.closed("Hugh", "Rolf"), how == FollowOrder::follow);
  }
}

TEST(NEW_A19, who_moves_away_is_out_of_it_and_a_new_weapon_is_not) {
  Duel g("spearman", "archer", 0, {}, dagger);
  g.bout("Hugh", "Rolf", 1, 20), g.turn_of(red);
  ASSERT_TRUE(g.closed("Hugh", "Rolf"));
  g.change("Hugh");
  EXPECT_EQ(g.hand("Hugh"), "sword");
  EXPECT_TRUE(g.closed("Hugh", "Rolf"));
  g.turn_of(blue);
  g.bout("Rolf", "Hugh", 15, 1);
  EXPECT_EQ(g.wanted(), "3d20 NEW-060") << "the dagger need not close again";
  Duel leaves("spearman", "axeman");
  leaves.bout("Hugh", "Rolf", 1, 20), leaves.turn_of(blue);
  leaves.order(leaves.walk("Rolf", {{20, 23.5}}, -1, MoveOrder::leave)), leaves.roll(1), leaves.roll(1);
  EXPECT_FALSE(leaves.closed("Hugh", "Rolf"));
}

TEST(NEW_A19, who_cannot_give_ground_stays_closed) {
  Duel g("spearman", "axeman");
  g.red("Wall", "axeman", {20, 19});
  g.bout("Hugh", "Rolf", 1, 20), g.turn_of(blue);
  g.bout("Rolf", "Hugh", 12, 1), g.roll({13, 1, 1, 1, 1});
  EXPECT_TRUE(g.closed("Hugh", "Rolf"));
}

TEST(NEW_A19, who_follows_one_moves_away_from_another) {
  NewcastleGame g;
  g.red("Alf", "spearman", {20, 20}), g.red("Sam", "swordsman", {21, 21}), g.blue("Rolf", "axeman", {20, 21}),
      g.bystanders();
  g.bout("Alf", "Rolf", 1, 20), g.turn_of(blue);
  ASSERT_TRUE(g.closed("Alf", "Rolf"));
  g.bout("Rolf", "Sam", 12, 1), g.roll({13, 1, 1, 1, 1}), g.follow();
  EXPECT_FALSE(g.closed("Alf", "Rolf"));
  EXPECT_FALSE(g.melee("Alf", "Rolf"));
}

TEST(NEW_057, the_busy_do_not_attack_another_but_the_free_may_join) {
  Sketch g;
  g.charge_both(), g.turn_of(red);
  g.attack("D", "Y"), g.defend(), g.roll(1), g.roll(1);
  EXPECT_EQ(g.attempt(g.of(BoutOrder::attack, "D", "X")), "no_attack NEW-052");
  g.attack("C", "X"), g.defend(), g.roll(1), g.roll(1);
  g.attack("B", "X"), g.defend(), g.roll(8), g.roll(1);
  EXPECT_EQ(g.wanted(), "4d20 NEW-060") << "B joins against X";
  g.roll({1, 1, 1, 1});
  EXPECT_EQ(g.attempt(g.of(BoutOrder::attack, "A", "X")), "out_of_reach NEW-054");
}

TEST(NEW_058, in_the_next_turn_the_new_weapon_strikes) {
  Duel g("spearman", "axeman");
  g.to("ready"), g.give(g.of(ReadyOrder::change, "Hugh", "", 1));
  EXPECT_EQ(g.hand("Hugh"), "sword");
  g.to("contest");
  EXPECT_EQ(g.attempt(g.of(BoutOrder::attack, "Hugh", "Rolf")), "no_attack NEW-052");
  g.await("Hugh", "Rolf"), g.strike();
  g.roll(13), g.roll(18);
  EXPECT_EQ(g.told("fought"), "13:18") << "13 is what the sword needs: 12 + 2 - 1";
  EXPECT_EQ(g.wanted(), "order") << "he won a defence roll, and nobody is hurt";
  g.bout("Rolf", "Hugh", 1, 13);
  EXPECT_EQ(g.wanted(), "4d20 NEW-060") << "in the next turn he strikes";
}

TEST(NEW_A42, dropped_is_gone) {
  Duel g("spearman", "axeman", 10);
  g.change("Hugh");
  EXPECT_EQ(g.tries(g.of(MoveOrder::change, "Hugh", "", 0)), "no_such_weapon NEW-A42");
  g.turn_of(blue), g.turn_of(red);
  EXPECT_EQ(g.tries(g.of(MoveOrder::change, "Hugh", "", 0)), "no_such_weapon NEW-A42");
  Duel fights("spearman", "axeman");
  fights.change("Hugh");
  fights.to("contest");
  EXPECT_EQ(fights.attempt(fights.of(BoutOrder::attack, "Hugh", "Rolf")), "no_attack NEW-052")
      << "in his own move at the same price";
}

TEST(NEW_A23, casualties_take_effect_at_once) {
  Three g;
  g.await("Hugh", "Rolf"), g.strike(), g.roll(1), g.roll(20), g.roll({15, 15, 15, 1, 1});
  EXPECT_TRUE(g.out("Hugh"));
  EXPECT_EQ(g.asked(), "order") << "Tor has nobody left to fight";
}

TEST(NEW_A40, a_pair_fights_once_and_only_if_somebody_wants_to) {
  Three g;
  g.bout("Hugh", "Rolf", 1, 1, false);
  EXPECT_EQ(g.attempt(g.of(BoutOrder::await, "Hugh", "Rolf")), "met_already NEW-A40");
  g.give(g.of(BoutOrder::done));
  EXPECT_EQ(g.asked_whom(), blue) << "now the others, with what they have left";
  EXPECT_EQ(g.attempt(g.of(BoutOrder::attack, "Rolf", "Hugh")), "met_already NEW-A40");
  g.give(g.of(BoutOrder::attack, "Tor", "Hugh"));
  EXPECT_EQ(g.wanted(), "1d20 NEW-050") << "Hugh only defends, and is not asked";
  g.roll(10), g.roll(20);
  EXPECT_EQ(g.wanted(), "order");
  Three shy;
  shy.await("Hugh", "Rolf"), shy.defend();
  EXPECT_EQ(shy.asked(), "contest") << "neither wanted it: no dice";
  EXPECT_EQ(shy.attempt(shy.of(BoutOrder::attack, "Hugh", "Rolf")), "met_already NEW-A40");
}

}  // namespace fyrd::newcastle
