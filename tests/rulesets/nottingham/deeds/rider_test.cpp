// Charges and riders of Nottingham (NOT-113, NOT-135, NOT-160, NOT-162, NOT-A09, A10, A41, A42, A88).
#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {

namespace {

// Hugh comes from so many inches away, measured from Rolf, and ends half an inch before him.
struct Charge : NottinghamGame {
  Charge(double from, const Json& hugh, const Json& rolf, bool mounted = false) {
    half = (mounted ? horse + foot : 2 * foot) / 2;
    red("Hugh", {20, 30 - half - from}, hugh);
    red_man("Rob", {80, 20}), red_man("Much", {82, 20});
    blue("Rolf", {20, 30}, rolf);
    blue_elsewhere();
  }
  void charges(int dice = 1) { activate("Hugh", dice), go({20, 30 - half - 0.5}); }
  double half;
};
// A rider has all his gear with the horse.
const Json knight = {{"gear", {"axe", "shield", "warhorse"}}};
const Json lancer = {{"gear", {"lance", "shield", "warhorse"}}};

}  // namespace

TEST(NOT_A10, three_inches_are_enough_and_less_is_not) {
  for (const auto& [from, bonus] : {std::pair{3.0, 1}, {2.999, 0}}) {
    Charge g(from, with({"halberd"}), {});
    g.charges();
    g.strikes("Rolf", 6);
    g.roll(1);
    EXPECT_EQ(g.wound(), 2 + bonus) << from;
  }
}

TEST(NOT_A09, no_charge_without_a_move) {
  Charge g(3.5, {{"gear", {"halberd"}}}, {});
  g.acts("Hugh");
  EXPECT_EQ(g.tries(Act::attack, "Rolf"), "out_of_reach NOT-066");
  g.act(Act::run), g.roll(6), g.go({20, 30 - foot - 0.6});
  g.acts("Hugh");
  g.strikes("Rolf", 6), g.roll(1);
  EXPECT_EQ(g.wound(), 2) << "that was another activation";
}

TEST(NOT_A09, no_charge_on_command_nor_at_who_leaves) {
  NottinghamGame g;
  g.red("Lionel", {17, 28});
  g.red("Hugh", {20, 25}, with({"halberd"}));
  g.blue("Rolf", {20, 30});
  g.blue_elsewhere();
  g.wins("Hugh", 1, "Rolf", 1);
  g.go({20, 30 - apart(0.5)}), g.nothing();
  g.wins("Lionel", 1, "Rolf", 1);
  g.stay(), g.act(Act::command, "Hugh");
  EXPECT_EQ(g.strikes("Rolf", 6), "hit 8:6");
  EXPECT_EQ(g.modifier("wounded", "charge"), 0);
  g.roll(3);
  EXPECT_EQ(g.wound(), 4) << "a halberd, and no charge";
  NottinghamGame leaving;
  leaving.red("Hugh", {20, 25}, with({"halberd"}));
  leaving.red_man("Rob", {80, 20});
  leaving.blue("Rolf", {20, 30});
  leaving.wins("Hugh", 1, "Rolf", 1);
  leaving.go({20, 30 - apart(0.5)}), leaving.nothing();
  leaving.wins("Rolf", 1, "Rob", 1);
  leaving.go({20, 33});
  leaving.strike("Hugh", 1), leaving.block(0), leaving.roll(6), leaving.roll(3);
  EXPECT_EQ(leaving.wound(), 4);
}

TEST(NOT_A09, cleaving_and_disarming_are_charges_too_but_shots_are_not) {
  Charge g(3.5, {{"skills", {"cleave"}}, {"gear", {"halberd"}}}, {});
  g.charges(2);
  g.act(Act::cleave, "Rolf"), g.add(0), g.block(0), g.roll({6, 1}), g.roll({1, 1});
  EXPECT_EQ(g.wound(), 3);
  Charge bow(3.5, {{"ranged", 5}, {"gear", {"bow"}}}, {});
  bow.charges();
  bow.shoots("Rolf", 6), bow.roll(3);
  EXPECT_EQ(bow.wound(), 3);
}

TEST(NOT_160, a_rider_moves_eight_inches) {
  Charge g(20, knight, {}, true);
  const double y = 30 - g.half - 20;
  g.activate("Hugh");
  EXPECT_EQ(g.tries_go(Place(20, y + 8).off(0, 1)), "too_far NOT-054");
  EXPECT_EQ(g.tries_go({20, y + 8}), "accepted");
}

TEST(NOT_160, he_is_higher_and_his_charge_weighs_two_but_strikes_worse) {
  Charge still(0.5, knight, {}, true);
  still.acts("Hugh");
  EXPECT_EQ(still.strikes("Rolf", 4), "hit 7:6");
  still.roll(1);
  EXPECT_EQ(still.wound(), 1 + 2 + 1) << "axe and higher ground";
  Charge g(5, knight, {}, true);
  g.charges();
  EXPECT_EQ(g.strikes("Rolf", 4), "missed 6:6") << "-1 for the charge";
  Charge hit(5, knight, {}, true);
  hit.charges();
  EXPECT_EQ(hit.strikes("Rolf", 5), "hit 7:6");
  hit.roll(1);
  EXPECT_EQ(hit.wound(), 1 + 2 + 1 + 2);
}

