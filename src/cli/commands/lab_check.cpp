// fyrd lab check and fyrd lab unused: what the computer's players do badly, or never.
#include <fmt/format.h>

#include <algorithm>

#include "cli/commands/lab.h"
#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/known.h"
#include "lab/gain.h"
#include "lab/many.h"
#include "lab/usage.h"

namespace fyrd::cli {

int lab_check(const data::Library& library, const CheckArguments& a) {
  const Ruleset* rules = known_rules(a.rules);
  if (rules == nullptr || !known_player(a.player)) return misuse;
  data::Problems problems;
  Betters betters = read_betters(*rules, library, problems);
  if (!problems.empty()) return complain(problems);
  std::erase_if(betters.all, [&](const Better& b) { return b.name.find(a.only) == std::string::npos; });
  if (betters.all.empty()) return complain("nothing that is checked has '" + a.only + "' in its name");
  fmt::print("{}: each on common dice, with sides exchanged, {}; player {}, seed {}\n", rules->title(),
             plural(a.pairs, "pair", "pairs"), a.player, a.seed);
  const auto player = make_player(a.player);
  std::vector<Gain> gains;
  for (const Better& better : betters.all) {
    gains.push_back(gain_of(better, *player, a.pairs, a.seed, threads_of(a.threads)));
    fmt::print("  {:<44} {:+6.2f} %  ± {:.2f}\n", better.name, 100 * gains.back().mean, 196 * gains.back().error);
    std::fflush(stdout);
  }
  for (const std::string& name : betters.unseen) fmt::print("  {:<44} in no band that fights here\n", name);
  const std::vector<bool> worse = losing(gains);
  if (std::ranges::find(worse, true) == worse.end())
    return fmt::print("None of them loses more than chance allows.\n"), fine;
  for (std::size_t i = 0; i < worse.size(); ++i) {
    if (worse[i]) fmt::print("LOSES: {}\n", betters.all[i].name);
  }
  return wrong;
}

int lab_unused(const data::Library& library, const UnusedArguments& a) {
  const Ruleset* rules = known_rules(a.rules);
  if (rules == nullptr || !known_player(a.player)) return misuse;
  const std::vector<ScenarioEntry> scenarios = catalog(*rules, library).scenarios;
  const auto player = make_player(a.player);
  Usage all;
  for (std::size_t i = 0; i < scenarios.size(); ++i) {
    const auto battle = open_battle(library, *rules, {a.rules, scenarios[i].id, {}, {}});
    if (!battle) return misuse;
    const auto share =
        static_cast<std::uint32_t>((a.games * (i + 1)) / scenarios.size() - a.games * i / scenarios.size());
    all.add(usage_of(*battle, *player, share, a.seed, threads_of(a.threads)));
  }
  fmt::print("{}: {} of all {}, player {}, seed {}\n", rules->title(), plural(a.games, "battle", "battles"),
             plural(scenarios.size(), "scenario", "scenarios"), a.player, a.seed);
  fmt::print("  {:<14} {:<18} {:>10} {:>12}\n", "asked", "answer", "done", "open to him");
  std::size_t never = 0;
  for (const auto& [what, times] : all.verbs) {
    if (times.done > 0) continue;
    fmt::print("  {:<14} {:<18} {:>10} {:>12}\n", what.first, what.second, times.done,
               times.open == 0 ? "never seen" : fmt::format("{:.2f} %", 100.0 * times.open / times.looked));
    never += times.open > 0;
  }
  for (const auto& [what, times] : all.verbs) {
    if (times.done > 0)
      fmt::print("  {:<14} {:<18} {:>10} {:>11.2f} %\n", what.first, what.second, times.done,
                 100.0 * times.open / std::max(1u, times.looked));
  }
  fmt::print("{} that could have been done never {}.\n", plural(never, "thing", "things"), never == 1 ? "was" : "were");
  return fine;
}

}  // namespace fyrd::cli
