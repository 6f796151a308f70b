// fyrd warband check: a warband against the rules, every problem at once, and what it costs.
#include "cli/warband.h"

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/open.h"
#include "cli/warbands.h"
#include "protocol/json.h"

namespace fyrd::cli {

data::Tree read_warband(const data::Library& library, const Ruleset& rules, const std::string& file,
                        data::Problems& problems) {
  // The name of a warband that is there already will do as well.
  if (file != "-" && !exists(file) && file.find_first_of("/.") == std::string::npos)
    return warband_tree(rules, library, file, problems);
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

int warband_check(const data::Library& library, const std::string& ruleset, const std::string& file) {
  const Ruleset* r = known_rules(ruleset);
  if (r == nullptr) return misuse;
  data::Problems problems;
  const data::Tree tree = read_warband(library, *r, file, problems);
  if (!problems.empty()) return complain(problems, wrong);

  const Bill bill = r->check(library, tree, problems);
  for (const Bill::Item& item : bill.items) fmt::print("{:>6}  {}\n", item.points, item.what);
  if (!bill.items.empty()) fmt::print("{:>6}  in all\n", bill.total);
  if (!problems.empty()) return complain(problems, wrong);
  fmt::print("A good warband for {}.\n", r->id());
  return fine;
}

}  // namespace fyrd::cli
