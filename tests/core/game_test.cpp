// Games as checkpoint plus inputs, proved on a toy battle with open and secret decisions and dice that may repeat.
#include "core/play/game.h"

#include <gtest/gtest.h>

#include "core/events/narrate.h"
#include "core/play/hash.h"
#include "core/play/here.h"

namespace fyrd {
namespace {

// Two sides bid in secret, the higher bid rolls until the die shows at least three, and its owner then takes or leaves
// the points. Five rounds.
struct ToyState : Tabletop {
  int bids[2] = {0, 0};
  int score[2] = {0, 0};
};

class Bid final : public Question {
 public:
  static constexpr Verb all[] = {{"bid", uses_number}};
  Bid(const ToyState& s, Side side) : Question("bid", "TOY-1", all, side), s_(s) {}
  std::string prompt() const override { return "How much, against " + std::to_string(s_.bids[1 - who.index]) + "?"; }
  Verdict check(const Choice& c) const override {
    if (c.number < 1 || c.number > 3) return Refusal{"bad_bid", "One, two or three.", "TOY-1"};
    return {};
  }
  void list(Options& out) const override {
    for (std::int16_t n = 1; n <= 3; ++n) out.add(bid(n), [] { return "bid"; });
  }
  Choice quiet() const override { return bid(1); }
  int read(const Choice& c) const { return c.number; }
  static Choice bid(std::int16_t n) {
    Choice c;
    c.number = n;
    return c;
  }

