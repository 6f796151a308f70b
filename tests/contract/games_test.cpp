// Whole games: they end, they replay, they can be taken back, and threads do not matter.
#include <nlohmann/json.hpp>

#include "protocol/session.h"
#include "tests/contract/contract.h"

namespace fyrd {
namespace {

using Json = nlohmann::ordered_json;

TEST_P(Contract, random_legal_games_end) {
  const std::vector<const Player*> players(battle->parties.size(), chance.get());
  for (const Outcome& o : simulate_many(*battle, players, 11, 3 * thorough, 2)) {
    EXPECT_GT(o.turns, 0);
    EXPECT_LT(o.decisions, Game::max_inputs / 4);
  }
}

TEST_P(Contract, the_same_seed_gives_the_same_games_on_any_number_of_threads) {
  const std::vector<const Player*> players(battle->parties.size(), quick.get());
  const auto one = simulate_many(*battle, players, 5, 6 * thorough, 1);
  const auto three = simulate_many(*battle, players, 5, 6 * thorough, 3);
  const auto other = simulate_many(*battle, players, 6, 6 * thorough, 3);
  int same = 0;
  ASSERT_EQ(one.size(), three.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].hash, three[i].hash);
    same += one[i].hash == other[i].hash;
  }
  EXPECT_LT(same, 4) << "another seed must be another game";
}

TEST_P(Contract, a_simulated_game_is_the_game_the_referee_plays) {
  const std::vector<const Player*> players(battle->parties.size(), quick.get());
  const Outcome straight = simulate(*battle, players, 42);
  Game game(battle, DiceMode::seeded, 42);
  Random random(42, Stream::players, 0);
  play_on(game, *quick, random);
  EXPECT_EQ(game.hash(), straight.hash) << "running adrift and again must not show in the result";
}

TEST_P(Contract, a_copied_state_plays_on_like_the_original) {
  Game game(battle, DiceMode::seeded, 3);
  Random random(3, Stream::players, 0);
  play_on(game, *chance, random, 25);
  Game twin = game;
  Random again = random;
  play_on(game, *chance, random, 25);
  play_on(twin, *chance, again, 25);
  EXPECT_EQ(game.hash(), twin.hash());
  EXPECT_EQ(game.checkpoint_hashes(), twin.checkpoint_hashes());
}

TEST_P(Contract, undo_and_redo_of_every_part_of_a_game_give_the_same_hash) {
  Game game(battle, DiceMode::seeded, 8);
  Random random(8, Stream::players, 0);
  play_on(game, *quick, random, 40);
  const std::vector<Input> inputs = game.inputs();
  for (std::size_t keep = 0; keep < inputs.size(); keep += 1 + inputs.size() / 30) {
    Game back = game;
    ASSERT_FALSE(back.undo(keep));
    while (back.inputs().size() < inputs.size()) {
      const Input& next = inputs[back.inputs().size()];
      ASSERT_EQ(next.kind, Input::Kind::choice) << "seeded dice fall by themselves";
      ASSERT_FALSE(back.answer(next.side, next.choice));
    }
    EXPECT_EQ(back.hash(), game.hash());
    EXPECT_EQ(back.checkpoint_hashes(), game.checkpoint_hashes());
    EXPECT_EQ(back.events().size(), game.events().size());
  }
}

TEST_P(Contract, typed_dice_play_the_same_game_as_seeded_ones) {
  Game game(battle, DiceMode::seeded, 21);
  Random random(21, Stream::players, 0);
  play_on(game, *quick, random, 30);
  Game typed(battle, DiceMode::manual, 0);
  for (const Input& input : game.inputs()) {
    const Verdict no =
        input.kind == Input::Kind::roll ? typed.roll(input.faces) : typed.answer(input.side, input.choice);
    ASSERT_FALSE(no) << no->message;
  }
  EXPECT_EQ(typed.hash(), game.hash());
}

TEST_P(Contract, a_record_replays_to_the_same_hash_and_a_changed_one_is_refused) {
  protocol::Session session;
  const auto ask = [](protocol::Session& s, const Json& request) {
    return Json::parse(s.handle(request.dump()), nullptr, false);
  };
  const Json begun =
      ask(session, {{"do", "new"}, {"rules", GetParam().rules->id()}, {"scenario", GetParam().scenario}, {"seed", 4}});
  ASSERT_TRUE(begun.contains("ok")) << begun.dump();
  for (int i = 0; i < 60; ++i) {
    const Json advice = ask(session, {{"do", "advise"}});
    if (!advice.contains("ok")) break;
    ASSERT_TRUE(ask(session, {{"do", "answer"}, {"choice", advice["ok"]["choice"]}}).contains("ok"));
  }
  const Json record = ask(session, {{"do", "record"}})["ok"]["record"];
  const std::string hash = ask(session, {{"do", "view"}})["ok"]["hash"];
  protocol::Session elsewhere{data::Library{}};  // with no data of its own: a record carries what it needs
  const Json loaded = ask(elsewhere, {{"do", "load"}, {"record", record}});
  ASSERT_TRUE(loaded.contains("ok")) << loaded.dump();
  EXPECT_EQ(loaded["ok"]["hash"], hash);

  Json forged = record;
  forged["checkpoints"][1] = "0000000000000001";
  EXPECT_EQ(ask(elsewhere, {{"do", "load"}, {"record", forged}})["error"]["code"], "hash_mismatch");
  EXPECT_EQ(ask(elsewhere, {{"do", "view"}})["ok"]["hash"], hash) << "a refused record leaves the game alone";
}

TEST_P(Contract, a_replay_shows_the_table_after_every_input) {
  Game game(battle, DiceMode::seeded, 13);
  Random random(5, Stream::players, 0);
  play_on(game, *quick, random, 60);
  const std::size_t total = game.inputs().size();
  for (const std::size_t from : {std::size_t{0}, total / 2, total - 1, total}) {
    std::size_t next = from;
    game.replay(from, total, [&](const Moment& moment) {
      ASSERT_EQ(moment.inputs, next++);
      const Game past = game.at(moment.inputs);
      EXPECT_EQ(battle->hash(moment.table), past.hash()) << "after " << moment.inputs;
      EXPECT_EQ(moment.events, past.events().size()) << "after " << moment.inputs;
      EXPECT_EQ(past.inputs().size(), moment.inputs);
    });
    EXPECT_EQ(next, total + 1);
  }
  std::size_t shown = 0;
  game.replay(0, total / 3, [&](const Moment&) { ++shown; });
  EXPECT_EQ(shown, total / 3 + 1);
}

TEST_P(Contract, looking_at_a_question_draws_no_dice_and_changes_nothing) {
  Game game(battle, DiceMode::seeded, 13);
  Random random(13, Stream::players, 0);
  play_on(game, *quick, random, 20);
  if (game.over()) return;
  const auto hash = game.hash();
  const auto inputs = game.inputs().size();
  for (int i = 0; i < 3; ++i) {
    game.at_question(game.wanted()[0].side, [&](const Tabletop&, const Question& q) {
      Options options;
      q.list(options);
      for (const Option& option : options.all()) q.explain(option.choice);
    });
  }
  EXPECT_EQ(game.hash(), hash);
  EXPECT_EQ(game.inputs().size(), inputs);
}

INSTANTIATE_TEST_SUITE_P(Games, Contract, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
