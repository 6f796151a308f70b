// The rulesets there are, and the parts of a plan found by id.
#include <algorithm>
#include <array>

#include "data/suggest.h"
#include "rulesets/darkages/ruleset.h"
#include "rulesets/heading.h"
#include "rulesets/merlin/better/ruleset.h"
#include "rulesets/merlin/realistic/ruleset.h"
#include "rulesets/merlin/simple/ruleset.h"
#include "rulesets/newcastle/ruleset.h"
#include "rulesets/nottingham/ruleset.h"
#include "rulesets/ruleset.h"
#include "rulesets/stormclouds/ruleset.h"

namespace fyrd {

std::span<const Ruleset* const> rulesets() {
  static const merlin::simple::SimpleRuleset merlin_simple;
  static const merlin::better::BetterRuleset merlin_better;
  static const merlin::realistic::RealisticRuleset merlin_realistic;
  static const nottingham::NottinghamRuleset nottingham;
  static const newcastle::NewcastleRuleset newcastle;
  static const darkages::DarkAgesRuleset darkages;
  static const stormclouds::StormcloudsRuleset stormclouds;
  static constexpr std::array<const Ruleset*, 7> all = {&merlin_simple, &merlin_better, &merlin_realistic, &nottingham,
                                                        &newcastle,     &darkages,      &stormclouds};
  return all;
}

const Ruleset* find_ruleset(std::string_view id) {
  for (const Ruleset* rules : rulesets()) {
    if (rules->id() == id) return rules;
  }
  return nullptr;
}

std::string ruleset_names() {
  std::string all;
  for (const Ruleset* rules : rulesets()) all += (all.empty() ? "" : ", ") + std::string(rules->id());
  return all;
}

namespace {

std::string path_of(const Ruleset& rules, const char* kind, std::string_view id) {
  return std::string(rules.folder()) + "/" + kind + "/" + std::string(id) + ".toml";
}

// What a folder of data files holds for these rules, made into entries of a kind by `make(entry, root, problems)`. A
// file that cannot be read is listed with what is wrong with it.
template <class Make>
void for_each_entry(const Ruleset& rules, const data::Library& library, const std::string& kind, Make make) {
  const std::string prefix = std::string(rules.folder()) + "/" + kind + "/";
  for (const std::string& path : library.list(prefix)) {
    data::Problems problems;
    const data::Tree tree = library.tree(path, problems);
    const data::Node root = tree.root();
    if (!is_for(rules, root, problems) && problems.empty()) continue;
    CatalogEntry entry{path.substr(prefix.size(), path.size() - prefix.size() - 5), "",
                       root["help"].text_or(problems, "")};
    entry.name = root["name"].text_or(problems, entry.id, 60);
    if (!problems.empty()) entry.help = problems.all()[0].where + ": " + problems.all()[0].message;
    make(std::move(entry), root, problems);
  }
}

std::vector<CatalogEntry> warbands(const Ruleset& rules, const data::Library& library) {
  std::vector<CatalogEntry> found;
  for_each_entry(rules, library, "warbands",
                 [&](CatalogEntry entry, const data::Node&, data::Problems&) { found.push_back(std::move(entry)); });
  return found;
}

// Those that say so come first: `order = 1`.
std::vector<ScenarioEntry> scenarios(const Ruleset& rules, const data::Library& library) {
  constexpr std::int64_t last = 100;
  std::vector<std::pair<std::int64_t, ScenarioEntry>> found;
  for_each_entry(rules, library, "scenarios",
                 [&](CatalogEntry entry, const data::Node& root, data::Problems& problems) {
                   ScenarioEntry scenario{std::move(entry), root["notes"].text_or(problems, ""), {}, {}, {}};
                   scenario.exercise = root["exercise"].flag_or(problems, false);
                   for (const data::Node& side : root["sides"].items(problems))
                     scenario.sides.push_back(side["warband"].text_or(problems, ""));
                   if (root["bands"].present()) {
                     for (const data::Node& count : root["bands"].items(problems))
                       scenario.bands.push_back(static_cast<int>(count.whole(problems, 1, max_sides)));
                   } else {
                     scenario.bands.push_back(static_cast<int>(scenario.sides.size()));
                   }
                   for (const data::Node& ally : root["several"].items(problems))
                     scenario.several.push_back(ally.text(problems));
                   found.emplace_back(root["order"].whole_or(problems, 1, last, last), std::move(scenario));
                 });
  std::ranges::stable_sort(found, {}, [](const auto& each) { return each.first; });
  std::vector<ScenarioEntry> sorted;
  for (auto& [order, scenario] : found) sorted.push_back(std::move(scenario));
  return sorted;
}

data::Tree named_tree(const Ruleset& rules, const data::Library& library, const char* kind, const char* what,
                      std::string_view id, data::Problems& problems) {
  const std::string path = path_of(rules, kind, id);
  if (library.find(path)) {
    data::Tree tree = library.tree(path, problems);
    refuse_others(rules, tree.root(), "the " + std::string(what) + " '" + std::string(id) + "'", problems);
    return tree;
  }
  std::vector<std::string> all;
  for_each_entry(rules, library, kind,
                 [&](CatalogEntry entry, const data::Node&, data::Problems&) { all.push_back(entry.id); });
  const std::vector<std::string_view> known(all.begin(), all.end());
  problems.add(what, "there is no " + std::string(what) + " '" + std::string(id) + "' for " + rules.id() +
                         data::suggestion(id, known));
  return {};
}

}  // namespace

Bill Ruleset::check(const data::Library& library, const data::Tree& warband, data::Problems& problems) const {
  refuse_others(*this, warband.root(), "the warband", problems);
  return bill(library, warband, problems);
}

Catalog catalog(const Ruleset& rules, const data::Library& library) {
  Catalog all;
  all.scenarios = fyrd::scenarios(rules, library);
  all.warbands = fyrd::warbands(rules, library);
  rules.describe(library, all);
  return all;
}

data::Tree scenario_tree(const Ruleset& rules, const data::Library& library, std::string_view id,
                         data::Problems& problems) {
  return named_tree(rules, library, "scenarios", "scenario", id, problems);
}

data::Tree warband_tree(const Ruleset& rules, const data::Library& library, std::string_view id,
                        data::Problems& problems) {
  return named_tree(rules, library, "warbands", "warband", id, problems);
}

std::vector<std::string> suggested_sides(const data::Tree& scenario, data::Problems& problems) {
  std::vector<std::string> ids;
  const data::Node root = scenario.root();
  for (const data::Node& side : root["sides"].items(problems)) ids.push_back(side["warband"].id(problems));
  return ids;
}

Plan plan(const Ruleset& rules, const data::Library& library, std::string_view scenario,
          std::span<const std::string> sides, data::Problems& problems) {
  std::string id(scenario);
  if (id.empty()) {
    const auto all = scenarios(rules, library);
    if (!all.empty()) id = all.front().id;
  }
  Plan made;
  made.scenario = scenario_tree(rules, library, id, problems);
  std::vector<std::string> names(sides.begin(), sides.end());
  if (names.empty() && problems.empty()) names = suggested_sides(made.scenario, problems);
  for (const std::string& name : names) made.sides.push_back(warband_tree(rules, library, name, problems));
  return made;
}

std::span<const Ruling::Way> Ruling::ways() const {
  std::size_t count = 0;
  while (count < std::size(all_ways) && all_ways[count].word) ++count;
  return {all_ways, count};
}

namespace {

int way_of(const Ruling& ruling, const data::Node& options, data::Problems& problems) {
  std::vector<std::string_view> words;
  for (const Ruling::Way& way : ruling.ways()) words.push_back(way.word);
  return std::max(0, options[ruling.key].one_of(problems, words, false));
}

}  // namespace

void check_options(const Ruleset& rules, const data::Tree& options, data::Problems& problems) {
  const data::Node root = options.root();
  std::vector<std::string_view> known;
  for (const GameOption& o : rules.options()) {
    known.push_back(o.key);
    const data::Node value = root[o.key];
    if (!value.present()) continue;
    if (o.is_switch()) {
      value.flag(problems);
    } else {
      value.whole(problems, o.min, o.max);
    }
  }
  for (const Ruling& r : rules.rulings()) {
    known.push_back(r.key);
    if (root[r.key].present()) way_of(r, root, problems);
  }
  root.only(problems, known);
}

int ruling(const Ruleset& rules, const data::Tree& options, std::string_view key) {
  data::Problems ignored;
  for (const Ruling& r : rules.rulings()) {
    if (key == r.key) return way_of(r, options.root(), ignored);
  }
  return 0;
}

int option(const Ruleset& rules, const data::Tree& options, std::string_view key) {
  data::Problems ignored;
  for (const GameOption& o : rules.options()) {
    if (key != o.key) continue;
    const data::Node root = options.root();
    if (o.is_switch()) return root[key].flag_or(ignored, o.fallback != 0);
    return static_cast<int>(root[key].whole_or(ignored, o.min, o.max, o.fallback));
  }
  return 0;
}

}  // namespace fyrd
