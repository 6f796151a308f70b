// What is seen, what is not, and what is too close to call (NOT-031, NOT-033, NOT-064, NOT-137, NOT-164, NOT-A52, A60).
#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {

TEST(NOT_164, nobody_is_provoked_through_the_fog) {
  const auto provokes = [](double far) {
    NottinghamGame g;
    g.scenario["fog"] = 10;
    g.red("Brogan", {20, 20}, {{"skills", {"provoke"}}});
    g.blue("Odo", {20, 20 + apart(far)});
    g.acts("Brogan");
    return g.tries(Act::provoke, "Odo");
  };
  EXPECT_EQ(provokes(14), "fog NOT-164");
  EXPECT_EQ(provokes(9), "accepted");
}

TEST(NOT_033, a_shrub_hides_who_lies_and_not_who_stands) {
  const auto hidden = [](bool lying, const char* kind) {
    NottinghamGame g;
    g.scenario["table"] = {48, 48};
    g.scenario["sides"] = {{{"zone", {0, 0, 48, 2}}, {"facing", 0}}, {{"zone", {0, 46, 48, 48}}, {"facing", 180}}};
    g.options["doubt_dice"] = "measured";
    g.ground(kind, {16, 14.9}, {20, 15.1});
    g.red("Alan", {18, 10}, {{"gear", {"bow"}}});
    g.blue("Odo", {18, 16}, {{"lying", lying}});
    return obscured(g, g.id("Alan"), g.id("Odo"));
  };
  EXPECT_FALSE(hidden(false, "shrub"));
  EXPECT_TRUE(hidden(true, "shrub"));
  EXPECT_TRUE(hidden(false, "hedge")) << "what is higher does";
}

TEST(NOT_150, a_shrub_is_an_obstacle_all_the_same) {
  NottinghamGame g;
  g.ground("shrub", {16, 21.4}, {24, 21.6});
  g.red("Alan", {20, 20}), g.blue("Odo", {60, 60});
  g.activate("Alan");
  EXPECT_NE(g.tries_go({20, 23.8}), "accepted") << "an inch of the four is lost on it";
  EXPECT_EQ(g.tries_go({20, 22.9}), "accepted");
}

namespace {

// Hugh exactly on the line between the side and the rear of Rolf.
struct Line : NottinghamGame {
  Line() {
    red("Hugh", {20, 20}), red_man("Rob", {80, 20});
    blue("Rolf", {21, 21}, {{"facing", 0}}), blue_elsewhere();
  }
};

}  // namespace

TEST(NOT_A60, a_die_decides_a_doubtful_area) {
  const auto strikes = [](const char* ruling, int die) {
    Line g;
    g.options["doubt_dice"] = ruling;
    g.activate("Hugh");
    g.turn(45);
    const Explanation why = g.explain(g.order(Act::attack, "Rolf"));
    bool said = false;
    for (const Witness& w : why.witnesses) said |= w.what == "doubt";
    EXPECT_EQ(said, die > 0) << ruling;
    std::vector<int> sums;  // of the blow, then of the wound
    for (const Tally& tally : why.tallies) sums.push_back(tally.total());
    EXPECT_EQ(sums, die > 0 ? (std::vector{4, 5, -1}) : (std::vector{4, -1})) << ruling;
    EXPECT_EQ(why.chance, die > 0 ? Fraction(3, 4) : Fraction(2, 3)) << ruling;  // of 4/6 and 5/6 the middle
    g.attack("Rolf"), g.with_weapon();
    if (die > 0) {
      EXPECT_EQ(g.wanted_dice(), "1d6 NOT-031");
      g.roll(die);
    }
    g.add(0), g.block(0), g.roll(2);
    return g.outcome();
  };
  EXPECT_EQ(strikes("thrown", 4), "hit 7:6") << "from behind";
  EXPECT_EQ(strikes("thrown", 3), "missed 6:6") << "from the side";
  EXPECT_EQ(strikes("measured", 0), "missed 6:6") << "the area nearer the front";
}

TEST(NOT_A52, a_die_decides_doubtful_cover) {
  const auto shot = [](const char* ruling, double wall, int die) {
    NottinghamGame g;
    g.options["doubt_dice"] = ruling;
    // A post as wide as a tenth of him, seen from the front, and higher than he is.
    g.ground("rock", {20 + 0.3 - wall, 23}, {21, 23.2});
    g.red("Alan", {20, 10}, {{"gear", {"bow"}}, {"ranged", 5}}), g.red_man("Rob", {80, 20});
    g.blue("Odo", {20, 24}), g.blue_elsewhere();
    g.acts("Alan");
    g.shoot("Odo");
    if (die > 0) {
      EXPECT_EQ(g.wanted_dice(), "1d6 NOT-033") << wall;
      if (g.wanted_dice() == "1d6 NOT-033") g.roll(die);
    }
    g.add(0), g.roll(6);
    return g.modifier("shot", "obscured") + g.modifier("shot_past", "obscured") +
           g.modifier("cover_struck", "obscured");
  };
  EXPECT_EQ(shot("thrown", 0.06, 3), -1);
  EXPECT_EQ(shot("thrown", 0.06, 4), 0);
  EXPECT_EQ(shot("measured", 0.06, 0), -1) << "a tenth is a tenth";
  EXPECT_EQ(shot("thrown", 0.3, 0), -1) << "half of him: no doubt";
}

TEST(NOT_064, the_margin_of_a_range_counts_the_height) {
  NottinghamGame g;
  g.ground("hilltop", {18, 28}, {24, 34}, {{"height", 3}});
  g.red("Alan", {20, 20}, {{"gear", {"bow"}}});
  g.blue("Odo", {20, 20 + apart(8.5)}, {{"height", 3}});
  g.acts("Alan");
  for (const Witness& w : g.explain(g.order(Act::shoot, "Odo")).witnesses) {
    if (w.what != "range") continue;
    EXPECT_EQ(w.margin.units, inches(20).units - Place::units(8.5) - inches(3).units);
    EXPECT_NE(w.text.find("up"), std::string::npos) << w.text;
  }
}

}  // namespace fyrd::nottingham
