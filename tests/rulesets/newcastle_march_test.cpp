// Moving, alone and in line, over bad ground and around what is in the way (NEW-020 … NEW-024, NEW-033, NEW-A44, NEW-A45, NEW-A53).
#include "newcastle_game.h"

namespace fyrd::newcastle {

namespace {

struct Walk : NewcastleGame {
  explicit Walk(const Json& eric = {}) {
    red("Eric", "axeman", {20, 20}, eric);
    blue("Sven", "axeman", {60, 60});
  }
};

struct Line : NewcastleGame {
  Line() {
    line(fyrd::red, {"Alf", "Bran", "Cuth"}, {20, 20});
    blue("Sven", "axeman", {60, 60});
  }
};

}  // namespace

TEST(NEW_020, up_to_M_and_no_further) {
  Walk g;
  EXPECT_EQ(g.tries(g.walk("Eric", {Place(20, 25).off(0, 1)})), "too_far NEW-020");
  EXPECT_EQ(g.tries(g.walk("Eric", {{22, 20}, {22, 23.1}})), "too_far NEW-020") << "along the way, not as the crow flies";
  g.move("Eric", {20, 25}, 90);
  EXPECT_EQ(g.off("Eric", {20, 25}), 0);
  EXPECT_EQ(g.facing("Eric"), 90);
}

TEST(NEW_021, difficult_ground_takes_two_inches) {
  Walk g;
  g.ground("rough", {15, 21}, {25, 22});
  EXPECT_EQ(g.tries(g.walk("Eric", {{20, 23.1}})), "too_far NEW-020");
  EXPECT_EQ(g.sum(g.walk("Eric", {{20, 23}})), "move 5, difficult ground -2 = 3");
  g.move("Eric", {20, 23});
}

TEST(NEW_A44, any_touch_of_bad_ground_and_once) {
  Walk g;
  g.ground("rough", {20.4, 22}, {25, 22.2}), g.ground("rough", {15, 22.5}, {25, 22.7});
  EXPECT_EQ(g.tries(g.walk("Eric", {{19.6, 21}, {19.6, 21.9}, {17, 21.9}})), "accepted") << "beside it the way is 4.5 inches long";
  Walk edge;
  edge.ground("rough", {20.4, 22}, {25, 22.2});
  EXPECT_EQ(edge.tries(edge.walk("Eric", {{20, 23.1}})), "too_far NEW-020") << "with the rim of his base";
  EXPECT_EQ(edge.tries(edge.walk("Eric", {{20, 23}})), "accepted") << "and twice is no worse";
}

TEST(NEW_022, a_formed_group_is_an_inch_slower) {
  Line g;
  EXPECT_EQ(g.tries(g.ahead("Bran", 4.01)), "too_far NEW-A45");
  EXPECT_EQ(g.sum(g.ahead("Bran", 4)), "move 5, formed group -1 = 4");
  g.order(g.ahead("Bran", 4));
  for (const auto& [name, x] : {std::pair{"Alf", 20.0}, {"Bran", 21.2}, {"Cuth", 22.4}}) EXPECT_EQ(g.off(name, {x, 24}), 0) << name;
}

TEST(NEW_023, a_hedge_is_walked_around) {
  Walk g;
  g.ground("hedge", {18, 22}, {22, 22.5});
  EXPECT_EQ(g.tries(g.walk("Eric", {{20, 24}})).substr(0, 7), "blocked");
  NewcastleGame round;
  round.red("Eric", "axeman", {17, 20}), round.blue("Sven", "axeman", {60, 60}), round.ground("hedge", {18, 21}, {22, 21.5});
  round.move("Eric", {17, 24});
}

TEST(NEW_023, nobody_sees_shoots_or_strikes_through_it) {
  NewcastleGame g;
  g.ground("hedge", {15, 20.6}, {25, 20.8});
  g.red("Alf", "spearman", {20, 20}), g.red("Abel", "archer", {17, 20}), g.blue("Sven", "axeman", {20, 21.5});
  EXPECT_EQ(g.gap("Alf", "Sven"), 50);
  EXPECT_FALSE(g.melee("Alf", "Sven"));
  EXPECT_EQ(g.tries(g.of(MoveOrder::shoot, "Abel", "Sven")), "blocked NEW-023");
}

TEST(NEW_024, a_move_is_in_one_piece) {
  NewcastleGame g;
  g.red("Abel", "archer", {20, 20}), g.blue("Sven", "axeman", {20, 40}), g.bystanders();
  g.move("Abel", {20, 22});
  g.shoot("Abel", "Sven"), g.roll(1);
  EXPECT_EQ(g.tries(g.walk("Abel", {{20, 23}})), "moved_already NEW-024");
  NewcastleGame first;
  first.red("Abel", "archer", {20, 20}), first.blue("Sven", "axeman", {20, 40}), first.bystanders();
  first.shoot("Abel", "Sven"), first.roll(1);
  first.move("Abel", {20, 26});
  EXPECT_EQ(first.tries(first.walk("Abel", {{20, 27}})), "moved_already NEW-024");
}

TEST(NEW_033, the_line_moves_as_one_body) {
  Line g;
  g.order(g.ahead("Alf", 2));
  EXPECT_EQ(g.off("Cuth", {22.4, 22}), 0);
  EXPECT_TRUE(g.formed("Alf") && g.formed("Bran") && g.formed("Cuth"));
  EXPECT_EQ(g.tries(g.ahead("Bran", 1)), "moved_already NEW-024");
  EXPECT_EQ(g.tries(g.ahead("Cuth", 1)), "moved_already NEW-024") << "all of them have";
}

TEST(NEW_A45, straight_ahead_or_a_wheel) {
  Line g;
  Choice aslant = g.ahead("Bran", 2);
  aslant.path = straight(Place(22, 22).at);
  EXPECT_EQ(g.tries(aslant), "not_ahead NEW-A45");
  EXPECT_EQ(g.tries(g.turn("Bran", 15)), "not_an_end NEW-A45");
  // The outer man stands 2.4 inches from the pivot: 4 inches of arc are 95 degrees, but a quarter is the most.
  EXPECT_EQ(g.tries(g.turn("Alf", 270)), "accepted") << "about Alf, Cuth goes round to the north";
  EXPECT_EQ(g.off("Alf", {20, 20}), 0);
  EXPECT_LE(g.off("Cuth", {20, 22.4}), 1);
  EXPECT_EQ(g.facing("Bran"), 270);
}

TEST(NEW_A45, a_wheel_is_measured_at_the_outer_man) {
  NewcastleGame g;
  g.line(red, {"A", "B", "C", "D", "E", "F"}, {20, 20});
  g.blue("Sven", "axeman", {60, 60});
  EXPECT_EQ(g.tries(g.turn("A", 360 - 39)), "too_far NEW-A45") << "6 inches off: 39 degrees are 4.08 inches";
  EXPECT_EQ(g.tries(g.turn("A", 10)), "backwards NEW-A45");
  EXPECT_EQ(g.tries(g.turn("A", 360 - 38)), "accepted") << "38 are 3.98";
}

TEST(NEW_A45, the_slowest_sets_the_pace) {
  NewcastleGame g;
  g.red("Alf", "spearman", {20, 20}, {{"formed", true}, {"wounded", true}});
  g.line(red, {"Bran", "Cuth"}, {21.2, 20});
  g.blue("Sven", "axeman", {60, 60});
  EXPECT_EQ(g.tries(g.ahead("Cuth", 2.01)), "too_far NEW-A45");
  EXPECT_EQ(g.tries(g.ahead("Cuth", 2)), "accepted") << "5 - 2 - 1";
}

TEST(NEW_A45, about_turn_is_free) {
  Line g;
  g.order(g.of(MoveOrder::about_turn, "Bran"));
  EXPECT_EQ(g.facing("Alf"), 180);
  g.order(g.ahead("Bran", 4));
  EXPECT_EQ(g.off("Bran", {21.2, 16}), 0);
}

TEST(NEW_A45, a_man_may_leave_the_line_at_his_own_rate) {
  NewcastleGame g;
  g.line(red, {"A", "B", "C", "D"}, {20, 20});
  g.blue("Sven", "axeman", {60, 60});
  g.move("A", {20, 25});
  EXPECT_FALSE(g.formed("A"));
  EXPECT_TRUE(g.formed("B") && g.formed("C") && g.formed("D"));
  g.order(g.ahead("C", 4));
}

TEST(NEW_A45, no_line_moves_while_one_of_it_fights) {
  Sketch g;
  g.charge_both(), g.end_turn();
  ASSERT_TRUE(g.formed("F") && !g.melee("F", "X") && !g.melee("F", "Y"));
  EXPECT_EQ(g.tries(g.ahead("F", 1)), "in_melee NEW-A24");
}

TEST(NEW_A53, through_friends_but_not_onto_them) {
  Walk g;
  g.red("Olaf", "axeman", {20, 22});
  EXPECT_EQ(g.tries(g.walk("Eric", {{20, 22.5}})), "no_room NEW-A53");
  g.move("Eric", {20, 24});
}

TEST(NEW_A53, never_through_enemies_or_formed_friends) {
  Line g;
  g.red("Eric", "axeman", {21.2, 18});
  EXPECT_NE(g.tries(g.walk("Eric", {{21.2, 22}})), "accepted");
  NewcastleGame foe;
  foe.red("Eric", "axeman", {20, 20}), foe.blue("Sven", "axeman", {20, 23}), foe.bystanders();
  EXPECT_NE(foe.tries(foe.walk("Eric", {{20, 25}})), "accepted");
}

TEST(NEW_A53, who_is_out_blocks_nothing) {
  Walk g;
  g.blue("Rolf", "axeman", {20, 22}, {{"out", true}});
  g.move("Eric", {20, 23});
}

}  // namespace fyrd::newcastle
