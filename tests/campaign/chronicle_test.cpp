// What is told of a campaign: its battles, and what became of everybody.
#include "campaign/chronicle.h"

#include "tests/campaign/sherwood.h"

namespace fyrd::campaign {
namespace {

TEST(Chronicle, it_tells_battles_and_careers) {
  const auto c = Campaign::load(library(), one_battle());
  ASSERT_TRUE(c);
  const std::vector<Annals> all = chronicle(*c);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].won + all[1].won + (all[0].drawn + all[1].drawn) / 2, 1);
  EXPECT_EQ(all[0].battles[0].rating, 98);
  EXPECT_EQ(all[1].battles[0].enemies, std::vector<std::string>{"Brogan and his Gay Green Fellows"});
  EXPECT_TRUE(all[0].battles[0].settled);
  const Game& battle = c->links()[0].match.game;
  int out = 0;
  for (FigureId id : everyone(battle.now())) out += battle.now()[id].pose == Pose::out;
  int gone_down = 0, dead = 0, told = 0;
  for (const Annals& annals : all) {
    for (const Career& man : annals.careers) {
      EXPECT_EQ(man.battles, man.since == 0 ? 1 : 0) << man.name;
      gone_down += man.out;
      dead += man.lot == Lot::dead;
      told += static_cast<int>(man.story.size());
    }
  }
  EXPECT_EQ(gone_down, out);
  EXPECT_EQ(dead, all[0].deaths + all[1].deaths);
  EXPECT_GT(told, 0);
  const protocol::Json careers = chronicle_json(*c)["bands"][0]["careers"];
  ASSERT_EQ(careers.size(), all[0].careers.size());
  for (const auto& man : careers) {
    for (const auto& line : man["story"]) {
      EXPECT_EQ(line["battle"], 1);
      const std::string text = line["text"], name = man["name"];
      if (line.contains("more")) EXPECT_EQ(text, name + " " + std::string(line["more"]));
    }
  }
  const Company now = company(*c, 0);
  int serving = 0, figures = 0;
  for (const Career& man : all[0].careers) serving += man.lot == Lot::serving;
  for (FigureId id : everyone(*now.now)) figures += (*now.now)[id].in_play();
  EXPECT_EQ(figures, serving);
  EXPECT_EQ(company(begun(), 0).battle->members[0].name, "Brogan Twofingers") << "also before the first battle";
}

// STO-X16, STO-X17 Heroes against Villains, who are of no campaign.
TEST(Chronicle, heroes_of_stormclouds_have_careers) {
  const Ruleset& rules = *find_ruleset("stormclouds");
  data::Problems problems;
  const data::Tree place = scenario_tree(rules, library(), "ruined-village", problems);
  auto made = Campaign::begin(library(), rules, "Oaks", {warband_tree(rules, library(), "oakshield", problems)}, 2);
  ASSERT_TRUE(made) << made.fault().message;
  Campaign c = std::move(*made);
  for (int i = 0; i < 2; ++i) {
    const auto link = c.fight(place, {0}, {warband_tree(rules, library(), "villains", problems)}, {}, DiceMode::seeded);
    ASSERT_TRUE(link) << link.fault().message;
    play(c, *link), settle(c, 0);
  }
  ASSERT_TRUE(problems.empty()) << problems.text();
  const auto loaded = Campaign::load(library(), c.json());
  ASSERT_TRUE(loaded) << loaded.fault().message;
  EXPECT_EQ(now(*loaded), now(c));
  const Annals annals = chronicle(*loaded)[0];
  EXPECT_EQ(annals.battles.size(), 2u);
  EXPECT_EQ(annals.won + annals.lost, 2);
  EXPECT_EQ(annals.deaths, 0);
  int advances = 0;
  for (const Career& hero : annals.careers) advances += hero.advances;
  int experience = 0;
  const Json band = now(c)[0];
  for (const Json& hero : band["figures"]) experience += hero.value("experience", 0);
  EXPECT_GT(experience, 0);
  EXPECT_GT(advances, 0);
  EXPECT_EQ(annals.rating, c.campaign_rules().rating(library(), c.bands()[0]));
}

}  // namespace
}  // namespace fyrd::campaign
