// Cards and bands (STO-005 … STO-007, STO-060 … STO-062, STO-A28, STO-X13 … STO-X16).
#include "core/play/facts.h"
#include "tests/rulesets/stormclouds/stage.h"

namespace fyrd::stormclouds {
namespace {

struct Band : StormStage {
  Band() {
    options["points"] = 450;
    hero("Rey", "fox", {60, 20}, {{"major", true}});
    villain("Grub", "small-warrior", {60, 60});
  }
  // What is wrong with it, first thing first; "" when nothing is.
  std::string wrong() {
    data::Problems problems;
    open(problems);
    return problems.empty() ? "" : std::string(problems.all()[0].message);
  }
};

TEST(STO_005, dice_for_heroes_and_numbers_for_villains) {
  Band stage;
  Facts hero, villain;
  stage.b().describe(stage.s(), stage.id("Rey"), hero);
  stage.b().describe(stage.s(), stage.id("Grub"), villain);
  const auto might = [](const Facts& facts) {
    for (const Fact& f : facts.all) {
      if (std::string_view(f.key) == "might") return std::get<std::string>(f.value);
    }
    return std::string();
  };
  EXPECT_EQ(might(hero), "d10");
  EXPECT_EQ(might(villain), "5");
}

TEST(STO_006, which_statistic_for_which_deed) {
  Band stage;
  stage.activate("Rey");
  const auto die = [&](std::uint8_t verb) {
    return die_of(stage.here(), stage.id("Rey"), {.verb = verb, .target = stage.id("Grub")});
  };
  EXPECT_EQ(die(ActionOrder::attack), 10);
  EXPECT_EQ(die(ActionOrder::shoot), 8);
  EXPECT_EQ(die(ActionOrder::search), 8);
  EXPECT_EQ(die(ActionOrder::rally), 8);
  EXPECT_EQ(allowance(stage.here(), stage.id("Rey")), 6_in);  // the draft's third example
}

TEST(STO_007, a_card_has_two_sides) {
  Band stage;
  EXPECT_EQ(stage.stats_of("Rey").might, 10);
  stage.man("Rey").last_ditch = true;
  EXPECT_EQ(stage.stats_of("Rey").might, 12);
}

TEST(STO_X13, the_last_ditch_side) {
  const Stats fox = last_ditch({6, 10, 8, 8, 8}), badger = last_ditch({4, 12, 4, 4, 12});
  EXPECT_EQ(fox.speed, 5);
  EXPECT_EQ(fox.might, 12);
  EXPECT_EQ(fox.dexterity, 6);
  EXPECT_EQ(fox.stealth, 6);
  EXPECT_EQ(fox.will, 8);
  EXPECT_EQ(badger.might, 12);
  EXPECT_EQ(badger.dexterity, 4);
}

TEST(STO_060, six_heroes_one_major_450_points) {
  EXPECT_EQ(Band().wrong(), "");
  Band two;
  two.hero("Other", "fox", {50, 20}, {{"major", true}});
  EXPECT_NE(two.wrong().find("Major Hero"), std::string::npos);
  Band seven;
  for (int i = 0; i < 6; ++i) seven.hero(("M" + std::to_string(i)).c_str(), "mouse", {10.0 + 4 * i, 20});
  EXPECT_NE(seven.wrong().find("6 Heroes"), std::string::npos);
  Band dear;
  for (int i = 0; i < 5; ++i) dear.hero(("W" + std::to_string(i)).c_str(), "wildcat", {10.0 + 4 * i, 20});
  EXPECT_NE(dear.wrong().find("530 points"), std::string::npos);
}

TEST(STO_060, limits_of_gear_and_wings_for_birds) {
  Band minor;
  minor.hero("Pip", "mouse", {50, 20}, {{"abilities", {"tough"}}, {"gear", {"shield"}}});
  EXPECT_NE(minor.wrong().find("30 points"), std::string::npos);
  Band bird;
  bird.hero("Chirp", "sparrow", {50, 20});
  EXPECT_NE(bird.wrong().find("Fly"), std::string::npos);
}

TEST(STO_A28, what_they_carry_is_part_of_the_450) {
  const Ruleset& rules = *find_ruleset("stormclouds");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  const Bill bill = rules.check(library, warband_tree(rules, library, "hardpads", problems), problems);
  EXPECT_TRUE(problems.empty()) << problems.text();
  EXPECT_EQ(bill.total, 235 + 15 + 15 + 10 + 15);
}

TEST(STO_061, the_scenarios_points_level) {
  Band stage;
  stage.scenario["points"] = 100;
  stage.hero("Pip", "mouse", {50, 20});
  EXPECT_NE(stage.wrong().find("level is 100"), std::string::npos);
  Band home;
  home.scenario["points"] = 100;
  home.hero("Pip", "mouse", {50, 20}, {{"stays_home", true}});
  EXPECT_EQ(home.wrong(), "");
}

TEST(STO_061, the_band_is_whole_with_those_at_home) {
  Band major_at_home;
  major_at_home.forces[0]["figures"][0]["stays_home"] = true;
  major_at_home.hero("Pip", "mouse", {50, 20});
  EXPECT_EQ(major_at_home.wrong(), "");
  Band dear;  // 450 points are for the band, not for those who come
  for (int i = 0; i < 5; ++i)
    dear.hero(("W" + std::to_string(i)).c_str(), "wildcat", {10.0 + 4 * i, 20}, {{"stays_home", true}});
  EXPECT_NE(dear.wrong().find("530 points"), std::string::npos);
}

TEST(STO_063, heroes_improve_with_experience) {
  const auto band = [](const Json& more) {
    Band stage;
    stage.hero("Pip", "mouse", {50, 20}, more);
    return stage;
  };
  Json grown = {{"experience", 16}, {"trained", 1}, {"raised", {"might"}}, {"abilities", {"tough", "sneak"}}};
  Band stage = band(grown);
  EXPECT_EQ(stage.wrong(), "");  // 35 points where a Minor Hero has 30
  EXPECT_EQ(stage.stats_of("Pip").might, 8);
  EXPECT_EQ(stage.stats_of("Pip").dexterity, 8);
  grown["experience"] = 15;
  EXPECT_NE(band(grown).wrong().find("15 experience, and 16 are spent"), std::string::npos);
  EXPECT_NE(band({{"experience", 40}, {"raised", {"will", "will"}}}).wrong().find("grows once"), std::string::npos);
  EXPECT_NE(band({{"abilities", {"tough", "sneak"}}}).wrong().find("30 points"), std::string::npos);
}

TEST(STO_063, what_a_battle_was_worth) {
  Band stage;
  stage.hero("Pip", "mouse", {50, 20});
  State& s = stage.s();
  s.man(stage.id("Rey")).felled = 3;  // one of each of two sizes
  s.ending = Ending::won, s.winner = Side{0};
  stage.at("Pip").pose = Pose::out;
  stage.man("Pip").issue = Issue::hardened;
  EXPECT_EQ(experience(stage.here(), stage.id("Rey")), 3 + 1 + 2);
  EXPECT_EQ(experience(stage.here(), stage.id("Pip")), 2 + 1);  // STO-X16
  s.winner = Side{1};
  EXPECT_EQ(experience(stage.here(), stage.id("Rey")), 3 + 1);
}

TEST(STO_062, three_types_in_three_sizes) {
  Band stage;
  for (const Type type : {Type::warrior, Type::hunter, Type::mage}) {
    for (const Size size : {Size::small, Size::large, Size::massive}) EXPECT_GE(stage.b().cards.villain(type, size), 0);
  }
}

TEST(STO_X14, only_casters_know_spells_and_only_majors_lead) {
  Band stage;
  stage.hero("Pip", "mouse", {50, 20}, {{"spells", {"heal"}}});
  EXPECT_NE(stage.wrong().find("Spellcaster"), std::string::npos);
  Band lead;
  lead.hero("Pip", "mouse", {50, 20}, {{"abilities", {"leader"}}});
  EXPECT_NE(lead.wrong().find("Leader"), std::string::npos);
}

TEST(STO_X14, nothing_is_taken_twice) {
  const auto wrong = [](const Json& more) {
    Band stage;
    stage.hero("Pip", "bat", {50, 20}, more);
    return stage.wrong();
  };
  EXPECT_EQ(wrong({{"abilities", {"fly"}}}), "");
  EXPECT_EQ(wrong({{"abilities", {"fly", "fly"}}}), "'fly' is taken twice");
  EXPECT_EQ(wrong({{"abilities", {"fly"}}, {"gear", {"rope", "rope"}}}), "'rope' is taken twice");
  EXPECT_EQ(wrong({{"abilities", {"fly", "spellcaster"}}, {"spells", {"heal", "heal"}}}).find("'heal' is taken twice"),
            0u);
  EXPECT_EQ(wrong({{"abilities", {"fly"}}, {"issues", {"limp", "limp"}}}), "") << "STO-X16 no worse for it";
}

TEST(STO_A31, spells_of_other_files_have_what_villains_cast) {
  Band stage;
  stage.library.put("stormclouds/spells.toml", "[ward]\nname = \"Ward\"\neffect = \"ward\"\ntarget = 4\n");
  EXPECT_EQ(stage.wrong(), "Villains throw darts: some spell has `effect = \"dart\"`");
}

TEST(STO_083, loot_without_objectives_is_refused) {
  Band stage;
  stage.scenario["plot"] = "loot";
  EXPECT_EQ(stage.wrong(), "what is to be claimed are its 'objectives', some for every edge (STO-083)");
}

TEST(STO_X16, issues_change_the_card) {
  Band stage;
  stage.hero("Sad", "mouse", {50, 20}, {{"issues", {"limp", "weak-arm", "shakes", "loud", "haunted", "bad-sleep"}}});
  const Stats sad = stage.stats_of("Sad");
  EXPECT_EQ(sad.speed, 5);
  EXPECT_EQ(sad.might, 4);
  EXPECT_EQ(sad.dexterity, 6);
  EXPECT_EQ(sad.stealth, 6);
  EXPECT_EQ(sad.will, 4);
  EXPECT_EQ(stage.trauma("Sad"), 1);
}

}  // namespace
}  // namespace fyrd::stormclouds
