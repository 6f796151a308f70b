// Reading data/value/<ruleset>.toml.
#include "rulesets/value.h"

#include "rulesets/roster.h"

namespace fyrd {

Value read_value(const Ruleset& rules, const data::Library& library, std::string_view scenario,
                 data::Problems& problems) {
  const std::string path = "value/" + std::string(rules.id()) + ".toml";
  if (!library.find(path)) return plain_value();
  const data::Tree tree = library.tree(path, problems);
  data::Node node = tree.root()[id_from(scenario)];
  if (!node.present()) node = tree.root()["any"];
  constexpr int most = 1'000'000;
  Value value;
  value.turns = static_cast<int>(node["turns"].whole(problems, 1, 1000));
  for (const data::Node& side : node["sides"].items(problems, 0, max_sides))
    value.sides.push_back(static_cast<int>(side.whole(problems, -most, most)));
  for (const auto& [of, weight] : node["weights"].entries(problems)) {
    const std::vector<data::Node> ends = weight.items(problems, 2, 2);
    if (ends.size() == 2)
      value.weights.push_back({of, static_cast<int>(ends[0].whole(problems, -most, most)),
                               static_cast<int>(ends[1].whole(problems, -most, most))});
  }
  return value;
}

}  // namespace fyrd
