// Many campaigns at once: the same on any number of threads, and never with an illegal band.
#include "lab/campaigns.h"
#include "tests/campaign/sherwood.h"
#include "tests/thorough.h"

namespace fyrd::campaign {
namespace {

TEST(Campaigns, allied_bands_of_stormclouds_fight_together_again_and_again) {
  const Ruleset& rules = *find_ruleset("stormclouds");
  data::Problems problems;
  CampaignPlan plan;
  plan.scenarios = {scenario_tree(rules, library(), "ruined-village", problems)};
  plan.bands = {warband_tree(rules, library(), "bramble", problems), warband_tree(rules, library(), "eddy", problems)};
  plan.others = guests(rules, library(), plan.scenarios[0], plan.bands.size(), problems);
  plan.battles = 3;
  ASSERT_TRUE(problems.empty()) << problems.text();
  ASSERT_EQ(plan.others.size(), 1u) << "the Villains";
  const auto quick = make_player("quick");
  const std::vector<const Player*> players(3, quick.get());
  for (const CampaignOutcome& one : simulate_campaigns(library(), rules, plan, players, 1, 3, 1))
    EXPECT_EQ(one.trouble, "");
}

TEST(Campaigns, many_are_the_same_on_any_number_of_threads_and_no_band_is_ever_illegal) {
  const auto quick = make_player("quick");
  const Player* const players[] = {quick.get(), quick.get()};
  CampaignPlan plan{{skirmish()}, {warband("brogan"), warband("baldwin")}, {}, 3};
  const auto one = simulate_campaigns(library(), nottingham(), plan, players, 7, 4, 1);
  const auto two = simulate_campaigns(library(), nottingham(), plan, players, 7, 4, 3);
  ASSERT_EQ(one.size(), 4u);
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].trouble, "");
    EXPECT_EQ(one[i].steps.size(), 3u);
    EXPECT_EQ(one[i].hash, two[i].hash);
    EXPECT_EQ(one[i].ratings, two[i].ratings);
  }
  EXPECT_NE(one[0].hash, one[1].hash);
}

// The same for each rules with campaigns: whatever happens in them, every band can fight its next battle.
TEST(Campaigns, slow_no_band_of_any_rules_is_ever_illegal_and_all_of_them_grow) {
  const auto quick = make_player("quick");
  const std::vector<const Player*> players(2, quick.get());
  const struct {
    const char *rules, *scenario, *band, *other;
    bool both;
  } cases[] = {{"nottingham", "skirmish", "brogan", "baldwin", true},
               {"nottingham", "skirmish", "sheriff", "rollo", true},
               {"stormclouds", "ruined-village", "oakshield", "villains", false},
               {"stormclouds", "night-watch", "moonwings", "villains", false}};
  for (const auto& one : cases) {
    data::Problems problems;
    const Ruleset& rules = *find_ruleset(one.rules);
    CampaignPlan plan;
    plan.scenarios = {scenario_tree(rules, library(), one.scenario, problems)};
    plan.bands = {warband_tree(rules, library(), one.band, problems)};
    (one.both ? plan.bands : plan.others).push_back(warband_tree(rules, library(), one.other, problems));
    plan.battles = 10;
    ASSERT_TRUE(problems.empty()) << problems.text();
    double began = 0, ended = 0;
    for (const CampaignOutcome& outcome : simulate_campaigns(library(), rules, plan, players, 3, 3 * thorough, 2)) {
      EXPECT_EQ(outcome.trouble, "") << one.band;
      ASSERT_EQ(outcome.steps.size(), 10u) << one.band;
      for (std::size_t i = 0; i < plan.bands.size(); ++i)
        began += outcome.steps[0][i].rating, ended += outcome.ratings[i];
    }
    EXPECT_GT(ended, began * 1.1) << one.band << " stalls";
    EXPECT_LT(ended, began * 2.5) << one.band << " runs away";
  }
}

}  // namespace
}  // namespace fyrd::campaign
