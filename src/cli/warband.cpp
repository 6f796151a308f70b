// fyrd warband new, check and cost: a warband to begin with, every problem at once, and what it costs.
#include "cli/warband.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/files.h"
#include "cli/open.h"
#include "cli/records.h"
#include "cli/warbands.h"
#include "data/suggest.h"
#include "data/utf8.h"
#include "data/write.h"
#include "protocol/band.h"

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

int warband_new(const data::Library& library, const WarbandArguments& a) {
  const Ruleset* rules = known_rules(a.rules);
  if (rules == nullptr) return misuse;
  if (a.out != "-" && exists(a.out) && !a.force)
    return complain(a.out + " is there already; choose another name, or write over it with --force");
  const FormRules* built = form_rules(*rules);
  if (built == nullptr) return complain(fmt::format("{} has no warbands to build", rules->id()));
  protocol::Json band = protocol::new_band(built->form(library), name_lists(*rules, library));
  if (!a.from.empty()) {
    data::Problems problems;
    const data::Tree tree = read_warband(library, *rules, a.from, problems);
    if (!problems.empty()) return complain(problems);
    band = tree.to_json();
  }
  protocol::Json whole;
  whole["name"] = band["name"];
  whole["rules"] = protocol::Json::array({rules->id()});  // so that the file says what it is
  whole.update(band);
  if (const std::string error = write_file(a.out, data::to_toml(whole)); !error.empty()) return complain(error);
  if (a.out != "-")
    fmt::print("{} is there. Change it, and see what it comes to: fyrd warband show {}\n", a.out, a.out);
  return fine;
}

int warband_check(const data::Library& library, const WarbandArguments& a) {
  int code = fine;
  const auto found = muster(library, a.rules, a.file, code);
  if (!found) return code;
  data::Problems problems;
  const Bill bill = found->rules->check(library, found->tree, problems);
  for (const Bill::Item& item : bill.items) fmt::print("{:>6}  {}\n", item.points, item.what);
  if (!bill.items.empty()) fmt::print("{:>6}  in all\n", bill.total);
  if (!problems.empty()) return complain(problems, wrong);
  fmt::print("A good warband for {}.\n", found->rules->id());
  return fine;
}

}  // namespace fyrd::cli
