// Riders, chariots, and what our options do in a game (NEW-X03, NEW-X04, NEW-X06, NEW-X07, NEW-X09 … NEW-X12).
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/place.h"
#include "tests/rulesets/newcastle/game.h"

namespace fyrd::newcastle {

namespace {

struct Charge : NewcastleGame {  // a rider two inches before Sven
  explicit Charge(const char* profile, const Json& more = {}) {
    red("Cadoc", profile, {20, 20}, more), blue("Sven", "axeman", {20, 24}), bystanders();
  }
};

struct Duel : NewcastleGame {
  explicit Duel(const char* option) {
    red("Hugh", "axeman", {20, 20}), blue("Rolf", "axeman", {20, 21}), bystanders(), options[option] = true;
  }
};

}  // namespace

TEST(NEW_X03, a_die_more_in_the_turn_of_the_charge_only) {
  Charge g("horseman");
  g.charge("Cadoc", "Sven", 0.9), g.react(ReactOrder::stand);
  g.bout("Cadoc", "Sven", 11, 1, false);
  EXPECT_EQ(g.wanted(), "5d20 NEW-060");
  g.roll({1, 1, 1, 1, 1}), g.turn_of(red);
  g.bout("Cadoc", "Sven", 11, 1, false);
  EXPECT_EQ(g.wanted(), "4d20 NEW-060");
}

TEST(NEW_X03, men_on_foot_in_the_open) {
  Charge open("horseman"), rough("horseman");
  EXPECT_EQ(open.needs("Cadoc", "Sven"), "skill 10, shield 2, riding down -1 = 11");
  rough.ground("rough", {18, 24}, {22, 26});
  EXPECT_EQ(rough.needs("Cadoc", "Sven"), "skill 10, shield 2 = 12");
  NewcastleGame both;
  both.red("Cadoc", "horseman", {20, 20}), both.blue("Drust", "horseman", {20, 24});
  EXPECT_EQ(both.needs("Cadoc", "Drust"), "skill 10, shield 2 = 12");
}

TEST(NEW_X03, five_inches_slower_in_bad_ground) {
  Charge g("horseman");
  g.ground("rough", {26, 15}, {27, 25});
  EXPECT_EQ(g.tries(g.walk("Cadoc", {{25.5, 20}}, 90)), "too_far NEW-020");
  EXPECT_EQ(g.tries(g.walk("Cadoc", {{25, 20}}, 90)), "accepted");
}

TEST(NEW_X04, six_dice_in_the_first_charge_and_never_again) {
  Charge g("chariot");
  g.charge("Cadoc", "Sven"), g.react(ReactOrder::stand);
  g.bout("Cadoc", "Sven", 13, 1, false);
  EXPECT_EQ(g.wanted(), "6d20 NEW-060");
  g.roll({15, 1, 1, 1, 1, 1}), g.follow(FollowOrder::stay);
  g.turn_of(blue), g.turn_of(red);
  g.charge("Cadoc", "Sven"), g.react(ReactOrder::stand);
  g.bout("Cadoc", "Sven", 13, 1, false);
  EXPECT_EQ(g.wanted(), "4d20 NEW-060");
}

TEST(NEW_X04, two_bowmen_do_two_things_each_and_its_move_is_theirs) {
  Charge still("chariot");
  for (int i = 0; i < 2; ++i) still.shoot("Cadoc", "Sven"), still.roll(1), still.load("Cadoc");
  EXPECT_EQ(still.tries(still.of(MoveOrder::shoot, "Cadoc", "Sven")), "shot_already NEW-042");
  EXPECT_EQ(still.tries(still.walk("Cadoc", {{20, 21}}, 0)), "no_time NEW-042");
  Charge moves("chariot");
  moves.move("Cadoc", {20, 21}, 0);
  for (int i = 0; i < 2; ++i) moves.shoot("Cadoc", "Sven"), moves.roll(1);
  EXPECT_EQ(moves.tries(moves.of(MoveOrder::load, "Cadoc")), "no_time NEW-042");
}

TEST(NEW_X04, neither_bowman_moves_loads_and_shoots) {
  Charge ready("chariot"), empty("chariot", {{"unloaded", true}});
  ready.move("Cadoc", {20, 21}, 0), ready.shoot("Cadoc", "Sven"), ready.roll(1);
  EXPECT_EQ(ready.tries(ready.of(MoveOrder::load, "Cadoc")), "no_time NEW-042") << "only he who has shot could load";
  EXPECT_EQ(ready.tries(ready.of(MoveOrder::shoot, "Cadoc", "Sven")), "accepted");
  empty.move("Cadoc", {20, 21}, 0), empty.load("Cadoc");
  EXPECT_EQ(empty.tries(empty.of(MoveOrder::shoot, "Cadoc", "Sven")), "no_time NEW-042")
      << "only he who has loaded could shoot";
  EXPECT_EQ(empty.tries(empty.of(MoveOrder::load, "Cadoc")), "accepted");
  Charge late("chariot");
  late.shoot("Cadoc", "Sven"), late.roll(1), late.load("Cadoc");
  EXPECT_EQ(late.tries(late.walk("Cadoc", {{20, 21}}, 0)), "no_time NEW-042") << "one of them has done two things";
}

TEST(NEW_X04, one_bowman_shoots_while_the_other_loads) {
  Charge g("chariot", {{"unloaded", true}});
  g.load("Cadoc"), g.turn_of(blue), g.turn_of(red);
  g.move("Cadoc", {20, 21}, 0), g.shoot("Cadoc", "Sven"), g.roll(1);
  EXPECT_EQ(g.tries(g.of(MoveOrder::load, "Cadoc")), "accepted");
}

TEST(NEW_X06, a_fumble_costs_the_next_turn_and_no_more) {
  Duel g("fumbles");
  g.bout("Hugh", "Rolf", 2, 1), g.turn_of(blue);
  EXPECT_FALSE(can_attack(g.here(), g.id("Rolf")));
  EXPECT_TRUE(can_attack(g.here(), g.id("Hugh")));
  g.turn_of(red);
  EXPECT_TRUE(can_attack(g.here(), g.id("Rolf")));
}

TEST(NEW_X06, the_very_number_is_a_die_more_with_a_bow_too) {
  for (const int roll : {14, 15}) {
    NewcastleGame g;
    g.options["fumbles"] = true;
    g.red("Abel", "archer", {20, 20}), g.blue("Sven", "axeman", {20, 26}), g.bystanders();
    g.shoot("Abel", "Sven"), g.roll(roll);
    EXPECT_EQ(g.wanted(), roll == 14 ? "5d20 NEW-060" : "4d20 NEW-060");
  }
}

TEST(NEW_X07, a_quarter_out_and_who_is_far_from_his_leader_is_tested) {
  NewcastleGame g;
  g.options["morale"] = true;
  g.red("Hugh", "axeman", {20, 20});
  g.blue("Rolf", "axeman", {20, 21}), g.blue("Near", "axeman", {30, 47}), g.blue("Far", "axeman", {30, 33.01});
  g.blue("Chief", "axeman", {30, 40}, {{"leader", true}});
  g.bout("Hugh", "Rolf", 11, 1), g.roll({15, 15, 15, 1, 1});
  EXPECT_EQ(g.wanted(), "order") << "six inches between the bases, and less";
  NewcastleGame away;
  away.options["morale"] = true;
  away.options["rout_when"] = "turn-end";
  away.red("Hugh", "axeman", {20, 20});
  away.blue("Rolf", "axeman", {20, 21}), away.blue("Far", "axeman", {30, 47.1}, {{"wounded", true}}),
      away.blue("Wide", "axeman", {40, 32.9});
  away.blue("Chief", "axeman", {30, 40}, {{"leader", true}});
  away.bout("Hugh", "Rolf", 11, 1), away.roll({15, 15, 15, 1, 1});
  EXPECT_EQ(away.wanted(), "1d20 NEW-X07");
  away.roll(11), away.roll(8);
  EXPECT_TRUE(away.man("Far").runs) << "wounded he needs 12";
  EXPECT_FALSE(away.man("Wide").runs);
}

TEST(NEW_X09, until_his_next_turn) {
  Duel g("dodge");
  g.order(g.of(MoveOrder::dodge, "Hugh"));
  EXPECT_EQ(g.needs("Rolf", "Hugh"), "skill 9, shield 2, foe dodges 2 = 13");
  EXPECT_EQ(g.needs("Hugh", "Rolf"), "skill 9, shield 2 = 11");
  g.to("contest");
  EXPECT_EQ(g.attempt(g.of(BoutOrder::attack, "Hugh", "Rolf")), "no_attack NEW-052");
  g.turn_of(blue);
  EXPECT_TRUE(g.man("Hugh").dodges);
  g.turn_of(red);
  EXPECT_FALSE(g.man("Hugh").dodges);
}

TEST(NEW_X10, who_cowers_does_not_react) {
  NewcastleGame g;
  g.options["cower"] = true;
  g.ground("wall", {24.8, 19}, {26, 21});
  g.scenario["first"] = 2;
  g.red("Hugh", "axeman", {20, 20}), g.blue("Abel", "archer", {24, 20}), g.bystanders();
  g.order(g.of(MoveOrder::cower, "Abel"));
  EXPECT_EQ(g.tries(g.of(MoveOrder::load, "Abel")), "cowers NEW-X10");
  g.turn_of(red);
  g.charge("Hugh", "Abel");
  EXPECT_EQ(g.listed(ReactOrder::evade) + g.listed(ReactOrder::shoot), 0u);
}

TEST(NEW_X11, an_evasion_or_a_snap_shot_that_hits_seizes_it) {
  for (const int evades : {0, 1}) {
    NewcastleGame g;
    g.options["initiative"] = true;
    g.red("Hugh", "axeman", {20, 20}), g.blue("Abel", "archer", {20, 24}), g.bystanders();
    g.charge("Hugh", "Abel");
    if (evades == 1) {
      g.react(ReactOrder::evade), g.roll(20), g.roll(1);
    } else {
      g.react(ReactOrder::shoot, "Hugh"), g.roll(16), g.roll({15, 1, 1, 1});
    }
    g.end_turn();
    EXPECT_EQ(g.asked_whom(), blue) << evades;
  }
  NewcastleGame missed;
  missed.options["initiative"] = true;
  missed.red("Hugh", "axeman", {20, 20}), missed.blue("Abel", "archer", {20, 24}), missed.bystanders();
  missed.charge("Hugh", "Abel"), missed.react(ReactOrder::shoot, "Hugh"), missed.roll(15),
      missed.react(ReactOrder::stand);
  missed.end_turn();
  EXPECT_EQ(missed.asked_whom(), red) << "a miss does not";
}

TEST(NEW_X12, a_beast_is_driven_home_over_the_raiders_edge) {
  NewcastleGame g;
  g.scenario["raid"] = {{"side", 1}, {"beasts", {{20, 9}, {40, 40}}}};
  g.red("Ketil", "swordsman", {20, 7}), g.red("Orm", "swordsman", {30, 7}), g.blue("Sven", "axeman", {60, 60}),
      g.blue("Knut", "axeman", {64, 60});
  EXPECT_EQ(g.tries(g.walk("Orm", {{30, 2}}, 0, MoveOrder::drive)), "no_beast NEW-X12");
  g.order(g.walk("Ketil", {{20, 2}}, 0, MoveOrder::drive));
  EXPECT_FALSE(g.state().beasts[0].home) << "an inch and a half from the edge";
  g.turn_of(blue), g.turn_of(red);
  g.order(g.walk("Ketil", {{20, 1.5}}, 0, MoveOrder::drive));
  EXPECT_TRUE(g.state().beasts[0].home);
  EXPECT_FALSE(g.state().beasts[1].home);
}

}  // namespace fyrd::newcastle
