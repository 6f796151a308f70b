// Fitting and climbing, in words.
#include "cli/commands/lab.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>

#include "ai/level.h"
#include "cli/complaint.h"
#include "cli/english.h"
#include "cli/files/file.h"
#include "cli/known.h"
#include "cli/outside/seat.h"
#include "lab/fit.h"
#include "lab/ladder.h"
#include "lab/many.h"
#include "rulesets/roster.h"

namespace fyrd::cli {

namespace {

std::string section(const std::string& id, const Fitted& fitted) {
  std::string out = fmt::format(
      "\n[{}]  # {} positions of {} battles; prefers the won one of two in {:.0f} %, off by {:.1f} %\nturns = "
      "{}\nsides = [",
      id, fitted.positions, fitted.games, 100 * fitted.auc, 100 * fitted.off, fitted.value.turns);
  for (std::size_t i = 0; i < fitted.value.sides.size(); ++i)
    out += fmt::format("{}{}", i == 0 ? "" : ", ", fitted.value.sides[i]);
  out += fmt::format("]\n[{}.weights]\n", id);
  for (const Value::Weight& w : fitted.value.weights) out += fmt::format("{} = [{}, {}]\n", w.of, w.early, w.late);
  return out;
}

}  // namespace

int lab_fit(const data::Library& library, const FitArguments& a) {
  const Ruleset* rules = known_rules(a.rules);
  if (rules == nullptr) return misuse;
  std::string out = fmt::format(
      "# What a position of {} promises.\n"
      "# A section a scenario: weights in thousandths of a logit for what a side has more than the others, at the\n"
      "# beginning and from turn `turns` on; `sides` is what each begins with.\n"
      "# Made by: fyrd lab fit {} --games {} --seed {}\n",
      rules->title(), rules->id(), a.games, a.seed);
  bool first = true;
  for (const ScenarioEntry& scenario : catalog(*rules, library).scenarios) {
    const auto battle =
        open_battle(library, *rules, {.rules = a.rules, .scenario = scenario.id, .sides = {}, .options = {}});
    if (!battle) return misuse;
    const Fitted fitted = fit_value(*battle, a.games, a.seed, threads_of(a.threads));
    fmt::print(stderr, "{}: prefers the won one of two positions in {:.0f} %, off by {:.1f} %\n", battle->scenario,
               100 * fitted.auc, 100 * fitted.off);
    // The first battle serves tables that nobody has fitted, without what its sides begin with.
    if (!scenario.exercise && std::exchange(first, false)) {
      Fitted any = fitted;
      any.value.sides.clear();
      out += section("any", any);
    }
    out += section(id_from(battle->scenario), fitted);
  }
  if (a.out.empty()) return fmt::print("{}", out), fine;
  if (const std::string error = write_file(a.out, out); !error.empty()) return complain(error, wrong);
  return fine;
}

int lab_ladder(const data::Library& library, const LadderArguments& a) {
  const Ruleset* rules = known_rules(a.battle.rules);
  if (rules == nullptr) return misuse;
  BattleArguments chosen = a.battle;
  if (chosen.scenario.empty()) {  // an exercise says little about who plays it
    const auto all = catalog(*rules, library).scenarios;
    const auto whole = std::ranges::find_if(all, [](const ScenarioEntry& s) { return !s.exercise; });
    if (whole != all.end()) chosen.scenario = whole->id;
  }
  const auto battle = open_battle(library, *rules, chosen);
  if (!battle) return misuse;
  if (battle->parties.size() != 2) return complain("a ladder needs a battle of two sides");
  std::vector<std::string> names = a.players;
  if (names.empty()) {
    for (const Level& level : levels()) names.push_back(level.name);
  }
  if (names.size() < 2) return complain("a ladder has two players or more, the weakest first");
  std::vector<Seat> seats;
  for (const std::string& name : names) {
    auto seat = take_seat(name, a.patience);
    if (!seat) return misuse;
    seats.push_back(std::move(*seat));
  }
  fmt::print("{}, {}; each seed is played from both ends; seed {}\n", rules->title(), battle->scenario, a.seed);
  std::mutex mutex;
  std::string failed;
  for (std::size_t i = 1; i < names.size(); ++i) {
    const auto score = [&](std::uint64_t seed, std::size_t side) {
      std::vector<const Seat*> sitting{&seats[i], &seats[i - 1]};
      if (side == 1) std::swap(sitting[0], sitting[1]);
      const Fought fought = fight(*rules, battle, sitting, seed);
      if (!fought.failed.empty()) {
        const std::lock_guard lock(mutex);
        failed = fought.failed;
      }
      return score_of(*battle, fought.outcome, Side{static_cast<std::uint8_t>(side)});
    };
    const Contest c = contest([&](std::uint64_t seed) { return (score(seed, 0) + score(seed, 1)) / 2; }, {}, a.pairs,
                              a.seed, threads_of(a.threads), [&](const Contest&) { return failed.empty(); });
    if (!failed.empty()) return complain(failed, wrong);
    const char* verdict = c.verdict == Contest::Verdict::above   ? "at least 65 %"
                          : c.verdict == Contest::Verdict::below ? "at most 60 %"
                                                                 : "not decided";
    fmt::print("  {:<10} against {:<10} {:5.1f} %  ({:.1f} … {:.1f} %)  {}: {}\n", names[i], names[i - 1],
               100 * c.score, 100 * c.low, 100 * c.high, plural(c.pairs, "pair", "pairs"), verdict);
    std::fflush(stdout);
  }
  return fine;
}

}  // namespace fyrd::cli