TEST(NOT_135, mounted_charge_training_strikes_no_worse) {
  Charge g(5, {{"skills", {"mounted-charge-training"}}, {"gear", {"axe", "shield", "warhorse"}}}, {}, true);
  g.charges();
  EXPECT_EQ(g.strikes("Rolf", 4), "hit 7:6");
}

TEST(NOT_113, a_lance_is_for_a_mounted_charge) {
  Charge g(5, lancer, {}, true);
  g.activate("Hugh");
  g.go({20, 30 - g.half - 1.9});
  EXPECT_EQ(g.strikes("Rolf", 5), "hit 7:6") << "it reaches two inches";
  g.roll(1);
  EXPECT_EQ(g.wound(), 1 + 3 + 1 + 2);
  Charge near(0.5, lancer, {}, true);
  near.acts("Hugh");
  EXPECT_EQ(near.tries(Act::attack, "Rolf"), "not_charging NOT-113");
  Charge foot_(5, {{"gear", {"lance", "shield", "warhorse"}}, {"dismounted", true}, {"hands", {"lance", "shield"}}},
               {});
  foot_.activate("Hugh");
  foot_.go({20, 30 - foot_.half - 1.9});
  EXPECT_EQ(foot_.tries(Act::attack, "Rolf"), "not_charging NOT-113");
}

TEST(NOT_A41, what_slows_a_rider) {
  Charge g(20, {{"bound", 1}, {"skills", {"athletic"}}, {"gear", {"heavy armour", "warhorse"}}}, {}, true);
  const FigureId hugh = g.id("Hugh");
  EXPECT_EQ(activation_allowance(g, hugh), 6_in) << "a bound die and heavy armour; Athletic is for those on foot";
  EXPECT_EQ(run_allowance(g, hugh, 6), 1_in) << "a run as on foot";
}

namespace {

// Hugh strikes Rolf, who is in the saddle, with a die of the wound.
struct Unhorsing : NottinghamGame {
  Unhorsing(const Json& rolf, int die, const char* weapon = "mace") {
    red("Hugh", {20, 20}, with({weapon}, {{"melee", 5}}));
    red_man("Rob", {80, 20}), red_man("Much", {82, 20});
    blue("Rolf", {20, 20 + (foot + horse) / 2 + 0.5}, rolf);
    blue_elsewhere();
    acts("Hugh");
    EXPECT_EQ(strikes("Rolf", 6), "hit 10:6");
    roll(die);
  }
};
const Json rider = {{"gear", {"axe", "shield", "warhorse"}}};

}  // namespace

TEST(NOT_162, dropped_or_out_is_unhorsed_with_a_fall) {
  for (const int die : {3, 6}) {
    Unhorsing g(rider, die);
    EXPECT_EQ(g.wanted_dice(), "1d6 NOT-162") << "out counts as on the ground";
    g.roll(4);
    EXPECT_TRUE(g.lying("Rolf"));
    EXPECT_FALSE(g.man("Rolf").mounted);
    EXPECT_EQ(g.state().things[0].kind, ThingKind::horse);
  }
}

TEST(NOT_A88, the_fall_can_only_make_it_worse) {
  for (int die = 1; die <= 6; ++die) {
    Unhorsing g(rider, 3);
    g.roll(die);
    EXPECT_EQ(g.out("Rolf"), die == 1) << die;
    EXPECT_EQ(g.lying("Rolf"), die > 1) << die;
  }
  Unhorsing g(rider, 3);
  g.roll(6);
  const Point horse_at = g.state().things[0].at;
  EXPECT_GT(g["Rolf"].at.y, horse_at.y) << "on the far side from the striker";
}

TEST(NOT_A88, a_riders_own_fall) {
  for (int die = 1; die <= 6; ++die) {
    NottinghamGame g;
    g.ground("well", {17, 22.6}, {23, 24});
    g.red("Hugh", {20, 20}, {{"melee", 5}});
    g.red_man("Rob", {80, 20});
    g.blue("Rolf", {20, 20 + (foot + horse) / 2 + 0.3}, rider);
    g.blue_elsewhere();
    g.acts("Hugh");
    g.strikes("Rolf", 6), g.roll(1);
    EXPECT_EQ(g.wanted_dice(), "1d6 NOT-085");
    g.roll(die);
    EXPECT_EQ(g.out("Rolf"), die == 1) << die;
    EXPECT_EQ(g.lying("Rolf"), die == 2 || die == 3) << die;
    EXPECT_EQ(g.man("Rolf").mounted, die >= 4) << die;
  }
}

TEST(NOT_A42, a_rider_is_tossed_with_his_horse) {
  Unhorsing g(rider, 1, "dagger");
  EXPECT_TRUE(g.man("Rolf").mounted);
  EXPECT_EQ(g.off("Rolf", {20, 20 + (foot + horse) / 2 + 0.5}), 200);
  EXPECT_TRUE(g.standing("Rolf"));
}

}  // namespace fyrd::nottingham
