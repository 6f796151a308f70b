// The quick player of Lord Merlin's more realistic game: always legal, and much better than chance.
#include "tests/rulesets/match.h"
#include "tests/rulesets/merlin/realistic/stage.h"
#include "tests/thorough.h"

namespace fyrd::merlin::realistic {

namespace {

Match play_match(const char* scenario, const char* red_player, const char* blue_player, std::uint64_t count,
                 std::vector<std::string> sides = {}) {
  const Ruleset& rules = *find_ruleset("merlin-realistic");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  return fyrd::play_match(*rules.open(library, plan(rules, library, scenario, sides, problems), problems), red_player,
                          blue_player, count);
}

Choice advice(RealisticStage& stage) {
  Choice c;
  Random random(1, Stream::players, 0);
  stage.game().at_question(stage.asked_whom(),
                           [&](const Tabletop& s, const Question& q) { c = stage.battle().quick(s, q, random); });
  return c;
}

// A wall six inches high with a gate in it and a ladder at its foot, three reds at the ladder, two blues above it.
struct Wall : RealisticStage {
  Wall() {
    ground("castle-wall", {40, 60}, {80, 63});
    ground("gate", {80, 60.8}, {84, 62.2});
    ground("castle-wall", {84, 60}, {90, 63});
    ground("courtyard", {40, 63}, {90, 80});
    ground("ladder", {59.7, 58.4}, {60.3, 60.4});
    red("Wat", "spearman", {59, 59.2});
    red("Ned", "spearman", {61, 59.2});
    red("Gib", "spearman", {60, 57.8});
    red("Hob", "halberdier", {82, 58});
    blue("Odo", "sergeant", {60, 61.5});
    blue("Guy", "sergeant", {58.2, 60.9});
    first(fyrd::red);
  }
};

}  // namespace

TEST(MerlinRealisticQuick, three_put_a_ladder_up_and_those_above_push) {
  Wall stage;
  int hands = 0;
  for (Choice c = advice(stage); stage.asked() == "move" && stage.asked_whom() == red; c = advice(stage)) {
    hands += c.verb == MoveOrder::raise;
    stage.give(c);
  }
  EXPECT_EQ(hands, 3);
  stage.to("strike", blue);
  EXPECT_EQ(advice(stage).verb, BlowOrder::push);
}

TEST(MerlinRealisticQuick, a_halberd_batters_the_gate) {
  Wall stage;
  stage.to("strike", red);
  bool battered = false;
  for (Choice c = advice(stage); stage.asked() == "strike" && stage.asked_whom() == red && !battered;
       c = advice(stage)) {
    battered = c.verb == BlowOrder::batter && c.figure == stage.id("Hob");
    stage.give(c);
  }
  EXPECT_TRUE(battered);
}

TEST(MerlinRealisticQuick, a_leader_stays_behind_while_five_others_can_fight) {
  const auto orders = [](int others) {
    RealisticStage stage;
    stage.red("Hugh", "dismounted-knight", {35, 30}, leader);
    for (int i = 0; i < others; ++i) stage.red(("Ned" + std::to_string(i)).c_str(), "sergeant", {40.0 + 5 * i, 30});
    for (int i = 0; i < 8; ++i) stage.blue(("Odo" + std::to_string(i)).c_str(), "sergeant", {35.0 + 5 * i, 44});
    stage.first(red);
    stage.to("move", red);
    return advice(stage);
  };
  EXPECT_EQ(orders(5).verb, MoveOrder::turn) << "the foremost is asked for first: he only looks at them";
  EXPECT_EQ(orders(4).verb, MoveOrder::move);
}

TEST(MerlinRealisticQuick, every_answer_is_legal) {
  for (const char* scenario : {"field", "bridge", "castle"}) {
    const Match match = play_match(scenario, "quick", "quick", enough(15));
    EXPECT_EQ(match.illegal, 0) << scenario << ": " << match.first_refusal;
  }
}

// Strength takes more games than the slow sanitizers are worth: the play is the same there.
#ifndef FYRD_SANITIZE
constexpr int games = 300;

TEST(MerlinRealisticQuick, beats_chance_with_the_boar) {
  EXPECT_GE(play_match("field", "quick", "random", games).wins[0], games * 95 / 100);
}

TEST(MerlinRealisticQuick, beats_chance_with_the_castle_watch) {
  EXPECT_GE(play_match("field", "random", "quick", games).wins[1], games * 95 / 100);
}

TEST(MerlinRealisticQuick, battles_in_the_field_end_before_the_last_turn) {
  for (const auto& [red, blue] : {std::pair{"quick", "quick"}, {"quick", "random"}, {"random", "quick"}}) {
    EXPECT_LE(play_match("field", red, blue, 2 * games).lasting(45), 2 * games / 100) << red << " against " << blue;
  }
}

TEST(MerlinRealisticQuick, neither_side_has_much_the_better_of_it) {
  const std::pair<const char*, std::vector<std::string>> all[] = {
      {"field", {"boar", "castle-watch"}},
      {"bridge", {"boar", "castle-watch"}},
      {"bridge", {"boar", "boar"}},
      {"bridge", {"castle-watch", "castle-watch"}},
      {"castle", {"storming-party", "garrison"}},
      {"castle", {"storming-party", "storming-party"}},
      {"castle", {"garrison", "garrison"}},
  };
  for (const auto& [scenario, sides] : all) {
    const Match match = play_match(scenario, "quick", "quick", 200, sides);
    EXPECT_LE(std::max(match.wins[0], match.wins[1]), 150) << scenario << " " << sides[0] << " " << sides[1];
  }
}
#endif

}  // namespace fyrd::merlin::realistic
