// Horses: beginning on one, getting on and off, and what a rider cannot do. And names, classes and numbers as they
// count in play.
#include "tests/rulesets/nottingham/field.h"

namespace fyrd::nottingham {

namespace {

const Json rides = {{"gear", {"warhorse"}}};
Json rides_in(const Json& skills = Json::array()) {
  return {{"gear", {"warhorse", "heavy-armour"}}, {"skills", skills}};
}

// Alan gets off his horse and, with a second activation, up again; dice of these faces where any are wanted.
struct Groom : Field {
  explicit Groom(const Json& more = rides) { red("Alan", {40, 40}, more); }
  void dismount(int face = 6) {
    acts("Alan");
    act(Act::dismount);
    if (asked() == "dice") roll_all(face);
  }
  void mount(int face = 6) {
    acts("Alan");
    act(Act::mount, thing(ThingKind::horse));
    if (asked() == "dice") roll_all(face);
  }
};

}  // namespace

TEST(NOT_119, whoever_has_a_warhorse_may_begin_on_it) {
  Groom g;
  EXPECT_TRUE(g.man("Alan").mounted);
  EXPECT_EQ(g["Alan"].base, rider_base);
  Groom on_foot(Json{{"gear", {"warhorse"}}, {"dismounted", true}});
  EXPECT_FALSE(on_foot.man("Alan").mounted);
  ASSERT_GE(on_foot.thing(ThingKind::horse), 0) << "it stands beside him";
  EXPECT_TRUE(within(on_foot, on_foot.id("Alan"), on_foot.the(ThingKind::horse), on_foot.battle().numbers.contact));
  on_foot.mount();
  EXPECT_TRUE(on_foot.man("Alan").mounted);
}

TEST(NOT_161, off_and_on_are_actions) {
  Groom g;
  g.dismount();
  EXPECT_FALSE(g.man("Alan").mounted);
  EXPECT_EQ(g["Alan"].base, foot_base);
  ASSERT_GE(g.thing(ThingKind::horse), 0);
  EXPECT_EQ(g.the(ThingKind::horse).at, Place(40, 40).at) << "the horse stays";
  EXPECT_TRUE(within(g, g.id("Alan"), g.the(ThingKind::horse), g.battle().numbers.contact)) << "in contact (NOT-A89)";
  g.mount();
  EXPECT_TRUE(g.man("Alan").mounted);
  EXPECT_TRUE(g.is_at("Alan", {40, 40}));
  EXPECT_EQ(g.thing(ThingKind::horse), -1);
}

TEST(NOT_161, anybody_who_touches_it) {
  Groom g;
  g.red("Hob", {40, 43});
  g.dismount();
  g.activate("Hob");
  g.stay();
  EXPECT_EQ(g.tries(Act::mount, "", g.thing(ThingKind::horse)), "no_horse NOT-161");
  EXPECT_EQ(g.tries(Act::dismount), "on_foot NOT-161");
  g.nothing();
  g.activate("Hob");
  EXPECT_EQ(g.tries_go({40, 40}), "thing_in_the_way NOT-A68") << "nobody stops on horses";
  g.go({40, 40 + (foot + horse) / 2 + 0.05});
  g.act(Act::mount, g.thing(ThingKind::horse));
  EXPECT_TRUE(g.man("Hob").mounted) << "it takes any rider (NOT-A89)";
}

TEST(NOT_161, in_heavy_armour_a_one_fails) {
  Groom off(rides_in());
  off.acts("Alan", 2);
  off.act(Act::dismount);
  EXPECT_EQ(off.wanted_dice(), "2d6 NOT-161");
  off.roll({1, 2});
  EXPECT_TRUE(off.standing("Alan")) << "the best die (NOT-A89)";
  off.mount(1);
  EXPECT_FALSE(off.man("Alan").mounted) << "he stays on foot";
  Groom down(rides_in());
  down.dismount(1);
  EXPECT_TRUE(down.lying("Alan"));
  EXPECT_FALSE(down.man("Alan").mounted);
}

TEST(NOT_161, not_for_who_is_trained_nor_in_light_armour) {
  Groom trained(rides_in({"mounted-fight-training"}));
  trained.acts("Alan");
  trained.act(Act::dismount);
  EXPECT_EQ(trained.asked(), "nominate") << "another name for mounted charge training (NOT-A23)";
  Groom light(Json{{"gear", {"horse", "light-armour"}}});
  light.acts("Alan");
  light.act(Act::dismount);
  EXPECT_EQ(light.asked(), "nominate");
}

TEST(NOT_A89, what_a_rider_cannot_do) {
  Groom g;
  g.building({{"id", "hut"},
              {"at", {38, 41.5}},
              {"size", {5, 4}},
              {"doors", {{{"id", "barn"}, {"wall", "south"}, {"at", 2}, {"width", 3}, {"state", "open"}}}},
              {"windows", {{{"id", "back"}, {"wall", "north"}, {"at", 2.5}, {"state", "open"}}}}});
  g.red("Low", {40, 38.5}, {{"lying", true}, {"facing", 90}}),
      g.blue("Gone", {38.5, 40}, {{"out", true}, {"gear", {"sword"}}});
  g.red("Hob", {42.5, 40}, {{"gear", {"sword"}}});
  g.acts("Hob");
  g.act(Act::drop, 0), g.nothing();
  g.activate("Alan");
  EXPECT_NE(g.tries_go({40, 43.5}), "accepted");
  g.stay();
  EXPECT_EQ(g.attempt(g.climb_order({40, 41.6})), "mounted NOT-A89");
  EXPECT_EQ(g.tries(Act::prone), "mounted NOT-A89");
  EXPECT_EQ(g.tries(Act::help_up, "Low"), "mounted NOT-A89");
  EXPECT_EQ(g.tries(Act::drag, "Gone"), "mounted NOT-A89");
  EXPECT_EQ(g.tries(Act::rob, "Gone", 0), "mounted NOT-A89");
  EXPECT_EQ(g.tries(Act::pick_up, "", g.thing(ThingKind::item)), "mounted NOT-A89");
  EXPECT_EQ(g.tries(Act::window, "", g.door("back")), "mounted NOT-A89");
}

TEST(NOT_A89, no_room_to_get_off) {
  Groom g;
  const double off = 0.5 * (foot + horse) + 0.1;
  for (const int x : {-1, 0, 1}) {
    for (const int y : {-1, 0, 1}) {
      if (x != 0 || y != 0) g.red(("Man " + std::to_string(4 + 3 * x + y)).c_str(), {40 + x * off, 40 + y * off});
    }
  }
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::dismount), "no_room NOT-A89");
}

