// Contact and sight (STO-003, STO-004, STO-A21, STO-A38, STO-A39, STO-X15, STO-X16).
#include "core/play/survey.h"
#include "tests/rulesets/stormclouds/stage.h"

namespace fyrd::stormclouds {
namespace {

struct Pair : StormStage {
  explicit Pair(double gap, const Json& hero_more = {}, const Json& villain_more = {}) {
    hero("Pip", "mouse", {60, 20}, hero_more);
    villain("Grub", "small-warrior", {60, 20 + apart(gap)}, villain_more);
  }
};

TEST(STO_003, bases_touch_or_they_do_not) {
  EXPECT_TRUE(Pair(0.01).touch("Pip", "Grub"));
  EXPECT_FALSE(Pair(0.1).touch("Pip", "Grub"));
}

TEST(STO_003, no_more_than_an_inch_above_still_touches) {
  Pair low(0.01), high(0.01);
  low.ground("rubble", {50, 20.6}, {70, 30});
  low.platform({50, 20.6}, {70, 30}, 1);
  high.platform({50, 20.6}, {70, 30}, 2);
  EXPECT_TRUE(low.touch("Pip", "Grub"));
  EXPECT_FALSE(high.touch("Pip", "Grub"));
}

TEST(STO_A39, bases_by_kind) {
  StormStage stage;
  stage.hero("Pip", "mouse", {20, 10});
  stage.hero("Brock", "badger", {30, 10});
  stage.villain("Grub", "small-warrior", {20, 60});
  stage.villain("Maul", "massive-warrior", {40, 60});
  EXPECT_EQ(stage.b().radius(stage.at("Pip")), millimetres(15));
  EXPECT_EQ(stage.b().radius(stage.at("Brock")), millimetres(20));
  EXPECT_EQ(stage.b().radius(stage.at("Maul")), millimetres(25));
}

TEST(STO_004, nobody_sees_behind_himself) {
  Pair stage(6);
  EXPECT_EQ(stage.looks("Pip", "Grub"), Look::clear);
  stage.at("Pip").facing = south;
  EXPECT_EQ(stage.looks("Pip", "Grub"), Look::none);
  stage.at("Pip").facing = east;  // half of the target lies behind the line
  EXPECT_EQ(stage.looks("Pip", "Grub"), Look::partial);
  EXPECT_EQ(stage.looks("Pip", "Grub", Arc::all), Look::clear);
}

TEST(STO_A38, high_walls_hide_and_low_ones_hide_a_part) {
  Pair wall(8), half(8), low(8), behind_low(8);
  wall.ground("wall", {55, 24}, {65, 24.5});
  EXPECT_EQ(wall.looks("Pip", "Grub"), Look::none);
  half.ground("wall", {55, 24}, {60, 24.5});
  EXPECT_EQ(half.looks("Pip", "Grub"), Look::partial);
  low.ground("low-wall", {55, 24}, {65, 24.5});
  EXPECT_EQ(low.looks("Pip", "Grub"), Look::partial);
  behind_low.ground("low-wall", {55, 20.6}, {65, 21});  // he touches it
  EXPECT_EQ(behind_low.looks("Pip", "Grub"), Look::clear);
}

TEST(STO_A38, figures_hide_as_well) {
  Pair stage(8);
  stage.hero("Brock", "badger", {60, 24});
  EXPECT_NE(stage.looks("Pip", "Grub"), Look::clear);
}

TEST(STO_A38, from_above_one_sees_over_what_is_low) {
  Pair stage(8);
  stage.platform({50, 10}, {70, 22}, 3);
  stage.ground("barrels", {55, 24}, {65, 24.5});
  EXPECT_EQ(stage.at("Pip").elevation, 3_in);
  EXPECT_EQ(stage.looks("Pip", "Grub"), Look::clear);
  Pair behind(8);
  behind.platform({50, 10}, {70, 22}, 3);
  behind.ground("barrels", {55, 28}, {65, 28.5});
  EXPECT_EQ(behind.looks("Pip", "Grub"), Look::partial);
}

// A massive warrior (2¼″) is seen above a mouse (1¼″) and a cart (1½″).
struct Giant : StormStage {
  Giant() {
    hero("Pip", "mouse", {60, 20});
    villain("Maul", "massive-warrior", {60, 30});
  }
};

TEST(STO_A38, what_is_low_does_not_hide_what_is_high) {
  Giant mouse, cart, wall, far_cart;
  mouse.hero("Tansy", "mouse", {60, 25});
  EXPECT_EQ(mouse.looks("Pip", "Maul"), Look::partial);
  cart.ground("cart", {55, 26}, {65, 27.5});
  EXPECT_EQ(cart.looks("Pip", "Maul"), Look::partial);
  wall.ground("wall", {55, 26}, {65, 26.4});
  EXPECT_EQ(wall.looks("Pip", "Maul"), Look::none);
  far_cart.ground("cart", {55, 21}, {65, 22});  // from so near it hides even him
  EXPECT_EQ(far_cart.looks("Pip", "Maul"), Look::none);
  EXPECT_EQ(mouse.looks("Maul", "Pip"), Look::partial);
}

TEST(STO_A38, equals_hide_each_other) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 20});
  stage.hero("Tansy", "mouse", {60, 20 + apart(0.01)});
  stage.villain("Grub", "small-warrior", {60, 40});
  EXPECT_EQ(stage.looks("Pip", "Grub"), Look::none);
}

