// Reading people from a warband.
#include "rulesets/roster.h"

#include "rulesets/heading.h"
#include "rulesets/scenario.h"

namespace fyrd {

std::string id_from(std::string_view name) {
  std::string id;
  for (const char c : name) {
    const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if ((lower >= 'a' && lower <= 'z') || (lower >= '0' && lower <= '9')) {
      id += lower;
    } else if (!id.empty() && id.back() != '-') {
      id += '-';
    }
  }
  id = id.substr(0, 40);
  while (!id.empty() && id.back() == '-') id.pop_back();
  return id.empty() ? "figure" : id;
}

Start read_start(const data::Node& node, Unit unit, int percent, data::Problems& problems) {
  Start one;
  one.name = read_name(node["name"], 40, problems);
  one.id = node["id"].id_or(problems, id_from(one.name));
  if (node["at"].present()) one.at = scaled(node["at"].point(problems, unit), percent);
  if (node["facing"].present()) one.facing = node["facing"].bearing(problems);
  one.out = node["out"].flag_or(problems, false);
  return one;
}

}  // namespace fyrd
