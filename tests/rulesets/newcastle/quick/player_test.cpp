// The quick player of Newcastle: what it does in a given place.
#include "rulesets/newcastle/deeds/charge.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "tests/rulesets/newcastle/stage.h"

namespace fyrd::newcastle {
namespace {

Choice advice(Field& field) {
  Choice c;
  Random random(1, Stream::players, 0);
  field.game().at_question(field.asked_whom(),
                           [&](const Tabletop& s, const Question& q) { c = field.battle().quick(s, q, random); });
  return c;
}

TEST(NewcastleQuick, a_drover_brings_his_beast_home_however_near_his_edge_is) {
  for (const double left : {0.2, 1.1, 2.3, 4.9}) {
    Field field;
    field.scenario["raid"] = {{"side", 1}, {"beasts", {{51.5, 0.5 + left}, {70, 60}}}};
    field.red("Ketil", "swordsman", {50, 0.5 + left});
    field.blue("Sven", "axeman", {50, 80}, south_facing);
    const Choice c = advice(field);
    EXPECT_EQ(c.verb, MoveOrder::drive) << left;
    EXPECT_LE(c.path.end().y, 1.5 * units_per_inch) << left;
  }
}

TEST(NewcastleQuick, a_wounded_man_steps_out_before_his_line_moves) {
  Field field;
  field.spears(4, {50, 50});
  field.red("W", "spearman", {54.8, 50}, {{"formed", true}, {"wounded", true}});
  field.blue("Sven", "axeman", {53, 90}, south_facing);
  const Choice c = advice(field);
  EXPECT_EQ(c.verb, MoveOrder::move);
  EXPECT_EQ(c.figure, field.id("W"));
}

TEST(NewcastleQuick, a_line_breaks_up_when_night_falls_and_nothing_is_won) {
  Field field;
  field.scenario["turns"] = 10;
  field.spears(4, {50, 50});
  field.blue("Sven", "axeman", {53, 90}, south_facing);
  EXPECT_EQ(advice(field).verb, MoveOrder::move);
}

TEST(NewcastleQuick, an_archer_who_is_charged_evades) {
  Field field;
  field.spears(3, {50, 50});
  field.blue("Abel", "archer", {51.2, 56}, south_facing);
  field.give({});
  field.give(field.ahead(ChargeOrder::advance, "B", 4_in));
  EXPECT_EQ(field.asked(), "react");
  EXPECT_EQ(advice(field).verb, ReactOrder::evade);
}

TEST(NewcastleQuick, an_archer_shoots_from_far_before_anything_else) {
  Field field;
  field.red("Abel", "archer", {50, 50});
  field.blue("Sven", "axeman", {50, 79}, south_facing);
  EXPECT_EQ(advice(field).verb, MoveOrder::shoot);
}

TEST(NewcastleQuick, a_spear_line_moves_as_a_line) {
  Field field;
  field.spears(6, {50, 50});
  field.blue("Sven", "axeman", {53, 90}, south_facing);
  EXPECT_EQ(advice(field).verb, MoveOrder::advance);
}

TEST(NewcastleQuick, an_axeman_falls_on_the_end_of_a_line) {
  Field field;
  field.red("Eric", "axeman", {53, 54});
  field.red("Olaf", "axeman", {49.5, 53});
  for (int i = 0; i < 5; ++i) field.blue(("S" + std::to_string(i)).c_str(), "spearman", {50.6 + 1.2 * i, 50}, formed);
  field.give({});
  const Choice c = advice(field);
  ASSERT_EQ(c.verb, ChargeOrder::charge);
  EXPECT_LT(distance(c.path.end(), field["S0"].at), distance(c.path.end(), field["S2"].at));
}

}  // namespace
}  // namespace fyrd::newcastle
