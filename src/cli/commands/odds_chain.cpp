// Reading a chain of tests from the arguments, and printing what comes of it.
#include "cli/commands/odds_chain.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/complaint.h"
#include "odds/chain.h"

namespace fyrd::cli {

namespace {

using Json = nlohmann::ordered_json;

Json chance_json(const Fraction& chance) {
  Json out;
  out["fraction"] = chance.text();
  out["decimal"] = Json::parse(chance.decimal(6));
  return out;
}

// Never, once, twice …
Json counts_json(std::span<const Fraction> counts) {
  Json out = Json::array();
  for (const Fraction& chance : counts) out.push_back(chance_json(chance));
  return out;
}

Json link_json(const Link& link, const std::vector<std::vector<Fraction>>& results) {
  Json out;
  out["test"] = link.trial->name;
  out["rule"] = link.trial->rule;
  for (std::size_t r = 0; r < results.size(); ++r) {
    Json one;
    one["result"] = link.trial->results[r];
    one.update(chance_json(Chained::ever(results[r])));
    if (results[r].size() > 2) one["times"] = counts_json(results[r]);
    out["results"].push_back(std::move(one));
  }
  return out;
}

Json chain_json(const Ruleset& rules, const Chain& chain, const Chained& all) {
  Json out;
  out["ruleset"] = rules.id();
  out["men"] = chain.men;
  out["times"] = chain.times;
  for (std::size_t i = 0; i < chain.links.size(); ++i) out["tests"].push_back(link_json(chain.links[i], all.links[i]));
  if (all.losing) {
    out["out"]["at"] = chance_json(all.out);
    out["out"]["by"] = counts_json(all.lost);
  }
  return out;
}

void print_line(const char* what, std::span<const Fraction> counts) {
  const Fraction ever = Chained::ever(counts);
  if (ever.zero()) return;
  fmt::print("  {:<24} {:>24} {:>8}", what, ever.text(), ever.decimal(4));
  if (counts.size() > 2) {
    for (const Fraction& chance : counts) fmt::print("{:>8}", chance.decimal(4));
  }
  fmt::print("\n");
}

void print_heading(const std::string& what, std::size_t counts) {
  fmt::print("{}", what);
  if (counts > 2) {
    fmt::print("{:>{}}", "once or more", 60 - what.size());
    for (std::size_t n = 0; n < counts; ++n) fmt::print("{:>8}", n == 0 ? "never" : fmt::format("{} ×", n));
  }
  fmt::print("\n");
}

// Each test with its results, and how often they come up; then who is out of it in the end.
void print_chain(const Chain& chain, const Chained& all) {
  for (std::size_t i = 0; i < chain.links.size(); ++i) {
    const Link& link = chain.links[i];
    print_heading(std::string(link.trial->name) + (link.back ? " back" : ""), all.links[i][0].size());
    for (std::size_t r = 0; r < all.links[i].size(); ++r) print_line(link.trial->results[r], all.links[i][r]);
  }
  if (!all.losing) return;
  print_heading("in the end", all.lost.size());
  print_line(chain.men > 1 ? "men of --by out" : "--by is out", all.lost);
  if (!all.out.zero()) fmt::print("  {:<24} {:>24} {:>8}\n", "--at is out", all.out.text(), all.out.decimal(4));
}

}  // namespace

bool chained(const OddsArguments& a) { return a.men != 1 || a.times != 1 || !a.then.empty(); }

int chain_odds(const Ruleset& rules, const Battle& battle, const Trial& trial, std::span<const Word> words,
               const OddsArguments& arguments) {
  if (!arguments.thrown.empty())
    return complain("--thrown goes with a single test; leave --then, --times and --men out");
  if (arguments.table) return complain("--table is of a single test; leave --then, --times and --men out");
  Chain chain{.by = arguments.by, .at = arguments.at, .times = arguments.times, .men = arguments.men};
  chain.links.push_back(first_link(rules, trial));
  std::string problem;
  for (const std::string& text : arguments.then) {
    chain.links.push_back(read_link(rules, *chain.links.back().trial, text, problem));
    if (!problem.empty()) return complain("--then: " + problem);
  }
  Falls falls;
  const Chained all = count(battle, chain, words, falls, problem);
  if (!problem.empty()) return complain(problem);
  if (arguments.json)
    fmt::print("{}\n", chain_json(rules, chain, all).dump());
  else
    print_chain(chain, all);
  return fine;
}

}  // namespace fyrd::cli
