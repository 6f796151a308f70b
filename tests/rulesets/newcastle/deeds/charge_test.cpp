// Charges and what they provoke.
#include "rulesets/newcastle/deeds/charge.h"

#include "rulesets/newcastle/deeds/melee.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "rulesets/newcastle/deeds/ready.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/place.h"
#include "rulesets/newcastle/ways/flight.h"
#include "tests/rulesets/newcastle/stage.h"

namespace fyrd::newcastle {
namespace {

const Choice evades{.verb = ReactOrder::evade}, draws{.verb = ReactOrder::draw}, stands{.verb = ReactOrder::stand};

// The second exercise: three spearmen in line, an archer five inches before them (NEW-014).
struct Exercise : Field {
  Exercise() {
    spears(3, {50, 50});
    blue("Abel", "archer", {51.2, 56}, south_facing);
  }
  Choice onward() { return ahead(ChargeOrder::advance, "B", 4_in); }
  Choice shoots(const char* at) { return {.verb = ReactOrder::shoot, .target = id(at)}; }
  const std::string& in_hand(const char* who) { return held(here(), id(who)).weapon.id; }
};

TEST(NEW_014, G10_four_inches_and_a_reach_just_get_there) {
  Exercise field;
  EXPECT_EQ(field.charge_refused(field.onward()), "");
  EXPECT_EQ(field.charge_refused(field.ahead(ChargeOrder::advance, "B", 4_in - Length{1})), "no_charge NEW-A25");
}

TEST(NEW_070, draw_shoot_evade_or_both) {
  Exercise field;
  EXPECT_EQ(field.reactions(field.onward(), "Abel"), "stand draw shoot evade");
  EXPECT_EQ(field.charge(field.onward(), {}, {draws, stands}), "charged changed");
  EXPECT_EQ(field.in_hand("Abel"), "dagger");
  EXPECT_TRUE(can_attack(field.here(), field.id("Abel"))) << "drawing in answer to a charge is free";
}

TEST(NEW_071, the_opportunity_shot) {
  Exercise field;
  EXPECT_EQ(field.shot_need("Abel", "B", true), 12 + 3 - 2 + 2) << "short range, the line's shields, a group, in panic";
  EXPECT_EQ(field.charge(field.onward(), {{15}, {2}, {1, 1, 1, 1}}, {field.shoots("B"), stands}),
            "charged shot unharmed");
  EXPECT_EQ(field.man("Abel").loaded, 0);
  EXPECT_FALSE(can_attack(field.here(), field.id("Abel")));
}

TEST(NEW_071, it_needs_a_loaded_bow) {
  Exercise field;
  field.man("Abel").loaded = 0;
  EXPECT_EQ(field.reactions(field.onward(), "Abel"), "stand draw evade");
}

TEST(NEW_A03, the_snap_shot_is_harder) {
  Exercise field;
  EXPECT_EQ(field.shot_need("Abel", "B", true) - field.shot_need("Abel", "B", false), 2);
}

TEST(NEW_A04, it_costs_the_attack_roll_and_leaves_defence) {
  Exercise field;
  field.charge(field.onward(), {{1}}, {field.shoots("B"), stands});
  EXPECT_TRUE(field.man("Abel").now.attacked);
  field.now().phase = Phase::ready;
  field.now().calls = no_side;
  EXPECT_EQ(field.step(), "changed");  // the bow goes
  EXPECT_EQ(field.fight("B", "Abel", {{20}, {15}}), "fought") << "he still rolls, and wins";
}

TEST(NEW_072, one_roll_for_the_line_and_a_tie_is_an_escape) {
  Exercise field;
  EXPECT_EQ(field.charge(field.onward(), {{8}, {12}}, {evades}), "charged evaded");
  Exercise other;
  EXPECT_EQ(other.charge(other.onward(), {{8}, {13}}, {evades}), "charged caught");
}

TEST(NEW_073, escaped_he_is_a_full_move_away_and_they_are_where_he_stood) {
  Exercise field;
  field.charge(field.onward(), {{20}, {1}}, {evades});
  EXPECT_EQ(field.figure("Abel").at, Place(51.2, 62).at);
  EXPECT_EQ(field.figure("B").at, Place(51.2, 56).at) << "four inches, one of reach, and onto his spot";
  EXPECT_EQ(field.neighbours("B"), 2);
  EXPECT_FALSE(field.in_melee("Abel"));
}

TEST(NEW_A38, beyond_the_move_and_the_line_stays_a_line) {
  Exercise field;
  field.charge(field.onward(), {{20}, {1}}, {evades});
  for (const char* who : {"A", "B", "C"}) EXPECT_EQ(field.figure(who).at.y, inches(56).units);
}

TEST(NEW_A38, whoever_they_meet_there_has_no_new_reaction) {
  Exercise field;
  field.blue("Bede", "archer", {52.4, 57.5}, south_facing);
  EXPECT_EQ(field.charge(field.onward(), {{20}, {1}}, {evades}), "charged evaded");
  EXPECT_TRUE(field.in_melee("Bede"));
  EXPECT_EQ(field.asked_kinds(), (std::vector<std::string>{"charge", "react"}));
}

TEST(NEW_A27, after_a_shot_at_half_his_rate) {
  Exercise field;
  field.charge(field.onward(), {{1}, {20}, {1}}, {field.shoots("B"), evades});
  EXPECT_EQ(field.gone("Abel", {51.2, 56}), 3_in);
  EXPECT_TRUE(escapes(10, 8, 3_in, 4_in));
  EXPECT_FALSE(escapes(10, 9, 3_in, 4_in)) << "9 against 10";
}

TEST(NEW_A25, reactions_come_in_order_and_before_contact) {
  Exercise field;
  EXPECT_EQ(field.charge(field.onward(), {{1}, {20}, {1}}, {field.shoots("A"), evades}), "charged missed evaded");
  EXPECT_EQ(field.asked_kinds(), (std::vector<std::string>{"charge", "react", "react"}));
}

TEST(NEW_A26, anybody_free_and_unformed_may_evade) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Alf", "spearman", {50, 54}, south_facing);
  const Choice on = field.way(ChargeOrder::charge, "Eric", {50, 53});
  EXPECT_EQ(field.reactions(on, "Alf"), "stand evade");
  Field line;
  line.spears(3, {50, 50});
  line.blue("Eric", "axeman", {51.2, 54}, south_facing);
  EXPECT_EQ(line.reactions(line.way(ChargeOrder::charge, "Eric", {51.2, 51}), "B"), "stand") << "a formed man stands";
}

TEST(NEW_A29, once_in_the_enemys_turn_and_before_the_dice) {
  Field field;
  field.red("Abel", "archer", {50, 40});
  field.red("Bede", "archer", {50, 70}, south_facing);
  field.blue("Sven", "axeman", {50, 55}, {{"facing", 0}});
  const Choice turns{.verb = ReactOrder::face, .facing = south};
  EXPECT_EQ(field.order(field.aim(MoveOrder::shoot, "Abel", "Sven"), {{15}}, {turns}), "turned missed")
      << "his shield makes it 16";
  EXPECT_EQ(field.order(field.aim(MoveOrder::shoot, "Bede", "Sven"), {{15}}), "shot")
      << "the other archer has the easier shot";
}

TEST(NEW_A35, one_evasion_in_an_enemys_turn) {
  Exercise field;
  field.red("Eric", "axeman", {51.2, 66}, south_facing);
  field.charge(field.onward(), {{20}, {1}}, {evades});
  EXPECT_EQ(field.reactions(field.way(ChargeOrder::charge, "Eric", {51.2, 63}), "Abel"), "stand draw shoot");
}

TEST(NEW_A36, a_shot_can_end_one_mans_charge_and_the_rest_come_on) {
  Exercise field;
  EXPECT_EQ(field.charge(field.onward(), {{20}, {2}, {13, 13, 13, 1}}, {field.shoots("B"), stands}),
            "charged shot incapacitated");
  EXPECT_FALSE(field.figure("B").in_play());
  EXPECT_EQ(field.figure("A").at, Place(50, 54).at);
}

TEST(NEW_A36, who_is_wounded_on_the_way_may_fall_short) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Abel", "archer", {50, 55.5}, south_facing);
  field.charge(field.way(ChargeOrder::charge, "Eric", {50, 54.5}), {{20}, {15, 15, 1, 1}},
               {{.verb = ReactOrder::shoot, .target = field.id("Eric")}, stands});
  EXPECT_LE(field.gone("Eric", {50, 53}), Length{2}) << "three of four and a half inches";
  EXPECT_FALSE(field.in_melee("Abel"));
}

