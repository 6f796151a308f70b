// fyrd warband new, check and cost: a warband to begin with, every problem at once, and what it costs.
#include "cli/warband.h"

#include <fmt/format.h>

#include "cli/files.h"
#include "cli/open.h"
#include "cli/warbands.h"
#include "data/write.h"
#include "protocol/band.h"

namespace fyrd::cli {

data::Tree read_warband(const data::Library& library, const Ruleset& rules, const std::string& file,
                        data::Problems& problems) {
  // The name of a warband that is there already will do as well.
  if (file != "-" && !exists(file) && file.find_first_of("/.") == std::string::npos)
    return warband_tree(rules, library, file, problems);
  return read_warband_file(file, problems);
}

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
    problems.add(file, json.fault().message);
    return {};
  }
  return data::Tree::from_json("", *json, problems);
}

std::optional<Mustered> muster(const data::Library& library, const WarbandArguments& a, int& code) {
  data::Problems problems;
  std::string id = a.rules;
  Mustered found;
  code = wrong;
  if (id.empty()) {
    if (a.file == "-" || exists(a.file)) found.tree = read_warband_file(a.file, problems);
    if (!problems.empty()) return complain(problems, wrong), std::nullopt;
    const data::Node own = found.tree.root()["rules"];
    data::Problems aside;
    const auto all = own.items(aside);
    if (!all.empty()) id = all[0].text(aside);
    if (id.empty()) {
      code = complain(a.file + " does not say which rules it is for; name them: --rules RULESET");
      return std::nullopt;
    }
  }
  found.rules = known_rules(id);
  if (found.rules == nullptr) {
    code = misuse;
    return std::nullopt;
  }
  if (!a.rules.empty()) found.tree = read_warband(library, *found.rules, a.file, problems);
  if (!problems.empty()) return complain(problems, wrong), std::nullopt;
  code = fine;
  return found;
}

int warband_new(const data::Library& library, const WarbandArguments& a) {
  const Ruleset* rules = known_rules(a.rules);
  if (rules == nullptr) return misuse;
  if (a.out != "-" && exists(a.out) && !a.force) return complain(a.out + " is there already; choose another name, or write over it with --force");
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
  if (a.out != "-") fmt::print("{} is there. Change it, and see what it comes to: fyrd warband show {}\n", a.out, a.out);
  return fine;
}

int warband_check(const data::Library& library, const WarbandArguments& a) {
  int code = fine;
  const auto found = muster(library, a, code);
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
