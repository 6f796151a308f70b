// Wounds, tosses and falls of Nottingham (NOT-083 … NOT-086, NOT-142, NOT-A07, A08).
#include "rulesets/nottingham/deeds/wound.h"

#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {

namespace {

const Place rolf_stood = {20, 20 + apart(0.5)};

// Hugh hits Rolf with bare hands, which take one off; the dice of the wound are still to be thrown.
struct Hit : Duel {
  Hit() : Hit({}, {}) {}
  Hit(const Json& hugh, const Json& rolf, int dice = 1) : Duel(hugh, rolf), dice(dice) {}
  void lands() { EXPECT_EQ(blow(6, dice).substr(0, 3), "hit"); }
  int dice;
};

// Tossed against a well; the die of the fall shows this. Bare hands take one off, so a 2 tosses.
struct Felled : Hit {
  Felled(const Json& rolf, int face) : Hit({}, rolf) {
    ground("well", {18, 22.5}, {22, 23.5});
    lands(), roll(2);
    EXPECT_EQ(wanted_dice(), "1d6 NOT-085");
    roll(face);
  }
  char state() { return standing("Rolf") ? 's' : lying("Rolf") ? 'l' : 'o'; }
};
const Json hands_full = {{"gear", {"axe", "mace"}}};

}  // namespace

TEST(NOT_083, tossed_dropped_or_out) {
  for (int face = 1; face <= 6; ++face) {
    Hit g;
    g.lands();
    EXPECT_EQ(g.wanted_dice(), "1d6 NOT-083");
    g.roll(face);
    const int total = face - 1;
    EXPECT_EQ(g.off("Rolf", rolf_stood), total <= 2 ? 200 : 0) << face;
    EXPECT_EQ(g.lying("Rolf"), total == 3 || total == 4) << face;
    EXPECT_EQ(g.out("Rolf"), total >= 5) << face;
  }
}

TEST(NOT_083, the_activating_dice_again_and_the_best_counts) {
  Hit g({}, {}, 2);
  g.lands();
  EXPECT_EQ(g.wanted_dice(), "2d6 NOT-083");
  g.roll({1, 4});
  EXPECT_EQ(g.wound(), 3);
}

TEST(NOT_083, a_toss_does_nothing_to_who_lies) {
  Hit g({}, {{"lying", true}});
  g.lands();
  g.roll(1);
  EXPECT_EQ(g.off("Rolf", rolf_stood), 0);
  EXPECT_TRUE(g.lying("Rolf"));
}

TEST(NOT_083, colliding_is_a_fall) {
  Felled g(hands_full, 3);
  EXPECT_TRUE(g.lying("Rolf"));
  EXPECT_LT(g.off("Rolf", rolf_stood), 200);
  Hit figure({}, hands_full);
  figure.blue("Odo", {20, 20 + apart(0.5) + apart(1)});
  figure.lands();
  figure.roll(2);
  EXPECT_EQ(figure.wanted_dice(), "1d6 NOT-085") << "a figure is in the way";
  figure.roll(1);
  EXPECT_TRUE(figure.out("Rolf"));
  EXPECT_TRUE(figure.standing("Odo"));
}

TEST(NOT_A07, more_sixes_count_in_tests_only) {
  Hit g({}, {}, 3);
  g.lands();
  g.roll({6, 6, 6});
  EXPECT_EQ(g.wound(), 5);
  NottinghamGame runner;
  runner.red("Hugh", {20, 20});
  runner.red_man("Rob", {80, 20});
  runner.blue("Rolf", {20, 60});
  runner.acts("Hugh", 3);
  runner.act(Act::run), runner.roll({6, 6, 6});
  EXPECT_EQ(runner.tries_go(Place(20, 23).off(0, 1)), "too_far NOT-060") << "three inches, not four";
}

TEST(NOT_A08, less_than_one_is_a_toss) {
  Hit g({}, {{"gear", {"heavy armour"}}});
  g.lands();
  g.roll(1);
  EXPECT_EQ(g.wound(), -2);
  EXPECT_EQ(g.off("Rolf", rolf_stood), 200);
  EXPECT_EQ(harm_of(Numbers{}, -5), Harm::tossed);
}

TEST(NOT_084, weapon_and_armour) {
  for (const auto& [weapon, armour, total] :
       {std::tuple{"axe", "light armour", 3 + 2 - 1}, {"mace", "heavy armour", 3 + 1 - 2}}) {
    Hit g(with({weapon}), with({armour}));
    g.lands(), g.roll(3);
    EXPECT_EQ(g.wound(), total);
  }
}

