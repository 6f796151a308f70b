// fyrd warband new and check: a warband to begin with, and every problem of one at once.
#include "cli/commands/warband.h"

#include <fmt/format.h>

#include "cli/complaint.h"
#include "cli/files/file.h"
#include "cli/files/warband.h"
#include "cli/known.h"
#include "data/write.h"
#include "protocol/band.h"

namespace fyrd::cli {

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
