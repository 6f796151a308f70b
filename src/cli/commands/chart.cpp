// fyrd chart: a Villain's flowchart as a picture, or the lines of it that no battle ever came to.
#include "cli/commands/chart.h"

#include <fmt/format.h>

#include <map>

#include "cli/commands/battle.h"
#include "cli/complaint.h"
#include "cli/files/file.h"
#include "cli/known.h"
#include "cli/pictures/ink.h"
#include "lab/simulate.h"
#include "paper/chart.h"
#include "rulesets/stormclouds/battle.h"

namespace fyrd::cli {

namespace {

using stormclouds::Chart;
using stormclouds::Line;

constexpr ChartInk manuscript{ink::text, ink::faded, ink::vellum_edge, ink::vellum,
                              ink::woad, ink::gold,  ink::madder,      ink::vellum};

// How often each line was taken, over all scenarios, and whether one holds in every Turn.
int check(const data::Library& library, const Ruleset& rules, const std::string& name, std::uint32_t games,
          std::uint64_t seed) {
  const auto player = make_player("quick");
  std::map<std::pair<int, int>, std::uint64_t> taken;
  std::uint64_t without = 0;  // Turns in which no line holds
  Chart shown;
  const auto scenarios = catalog(rules, library).scenarios;
  for (const ScenarioEntry& scenario : scenarios) {
    const auto opened = open_battle(library, rules, {rules.id(), scenario.id, {}, {}});
    const auto* battle = dynamic_cast<const stormclouds::StormcloudsBattle*>(opened.get());
    if (battle == nullptr) return misuse;
    for (const Chart& chart : battle->charts) {
      if (chart.id != name) continue;
      shown = chart;
      const std::vector<const Player*> players(battle->parties.size(), player.get());
      const auto listen = [&](const Event& e) {
        if (std::string_view(e.kind) != "charted") return;
        without += e.number == 0 && e.thing == name;
        const auto& lines = chart.sides[e.other];
        const std::size_t line = e.number - 1;
        if (line < lines.size() && lines[line].text.c_str() == e.thing) ++taken[{e.other, e.number}];
      };
      for (std::uint32_t i = 0; i < games / scenarios.size(); ++i) simulate(*battle, players, seed + i, listen);
    }
  }
  bool all = true;
  for (int side = 0; side < 2; ++side) {
    const auto& lines = shown.sides[side];
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const std::uint64_t times = taken[{side, static_cast<int>(i) + 1}];
      all = all && times > 0;
      fmt::print("{:>9}  {} {}: {}{}\n", times, side == 0 ? "healthy" : "wounded", i + 1, lines[i].text,
                 times == 0 ? "   ← never taken" : "");
    }
  }
  if (without > 0) fmt::print("{:>9}  Turns in which no line holds   ← a hole\n", without);
  return all && without == 0 ? fine : wrong;
}

}  // namespace

int chart(const data::Library& library, const ChartArguments& arguments) {
  const Ruleset* rules = known_rules("stormclouds");
  if (rules == nullptr) return misuse;
  data::Problems problems;
  const stormclouds::Charts charts = stormclouds::read_charts(library, problems);
  const stormclouds::Numbers numbers = stormclouds::read_numbers(library, problems);
  if (!problems.empty()) return complain(problems);
  for (const Chart& each : charts) {
    if (each.id != arguments.name) continue;
    if (arguments.check) return check(library, *rules, arguments.name, arguments.games, arguments.seed);
    const std::string error = write_file(arguments.out, chart_picture(each, numbers, manuscript));
    return error.empty() ? fine : complain(error);
  }
  return complain(fmt::format("there is no chart '{}'; there are warrior, hunter and mage", arguments.name));
}

}  // namespace fyrd::cli
