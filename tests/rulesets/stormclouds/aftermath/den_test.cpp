// What Heroes make of a battle: experience, Major Issues, a rising level, newcomers (STO-042, STO-063, STO-X16,
// STO-X17).
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/play/game.h"
#include "rulesets/campaign.h"
#include "rulesets/stormclouds/aftermath/order.h"
#include "tests/rulesets/stormclouds/stage.h"

namespace fyrd::stormclouds {
namespace {

using Sheet = nlohmann::ordered_json;

struct Denned {
  Denned() {
    report["won"] = false;
    report["figures"] = Sheet::array();
    band["name"] = "Band";
    hero("Ash", {{"profile", "mouse"}, {"major", true}});
  }
  void hero(const char* name, const Sheet& more) {
    Sheet one{{"name", name}};
    one.update(more);
    band["figures"].push_back(one);
  }
  void fought(const char* name, int experience, const char* issue = nullptr) {
    Sheet one{{"id", id_from(name)}, {"out", issue != nullptr}, {"felled", 0}, {"experience", experience}};
    if (issue) one["issue"] = issue;
    report["figures"].push_back(one);
  }
  Game& game() {
    if (!game_) {
      data::Problems problems;
      const Sheet scenario{{"name", "After"}, {"aftermath", report}};
      const Plan plan{
          data::Tree::from_json("scenario", scenario, problems), {data::Tree::from_json("band", band, problems)}, {}};
      auto battle = find_ruleset("stormclouds")->open(data::Library::embedded(), plan, problems);
      EXPECT_TRUE(problems.empty()) << problems.text();
      game_.emplace(battle, DiceMode::seeded, 1);
    }
    return *game_;
  }
  const Aftermath& battle() { return static_cast<const Aftermath&>(game().battle()); }
  const Den& den() { return Aftermath::den(game().now()); }
  const Beast& beast(int i) { return den().beast({static_cast<std::uint8_t>(i)}); }
  std::string refused(std::uint8_t verb, FigureId figure = nobody, int number = 0) {
    Choice c;
    c.verb = verb;
    c.figure = figure;
    c.number = static_cast<std::int16_t>(number);
    const Verdict no = game().answer(the_band, c);
    return no ? no->code : "";
  }
  Sheet after() { return battle().band(den()).to_json(); }

  Sheet report, band;

