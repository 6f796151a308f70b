// How battles of Lord Merlin's more realistic game begin with a part of a force, and end (MER-X03, MER-X06).
#include "rulesets/merlin/turn/victory.h"
#include "tests/rulesets/match.h"
#include "tests/rulesets/merlin/realistic/stage.h"

namespace fyrd::merlin::realistic {

namespace {

// Alan shoots Odo, the leader; his two companions throw for their nerve together.
struct Headless : RealisticStage {
  explicit Headless(int turns = 30) {
    scenario["turns"] = turns;
    red("Alan", "longbowman", {60, 30});
    blue("Odo", "peasant", {60, 45}, leader);
    blue("Guy", "sergeant", {20, 80});
    blue("Max", "sergeant", {100, 80});
    first(fyrd::red);
    shoots("Alan", "Odo"), to_dice(), two(12);
    while (asked() != "dice") done();
    EXPECT_EQ(purpose(), "the leader or the standard lost");
    two(2);
  }
};

Ended verdict(RealisticStage& stage) { return static_cast<Ended>(stage.state().verdict); }

int count(const Battle& battle, Side side) {
  int n = 0;
  for (const Member& m : battle.members) n += m.side == side;
  return n;
}

}  // namespace

TEST(MER_X06, who_began_to_run_this_turn_may_still_recover) {
  Headless stage;
  EXPECT_TRUE(stage.routs("Guy") && stage.routs("Max"));
  ASSERT_EQ(stage.purpose(), "the first move") << "all of them run, and the battle goes on";
  stage.first(red);
  while (stage.purpose() != "recovery") stage.settle();
  stage.two(7), stage.two(6);
  EXPECT_FALSE(stage.routs("Guy"));
  EXPECT_EQ(stage.purpose(), "the first move");
}

TEST(MER_X06, who_has_not_recovered_a_turn_later_has_lost) {
  Headless stage;
  stage.first(red);
  while (stage.purpose() != "recovery") stage.settle();
  stage.two(6), stage.two(6);
  ASSERT_TRUE(stage.game().over());
  EXPECT_EQ(stage.state().winner, red);
  EXPECT_EQ(verdict(stage), Ended::last_standing);
}

TEST(MER_X06, after_the_last_turn_nobody_waits) {
  Headless stage(1);
  ASSERT_TRUE(stage.game().over());
  EXPECT_EQ(stage.state().winner, red);
  EXPECT_EQ(verdict(stage), Ended::last_standing);
}

TEST(MER_X06, with_a_quarter_left_a_side_gives_up) {
  const auto after = [](int losses) {
    RealisticStage stage;
    const char* archers[] = {"Alan", "Robin", "Much"};
    const char* watch[] = {"Odo", "Guy", "Max", "Ivo"};
    for (int i = 0; i < 3; ++i) stage.red(archers[i], "longbowman", {20.0 + 20 * i, 30});
    for (int i = 0; i < 4; ++i) stage.blue(watch[i], "peasant", {20.0 + 20 * i, 45});
    stage.first(red);
    for (int i = 0; i < losses; ++i) stage.shoots(archers[i], watch[i]);
    stage.to_dice();
    while (stage.asked() != "over" && stage.purpose() != "the first move") stage.settle();
    EXPECT_FALSE(stage.out("Ivo") || stage.routs("Ivo"));
    if (stage.game().over()) {
      EXPECT_EQ(stage.state().winner, red);
      EXPECT_EQ(stage.battle().verdict(stage.state()), "Blue has lost too many to hold the field.");
    }
    return stage.game().over();
  };
  EXPECT_FALSE(after(2));
  EXPECT_TRUE(after(3));
}

TEST(MER_X06, both_can_give_up_at_once) {
  RealisticStage stage;
  for (int i = 0; i < 4; ++i) {
    stage.red(("Red" + std::to_string(i)).c_str(), "longbowman", {20.0 + 20 * i, 30});
    stage.blue(("Blue" + std::to_string(i)).c_str(), "longbowman", {20.0 + 20 * i, 45});
  }
  stage.first(red);
  for (int i = 0; i < 3; ++i) stage.shoots("Red" + std::to_string(i), "Blue" + std::to_string(i));
  for (int i = 0; i < 3; ++i) stage.shoots("Blue" + std::to_string(i), "Red" + std::to_string(i));
  stage.to_dice();
  while (!stage.game().over()) stage.settle();
  EXPECT_TRUE(stage.state().winner.none());
  EXPECT_EQ(stage.battle().verdict(stage.state()), "Both sides have lost too many and give up the field.");
}

TEST(MER_X03, in_the_castle_is_half_of_a_force_with_its_leader) {
  const auto battle = opened("merlin-realistic", "castle");
  EXPECT_EQ(count(*battle, red), 17);
  EXPECT_EQ(count(*battle, blue), 9) << "the leader and eight of the other fifteen";
  RealisticStage stage;
  stage.scenario["shares"] = {100, 25};
  stage.red("Alan", "longbowman", {60, 30});
  for (int i = 0; i < 8; ++i) stage.blue(("Far" + std::to_string(i)).c_str(), "sergeant", {10.0 + 5 * i, 80});
  stage.blue("Odo", "sergeant", {60, 80}, leader);
  EXPECT_EQ(count(stage.battle(), blue), 3);
  EXPECT_EQ(stage.battle()[stage.id("Far4")].side, blue) << "one of every four, and the leader besides";
  EXPECT_EQ(stage.battle()[stage.id("Odo")].side, blue);
}

TEST(MER_X03, shares_are_read_with_their_mistakes) {
  RealisticStage stage;
  stage.red("Alan", "longbowman", {60, 30});
  stage.blue("Odo", "sergeant", {60, 80});
  stage.scenario["shares"] = {100, 120};
  data::Problems problems;
  EXPECT_FALSE(stage.open(problems));
  EXPECT_NE(problems.text().find("shares"), std::string::npos) << problems.text();
}

}  // namespace fyrd::merlin::realistic
