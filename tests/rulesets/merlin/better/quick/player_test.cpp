// The quick player of Lord Merlin's better game: always legal, and much better than chance.
#include "tests/rulesets/match.h"
#include "tests/rulesets/merlin/better/stage.h"
#include "tests/thorough.h"

namespace fyrd::merlin::better {

namespace {

constexpr int games = enough(400);

Match play_match(const char* scenario, const char* red_player, const char* blue_player, std::uint64_t count) {
  return fyrd::play_match(*opened("merlin-better", scenario), red_player, blue_player, count);
}

Choice advice(BetterStage& stage) {
  Choice c;
  Random random(1, Stream::players, 0);
  stage.game().at_question(stage.asked_whom(),
                           [&](const Tabletop& s, const Question& q) { c = stage.battle().quick(s, q, random); });
  return c;
}

}  // namespace

TEST(MerlinBetterQuick, beats_chance_with_the_boar) {
  const Match match = play_match("field", "quick", "random", games);
  EXPECT_GE(match.wins[0], games * 95 / 100) << match.draws << " draws";
  EXPECT_EQ(match.illegal, 0) << match.first_refusal;
}

TEST(MerlinBetterQuick, beats_chance_with_the_castle_watch) {
  const Match match = play_match("field", "random", "quick", games);
  EXPECT_GE(match.wins[1], games * 95 / 100) << match.draws << " draws";
  EXPECT_EQ(match.illegal, 0) << match.first_refusal;
}

TEST(MerlinBetterQuick, battles_in_the_field_end_before_the_last_turn) {
  for (const auto& [red, blue] : {std::pair{"quick", "quick"}, {"quick", "random"}, {"random", "quick"}}) {
    const Match match = play_match("field", red, blue, games);
    EXPECT_LE(match.lasting(45), games / 100) << red << " against " << blue;
    EXPECT_EQ(match.illegal, 0) << match.first_refusal;
  }
}

TEST(MerlinBetterQuick, at_the_bridge_neither_side_has_much_the_better_of_it) {
  const Match match = play_match("bridge", "quick", "quick", games);
  EXPECT_LE(match.wins[0], games * 75 / 100);
  EXPECT_LE(match.wins[1], games * 75 / 100);
  EXPECT_EQ(match.illegal, 0) << match.first_refusal;
}

TEST(MerlinBetterQuick, a_pike_strikes_from_where_a_sword_cannot) {
  BetterStage stage;
  stage.red("Anselm", "pikeman", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 32});
  stage.first(red);
  stage.picks("Anselm", 6, 6);
  stage.give(advice(stage));
  EXPECT_TRUE(in_reach(stage.here(), stage.id("Anselm"), stage.id("Rolf"), 6_in));
  EXPECT_FALSE(in_reach(stage.here(), stage.id("Anselm"), stage.id("Rolf"), 5_in));
}

TEST(MerlinBetterQuick, a_crossbow_stands_to_load_and_where_it_has_a_target) {
  BetterStage stage;
  stage.red("Jehan", "crossbowman", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 45});
  stage.first(red);
  EXPECT_EQ(advice(stage).verb, PickOrder::done);
}

TEST(MerlinBetterQuick, dice_go_where_they_are_worth_most) {
  BetterStage stage;
  stage.red("Hugh", "mounted-knight", {20, 20});
  stage.blue("Rolf", "dismounted-knight", {20, 23.5});
  stage.blue("Wat", "peasant", {23.5, 20}, leader);
  stage.first(red);
  stage.to(red, "strike");
  EXPECT_EQ(advice(stage).target, stage.id("Wat"));
}

}  // namespace fyrd::merlin::better
