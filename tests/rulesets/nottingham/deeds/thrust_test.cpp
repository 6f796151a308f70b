// Thrusts of Nottingham (NOT-143, NOT-115).
#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {

namespace {

struct Push : Duel {
  Push(Json hugh, const Json& rolf, int rolf_looks = 180, double gap = 0.5)
      : Duel(pusher(std::move(hugh)), rolf, rolf_looks, gap) {}
  static Json pusher(Json hugh) {
    if (hugh.is_null()) hugh = Json::object();
    hugh["skills"] = {"thrust"};
    return hugh;
  }
  std::string thrusts(int face) {
    acts("Hugh");
    act(Act::thrust, "Rolf"), add(0), block(0), roll(face);
    return outcome();
  }
};
const Place rolf_stood = {20, 20 + apart(0.5)};

}  // namespace

TEST(NOT_143, a_thrust_tosses_or_drops) {
  for (int weight = 1; weight <= 6; ++weight) {
    Push g({}, {});
    EXPECT_EQ(g.thrusts(4), "hit 7:6");
    EXPECT_EQ(g.wanted_dice(), "1d6 NOT-143") << "the dice again";
    g.roll(weight);
    EXPECT_EQ(g.lying("Rolf"), weight >= 4) << weight;
    EXPECT_EQ(g.off("Rolf", rolf_stood), weight >= 4 ? 0 : 200) << weight;
  }
  Push missed({}, {});
  EXPECT_EQ(missed.thrusts(3), "missed 6:6");
  EXPECT_EQ(missed.asked(), "nominate");
}

TEST(NOT_143, sums_of_a_thrust) {
  EXPECT_EQ(Push({}, {}, 0).thrusts(2), "hit 7:6") << "+2 from behind";
  EXPECT_EQ(Push({}, {}, 90).thrusts(3), "hit 7:6") << "+1 from the side";
  Push hidden({}, {}, 180, 0.9);
  hidden.ground("fence", {19, 20 + foot / 2 + 0.65}, {21, 20 + foot / 2 + 0.85});
  EXPECT_EQ(hidden.thrusts(4), "missed 6:6") << "-1 obscured";
  EXPECT_EQ(Push({}, with({"shield"})).thrusts(4), "hit 7:6") << "NOT-A79 a shield is no cover against it";
}

TEST(NOT_115, a_shield_in_hand_helps_to_thrust) {
  EXPECT_EQ(Push(with({"shield"}), {}).thrusts(3), "hit 7:6");
  EXPECT_EQ(Push(with({"shield"}, {{"hands", {"empty", "empty"}}}), {}).thrusts(3), "missed 6:6");
}

TEST(NOT_143, it_may_be_blocked) {
  Push g({}, {});
  g.acts("Hugh");
  g.act(Act::thrust, "Rolf"), g.add(0), g.block(1), g.roll(5), g.roll(5);
  EXPECT_EQ(g.outcome(), "blocked 8:8");
  EXPECT_EQ(g.asked(), "nominate");
}

TEST(NOT_143, within_an_inch_in_sight_on_foot_and_by_the_skill) {
  Push spear(with({"spear"}), {}, 180, 1.5);
  spear.acts("Hugh");
  EXPECT_EQ(spear.tries(Act::thrust, "Rolf"), "out_of_reach NOT-A86") << "whatever the weapon reaches";
  Push behind({{"facing", 180}}, {});
  behind.acts("Hugh");
  EXPECT_EQ(behind.tries(Act::thrust, "Rolf"), "unseen NOT-143");
  Push rider({}, with({"warhorse"}), 180, 0.9);
  rider.acts("Hugh");
  EXPECT_EQ(rider.tries(Act::thrust, "Rolf"), "mounted NOT-143");
  Duel untaught;
  untaught.acts("Hugh");
  EXPECT_EQ(untaught.tries(Act::thrust, "Rolf"), "no_skill NOT-143");
}

TEST(NOT_143, nothing_happens_to_who_lies_already) {
  Push g({}, {{"lying", true}});
  EXPECT_EQ(g.thrusts(6), "hit 9:6");
  EXPECT_EQ(g.asked(), "nominate") << "no dice for its weight";
  EXPECT_EQ(g.off("Rolf", rolf_stood), 0);
}

TEST(NOT_143, something_in_the_way_drops_who_is_tossed) {
  Push g({}, {});
  g.ground("well", {18, 22.5}, {22, 23.5});
  g.thrusts(6), g.roll(1);
  EXPECT_TRUE(g.lying("Rolf"));
  EXPECT_EQ(g.asked(), "nominate") << "without a die of a fall";
}

TEST(NOT_143, a_charge_adds_one_to_its_weight) {
  NottinghamGame g;
  g.red("Hugh", {20, 16}, {{"skills", {"thrust"}}});
  g.red_man("Rob", {80, 20});
  g.blue("Rolf", {20, 20 + apart(0.5)});
  g.activate("Hugh");
  g.go({20, 20});
  g.act(Act::thrust, "Rolf"), g.add(0), g.block(0), g.roll(4);
  g.roll(3);
  EXPECT_TRUE(g.lying("Rolf")) << "3 and 1";
}

}  // namespace fyrd::nottingham