TEST(NOT_A89, flight_on_horseback_is_four_inches_too) {
  Groom g(Json{{"gear", {"warhorse"}}, {"panic", true}});
  g.blue("Odo", {40, 50});
  g.first(red), g.whole_turn(6);
  EXPECT_TRUE(g.is_at("Alan", {40, 36}));
  EXPECT_TRUE(g.man("Alan").mounted);
}

TEST(NOT_A23, other_names_are_the_same_things) {
  Field g;
  g.red("Alan", {40, 40},
        {{"class", "bandit"}, {"gear", {"hammer", "horse"}}, {"skills", {"though", "two-weapon-fighting"}}});
  g.acts("Alan");
  EXPECT_EQ(g.held("Alan"), "hammer, nothing");
  EXPECT_TRUE(g.man("Alan").mounted);
  EXPECT_TRUE(g.battle().has(g.id("Alan"), Skill::tough) && g.battle().has(g.id("Alan"), Skill::two_weapon_training));
  EXPECT_EQ(g.battle()[g.id("Alan")].profile, "bandit");
}

TEST(NOT_120, the_leader_commands_and_others_must_have_learned_it) {
  Field g;
  g.red("Hugh", {88, 6 + foot + 0.5}), g.red("Captain", {40, 40}, {{"skills", {"command"}}}),
      g.red_man("Hob", {40, 42});
  g.acts("Hugh");
  EXPECT_EQ(g.tries(Act::command, "Red Second"), "no_skill NOT-128");
  g.nothing();
  g.acts("Red Leader");
  g.act(Act::command, "Hugh"), g.nothing();
  EXPECT_EQ(g.bound("Red Leader"), 0);
  g.acts("Captain");
  EXPECT_TRUE(g.offered(Act::command));
}

TEST(NOT_121, a_hero_brings_two_dice_a_henchman_one) {
  NottinghamGame g;
  g.red("Lead", {40, 40}), g.red_man("Hob", {42, 40}), g.red_man("Will", {44, 40}), g.blue("Odo", {40, 60});
  EXPECT_EQ(g.free(red), 4);
  EXPECT_EQ(g.free(blue), 2);
}

TEST(NOT_A43, the_first_numbers_are_the_heros_the_second_the_henchmans) {
  NottinghamGame g;
  g.forces[0]["heroes"] = {{{"name", "Tuck"}, {"class", "monk"}, {"leader", true}, {"at", {40, 40}}}};
  g.forces[0]["groups"] = {{{"class", "monk"}, {"members", {{{"name", "Brother"}, {"at", {42, 40}}}}}}};
  g.forces[0].erase("preset");
  g.blue("Odo", {40, 60});
  EXPECT_EQ(triple(g.battle().warrior(g.id("Tuck")).profile), "2/3/2");
  EXPECT_EQ(triple(g.battle().warrior(g.id("Brother")).profile), "2/2/1");
  g.first(red), g.name("Brother");
  Tally sum = initiative_tally(g, g.id("Brother"));
  EXPECT_EQ(sum.total(), 2);
}

TEST(NOT_A104, where_there_is_one_triple_it_is_for_both) {
  NottinghamGame g;
  g.forces[0]["heroes"] = {{{"name", "Wat"}, {"class", "huntsman"}, {"leader", true}, {"at", {40, 40}}}};
  g.forces[0]["groups"] = {{{"class", "huntsman"}, {"members", {{{"name", "Ned"}, {"at", {42, 40}}}}}}};
  g.forces[0].erase("preset");
  g.blue("Odo", {40, 60});
  EXPECT_EQ(triple(g.battle().warrior(g.id("Wat")).profile), "3/2/4");
  EXPECT_EQ(triple(g.battle().warrior(g.id("Ned")).profile), "3/2/4");
}

TEST(NOT_A44, a_preset_plays_with_the_numbers_it_has) {
  NottinghamGame g;
  g.red("Hugh", {40, 40}, {{"class", "peasant"}, {"melee", 5}}), g.blue("Odo", {40, 40 + apart(0.5)});
  g.acts("Hugh");
  EXPECT_EQ(g.strikes("Odo", 2), "hit 7:6");
}

}  // namespace fyrd::nottingham
