// Lying, getting up, and what armour and weight have to do with it.
#include "tests/rulesets/nottingham/field.h"

namespace fyrd::nottingham {

namespace {

const Json down = {{"lying", true}};
Json lying_in(const char* armour, int bound = 0) { return {{"lying", true}, {"gear", {armour}}, {"bound", bound}}; }

// Alan gets up with dice of these faces.
bool gets_up(const Json& more, std::initializer_list<int> faces) {
  Field g;
  g.red("Alan", {20, 20}, more);
  g.acts("Alan", static_cast<int>(faces.size()));
  g.act(Act::get_up);
  EXPECT_EQ(g.game().wanted_roll()->rule, "NOT-072");
  g.roll(faces);
  return g.standing("Alan");
}
// Hob helps Alan up.
bool helped_up(const Json& more, int face, int helper_bound = 0) {
  Field g;
  g.red("Alan", {20, 20}, more), g.red("Hob", {20, 18.95}, {{"bound", helper_bound}});
  g.acts("Hob");
  g.act(Act::help_up, "Alan");
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-073");
  g.roll(face);
  return g.standing("Alan");
}

}  // namespace

TEST(NOT_071, lying_down_is_an_action) {
  Field g;
  g.red("Alan", {20, 20}, {{"gear", {"bow"}}}), g.blue("Odo", {20, 30});
  g.acts("Alan");
  g.aim("Odo");
  g.acts("Alan");
  g.act(Act::prone);
  EXPECT_TRUE(g.lying("Alan"));
  EXPECT_EQ(g.man("Alan").aiming, 0) << "aiming dice turn into ordinary ones (NOT-062)";
  EXPECT_EQ(g.bound("Alan"), 2);
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::prone), "lying NOT-071");
}

TEST(NOT_072, the_best_die_must_beat_the_armour) {
  EXPECT_TRUE(gets_up(down, {2}));
  EXPECT_FALSE(gets_up(down, {1})) << "a one fails in any case";
  EXPECT_FALSE(gets_up(lying_in("heavy-armour"), {2}));
  EXPECT_TRUE(gets_up(lying_in("heavy-armour"), {1, 3})) << "the best of them";
  EXPECT_FALSE(gets_up(lying_in("light-armour", 1), {2})) << "less one for a bound die";
  EXPECT_TRUE(gets_up(lying_in("light-armour", 1), {3}));
  EXPECT_FALSE(gets_up({{"lying", true}, {"bound", 1}}, {1}));
}

TEST(NOT_072, who_stands_has_no_need) {
  Field g;
  g.red("Alan", {20, 20});
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::get_up), "standing NOT-072");
}

TEST(NOT_073, one_easier_with_help) {
  EXPECT_TRUE(helped_up(down, 2));
  EXPECT_FALSE(helped_up(down, 1)) << "a one fails in any case";
  EXPECT_TRUE(helped_up(lying_in("heavy-armour"), 2));
  EXPECT_FALSE(helped_up(lying_in("heavy-armour"), 2, 1)) << "the helper's bound dice";
  EXPECT_TRUE(helped_up(lying_in("heavy-armour"), 3, 1));
  EXPECT_TRUE(helped_up(lying_in("light-armour", 1), 2)) << "not those of the fallen";
}

TEST(NOT_073, a_standing_friend_in_contact) {
  Field g;
  g.red("Alan", {20, 20}, down), g.red("Far", {20, 18.5}), g.red("Low", {20.7, 20}, down), g.red("Up", {19, 19.5});
  g.blue("Odo", {20, 21.2}, {{"facing", 180}});
  g.acts_before("Far", "Odo");
  EXPECT_EQ(g.tries(Act::help_up, "Alan"), "not_in_contact NOT-073");
  EXPECT_EQ(g.tries(Act::help_up, "Up"), "not_lying NOT-073");
  g.nothing();
  g.acts_before("Low", "Odo");
  EXPECT_EQ(g.tries(Act::help_up, "Alan"), "lying NOT-A65");
  g.nothing();
  g.acts("Odo");
  EXPECT_EQ(g.tries(Act::help_up, "Alan"), "an_enemy NOT-073");
}

TEST(NOT_090, no_move_and_worse_tests_and_the_body_is_the_base) {
  Field g;
  g.red("Alan", {20, 20}, down);
  // The body reaches 0.6″ north of the centre: within an inch of it, further from where the base was.
  g.blue("Odo", {20, 20 + 0.59 + 1 + foot / 2});
  g.activate("Alan");
  ASSERT_EQ(g.asked(), "action") << "no activation move";
  EXPECT_EQ(g.strikes("Odo", 4), "missed 6:6") << "three, four, less one on the ground";
  EXPECT_EQ(g.modifier("missed", "on the ground"), -1);
}

