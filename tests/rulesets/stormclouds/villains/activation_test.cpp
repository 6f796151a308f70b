// What Villains do (STO-040, STO-043, STO-A01, STO-A03, STO-A10 … STO-A12, STO-A31, STO-A49, STO-A50, STO-X10,
// STO-X11).
#include "tests/rulesets/stormclouds/stage.h"

namespace fyrd::stormclouds {
namespace {

struct Alone : StormStage {
  explicit Alone(const char* card, double gap, const Json& more = {}) {
    hero("Pip", "mouse", {60, 60});  // Might d6, Dexterity d8
    hero("Far", "mouse", {5, 5});
    villain("Grub", card, {60, 60 + apart(gap)}, more);
  }
};

TEST(STO_A01, the_hero_rolls_and_the_number_must_be_higher) {
  Alone hit("small-warrior", 0.01), miss("small-warrior", 0.01);
  EXPECT_EQ(StormStage::line(hit.villain_does("Grub", {{4}})), "healthy 1");  // Might 5
  EXPECT_EQ(hit.trauma("Pip"), 1);
  miss.villain_does("Grub", {{5}});
  EXPECT_EQ(miss.trauma("Pip"), 0);
}

TEST(STO_A03, a_number_is_a_number_or_by_ruling_its_curse_is_the_heros_blessing) {
  Alone letter("small-hunter", 10), ruled("small-hunter", 10);
  letter.ground("low-wall", {50, 62}, {70, 62.4});
  letter.at("Far").pose = Pose::out;
  EXPECT_EQ(StormStage::line(letter.villain_does("Grub", {{2}})), "healthy 4");
  EXPECT_EQ(letter.trauma("Pip"), 1);
  ruled.ground("low-wall", {50, 62}, {70, 62.4});
  ruled.options["villain_luck"] = "turned_over";
  ruled.at("Far").pose = Pose::out;
  EXPECT_EQ(StormStage::line(ruled.villain_does("Grub", {{2, 6}})), "healthy 4");
  EXPECT_EQ(ruled.trauma("Pip"), 0);
}

TEST(STO_A03, where_nobody_rolls_a_curse_does_nothing_or_by_ruling_takes_one_off) {
  Alone letter("small-mage", 10), ruled("small-mage", 10);  // Will 5 against 4
  ruled.options["villain_luck"] = "turned_over";
  for (Alone* stage : {&letter, &ruled}) {
    stage->library.put("stormclouds/spells.toml", [&] {
      std::string text = *stage->library.find("stormclouds/spells.toml");
      return text.replace(text.find("target = 3"), 10, "target = 4");
    }());
    stage->ground("low-wall", {50, 62}, {70, 62.4});
    stage->villain_does("Grub");
  }
  EXPECT_EQ(letter.trauma("Pip"), 1);
  EXPECT_EQ(ruled.trauma("Pip"), 0);
}

TEST(STO_040, as_many_counters_as_will_and_it_is_out) {
  Alone stage("small-warrior", 10);  // Will 4
  Script play({});
  suffer(stage.now(play), stage.id("Grub"), 3, Hurt::blow, stage.id("Pip"), "STO-033");
  EXPECT_FALSE(stage.is_out("Grub"));
  suffer(stage.now(play), stage.id("Grub"), 1, Hurt::blow, stage.id("Pip"), "STO-033");
  EXPECT_TRUE(stage.is_out("Grub"));
  EXPECT_EQ(stage.man("Pip").felled, 1);
}

TEST(STO_A11, more_than_will_is_out_as_well) {
  Alone stage("small-warrior", 10);
  Script play({});
  suffer(stage.now(play), stage.id("Grub"), 9, Hurt::blow, stage.id("Pip"), "STO-051");
  EXPECT_TRUE(stage.is_out("Grub"));
}

TEST(STO_040, four_counters_turn_the_flowchart) {
  Alone three("large-warrior", 20, {{"trauma", 3}}), four("large-warrior", 20, {{"trauma", 4}});
  EXPECT_EQ(StormStage::line(three.villain_does("Grub")), "healthy 4");
  EXPECT_EQ(StormStage::line(four.villain_does("Grub")), "wounded 3");
}

TEST(STO_043, wounded_is_who_has_any_counter) {
  Alone stage("large-warrior", 20, {{"trauma", 1}});
  EXPECT_TRUE(wounded(stage.s(), stage.id("Grub")));
  EXPECT_FALSE(wounded(stage.s(), stage.id("Pip")));
}

TEST(STO_A10, a_villain_rallies_by_its_will) {
  Alone stage("massive-warrior", 20, {{"trauma", 5}});  // Will 9
  stage.villain_does("Grub");
  EXPECT_EQ(stage.trauma("Grub"), 0);
}

TEST(STO_040, four_counters_turn_it_in_the_turn_after_a_rally_too) {
  Alone stage("massive-warrior", 20, {{"trauma", 5}});
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "wounded 3");
  EXPECT_EQ(stage.trauma("Grub"), 0);
  stage.man("Grub").trauma = 4;
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "wounded 3");
}

