// A player who thinks: the same answer from any number of hands, and nothing in it that its side does not know.
#include "ai/captain.h"

#include <gtest/gtest.h>

#include <thread>

#include "ai/ask.h"
#include "ai/level.h"
#include "rulesets/ruleset.h"
#include "tests/rulesets/match.h"

namespace fyrd {
namespace {

constexpr Effort some{.questions = 400, .turns = 1};

// Three threads, and the last piece first.
void three_hands(std::uint32_t count, const std::function<void(std::uint32_t)>& work) {
  std::vector<std::jthread> hands;
  for (std::uint32_t hand = 0; hand < 3; ++hand) {
    hands.emplace_back([=] {
      for (std::uint32_t i = count; i-- > 0;) {
        if (i % 3 == hand) work(i);
      }
    });
  }
}

Thoughts thoughts_on(const Game& game, Side side, const Crew& crew = alone) {
  Thoughts thoughts;
  game.at_question(side, [&](const Tabletop& now, const Question& question) {
    Random random(7, Stream::players, 0);
    thoughts = think(asked(game, now, question), some, random, crew);
  });
  return thoughts;
}

void expect_same(const Thoughts& a, const Thoughts& b) {
  EXPECT_EQ(a.scripted, b.scripted);
  EXPECT_EQ(a.questions, b.questions);
  ASSERT_EQ(a.tried.size(), b.tried.size());
  for (std::size_t i = 0; i < a.tried.size(); ++i) {
    EXPECT_TRUE(a.tried[i].choice == b.tried[i].choice) << i;
    EXPECT_EQ(a.tried[i].chances, b.tried[i].chances) << i;
  }
}

// Answers so many questions as the script does.
void play_on(Game& game, int answers) {
  const auto quick = make_player("quick");
  for (; answers > 0 && !game.over(); --answers) {
    const Side side = game.wanted()[0].side;
    ASSERT_FALSE(game.answer(side, ask(*quick, game, side)));
  }
}

class EveryRuleset : public ::testing::TestWithParam<const Ruleset*> {
 protected:
  std::shared_ptr<const Battle> battle = opened(GetParam()->id(), "");
};

TEST_P(EveryRuleset, thinks_the_same_with_any_number_of_hands) {
  Game game(battle, DiceMode::seeded, 3);
  for (int i = 0; i < 6 && !game.over(); ++i) {
    const Side side = game.wanted()[0].side;
    expect_same(thoughts_on(game, side), thoughts_on(game, side, three_hands));
    play_on(game, 11);
  }
}

TEST_P(EveryRuleset, does_not_know_the_dice_to_come) {
  Game game(battle, DiceMode::seeded, 3);
  play_on(game, 12);
  ASSERT_FALSE(game.over());
  Game other(battle, DiceMode::manual, 4);  // the same until now, by another seed
  for (const Input& input : game.inputs()) {
    ASSERT_FALSE(input.kind == Input::Kind::roll ? other.roll(input.faces) : other.answer(input.side, input.choice));
  }
  ASSERT_EQ(game.hash(), other.hash());
  const Side side = game.wanted()[0].side;
  expect_same(thoughts_on(game, side), thoughts_on(other, side));
}

TEST_P(EveryRuleset, does_not_know_what_others_decide_in_secret) {
  Game game(battle, DiceMode::seeded, 3);
  const auto quick = make_player("quick"), chance = make_player("random");
  for (int i = 0; i < 40 && !game.over(); ++i) {
    if (game.wanted().size() > 1) {
      const Side first = game.wanted()[0].side, second = game.wanted()[1].side;
      const Thoughts before = thoughts_on(game, second);
      Game one = game, two = game;
      ASSERT_FALSE(one.answer(first, ask(*quick, one, first)));
      ASSERT_FALSE(two.answer(first, ask(*chance, two, first)));
      if (!one.wanted_of(second) || !two.wanted_of(second)) break;
      expect_same(before, thoughts_on(one, second));
      expect_same(before, thoughts_on(two, second));
    }
    play_on(game, 3);
  }
}

TEST_P(EveryRuleset, levels_answer_as_the_rules_allow) {
  const Captain hasty({.questions = 60, .turns = 1}, alone);
  const Recruit recruit;
  const Player* const players[] = {&hasty, &recruit, &hasty, &recruit};
  Game game(battle, DiceMode::seeded, 5);
  for (int i = 0; i < 60 && !game.over(); ++i) {
    const Side side = game.wanted()[0].side;
    const Verdict no = game.answer(side, ask(*players[side.index], game, side));
    ASSERT_FALSE(no) << no->message;
  }
}

INSTANTIATE_TEST_SUITE_P(Captain, EveryRuleset, ::testing::ValuesIn(rulesets()), [](const auto& about) {
  std::string name = about.param->id();
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST(Captain, always_tries_what_the_script_would_do) {
  Game game(opened("newcastle", ""), DiceMode::seeded, 1);
  play_on(game, 5);
  const Side side = game.wanted()[0].side;
  const Thoughts thoughts = thoughts_on(game, side);
  ASSERT_LT(thoughts.scripted, thoughts.tried.size());
  EXPECT_TRUE(thoughts.tried[thoughts.scripted].choice == ask(*make_player("quick"), game, side));
}

// Of over a hundred things that can be ordered most are ways to walk.
TEST(Captain, tries_every_kind_of_deed_where_a_list_is_too_long) {
  Game game(opened("darkages", ""), DiceMode::seeded, 1);
  play_on(game, 60);
  ASSERT_FALSE(game.over());
  game.at_question(game.wanted()[0].side, [&](const Tabletop& now, const Question& question) {
    Random random(7, Stream::players, 0);
    const Thoughts thoughts = think(asked(game, now, question), {.questions = 8'000, .turns = 1}, random, alone);
    const auto tried = [&](const Choice& c) {
      return std::ranges::any_of(thoughts.tried, [&](const Tried& t) {
        return t.choice.figure == c.figure && t.choice.verb == c.verb && t.choice.target == c.target;
      });
    };
    Options options(false);
    question.list(options);
    EXPECT_LT(thoughts.tried.size(), options.all().size() / 2);
    const FigureId who = thoughts.tried[thoughts.scripted].choice.figure;
    for (const Option& option : options.all()) {
      if (option.choice.figure == who) EXPECT_TRUE(tried(option.choice)) << question.verbs()[option.choice.verb].name;
    }
  });
}

TEST(Captain, chances_lie_between_never_and_certain) {
  Game game(opened("merlin-better", ""), DiceMode::seeded, 1);
  for (const Tried& tried : thoughts_on(game, game.wanted()[0].side).tried) {
    EXPECT_GE(tried.chance(), 0);
    EXPECT_LE(tried.chance(), certain);
  }
}

}  // namespace
}  // namespace fyrd