 private:
  const ToyState& s_;
};

class Take final : public Question {
 public:
  static constexpr Verb all[] = {{"leave"}, {"take"}};
  explicit Take(Side side) : Question("take", "TOY-2", all, side) {}
  std::string prompt() const override { return "Take the points?"; }
  Verdict check(const Choice&) const override { return {}; }
  void list(Options& out) const override {
    for (std::uint8_t v = 0; v < 2; ++v) out.add(verb(v), [] { return "take or leave"; });
  }
  Choice quiet() const override { return verb(0); }
  static Choice verb(std::uint8_t v) {
    Choice c;
    c.verb = v;
    return c;
  }
};

class ToyBattle final : public BattleOf<ToyBattle, ToyState> {
 public:
  ToyBattle() { parties = {{"red", "Red"}, {"blue", "Blue"}}; }
  void start(ToyState& s) const { s.side_count = 2, s.turn = 1; }
  void play(ToyState& s, Play& play) const {
    play.together(2, [&](Side side) { s.bids[side.index] = play.ask(Bid(s, side)); });
    const Side high{static_cast<std::uint8_t>(s.bids[1] > s.bids[0])};
    int face = 0;
    do face = play.roll(d(6), {"TOY-3", "the purse", nobody, nobody, high}).sum();
    while (face < 3);
    play.tell([&] {
      Event e;
      e.kind = "offered", e.rule = "TOY-3", e.text = "{side} is offered {number}.", e.side = high, e.number = face;
      return e;
    });
    if (play.ask(Take(high)).verb == 1) s.score[high.index] += face;
    if (++s.turn > 5) s.ending = Ending::drawn;
  }
  void fingerprint(const ToyState& s, Hash& h) const { h.all(s.bids[0], s.bids[1], s.score[0], s.score[1]); }
  std::span<const TurnPart> parts() const override {
    static constexpr TurnPart all[] = {{"round", ""}};
    return all;
  }
  std::size_t part(const Tabletop&) const override { return 0; }
  std::string verdict(const Tabletop&) const override { return "Five rounds."; }
  Fraction menace(const Tabletop&, FigureId, FigureId, bool) const override { return {}; }
  Choice quick(const Tabletop&, const Question& q, Random&) const override { return q.quiet(); }
};

constexpr Side red{0}, blue{1};

std::shared_ptr<const Battle> toy() { return std::make_shared<ToyBattle>(); }
const ToyState& state(const Game& g) { return static_cast<const ToyState&>(g.now()); }
using Faces = std::vector<std::uint16_t>;

TEST(Game, waits_for_both_secret_decisions_and_reveals_neither_before) {
  Game game(toy(), DiceMode::manual, 1);
  ASSERT_EQ(game.wanted().size(), 2u);
  EXPECT_FALSE(game.answer(blue, Bid::bid(3)));
  ASSERT_EQ(game.wanted().size(), 1u);
  EXPECT_EQ(game.wanted()[0].side, red);
  EXPECT_EQ(state(game).bids[1], 0) << "the state shown while red decides must not hold blue's secret";
  EXPECT_EQ(game.wanted()[0].prompt, "How much, against 0?");
  EXPECT_TRUE(game.events().empty());
  bool looked = game.at_question(red, [](const Tabletop& s, const Question& q) {
    EXPECT_EQ(static_cast<const ToyState&>(s).bids[1], 0);
    EXPECT_STREQ(q.kind, "bid");
  });
  EXPECT_TRUE(looked);
  EXPECT_FALSE(game.answer(red, Bid::bid(2)));
  ASSERT_TRUE(game.wanted_roll());
  EXPECT_EQ(game.wanted_roll()->side, blue);
  EXPECT_EQ(state(game).bids[1], 3);
}

TEST(Game, secret_answers_may_come_in_any_order_with_the_same_result) {
  Game a(toy(), DiceMode::seeded, 9), b(toy(), DiceMode::seeded, 9);
  EXPECT_FALSE(a.answer(red, Bid::bid(1)) || a.answer(blue, Bid::bid(2)));
  EXPECT_FALSE(b.answer(blue, Bid::bid(2)) || b.answer(red, Bid::bid(1)));
  EXPECT_EQ(a.hash(), b.hash());
}

TEST(Game, a_secret_seen_by_the_second_to_plan_is_not_the_answer_of_the_first) {
  Game game(toy(), DiceMode::manual, 1);
  EXPECT_FALSE(game.answer(red, Bid::bid(3)));
  std::string prompt;
  game.at_question(blue, [&](const Tabletop&, const Question& q) { prompt = q.prompt(); });
  EXPECT_EQ(prompt, "How much, against 1?") << "red's bid of three must be replaced by a quiet one for blue's eyes";
  EXPECT_EQ(game.wanted_of(blue)->prompt, prompt);
}

TEST(Game, a_refused_answer_changes_nothing) {
  Game game(toy(), DiceMode::manual, 1);
  EXPECT_FALSE(game.answer(red, Bid::bid(2)));
  const auto hash = game.hash();
  const Verdict no = game.answer(blue, Bid::bid(7));
  ASSERT_TRUE(no);
  EXPECT_EQ(no->code, "bad_bid");
  EXPECT_EQ(no->rule, "TOY-1");
  EXPECT_EQ(game.hash(), hash);
  EXPECT_EQ(game.inputs().size(), 1u);
  EXPECT_EQ(game.answer(red, Bid::bid(2))->code, "not_your_decision");
  Choice odd = Bid::bid(2);
  odd.figure = FigureId{3};
  EXPECT_EQ(game.answer(blue, odd)->code, "bad_choice");
  odd = Bid::bid(2);
  odd.verb = 9;
  EXPECT_EQ(game.answer(blue, odd)->code, "bad_choice");
  EXPECT_EQ(game.roll(Faces{3})->code, "no_roll_wanted");
  EXPECT_EQ(game.inputs().size(), 1u);
}

TEST(Game, typed_dice_must_fit_the_pool) {
  Game game(toy(), DiceMode::manual, 1);
  EXPECT_FALSE(game.answer(red, Bid::bid(2)) || game.answer(blue, Bid::bid(1)));
  EXPECT_EQ(game.roll(Faces{7})->code, "bad_faces");
  EXPECT_EQ(game.roll(Faces{0})->code, "bad_faces");
  EXPECT_EQ(game.roll(Faces{1, 2})->code, "bad_faces");
  EXPECT_EQ(game.roll(Faces{})->code, "bad_faces");
  EXPECT_FALSE(game.roll(Faces{2}));
  EXPECT_TRUE(game.wanted_roll()) << "two is too low, so the die falls again";
  EXPECT_FALSE(game.roll(Faces{5}));
  EXPECT_EQ(game.wanted()[0].kind, "take");
  EXPECT_EQ(narrate(game.battle(), game.events().back()), "Red is offered 5.");
}

// Plays to the end: bids and takes that depend on the round.
void play_out(Game& game) {
  while (!game.over()) {
    const Wanted w = game.wanted()[0];
    const auto n = static_cast<std::int16_t>(1 + (game.inputs().size() + w.side.index) % 3);
    ASSERT_FALSE(game.answer(w.side, w.kind == "bid" ? Bid::bid(n) : Take::verb(1)));
  }
}

TEST(Game, replays_its_own_inputs_to_the_same_checkpoints) {
  Game game(toy(), DiceMode::seeded, 77);
  play_out(game);
  ASSERT_EQ(game.checkpoint_hashes().size(), 6u);
  Game again(toy(), DiceMode::manual, 0);
  for (const Input& input : game.inputs())
    ASSERT_FALSE(input.kind == Input::Kind::roll ? again.roll(input.faces) : again.answer(input.side, input.choice));
  EXPECT_EQ(again.checkpoint_hashes(), game.checkpoint_hashes());
  EXPECT_EQ(again.events().size(), game.events().size());
  EXPECT_EQ(again.answer(red, Bid::bid(1))->code, "battle_over");
}

TEST(Game, an_open_question_after_a_secret_one_is_seen_with_what_was_revealed) {
  Game game(toy(), DiceMode::manual, 1);
  EXPECT_FALSE(game.answer(red, Bid::bid(1)) || game.answer(blue, Bid::bid(3)) || game.roll(Faces{4}));
  ASSERT_EQ(game.wanted()[0].kind, "take");
  bool looked = game.at_question(blue, [](const Tabletop& s, const Question& q) {
    EXPECT_STREQ(q.kind, "take");
    EXPECT_EQ(static_cast<const ToyState&>(s).bids[0], 1);
    EXPECT_EQ(static_cast<const ToyState&>(s).bids[1], 3);
  });
  EXPECT_TRUE(looked);
  EXPECT_FALSE(game.at_question(red, [](const Tabletop&, const Question&) { FAIL(); })) << "nothing is asked of red";
}

TEST(Game, undo_to_every_input_and_redo_gives_the_same_game) {
  Game game(toy(), DiceMode::seeded, 5);
  play_out(game);
  const auto last = game.hash();
  for (std::size_t keep = 0; keep <= game.inputs().size(); ++keep) {
    Game back = game;
    ASSERT_FALSE(back.undo(keep));
    play_out(back);
    EXPECT_EQ(back.hash(), last) << "after going back to input " << keep;
  }
  EXPECT_EQ(game.undo(game.inputs().size() + 1)->code, "bad_undo");
}

TEST(Game, a_fork_goes_its_own_way) {
  Game game(toy(), DiceMode::seeded, 5);
  EXPECT_FALSE(game.answer(red, Bid::bid(2)));
  Game fork = game;
  EXPECT_FALSE(fork.answer(blue, Bid::bid(3)));
  EXPECT_EQ(game.inputs().size(), 1u);
  EXPECT_EQ(game.wanted()[0].side, blue);
}

TEST(Game, a_longer_game_keeps_few_states_and_can_still_go_back_anywhere) {
  Game game(toy(), DiceMode::seeded, 123);
  play_out(game);
  ASSERT_FALSE(game.undo(*game.before_last_choice()));
  EXPECT_FALSE(game.over());
  EXPECT_EQ(game.wanted()[0].kind, "take");
}

}  // namespace
}  // namespace fyrd
