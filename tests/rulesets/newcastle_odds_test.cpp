// The worked examples and the exact chances of Newcastle, in their own numbers (G and P as in docs/rules/newcastle.md).
#include "newcastle_game.h"

namespace fyrd::newcastle {

namespace {

std::string text(const ContestOdds& odds) { return odds.first.text() + " " + odds.second.text() + " " + odds.both.text() + " " + odds.nothing.text(); }

std::string text(const std::array<Fraction, 5>& odds) {
  std::string all;
  for (const Fraction& f : odds) all += (all.empty() ? "" : " ") + f.text();
  return all;
}

// Axemen touching each other, red's turn.
struct EricAndSven : NewcastleGame {
  EricAndSven() {
    red("Eric", "axeman", {20, 20}), blue("Sven", "axeman", {20, 21});
    bystanders();
  }
};

}  // namespace

TEST(NEW_051, G01_axeman_against_axeman_needs_eleven) {
  EricAndSven g;
  g.to("contest");
  EXPECT_EQ(g.sum(g.of(BoutOrder::attack, "Eric", "Sven")), "skill 9, shield 2 = 11");
  EXPECT_EQ(g.sum(g.of(BoutOrder::attack, "Eric", "Sven"), 1), "skill 9, shield 2 = 11");
}

TEST(NEW_050, G02_to_G05_the_four_outcomes) {
  EXPECT_EQ(outcome(11, 10, 11, 10), Outcome::nothing);
  EXPECT_EQ(outcome(11, 11, 11, 10), Outcome::first);
  EXPECT_EQ(outcome(11, 10, 11, 11), Outcome::second);
  EXPECT_EQ(outcome(11, 18, 11, 12), Outcome::second) << "the lower of two successes";
  EXPECT_EQ(outcome(11, 12, 11, 18), Outcome::first);
  EXPECT_EQ(outcome(11, 15, 11, 15), Outcome::both);
  EXPECT_EQ(outcome(11, 10, 8, 7), Outcome::nothing) << "each against his own number";
}

TEST(NEW_040, G06_an_archer_at_the_line_from_long_range) {
  NewcastleGame g;
  g.scenario["first"] = 2;
  g.line(red, {"Alf", "Bran", "Cuth"}, {20, 20});
  g.blue("Abel", "archer", {21.2, 41});
  EXPECT_EQ(g.sum(g.of(MoveOrder::shoot, "Abel", "Bran")), "skill 12, long range 5, shield 3, group -2 = 18");
}

TEST(NEW_A55, G07_G08_the_axeman_against_the_line) {
  Sketch g;
  g.charge_both();
  g.to("contest");
  const Choice x = g.of(BoutOrder::attack, "X", "C"), y = g.of(BoutOrder::attack, "Y", "D");
  EXPECT_EQ(g.sum(x), "skill 9, shield 3 = 12");
  EXPECT_EQ(g.sum(x, 1), "skill 10, shield 2, two neighbours -4 = 8");
  EXPECT_EQ(g.sum(y, 1), "skill 10, shield 2, two neighbours -4 = 8");
}

TEST(NEW_056, G09_the_same_when_he_has_closed) {
  Sketch g;
  g.charge_both();
  g.bout("X", "C", 12, 7), g.await("X", "B"), g.strike(), g.roll(12), g.roll(7);
  g.end_turn();
  g.to("contest");
  EXPECT_TRUE(g.closed("X", "C"));
  const Choice c = g.of(BoutOrder::attack, "C", "X");
  EXPECT_EQ(g.sum(c), "skill 10, shield 2, two neighbours -2, foe closed 2 = 12");
  EXPECT_EQ(g.sum(c, 1), "skill 9, shield 3 = 12") << "he strikes as before";
}

TEST(NEW_014, G10_four_inches_and_one_of_reach) {
  NewcastleGame g;
  g.line(red, {"Alf", "Bran", "Cuth"}, {20, 20});
  g.blue("Abel", "archer", {21.2, 26});
  g.to("charge");
  const Choice charge = g.ahead("Bran", 4, ChargeOrder::advance);
  EXPECT_EQ(g.sum(charge), "move 5, formed group -1 = 4");
  g.give(charge);
  EXPECT_EQ(g.asked(), "react");
}

TEST(NEW_072, G11_P09_the_archer_before_the_line) {
  NewcastleGame g;
  g.line(red, {"Alf", "Bran", "Cuth"}, {20, 20});
  g.blue("Abel", "archer", {21.2, 26});
  g.charge_ahead("Bran", 4);
  const Explanation why = g.explained(g.of(ReactOrder::evade));
  EXPECT_EQ(NewcastleGame::text(why.tallies[0]), "move 6 = 6");
  EXPECT_EQ(NewcastleGame::text(why.tallies[1]), "move 5, formed group -1 = 4");
  EXPECT_EQ(why.chance->text(), "7/10");
  EXPECT_EQ(escape_chance(6_in, 4_in).text(), "7/10");
  EXPECT_EQ(escape_chance(3_in, 4_in).text(), "171/400") << "after a shot: his 3 against their 4";
}

TEST(NEW_060, G12_what_the_dice_do) {
  EXPECT_EQ(harm(0), Harm::unharmed);
  EXPECT_EQ(harm(1), Harm::driven_back);
  EXPECT_EQ(harm(2), Harm::wounded);
  EXPECT_EQ(harm(3), Harm::incapacitated);
  EXPECT_EQ(harm(4), Harm::killed);
  EXPECT_EQ(harm(6), Harm::killed) << "or more";
}

TEST(NEW_050, P01_axeman_against_axeman) {
  EXPECT_EQ(text(contest_odds(11, 11)), "29/80 29/80 1/40 1/4");
  EricAndSven g;
  g.to("contest");
  EXPECT_EQ(g.explained(g.of(BoutOrder::attack, "Eric", "Sven")).chance->text(), "31/80") << "alone or both";
}

TEST(NEW_060, P02_an_axe_against_fifteen) {
  EXPECT_EQ(text(harm_odds(5, 15)), "16807/100000 7203/20000 3087/10000 1323/10000 1539/50000");
}

TEST(NEW_050, P05_the_axeman_against_a_spear_in_line) { EXPECT_EQ(text(contest_odds(12, 8)), "99/400 43/80 9/400 77/400"); }

TEST(NEW_053, P11_a_sword_against_an_axe) {
  NewcastleGame g;
  g.red("Alf", "spearman", {20, 20}, {{"hand", "sword"}});
  g.blue("Sven", "axeman", {20, 21});
  g.to("contest");
  const Choice c = g.of(BoutOrder::attack, "Alf", "Sven");
  EXPECT_EQ(g.sum(c), "skill 12, shield 2, extra-wieldy -1 = 13");
  EXPECT_EQ(g.sum(c, 1), "skill 9, shield 3 = 12");
  EXPECT_EQ(text(contest_odds(13, 12)), "29/100 9/25 1/50 33/100");
}

TEST(NEW_A12, there_are_no_natural_automatics) {
  EXPECT_EQ(outcome(21, 20, 21, 20), Outcome::nothing);
  EXPECT_EQ(outcome(1, 1, 21, 20), Outcome::first);
  EXPECT_EQ(text(contest_odds(21, 1)), "0 1 0 0");
}

TEST(NEW_A01, to_reach_the_number_is_enough) {
  EXPECT_EQ(outcome(20, 20, 20, 19), Outcome::first);
  EXPECT_EQ(outcome(20, 19, 20, 20), Outcome::second);
}

}  // namespace fyrd::newcastle
