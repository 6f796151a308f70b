// Moving, alone and in line; forming up and falling apart.
#include "rulesets/newcastle/deeds/charge.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/table/group.h"
#include "rulesets/newcastle/table/place.h"
#include "tests/rulesets/newcastle/stage.h"

namespace fyrd::newcastle {
namespace {

// A lone axeman of red, and an enemy far away.
struct Walk : Field {
  Walk() {
    red("Eric", "axeman", {50, 50});
    blue("Sven", "axeman", {50, 100}, south_facing);
  }
};

// Five spearmen in line, and an enemy far away.
struct Line : Field {
  explicit Line(int count = 5) {
    spears(count, {50, 50});
    blue("Sven", "axeman", {52, 100}, south_facing);
  }
  Length slowest() { return newcastle::advance(here(), id("A"), Length{}).allowed; }
};

TEST(NEW_020, up_to_five_inches) {
  Walk field;
  EXPECT_EQ(field.refused(field.move("Eric", {50, 55})), "");
  EXPECT_EQ(field.refused(field.move("Eric", Place(50, 55).off(0, 1))), "too_far NEW-020");
  EXPECT_EQ(field.order(field.move("Eric", {53, 54}, east)), "moved");
  EXPECT_EQ(field.figure("Eric").at, Place(53, 54).at);
  EXPECT_EQ(field.figure("Eric").facing, east);
}

TEST(NEW_021, two_inches_less_over_bad_ground) {
  Walk field;
  field.ground("rough", {49, 52}, {51, 53});
  EXPECT_EQ(field.refused(field.move("Eric", {50, 53})), "");
  EXPECT_EQ(field.refused(field.move("Eric", {50, 53.5})), "too_far NEW-020");
  EXPECT_EQ(field.refused(field.move("Eric", {45, 50})), "") << "around it at full speed";
}

TEST(NEW_A44, any_part_of_the_way_counts) {
  Walk field;
  field.ground("rough", {50.4, 52}, {51, 53});  // brushed by the edge of his base
  EXPECT_EQ(field.refused(field.move("Eric", {50, 54})), "too_far NEW-020");
}

TEST(NEW_022, a_line_is_an_inch_slower) {
  Line field;
  EXPECT_EQ(field.slowest(), 4_in);
  EXPECT_EQ(field.refused(field.ahead(MoveOrder::advance, "B", 4_in)), "");
  EXPECT_EQ(field.refused(field.ahead(MoveOrder::advance, "B", 4_in + Length{2})), "too_far NEW-A45");
}

TEST(NEW_023, a_hedge_is_walked_around) {
  Walk field;
  field.ground("hedge", {45, 52}, {55, 52.5});
  EXPECT_EQ(field.refused(field.move("Eric", {50, 54})), "blocked NEW-A53");
  EXPECT_FALSE(sees(field.battle(), Place(50, 50).at, Place(50, 55).at));
}

TEST(NEW_023, nobody_strikes_through_a_hedge) {
  Field field;
  field.red("Alf", "spearman", {50, 50});
  field.blue("Sven", "axeman", {50, 51.8}, south_facing);
  EXPECT_TRUE(field.in_melee("Alf"));
  Field hedged;
  hedged.red("Alf", "spearman", {50, 50});
  hedged.blue("Sven", "axeman", {50, 51.8}, south_facing);
  hedged.ground("hedge", {45, 50.7}, {55, 51.1});
  EXPECT_FALSE(hedged.in_melee("Alf"));
}

TEST(NEW_024, a_move_is_in_one_piece) {
  Field field;
  field.red("Abel", "archer", {50, 50});
  field.blue("Sven", "axeman", {50, 75}, south_facing);
  field.order(field.move("Abel", {50, 52}));
  EXPECT_EQ(field.order(field.aim(MoveOrder::shoot, "Abel", "Sven"), {{1}}), "missed");
  EXPECT_EQ(field.refused(field.move("Abel", {50, 53})), "moved_already NEW-024");
  Field other;
  other.red("Abel", "archer", {50, 50});
  other.blue("Sven", "axeman", {50, 75}, south_facing);
  other.order(other.aim(MoveOrder::shoot, "Abel", "Sven"), {{1}});
  EXPECT_EQ(other.refused(other.move("Abel", {50, 52})), "");
}

TEST(NEW_030, three_are_a_group_and_two_are_none) {
  Line three(3);
  EXPECT_TRUE(three.now().formed(three.id("A")));
  leave_group(three.battle(), three.now(), three.id("B"));
  EXPECT_FALSE(three.now().formed(three.id("A")));
}

TEST(NEW_030, a_gap_of_two_makes_two_groups) {
  Line field(8);
  leave_group(field.battle(), field.now(), field.id("D"));
  EXPECT_TRUE(field.now().mates(field.id("A"), field.id("H"))) << "one man's gap does not part it";
  leave_group(field.battle(), field.now(), field.id("E"));
  EXPECT_FALSE(field.now().mates(field.id("A"), field.id("H")));
  EXPECT_TRUE(field.now().mates(field.id("A"), field.id("C")));
  EXPECT_TRUE(field.now().mates(field.id("F"), field.id("H")));
}

TEST(NEW_A16, who_is_neighbour_across_a_gap) {
  Line field;
  leave_group(field.battle(), field.now(), field.id("C"));
  EXPECT_TRUE(field.now().mates(field.id("A"), field.id("E")));
  EXPECT_EQ(field.neighbours("B"), 2) << "by the letter only the ends have one";
  EXPECT_EQ(field.neighbours("E"), 1);
  Line beside;
  beside.options["gap_neighbour"] = "beside";
  leave_group(beside.battle(), beside.now(), beside.id("C"));
  EXPECT_EQ(beside.neighbours("B"), 1);
  EXPECT_EQ(beside.neighbours("D"), 1);
  const auto wheel = [&](const char* about) {
    return beside.refused({.verb = MoveOrder::wheel, .figure = beside.id(about), .facing = degrees(5)});
  };
  EXPECT_EQ(wheel("B"), "not_an_end NEW-A45") << "no end of the line for all that";
  EXPECT_EQ(wheel("E"), "");
}

TEST(NEW_031, a_neighbour_is_worth_one) {
  Field field;
  for (int i = 0; i < 3; ++i) field.red(("S" + std::to_string(i)).c_str(), "swordsman", {50 + 1.2 * i, 50}, formed);
  field.blue("Sven", "axeman", {51.2, 51}, south_facing);
  EXPECT_EQ(field.sum("S1", "Sven"), "11 +2 -2 -1 = 10");
  EXPECT_EQ(field.sum("S0", "Sven"), "11 +2 -1 -1 = 11");
}

TEST(NEW_032, ends_have_one_neighbour) {
  Line field;
  EXPECT_EQ(field.neighbours("A"), 1);
  EXPECT_EQ(field.neighbours("C"), 2);
  EXPECT_EQ(field.neighbours("E"), 1);
  EXPECT_EQ(field.neighbours("Sven"), 0);
}

TEST(NEW_033, a_line_moves_as_one) {
  Line field;
  EXPECT_EQ(field.order(field.ahead(MoveOrder::advance, "C", 3_in)), "moved");
  for (const char* who : {"A", "B", "C", "D", "E"}) EXPECT_EQ(field.figure(who).at.y, inches(53).units);
  EXPECT_EQ(field.refused(field.ahead(MoveOrder::advance, "A", 1_in)), "") << "an inch is left";
  EXPECT_EQ(field.refused(field.move("A", {50, 54})), "moved_already NEW-024") << "but to nobody alone";
}

TEST(NEW_A45, the_slowest_sets_the_pace) {
  Line field;
  field.man("D").wounds = 1;
  EXPECT_EQ(field.slowest(), 2_in);
}

TEST(NEW_A45, straight_ahead_or_a_wheel) {
  Line field;
  EXPECT_EQ(field.refused(field.way(MoveOrder::advance, "A", {51, 53})), "not_ahead NEW-A45");
  const auto wheel = [&](const char* about, int by) {
    return Choice{.verb = MoveOrder::wheel, .figure = field.id(about), .facing = degrees(by)};
  };
  EXPECT_EQ(field.refused(wheel("C", 20)), "not_an_end NEW-A45");
  EXPECT_EQ(field.refused(wheel("E", 20)), "");
  EXPECT_EQ(field.refused(wheel("A", 20)), "backwards NEW-A45");
  EXPECT_EQ(field.refused(wheel("E", 60)), "too_far NEW-A45")
      << "4.8 inches from end to end, a sixth of a circle is more than 4";
  field.order(wheel("E", 20));
  EXPECT_EQ(field.figure("E").at, Place(54.8, 50).at);
  EXPECT_GT(field.figure("A").at.y, inches(51).units);
  EXPECT_EQ(field.neighbours("C"), 2);
  EXPECT_EQ(field.figure("A").facing, degrees(20));
}

TEST(NEW_A45, turning_about_is_free) {
  Line field;
  EXPECT_EQ(field.order(field.go(MoveOrder::about_turn, "A")), "turned");
  EXPECT_EQ(field.figure("D").facing, south);
  EXPECT_EQ(field.refused(field.ahead(MoveOrder::advance, "A", 4_in)), "");
}

TEST(NEW_A45, one_may_leave_the_line_and_go_alone) {
  Line field;
  field.order(field.move("A", {45, 50}, west));
  EXPECT_FALSE(field.now().formed(field.id("A")));
  EXPECT_TRUE(field.now().formed(field.id("B")));
}

TEST(NEW_A45, not_while_one_of_them_fights) {
  Field field;
  field.line_up();
  EXPECT_EQ(field.refused(field.ahead(MoveOrder::advance, "A", 1_in)), "in_melee NEW-A24");
}

TEST(NEW_A15, side_by_side_within_half_an_inch) {
  Field field;
  field.red("A", "spearman", {50, 50}, formed);
  field.red("B", "spearman", Place(51.5, 50), formed);
  field.red("C", "spearman", Place(53, 50), formed);
  field.red("D", "spearman", Place(54.5, 50).off(1, 0), formed);
  field.red("E", "spearman", {53, 51.2}, formed);  // in front of C, not beside him
  field.blue("Sven", "axeman", {52, 100}, south_facing);
  EXPECT_TRUE(field.now().formed(field.id("A")));
  EXPECT_FALSE(field.now().formed(field.id("D")));
  EXPECT_FALSE(field.now().formed(field.id("E")));
}

TEST(NEW_A15, looking_the_same_way) {
  Field field;
  field.red("A", "spearman", {50, 50});
  field.red("B", "spearman", {51.2, 50}, {{"facing", 45}});
  field.red("C", "spearman", {52.4, 50}, {{"facing", 46}});
  field.blue("Sven", "axeman", {52, 100}, south_facing);
  EXPECT_EQ(field.refused(field.go(MoveOrder::form, "A")), "no_line NEW-A46")
      << "C looks too far away from where A looks";
  EXPECT_EQ(field.refused(field.go(MoveOrder::form, "B")), "");
}

TEST(NEW_A46, forming_up_at_the_end_of_a_move) {
  Field field;
  for (int i = 0; i < 3; ++i) field.red(("S" + std::to_string(i)).c_str(), "spearman", {50 + 1.2 * i, 50});
  field.blue("Sven", "axeman", {52, 100}, south_facing);
  EXPECT_EQ(field.order(field.go(MoveOrder::form, "S1")), "formed");
  EXPECT_EQ(field.neighbours("S1"), 2);
  EXPECT_EQ(field.refused(field.go(MoveOrder::form, "S0")), "formed_already NEW-A46");
  EXPECT_EQ(field.refused(field.ahead(MoveOrder::advance, "S0", 1_in)), "moved_already NEW-024");
}

TEST(NEW_A46, who_fights_does_not_form_up) {
  Field field;
  for (int i = 0; i < 3; ++i) field.red(("S" + std::to_string(i)).c_str(), "spearman", {50 + 1.2 * i, 50});
  field.blue("Sven", "axeman", {50, 51}, south_facing);
  EXPECT_EQ(field.refused(field.go(MoveOrder::form, "S1")), "no_line NEW-A46");
}

TEST(NEW_A43, nobody_is_slower_than_an_inch) {
  Line field;
  field.man("D").wounds = 1;
  EXPECT_EQ(rate(field.here(), field.id("D"), true, true), 1_in) << "5 - 2 - 1 - 2 would be nothing";
}

TEST(NEW_A53, through_friends_but_not_through_lines_or_enemies) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.red("Friend", "axeman", {50, 52});
  for (int i = 0; i < 3; ++i) field.red(("S" + std::to_string(i)).c_str(), "spearman", {46.8 - 1.2 * i, 52}, formed);
  field.blue("Sven", "axeman", {54, 50}, south_facing);
  EXPECT_EQ(field.refused(field.move("Eric", {50, 54})), "");
  EXPECT_EQ(field.refused(field.move("Eric", {50, 52.5})), "no_room NEW-A53");
  EXPECT_EQ(field.refused(field.move("Eric", {46.3, 53.3})), "in_the_way NEW-A53");
  field.figure("Friend").pose = Pose::out;
  EXPECT_EQ(field.refused(field.move("Eric", {50, 52})), "") << "who is out is taken off";
}

TEST(NEW_A34, into_reach_is_a_charge_and_comes_later) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Alf", "spearman", {50, 55}, south_facing);
  EXPECT_EQ(field.refused(field.move("Eric", {50, 53})), "would_charge NEW-A34") << "the spear reaches an inch";
  EXPECT_EQ(field.refused(field.move("Eric", {50, 52.9})), "");
  EXPECT_EQ(field.charge_refused(field.way(ChargeOrder::charge, "Eric", {50, 52.9})), "no_charge NEW-A25");
  EXPECT_EQ(field.charge_refused(field.way(ChargeOrder::charge, "Eric", {50, 54})), "");
}