TEST(NEW_A36, at_the_first_spot_in_clear_sight) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Abel", "archer", {51, 54}, south_facing);
  field.ground("hedge", {49.2, 51.6}, {51, 52});
  Choice around{.verb = ChargeOrder::charge, .figure = field.id("Eric")};
  for (const Place& p : {Place(51.8, 51), Place(51.8, 52.2), Place(51.45, 53.1)}) around.path.add(p.at);
  ASSERT_EQ(field.charge_refused(around), "");
  ASSERT_TRUE(cannot_aim(field.here(), field.id("Abel"), field.id("Eric")));
  EXPECT_EQ(field.reactions(around, "Abel"), "stand draw shoot evade") << "he is seen when he comes around the hedge";
}

TEST(NEW_A37, away_from_the_charger_and_along_what_is_in_the_way) {
  Exercise field;
  field.ground("hedge", {46, 58}, {53, 58.5});
  field.charge(field.onward(), {{20}, {1}}, {evades});
  EXPECT_GT(field.figure("Abel").at.x, Place(53, 0).at.x) << "around the nearer end of the hedge";
  Exercise edge;
  edge.scenario["table"] = {120, 60};
  edge.scenario["sides"][1]["zone"] = {0, 50, 120, 60};
  edge.charge(edge.onward(), {{20}, {1}}, {evades});
  EXPECT_EQ(edge.figure("Abel").at.y, Place(0, 59.5).at.y) << "the table's edge stops him";
}

