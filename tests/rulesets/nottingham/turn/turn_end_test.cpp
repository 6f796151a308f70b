// What happens when a turn ends, and how battles end: dice, rivers, rout, draws, several bands.
#include "core/play/facts.h"
#include "tests/rulesets/nottingham/field.h"

namespace fyrd::nottingham {

namespace {

const Json gone = {{"out", true}};

std::uint8_t verdict(NottinghamGame& g) { return g.state().verdict; }

// A river from (10, 10) to (50, 20) that flows east.
struct River : Field {
  explicit River(int drift = 3) {
    scenario["river"] = {{"drift", drift}, {"flow", 90}};
    ground("river", {10, 10}, {50, 20});
  }
};

}  // namespace

TEST(NOT_157, the_deep_carries_people_along) {
  River g;
  g.red("Wet", {20, 15}, {{"facing", 200}}), g.red("Dry", {20, 9}), g.red("Drowned", {20, 17}, gone);
  g.first(red), g.whole_turn(6);
  EXPECT_TRUE(g.is_at("Wet", {23, 15}));
  EXPECT_EQ(g["Wet"].facing, degrees(200)) << "facing stays (NOT-A32)";
  EXPECT_TRUE(g.is_at("Dry", {20, 9}));
  EXPECT_TRUE(g.is_at("Drowned", {23, 17})) << "bodies drift, too (NOT-A32)";
  EXPECT_FALSE(g.man("Wet").moved);
}

TEST(NOT_A32, it_stops_at_the_edge_of_the_deep_and_at_figures) {
  River g;
  g.red("Far", {48.5, 15}), g.red("Held", {20, 12}), g.blue("Odo", {22.5, 12});
  g.first(red), g.whole_turn(6);
  EXPECT_TRUE(g.is_at("Far", {50, 15}));
  EXPECT_EQ(g.count("fell"), 0);
  EXPECT_EQ(g.off("Held", {20, 12}), static_cast<int>(100 * (2.5 - foot) + 0.5)) << "Odo was still there";
}

TEST(NOT_A96, drift_comes_before_fear) {
  River g;
  g.red("Wet", {20, 16}, {{"bound", 1}}), g.blue("Odo", {20, 16 + foot + 3.9}, {{"skills", {"dreadful"}}});
  g.first(red), g.end_turn();
  EXPECT_EQ(g.asked(), "nominate") << "carried out of his reach before anybody tests";
}

TEST(NOT_A96, flight_then_judgement_then_dice_then_the_next_turn) {
  Field g;
  g.red("Hob", {40, 40}, {{"bound", 2}}), g.blue("Odo", {40, 43}, {{"skills", {"dreadful"}}});
  g.first(red), g.pass(), g.pass();
  g.roll({1, 6});
  EXPECT_EQ(g.off("Hob", {40, 40}), 400);
  EXPECT_EQ(g.bound("Hob"), 1) << "the plain die is back, the locked one is not";
  EXPECT_EQ(g.turn_number(), 2);
}

TEST(NOT_A96, moves_passes_and_horns_are_forgotten) {
  Field g;
  g.red("Alan", {40, 40}, {{"gear", {"horn"}}});
  g.activate("Alan");
  g.go({40, 42});
  g.act(Act::horn);
  EXPECT_TRUE(g.man("Alan").moved && g.state().band(red).horn && g.state().band(blue).passed);
  g.end_turn();
  EXPECT_FALSE(g.man("Alan").moved || g.man("Alan").activated || g.state().band(red).horn ||
               g.state().band(blue).passed);
}

TEST(NOT_091, the_dice_of_the_fallen) {
  Field g;
  g.options["fallen_dice"] = "turn_end";
  g.red("Alan", {40, 40}, {{"bound", 2}}), g.blue("Odo", {40, 40 + apart(0.5)}, {{"melee", 5}, {"gear", {"halberd"}}});
  const int dice = g.free(red);  // six of the others; his own two lie on him
  g.pass(), g.acts("Odo");
  g.attack("Alan"), g.add(0), g.block(0), g.roll(6), g.roll(6);
  ASSERT_TRUE(g.out("Alan"));
  EXPECT_EQ(g.free(red), dice) << "not before the turn ends (NOT-A19)";
  EXPECT_EQ(g.bound("Alan"), 2);
  g.whole_turn(6);
  EXPECT_EQ(g.bound("Alan"), 0);
  EXPECT_EQ(g.free(red), dice) << "two came back, the two he brought left";
  while (g.asked_whom() != red) g.pass();
  EXPECT_EQ(g.attempt(g.of(NominateOrder::name, g.id("Alan"))), "out_of_action NOT-091");
}

TEST(NOT_144, a_four_frees_another_die) {
  const auto left = [](int face) {
    Field g;
    g.red("Alan", {40, 40}, {{"bound", 3}, {"skills", {"tireless"}}}), g.red("Hob", {50, 40}, {{"bound", 3}});
    g.first(red), g.end_turn();
    EXPECT_EQ(g.thrower(), "Alan 1d6 NOT-144");
    g.roll(face);
    EXPECT_EQ(g.bound("Hob"), 2);
    return g.bound("Alan");
  };
  EXPECT_EQ(left(4), 1);
  EXPECT_EQ(left(3), 2);
  Field none;
  none.red("Alan", {40, 40}, {{"bound", 1}, {"skills", {"tireless"}}});
  none.first(red), none.end_turn();
  EXPECT_EQ(none.turn_number(), 2) << "nothing is left to free";
}

TEST(NOT_A48, rout_is_looked_for_after_every_action) {
  NottinghamGame g;
  g.red("Alan", {40, 40}), g.red("Hob", {50, 40}, {{"panic", true}});
  g.blue("Odo", {40, 40 + apart(0.5)}, {{"melee", 5}, {"gear", {"halberd"}}});
  g.first(red), g.pass(), g.acts("Odo");
  g.attack("Alan"), g.add(0), g.block(0), g.roll(6), g.roll(6);
  ASSERT_TRUE(g.game().over()) << "one out, one in panic";
  EXPECT_EQ(g.state().winner, blue);
  EXPECT_EQ(verdict(g), enemy_routed);
}

TEST(NOT_A48, all_at_once_is_a_draw) {
  NottinghamGame g;
  const Json dread = {{"bound", 1}, {"skills", {"dreadful"}}};
  g.red("Alan", {40, 40}, dread), g.blue("Odo", {40, 43}, dread);
  g.first(red), g.end_turn();
  g.roll(1), g.roll(1);
  ASSERT_TRUE(g.game().over());
  EXPECT_EQ(g.state().ending, Ending::drawn);
  EXPECT_EQ(verdict(g), all_routed);
}

TEST(NOT_X52, a_draw_after_the_last_turn) {
  Field g;
  g.options["turns"] = 2;
  g.red("Alan", {40, 40});
  for (int turn = 1; turn <= 2; ++turn) {
    EXPECT_EQ(g.turn_number() > 0 ? g.turn_number() : 1, turn);
    g.acts("Alan"), g.nothing(), g.end_turn();
  }
  ASSERT_TRUE(g.game().over());
  EXPECT_EQ(verdict(g), last_turn);
  EXPECT_EQ(g.state().ending, Ending::drawn);
  EXPECT_EQ(Field().battle().numbers.turns, 30);
}

TEST(NOT_X52, nobody_need_act) {
  Field g;
  for (int turn = 0; turn < 4; ++turn) g.first(red), g.end_turn();
  EXPECT_FALSE(g.game().over()) << "the draft knows no such draw";
}

TEST(NOT_X52, a_draw_when_nobody_acts_for_two_turns_if_the_table_wants_it) {
  Field g;
  g.options["idle_turns"] = 2;
  g.first(red), g.end_turn();
  ASSERT_FALSE(g.game().over());
  g.acts("Red Second"), g.nothing(), g.end_turn();
  g.end_turn();
  ASSERT_FALSE(g.game().over()) << "two in a row";
  g.end_turn();
  ASSERT_TRUE(g.game().over());
  EXPECT_EQ(verdict(g), nobody_acts);
  EXPECT_STREQ(g.last_event({"ended"})->rule, "NOT-X52");
}

TEST(NOT_A100, three_bands_each_for_itself) {
  NottinghamGame g;
  g.scenario["sides"].push_back({{"zone", {0, 40, 12, 52}}, {"facing", 90}});
  g.forces.push_back({{"name", "Green"}, {"preset", true}});
  g.red("Alan", {40, 40}), g.blue("Odo", {40, 40 + apart(0.5)}, {{"melee", 5}, {"gear", {"halberd"}}}),
      g.hero(2, "Will", {60, 60}, {});
  const Side green{2};
  g.first(blue);
  EXPECT_EQ(g.asked_whom(), blue);
  g.name("Odo");
  EXPECT_EQ(g.asked_whom(), green) << "round the table from who named first";
  g.name("Will");
  EXPECT_EQ(g.asked_whom(), red);
  g.name("Alan");
  g.commit(1), g.commit(1), g.commit(1);
  g.roll(6), g.roll(6), g.roll(1);
  ASSERT_TRUE(g.game().wanted_roll());
  EXPECT_EQ(g.game().wanted_roll()->by, g.id("Odo")) << "a draw among the highest is thrown again (NOT-190)";
  g.roll(6), g.roll(1);
  g.stay();
  g.attack("Alan"), g.add(0), g.block(0), g.roll(6), g.roll(6);
  EXPECT_TRUE(g.state().band(red).routed);
  ASSERT_FALSE(g.game().over()) << "two are left";
  while (g.asked() == "nominate") g.asked_whom() == green ? g.give_up() : g.pass();
  ASSERT_TRUE(g.game().over());
  EXPECT_EQ(g.state().winner, blue) << "the last one wins";
}

TEST(NOT_A45, hatred_fades_when_he_is_seen_and_nothing_is_done) {
  const auto lost = [](bool acts, int facing) {
    Field g;
    g.red("Alan", {40, 40}, {{"skills", {"hatred"}}, {"facing", facing}}), g.blue("Odo", {40, 60});
    g.first(red);
    g.hate("Odo");
    if (acts) g.acts("Alan"), g.nothing();
    g.end_turn();
    return g.man("Alan").lost_hatred;
  };
  EXPECT_TRUE(lost(false, 0));
  EXPECT_FALSE(lost(true, 0));
  EXPECT_FALSE(lost(false, 180)) << "not seen";
}

TEST(NOT_A24, by_the_letter_he_hates_all_of_the_class) {
  Field g;
  g.red("Vaisey", {40, 40}, {{"skills", {"hatred: outlaw, bandit"}}, {"melee", 3}});
  g.blue("Much", {40, 40 + apart(0.5)}, {{"class", "outlaw"}}), g.blue("Guy", {60, 60}, {{"class", "bandit"}}),
      g.blue("Odo", {70, 60});
  g.first(red);
  EXPECT_EQ(g.asked(), "nominate") << "he need name nobody";
  EXPECT_TRUE(hates(g, g.id("Vaisey"), g.id("Much")) && hates(g, g.id("Vaisey"), g.id("Guy")));
  EXPECT_FALSE(hates(g, g.id("Vaisey"), g.id("Odo")));
  g.acts("Vaisey");
  g.strikes("Much", 3);
  EXPECT_EQ(g.outcome(), "hit 7:6") << "+1";
}

TEST(NOT_133, hatred_that_is_lost_is_told_and_gone) {
  Field g;
  g.red("Alan", {40, 40}, {{"skills", {"hatred"}}}), g.blue("Odo", {40, 60});
  g.first(red);
  g.hate("Odo");
  const auto shown = [&] {
    Facts facts;
    g.battle().describe(g.state(), g.id("Alan"), facts);
    for (const Fact& fact : facts.all) {
      if (std::string_view(fact.key) == "hates") return true;
    }
    return false;
  };
  EXPECT_TRUE(shown());
  g.end_turn();
  EXPECT_EQ(g.last_event({"hatred_lost"})->by, g.id("Alan"));
  EXPECT_FALSE(shown());
}

TEST(NOT_A24, or_names_one_of_it) {
  Field g;
  g.options["class_hatred"] = "one";
  g.red("Vaisey", {40, 40}, {{"skills", {"hatred: outlaw"}}}), g.red("Vain", {50, 40}, {{"skills", {"hatred: monk"}}});
  g.blue("Odo", {40, 60}), g.blue("Much", {44, 60}, {{"class", "outlaw"}});
  g.first(red);
  ASSERT_EQ(g.asked(), "hatred");
  EXPECT_EQ(g.attempt(g.at(HatredOrder::name, g.id("Odo"))), "cannot_hate NOT-133");
  g.hate("Much");
  EXPECT_EQ(g.asked(), "nominate") << "there is no monk to hate";
  EXPECT_EQ(g.man("Vaisey").hated, g.id("Much"));
}

}  // namespace fyrd::nottingham
