// Things in hand and on the ground: swapping, dropping, picking up, robbing, carrying.
#include "tests/rulesets/nottingham/field.h"

namespace fyrd::nottingham {

namespace {

// A house far away and three casks: one near Alan, one against the hut's door, one out of reach.
struct Cellar : Field {
  explicit Cellar(const Json& more = {}) {
    scenario["plot"] = "trouble";
    scenario["houses"] = {"house"};
    scenario["casks"] = {{20, 21}, {60, 60}, {62, 60}};
    building({{"id", "house"}, {"at", {58, 58}}, {"size", {9, 4}}, {"rooms", 3}});
    red("Alan", {20, 21 - foot}, more);
  }
};
const Json all_armed = {{"gear", {"sword", "shield"}}};

}  // namespace

TEST(NOT_074, any_of_his_things_or_none) {
  Field g;
  g.red("Alan", {20, 20}, {{"gear", {"longbow", "sword", "shield", "light-armour"}}, {"hands", {"longbow"}}});
  g.acts("Alan");
  EXPECT_EQ(g.held("Alan"), "longbow");
  EXPECT_EQ(g.tries(Act::swap, "", g.grip("Alan", "longbow", "longbow")), "held_already NOT-074");
  EXPECT_EQ(g.tries(Act::swap, "", 99), "no_such_grip NOT-074");
  EXPECT_EQ(g.grip("Alan", "longbow", "shield"), -1) << "two hands, one thing each (NOT-101)";
  EXPECT_EQ(g.grip("Alan", "light-armour", ""), -1);
  g.act(Act::swap, g.grip("Alan", "sword", "shield"));
  EXPECT_EQ(g.held("Alan"), "sword, shield") << "both hands in one action (NOT-A90)";
  g.acts("Alan");
  g.act(Act::swap, g.grip("Alan", "", ""));
  EXPECT_EQ(g.held("Alan"), "nothing, nothing");
}

TEST(NOT_A90, what_is_slung_has_no_effect) {
  const auto parry = [](const Json& hands) {
    Field g;
    g.red("Alan", {20, 20}, {{"gear", {"sword", "buckler"}}, {"hands", hands}});
    return block_tally(g, g.id("Alan"), nobody, fyrd::nottingham::nothing).total();
  };
  EXPECT_EQ(parry({"sword", "buckler"}), 5);
  EXPECT_EQ(parry({"sword"}), 4);
  EXPECT_EQ(parry(Json::array()), 3);
}

TEST(NOT_081, dropping_is_free) {
  Field g;
  g.red("Alan", {20, 20}, all_armed);
  g.activate("Alan");
  g.go({20, 22});
  g.act(Act::drop, 0);
  EXPECT_EQ(g.held("Alan"), "nothing, shield");
  ASSERT_EQ(g.asked(), "action") << "and he still acts";
  EXPECT_EQ(g.tries(Act::drop, "", 0), "hand_empty NOT-081");
  g.act(Act::drop, 1);
  EXPECT_EQ(g.held("Alan"), "nothing, nothing");
  EXPECT_EQ(g.man("Alan").item_count, 0) << "no longer his";
  g.act(Act::run), g.roll(6), g.go({20, 25});
  EXPECT_EQ(g.asked(), "nominate");
}

TEST(NOT_A59, it_lies_at_the_edge_of_the_base) {
  Field g;
  g.red("Alan", {20, 20}, all_armed);
  g.acts("Alan");
  g.act(Act::drop, 0);
  EXPECT_EQ(distance(g.the(ThingKind::item).at, g.place("Alan")), Length{1000});
}

TEST(NOT_075, with_an_empty_hand_within_an_inch) {
  Field g;
  g.red("Alan", {20, 20}, all_armed), g.red("Hob", {21, 20.5}, {{"gear", {"axe", "dagger"}}});
  g.red("Will", {20, 20 + foot / 2 + 1 + foot / 2}), g.red("Far", Place(18.5, 21.2));
  g.acts("Alan");
  g.act(Act::drop, 0), g.nothing();
  const int sword = g.thing(ThingKind::item);
  g.acts("Hob");
  EXPECT_EQ(g.tries(Act::pick_up, "", sword), "no_free_hand NOT-075");
  EXPECT_EQ(g.tries(Act::pick_up, "", sword + 1), "no_such_thing NOT-075");
  g.nothing();
  g.acts("Far");
  EXPECT_EQ(g.tries(Act::pick_up, "", sword), "out_of_reach NOT-075");
  g.nothing();
  g.acts("Will");
  g.act(Act::pick_up, sword);
  EXPECT_EQ(g.held("Will"), "sword, nothing") << "exactly an inch away";
  EXPECT_EQ(g.thing(ThingKind::item), -1);
}

TEST(NOT_075, from_the_fallen_everything_but_armour) {
  Field g;
  g.red("Alan", {20, 20}), g.red("Full", {20, 18.8}, all_armed);
  g.blue("Gone", {20, 21}, {{"out", true}, {"gear", {"light-armour", "longbow", "dagger"}}, {"pennies", 5}});
  g.blue("Near", {21, 20}, {{"gear", {"sword"}}});
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::rob, "Gone", 0), "no_armour NOT-075");
  EXPECT_EQ(g.tries(Act::rob, "Near", 0), "not_fallen NOT-075");
  EXPECT_EQ(g.tries(Act::rob, "Gone", 7), "no_such_thing NOT-075");
  g.act(Act::rob, "Gone", 2);
  EXPECT_EQ(g.held("Alan"), "dagger, nothing");
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::rob, "Gone", 1), "no_free_hand NOT-075") << "both hands for a bow (NOT-A90)";
  g.act(Act::rob, "Gone", 2);
  EXPECT_EQ(g.held("Alan"), "dagger, purse") << "a purse is a thing, too (NOT-A90)";
  g.acts("Full");
  EXPECT_EQ(g.tries(Act::rob, "Gone", 1), "out_of_reach NOT-075");
}

