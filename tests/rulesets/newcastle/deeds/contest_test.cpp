// Contests: what is needed, how they come out, and their exact chances.
#include "rulesets/newcastle/deeds/contest.h"

#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/melee.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "rulesets/newcastle/ways/flight.h"
#include "tests/rulesets/newcastle/stage.h"

namespace fyrd::newcastle {
namespace {

TEST(NEW_001, every_die_has_twenty_sides) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Sven", "axeman", {50, 51}, south_facing);
  Script script(std::vector<Faces>{{10}, {10}});
  contest(field.with(script), {field.id("Eric"), field.id("Sven"), true, true});
  EXPECT_EQ(script.whys.size(), 2u);  // the script fails on any die that is no d20
}

TEST(NEW_002, low_skill_is_good_and_reaching_it_succeeds) {
  EXPECT_EQ(outcome(11, 11, 12, 11), Outcome::first);
  EXPECT_EQ(outcome(12, 11, 11, 11), Outcome::second);
}

TEST(NEW_050, G02_G03_G04_G05_the_four_outcomes) {
  EXPECT_EQ(outcome(11, 10, 11, 10), Outcome::nothing);
  EXPECT_EQ(outcome(11, 11, 11, 10), Outcome::first);
  EXPECT_EQ(outcome(11, 18, 11, 12), Outcome::second) << "the lower of two successes";
  EXPECT_EQ(outcome(11, 15, 11, 15), Outcome::both);
}

TEST(NEW_A01, reaching_the_number_is_enough) { EXPECT_EQ(outcome(11, 11, 20, 1), Outcome::first); }

TEST(NEW_A12, nothing_is_automatic) {
  EXPECT_EQ(outcome(21, 20, 21, 20), Outcome::nothing);
  EXPECT_EQ(outcome(1, 1, 21, 20), Outcome::first);
}

TEST(NEW_050, P01_axeman_against_axeman) {
  const ContestOdds odds = contest_odds(11, 11);
  EXPECT_EQ(odds.first.text(), "29/80");
  EXPECT_EQ(odds.second.text(), "29/80");
  EXPECT_EQ(odds.both.text(), "1/40");
  EXPECT_EQ(odds.nothing.text(), "1/4");
}

TEST(NEW_050, P05_axeman_against_the_line) {
  const ContestOdds odds = contest_odds(12, 8);
  EXPECT_EQ(odds.first.text(), "99/400");
  EXPECT_EQ(odds.second.text(), "43/80");
  EXPECT_EQ(odds.both.text(), "9/400");
  EXPECT_EQ(odds.nothing.text(), "77/400");
}

TEST(NEW_053, P11_a_sword_alone_against_an_axe) {
  Field field;
  field.red("Alf", "spearman", {50, 50}, {{"hand", "sword"}});
  field.blue("X", "axeman", {50, 51}, south_facing);
  EXPECT_EQ(field.sum("Alf", "X"), "12 +2 -1 = 13");
  EXPECT_EQ(field.need("X", "Alf"), 12);
  const ContestOdds odds = contest_odds(13, 12);
  EXPECT_EQ(odds.first.text(), "29/100");
  EXPECT_EQ(odds.second.text(), "9/25");
  EXPECT_EQ(odds.both.text(), "1/50");
  EXPECT_EQ(odds.nothing.text(), "33/100");
}

TEST(NEW_053, two_extra_wieldy_weapons_gain_nothing) {
  Field field;
  field.red("Alf", "spearman", {50, 50}, {{"hand", "sword"}});
  field.blue("Bran", "swordsman", {50, 51}, south_facing);
  EXPECT_EQ(field.sum("Alf", "Bran"), "12 +2 = 14");
}

TEST(NEW_051, G01_the_shield_is_added) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Sven", "axeman", {50, 51}, south_facing);
  EXPECT_EQ(field.sum("Eric", "Sven"), "9 +2 = 11");
}

TEST(NEW_051, G07_G08_G09_the_sums_of_the_line) {
  Field field;
  field.line_up();
  EXPECT_EQ(field.sum("X", "C"), "9 +3 = 12");
  EXPECT_EQ(field.sum("C", "X"), "10 +2 -4 = 8");
  field.close("X", "C");
  EXPECT_EQ(field.sum("C", "X"), "10 +2 -2 +2 = 12");
}

TEST(NEW_060, P02_five_dice_against_fifteen) {
  const auto odds = harm_odds(5, 15);
  EXPECT_EQ(odds[0].text(), "16807/100000");
  EXPECT_EQ(odds[1].text(), "7203/20000");
  EXPECT_EQ(odds[2].text(), "3087/10000");
  EXPECT_EQ(odds[3].text(), "1323/10000");
  EXPECT_EQ(odds[4].text(), "1539/50000");
}

TEST(NEW_060, G12_the_five_results) {
  EXPECT_EQ(harm(0), Harm::unharmed);
  EXPECT_EQ(harm(1), Harm::driven_back);
  EXPECT_EQ(harm(2), Harm::wounded);
  EXPECT_EQ(harm(3), Harm::incapacitated);
  EXPECT_EQ(harm(4), Harm::killed);
  EXPECT_EQ(harm(6), Harm::killed);
}

TEST(NEW_072, P09_G11_an_archer_gets_away_from_a_line_seven_times_in_ten) {
  EXPECT_EQ(escape_chance(6_in, 4_in).text(), "7/10");
  EXPECT_TRUE(escapes(8, 12, 6_in, 4_in)) << "8 + 2 against 12 - 2 is a tie, and a tie is an escape";
  EXPECT_FALSE(escapes(8, 13, 6_in, 4_in));
}

}  // namespace
}  // namespace fyrd::newcastle