TEST(NEW_A33, bases_are_an_inch_across_and_reach_is_the_gap) {
  Field field;
  field.line_up();
  const auto reaches_x = [&](const char* who) { return reaches(field.here(), field.id(who), field.id("X")); };
  EXPECT_FALSE(reaches_x("A"));
  EXPECT_TRUE(reaches_x("B"));
  EXPECT_TRUE(reaches_x("C"));
  EXPECT_TRUE(reaches_x("D"));
  EXPECT_EQ(field.battle().radius(field.figure("X")), Length{1270});
}

TEST(NEW_A55, X_stands_before_C_and_Y_before_D) {
  Field field;
  field.line_up();
  EXPECT_EQ(field.gap("X", "C"), Length{});
  EXPECT_EQ(field.gap("Y", "D"), Length{});
}

TEST(NEW_A49, pushed_back_he_keeps_his_place_until_he_steps_up) {
  Field field;
  field.line_up();
  EXPECT_EQ(field.hit("X", "C", {13, 1, 1}), "driven_back");
  EXPECT_EQ(field.figure("C").at, Place(52.4, 49).at);
  EXPECT_EQ(field.neighbours("C"), 2);
  EXPECT_TRUE(field.man("C").pushed);
  EXPECT_EQ(field.order(field.go(MoveOrder::step_up, "C")), "stepped_up");
  EXPECT_EQ(field.figure("C").at, Place(52.4, 50).at);
  EXPECT_FALSE(field.man("C").pushed);
  EXPECT_EQ(field.refused(field.go(MoveOrder::step_up, "C")), "not_pushed NEW-A49");
}

}  // namespace
}  // namespace fyrd::newcastle
