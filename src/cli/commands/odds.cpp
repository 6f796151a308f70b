// fyrd odds: the chances of a test from numbers alone.
#include "cli/commands/odds.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "cli/commands/battle.h"
#include "cli/commands/odds_chain.h"
#include "cli/complaint.h"
#include "cli/known.h"
#include "data/suggest.h"
#include "odds/count.h"
#include "rulesets/ruleset.h"

namespace fyrd::cli {

namespace {

using Json = nlohmann::ordered_json;

void list_stats(const char* of, std::span<const Stat> stats) {
  if (stats.empty()) return;
  fmt::print("    {}\n", of);
  for (const Stat& stat : stats) {
    fmt::print("      {:<12} {}{}\n", stat.key, stat.help,
               stat.usual == 0 ? "" : fmt::format("; {} if nothing is said", stat.usual));
  }
}

void list_test(const Trial& trial) {
  fmt::print("{:<9} {} ({}): {}\n", trial.name, trial.help, trial.rule,
             trial.results.size() > 8 ? fmt::format("{} … {}", trial.results[0], trial.results.back())
                                      : fmt::format("{}", fmt::join(trial.results, ", ")));
  list_stats("--by", trial.by);
  list_stats("--at", trial.at);
}

// Names that stand for numbers, as far as these count somewhere.
void list_words(std::span<const Word> words, std::span<const Trial> trials) {
  const auto counts = [&](const std::string& key) {
    return std::ranges::any_of(trials, [&](const Trial& t) {
      return std::ranges::any_of(t.by, [&](const Stat& s) { return key == s.key; }) ||
             std::ranges::any_of(t.at, [&](const Stat& s) { return key == s.key; });
    });
  };
  bool first = true;
  for (const Word& word : words) {
    std::string says;
    for (const auto& [key, value] : word.says) {
      if (value != 0 && counts(key)) says += fmt::format("{}{} {}", says.empty() ? "" : ", ", key, value);
    }
    if (says.empty()) continue;
    if (std::exchange(first, false)) fmt::print("\nNames that stand for numbers, where these count\n");
    fmt::print("      {:<28} {}\n", word.name, says);
  }
}

int list_tests(const Ruleset& rules, std::span<const Word> words) {
  for (const Trial& trial : rules.trials()) list_test(trial);
  list_words(words, rules.trials());
  return fine;
}

const Trial* find_test(const Ruleset& rules, const std::string& name) {
  std::vector<std::string_view> names;
  std::string list;
  for (const Trial& trial : rules.trials()) {
    if (name == trial.name) return &trial;
    names.push_back(trial.name);
    list += (list.empty() ? "" : ", ") + std::string(trial.name);
  }
  complain(fmt::format("{} has no test '{}'{}; it has {}", rules.id(), name, data::suggestion(name, names), list));
  return nullptr;
}

// Counts with everything that is said of both.
struct Counter {
  const Battle& battle;
  const Trial& trial;
  Stats by, at;
  std::string problem{};
  Falls falls{};