TEST(STO_A12, a_will_of_four_never_turns_it) {
  Alone stage("small-warrior", 20);
  EXPECT_EQ(stage.stats_of("Grub").will, stage.b().numbers.wounded);
  Script play({});
  suffer(stage.now(play), stage.id("Grub"), 4, Hurt::blow, nobody, "STO-033");
  EXPECT_TRUE(stage.is_out("Grub"));
}

TEST(STO_X11, a_warrior_closes_in_from_behind) {
  Alone stage("small-warrior", 3);
  stage.at("Pip").facing = north;  // he looks at it
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "healthy 2");
  EXPECT_TRUE(stage.touch("Pip", "Grub"));
  EXPECT_FALSE(in_front_half(stage.at("Pip").at, stage.at("Pip").facing, stage.at("Grub").at));
}

TEST(STO_X11, a_warrior_goes_for_the_nearest_hero) {
  Alone stage("small-warrior", 20);
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "healthy 4");
  EXPECT_EQ(gap(stage.here(), stage.id("Grub"), stage.id("Pip")).units / 100, Place::units(15) / 100);
  EXPECT_EQ(stage.at("Grub").facing, south);
}

TEST(STO_X11, a_hero_at_an_objective_calls_the_warriors) {
  Alone stage("small-warrior", 20);
  stage.scenario["plot"] = "loot";
  stage.scenario["objectives"] = {{{"name", "the chest"}, {"at", {5, 6.5}}}};
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "healthy 3");
  EXPECT_LT(stage.at("Grub").at.x, Place(60, 0).at.x);
}

TEST(STO_X11, of_several_heroes_the_one_with_most_trauma) {
  Alone stage("small-warrior", 0.01);
  stage.hero("Tansy", "mouse", {60, 60 + 2 * apart(0.01)}, {{"trauma", 2}});
  stage.villain_does("Grub", {{1}});
  EXPECT_EQ(stage.trauma("Tansy"), 3);
}

TEST(STO_X11, equals_are_parted_by_a_die) {
  Alone stage("small-warrior", 0.01);
  stage.hero("Tansy", "mouse", {60, 60 + 2 * apart(0.01)});
  stage.at("Tansy").at = stage.at("Grub").at + (stage.at("Grub").at - stage.at("Pip").at);
  const Script play = stage.villain_does("Grub", {{2}, {1}});
  EXPECT_STREQ(play.whys[0].purpose, "which one");
  EXPECT_EQ(stage.trauma("Tansy"), 1);
}

TEST(STO_X11, a_hunter_shoots_at_the_worst_dodger) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 60});     // d8
  stage.hero("Brock", "badger", {50, 60});  // d4
  stage.villain("Bow", "small-hunter", {56, 75});
  EXPECT_EQ(StormStage::line(stage.villain_does("Bow", {{4}})), "healthy 3");  // Dexterity 5
  EXPECT_EQ(stage.trauma("Brock"), 1);
}

TEST(STO_X11, a_hunter_gets_away_to_shoot) {
  Alone stage("small-hunter", 0.01);  // Speed 6
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "healthy 1");
  EXPECT_GE(gap(stage.here(), stage.id("Grub"), stage.id("Pip")), inches(6) - Length{60});
  Alone slow("massive-hunter", 1);  // Speed 5: no such place
  slow.at("Grub").at = slow.at("Pip").at + Vec{0, (millimetres(40) + Length{20}).units};
  EXPECT_EQ(StormStage::line(slow.villain_does("Grub", {{6}})), "healthy 2");
}

