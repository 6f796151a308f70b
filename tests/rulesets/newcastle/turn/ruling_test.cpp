// Every way of every ruling (NEW-A16 stands with lines, NEW-A49 with groups): NEW-A28, NEW-A34, NEW-A52; and counting
// (NEW-080).
#include "tests/rulesets/newcastle/game.h"

namespace fyrd::newcastle {

namespace {

// So many axemen a side who are unhurt, and the first of either side in contact; red strikes.
struct Count : NewcastleGame {
  Count(int reds, int blues, int reds_hurt = 0, const char* by = "counts", const char* when = "at-once") {
    options["rout_by"] = by, options["rout_when"] = when;
    for (int i = 0; i < reds; ++i)
      red(("R" + std::to_string(i)).c_str(), "axeman", {20 + 3.0 * i, 20}, {{"wounded", i >= reds - reds_hurt}});
    for (int i = 0; i < blues; ++i)
      blue(("B" + std::to_string(i)).c_str(), "axeman", {20 + 3.0 * i, 21 + 20.0 * (i > 0)});
  }
  void wounds_one() { bout("R0", "B0", 11, 1, false), roll({15, 15, 1, 1, 1}); }
  std::string ends() {
    if (!game().over()) return "on";
    return state().winner.none() ? "draw" : state().winner == fyrd::red ? "red" : "blue";
  }
};

}  // namespace

TEST(NEW_080, men_are_counted_and_not_shares) {
  Count g(6, 4, 3);  // three unhurt against four
  g.wounds_one();    // three against three
  g.end_turn();
  EXPECT_EQ(g.ends(), "on");
  Count twice(6, 4, 0);
  twice.wounds_one();
  EXPECT_EQ(twice.ends(), "red") << "six against three";
}

TEST(NEW_A52, shares_always) {
  Count g(6, 4, 0, "shares");
  g.wounds_one(), g.end_turn();
  EXPECT_EQ(g.ends(), "on") << "all of six against three of four";
}

TEST(NEW_A52, shares_where_two_to_one_is_the_start) {
  Count g(4, 2);
  EXPECT_EQ(g.ends(), "on");
  g.end_turn();
  EXPECT_EQ(g.ends(), "on");
  Count hurt(4, 2);
  hurt.wounds_one();
  EXPECT_EQ(hurt.ends(), "red") << "all against half";
  EXPECT_EQ(hurt.battle().verdict(hurt.state()), "Red has twice the share of unhurt men: Blue flees.");
}

TEST(NEW_A28, at_once) {
  Count g(4, 3);
  g.wounds_one();
  EXPECT_EQ(g.ends(), "red");
  EXPECT_EQ(g.turn_number(), 1);
  EXPECT_EQ(g.battle().verdict(g.state()), "Red has twice as many unhurt men: Blue flees.");
}

TEST(NEW_A28, at_the_end_of_the_turn) {
  Count g(4, 3, 0, "counts", "turn-end");
  g.red("Eric", "axeman", {40, 60}), g.blue("Knut", "axeman", {40, 61});  // another melee, still to be fought
  g.wounds_one();
  EXPECT_EQ(g.ends(), "on");
  g.bout("Eric", "Knut", 11, 1, false), g.roll({15, 15, 1, 1, 1});
  g.end_turn();
  EXPECT_EQ(g.ends(), "red");
}

namespace {

// Eric charges Sven; Abel has a bow and has not shot yet.
struct Early : NewcastleGame {
  explicit Early(const char* charges) {
    options["charges"] = charges;
    red("Eric", "axeman", {20, 20}), red("Abel", "archer", {30, 20});
    blue("Sven", "axeman", {20, 23}), blue("Knut", "axeman", {30, 40});
    charge("Eric", "Sven"), react(ReactOrder::stand);
  }
};

}  // namespace

TEST(NEW_A34, others_move_and_shoot_after_a_charge) {
  Early g("any-time");
  ASSERT_EQ(g.asked(), "charge");
  EXPECT_EQ(g.listed(ChargeOrder::resume), 1u);
  g.give(g.of(ChargeOrder::resume));
  g.shoot("Abel", "Knut"), g.roll(1);
  EXPECT_EQ(g.tries(g.of(MoveOrder::shoot, "Abel", "Sven")), "shot_already NEW-042");
  g.move("Abel", {30, 22});
  g.to("contest");
}

TEST(NEW_A34, back_only_after_a_charge) {
  NewcastleGame g;
  g.red("Eric", "axeman", {20, 20}), g.blue("Sven", "axeman", {20, 23});
  EXPECT_EQ(g.tries_charge(g.of(ChargeOrder::resume)), "no_charge NEW-A34");
}

TEST(NEW_A34, charges_last) {
  Early g("last");
  EXPECT_EQ(g.asked(), "contest");
  NewcastleGame before;
  before.options["charges"] = "last";
  before.red("Eric", "axeman", {20, 20}), before.blue("Sven", "axeman", {20, 23});
  EXPECT_EQ(before.tries_charge(before.of(ChargeOrder::resume)), "charges_last NEW-A34");
}

}  // namespace fyrd::newcastle
