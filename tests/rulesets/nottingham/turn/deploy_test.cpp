// Roles, edges and setting up (NOT-119, NOT-141, NOT-190, NOT-A56, A99 … A101, NOT-X40).
#include "rulesets/nottingham/turn/deploy.h"

#include "rulesets/nottingham/turn/grip.h"
#include "rulesets/nottingham/turn/roles.h"
#include "tests/rulesets/nottingham/game.h"

namespace fyrd::nottingham {

namespace {

class Muster : public NottinghamGame {
 public:
  explicit Muster(const char* plot = "battle") {
    scenario["plot"] = plot;
    scenario["table"] = {24, 24};
    scenario["sides"] = {{{"zone", {0, 0, 24, 4}}, {"facing", 0}}, {{"zone", {0, 20, 24, 24}}, {"facing", 180}}};
    man(0, "Alan"), man(1, "Odo");
  }
  // A hero who is still to be set up.
  void man(std::size_t side, const char* name, const Json& more = {}) {
    hero(side, name, {0, 0}, more);
    forces[side]["heroes"].back().erase("at");
  }
  using NottinghamGame::man;
  void farm() {
    scenario["sides"][0]["zone"] = {0, 0, 24, 1};
    scenario["buildings"] = {{{"id", "cottage"}, {"at", {2, 15}}, {"size", {6, 5}}},
                             {{"id", "barn"}, {"at", {14, 15}}, {"size", {6, 5}}}};
    scenario["houses"] = {"cottage", "barn"};
  }
  Choice place(const char* who, Place at, int verb = DeployOrder::place) {
    Choice c = of(verb, id(who));
    c.path.add(at.at);
    return c;
  }
  void put(const char* who, Place at) { give(place(who, at)); }
};

}  // namespace

TEST(NOT_A99, bands_take_turns_in_a_plain_battle) {
  Muster g;
  g.man(0, "Hugh");
  EXPECT_EQ(g.asked(), "deploy");
  EXPECT_EQ(g.asked_whom(), red);
  EXPECT_EQ(g.attempt(g.place("Hugh", {12, 10})), "wrong_place NOT-A99");
  EXPECT_EQ(g.attempt(g.place("Odo", {12, 2})), "not_yours NOT-A99");
  g.put("Hugh", {12, 2});
  EXPECT_EQ(g.asked_whom(), blue);
  g.put("Odo", {12, 22});
  EXPECT_EQ(g.attempt(g.place("Alan", {12.5, 2})), "no_room NOT-A99");
  g.put("Alan", {14, 2});
  EXPECT_NE(g.asked(), "deploy");
  EXPECT_TRUE(g.standing("Alan") && g.standing("Hugh") && g.standing("Odo"));
}

TEST(NOT_A99, who_stands_already_is_not_asked_for) {
  NottinghamGame g;
  g.red("Alan", {48, 20}), g.blue("Odo", {48, 40});
  g.first(red);
  EXPECT_EQ(g.asked(), "nominate");
}

TEST(NOT_A99, hands_are_chosen_where_there_is_a_choice) {
  Muster g;
  g.man(0, "Hugh", {{"gear", {"longbow", "dagger"}}});
  g.put("Hugh", {12, 2});
  EXPECT_EQ(g.asked(), "hold");
  const auto all = grips(g, g.id("Hugh"));
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (grip_text(g, g.id("Hugh"), all[i]).find("right hand") != std::string::npos) {
      g.give(g.numbered(static_cast<int>(i)));
      break;
    }
  }
  EXPECT_EQ(g.held("Hugh"), "dagger, nothing");
}

TEST(NOT_A99, nothing_is_asked_where_one_grip_is_sensible) {
  Muster g;
  g.man(0, "Hugh", {{"gear", {"sword", "shield"}}});
  g.put("Hugh", {12, 2});
  EXPECT_EQ(g.asked_whom(), blue);
  EXPECT_EQ(g.held("Hugh"), "sword, shield");
}

TEST(NOT_119, who_has_a_warhorse_may_begin_mounted_or_not) {
  Muster g;
  g.man(0, "Hugh", {{"gear", {"warhorse"}}});
  EXPECT_EQ(g.attempt(g.place("Alan", {12, 2}, DeployOrder::ride)), "no_horse NOT-119");
  g.give(g.place("Hugh", {12, 2}, DeployOrder::ride));
  EXPECT_TRUE(g.man("Hugh").mounted);
  EXPECT_EQ(g["Hugh"].base, rider_base);
}