TEST(STO_X11, a_hunter_that_sees_nobody_goes_to_where_it_does) {
  Alone stage("small-hunter", 10);
  stage.ground("wall", {58, 64}, {62, 64.4});
  stage.at("Far").pose = Pose::out;
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "healthy 5");
  EXPECT_EQ(stage.looks("Grub", "Pip"), Look::clear);
}

TEST(STO_X11, a_wounded_hunter_hides_and_rallies) {
  Alone stage("large-hunter", 10, {{"trauma", 4}});  // Will 5
  stage.ground("wall", {63, 69}, {67, 69.4});
  stage.at("Far").pose = Pose::out;
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "wounded 3");
  EXPECT_EQ(stage.looks("Pip", "Grub", Arc::all), Look::none);
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "wounded 2");
  EXPECT_EQ(stage.trauma("Grub"), 0);
}

TEST(STO_X11, a_wounded_hunter_in_the_open_goes_on_as_if_healthy) {
  Alone stage("large-hunter", 10, {{"trauma", 4}});
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub", {{8}})), "healthy 3");
}

TEST(STO_X11, nobody_is_preferred_where_nobody_is_chosen) {
  Alone stage("small-warrior", 0.01);
  std::string text = *stage.library.find("stormclouds/charts.toml");
  const std::size_t at = text.find("then = \"hide\"");
  stage.library.put("stormclouds/charts.toml", text.insert(at, "at = \"most_trauma\"\n"));
  data::Problems problems;
  EXPECT_FALSE(stage.open(problems));
  EXPECT_NE(problems.text().find("nobody is chosen there"), std::string::npos) << problems.text();
}

TEST(STO_X11, whom_nobody_can_reach_it_goes_near_to) {
  StormStage stage;
  stage.hero("Flit", "bat", {60, 50}, {{"abilities", {"fly"}}});
  stage.villain("Grub", "small-warrior", {60, 80});
  stage.ground("house", {57, 57}, {63, 63});
  stage.put("Flit", {60, 60});
  const Length before = distance(stage.at("Grub").at, stage.at("Flit").at);
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "healthy 4");
  EXPECT_LT(distance(stage.at("Grub").at, stage.at("Flit").at), before - 4_in);
}

TEST(STO_X11, other_charts_take_the_place_of_ours) {
  Alone stage("small-warrior", 0.01);
  std::string text = *stage.library.find("stormclouds/charts.toml");
  const std::string attack = "then = \"attack\"\nat = \"most_trauma\"";
  stage.library.put("stormclouds/charts.toml", text.replace(text.find(attack), attack.size(), "then = \"rally\""));
  const Script play = stage.villain_does("Grub");
  EXPECT_EQ(StormStage::line(play), "healthy 1");
  EXPECT_TRUE(StormStage::told(play, "rallied"));
}

TEST(STO_X11, a_mage_heals_first_and_throws_darts_else) {
  Alone stage("small-mage", 12);
  stage.villain("Hurt", "large-warrior", {56, 60 + apart(12)}, {{"trauma", 3}});
  stage.at("Grub").facing = west;
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "healthy 2");
  EXPECT_EQ(stage.trauma("Hurt"), 0);
  stage.at("Grub").facing = south;
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "healthy 3");
  EXPECT_EQ(stage.trauma("Pip"), 1);
}

TEST(STO_X11, a_wounded_mage_heals_itself) {
  Alone stage("large-mage", 12, {{"trauma", 5}});  // Will 6
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "wounded 1");
  EXPECT_EQ(stage.trauma("Grub"), 2);
}

TEST(STO_X11, a_wounded_warrior_goes_to_a_mage) {
  Alone stage("large-warrior", 20, {{"trauma", 4}});
  stage.villain("Mage", "small-mage", {66, 60 + apart(20)});
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "wounded 2");
  EXPECT_TRUE(stage.touch("Grub", "Mage"));
}

TEST(STO_X11, who_guards_an_objective_stays_near_it) {
  Alone stage("small-warrior", 30);
  stage.scenario["plot"] = "loot";
  stage.scenario["objectives"] = {{{"name", "the chest"}, {"at", {60, 60 + apart(30) + 4}}}};
  stage.villain_does("Grub");
  const Shape chest = disc(Place{60, 60 + apart(30) + 4}.at, millimetres(25));
  EXPECT_TRUE(within(stage.b().base(stage.at("Grub")), chest, 6_in));
  EXPECT_FALSE(within(stage.b().base(stage.at("Grub")), chest, inches(5)));  // at the rim
}

