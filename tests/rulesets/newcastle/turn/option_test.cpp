// What can be switched on and off.
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/melee.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/turn/morale.h"
#include "tests/rulesets/newcastle/stage.h"

namespace fyrd::newcastle {
namespace {

struct Pair : Field {
  explicit Pair(const char* option = nullptr, bool value = true) {
    if (option) options[option] = value;
    red("Eric", "axeman", {50, 50});
    blue("Sven", "axeman", {50, 51}, south_facing);
  }
  Choice leaves(Place to) { return {.verb = MoveOrder::leave, .figure = id("Eric"), .path = straight(to.at)}; }
};

TEST(NEW_A24, leaving_costs_a_blow_and_half_the_move) {
  Pair field;
  EXPECT_EQ(field.refused(field.move("Eric", {50, 48})), "in_melee NEW-A24");
  EXPECT_EQ(field.refused(field.leaves({50, 47.4})), "too_far NEW-A24");
  EXPECT_EQ(field.order(field.leaves({50, 47.5}), {{1}, {20}}), "fought left");
  EXPECT_EQ(field.figure("Eric").at, Place(50, 47.5).at);
  EXPECT_TRUE(can_attack(field.here(), field.id("Sven"))) << "the blow was free";
}

TEST(NEW_A24, who_is_struck_down_goes_nowhere) {
  Pair field;
  EXPECT_EQ(field.order(field.leaves({50, 47.5}), {{11}, {1}, {15, 15, 15, 1, 1}}), "fought incapacitated ended");
  EXPECT_FALSE(field.figure("Eric").in_play());
}

TEST(NEW_X08, breaking_off_can_be_switched_off) {
  Pair field("leaving", false);
  EXPECT_EQ(field.refused(field.leaves({50, 48})), "switched_off NEW-X08");
}

TEST(NEW_X06, fumbles_and_criticals) {
  Pair field("fumbles");
  EXPECT_EQ(field.fight("Eric", "Sven", {{11}, {1}, {1, 1, 1, 1, 1, 1}}), "fought unharmed")
      << "the very number: six dice";
  EXPECT_FALSE(field.man("Sven").fumbled);
  field.now().phase = Phase::morale;
  field.step();
  EXPECT_FALSE(can_attack(field.here(), field.id("Sven"))) << "a natural 1";
  Pair off;
  EXPECT_EQ(off.fight("Eric", "Sven", {{11}, {1}, {1, 1, 1, 1, 1}}), "fought unharmed");
}

TEST(NEW_X06, a_free_blow_can_be_fumbled_too) {
  Pair field("fumbles");
  EXPECT_EQ(field.order(field.leaves({50, 47.5}), {{1}, {1}}), "fought left");
  EXPECT_TRUE(can_attack(field.here(), field.id("Sven"))) << "the blow was free";
  field.now().phase = Phase::morale;
  field.step();
  EXPECT_FALSE(can_attack(field.here(), field.id("Sven"))) << "who struck";
  EXPECT_FALSE(can_attack(field.here(), field.id("Eric"))) << "and who left";
}

// Four men a side, one of red's down.
struct Shaken : Field {
  explicit Shaken(bool leader = false) {
    options["morale"] = true;
    options["rout_by"] = "shares";
    for (int i = 0; i < 4; ++i)
      red(("R" + std::to_string(i)).c_str(), "axeman", {20 + 2.0 * i, 20},
          {{"out", i == 3}, {"leader", leader && i == 0}});
    for (int i = 0; i < 4; ++i) blue(("B" + std::to_string(i)).c_str(), "axeman", {20 + 3.0 * i, 90});
    now().phase = Phase::morale;
  }
};

TEST(NEW_X07, a_quarter_lost_is_a_test_of_nerve) {
  Shaken field;
  field.man("R2").wounds = 1;
  EXPECT_EQ(field.step({{8}, {7}, {11}}), "stood_firm lost_nerve lost_nerve turn_began");
  EXPECT_FALSE(field.man("R0").runs);
  EXPECT_TRUE(field.man("R1").runs);
  EXPECT_TRUE(field.man("R2").runs) << "a wounded man needs 12";
  field.now().phase = Phase::morale;
  EXPECT_EQ(field.step(), "turn_began") << "once for each quarter";
}

TEST(NEW_X07, not_near_a_leader) {
  Shaken field(true);
  EXPECT_EQ(field.step(), "turn_began") << "all stand within six inches of him";
}

TEST(NEW_010, the_first_turn_is_told_as_all_others_are) {
  Shaken field(true);
  field.now().phase = Phase::nerve;
  EXPECT_EQ(field.step(), "turn_began");
  field.now().phase = Phase::nerve;
  field.now().turn = 2;
  EXPECT_EQ(field.step(), "") << "that was told when the first one ended";
}

TEST(NEW_X07, runners_run_for_their_edge_and_off_it) {
  Shaken field;
  field.man("R1").runs = true;
  field.now().phase = Phase::nerve, field.now().turn = 2;
  EXPECT_EQ(field.step(), "ran");
  EXPECT_EQ(field.figure("R1").at, Place(22, 15).at);
  EXPECT_EQ(field.refused(field.move("R1", {22, 16})), "runs NEW-X07");
  field.put("R1", {22, 3});
  field.now().phase = Phase::nerve;
  field.step();
  EXPECT_EQ(field.figure("R1").pose, Pose::away);
}

TEST(NEW_X07, a_leader_gathers_them) {
  Shaken field(true);
  field.man("R1").runs = true;
  field.now().phase = Phase::nerve, field.now().turn = 2;
  EXPECT_EQ(field.step(), "rallied");
}

TEST(NEW_X09, dodging) {
  Pair field("dodge");
  EXPECT_EQ(field.order(field.go(MoveOrder::dodge, "Eric")), "dodged");
  EXPECT_EQ(field.sum("Sven", "Eric"), "9 +2 +2 = 13");
  EXPECT_FALSE(can_attack(field.here(), field.id("Eric")));
  field.now().phase = Phase::morale, field.now().active = red;
  field.step();
  EXPECT_TRUE(field.man("Eric").dodges) << "through the enemy's turn";
  field.now().phase = Phase::morale;
  field.step();
  EXPECT_FALSE(field.man("Eric").dodges);
  Pair off;
  EXPECT_EQ(off.refused(off.go(MoveOrder::dodge, "Eric")), "switched_off NEW-X09");
}

TEST(NEW_X09, against_missiles_too_and_said_first) {
  Field field;
  field.options["dodge"] = true;
  field.red("Abel", "archer", {50, 50});
  field.blue("Sven", "axeman", {50, 56}, south_facing);
  field.man("Sven").dodges = true;
  EXPECT_EQ(field.shot_sum("Abel", "Sven"), "12 +2 +2 = 16");
  field.man("Abel").now.moved = true;
  EXPECT_EQ(field.refused(field.go(MoveOrder::dodge, "Abel")), "too_late NEW-X09");
}

TEST(NEW_X10, cowering_behind_hard_cover) {
  Field field;
  field.options["cower"] = true;
  field.red("Abel", "archer", {50, 50});
  field.blue("Sven", "axeman", {50, 56}, south_facing);
  field.blue("Knut", "axeman", {60, 56}, south_facing);
  field.ground("wall", {48, 54.5}, {52, 55.2});
  EXPECT_EQ(field.refused(field.go(MoveOrder::cower, "Knut")), "no_cover NEW-X10");
  EXPECT_EQ(field.order(field.go(MoveOrder::cower, "Sven")), "cowered");
  EXPECT_EQ(field.refused(field.aim(MoveOrder::shoot, "Abel", "Sven")), "hidden NEW-X10");
  EXPECT_EQ(field.refused(field.move("Sven", {50, 58})), "cowers NEW-X10");
}

TEST(NEW_X11, a_side_goes_on_until_the_other_does_something) {
  Field field;
  field.options["initiative"] = true;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Sven", "axeman", {50, 80}, south_facing);
  const auto next = [&] {
    field.now().phase = Phase::morale;
    field.step();
    return field.now().active;
  };
  EXPECT_EQ(next(), fyrd::red);
  EXPECT_EQ(next(), fyrd::red);
  EXPECT_EQ(next(), fyrd::blue) << "three turns at most";
  field.now().seized = true;
  EXPECT_EQ(next(), fyrd::red);
}

TEST(NEW_X11, a_hit_in_melee_seizes_it) {
  Pair field("initiative");
  field.now().active = red;
  field.fight("Sven", "Eric", {{11}, {1}, {1, 1, 1, 1, 1}});
  EXPECT_TRUE(field.now().seized);
}

}  // namespace
}  // namespace fyrd::newcastle
