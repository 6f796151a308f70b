// What every registered ruleset is put through: its scenarios, opened, and helpers to play them.
#pragma once

#include <gtest/gtest.h>

#include "core/play/game.h"
#include "lab/simulate.h"
#include "rulesets/ruleset.h"
#include "tests/thorough.h"

namespace fyrd {

struct Case {
  const Ruleset* rules;
  std::string scenario;
};

inline const std::vector<Case>& all_cases() {
  static const std::vector<Case> all = [] {
    std::vector<Case> cases;
    const data::Library library = data::Library::embedded();
    for (const Ruleset* rules : rulesets()) {
      for (const CatalogEntry& scenario : catalog(*rules, library).scenarios) cases.push_back({rules, scenario.id});
    }
    return cases;
  }();
  return all;
}

inline std::string case_name(const ::testing::TestParamInfo<Case>& info) {
  std::string name = std::string(info.param.rules->id()) + "_" + info.param.scenario;
  for (char& c : name) {
    if (c == '-') c = '_';
  }
  return name;
}

inline std::shared_ptr<const Battle> open(const Ruleset& rules, const Plan& plan) {
  data::Problems problems;
  auto battle = rules.open(data::Library::embedded(), plan, problems);
  EXPECT_TRUE(battle) << problems.text();
  return battle;
}

// A choice bent in one place.
inline Choice scrambled(const Choice& from, Random& random, int figures) {
  Choice c = from;
  const auto anybody = [&] {
    return FigureId{static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(figures) + 2))};
  };
  switch (random.below(8)) {
    case 0: c.verb = static_cast<std::uint8_t>(random.below(5)); break;
    case 1: c.figure = anybody(); break;
    case 2: c.target = anybody(); break;
    case 3:
      c.count = 0;
      for (std::uint32_t n = random.below(5); n > 0; --n) c.add(anybody());
      break;
    case 4: c.number = static_cast<std::int16_t>(random.next()); break;
    case 5: c.facing = Angle{static_cast<std::uint16_t>(random.next())}; break;
    case 6:
      if (!c.path.full())
        c.path.add(
            {static_cast<std::int32_t>(random.next() % 400'000), static_cast<std::int32_t>(random.next() % 400'000)});
      break;
    default: c.path = {}; break;
  }
  return c;
}

class Contract : public ::testing::TestWithParam<Case> {
 protected:
  void SetUp() override {
    data::Problems problems;
    plan = fyrd::plan(*GetParam().rules, data::Library::embedded(), GetParam().scenario, {}, problems);
    ASSERT_TRUE(problems.empty()) << problems.text();
    battle = open(*GetParam().rules, plan);
    ASSERT_TRUE(battle);
  }

  // Answers everything that is asked with a player until the game is over or `most` answers are given.
  void play_on(Game& game, const Player& player, Random& random, int most = 1'000'000) {
    for (; most > 0 && !game.over(); --most) {
      ASSERT_FALSE(game.wanted().empty()) << "a seeded game that is not over asks somebody";
      const Side side = game.wanted().front().side;
      Choice choice;
      game.at_question(
          side, [&](const Tabletop& s, const Question& q) { choice = player.answer({*battle, s, q, s, {}}, random); });
      const Verdict no = game.answer(side, choice);
      ASSERT_FALSE(no) << no->message;
    }
  }

  Plan plan;
  std::shared_ptr<const Battle> battle;
  std::unique_ptr<const Player> quick = make_player("quick"), chance = make_player("random");
};

}  // namespace fyrd