TEST(NEW_A39, caught_he_faces_them_and_drops_his_bow) {
  Exercise field;
  field.figure("Abel").facing = north;
  field.charge(field.onward(), {{1}, {20}}, {evades});
  EXPECT_EQ(field.figure("Abel").at, Place(51.2, 56).at);
  EXPECT_EQ(field.figure("Abel").facing, south);
  field.now().phase = Phase::ready;
  field.now().calls = no_side;
  EXPECT_EQ(field.step(), "changed");
  EXPECT_EQ(field.in_hand("Abel"), "dagger");
  EXPECT_FALSE(can_attack(field.here(), field.id("Abel")));
}

TEST(NEW_014, the_sums_are_in_the_explanation) {
  Exercise field;
  const Motion m = ordered_charge(field.here(), field.onward());
  const Explanation way = ChargeOrder(field.here()).explain(field.onward());
  EXPECT_EQ(way.tallies.at(0).total(), 4);
  EXPECT_EQ(way.tallies.at(0).modifiers().size(), 2u) << "five, less one for the line";
  const Explanation run = ReactOrder(field.here(), field.id("Abel"), m.who, &m).explain(evades);
  EXPECT_EQ(run.chance->text(), "7/10");
  EXPECT_EQ(run.tallies.at(0).total(), 6);
  EXPECT_EQ(run.tallies.at(1).total(), 4);
  EXPECT_NE(run.summary.find("he rolls with 2″ and they with -2″"), std::string::npos) << run.summary;
}

}  // namespace
}  // namespace fyrd::newcastle
