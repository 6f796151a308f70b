// Chopping, felling and pulling pines (NOT-212, NOT-A47, NOT-A103).
#include "rulesets/nottingham/deeds/pine.h"

#include "rulesets/nottingham/plots/plot.h"
#include "tests/rulesets/nottingham/game.h"

namespace fyrd::nottingham {

namespace {

class Pines : public NottinghamGame {
 public:
  Pines() {
    scenario["plot"] = "christmas";
    scenario["table"] = {36, 48};
    scenario["sides"] = {{{"zone", {0, 0, 36, 12}}, {"facing", 0}}, {{"zone", {0, 36, 36, 48}}, {"facing", 180}}};
    pine(18, 24);
  }
  void pine(double x, double y) {
    scenario["ground"].push_back({{"id", "pine-" + std::to_string(scenario["ground"].size())},
                                  {"kind", "pine"},
                                  {"at", {x, y}},
                                  {"radius", 0.25}});
  }
  void fell(int degrees_) { give(facing(0, degrees_)); }
  int trunk() {
    for (int i = 0; i < max_things; ++i) {
      if (state().things[i].kind == ThingKind::trunk) return i;
    }
    return -1;
  }
  const Thing& the_trunk() { return state().things[trunk()]; }
  void quick_fell(int degrees_) {  // with an axe: +2 -2
    for (int k = 0; k < 3; ++k) acts("Alan"), act(Act::chop, 0), roll(6);
    fell(degrees_);
  }
};

}  // namespace

TEST(NOT_212, every_blow_at_a_pine_hits_and_counts_at_minus_two) {
  Pines g;
  g.red("Alan", {18, 23}, {{"gear", {"axe"}}, {"hands", {"axe"}}}), g.blue("Odo", {5, 40});
  g.acts("Alan");
  g.act(Act::chop, 0);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-212");
  g.roll(4);  // 4 + 2 - 2: one token
  EXPECT_EQ(g.state().chops[0], 1);
  g.acts("Alan");
  g.act(Act::chop, 0);
  g.roll(5);  // two tokens
  EXPECT_EQ(g.state().chops[0], 3);
  EXPECT_EQ(g.modifier("chopped", "a tree"), -2);
}

TEST(NOT_A47, a_mace_chops_as_it_strikes_or_like_any_weapon) {
  for (const auto& [ruling, tokens] : {std::pair{"wound", 1}, {"nothing", 0}}) {
    Pines g;
    g.options["pine_clubs"] = ruling;
    g.red("Alan", {18, 23}, {{"gear", {"mace"}}, {"hands", {"mace"}}}), g.blue("Odo", {5, 40});
    g.acts("Alan");
    g.act(Act::chop, 0);
    g.roll(3);  // 3 + 1 - 2: who would be tossed goes to the ground
    EXPECT_EQ(g.state().chops[0], tokens) << ruling;
  }
}

TEST(NOT_212, bare_hands_are_poor_axes) {
  Pines g;
  g.red("Alan", {18, 23}), g.blue("Odo", {5, 40});
  g.acts("Alan");
  g.act(Act::chop, 0);
  g.roll(6);  // 6 - 1 - 2
  EXPECT_EQ(g.state().chops[0], 1);
}

TEST(NOT_212, only_from_where_he_reaches_and_looks) {
  Pines g;
  g.red("Alan", {18, 21}), g.red("Hugh", {18, 25}), g.blue("Odo", {5, 40});
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::chop, "", 0), "out_of_reach NOT-212");
  EXPECT_EQ(g.tries(Act::chop, "", 1), "no_pine NOT-212");
  g.nothing();
  g.acts("Hugh");
  EXPECT_EQ(g.tries(Act::chop, "", 0), "unseen NOT-066");
}

TEST(NOT_212, six_tokens_fell_it_with_two_bands_and_the_last_chopper_says_where) {
  Pines g;
  g.red("Alan", {18, 23}, {{"gear", {"axe"}}, {"hands", {"axe"}}}), g.red_man("Hugh", {3, 3}), g.blue("Odo", {5, 40});
  for (int k = 0; k < 3; ++k) g.acts("Alan"), g.act(Act::chop, 0), g.roll(6);
  EXPECT_EQ(g.asked(), "fell");
  EXPECT_EQ(g.asked_whom(), red);
  g.fell(90);
  EXPECT_EQ(g.state().chops[0], felled_pine);
  const Thing& trunk = g.the_trunk();
  EXPECT_EQ(trunk.at, Place(21.25, 24).at);  // NOT-A103 six inches from the stump
  EXPECT_EQ(trunk.facing, east);
}