TEST(STO_A38, nobody_is_hidden_by_the_floor_he_stands_on) {
  Pair edge(8), middle(8), beside(6);
  edge.platform({50, 28.5}, {70, 40}, 3);  // he stands at its edge
  ASSERT_EQ(edge.at("Grub").elevation, 3_in);
  EXPECT_EQ(edge.looks("Pip", "Grub"), Look::clear);
  middle.platform({50, 24}, {70, 40}, 3);  // he stands far behind it
  EXPECT_EQ(middle.looks("Pip", "Grub"), Look::none);
  beside.platform({50, 10}, {70, 40}, 3);  // both stand on it
  EXPECT_EQ(beside.looks("Pip", "Grub"), Look::clear);
}

TEST(STO_A38, what_the_ruler_says_of_sight_is_what_is_played) {
  Giant stage;
  stage.ground("cart", {55, 26}, {65, 27.5});
  const Sight seen = stage.b().sight(stage.s(), {.figure = stage.id("Pip")}, {.figure = stage.id("Maul")});
  EXPECT_TRUE(seen.sees);
  EXPECT_LT(seen.share, 100);
  EXPECT_GT(seen.share, 0);
}

TEST(STO_A21, an_ambush_is_for_whom_the_villain_does_not_see) {
  Pair seen(0.01), unseen(0.01, {}, {{"facing", 0}});
  const Choice ambush{.verb = ActionOrder::attack, .target = seen.id("Grub"), .number = dig_ambush};
  EXPECT_EQ(seen.refused("Pip", ambush), "seen STO-051");
  EXPECT_EQ(unseen.refused("Pip", ambush), "");
}

TEST(STO_X15, smoke_hides) {
  Pair stage(8);
  EXPECT_EQ(stage.looks("Pip", "Grub"), Look::clear);
  stage.s().patches[stage.s().patch_count++] = {Place{60, 24}.at, true};
  EXPECT_EQ(stage.looks("Pip", "Grub"), Look::none);
}

TEST(STO_X16, one_eye_sees_a_quarter) {
  Pair stage(8, {{"facing", 60}}), half_blind(8, {{"facing", 60}, {"issues", {"one-eye"}}});
  EXPECT_EQ(stage.looks("Pip", "Grub"), Look::clear);
  EXPECT_EQ(half_blind.looks("Pip", "Grub"), Look::none);
}

}  // namespace
}  // namespace fyrd::stormclouds
