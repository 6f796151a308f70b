// Turns, the exercises of the introduction, and how battles end.
#include "rulesets/newcastle/deeds/charge.h"
#include "rulesets/newcastle/deeds/melee.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/plots/cattle.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/turn/ending.h"
#include "tests/rulesets/match.h"
#include "tests/rulesets/newcastle/stage.h"

namespace fyrd::newcastle {
namespace {

const State& begun(const Battle& b, Stored& stored) {
  stored = Stored(b);
  return static_cast<const State&>(*stored);
}

// The first exercise as the program plays it.
TEST(NEW_013, G13_two_axemen_walk_up_to_each_other) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Sven", "axeman", {50, 63}, south_facing);
  EXPECT_EQ(field.gap("Eric", "Sven"), 12_in);
  const auto done = [&] { field.give({}); };
  field.give(field.move("Eric", {50, 55}));
  done();
  EXPECT_EQ(field.asked_whom(), fyrd::blue);
  field.give(field.move("Sven", {50, 58}, south));
  done();
  EXPECT_EQ(nearest(field.game().battle().base(field["Eric"]), field.game().battle().base(field["Sven"])).gap, 2_in);
  done();
  EXPECT_EQ(field.asked(), "charge");
  field.give(field.way(ChargeOrder::charge, "Eric", {50, 57}));
  EXPECT_EQ(field.asked(), "react");
  field.give({});
  EXPECT_EQ(field.asked(), "contest") << "contact is made, and melee is fought in the same turn";
  field.give(field.aim(BoutOrder::attack, "Eric", "Sven"));
  field.give({});
  field.roll(10), field.roll(10);
  EXPECT_EQ(field.asked_whom(), fyrd::blue);
  EXPECT_EQ(field.asked(), "order") << "they have had their contest, and it is Sven's turn";
  done();
  EXPECT_EQ(field.asked(), "contest") << "from now on in every turn";
}

TEST(NEW_010, moves_then_charges_then_melee) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Sven", "axeman", {50, 54}, south_facing);
  State& s = field.now();
  EXPECT_EQ(s.phase, Phase::orders);
  field.step({}, {{}});
  EXPECT_EQ(s.phase, Phase::charges);
  field.step({}, {{}});
  EXPECT_EQ(s.phase, Phase::ready);
  field.step(), field.step();
  EXPECT_EQ(s.phase, Phase::contests);
  field.step(), field.step();
  EXPECT_EQ(s.phase, Phase::morale);
  EXPECT_EQ(field.step(), "turn_began");
  EXPECT_EQ(s.active, fyrd::blue);
  EXPECT_EQ(s.turn, 2);
}

TEST(NEW_011, the_sample_battle) {
  const auto battle = opened("newcastle", "hedge-and-rough");
  ASSERT_TRUE(battle);
  Stored stored;
  const State& s = begun(*battle, stored);
  EXPECT_EQ(s.active, Side{1}) << "the mob goes first";
  EXPECT_EQ(battle->parties[1].name, "The Mob");
  EXPECT_EQ(s[FigureId{6}].at.y - s[FigureId{0}].at.y, inches(25).units) << "two feet between the bases";
  EXPECT_EQ(static_cast<const NewcastleBattle&>(*battle).opening.man(FigureId{3}).group, 1);
  EXPECT_FALSE(s.formed(FigureId{7}));
}

TEST(NEW_A05, attack_rolls_come_back_in_every_players_turn) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Sven", "axeman", {50, 51}, south_facing);
  field.man("Eric").now.attacked = field.man("Sven").now.attacked = true;
  field.now().phase = Phase::morale;
  field.step();
  EXPECT_EQ(field.now().active, fyrd::blue);
  EXPECT_FALSE(field.man("Eric").now.attacked);
  EXPECT_FALSE(field.man("Sven").now.attacked);
}

// Red has so many unhurt men, blue so many; how the turn ends.
std::string judged(int red_fine, int red_all, int blue_fine, int blue_all, int turn = 1) {
  Field field;
  for (int i = 0; i < red_all; ++i)
    field.red(("R" + std::to_string(i)).c_str(), "axeman", {20 + 3.0 * i, 20}, i < red_fine ? Json{} : wounded);
  for (int i = 0; i < blue_all; ++i)
    field.blue(("B" + std::to_string(i)).c_str(), "axeman", {20 + 3.0 * i, 90}, i < blue_fine ? Json{} : wounded);
  State& s = field.now();
  s.turn = static_cast<std::uint16_t>(turn);
  s.phase = Phase::morale;
  field.step();
  return !s.over() ? "on" : s.winner.none() ? "draw" : s.winner == red ? "red" : "blue";
}

TEST(NEW_080, twice_as_many_unhurt_men) {
  EXPECT_EQ(judged(4, 4, 2, 4), "red");
  EXPECT_EQ(judged(4, 4, 3, 4), "on");
  EXPECT_EQ(judged(1, 4, 3, 4), "blue");
}

TEST(NEW_A28, at_the_end_of_a_players_turn) {
  EXPECT_EQ(judged(1, 4, 0, 4), "red");
  EXPECT_EQ(judged(0, 4, 0, 4), "draw");
  EXPECT_EQ(judged(1, 4, 1, 4), "on");
}

TEST(NEW_A52, shares_of_the_start_and_a_last_turn) {
  EXPECT_EQ(judged(4, 4, 2, 2), "on") << "two to one from the start is not flight";
  EXPECT_EQ(judged(4, 4, 1, 2), "red");
  EXPECT_EQ(judged(4, 4, 3, 4, 60), "red");
  EXPECT_EQ(judged(4, 4, 4, 4, 60), "draw");
  EXPECT_EQ(judged(4, 4, 3, 4, 59), "on");
}

TEST(NEW_X12, the_bridge_is_held_or_taken) {
  const auto battle = opened("newcastle", "bridge");
  ASSERT_TRUE(battle);
  const auto& b = static_cast<const NewcastleBattle&>(*battle);
  EXPECT_EQ(b.objective->high.x - b.objective->low.x, inches(4).units);
  State s = b.opening;
  s.phase = Phase::morale;
  s.turn = 12;
  s[FigureId{8}].at = Place(24, 19).at;
  Script script({});
  b.step(s, script);
  EXPECT_EQ(s.winner, Side{1});
  EXPECT_EQ(b.verdict(s), "The last turn is over, and the bridge has been taken.");
}

TEST(NEW_X12, three_of_four_beasts_win_the_raid) {
  const auto battle = opened("newcastle", "cattle-raid");
  ASSERT_TRUE(battle);
  const auto& b = static_cast<const NewcastleBattle&>(*battle);
  State s = b.opening;
  ASSERT_EQ(s.beast_count, 4);
  s[FigureId{0}].at = Place(17, 22.5).at;  // within an inch of the first
  EXPECT_EQ(beast_near({b, s}, FigureId{0}), 0);
  EXPECT_EQ(beast_near({b, s}, FigureId{1}), -1);
  Script script(
      {}, {{.verb = MoveOrder::drive, .figure = FigureId{0}, .facing = north, .path = straight(Place(17, 18).at)}});
  s.phase = Phase::orders;
  b.step(s, script);
  EXPECT_EQ(s.beasts[0].at, Place(17, 17).at) << "it goes before him";
  s.beasts[0].home = s.beasts[1].home = true;
  s.phase = Phase::morale;
  b.step(s, script);
  EXPECT_FALSE(s.over());
  s.beasts[2].home = true;
  s.phase = Phase::morale;
  b.step(s, script);
  EXPECT_EQ(s.winner, Side{0});
}

}  // namespace
}  // namespace fyrd::newcastle