TEST(NOT_A51, a_crossbow_is_loaded_at_the_start) {
  Field g;
  g.red("Alan", {20, 20}, {{"gear", {"crossbow"}}}),
      g.red("Ned", {22, 20}, {{"gear", {"crossbow"}}, {"unloaded", true}});
  g.blue("Odo", {21, 30});
  g.acts("Alan");
  EXPECT_TRUE(g.offered(Act::shoot));
  g.nothing();
  g.acts("Ned");
  EXPECT_EQ(g.tries(Act::shoot, "Odo"), "not_loaded NOT-104");
}

TEST(NOT_070, the_fallen_come_along_on_a_run) {
  Field g;
  g.red("Alan", {20, 20}), g.blue_man("Gone", {20, 18.95}, {{"out", true}});
  g.acts("Alan");
  g.act(Act::drag, "Gone");
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-060");
  g.roll(6);
  EXPECT_EQ(g.tries_go(Place(20, 23).off(0, 1)), "too_far NOT-060");
  g.go({20, 23});
  EXPECT_TRUE(g.touch("Alan", "Gone"));
  EXPECT_LT(g.place("Gone").y, g.place("Alan").y) << "behind him (NOT-A91)";
}

TEST(NOT_A91, only_who_is_out_in_contact_and_only_on_the_run) {
  Field g;
  g.red("Alan", {20, 20}), g.red("Low", {20.8, 20}, {{"lying", true}});
  g.blue_man("Gone", {20, 18.95}, {{"out", true}}), g.blue_man("Far", {23, 23}, {{"out", true}});
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::drag, "Low"), "not_fallen NOT-A91");
  EXPECT_EQ(g.tries(Act::drag, "Far"), "not_in_contact NOT-070");
  g.act(Act::drag, "Gone"), g.roll(2), g.go({20, 21});
  const Point left = g.place("Gone");
  g.activate("Alan");
  g.go({20, 23});
  EXPECT_EQ(g.place("Gone"), left) << "the hold lasts for that action";
}

TEST(NOT_A91, who_is_struck_on_the_way_leaves_it_there) {
  Field g;
  g.red("Alan", {20, 20}), g.blue_man("Gone", {20, 18.95}, {{"out", true}});
  g.blue("Odo", {21.5, 20}, {{"facing", 270}, {"melee", 5}});
  g.acts("Alan");
  g.act(Act::drag, "Gone"), g.roll(6), g.go({20, 23});
  g.strike("Odo", 1), g.block(0), g.roll(6), g.roll(2);
  ASSERT_EQ(g.count("tossed"), 1);
  const Place struck{20, 20};
  EXPECT_LT(g.place("Gone").x, Place::units(20.3)) << "it did not fly with him";
  EXPECT_LT(distance(g.place("Gone"), struck.at), Length{Place::units(1.6)});
  EXPECT_FALSE(g.touch("Alan", "Gone"));
}

TEST(NOT_A28, both_hands_for_a_body) {
  Field g;
  g.red("Alan", {20, 20}, {{"gear", {"sword"}}}), g.blue_man("Gone", {20, 18.95}, {{"out", true}});
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::drag, "Gone"), "hands_full NOT-A28");
  g.act(Act::drop, 0);
  EXPECT_TRUE(g.offered(Act::drag)) << "dropping is free (NOT-A91)";
}

TEST(NOT_155, heavy_things_take_both_hands) {
  Cellar g(Json{{"gear", {"dagger"}}});
  g.acts("Alan");
  const int cask = g.thing(ThingKind::heavy);
  EXPECT_EQ(g.tries(Act::carry, "", cask), "hands_full NOT-A28");
  EXPECT_EQ(g.tries(Act::pick_up, "", cask), "no_such_thing NOT-075");
  EXPECT_EQ(g.tries(Act::carry, "", cask + 1), "not_in_contact NOT-070");
  g.act(Act::drop, 0);
  g.act(Act::carry, cask), g.roll(4), g.go({22, 21 - foot});
  EXPECT_TRUE(within(g, g.id("Alan"), g.the(ThingKind::heavy), g.battle().numbers.contact));
  EXPECT_LT(g.the(ThingKind::heavy).at.x, g.place("Alan").x);
}

}  // namespace fyrd::nottingham
