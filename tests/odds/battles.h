// Decisions out of battles between quick players, for tests of odds.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "core/play/game.h"
#include "odds/forecast.h"
#include "rulesets/ruleset.h"
#include "tests/thorough.h"

namespace fyrd {

constexpr int plays = thorough > 1 ? 100'000 : 2'000;

inline std::string rules_name(const ::testing::TestParamInfo<const Ruleset*>& rules) {
  std::string name = rules.param->id();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

inline std::vector<std::shared_ptr<const Battle>> all_battles(const Ruleset& rules) {
  std::vector<std::shared_ptr<const Battle>> all;
  const data::Library library = data::Library::embedded();
  for (const CatalogEntry& scenario : catalog(rules, library).scenarios) {
    data::Problems problems;
    all.push_back(rules.open(library, plan(rules, library, scenario.id, {}, problems), problems));
    EXPECT_TRUE(all.back()) << scenario.id << ": " << problems.text();
  }
  return all;
}

struct Decision {
  const Game& game;
  Side side;
  std::string kind;
  Choice choice;
};

// Shows decisions of games until the visitor has had enough: two choices of each question, one of them the quick
// player's. Of secret ones only those of the first side are shown: nobody else has answered yet, as the forecast has
// it.
inline void visit_decisions(const Ruleset& rules, std::uint64_t seeds,
                            const std::function<bool(const Decision&)>& visitor) {
  for (const auto& battle : all_battles(rules)) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
      Game game(battle, DiceMode::seeded, seed);
      Random random(seed, Stream::players, 0);
      for (int n = 0; n < 150 && !game.over(); ++n) {
        const Side side = game.wanted()[0].side;
        Choice quick;
        std::vector<Choice> looked_at;
        std::string kind;
        game.at_question(side, [&](const Tabletop& s, const Question& question) {
          kind = question.kind;
          quick = battle->quick(s, question, random);
          Options options(false);
          question.list(options);
          looked_at = {quick, options.all()[random.below(static_cast<std::uint32_t>(options.all().size()))].choice};
        });
        for (const Choice& choice : looked_at) {
          if ((game.secret_block() == 0 || side == Side{0}) && !visitor({game, side, kind, choice})) return;
        }
        ASSERT_FALSE(game.answer(side, quick));
      }
    }
  }
}

}  // namespace fyrd
