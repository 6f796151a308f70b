// The worked sums of Newcastle as a player has them explained (the examples of docs/rules/newcastle.md).
#include "rulesets/newcastle/ways/flight.h"
#include "tests/rulesets/newcastle/game.h"

namespace fyrd::newcastle {

namespace {

std::string text(const ContestOdds& odds) {
  return odds.first.text() + " " + odds.second.text() + " " + odds.both.text() + " " + odds.nothing.text();
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

TEST(NEW_050, P01_as_the_player_is_told) {
  EXPECT_EQ(text(contest_odds(11, 11)), "29/80 29/80 1/40 1/4");
  EricAndSven g;
  g.to("contest");
  EXPECT_EQ(g.explained(g.of(BoutOrder::attack, "Eric", "Sven")).chance->text(), "31/80") << "alone or both";
}

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

}  // namespace fyrd::newcastle