  std::vector<Fraction> operator()(std::span<const int> thrown = {}) {
    return count(battle, trial, by, at, falls, problem, thrown);
  }
  std::vector<Fraction> operator()(int down, int across) {
    by.set(trial.down.key, down);
    at.set(trial.across.key, across);
    return (*this)();
  }
  // Every line of its table, which tells whether all of them can be counted.
  void try_table() {
    for (int y = trial.down.from; y <= trial.down.to; ++y) {
      for (int x = trial.across.from; x <= trial.across.to; ++x) (*this)(y, x);
    }
  }
};

Json stats_json(const Stats& stats) {
  Json out = Json::object();
  for (const auto& [key, value] : stats.all()) out[std::string(key)] = value;
  return out;
}

Json results_json(const Trial& trial, const std::vector<Fraction>& chances) {
  Json out = Json::array();
  for (std::size_t i = 0; i < chances.size(); ++i) {
    Json one;
    one["result"] = trial.results[i];
    one["fraction"] = chances[i].text();
    one["decimal"] = Json::parse(chances[i].decimal(6));
    out.push_back(std::move(one));
  }
  return out;
}

// A result by its lines: each result has a table of its own.
void print_table(Counter& counter) {
  const Trial& trial = counter.trial;
  const auto &down = trial.down, &across = trial.across;
  const bool flat = *across.key == '\0';
  for (std::size_t i = 0; i < trial.results.size(); ++i) {
    fmt::print("{}{}: {} down{}\n", i == 0 ? "" : "\n", trial.results[i], down.key,
               flat ? "" : fmt::format(", {} across", across.key));
    if (!flat) {
      fmt::print("{:>5}", "");
      for (int x = across.from; x <= across.to; ++x) fmt::print("{:>8}", x);
      fmt::print("\n");
    }
    for (int y = down.from; y <= down.to; ++y) {
      fmt::print("{:>5}", y);
      for (int x = across.from; x <= across.to; ++x) fmt::print("{:>8}", counter(y, x)[i].decimal(4));
      fmt::print("\n");
    }
  }
}

Json table_json(Counter& counter) {
  const auto &down = counter.trial.down, &across = counter.trial.across;
  Json lines = Json::array();
  for (int y = down.from; y <= down.to; ++y) {
    for (int x = across.from; x <= across.to; ++x) {
      Json one;
      one["down"] = y;
      if (*across.key) one["across"] = x;
      one["results"] = results_json(counter.trial, counter(y, x));
      lines.push_back(std::move(one));
    }
  }
  return lines;
}

}  // namespace

int odds(const data::Library& library, const OddsArguments& arguments) {
  const Ruleset* rules = known_rules(arguments.rules);
  if (rules == nullptr) return misuse;
  const std::vector<Word> words = rules->words(library);
  if (arguments.test.empty()) return list_tests(*rules, words);
  const Trial* trial = find_test(*rules, arguments.test);
  if (trial == nullptr) return misuse;
  const auto battle = open_battle(library, *rules, {});
  if (battle == nullptr) return misuse;
  if (chained(arguments)) return chain_odds(*rules, *battle, *trial, words, arguments);
  std::string problem;
  Counter counter{*battle, *trial, read_stats(trial->by, words, arguments.by, problem), {}};
  if (!problem.empty()) return complain("--by: " + problem);
  counter.at = read_stats(trial->at, words, arguments.at, problem);
  if (!problem.empty()) return complain("--at: " + problem);
  const std::vector<int> thrown = read_faces(arguments.thrown, problem);
  if (!problem.empty()) return complain("--thrown: " + problem);
  if (arguments.table && !thrown.empty())
    return complain("--thrown: a table counts every throw; leave one of the two out");
  if (arguments.table && *trial->down.key == '\0')
    return complain(fmt::format("there is no table of {}: nothing in it is counted", trial->name));

  std::vector<Fraction> chances;
  if (arguments.table)
    counter.try_table();
  else
    chances = counter(thrown);
  if (!counter.problem.empty()) return complain((thrown.empty() ? "" : "--thrown: ") + counter.problem);

  if (arguments.json) {
    Json out;
    out["ruleset"] = rules->id();
    out["test"] = trial->name;
    out["rule"] = trial->rule;
    out["by"] = stats_json(counter.by);
    out["at"] = stats_json(counter.at);
    if (!thrown.empty()) out["thrown"] = thrown;
    if (arguments.table) {
      out["table"]["down"] = trial->down.key;
      out["table"]["across"] = trial->across.key;
      out["table"]["lines"] = table_json(counter);
    } else {
      out["results"] = results_json(*trial, chances);
    }
    fmt::print("{}\n", out.dump());
    return fine;
  }
  if (arguments.table) {
    print_table(counter);
    return fine;
  }
  for (std::size_t i = 0; i < chances.size(); ++i) {
    if (chances[i] != Fraction(0))
      fmt::print("{:<24} {:>16} {:>8}\n", trial->results[i], chances[i].text(), chances[i].decimal(4));
  }
  // Whoever says nothing is told what could be said.
  if (arguments.by.empty() && arguments.at.empty() && thrown.empty() && !(trial->by.empty() && trial->at.empty())) {
    fmt::print("\n");
    list_test(*trial);
    list_words(words, {trial, 1});
  }
  return fine;
}

}  // namespace fyrd::cli