TEST(NOT_119, who_is_not_told_otherwise_rides) {
  Muster g;
  g.man(0, "Hugh", {{"gear", {"warhorse"}}});
  g.put("Alan", {12, 2}), g.put("Odo", {12, 22});
  g.game().at_question(g.asked_whom(),
                       [](const Tabletop&, const Question& q) { EXPECT_EQ(q.quiet().verb, DeployOrder::ride); });
}

TEST(NOT_119, on_foot_he_has_it_beside_him) {
  Muster g;
  g.man(0, "Hugh", {{"gear", {"warhorse"}}});
  g.put("Hugh", {12, 2});
  EXPECT_FALSE(g.man("Hugh").mounted);
  int horses = 0;
  for (const Thing& thing : g.state().things) {
    horses += thing.kind == ThingKind::horse && within(g, g.id("Hugh"), thing, g.battle().numbers.contact);
  }
  EXPECT_EQ(horses, 1);
}

TEST(NOT_210, the_band_with_more_dice_attacks_and_sets_up_last_at_the_forest) {
  Muster g("gingerbread");
  g.farm();
  g.man(1, "Fulk"), g.man(1, "Ivo");          // blue: six dice against two
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-210");  // the house of Alan
  EXPECT_EQ(g.state().attacker, blue);
  g.roll(6);
  EXPECT_EQ(g.asked_whom(), red);
  EXPECT_EQ(g.attempt(g.place("Alan", {5, 17})), "wrong_place NOT-A99");
  g.put("Alan", {17, 17});
  EXPECT_EQ(g.asked_whom(), blue);
  EXPECT_EQ(g.attempt(g.place("Odo", {12, 0.6})), "wrong_place NOT-A99");  // not touching the edge
  g.put("Odo", {12, 0.45});
  g.put("Fulk", {13, 0.4});
  g.put("Ivo", {14, 0.4});
  EXPECT_NE(g.asked(), "deploy");
}

TEST(NOT_A101, each_warrior_draws_his_own_house) {
  Muster g("gingerbread");
  g.farm();
  g.man(0, "Hugh");
  g.man(1, "Fulk"), g.man(1, "Ivo");
  g.roll(1);
  g.put("Alan", {4, 17});
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-210");
  g.roll(4);
  g.put("Hugh", {16, 17});
  EXPECT_EQ(g.asked_whom(), blue);
}

TEST(NOT_A56, equal_dice_are_rolled_off) {
  Muster g("gingerbread");
  g.farm();
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-A56");
  g.roll(3), g.roll(3), g.roll(2), g.roll(5);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-210");
  EXPECT_EQ(g.state().attacker, blue);
}

TEST(NOT_141, a_leader_who_is_a_tactician_chooses) {
  Muster g("gingerbread");
  g.farm();
  g.forces[1]["heroes"] = Json::array();
  g.forces[1].erase("heroes");
  g.man(1, "Odo", {{"skills", {"tactician"}}}), g.man(1, "Fulk");
  EXPECT_EQ(g.asked(), "role");
  EXPECT_EQ(g.asked_whom(), blue);
  g.give(g.of(RoleOrder::defend));
  g.roll(1);
  EXPECT_EQ(g.state().attacker, red);
  EXPECT_EQ(g.asked_whom(), blue);
}

TEST(NOT_141, two_tacticians_test_their_initiative) {
  Muster g("gingerbread");
  g.farm();
  g.forces[0].erase("heroes"), g.forces[1].erase("heroes");
  g.man(0, "Alan", {{"skills", {"tactician"}}, {"initiative", 4}}), g.man(1, "Odo", {{"skills", {"tactician"}}});
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-141");
  g.roll(2), g.roll(3);  // 6 against 6: again
  g.roll(2), g.roll(2);
  EXPECT_EQ(g.asked(), "role");
  EXPECT_EQ(g.asked_whom(), red);
}

TEST(NOT_A99, a_full_edge_opens_a_second_row) {
  Muster g("gingerbread");
  g.farm();
  g.scenario["table"] = {24, 24};
  for (int i = 0; i < 4; ++i) g.man(1, ("H" + std::to_string(i)).c_str());
  g.ground("rock", {2.5, 0}, {24, 0.9});  // leaves room for three at the edge
  g.roll(1);
  g.put("Alan", {4, 17});
  EXPECT_EQ(g.attempt(g.place("Odo", {0.5, 1.3})), "wrong_place NOT-A99");
  g.put("Odo", {0.4, 0.4}), g.put("H0", {1.2, 0.4});
  EXPECT_EQ(g.attempt(g.place("H1", {0.5, 1.3})), "wrong_place NOT-A99");
  g.put("H1", {2.0, 0.4});
  g.put("H2", {0.5, 1.3});
}

