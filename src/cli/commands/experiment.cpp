// From what was typed to an experiment.
#include "cli/commands/experiment.h"

#include <fmt/format.h>

#include <charconv>

#include "cli/commands/battle.h"
#include "cli/complaint.h"
#include "cli/files/file.h"
#include "cli/files/warband.h"
#include "cli/known.h"
#include "cli/lab/bands.h"
#include "cli/lab/measure.h"
#include "cli/lab/without.h"
#include "lab/number.h"

namespace fyrd::cli {

namespace {

// A variant has an equals sign, or is called as-is; a ruleset has no dot; and a band is no experiment.
bool is_experiment(const ExperimentArguments& a) {
  const std::string& text = a.what[0];
  if (a.what.size() > 1 || text.find('=') != std::string::npos || text.find('.') == std::string::npos) return false;
  return a.asks != "price" || a.rules.empty();
}

// Every value of a range, or every pair of values of two.
bool take_ranges(const std::vector<std::string>& ranges, Experiment& e) {
  data::Problems problems;
  e.variants = {Variant{}};
  for (const std::string& text : ranges) {
    const Change range = read_change(text, "the range", problems);
    const std::vector<std::string> values =
        problems.empty() ? read_range(range.value, "the range", problems) : std::vector<std::string>();
    std::vector<Variant> next;
    for (const Variant& before : e.variants) {
      for (const std::string& value : values) {
        Variant variant = before;
        variant.set.push_back(Change{range.place, value}.text());
        variant.name += (variant.name.empty() ? "" : ", ") + variant.set.back();
        next.push_back(std::move(variant));
      }
    }
    e.variants = std::move(next);
  }
  if (!problems.empty()) complain(problems);
  return problems.empty();
}

bool take_target(const std::string& text, Experiment& e) {
  const std::size_t equals = std::min(text.find('='), text.size());
  e.of = text.substr(0, equals);
  const char* digits = text.data() + std::min(equals + 1, text.size());
  const auto [end, failed] = std::from_chars(digits, text.data() + text.size(), e.target);
  if (find_yardstick(e.of) && failed == std::errc() && end == text.data() + text.size()) return true;
  complain("--target must be MEASURE=NUMBER, as turns=8; it may be score, drawn (in percent), turns, own or others");
  return false;
}

// A band as it is, and without each of its parts that it can go without.
bool take_parts(const data::Library& library, const Ruleset& rules, const ExperimentArguments& a, Experiment& e) {
  data::Problems problems;
  const auto band = [&](const std::string& name) { return read_warband(library, rules, name, problems).to_json(); };
  const Json whole = band(a.what[0]), foe = a.against.empty() ? whole : band(a.against);
  if (!problems.empty()) return complain(problems), false;
  e.bands = {whole, foe};
  e.variants = {Variant{.name = "as-is", .set = {}, .options = {}}};
  Catalog catalog;
  rules.describe(library, catalog);
  for (Without& one : without_each(catalog, whole)) {
    if (!can_fight(library, rules, e, {one.band, foe})) continue;
    e.variants.push_back({.name = "without " + one.what, .set = {}, .options = {}, .bands = {one.band, foe}});
  }
  return true;
}

std::optional<Experiment> typed(const data::Library& library, const ExperimentArguments& a, int& code) {
  Experiment e;
  e.asks = a.asks;
  std::string rules = a.rules;
  code = misuse;
  if (a.asks == "fair") {
    if (!rules.empty() && rules != a.what[0]) return complain("the ruleset is named twice"), std::nullopt;
    rules = a.what[0];
  } else if (rules.empty()) {
    return complain("which rules? --rules names them; fyrd rules lists them"), std::nullopt;
  }
  const std::vector<std::string> pair =
      a.asks == "price" ? std::vector{a.what[0], a.against.empty() ? a.what[0] : a.against} : a.sides;
  const BattleArguments battle{rules, a.scenarios.empty() ? "" : a.scenarios[0], pair, a.options};
  if (!take_battle(library, battle, e, code)) return {};
  code = misuse;
  if (a.asks == "compare") {
    e.rounds = 20'000;
    e.variants = {read_variant(a.what.size() == 1 ? "as-is" : a.what[0]), read_variant(a.what.back())};
    if (e.variants[0] == e.variants[1] && !a.apart)
      return complain("A and B are the same; with --apart each has dice of its own, which shows what chance does"),
             std::nullopt;
  } else if (a.asks == "sweep" || a.asks == "tune") {
    if (a.asks == "tune" && a.target.empty()) return complain("towards what? --target turns=8 says it"), std::nullopt;
    if (!take_ranges(a.what, e)) return {};
  } else if (a.asks == "price") {
    if (!take_parts(library, *known_rules(rules), a, e)) return {};
  } else {
    if (!a.tries.empty() && !take_ranges(a.tries, e)) return {};
    if (!a.scenarios.empty()) e.scenarios = a.scenarios;
    for (const ScenarioEntry& one : catalog(*known_rules(rules), library).scenarios) {
      if (a.scenarios.empty() && !one.exercise && one.sides.size() == 2) e.scenarios.push_back(one.id);
    }
  }
  code = fine;
  return e;
}

}  // namespace

int lab_experiment(const data::Library& library, const ExperimentArguments& a) {
  int code = fine;
  const bool from_file = is_experiment(a);
  std::optional<Experiment> e = from_file ? read_experiment(a.what[0], code) : typed(library, a, code);
  if (!e) return code;
  if (from_file) {
    if (e->asks != a.asks) return complain(fmt::format("{} asks for 'fyrd lab {}'", a.what[0], e->asks));
    if (!a.rules.empty() || !a.sides.empty() || !a.options.empty())
      return complain(fmt::format("{} has its own rules, sides and options; leave them out", a.what[0]));
  }
  if (!a.target.empty() && !take_target(a.target, *e)) return misuse;
  if (!a.scenarios.empty()) e->scenarios = a.scenarios;
  e->set.insert(e->set.end(), a.set.begin(), a.set.end());
  if (!a.players.empty()) e->players = a.players;
  if (a.seed) e->seed = *a.seed;
  if (a.rounds) e->rounds = *a.rounds;
  if (a.more) e->more = *a.more;
  if (a.less) e->less = *a.less;
  e->one_end = e->one_end || a.one_end, e->fixed = e->fixed || a.fixed, e->apart = e->apart || a.apart;
  if (e->more <= e->less)
    return complain(fmt::format("--more {:g} must be greater than --less {:g}", e->more, e->less));
  return run_experiment(library, std::move(*e), a.course);
}

}  // namespace fyrd::cli
