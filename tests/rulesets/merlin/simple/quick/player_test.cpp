// The quick player of Lord Merlin's simple game: always legal, and much better than chance.
#include "tests/rulesets/match.h"
#include "tests/rulesets/merlin/simple/stage.h"
#include "tests/thorough.h"

namespace fyrd::merlin::simple {

namespace {

Match play_match(const char* red_player, const char* blue_player, std::uint64_t games) {
  return fyrd::play_match(*opened("merlin-simple", "field"), red_player, blue_player, games);
}

constexpr int games = thorough > 1 ? 400 : 200;

}  // namespace

TEST(MerlinSimpleQuick, beats_chance_with_the_boar) {
  const Match match = play_match("quick", "random", games);
  EXPECT_GE(match.wins[0], games * 95 / 100) << match.draws << " draws";
  EXPECT_EQ(match.illegal, 0) << match.first_refusal;
}

TEST(MerlinSimpleQuick, beats_chance_with_the_castle_watch) {
  const Match match = play_match("random", "quick", games);
  EXPECT_GE(match.wins[1], games * 95 / 100) << match.draws << " draws";
  EXPECT_EQ(match.illegal, 0) << match.first_refusal;
}

TEST(MerlinSimpleQuick, every_answer_is_legal) {
  const Match match = play_match("quick", "quick", games / 4);
  EXPECT_GT(match.answers, games / 4 * 20) << "they did play";
  EXPECT_EQ(match.illegal, 0) << match.first_refusal;
}

TEST(MerlinSimpleQuick, the_lone_winner_takes_the_dearest) {
  SimpleStage stage;
  stage.red("Wat", "peasant", {20, 18});
  stage.red("Hugh", "dismounted-knight", {20, 22});
  stage.blue("Rolf", "sergeant", {20, 20});
  stage.first(red);
  EXPECT_EQ(stage.fights({"Wat", "Hugh"}, "Rolf", 1, 6), "loss");
  Choice advice;
  Random random(1, Stream::players, 0);
  stage.game().at_question(blue,
                           [&](const Tabletop& s, const Question& q) { advice = stage.battle().quick(s, q, random); });
  EXPECT_EQ(advice, LossOrder::falls(stage.id("Hugh")));
}

}  // namespace fyrd::merlin::simple