TEST(NOT_084, on_the_ground_bare_hands_and_bows) {
  Hit lying({}, {{"lying", true}});
  lying.lands(), lying.roll(3);
  EXPECT_EQ(lying.wound(), 3) << "+1 and bare hands -1";
  Hit bow(with({"bow"}), {});
  bow.lands(), bow.roll(3);
  EXPECT_EQ(bow.wound(), 2);
}

TEST(NOT_084, a_charge_from_three_inches) {
  NottinghamGame g;
  g.red("Hugh", {20, 16}, with({"mace"}));
  g.red_man("Rob", {80, 20});
  g.blue("Rolf", {20, 20 + apart(0.5)});
  g.activate("Hugh");
  g.go({20, 20});
  g.strikes("Rolf", 6), g.roll(1);
  EXPECT_EQ(g.wound(), 3) << "mace and charge";
}

TEST(NOT_084, higher_ground_helps_blows_but_not_shots) {
  for (const bool above : {false, true}) {
    Hit g(with({"mace"}, {{"height", above ? 0.5 : 0.0}}), {});
    if (above) g.ground("table", {18, 18}, {22, 20.5});
    g.lands(), g.roll(1);
    EXPECT_EQ(g.wound(), above ? 3 : 2);
  }
  Hit archer(with({"bow"}, {{"height", 0.5}, {"ranged", 5}}), {});
  archer.ground("table", {18, 18}, {22, 20.5});
  archer.acts("Hugh");
  archer.shoots("Rolf", 6), archer.roll(3);
  EXPECT_EQ(archer.wound(), 3);
}

TEST(NOT_142, tough_men_take_one_off) {
  Hit g(with({"mace"}), {{"skills", {"tough"}}});
  g.lands(), g.roll(4);
  EXPECT_EQ(g.wound(), 4);
  EXPECT_TRUE(g.lying("Rolf"));
}

TEST(NOT_085, the_die_of_a_fall) {
  const char expected[] = {'o', 'l', 'l', 's', 's', 's'};
  for (int face = 1; face <= 6; ++face) EXPECT_EQ(Felled(hands_full, face).state(), expected[face - 1]) << face;
}

TEST(NOT_085, an_empty_hand_helps_and_heavy_armour_does_not) {
  EXPECT_EQ(Felled({{"gear", {"axe"}}}, 3).state(), 's') << "three and one";
  EXPECT_EQ(Felled({{"gear", {"axe"}}}, 1).state(), 'l');
  EXPECT_EQ(Felled({{"gear", {"axe", "mace", "light armour"}}}, 4).state(), 's');
  Hit heavy({}, {{"gear", {"axe", "mace", "heavy armour"}}});
  heavy.ground("well", {18, 22.5}, {22, 23.5});
  heavy.lands(), heavy.roll(1), heavy.roll(4);
  EXPECT_TRUE(heavy.lying("Rolf")) << "four less one";
}

TEST(NOT_085, each_inch_after_the_first_takes_one_off) {
  Hit g({}, hands_full);
  for (const auto& [drop, total] : {std::pair{0.5, 0}, {1.9, 0}, {2.0, -1}, {3.5, -2}}) {
    EXPECT_EQ(fall_tally(g, g.id("Rolf"), Length{Place::units(drop)}).total(), total) << drop;
  }
}

TEST(NOT_086, thrown_off_something_raised) {
  Json rolf = hands_full;
  rolf["height"] = 1.5;
  Hit thrown({{"height", 1.5}}, rolf);
  thrown.ground("rock", {18, 18}, {22, 22});
  thrown.lands(), thrown.roll(2);
  EXPECT_EQ(thrown.wanted_dice(), "1d6 NOT-085");
  thrown.roll(3);
  EXPECT_TRUE(thrown.lying("Rolf"));
  EXPECT_EQ(thrown["Rolf"].elevation.units, 0) << "at its foot";
}

TEST(NOT_086, stepping_off_on_purpose) {
  NottinghamGame g;
  g.ground("rock", {18, 18}, {22, 22});
  g.red("Hugh", {20, 20}, {{"height", 1.5}, {"gear", {"axe", "mace"}}});
  g.red_man("Rob", {80, 20});
  g.blue("Rolf", {20, 60});
  g.activate("Hugh");
  g.go({20, 23.5});
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-085");
  g.roll(4);
  EXPECT_TRUE(g.standing("Hugh"));
  EXPECT_EQ(g["Hugh"].elevation.units, 0);
  EXPECT_EQ(g.asked(), "action") << "NOT-A74 he may still act";
}

}  // namespace fyrd::nottingham
