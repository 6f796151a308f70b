// Being thrown back by a blow or a thrust, and what distances, areas, heights and bodies mean for a blow.
#include "tests/rulesets/nottingham/field.h"

namespace fyrd::nottingham {

namespace {

constexpr double near = apart(0.5);

// Alan at (20, 20) strikes Odo north of him, who is thrown back: bare hands, a two for the wound.
struct BlowBack : Field {
  explicit BlowBack(const Json& odo = {}) {
    red("Alan", {20, 20}, {{"skills", {"thrust"}}}), blue("Odo", {20, 20 + near}, odo);
  }
  void toss() {
    acts("Alan");
    EXPECT_EQ(strikes("Odo", 6).substr(0, 3), "hit");
    roll(2);
  }
  void thrust(int weight) {
    acts("Alan");
    act(Act::thrust, "Odo"), add(0), block(0), roll(6);
    if (asked() == "dice") roll(weight);
  }
  double thrown() { return off("Odo", {20, 20 + near}) / 100.0; }
};
const Json shielded_man = {{"skills", {"thrust"}}, {"gear", {"spear", "shield"}}};

}  // namespace

TEST(NOT_A85, two_inches_straight_back_facing_kept) {
  BlowBack g(Json{{"facing", 140}});
  g.toss();
  EXPECT_TRUE(g.is_at("Odo", {20, 22 + near}));
  EXPECT_EQ(g["Odo"].facing, degrees(140));
  EXPECT_FALSE(g.man("Odo").moved);
  EXPECT_EQ(g.asked(), "nominate");
}

TEST(NOT_A85, against_a_figure_a_wall_or_a_body_he_falls_without_depth) {
  const auto touched = [](auto&& set) {
    BlowBack g;
    set(g);
    g.toss();
    EXPECT_EQ(g.wanted_dice(), "1d6 NOT-085");
    g.roll(2);
    EXPECT_EQ(g.told("fell"), "fell 3:0");
    EXPECT_TRUE(g.lying("Odo"));
    return g.thrown();
  };
  EXPECT_NEAR(touched([](Field& g) { g.blue("Fulk", {20, 20 + near + 2}); }), 2 - foot - 0.1, 0.01);
  EXPECT_NEAR(touched([](Field& g) { g.ground("fence", {15, 23}, {25, 23.1}); }), 3 - near - foot / 2 - 0.1, 0.01);
  EXPECT_NEAR(touched([](Field& g) { g.blue("Fulk", {20, 20 + near + 0.85}); }), 0, 0.001) << "touching already counts";
  BlowBack unharmed;
  unharmed.blue("Fulk", {20, 20 + near + 2}, {{"bound", 1}});
  unharmed.toss(), unharmed.roll(1);
  EXPECT_TRUE(unharmed.standing("Fulk"));
}

TEST(NOT_A85, the_table_edge_stops_him_and_a_ledge_does_not) {
  Field g;
  g.red("Alan", {20, 96 - 0.6 - near}), g.blue("Odo", {20, 96 - 0.6});
  g.acts("Alan");
  g.strikes("Odo", 6), g.roll(2);
  EXPECT_EQ(g.asked(), "nominate");
  EXPECT_NEAR(g.place("Odo").y / 2540.0, 96 - foot / 2, 0.01);
  Field high;
  high.ground("hilltop", {15, 15}, {25, 22}, {{"height", 3}});
  high.red("Alan", {20, 20}, {{"height", 3}}), high.blue("Odo", {20, 20 + near}, {{"height", 3}});
  high.acts("Alan");
  high.strikes("Odo", 6), high.roll(2);
  EXPECT_EQ(high.wanted_dice(), "1d6 NOT-085");
  high.roll(6);
  EXPECT_EQ(high.modifier("fell", "depth"), -2);
  EXPECT_NEAR(high.height("Odo"), 0, 0.001);
}

TEST(NOT_A86, a_thrust_reaches_an_inch_and_the_shield_helps) {
  Field g;
  g.red("Alan", {20, 20}, shielded_man), g.blue("Odo", {20, 20 + apart(1.5)}),
      g.blue("Fulk", {20.9, 20.9}, {{"facing", 225}});
  g.acts("Alan");
  EXPECT_TRUE(g.offered(Act::attack)) << "with the spear";
  EXPECT_EQ(g.tries(Act::thrust, "Odo"), "out_of_reach NOT-A86");
  g.act(Act::thrust, "Fulk"), g.add(0), g.block(0), g.roll(3);
  EXPECT_EQ(g.outcome(), "hit 7:6") << "three, three, and the shield";
}

TEST(NOT_A86, one_to_three_tosses_four_drops) {
  BlowBack tossed;
  tossed.thrust(3);
  EXPECT_NEAR(tossed.thrown(), 2, 0.01);
  BlowBack dropped;
  dropped.thrust(4);
  EXPECT_TRUE(dropped.lying("Odo"));
  EXPECT_NEAR(dropped.thrown(), 0, 0.001);
  BlowBack lying(Json{{"lying", true}});
  lying.thrust(0);
  EXPECT_EQ(lying.asked(), "nominate") << "nothing happens to who lies";
}

TEST(NOT_A86, in_the_way_of_something_he_drops_and_over_a_ledge_he_falls) {
  BlowBack g;
  g.blue("Fulk", {20, 20 + near + 1.5});
  g.thrust(1);
  EXPECT_TRUE(g.lying("Odo")) << "without a die";
  EXPECT_EQ(g.count("fell"), 0);
  BlowBack pit;
  pit.ground("pit", {15, 22}, {25, 26});
  pit.thrust(1);
  EXPECT_EQ(pit.wanted_dice(), "1d6 NOT-085");
}

TEST(NOT_A53, from_higher_ground_the_wound_is_worse) {
  const auto bonus = [](double red_height, double blue_height) {
    Field g;
    for (int side = 0; side < 2; ++side) {
      const double h = side ? blue_height : red_height;
      if (h > 0) g.ground("hilltop", {15, side ? 20.6 : 15}, {25, side ? 25 : 20.6}, {{"height", h}});
    }
    g.red("Alan", {20, 20}, {{"height", red_height}}), g.blue("Odo", {20, 20 + near}, {{"height", blue_height}});
    g.acts("Alan");
    g.strikes("Odo", 6), g.roll(6);
    return g.modifier("wounded", "higher ground");
  };
  EXPECT_EQ(bonus(0.5, 0), 1);
  EXPECT_EQ(bonus(0.4, 0), 0);
  EXPECT_EQ(bonus(0, 0.5), 0);
}

TEST(NOT_A53, a_rider_claims_higher_ground_always_or_by_measure) {
  const auto bonus = [](bool red_rides, bool blue_rides, const char* ruling) {
    Field g;
    g.options["rider_height"] = ruling;
    const Json rides = {{"gear", {"warhorse"}}};
    g.red("Alan", {20, 20}, red_rides ? rides : Json{}), g.blue("Odo", {20, 22}, blue_rides ? rides : Json{});
    g.acts("Alan");
    g.strikes("Odo", 6), g.roll(6);
    return g.modifier("wounded", "higher ground");
  };
  for (const char* ruling : {"always", "measured"}) EXPECT_EQ(bonus(true, false, ruling), 1);
  EXPECT_EQ(bonus(true, true, "always"), 1);
  EXPECT_EQ(bonus(true, true, "measured"), 0) << "two riders are even";
}

TEST(NOT_A60, the_centre_decides_and_measured_a_line_belongs_to_the_front) {
  const auto bonus = [](int dx, int dy) {  // Odo looks north; Alan stands so many units from him
    Field g;
    g.options["doubt_dice"] = "measured";
    g.blue("Odo", {40, 40}, {{"facing", 0}});
    const Place at = Place(40, 40).off(dx, dy);
    const double facing = std::atan2(-dx, -dy) * 180 / 3.14159265358979;
    g.red("Alan", at, {{"facing", static_cast<int>(std::lround(facing + 360)) % 360}});
    g.acts("Alan");
    g.strikes("Odo", 1);
    return g.modifier("missed", "from behind") + g.modifier("missed", "from the side");
  };
  EXPECT_EQ(bonus(2000, 2000), 0) << "on the line between front and side";
  EXPECT_EQ(bonus(2001, 2000), 1);
  EXPECT_EQ(bonus(2000, -2000), 1) << "between side and rear";
  EXPECT_EQ(bonus(2000, -2001), 2);
}

TEST(NOT_A61, an_inch_includes_the_inch) {
  Field g;
  g.red("Alan", {20, 20}), g.blue("In", Place(20, 20).off(0, 2000 + 2540)),
      g.blue("Out", Place(20, 20).off(2000 + 2540 + 1, 0));
  g.activate("Alan");
  g.stay();
  EXPECT_TRUE(g.offered(Act::attack));
  g.nothing();
  g.activate("Alan");
  g.turn(90);
  EXPECT_EQ(g.tries(Act::attack, "Out"), "out_of_reach NOT-066");
}

TEST(NOT_A63, height_counts_for_the_reach_of_a_blow) {
  const auto reaches = [](double height) {
    Field g;
    g.ground("hilltop", {15, 20.5}, {25, 25}, {{"height", height}});
    g.red("Alan", {20, 20}), g.blue("Odo", {20, 20 + apart(0.6)}, {{"height", height}});
    g.acts("Alan");
    return g.offered(Act::attack);
  };
  EXPECT_TRUE(reaches(0.8)) << "0.6 and 0.8: an inch";
  EXPECT_FALSE(reaches(0.82));
}

TEST(NOT_A52, a_tenth_hidden_is_obscured_and_all_hidden_is_unseen) {
  const auto shot = [](const char* kind) {
    Field g;
    g.ground(kind, {15, 29}, {25, 29.2});
    g.red("Alan", {20, 20}, {{"gear", {"bow"}}}), g.blue("Odo", {20, 30});
    g.acts("Alan");
    const std::string no = g.attempt(g.order(Act::shoot, "Odo"));
    if (no != "accepted") return no;
    g.add(0), g.roll_all(1);
    return std::to_string(g.modifier("shot_past", "obscured"));
  };
  EXPECT_EQ(shot("wall"), "unseen NOT-063");
  EXPECT_EQ(shot("fence"), "-1");
  EXPECT_EQ(shot("garden"), "0");
}

TEST(NOT_A62, who_lies_is_low_and_a_rider_is_tall) {
  const auto seen = [](const Json& odo) {
    Field g;
    g.ground("wall", {15, 28}, {25, 28.2}, {{"height", 1.25}});
    g.red("Alan", {20, 20}, {{"gear", {"bow"}}}), g.blue("Odo", {20, 30}, odo);
    g.acts("Alan");
    return g.tries(Act::shoot, "Odo");
  };
  EXPECT_EQ(seen({}), "unseen NOT-063");
  EXPECT_EQ(seen({{"gear", {"warhorse"}}}), "accepted") << "he looks over the wall";
  Field low;
  low.ground("shrub", {15, 28}, {25, 28.2});
  low.red("Alan", {20, 20}, {{"gear", {"bow"}}, {"lying", true}}), low.blue("Odo", {20, 30}, {{"lying", true}});
  low.acts("Alan");
  EXPECT_EQ(low.tries(Act::shoot, "Odo"), "unseen NOT-063") << "two who lie, and a shrub between them";
}

}  // namespace fyrd::nottingham