TEST(STO_A31, spells_of_villains_use_their_will) {
  Alone stage("small-mage", 10);
  const Script play = stage.villain_does("Grub");
  EXPECT_TRUE(play.whys.empty());  // no dice at all
  EXPECT_EQ(stage.trauma("Pip"), 1);
}

TEST(STO_A49, who_cannot_move_turns_to_the_nearest_hero) {
  Alone stage("small-warrior", 20, {{"facing", 0}});
  stage.man("Grub").turn.rooted = true;
  const Script play = stage.villain_does("Grub");
  EXPECT_TRUE(StormStage::told(play, "turned"));
  EXPECT_EQ(stage.at("Grub").facing, south);
}

TEST(STO_A50, the_shortest_way_around) {
  Alone stage("small-warrior", 12);
  stage.ground("wall", {57, 66}, {70, 66.4});
  const Point before = stage.at("Grub").at;
  const Script play = stage.villain_does("Grub");
  EXPECT_LT(stage.at("Grub").at.x, before.x);  // round the near end
  EXPECT_TRUE(StormStage::told(play, "stopped"));
}

TEST(STO_A50, around_what_would_take_longer_to_climb) {
  Alone stage("small-warrior", 12);
  stage.platform({59, 64}, {62, 68}, 4);
  stage.villain_does("Grub");
  EXPECT_EQ(stage.at("Grub").elevation, Length{});
}

TEST(STO_X15, caltrops_and_cloaks_against_villains) {
  Alone stage("small-warrior", 20);
  stage.s().patches[stage.s().patch_count++] = {Place{60, 60 + apart(18)}.at, false};
  stage.villain_does("Grub");
  EXPECT_EQ(gap(stage.here(), stage.id("Grub"), stage.id("Pip")).units / 100, Place::units(17) / 100);
  StormStage cloak;
  cloak.hero("Pip", "mouse", {60, 60}, {{"gear", {"cloak"}}});
  cloak.villain("Bow", "small-hunter", {60, 60 + apart(10)});
  cloak.villain("Near", "small-hunter", {60 - apart(5), 60});
  EXPECT_EQ(shot_number(cloak.here(), cloak.id("Bow"), cloak.id("Pip")), 4);
  EXPECT_EQ(shot_number(cloak.here(), cloak.id("Near"), cloak.id("Pip")), 5);
}

TEST(STO_X15, caltrops_on_every_way) {
  Alone runs("small-mage", 0.01);  // Speed 5
  runs.at("Far").pose = Pose::out;
  const auto strew = [](StormStage& stage, Place at) { stage.s().patches[stage.s().patch_count++] = {at.at, false}; };
  for (int k = 0; k < 8; ++k) strew(runs, {49.5 + 3 * k, 60 + apart(0.01) + 3});
  EXPECT_EQ(StormStage::line(runs.villain_does("Grub")), "healthy 1");
  EXPECT_LT(gap(runs.here(), runs.id("Grub"), runs.id("Pip")), inches(4));  // whichever way it would get away
  Alone late("small-warrior", 20);
  strew(late, {60, 60 + apart(15) - 1 - small_base / 2});  // its move just ends in them: it does get there
  late.villain_does("Grub");
  EXPECT_EQ(gap(late.here(), late.id("Grub"), late.id("Pip")).units / 100, Place::units(15) / 100);
}

TEST(STO_X10, the_cards) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 20});
  stage.villain("A", "small-warrior", {20, 60});
  stage.villain("B", "large-hunter", {30, 60});
  stage.villain("C", "massive-mage", {40, 60});
  const auto row = [&](const char* name) {
    const Stats s = stage.stats_of(name);
    return std::array<int, 6>{s.speed,   s.might, s.dexterity,
                              s.stealth, s.will,  stage.b().card(stage.s(), stage.id(name)).points};
  };
  EXPECT_EQ(row("A"), (std::array<int, 6>{5, 5, 3, 3, 4, 72}));
  EXPECT_EQ(row("B"), (std::array<int, 6>{6, 4, 6, 4, 5, 112}));
  EXPECT_EQ(row("C"), (std::array<int, 6>{4, 5, 4, 3, 8, 144}));
}

}  // namespace
}  // namespace fyrd::stormclouds