TEST(NOT_211, the_leader_in_the_hut_then_the_ambush_then_the_rest) {
  Muster g("deadly-desires");
  g.scenario["table"] = {24, 36};
  g.scenario["sides"] = {{{"zone", {0, 0, 24, 18}}, {"facing", 0}}, {{"zone", {0, 34, 24, 36}}, {"facing", 180}}};
  g.scenario["buildings"] = {{{"id", "hut"}, {"at", {9.5, 0}}, {"size", {5, 4}}}};
  g.scenario["houses"] = {"hut"};
  g.man(0, "Hugh"), g.man(0, "Guy"), g.man(1, "Fulk");  // blue has fewer and defends
  EXPECT_EQ(g.asked_whom(), blue);
  EXPECT_EQ(g.attempt(g.place("Fulk", {12, 2})), "not_now NOT-A99");
  EXPECT_EQ(g.attempt(g.place("Odo", {12, 35.6})), "wrong_place NOT-A99");
  g.put("Odo", {12, 2});
  EXPECT_EQ(g.asked_whom(), red);
  EXPECT_EQ(g.attempt(g.place("Hugh", {0.4, 20})), "wrong_place NOT-A99");  // the other half
  g.put("Hugh", {0.4, 10}), g.put("Alan", {23.6, 10}), g.put("Guy", {0.4, 4});
  EXPECT_EQ(g.asked_whom(), blue);
  EXPECT_EQ(g.attempt(g.place("Fulk", {12, 30})), "wrong_place NOT-A99");
  g.put("Fulk", {12, 35.6});
  EXPECT_NE(g.asked(), "deploy");
}

TEST(NOT_212, the_leaders_test_and_the_winner_takes_an_edge) {
  Muster g("christmas");
  g.scenario["ground"] = {{{"id", "pine"}, {"kind", "pine"}, {"at", {12, 12}}, {"radius", 0.25}}};
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-212");
  g.roll(2), g.roll(5);
  EXPECT_EQ(g.asked(), "edge");
  EXPECT_EQ(g.asked_whom(), blue);
  g.give(g.numbered(0));
  EXPECT_EQ(g.asked(), "deploy");
  EXPECT_EQ(g.asked_whom(), blue);
  EXPECT_EQ(g.attempt(g.place("Odo", {12, 22})), "wrong_place NOT-A99");
  g.put("Odo", {12, 2});
  g.put("Alan", {12, 22});
  EXPECT_NE(g.asked(), "deploy");
}

TEST(NOT_X50, up_to_half_of_the_defenders_stand_on_the_wall) {
  Muster g("gate");
  g.scenario["walls"] = {{{"id", "wall"},
                          {"from", {0, 12}},
                          {"to", {24, 12}},
                          {"width", 1.6},
                          {"height", 2},
                          {"kind", "rampart"},
                          {"inside", "left"},
                          {"doors", {{{"id", "gate"}, {"at", 12}, {"width", 3}, {"state", "locked"}}}}}};
  g.scenario["gate"] = "gate";
  g.scenario["walk"] = {0, 11.2, 24, 12.8};
  g.man(1, "Fulk"), g.man(0, "Hugh"), g.man(0, "Guy");
  EXPECT_EQ(g.asked_whom(), blue);
  g.put("Odo", {6, 12});
  EXPECT_EQ(g["Odo"].elevation, inches(2));
  EXPECT_EQ(g.attempt(g.place("Fulk", {8, 12})), "wrong_place NOT-A99");
  g.put("Fulk", {8, 23.6});
  EXPECT_EQ(g.asked_whom(), red);
}

TEST(NOT_X40, a_machine_is_set_up_in_the_own_zone_or_stays_at_home) {
  Muster g;
  g.forces[0]["machines"] = {"ballista", "mangonel"};
  EXPECT_EQ(g.asked(), "machine");
  Choice c = g.of(MachineOrder::put);
  c.path.add(Place(12, 12).at);
  EXPECT_EQ(g.attempt(c), "wrong_place NOT-X40");
  c.path = {};
  c.path.add(Place(12, 0.5).at);
  EXPECT_EQ(g.attempt(c), "no_room NOT-X40");
  c.path = {};
  c.path.add(Place(12, 2).at);
  g.give(c);
  EXPECT_TRUE(g.state().machines[0].placed);
  g.give(g.of(MachineOrder::leave));
  EXPECT_EQ(g.state().machines[1].kind, MachineKind::none);
  EXPECT_EQ(g.asked(), "deploy");
  EXPECT_EQ(g.attempt(g.place("Alan", {12, 2})), "no_room NOT-A99");
}

}  // namespace fyrd::nottingham
