// Several sides asked at once: each sees its own question only, and must say who it is.
#include "client.h"
#include "core/play/hash.h"
#include "core/play/here.h"
#include "protocol/choice.h"
#include "protocol/requests.h"
#include "protocol/view.h"

namespace fyrd::protocol {

namespace {

class Bid final : public Question {
 public:
  static constexpr Verb all[] = {{"pass"},
                                 {"bid", uses_number},
                                 {"gang", uses_figures},
                                 {"face", uses_figure | uses_target | uses_facing}};
  explicit Bid(Side who) : Question("bid", "TOY-1", all, who) {}
  std::string prompt() const override { return "Bid."; }
  Verdict check(const Choice&) const override { return {}; }
  void list(Options& options) const override {
    options.add({}, [] { return "Pass"; });
  }
  Choice quiet() const override { return {}; }
};

struct Bids : Tabletop {
  int bids[2] = {};
};

class Auction final : public BattleOf<Auction, Bids> {
 public:
  Auction() {
    members = {{"ann", "Ann", Side{0}, "bidder"}, {"bob", "Bob", Side{1}, "bidder"}};
    parties = {{"left", "Left"}, {"right", "Right"}};
    bases = {disc({}, 1_in)};
  }
  void start(Bids& s) const { s.side_count = 2, s.figure_count = 2, s.turn = 1; }
  void play(Bids& s, Play& play) const {
    play.together(2, [&](Side side) { s.bids[side.index] = play.ask(Bid(side)).number; });
    if (++s.turn > 3) s.ending = Ending::drawn;
  }
  void fingerprint(const Bids& s, Hash& h) const { h.all(s.bids[0], s.bids[1]); }
  std::span<const TurnPart> parts() const override {
    static constexpr TurnPart all[] = {{"auction", ""}};
    return all;
  }
  std::size_t part(const Tabletop&) const override { return 0; }
  std::string verdict(const Tabletop&) const override { return "Sold."; }
  Fraction menace(const Tabletop&, FigureId, FigureId, bool) const override { return {}; }
  Choice quick(const Tabletop&, const Question& question, Random&) const override { return question.quiet(); }
};

Json parsed(const char* text) { return Json::parse(text); }

}  // namespace

TEST(Secret, a_side_must_say_who_it_is) {
  Game game(std::make_shared<Auction>(), DiceMode::seeded, 1);
  ASSERT_EQ(game.wanted().size(), 2u);
  const Json anonymous = Json::object(), right = parsed(R"({"side":"right"})");
  EXPECT_EQ(asked_side({}, game, Reader(anonymous, "bad_request")).fault().code, "which_side");
  const auto side = asked_side({}, game, Reader(right, "bad_request"));
  ASSERT_TRUE(side);
  EXPECT_EQ(side->index, 1);
}

TEST(Secret, each_side_sees_its_own_question) {
  Game game(std::make_shared<Auction>(), DiceMode::seeded, 1);
  Json out;
  add_standing(out, game, {.side = Side{1}});
  ASSERT_EQ(out["pending"].size(), 2u);
  EXPECT_EQ(dump(out["pending"][0]), R"({"side":"left","waiting":true})");
  EXPECT_EQ(out["pending"][1]["kind"], "bid");

  // What the other side has decided shows in nothing but in that it is no longer asked.
  Choice five;
  five.verb = 1, five.number = 5;
  const std::uint64_t hash = game.hash();
  ASSERT_FALSE(game.answer(Side{1}, five));
  EXPECT_EQ(game.hash(), hash);
  Json after;
  add_standing(after, game, {.side = Side{0}});
  ASSERT_EQ(after["pending"].size(), 1u);
  EXPECT_EQ(after["pending"][0]["kind"], "bid");
  ASSERT_FALSE(game.answer(Side{0}, {}));
  EXPECT_NE(game.hash(), hash);
  EXPECT_STREQ(game.inputs()[0].verb.name, "bid");
}

TEST(ChoiceJson, every_part_there_and_back) {
  const Auction battle;
  const Bid question(Side{0});
  for (const char* text :
       {R"({"verb":"pass"})", R"({"verb":"bid","number":-7})", R"({"verb":"gang","figures":["bob","ann"]})",
        R"({"verb":"face","figure":"ann","target":"bob","facing":359.995})"}) {
    const auto choice = read_choice(battle, question.verbs(), parsed(text));
    ASSERT_TRUE(choice) << text << ": " << choice.fault().message;
    EXPECT_EQ(dump(choice_json(battle, question.verbs()[choice->verb], *choice)), text);
  }
}

TEST(ChoiceJson, wrong_parts_are_refused) {
  const Auction battle;
  const Bid question(Side{0});
  for (const char* text :
       {R"({"verb":"bid"})", R"({"verb":"bid","number":32768})", R"({"verb":"bid","number":"5"})",
        R"({"verb":"bid","number":1.5})", R"({"verb":"bid","number":9223372036854775808})", R"({"verb":"gang"})",
        R"({"verb":"gang","figures":["bob"],"number":1})", R"({"verb":"gang","figures":"bob"})",
        R"({"verb":"gang","figures":[1]})", R"({"verb":"gang","figures":[]})",
        R"({"verb":"gang","figures":["ann","ann","ann","ann","ann","ann","ann","ann","ann"]})",
        R"({"verb":"face","figure":"ann","target":"bob"})",
        R"({"verb":"face","figure":"ann","target":"bob","facing":"north"})",
        R"({"verb":"face","figure":"ann","target":null,"facing":0})", R"([])", R"("pass")"}) {
    const auto choice = read_choice(battle, question.verbs(), parsed(text));
    ASSERT_FALSE(choice) << text;
    EXPECT_EQ(choice.fault().code, "bad_choice") << text;
  }
}

}  // namespace fyrd::protocol
