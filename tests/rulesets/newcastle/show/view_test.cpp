// What is told of a man is what his dice use (NEW-060).
#include <algorithm>

#include "core/play/facts.h"
#include "rulesets/newcastle/deeds/contest.h"
#include "tests/rulesets/newcastle/game.h"

namespace fyrd::newcastle {

namespace {

std::string told_of(NewcastleGame& g, const char* who, std::string_view key) {
  Facts facts;
  g.battle().describe(g.state(), g.id(who), facts);
  for (const Fact& fact : facts.all) {
    if (key == fact.key) return value_text(fact, Unit::inch).empty() ? "yes" : value_text(fact, Unit::inch);
  }
  return "";
}

}  // namespace

TEST(NEW_060, a_wounded_man_is_shown_as_he_rolls) {
  NewcastleGame g;
  g.red("Eric", "axeman", {20, 20}, {{"wounded", true}});
  g.red("Abel", "archer", {40, 20}, {{"wounded", true}, {"champion", true}});
  g.blue("Sven", "axeman", {20, 60});
  EXPECT_EQ(told_of(g, "Eric", "skill"), "13");
  EXPECT_EQ(told_of(g, "Eric", "damage"), "4");
  EXPECT_EQ(told_of(g, "Eric", "move"), "3″");
  EXPECT_EQ(told_of(g, "Abel", "skill"), "14") << "12 + 4 - 2";
  EXPECT_EQ(told_of(g, "Abel", "damage"), "3");
}

TEST(NEW_060, the_dead_are_told_from_those_who_are_out) {
  for (const bool dead : {false, true}) {
    NewcastleGame g;
    g.red("Eric", "axeman", {20, 20}), g.blue("Sven", "axeman", {20, 21}), g.bystanders();
    g.bout("Eric", "Sven", 11, 1, false), g.roll({15, 15, 15, dead ? 15 : 1, 1});
    EXPECT_EQ(told_of(g, "Sven", "killed"), dead ? "yes" : "");
    EXPECT_EQ(told_of(g, "Sven", "incapacitated"), dead ? "" : "yes");
  }
}

TEST(NEW_A07, a_blow_at_a_wounded_man_is_told_with_his_second_wound) {
  for (const bool out : {false, true}) {
    NewcastleGame g;
    g.options["second_wound"] = out ? "out" : "worse";
    g.red("Eric", "axeman", {20, 20}), g.blue("Sven", "axeman", {20, 21}, {{"wounded", true}}), g.bystanders();
    g.to("contest");
    const auto odds = harm_odds(5, 15, out);
    EXPECT_EQ(odds[2].zero(), out);
    EXPECT_NE(g.explained(g.of(BoutOrder::attack, "Eric", "Sven")).summary.find((odds[3] + odds[4]).text()),
              std::string::npos);
  }
}

TEST(NEW_052, who_only_waits_is_told_that_a_win_does_no_harm) {
  NewcastleGame g;
  g.red("Eric", "axeman", {20, 20}), g.blue("Sven", "axeman", {20, 21}), g.bystanders();
  g.to("contest");
  const auto says = [&](int verb) { return g.explained(g.of(verb, "Eric", "Sven")).summary; };
  EXPECT_NE(says(BoutOrder::await).find("only defends"), std::string::npos);
  EXPECT_NE(says(BoutOrder::attack).find("A hit puts him out"), std::string::npos);
}

}  // namespace fyrd::newcastle
