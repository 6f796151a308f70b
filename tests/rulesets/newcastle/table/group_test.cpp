// Lines that are split, pushed and wheeled (NEW-030, NEW-061, NEW-A15, NEW-A44 … NEW-A46, NEW-A49).
#include "rulesets/newcastle/table/group.h"

#include "tests/rulesets/newcastle/game.h"

namespace fyrd::newcastle {

namespace {

// A line of men called A, B, C, …, some of whom are taken out of it.
struct Line : NewcastleGame {
  explicit Line(std::initializer_list<const char*> names = {"A", "B", "C", "D", "E", "F"}) {
    line(fyrd::red, names, {20, 20});
    blue("Sven", "axeman", {60, 60});
  }
  State without(std::initializer_list<const char*> gone) {
    State s = state();
    for (const char* name : gone) take_off(battle(), s, id(name));
    return s;
  }
  std::string groups(const State& s) {  // "AB- DEF" and so on: mates together, - for who is alone
    std::string text;
    for (FigureId one : everyone(s)) {
      if (s[one].side != fyrd::red || !s[one].in_play()) continue;
      const std::string& name = battle()[one].name;
      text += name + (s.formed(one) ? std::to_string(members(s, one).size()) : "-");
    }
    return text;
  }
};

struct Ragged : NewcastleGame {  // three axemen who may stand in a line
  Ragged(Place a, Place b, Place c, int turned = 0) {
    red("A", "axeman", a), red("B", "axeman", b, {{"facing", turned}}), red("C", "axeman", c);
    blue("Sven", "axeman", {60, 60});
  }
  std::string forms(const char* who = "A") { return tries(of(MoveOrder::form, who)); }
};

}  // namespace

TEST(NEW_030, three_in_line_are_the_least) {
  EXPECT_FALSE(Line({"A", "B"}).formed("A"));
  EXPECT_TRUE(Line({"A", "B", "C"}).formed("A"));
  Line g({"A", "B", "C"});
  EXPECT_EQ(g.groups(g.without({"C"})), "A-B-");
}

TEST(NEW_030, a_gap_of_two_men_parts_a_line) {
  Line g({"A", "B", "C", "D", "E", "F", "G", "H"});
  EXPECT_EQ(g.groups(g.without({"D", "E"})), "A3B3C3F3G3H3");
  const State s = g.without({"D", "E"});
  EXPECT_FALSE(s.mates(g.id("C"), g.id("F")));
  EXPECT_EQ(g.groups(g.without({"C", "D"})), "A-B-E4F4G4H4") << "two are no group";
  EXPECT_EQ(g.groups(g.without({"A", "B"})), "C6D6E6F6G6H6") << "at the end there is no gap";
}

TEST(NEW_A15, side_by_side_and_not_behind_each_other) {
  EXPECT_EQ(Ragged({20, 20}, {20, 21.2}, {20, 22.4}).forms(), "no_line NEW-A46") << "a file is no line";
  EXPECT_EQ(Ragged({20, 20}, {21, 20.8}, {22, 20}).forms(), "accepted") << "a ragged one is";
}

TEST(NEW_A46, forming_up_in_the_own_turn) {
  Ragged g({20, 20}, {21.2, 20}, {22.4, 20}, 20);
  EXPECT_EQ(g.tries(g.ahead("A", 1)), "no_group NEW-033");
  g.order(g.of(MoveOrder::form, "A"));
  EXPECT_TRUE(g.formed("A") && g.formed("B") && g.formed("C"));
  EXPECT_EQ(g.facing("B"), 0) << "as the man named";
  EXPECT_EQ(g.tries(g.of(MoveOrder::form, "B")), "formed_already NEW-A46");
  EXPECT_EQ(g.tries(g.ahead("B", 1)), "moved_already NEW-024") << "it was the end of their movement";
}

TEST(NEW_A46, who_is_left_behind_may_be_too_few) {
  Line g;
  g.move("D", {23.6, 25});
  ASSERT_TRUE(g.formed("E") && g.formed("A")) << "a gap of one";
  g.order(g.of(MoveOrder::form, "A"));
  EXPECT_EQ(g.groups(g.state()), "A3B3C3D-E-F-");
}

TEST(NEW_A46, one_may_join_a_line) {
  NewcastleGame g;
  g.line(red, {"A", "B", "C"}, {20, 20}), g.red("D", "spearman", {25, 20}), g.blue("Sven", "axeman", {60, 60});
  g.move("D", {23.6, 20});
  g.order(g.of(MoveOrder::form, "D"));
  EXPECT_EQ(neighbours(g.here(), g.id("C")), 2);
  EXPECT_EQ(members(g.state(), g.id("D")).size(), 4);
}

TEST(NEW_061, an_inch_only_in_a_group) {
  Sketch g;
  g.charge_both(), g.bout("X", "C", 20, 8);
  ASSERT_EQ(g.wanted(), "4d20 NEW-060") << "the spear has struck home";
  g.roll({15, 1, 1, 1}), g.follow(FollowOrder::stay);
  EXPECT_EQ(g.off("X", {22.4, 23.5}), 0) << "an axeman in no line: half his move";
  NewcastleGame axes;
  axes.line(red, {"P", "Q", "R"}, {30, 20}, "axeman"), axes.blue("Tor", "axeman", {31.2, 21.5}), axes.bystanders();
  axes.charge_ahead("Q", 0.5), axes.react(ReactOrder::stand), axes.bout("Q", "Tor", 1, 12);
  axes.roll({15, 1, 1, 1, 1}), axes.follow(FollowOrder::stay);
  EXPECT_EQ(axes.off("Q", {31.2, 19.5}), 0);
  EXPECT_TRUE(axes.formed("Q"));
  EXPECT_EQ(axes.rule("driven_back"), "NEW-061");
}

namespace {

// Q in the middle of three axemen has been pushed back once by Tor, who followed.
struct Pushed : NewcastleGame {
  explicit Pushed(int follow_up = FollowOrder::follow, const char* second = "ever") {
    options["second_push"] = second;
    line(fyrd::red, {"P", "Q", "R"}, {30, 20}, "axeman"), blue("Tor", "axeman", {31.2, 21.5}), bystanders();
    charge_ahead("Q", 0.5), react(ReactOrder::stand);
    bout("Q", "Tor", 1, 12), roll({15, 1, 1, 1, 1}), follow(follow_up);
  }
};

}  // namespace

TEST(NEW_A49, pushed_he_keeps_his_place_and_his_neighbours) {
  Pushed g;
  EXPECT_EQ(neighbours(g.here(), g.id("Q")), 2);
  EXPECT_EQ(neighbours(g.here(), g.id("P")), 1);
  EXPECT_TRUE(g.man("Q").pushed);
}

TEST(NEW_061, the_second_time_he_is_driven_out) {
  Pushed g;
  g.turn_of(blue);  // no movement of red in between
  g.bout("Tor", "Q", 12, 1), g.roll({15, 1, 1, 1, 1}), g.follow(FollowOrder::stay);
  EXPECT_EQ(g.off("Q", {31.2, 17}), 0) << "2.5 inches from where he was";
  EXPECT_FALSE(g.formed("Q"));
  EXPECT_FALSE(g.formed("P")) << "two are left";
}

TEST(NEW_A49, a_second_push_is_a_second_push) {
  Pushed g(FollowOrder::stay);
  g.turn_of(blue), g.turn_of(red);
  g.order(g.of(MoveOrder::step_up, "Q"));
  EXPECT_EQ(g.off("Q", {31.2, 20.5}), 0);
  g.bout("Q", "Tor", 1, 12), g.roll({15, 1, 1, 1, 1}), g.follow(FollowOrder::stay);
  EXPECT_EQ(g.off("Q", {31.2, 18}), 0) << "half his move, and out of the line";
  EXPECT_FALSE(g.formed("Q"));
}

TEST(NEW_A49, stepping_up_is_free_and_may_wipe_it_out) {
  Pushed g(FollowOrder::stay, "before-stepping-up");
  g.turn_of(blue), g.turn_of(red);
  EXPECT_EQ(g.tries(g.of(MoveOrder::step_up, "P")), "not_pushed NEW-A49");
  g.order(g.of(MoveOrder::step_up, "Q"));
  EXPECT_EQ(g.off("Q", {31.2, 20.5}), 0);
  EXPECT_FALSE(g.man("Q").pushed);
  EXPECT_FALSE(g.man("Q").now.moved);
  g.bout("Q", "Tor", 1, 12), g.roll({15, 1, 1, 1, 1}), g.follow(FollowOrder::stay);
  EXPECT_EQ(g.off("Q", {31.2, 19.5}), 0) << "again an inch only";
  EXPECT_TRUE(g.formed("Q"));
}

TEST(NEW_A45, a_wheel_is_measured_at_the_outer_man) {
  NewcastleGame g;
  g.line(red, {"A", "B", "C", "D", "E", "F"}, {20, 20});
  g.blue("Sven", "axeman", {60, 60});
  EXPECT_EQ(g.tries(g.turn("A", 360 - 39)), "too_far NEW-A45") << "6 inches off: 39 degrees are 4.08 inches";
  EXPECT_EQ(g.tries(g.turn("A", 10)), "backwards NEW-A45");
  EXPECT_EQ(g.tries(g.turn("A", 360 - 38)), "accepted") << "38 are 3.98";
}

TEST(NEW_A44, any_touch_of_bad_ground_and_once) {
  NewcastleGame g;
  g.red("Eric", "axeman", {20, 20}), g.blue("Sven", "axeman", {60, 60});
  g.ground("rough", {20.4, 22}, {25, 22.2}), g.ground("rough", {15, 22.5}, {25, 22.7});
  EXPECT_EQ(g.tries(g.walk("Eric", {{19.6, 21}, {19.6, 21.9}, {17, 21.9}})), "accepted")
      << "beside it the way is 4.5 inches long";
  NewcastleGame edge;
  edge.red("Eric", "axeman", {20, 20}), edge.blue("Sven", "axeman", {60, 60});
  edge.ground("rough", {20.4, 22}, {25, 22.2});
  EXPECT_EQ(edge.tries(edge.walk("Eric", {{20, 23.1}})), "too_far NEW-020") << "with the rim of his base";
  EXPECT_EQ(edge.tries(edge.walk("Eric", {{20, 23}})), "accepted") << "and twice is no worse";
}

}  // namespace fyrd::newcastle
