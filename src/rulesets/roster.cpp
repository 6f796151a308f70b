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

namespace {

void only(const data::Node& node, std::initializer_list<std::string_view> known, std::span<const std::string_view> more,
          data::Problems& problems) {
  std::vector<std::string_view> keys(more.begin(), more.end());
  keys.insert(keys.end(), known);
  node.only(problems, keys);
}

}  // namespace

void read_band(const data::Node& root, std::span<const std::string_view> more, Band& band, data::Problems& problems) {
  only(root, {"id", "name", "help", "rules"}, more, problems);
  root["help"].text_or(problems, "");
  band.name = read_name(root["name"], 60, problems);
  band.id = root["id"].id_or(problems, id_from(band.name));
}

void refuse_cost(const data::Node& root, const char* what, int cost, int allowed, const char* rule,
                 data::Problems& problems) {
  if (allowed > 0 && cost > allowed)
    root.refuse(problems, std::string(what) + " costs " + std::to_string(cost) + " points, and " +
                              std::to_string(allowed) + " are allowed (" + rule + ")");
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

Start read_start(const data::Node& node, std::span<const std::string_view> more, Unit unit, int percent,
                 data::Problems& problems) {
  only(node, {"id", "name", "at", "facing", "out"}, more, problems);
  return read_start(node, unit, percent, problems);
}

}  // namespace fyrd
