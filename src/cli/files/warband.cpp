// Reading warbands.
#include "cli/files/warband.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/complaint.h"
#include "cli/files/file.h"
#include "cli/files/record.h"
#include "cli/known.h"
#include "data/suggest.h"
#include "data/utf8.h"

namespace fyrd::cli {

namespace {

data::Tree read_warband_file(const std::string& file, data::Problems& problems) {
  std::string error;
  const std::optional<std::string> text = read_file(file, error);
  if (!text) {
    problems.add("", error);
    return {};
  }
  if (text->size() > data::Tree::max_bytes) {
    problems.add(file, "this is larger than 1 MiB");
    return {};
  }
  if (!file.ends_with(".json")) return data::Tree::parse_toml(file, *text, problems);
  const auto json = protocol::parse(*text);  // bounded in depth and keys, too
  if (!json) {
    const std::string broken = json.fault().code == "bad_json" ? break_of(*text) : "";
    problems.add(file, broken.empty() ? json.fault().message : broken);
    return {};
  }
  return data::Tree::from_json("", *json, problems);
}

data::Tree read(const data::Library& library, const Ruleset& rules, const std::string& band, data::Problems& problems) {
  return is_file(band) ? read_warband_file(band, problems) : warband_tree(rules, library, band, problems);
}

std::vector<std::string> rules_of(const data::Tree& band, data::Problems& problems) {
  std::vector<std::string> all;
  const data::Node root = band.root();
  for (const data::Node& item : root["rules"].items(problems)) all.push_back(item.text(problems));
  return all;
}

// The only ruleset that has a warband of that name; empty after a complaint.
std::string rules_with(const data::Library& library, const std::string& name) {
  std::vector<std::string> with, names;
  for (const Ruleset* rules : rulesets()) {
    for (const CatalogEntry& band : catalog(*rules, library).warbands) {
      if (band.id == name) with.push_back(rules->id());
      names.push_back(band.id);
    }
  }
  if (with.size() == 1) return with[0];
  if (with.empty())
    complain(fmt::format("no rules have a warband {}{}", data::quoted(name),
                         data::suggestion(name, std::vector<std::string_view>(names.begin(), names.end()))));
  else
    complain(fmt::format("{} have a warband '{}'; name one of them: --rules RULESET", fmt::join(with, ", "), name));
  return "";
}

}  // namespace

bool is_file(const std::string& band) { return band == "-" || band.find_first_of("/.") != std::string::npos; }

data::Tree read_warband(const data::Library& library, const Ruleset& rules, const std::string& band,
                        data::Problems& problems) {
  data::Tree tree = read(library, rules, band, problems);
  const std::vector<std::string> own = rules_of(tree, problems);
  if (!own.empty() && std::find(own.begin(), own.end(), rules.id()) == own.end())
    problems.add(band, fmt::format("this warband is for {}, not for {}", fmt::join(own, ", "), rules.id()));
  return tree;
}

std::optional<Mustered> muster(const data::Library& library, const std::string& rules, const std::string& band,
                               int& code) {
  data::Problems problems;
  Mustered found;
  std::string id = rules;
  code = misuse;
  if (id.empty() && is_file(band)) {
    found.tree = read_warband_file(band, problems);
    const std::vector<std::string> own = rules_of(found.tree, problems);
    if (!problems.empty()) return code = complain(problems, wrong), std::nullopt;
    if (own.empty())
      return complain(band + " does not say which rules it is for; name them: --rules RULESET"), std::nullopt;
    id = own[0];
  } else if (id.empty()) {
    id = rules_with(library, band);
    if (id.empty()) return std::nullopt;
  }
  found.rules = known_rules(id);
  if (found.rules == nullptr) return std::nullopt;
  if (!rules.empty() || !is_file(band)) found.tree = read(library, *found.rules, band, problems);
  if (!problems.empty()) return code = complain(problems, wrong), std::nullopt;
  code = fine;
  return found;
}

}  // namespace fyrd::cli