 private:
  std::optional<Game> game_;
};

constexpr FigureId ash{0}, oak{1};

TEST(STO_X17, a_battle_adds_to_what_was_earned) {
  Denned camp;
  camp.band["figures"][0]["experience"] = 4;
  camp.fought("Ash", 5);
  EXPECT_EQ(camp.beast(0).experience, 9);
  EXPECT_EQ(camp.after()["figures"][0]["experience"], 9);
}

TEST(STO_X17, six_points_raise_what_a_hero_may_have) {
  Denned camp;
  camp.hero("Oak", {{"profile", "mouse"}, {"gear", {"light-armour", "great-weapon"}}});  // 25 of 30
  camp.fought("Oak", 6);
  const int tough = static_cast<int>(Ability::tough);
  EXPECT_EQ(camp.refused(DenOrder::learn, oak, tough), "cannot_fight");
  EXPECT_EQ(camp.refused(DenOrder::train, oak), "");
  EXPECT_EQ(camp.refused(DenOrder::learn, oak, tough), "") << "20 more of 45";
  EXPECT_EQ(camp.refused(DenOrder::train, oak), "cannot_fight") << "nothing is left to spend";
}

TEST(STO_X17, ten_points_make_a_die_larger_once) {
  Denned camp;
  camp.fought("Ash", 25);
  EXPECT_EQ(camp.refused(DenOrder::raise, ash, 0), "");
  EXPECT_EQ(camp.refused(DenOrder::raise, ash, 0), "makes_no_sense") << "once for each statistic";
  EXPECT_EQ(camp.refused(DenOrder::raise, ash, 1), "");
  EXPECT_EQ(camp.refused(DenOrder::raise, ash, 2), "cannot_fight") << "5 are left";
  EXPECT_EQ(camp.after()["figures"][0]["raised"].dump(), R"(["might","dexterity"])");
}

TEST(STO_X17, each_win_raises_the_level_by_fifty) {
  const auto worth = [](int wins) {
    Denned camp;
    for (int i = 0; i < 3; ++i) camp.hero(("Fox " + std::to_string(i)).c_str(), {{"profile", "fox"}});
    if (wins > 1) camp.band["wins"] = wins - 1;
    camp.report["won"] = wins > 0;
    for (int card = 0; card < static_cast<int>(camp.battle().cards.heroes.size()); ++card) {
      while (camp.refused(DenOrder::hire, nobody, card).empty()) {}  // as many as will come
    }
    data::Problems problems;
    return std::pair(
        read_warband(camp.battle().cards, camp.battle().band(camp.den()), 450, problems).bill.total <= 450 + 50 * wins,
        camp.den().wins);
  };
  EXPECT_EQ(worth(0), std::pair(true, std::uint16_t{0}));
  EXPECT_EQ(worth(2), std::pair(true, std::uint16_t{2}));
  data::Problems problems;
  const Cards cards(data::Library::embedded(), problems);
  Sheet rich{{"name", "Rich"}, {"figures", Sheet::array()}};
  for (int i = 0; i < 6; ++i)
    rich["figures"].push_back({{"name", "Fox " + std::to_string(i)},
                               {"profile", "fox"},
                               {"major", i == 0},
                               {"gear", {"light-armour", "great-weapon"}}});
  const auto legal = [&](int wins) {
    data::Problems found;
    rich["wins"] = wins;
    read_warband(cards, data::Tree::from_json("band", rich, found), 450, found);
    return found.empty();
  };
  int needed = 0;
  while (needed < 20 && !legal(needed)) ++needed;
  EXPECT_GT(needed, 0);
  EXPECT_LT(needed, 20);
}

TEST(STO_X16, an_issue_stays_for_the_rest_of_the_campaign) {
  Denned camp;
  camp.fought("Ash", 1, "limp");
  EXPECT_TRUE(camp.beast(0).issues.has(Issue::limp));
  EXPECT_EQ(camp.after()["figures"][0]["issues"].dump(), R"(["limp"])");
}

TEST(STO_X16, a_debt_takes_what_he_may_no_longer_have) {
  Denned camp;
  camp.hero("Oak", {{"profile", "mouse"}, {"gear", {"light-armour", "great-weapon"}}});  // 25, and 20 are left to him
  camp.fought("Oak", 1, "debt");
  EXPECT_FALSE(camp.beast(1).gear.has(Gear::light_armour));
  EXPECT_TRUE(camp.beast(1).gear.has(Gear::great_weapon));
  EXPECT_EQ(camp.battle().trouble(camp.den()), "");
}

TEST(STO_X17, newcomers_join_and_heroes_leave_but_the_major_one_stays) {
  Denned camp;
  EXPECT_EQ(camp.refused(DenOrder::dismiss, ash), "cannot_fight");
  EXPECT_EQ(camp.refused(DenOrder::hire, nobody, 0), "");
  EXPECT_EQ(camp.after()["figures"][1]["name"], "Burdock");
  EXPECT_EQ(camp.refused(DenOrder::done), "");
  EXPECT_EQ(camp.refused(FarewellOrder::back), "");
  EXPECT_EQ(camp.refused(DenOrder::dismiss, FigureId{1}), "");
  EXPECT_EQ(camp.refused(DenOrder::done), "");
  EXPECT_EQ(camp.refused(FarewellOrder::confirm), "");
  EXPECT_TRUE(camp.game().over());
  EXPECT_EQ(camp.after()["recruits"], 1) << "the next one has another name";
}

TEST(STO_X17, no_die_grows_beyond_a_d12) {
  Denned camp;
  int bear = -1, die = -1;  // somebody who has one
  for (int card = 0; card < static_cast<int>(camp.battle().cards.heroes.size()); ++card) {
    const Stats& s = camp.battle().cards.heroes[card].stats;
    const int dice[] = {s.might, s.dexterity, s.stealth, s.will};
    for (int i = 0; i < 4; ++i) {
      if (dice[i] == 12) bear = card, die = i;
    }
  }
  ASSERT_GE(bear, 0);
  Denned other;
  other.hero("Oak", {{"profile", camp.battle().cards.heroes[bear].id}});
  other.fought("Oak", 30);
  EXPECT_EQ(other.refused(DenOrder::raise, oak, die), "cannot_fight");
  EXPECT_TRUE(other.beast(1).raised.empty());
}

TEST(STO_X17, a_larger_die_and_an_issue_show_in_the_statistics) {
  Denned camp;
  camp.fought("Ash", 10, "limp");
  const Stats before = camp.battle().cards.heroes[camp.beast(0).card].stats;
  EXPECT_EQ(camp.refused(DenOrder::raise, ash, 1), "");
  const Stats now = camp.battle().stats(camp.den(), ash);
  EXPECT_EQ(now.dexterity, before.dexterity + 2);
  EXPECT_EQ(now.speed, before.speed - 1);
  EXPECT_EQ(now.might, before.might);
}

TEST(STO_063, who_stays_at_home_does_not_fight_and_may_come_along_again) {
  Denned camp;
  camp.hero("Oak", {{"profile", "mouse"}});
  EXPECT_EQ(camp.refused(DenOrder::come, oak), "makes_no_sense");
  EXPECT_EQ(camp.refused(DenOrder::stay, oak), "");
  data::Problems problems;
  EXPECT_EQ(read_warband(camp.battle().cards, camp.battle().band(camp.den()), 450, problems).fighters.size(), 1u);
  EXPECT_EQ(camp.refused(DenOrder::come, oak), "");
  EXPECT_EQ(read_warband(camp.battle().cards, camp.battle().band(camp.den()), 450, problems).fighters.size(), 2u);
}

TEST(STO_061, somebody_has_to_come_and_who_stays_is_still_worth_something) {
  Denned camp;
  camp.hero("Oak", {{"profile", "mouse"}});
  EXPECT_EQ(camp.refused(DenOrder::stay, oak), "");
  EXPECT_EQ(camp.refused(DenOrder::stay, ash), "cannot_fight") << "nobody would be left to fight";
  const CampaignRules& rules = *campaign_rules(*find_ruleset("stormclouds"));
  EXPECT_EQ(rules.rating(data::Library::embedded(), camp.battle().band(camp.den())), 80);  // two mice
}

TEST(STO_063, a_spellcaster_studies_spells_and_gear_is_handed_in) {
  Denned camp;
  camp.hero("Oak", {{"profile", "mouse"}, {"gear", {"lantern"}}});
  EXPECT_EQ(camp.refused(DenOrder::study, ash, 0), "cannot_fight") << "no Spellcaster";
  EXPECT_EQ(camp.refused(DenOrder::learn, ash, static_cast<int>(Ability::spellcaster)), "");
  EXPECT_EQ(camp.refused(DenOrder::study, ash, 0), "");
  EXPECT_EQ(camp.refused(DenOrder::study, ash, 0), "makes_no_sense") << "he knows it";
  const int lantern = static_cast<int>(Gear::lantern);
  EXPECT_EQ(camp.refused(DenOrder::hand_in, ash, lantern), "makes_no_sense");
  EXPECT_EQ(camp.refused(DenOrder::hand_in, oak, lantern), "");
  EXPECT_FALSE(camp.after()["figures"][1].contains("gear"));
}

TEST(STO_063, everything_can_be_taken_back_until_it_is_confirmed) {
  Denned camp;
  camp.fought("Ash", 10);
  const std::uint64_t before = camp.game().hash();
  const std::size_t inputs = camp.game().inputs().size();
  EXPECT_EQ(camp.refused(DenOrder::raise, ash, 0), "");
  EXPECT_EQ(camp.refused(DenOrder::hire, nobody, 0), "");
  EXPECT_EQ(camp.refused(DenOrder::done), "");
  EXPECT_FALSE(camp.game().undo(inputs));
  EXPECT_EQ(camp.game().hash(), before);
  EXPECT_TRUE(camp.beast(0).raised.empty());
}

TEST(STO_X17, larger_villains_are_worth_more) {
  StormStage stage;
  stage.hero("Pip", "mouse", {10, 10});
  stage.villain("Sly", "small-mage", {20, 20}), stage.villain("Big", "large-warrior", {30, 20}),
      stage.villain("Huge", "massive-hunter", {40, 20});
  int worth = 0;
  for (const auto& [name, more] : {std::pair("Sly", 1), {"Big", 2}, {"Huge", 3}}) {
    Script play({}, {});
    suffer(stage.now(play), stage.id(name), 50, Hurt::fall, stage.id("Pip"), "STO-040");
    EXPECT_EQ(stage.man("Pip").felled, worth += more) << name;
  }
}

// STO-X17 what a battle was worth to whom is what its aftermath hands out.
TEST(STO_X17, the_aftermath_of_a_battle_tells_what_it_was_worth) {
  data::Problems problems;
  const data::Library library = data::Library::embedded();
  const Ruleset& rules = *find_ruleset("stormclouds");
  const CampaignRules& campaign = *campaign_rules(rules);
  const Plan plan = fyrd::plan(rules, library, "ruined-village", {}, problems);
  const auto opened = rules.open(library, plan, problems);
  ASSERT_TRUE(problems.empty()) << problems.text();
  const auto& battle = static_cast<const StormcloudsBattle&>(*opened);
  Stored stored(battle);
  State& s = static_cast<State&>(*stored);
  EXPECT_TRUE(campaign.aftermath(battle, s, Side{0}).to_json().empty()) << "it is not over";
  s.ending = Ending::won;
  s.winner = Side{0};
  s[FigureId{0}].pose = Pose::standing;
  s.man({0}).felled = 3;
  s[FigureId{1}].pose = Pose::out;
  s.man({1}).issue = Issue::hardened;
  const Sheet report = campaign.aftermath(battle, s, Side{0}).to_json()["aftermath"];
  EXPECT_TRUE(report["won"].get<bool>());
  EXPECT_EQ(report["figures"][0]["experience"], 3 + 1 + 2) << "a Massive one, survived, won";
  EXPECT_EQ(report["figures"][1]["experience"], 2 + 1) << "out, but won, and hardened (STO-X16)";
  EXPECT_EQ(report["figures"][1]["issue"], "hardened");
  EXPECT_FALSE(report["figures"][0].contains("issue"));
  EXPECT_TRUE(campaign.aftermath(battle, s, battle.villains).to_json().empty()) << "Villains learn nothing";
}

TEST(STO_X17, the_quick_player_leaves_a_band_that_can_fight) {
  Denned camp;
  camp.report["won"] = true;
  camp.hero("Oak", {{"profile", "mouse"}});
  camp.fought("Ash", 40);
  camp.fought("Oak", 17, "haunted");
  Random random(1, Stream::players, 0);
  int answers = 0;
  while (!camp.game().over() && ++answers < 200) {
    Choice choice;
    camp.game().at_question(
        the_band, [&](const Tabletop& now, const Question& q) { choice = camp.battle().quick(now, q, random); });
    const Verdict no = camp.game().answer(the_band, choice);
    ASSERT_FALSE(no) << no->message;
  }
  ASSERT_TRUE(camp.game().over());
  EXPECT_EQ(camp.battle().trouble(camp.den()), "");
  EXPECT_GT(camp.after()["figures"].size(), 2u);
}

}  // namespace
}  // namespace fyrd::stormclouds
