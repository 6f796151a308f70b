// Attack and defence rolls, closing, holding off, weapons changed, and who decides what.
#include "rulesets/newcastle/deeds/melee.h"

#include "rulesets/newcastle/deeds/contest.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/deeds/ready.h"
#include "rulesets/newcastle/table/place.h"
#include "tests/rulesets/newcastle/stage.h"

namespace fyrd::newcastle {
namespace {

// Axemen against the line, in the contests of blue's turn.
struct LineUp : Field {
  LineUp() {
    line_up();
    now().phase = Phase::contests;
    now().active = now().calls = fyrd::blue;
  }
  Choice attack(const char* by, const char* at) { return aim(BoutOrder::attack, by, at); }
  Choice await(const char* by, const char* at) { return aim(BoutOrder::await, by, at); }
  std::string refused(const Choice& c) {
    const Verdict no = BoutOrder(here()).check(c);
    return no ? no->code + " " + no->rule : "";
  }
  bool closed(const char* a, const char* b) { return man(a).closed.has(id(b)); }
  // Both sides are done.
  std::string over() { return step({}, {{}}) + step({}, {{}}); }
};
const Choice strikes{.verb = AnswerOrder::strike}, defends{.verb = AnswerOrder::defend};

TEST(NEW_052, one_attack_roll_and_then_only_defence) {
  LineUp field;
  EXPECT_EQ(field.step({{20}, {8}}, {field.attack("X", "C"), strikes}), "fought");
  EXPECT_EQ(field.refused(field.attack("X", "B")), "no_attack NEW-052");
  field.now().hit_count = 0;
  EXPECT_EQ(field.step({}, {{}}), "");  // blue is done; the line spends what it has left
  EXPECT_EQ(field.step({{20}, {12}}, {field.attack("B", "X")}), "fought");
  EXPECT_EQ(field.now().hit_count, 0) << "X rolled lower and wins his defence, which hurts nobody";
}

TEST(NEW_012, both_sides_fight_in_everybodys_turn) {
  LineUp field;
  EXPECT_EQ(field.step({}, {{}}), "");
  EXPECT_EQ(field.now().calls, red);
  EXPECT_EQ(field.step({{8}, {1}}, {field.attack("C", "X")}), "fought");
  EXPECT_EQ(field.now().hit_count, 1);
}

TEST(NEW_054, a_longer_weapon_cannot_be_answered_until_closed) {
  LineUp field;
  EXPECT_TRUE(outreaches(field.here(), field.id("C"), field.id("X")));
  EXPECT_EQ(field.step({{12}, {1}}, {field.attack("X", "C"), defends}), "fought");
  EXPECT_EQ(field.now().hit_count, 0) << "he wins, and does no harm";
}

TEST(NEW_055, who_beats_all_who_hold_him_off_has_closed) {
  LineUp field;
  field.step({{12}, {20}}, {field.attack("X", "C"), strikes});
  field.step({}, {{}});
  field.step({{3}, {12}}, {field.attack("B", "X")});
  EXPECT_EQ(field.step({}, {{}}), "closed");
  EXPECT_TRUE(field.closed("X", "C"));
  EXPECT_TRUE(field.closed("C", "X"));
}

TEST(NEW_055, one_defeat_keeps_him_out) {
  LineUp field;
  field.step({{12}, {20}}, {field.attack("X", "C"), strikes});
  field.step({}, {{}});
  field.step({{8}, {1}}, {field.attack("B", "X")});
  field.now().hit_count = 0;
  EXPECT_EQ(field.step({}, {{}}), "");
  EXPECT_FALSE(field.closed("X", "C"));
}

TEST(NEW_A17, closing_is_with_the_one_he_attacks) {
  LineUp field;
  field.step({{12}, {1}}, {field.attack("X", "B"), defends});
  field.step({}, {{}});
  EXPECT_EQ(field.step({}, {{}}), "closed");
  EXPECT_TRUE(field.closed("X", "B"));
  EXPECT_FALSE(field.closed("X", "C"));
}

TEST(NEW_A18, equal_rolls_let_the_longer_weapon_bite_first) {
  LineUp unharmed;
  unharmed.step({{12}, {12}}, {unharmed.attack("X", "C"), strikes});
  EXPECT_EQ(unharmed.step({{1, 1, 1, 1}}), "unharmed");
  EXPECT_EQ(unharmed.over(), "closed");
  LineUp hurt;
  hurt.step({{12}, {12}}, {hurt.attack("X", "C"), strikes});
  EXPECT_EQ(hurt.step({{15, 15, 1, 1}}), "wounded ended") << "one of two axemen";
  EXPECT_EQ(hurt.over(), "");
}

TEST(NEW_A20, a_neighbours_spear_still_out_reaches) {
  LineUp field;
  field.close("X", "C");
  EXPECT_EQ(field.sum("C", "X"), "10 +2 -2 +2 = 12");
  EXPECT_EQ(field.sum("B", "X"), "10 +2 -4 = 8");
}

TEST(NEW_A21, a_dagger_must_close_with_an_axe) {
  Field field;
  field.red("Abel", "archer", {50, 50}, {{"hand", "dagger"}});
  field.blue("Sven", "axeman", {50, 51}, south_facing);
  EXPECT_TRUE(outreaches(field.here(), field.id("Sven"), field.id("Abel")));
  EXPECT_EQ(field.fight("Abel", "Sven", {{14}, {1}}), "fought");
  field.close("Abel", "Sven");
  EXPECT_EQ(field.sum("Sven", "Abel"), "9 = 9") << "the axe does not mind";
  EXPECT_EQ(field.fight("Abel", "Sven", {{14}, {1}, {15, 15, 1}}), "fought wounded");
}

TEST(NEW_A22, the_owner_names_whom_his_man_attacks) {
  LineUp field;
  EXPECT_EQ(field.refused(field.attack("X", "B")), "");
  EXPECT_EQ(field.refused(field.attack("X", "C")), "");
  EXPECT_EQ(field.refused(field.attack("X", "A")), "out_of_reach NEW-054");
  EXPECT_EQ(field.refused(field.attack("C", "X")), "not_yours NEW-A40");
}

TEST(NEW_A23, the_active_side_sets_the_order) {
  LineUp field;
  EXPECT_EQ(field.step({{1}, {8}}, {field.await("X", "B"), strikes}), "fought") << "he lets B come first";
  EXPECT_EQ(field.now().hit_count, 1);
  field.now().hit_count = 0;
  EXPECT_EQ(field.refused(field.attack("X", "C")), "") << "and has his attack roll still";
  field.now().calls = red;
  EXPECT_EQ(field.refused(field.await("C", "X")), "not_your_turn NEW-A23");
}

TEST(NEW_A40, neither_wants_it_and_there_is_no_contest) {
  LineUp field;
  EXPECT_EQ(field.step({}, {field.await("X", "B"), defends}), "");
  EXPECT_EQ(field.refused(field.attack("X", "B")), "met_already NEW-A40");
}

TEST(NEW_A40, a_pair_fights_once_a_melee) {
  LineUp field;
  field.step({{1}, {1}}, {field.attack("X", "C"), defends});
  field.now().calls = red;
  EXPECT_EQ(field.refused(field.attack("C", "X")), "met_already NEW-A40");
}

TEST(NEW_A41, who_is_struck_at_from_an_inch_steps_in) {
  Field field;
  field.red("Alf", "spearman", {50, 50});
  field.blue("Sven", "axeman", {50, 52}, south_facing);  // an inch between them
  field.now().phase = Phase::contests;
  field.now().active = field.now().calls = red;
  field.step({{20}, {12}}, {field.aim(BoutOrder::attack, "Alf", "Sven"), strikes});
  field.step({}, {{}});
  EXPECT_EQ(field.step(), "closed");
  EXPECT_EQ(field.gap("Alf", "Sven"), Length{});
}

TEST(NEW_056, closed_the_spear_is_clumsy) {
  LineUp field;
  field.close("X", "C");
  EXPECT_EQ(field.need("C", "X"), 12);
  EXPECT_FALSE(outreaches(field.here(), field.id("C"), field.id("X")));
  EXPECT_EQ(field.fight("X", "C", {{12}, {1}, {13, 13, 1, 1, 1}}), "fought wounded");
}

TEST(NEW_057, a_busy_man_attacks_nobody_else_and_a_free_neighbour_joins_in) {
  LineUp field;
  field.step({{1}, {1}}, {field.attack("Y", "D"), strikes});
  field.step({}, {{}});
  EXPECT_EQ(field.refused(field.attack("D", "X")), "no_attack NEW-052");
  EXPECT_EQ(field.refused(field.attack("E", "Y")), "");
}

TEST(NEW_058, who_changes_weapons_only_defends) {
  LineUp field;
  field.now().phase = Phase::ready;
  field.now().calls = field.now().active = red;
  EXPECT_EQ(field.step({}, {{.verb = ReadyOrder::change, .figure = field.id("C"), .number = 1}}), "changed");
  EXPECT_FALSE(can_attack(field.here(), field.id("C")));
  EXPECT_EQ(field.sum("C", "X"), "12 +2 -2 -1 = 11") << "the new weapon counts at once";
  EXPECT_TRUE(field.man("C").dropped.has(0) && field.man("C").dropped.size() == 1);
}

TEST(NEW_A42, in_the_own_move_or_when_a_melee_begins) {
  Field field;
  field.red("Alf", "spearman", {50, 50});
  field.blue("Sven", "axeman", {50, 60}, south_facing);
  const Choice draws{.verb = MoveOrder::change, .figure = field.id("Alf"), .number = 1};
  EXPECT_EQ(field.order(draws), "changed");
  EXPECT_TRUE(field.man("Alf").now.changed);
  EXPECT_EQ(field.refused({.verb = MoveOrder::change, .figure = field.id("Alf"), .number = 0}),
            "no_such_weapon NEW-A42")
      << "what was dropped is gone";
}

TEST(NEW_A51, spear_against_spear) {
  Field field;
  field.spears(3, {50, 50});
  field.blue("Finn", "spearman", {51.2, 51.5}, south_facing);
  EXPECT_EQ(field.sum("B", "Finn"), "10 +3 -2 = 11");
  EXPECT_FALSE(outreaches(field.here(), field.id("B"), field.id("Finn")));
  EXPECT_FALSE(outreaches(field.here(), field.id("Finn"), field.id("B")));
}

TEST(NEW_A31, minus_two_is_the_spears_own_bonus) {
  LineUp field;
  EXPECT_EQ(field.sum("A", "X"), "10 +2 -2 = 10");
  field.close("X", "A");
  EXPECT_EQ(field.sum("A", "X"), "10 +2 -1 +2 = 13");
}

TEST(NEW_044, a_blow_from_behind_knows_no_shield) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Sven", "axeman", {50, 51}, {{"facing", 0}});  // looks away
  EXPECT_EQ(field.sum("Eric", "Sven"), "9 = 9");
}

TEST(NEW_A29, when_a_melee_begins_an_unformed_man_may_turn_to_one) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Sven", "axeman", {50, 51}, {{"facing", 0}});
  field.now().phase = Phase::ready;
  field.now().calls = field.now().active = fyrd::blue;
  EXPECT_EQ(field.step({}, {{.verb = ReadyOrder::face, .figure = field.id("Sven"), .facing = south}}), "turned");
  EXPECT_EQ(field.need("Eric", "Sven"), 11);
  Options options(false);
  ReadyOrder(field.here()).list(options);
  EXPECT_EQ(options.all().size(), 1u) << "once";
}

}  // namespace
}  // namespace fyrd::newcastle
