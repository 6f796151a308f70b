// Who must test his nerve when a turn ends, and who keeps it.
#include "rulesets/nottingham/turn/panic.h"

#include "tests/rulesets/nottingham/field.h"

namespace fyrd::nottingham {

namespace {

const Json tired = {{"bound", 1}};
const Json gone = {{"out", true}};

// Twelve inches between everybody: no fear but that of losses.
struct Troop : Crowd {
  Fear fear(std::string_view who) { return fear_of(*this, id(who)); }
  std::string thrower() {
    const auto& roll = game().wanted_roll();
    return roll ? battle()[roll->by].name + " " + wanted_dice() : asked();
  }
};

}  // namespace

TEST(NOT_092, a_quarter_of_the_dice_lost) {
  const auto fear = [](int henchmen, bool lost) {
    Troop g;
    g.red("Lead", {10, 10}), g.blue("Odo", {90, 90});
    for (int i = 0; i < henchmen; ++i) {
      const std::string name = "Man " + std::to_string(i);
      g.red_man(name.c_str(), {10.0 + 6 * (i % 6), 20.0 + 6 * (i / 6)}, lost && i == 0 ? gone : Json{});
    }
    return g.fear("Lead");
  };
  EXPECT_EQ(fear(2, true), Fear::losses) << "one of four";
  EXPECT_EQ(fear(3, true), Fear::none) << "one of five (NOT-A37)";
  EXPECT_EQ(fear(2, false), Fear::none);
}

TEST(NOT_A37, four_times_the_lost_dice_are_at_least_those_at_the_start) {
  Troop g;  // nine dice: two lost are less than a quarter, three are more
  g.red("Lead", {10, 10}), g.red("Fallen", {20, 30}, gone), g.blue("Odo", {90, 90});
  for (int i = 0; i < 5; ++i)
    g.red_man(("Man " + std::to_string(i)).c_str(), {10.0 + 6 * i, 20}, i == 0 ? Json{{"panic", true}} : Json{});
  EXPECT_EQ(dice_lost(g, red), 3) << "a locked die is lost, too (NOT-092)";
  EXPECT_EQ(g.fear("Man 1"), Fear::losses);
}

TEST(NOT_092, the_leader_is_out) {
  Troop g;
  g.red("Lead", {10, 10}, gone), g.red("Hugh", {10, 20}, tired), g.blue("Odo", {90, 90});
  for (const char* name : {"A", "B", "C", "D"}) g.red(name, {double(20 + 10 * (*name - 'A')), 40});
  EXPECT_EQ(g.fear("Hugh"), Fear::leader);
  g.first(red), g.end_turn();
  EXPECT_EQ(g.thrower(), "Hugh 1d6 NOT-093") << "nobody else has a die to throw (NOT-A35)";
}

TEST(NOT_092, alone_among_enemies) {
  const auto fear = [](const Json& who, const Json& first, const Json& second, double friend_at,
                       const Json& friend_is = {}) {
    Troop g;
    g.red("Lead", {90, 10}), g.red("Other", {60, 10});
    g.red_man("Hob", {20, 20}, who), g.red_man("Friend", {20, 20 - friend_at - foot}, friend_is);
    g.blue("Odo", {20, 23 + foot}, first), g.blue("Fulk", {24 + foot, 20}, second);
    return g.fear("Hob");
  };
  EXPECT_EQ(fear({}, {}, {}, 4.01), Fear::alone);
  EXPECT_EQ(fear({{"lying", true}, {"facing", 90}}, {}, {}, 4.01), Fear::alone) << "whatever his own state";
  EXPECT_EQ(fear({}, {}, {}, 4), Fear::none) << "a friend within 4″";
  EXPECT_EQ(fear({}, {}, {}, 4, {{"lying", true}}), Fear::alone) << "who lies does not count";
  EXPECT_EQ(fear({}, {{"lying", true}}, {}, 4.01), Fear::none);
  EXPECT_EQ(fear({}, {{"panic", true}}, {}, 4.01), Fear::none);
  EXPECT_EQ(fear({}, {{"out", true}}, {}, 4.01), Fear::none);
  Troop hero;
  hero.red("Lead", {20, 20}), hero.blue("Odo", {20, 22}), hero.blue("Fulk", {22, 20});
  EXPECT_EQ(hero.fear("Lead"), Fear::none) << "heroes do not mind";
}

TEST(NOT_092, a_hero_fell_near_him) {
  Field g;
  g.red("Hugh", {20, 20}), g.red("Near", {20, 20 - foot - 4}), g.red("Far", Place(20, 20 + foot + 4).off(0, 1));
  g.blue("Odo", {20 + apart(0.5), 20}, {{"melee", 5}, {"gear", {"halberd"}}, {"facing", 270}});
  for (double x : {60, 64, 68}) g.red(("More " + std::to_string(int(x))).c_str(), {x, 40});
  g.pass();
  g.acts("Odo");
  g.attack("Hugh"), g.add(0), g.block(0), g.roll(6), g.roll(6);
  ASSERT_TRUE(g.out("Hugh"));
  EXPECT_TRUE(g.man("Near").bereft);
  EXPECT_FALSE(g.man("Far").bereft);
  EXPECT_EQ(fear_of(g, g.id("Near")), Fear::bereft);
  EXPECT_EQ(fear_of(g, g.id("Far")), Fear::none);
  g.whole_turn(6);
  EXPECT_FALSE(g.man("Near").bereft) << "only in that turn";
}

TEST(NOT_093, any_one_or_two_among_all_his_bound_dice) {
  const auto panics = [](std::initializer_list<int> faces) {
    Troop g;
    g.red("Lead", {10, 10}, gone), g.red("Hugh", {10, 20}, {{"bound", 3}}), g.red("Other", {40, 20}),
        g.blue("Odo", {90, 90});
    g.first(blue), g.end_turn();
    EXPECT_EQ(g.thrower(), "Hugh 3d6 NOT-093");
    g.roll(faces);
    return g.panics("Hugh");
  };
  EXPECT_FALSE(panics({3, 6, 3}));
  EXPECT_TRUE(panics({6, 6, 2}));
  EXPECT_TRUE(panics({1, 6, 6}));
}

TEST(NOT_093, who_panics_already_throws_no_more) {
  Troop g;
  g.red("Lead", {10, 10}, gone), g.red("Hugh", {10, 20}, {{"panic", true}}), g.red("Other", {40, 20}),
      g.blue("Odo", {90, 90});
  g.first(red), g.end_turn();
  EXPECT_EQ(g.asked(), "nominate");
  EXPECT_TRUE(g.panics("Hugh"));
}

TEST(NOT_A35, without_bound_dice_nothing_can_happen) {
  Troop g;
  g.red("Lead", {10, 10}, gone), g.red("Hugh", {10, 20}),
      g.red("Stout", {40, 20}, {{"bound", 1}, {"skills", {"brave"}}}), g.blue("Odo", {90, 90});
  g.first(red), g.end_turn();
  EXPECT_EQ(g.turn_number(), 2) << "Brave with one die throws none";
}

TEST(NOT_126, the_brave_throw_one_die_less) {
  Troop g;
  g.red("Lead", {10, 10}, gone), g.red("Stout", {40, 20}, {{"bound", 3}, {"skills", {"brave"}}}),
      g.red("Other", {60, 20}), g.blue("Odo", {90, 90});
  g.first(blue), g.end_turn();
  EXPECT_EQ(g.thrower(), "Stout 2d6 NOT-093");
}

TEST(NOT_094, one_die_is_locked_and_he_can_only_rally) {
  Field g;
  g.red("Alan", {20, 20}, {{"gear", {"bow"}}}), g.blue("Odo", {20, 23}, {{"skills", {"dreadful"}}});
  g.acts("Alan", 2);
  g.aim("Odo");
  g.end_turn();
  EXPECT_EQ(g.thrower(), "Alan 2d6 NOT-093");
  g.roll({1, 6});
  EXPECT_TRUE(g.panics("Alan"));
  EXPECT_EQ(g.man("Alan").aiming, 0) << "aiming dice turn plain first (NOT-A97)";
  g.whole_turn(6);
  EXPECT_EQ(g.bound("Alan"), 1) << "the plain one came back, the locked one did not";
  g.activate("Alan");
  ASSERT_EQ(g.asked(), "action") << "no activation move";
  EXPECT_EQ(g.tries(Act::run), "panic NOT-094");
  EXPECT_EQ(g.tries(Act::shoot, "Odo"), "panic NOT-094");
  EXPECT_EQ(g.tries(Act::drop, "", 0), "panic NOT-094");
  EXPECT_TRUE(g.offered(Act::rally));
}

TEST(NOT_094, lying_he_can_only_get_up_and_he_may_block) {
  Field g;
  g.red("Alan", {20, 20}, {{"panic", true}, {"lying", true}}), g.blue("Odo", {20, 20.6 + 0.5 + foot / 2});
  g.acts_before("Alan", "Odo");
  EXPECT_EQ(g.tries(Act::rally), "panic NOT-094");
  EXPECT_EQ(g.tries(Act::run), "panic NOT-094");
  g.act(Act::get_up), g.roll(6);
  EXPECT_TRUE(g.standing("Alan"));
  EXPECT_TRUE(g.panics("Alan")) << "on his feet, still in panic";
  g.acts("Odo");
  g.attack("Alan"), g.add(0);
  EXPECT_EQ(g.asked(), "block");
}

TEST(NOT_A34, a_locked_die_does_not_come_back) {
  Field g;
  g.red("Alan", {40, 40}, {{"panic", true}, {"bound", 2}});
  g.first(red), g.end_turn();
  EXPECT_EQ(g.bound("Alan"), 2) << "one plain die of three came back";
  g.end_turn();
  g.end_turn();
  EXPECT_EQ(g.bound("Alan"), 1) << "and never the locked one";
  EXPECT_TRUE(g.panics("Alan"));
}

TEST(NOT_131, dread_alone_fails_on_a_one_only) {
  const auto panics = [](double far, int face, const Json& foe) {
    Field g;
    g.red("Alan", {20, 20}, tired), g.blue("Odo", {20, 20 + foot + far}, foe);
    g.first(red), g.end_turn();
    if (g.asked() == "dice") g.roll(face);
    return g.panics("Alan");
  };
  const Json dreadful = {{"skills", {"dreadful"}}};
  EXPECT_TRUE(panics(4, 1, dreadful));
  EXPECT_FALSE(panics(4, 2, dreadful));
  EXPECT_FALSE(panics(4.01, 1, dreadful));
  EXPECT_FALSE(panics(4, 1, {}));
}

TEST(NOT_A97, who_is_dreadful_lying_or_in_panic) {
  for (const char* state : {"lying", "panic"}) {
    for (const bool always : {true, false}) {
      Field g;
      g.options["dreadful"] = always ? "always" : "standing";
      g.red("Alan", {20, 20}, tired), g.blue("Odo", {20, 20 + foot + 3.5}, {{"skills", {"dreadful"}}, {state, true}});
      g.first(red), g.end_turn();
      EXPECT_EQ(g.thrower() == "Alan 1d6 NOT-093", always) << state;
    }
  }
}

TEST(NOT_A97, all_reasons_before_the_first_throw) {
  // Alan's panic takes the fourth die of the band: Bert is afraid for it a turn later.
  Troop g;
  g.red("Lead", {10, 10}, {{"initiative", 5}}), g.red_man("Alan", {40, 40}, tired),
      g.red_man("Bert", {20, 10}, {{"bound", 1}});
  g.blue("Odo", {40, 43}, {{"skills", {"dreadful"}}}), g.blue("Fulk", {90, 90});
  g.first(blue), g.end_turn();
  EXPECT_EQ(g.thrower(), "Alan 1d6 NOT-093");
  g.roll(1);
  EXPECT_EQ(g.turn_number(), 2) << "no chain of panic in one turn";
  g.activate("Bert"), g.stay(), g.nothing();
  g.end_turn();
  EXPECT_EQ(g.thrower(), "Bert 1d6 NOT-093");
}

TEST(NOT_A97, in_the_order_of_naming_and_of_the_roster) {
  Troop g;
  g.red("Lead", {10, 10}, gone), g.red("Low", {10, 20}, tired), g.red("High", {40, 20}, tired);
  g.blue("Boss", {90, 90}, gone), g.blue("Odo", {60, 60}, tired), g.blue("Fulk", {80, 60});
  g.first(blue), g.end_turn();
  std::string order;
  while (g.asked() == "dice" && g.game().wanted_roll()->rule == "NOT-093")
    order += g.thrower().substr(0, 4) + " ", g.roll_all(6);
  EXPECT_EQ(order, "Odo  Low  High ") << "who may name first, then as they stand in their rosters";
}

}  // namespace fyrd::nottingham
