// Forecasts of real decisions: chances that add up, and games that do not notice.
#include "odds/forecast.h"

#include "tests/odds/battles.h"

namespace fyrd {
namespace {

Intention meant(const Decision& d) {
  Intention intention;
  intention.side = d.side;
  intention.choices = {just(d.choice)};
  return intention;
}

class Forecasts : public ::testing::TestWithParam<const Ruleset*> {};

TEST_P(Forecasts, chances_add_up_to_one) {
  int looked = 0, chancy = 0;
  visit_decisions(*GetParam(), 1, [&](const Decision& d) {
    Intention intention = meant(d);
    intention.budget = 2'000;
    intention.samples = 50;
    for (const Others others : {Others::quiet, Others::best}) {
      intention.others = others;
      const Forecast all = forecast(d.game, intention);
      EXPECT_FALSE(all.refused) << d.kind << ": " << all.refused->message;
      EXPECT_EQ(all.chance([](const Prospect&) { return true; }), Fraction(1)) << d.kind;
      chancy += all.exact && all.prospects.size() > 1;
    }
    return ++looked < 120;
  });
  EXPECT_GT(chancy, 0);
}

TEST_P(Forecasts, nothing_is_drawn_and_nothing_changes) {
  std::uint64_t before = 0;
  int looked = 0;
  visit_decisions(*GetParam(), 1, [&](const Decision& d) {
    before = d.game.hash();
    const std::size_t inputs = d.game.inputs().size(), events = d.game.events().size();
    Game looked_into = d.game, left_alone = d.game;
    Intention intention = meant(d);
    intention.budget = 500;
    intention.samples = 20;
    intention.others = Others::best;
    forecast(looked_into, intention);
    EXPECT_EQ(looked_into.hash(), before);
    EXPECT_EQ(looked_into.inputs().size(), inputs);
    EXPECT_EQ(looked_into.events().size(), events);
    // The dice that fall afterwards are those that would have fallen anyway.
    EXPECT_FALSE(looked_into.answer(d.side, d.choice));
    EXPECT_FALSE(left_alone.answer(d.side, d.choice));
    EXPECT_EQ(looked_into.hash(), left_alone.hash()) << d.kind;
    return ++looked < 60;
  });
  EXPECT_EQ(looked, 60);
}

TEST_P(Forecasts, what_really_happens_was_foreseen) {
  int compared = 0;
  visit_decisions(*GetParam(), 1, [&](const Decision& d) {
    Intention intention = meant(d);
    intention.budget = 5'000;
    intention.samples = 1;
    const Forecast all = forecast(d.game, intention);
    if (!all.exact || all.prospects.size() < 2) return true;
    // Quiet answers to whatever is asked until something new begins, as the forecast had them.
    Game game = d.game;
    EXPECT_FALSE(game.answer(d.side, d.choice));
    for (bool begins = game.over(); !begins && !game.over();) {
      const Side side = game.wanted()[0].side;
      Choice quiet;
      game.at_question(side, [&](const Tabletop&, const Question& q) { begins = q.begins(), quiet = q.quiet(); });
      EXPECT_TRUE(begins || !game.answer(side, quiet));
    }
    const Battle& battle = game.battle();
    EXPECT_GT(all.chance([&](const Prospect& p) { return battle.hash(*p.table) == game.hash(); }), Fraction(0))
        << d.kind;
    return ++compared < 40;
  });
  EXPECT_GT(compared, 5);
}

TEST_P(Forecasts, a_small_budget_is_said_and_sampled) {
  int sampled = 0;
  visit_decisions(*GetParam(), 1, [&](const Decision& d) {
    Intention intention = meant(d);
    if (forecast(d.game, intention).runs < 3) return true;
    intention.budget = 2;
    intention.samples = 100;
    const Forecast all = forecast(d.game, intention);
    EXPECT_FALSE(all.exact);
    EXPECT_EQ(all.runs, 100u);
    EXPECT_EQ(all.chance([](const Prospect&) { return true; }), Fraction(1));
    return ++sampled < 3;
  });
  EXPECT_EQ(sampled, 3);
}

INSTANTIATE_TEST_SUITE_P(All, Forecasts, ::testing::ValuesIn(rulesets().begin(), rulesets().end()), rules_name);

TEST(Forecast, a_choice_that_is_not_legal_is_refused) {
  visit_decisions(*find_ruleset("merlin-simple"), 1, [&](const Decision& d) {
    Intention intention = meant(d);
    Choice wrong = d.choice;
    wrong.verb = 200;
    intention.choices = {just(wrong)};
    const Forecast all = forecast(d.game, intention);
    EXPECT_TRUE(all.refused);
    EXPECT_TRUE(all.prospects.empty());
    return false;
  });
}

}  // namespace
}  // namespace fyrd
