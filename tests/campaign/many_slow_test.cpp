// Long campaigns by any rules: no band is ever illegal, and all of them grow.
#include "lab/campaigns.h"
#include "tests/campaign/sherwood.h"
#include "tests/thorough.h"

namespace fyrd::campaign {
namespace {

// The same for each rules with campaigns: whatever happens in them, every band can fight its next battle.
TEST(Campaigns, no_band_of_any_rules_is_ever_illegal_and_all_of_them_grow) {
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
