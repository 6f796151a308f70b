// Gates of Lord Merlin's more realistic game, battered open (MER-X04).
#include "rulesets/merlin/realistic/table/works.h"
#include "tests/rulesets/merlin/realistic/stage.h"

namespace fyrd::merlin::realistic {

namespace {

struct Gate : RealisticStage {
  explicit Gate(int halberds = 1) {
    ground("gate", {58, 60}, {62, 61});
    const char* names[] = {"Wat", "Ned", "Gib", "Hob"};
    for (int i = 0; i < halberds; ++i) red(names[i], "halberdier", {57.5 + 1.6 * i, 58});
    red("Alan", "longbowman", {60, 50});
    blue("Odo", "peasant", {60, 70});
    first(fyrd::red);
  }
  void batters(std::string_view who, int sum) {
    Choice c;
    c.verb = BlowOrder::batter, c.figure = id(who);
    to("strike", fyrd::red), give(c);
    to_dice(), roll({4, 3, 4}), two(sum);
  }
};

}  // namespace

TEST(MER_X04, the_third_DE_opens_the_gate) {
  Gate stage;
  EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{59, 61}}), "gate_closed MER-X04");
  EXPECT_EQ(stage.tries_move("Alan", Gait::walk, {{60, 51}}), "accepted");
  EXPECT_EQ(stage.asked() == "shoot", false) << "nothing flies through a closed gate";
  stage.batters("Wat", 9);  // 11 against 10 and a nine: DBm, which does not count
  EXPECT_EQ(stage.state().works[0].raised, 0);
  for (int i = 0; i < 3; ++i) {
    EXPECT_FALSE(stage.state().works[0].up);
    stage.first(red);
    stage.batters("Wat", 10);
  }
  EXPECT_TRUE(stage.state().works[0].up);
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{59, 60}}), "accepted");
  EXPECT_EQ(stage.tries_shot("Alan", "Odo"), "accepted");
}

}  // namespace fyrd::merlin::realistic
