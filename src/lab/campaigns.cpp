// Campaigns played straight through, without records.
#include "lab/campaigns.h"

#include "lab/many.h"

namespace fyrd {

namespace {

// Sums up what has been played so far.
struct Course {
  const data::Library& library;
  const Ruleset& rules;
  const CampaignRules& campaign;
  std::span<const Player* const> players;
  const std::vector<data::Tree>& others;
  std::vector<data::Tree> bands;
  CampaignOutcome out{};

  void add(std::uint64_t hash) { out.hash = (out.hash ^ hash) * 0x9E3779B97F4A7C15ull; }

  bool failed(const std::string& what, const data::Problems& problems) {
    out.trouble = what + ": " + problems.text();
    return false;
  }

  // The aftermath of one band; false when it could not be settled.
  bool settle(const Battle& battle, const Tabletop& over, Side side, std::size_t band, std::uint64_t seed,
              BandStep& step) {
    data::Problems problems;
    const std::shared_ptr<const Battle> aftermath =
        rules.open(library, {campaign.aftermath(battle, over, side), {bands[band]}, {}}, problems);
    if (!aftermath) return failed("an aftermath", problems);
    Stored state(*aftermath);
    const Player* const player[] = {players[band]};
    add(simulate(*aftermath, player, seed, state).hash);
    for (FigureId id : everyone(*state)) step.deaths += (*state)[id].pose == Pose::out;
    bands[band] = campaign.band_after(*aftermath, *state);
    rules.check(library, bands[band], problems);
    return problems.empty() || failed("an illegal band", problems);
  }

  bool fight(const data::Tree& scenario, std::uint32_t number, std::uint64_t seed) {
    const std::size_t count = bands.size();
    const auto band_of = [&](std::size_t side) {
      return (side + number) % count;
    };  // everybody sits everywhere in turn
    Plan plan{scenario, {}, {}};
    std::vector<const Player*> seated;
    for (std::size_t side = 0; side < count; ++side) {
      plan.sides.push_back(bands[band_of(side)]);
      seated.push_back(players[band_of(side)]);
    }
    plan.sides.insert(plan.sides.end(), others.begin(), others.end());
    seated.insert(seated.end(), players.begin() + static_cast<std::ptrdiff_t>(count), players.end());
    data::Problems problems;
    const std::shared_ptr<const Battle> battle = rules.open(library, plan, problems);
    if (!battle) return failed("a battle", problems);
    std::vector<BandStep> steps(count);
    for (std::size_t band = 0; band < count; ++band) steps[band].rating = campaign.rating(library, bands[band]);
    Stored state(*battle);
    add(simulate(*battle, seated, game_seed(seed, 0), state).hash);
    for (FigureId id : everyone(*state)) {
      if ((*state)[id].side.index >= count) continue;
      BandStep& step = steps[band_of((*state)[id].side.index)];
      ++step.figures;
      step.out += (*state)[id].pose == Pose::out;
    }
    for (std::uint8_t side = 0; side < count; ++side) {
      const std::size_t band = band_of(side);
      steps[band].won = !state->winner.none() && battle->friends(state->winner, Side{side});
      if (!settle(*battle, *state, Side{side}, band, game_seed(seed, 1u + side), steps[band])) return false;
    }
    out.steps.push_back(std::move(steps));
    return true;
  }
};

}  // namespace

CampaignOutcome simulate_campaign(const data::Library& library, const Ruleset& rules, const CampaignPlan& plan,
                                  std::span<const Player* const> players, std::uint64_t seed) {
  Course course{library, rules, *campaign_rules(rules), players, plan.others, plan.bands};
  for (std::uint32_t i = 0; i < plan.battles; ++i) {
    if (!course.fight(plan.scenarios[i % plan.scenarios.size()], i, game_seed(seed, i))) break;
  }
  for (const data::Tree& band : course.bands) course.out.ratings.push_back(course.campaign.rating(library, band));
  return course.out;
}

std::vector<CampaignOutcome> simulate_campaigns(const data::Library& library, const Ruleset& rules,
                                                const CampaignPlan& plan, std::span<const Player* const> players,
                                                std::uint64_t seed, std::uint32_t count, unsigned threads,
                                                const std::function<bool(std::uint32_t)>& progress) {
  std::vector<CampaignOutcome> outcomes(count);
  outcomes.resize(do_many(count, threads, progress, [&](std::uint32_t i) {
    outcomes[i] = simulate_campaign(library, rules, plan, players, game_seed(seed, i));
  }));
  return outcomes;
}

}  // namespace fyrd
