// The quick player of Newcastle: always legal, much better than chance, and as fair as the forces are.
#include "rulesets/newcastle/deeds/charge.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/deeds/reaction.h"
#include "tests/rulesets/match.h"
#include "tests/rulesets/newcastle/stage.h"

namespace fyrd::newcastle {
namespace {

#ifdef FYRD_SANITIZE
constexpr int games = 10;
#else
constexpr int games = 100;
#endif

std::shared_ptr<const Battle> opened_with(const char* scenario, std::vector<std::string> sides) {
  const Ruleset& rules = *find_ruleset("newcastle");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  return rules.open(library, plan(rules, library, scenario, sides, problems), problems);
}

Choice advice(Field& field) {
  Choice c;
  Random random(1, Stream::players, 0);
  field.game().at_question(field.asked_whom(),
                           [&](const Tabletop& s, const Question& q) { c = field.battle().quick(s, q, random); });
  return c;
}

TEST(NewcastleQuick, slow_beats_chance_with_spears_and_with_the_mob) {
  for (const int side : {0, 1}) {
    const Match match = play_match(*opened("newcastle", "hedge-and-rough"), side == 0 ? "quick" : "random",
                                   side == 0 ? "random" : "quick", games);
    EXPECT_GE(match.wins[side], games * 98 / 100) << match.draws << " draws";
    EXPECT_EQ(match.illegal, 0) << match.first_refusal;
  }
}

TEST(NewcastleQuick, slow_neither_force_has_too_much_the_better_of_it) {
  const Match there = play_match(*opened_with("hedge-and-rough", {"spearmen", "mob"}), "quick", "quick", 2 * games);
  const Match back = play_match(*opened_with("hedge-and-rough", {"mob", "spearmen"}), "quick", "quick", 2 * games);
  for (const int wins : {there.wins[0], there.wins[1], back.wins[0], back.wins[1]}) {
    EXPECT_GE(wins, 2 * games * 30 / 100);
    EXPECT_LE(wins, 2 * games * 70 / 100);
  }
  EXPECT_EQ(there.illegal + back.illegal, 0) << there.first_refusal << back.first_refusal;
}

TEST(NewcastleQuick, slow_beats_chance_in_other_battles_of_equals) {
  for (const char* scenario : {"bridge", "cattle-raid"}) {
    for (const int side : {0, 1}) {
      const Match match = play_match(*opened("newcastle", scenario), side == 0 ? "quick" : "random",
                                     side == 0 ? "random" : "quick", games);
      EXPECT_GE(match.wins[side], games * 98 / 100) << scenario << ", " << match.draws << " draws";
      EXPECT_EQ(match.illegal, 0) << match.first_refusal;
    }
  }
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