TEST(NOT_A103, the_hero_who_acted_last_says_where_it_falls_or_who_cut_it) {
  const auto says = [](const char* ruling, bool enemy_between) {
    Pines g;
    g.options["felling"] = ruling;
    const Json axe = {{"gear", {"axe"}}, {"hands", {"axe"}}};
    g.red_man("Hob", {18, 23}, axe), g.red("Alan", {3, 3}), g.red_man("Rob", {5, 3}), g.blue("Odo", {5, 40});
    for (int k = 0; k < 2; ++k) g.acts("Hob"), g.act(Act::chop, 0), g.roll(6);
    g.acts("Alan"), g.nothing();
    if (enemy_between) g.acts("Odo"), g.nothing();
    g.acts("Hob"), g.act(Act::chop, 0), g.roll(6);
    EXPECT_EQ(g.asked(), "fell");
    const FigureId who = g.game().wanted()[0].about;
    g.fell(90);
    EXPECT_EQ(g.state().chops[0], felled_pine);
    return g.battle()[who].name;
  };
  EXPECT_EQ(says("hero", false), "Alan");
  EXPECT_EQ(says("hero", true), "Odo") << "of whichever side";
  EXPECT_EQ(says("cutter", true), "Hob");
}

TEST(NOT_A103, those_beneath_lie_and_get_up_beside_it) {
  Pines g;
  g.red("Alan", {18, 23}, {{"gear", {"axe"}}, {"hands", {"axe"}}}), g.red_man("Hugh", {3, 3}),
      g.blue("Odo", {20, 24.3}), g.blue("Fulk", {20, 26});
  g.quick_fell(90);
  EXPECT_TRUE(g.lying("Odo"));
  EXPECT_TRUE(g.standing("Fulk"));
  g.end_turn();
  g.acts("Odo");
  Choice c = g.order(Act::get_up);
  g.give(c);
  g.roll(6);
  EXPECT_TRUE(g.standing("Odo"));
  EXPECT_FALSE(overlap(g.battle().base(g["Odo"]), base_of(g.battle(), g.the_trunk())));
}

TEST(NOT_212, one_man_pulls_a_felled_pine_behind_him) {
  Pines g;
  g.pine(10, 24);
  g.red("Alan", {18, 23}, {{"gear", {"axe"}}, {"hands", {"axe"}}}), g.red("Hugh", {18, 17.3}, {{"facing", 180}}),
      g.blue("Odo", {5, 40});
  g.quick_fell(180);
  g.acts("Hugh");
  g.act(Act::carry, g.trunk());
  g.roll(6);
  g.go({18, 14.3});  // NOT-212 two bands: the whole three inches
  EXPECT_LT(distance(g.the_trunk().at, Place(18, 17.72).at).units, 100);
  EXPECT_EQ(g.the_trunk().facing, south);
}

TEST(NOT_212, more_than_half_in_the_zone_win) {
  Pines g;
  g.red("Alan", {18, 23}, {{"gear", {"axe"}}, {"hands", {"axe"}}}), g.red("Hugh", {18, 17.3}, {{"facing", 180}}),
      g.blue("Odo", {5, 40});
  g.scenario["sides"][0]["zone"] = {0, 0, 36, 18};
  g.quick_fell(180);
  EXPECT_FALSE(g.game().over());  // its middle is at 20.75
  g.acts("Hugh");
  g.act(Act::carry, g.trunk());
  g.roll(6);
  g.go({18, 14.3});
  ASSERT_TRUE(g.game().over());
  EXPECT_EQ(g.state().winner, red);
  State routed = g.state();
  routed.bands[0].routed = true;
  EXPECT_EQ(plot_decides({g.battle(), routed}, false).ending, Ending::none)
      << "NOT-A100 who is off the table wins no more";
}

TEST(NOT_212, half_of_them_is_not_enough) {
  Pines g;
  g.pine(10, 24);
  g.red("Alan", {18, 23}, {{"gear", {"axe"}}, {"hands", {"axe"}}}), g.red_man("Hugh", {3, 3}), g.blue("Odo", {5, 40});
  g.scenario["sides"][0]["zone"] = {0, 0, 36, 22};
  g.quick_fell(180);
  EXPECT_EQ(g.the_trunk().at, Place(18, 20.75).at);
  EXPECT_FALSE(g.game().over());
}

}  // namespace fyrd::nottingham
