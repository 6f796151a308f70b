// Many campaigns at once: the same on any number of threads, and never with an illegal band.
#include "lab/campaigns.h"
#include "tests/campaign/sherwood.h"

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

}  // namespace
}  // namespace fyrd::campaign
