// One allowance for what a line does, and none the more for falling out of it (NEW-022, NEW-042, NEW-A45, NEW-A46).
#include "rulesets/newcastle/table/group.h"
#include "tests/rulesets/newcastle/game.h"

namespace fyrd::newcastle {

namespace {

struct Line : NewcastleGame {
  explicit Line(const char* kind = "spearman") {
    line(fyrd::red, {"A", "B", "C"}, {20, 20}, kind);
    blue("Sven", "axeman", {21, 60}), bystanders();
  }
  std::string forms(const char* who = "B") { return tries(of(MoveOrder::form, who)); }
};

}  // namespace

TEST(NEW_022, who_leaves_his_line_does_not_outrun_it_and_form_again) {
  Line g;
  g.move("A", {20, 25}), g.move("B", {21.2, 25}), g.move("C", {22.4, 25});
  EXPECT_EQ(g.forms(), "outran_line NEW-022");
  g.turn_of(blue), g.turn_of(red);
  EXPECT_EQ(g.forms(), "accepted") << "in the next turn";
  Line slow;
  slow.move("A", {20, 24}), slow.move("B", {21.2, 24}), slow.move("C", {22.4, 24});
  EXPECT_EQ(slow.forms(), "accepted") << "at the pace of the line";
}

TEST(NEW_042, forming_up_is_moving) {
  NewcastleGame g;
  for (int i = 0; i < 3; ++i) g.red(("A" + std::to_string(i)).c_str(), "archer", {20 + 1.2 * i, 20});
  g.blue("Sven", "axeman", {21, 40}), g.bystanders();
  g.shoot("A1", "Sven"), g.roll(1), g.load("A1");
  EXPECT_EQ(g.tries(g.of(MoveOrder::form, "A1")), "no_time NEW-042");
  EXPECT_EQ(g.tries(g.of(MoveOrder::form, "A0")), "no_line NEW-A46") << "he is no part of it this turn";
}

TEST(NEW_A45, wheel_and_advance_share_one_allowance) {
  Line g;
  g.order(g.turn("C", 10));  // 2.4 inches from end to end: 0.42 on the arc
  EXPECT_EQ(g.tries(g.ahead("A", 3.6)), "too_far NEW-A45");
  EXPECT_EQ(g.explained(g.ahead("A", 3.5)).costs.size(), 1u) << "what is gone already";
  g.order(g.ahead("A", 3.5));
  EXPECT_EQ(g.tries(g.ahead("A", 0.5)), "too_far NEW-A45");
  EXPECT_TRUE(g.formed("B"));
}

TEST(NEW_A45, a_move_is_still_in_one_piece) {
  Line g("archer");
  g.order(g.ahead("A", 2)), g.order(g.of(MoveOrder::change, "B", "", 1));
  EXPECT_EQ(g.tries(g.ahead("A", 1)), "moved_already NEW-024");
}

TEST(NEW_A45, bad_ground_slows_the_whole_move) {
  Line g;
  g.ground("rough", {15, 22}, {30, 23});
  g.order(g.ahead("A", 1));
  EXPECT_EQ(g.tries(g.ahead("A", 1.1)), "too_far NEW-A45") << "an inch of two";
  EXPECT_EQ(g.tries(g.ahead("A", 1)), "accepted");
}

TEST(NEW_A45, what_is_left_may_be_a_charge) {
  NewcastleGame g;
  g.line(red, {"A", "B", "C"}, {20, 20}), g.blue("Sven", "axeman", {21.2, 24}), g.bystanders();
  g.order(g.turn("C", 5));
  g.to("charge"), g.give(g.ahead("A", 2.5, ChargeOrder::advance));
  EXPECT_EQ(g.asked(), "react");
}

TEST(NEW_A45, a_wheel_does_not_cut_the_corner) {
  NewcastleGame g;
  g.line(red, {"A", "B", "C", "D", "E", "F", "G"}, {20, 20}), g.blue("Sven", "axeman", {60, 60});
  g.ground("wall", {18.5, 21.9}, {19.88, 22.1});  // beside the straight way of A's base, and in that of his arc
  EXPECT_EQ(g.tries(g.turn("G", 31)), "blocked NEW-A53");
}

TEST(NEW_A45, the_slowest_is_told_as_he_is) {
  NewcastleGame g;
  g.line(red, {"A", "B", "C"}, {20, 20}), g.red("W", "spearman", {23.6, 20}, {{"formed", true}, {"wounded", true}});
  g.blue("Sven", "axeman", {60, 60}), g.ground("rough", {19, 21}, {20.2, 23});
  EXPECT_EQ(g.sum(g.ahead("A", 2)), "move 5, formed group -1, difficult ground -2 = 2") << "A, whom the stones slow";
  EXPECT_EQ(g.sum(g.ahead("A", 0.1)), "move 5, wounded -2, formed group -1 = 2") << "else it is W, who stays clear";
  EXPECT_EQ(g.tries(g.ahead("A", 2)), "accepted");
}

}  // namespace fyrd::newcastle