TEST(NOT_A64, the_body_lies_along_the_facing_and_keeps_it) {
  Field g;
  g.red("Alan", {20, 20}, {{"facing", 90}}), g.red("Beside", {20.8, 20});
  g.acts("Alan");
  g.act(Act::prone);
  EXPECT_EQ(g["Alan"].facing, east);
  EXPECT_EQ(gap(g, g.id("Alan"), g.id("Beside")), Length{}) << "bodies may overlap bases";
  g.activate("Beside");
  g.go({22.8, 20});
  EXPECT_TRUE(g.is_at("Beside", {22.8, 20})) << "to leave one that overlaps is free";
  g.nothing();
  g.activate("Beside");
  EXPECT_EQ(g.tries_go({20.9, 20}), "figure_in_the_way NOT-A68");
}

TEST(NOT_A65, what_somebody_on_the_ground_may_do) {
  Field g;
  g.options["lying_deeds"] = "hindered";
  g.red("Alan", {20, 20}, {{"lying", true}, {"gear", {"bow", "dagger"}}, {"skills", {"thrust"}}});
  g.red("Low", {20.8, 20}, down), g.blue("Odo", {20, 21.5}), g.blue_man("Gone", {20, 19.2}, {{"out", true}});
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::help_up, "Low"), "lying NOT-A65");
  EXPECT_EQ(g.tries(Act::drag, "Gone"), "lying NOT-A65");
  EXPECT_EQ(g.tries(Act::thrust, "Odo"), "lying NOT-A65");
  EXPECT_EQ(g.tries(Act::smash), "lying NOT-A65");
  EXPECT_EQ(g.tries(Act::mount), "lying NOT-A65");
  EXPECT_EQ(g.tries(Act::window), "lying NOT-A65");
  EXPECT_EQ(g.attempt(g.climb_order({20, 22})), "lying NOT-A65");
  EXPECT_TRUE(g.offered(Act::attack) && g.offered(Act::shoot) && g.offered(Act::aim) && g.offered(Act::swap) &&
              g.offered(Act::run));
}

TEST(NOT_A65, by_the_letter_he_thrusts_and_smashes) {
  Field g;
  g.red("Alan", {20, 20}, {{"lying", true}, {"skills", {"thrust"}}}), g.blue("Odo", {20, 21.5});
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::smash), "no_such_door NOT-153") << "he could, were there a door";
  EXPECT_EQ(g.tries(Act::mount), "lying NOT-A65");
  g.act(Act::thrust, "Odo"), g.add(0), g.block(0), g.roll(5);
  EXPECT_EQ(g.outcome(), "hit 7:6") << "at -1";
}

TEST(NOT_A65, a_crawl_is_as_long_as_a_run_and_may_turn) {
  Field g;
  g.red("Alan", {20, 20}, {{"lying", true}, {"facing", 90}});
  g.acts("Alan");
  g.act(Act::run), g.roll(5);
  EXPECT_EQ(g.tries_go(Place(23, 20).off(1, 0)), "too_far NOT-060");
  g.go({{23, 20}}, 180);
  EXPECT_TRUE(g.lying("Alan"));
  EXPECT_EQ(g["Alan"].facing, south);
  EXPECT_TRUE(std::string_view(g.last_event({"moved"})->text).starts_with("{by} crawls"));
  g.acts("Alan");
  g.act(Act::run), g.roll(1);
  g.turn(0);
  EXPECT_EQ(g["Alan"].facing, north) << "a mere turn";
}

TEST(NOT_A65, up_on_the_nearest_free_spot_looking_anywhere) {
  Field g;
  g.red("Alan", {20, 20}, down), g.red("Beside", {20.72, 20});
  g.acts("Alan");
  Choice up = g.order(Act::get_up);
  up.facing = degrees(90);
  g.give(up), g.roll(4);
  EXPECT_TRUE(g.standing("Alan"));
  EXPECT_EQ(g["Alan"].facing, degrees(90));
  EXPECT_GE(distance(g.place("Alan"), g.place("Beside")), Length{2000});
  EXPECT_LE(g.off("Alan", {20, 20}), 40);
}

TEST(NOT_A65, without_room_it_fails) {
  Field g;
  g.ground("well", {18.2, 18.2}, {19.65, 21.8}), g.ground("well", {20.35, 18.2}, {21.8, 21.8});
  g.red("Alan", {20, 20}, down);
  g.acts("Alan");
  g.act(Act::get_up), g.roll(6);
  EXPECT_TRUE(g.lying("Alan"));
  EXPECT_EQ(g.told("stayed_down"), "stayed_down 6:0");
}

TEST(NOT_A65, helped_up_he_looks_anywhere_too) {
  Field g;
  g.red("Alan", {20, 20}, down), g.red("Hob", {20, 18.95});
  g.acts("Hob");
  Choice up = g.order(Act::help_up, "Alan");
  up.facing = degrees(270);
  g.give(up), g.roll(6);
  EXPECT_EQ(g["Alan"].facing, west);
}

}  // namespace fyrd::nottingham
