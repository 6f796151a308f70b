// Reading simple.toml (MER-S-002 … MER-S-007).
#include "rulesets/merlin/simple/numbers.h"

#include "rulesets/scenario.h"

namespace fyrd::merlin::simple {

Numbers read_numbers(const data::Library& library, Unit unit, int percent, data::Problems& problems) {
  const data::Tree tree = library.tree("merlin/simple.toml", problems);
  const data::Node root = tree.root();
  root.only(problems, {"movement", "mounted_free", "bonus", "range"});
  root["bonus"].only(problems, {"two_to_one", "three_to_one", "each", "leader", "mounted", "charging", "crossbow"});
  root["range"].only(problems, {"longbow", "crossbow"});
  // MER-S-007 one factor for all lengths
  const auto length = [&](const data::Node& node) {
    return scaled(node.length(problems, unit, Length{}, inches(500)), percent);
  };
  const auto bonus = [&](const char* key) { return static_cast<int>(root["bonus"][key].whole(problems, -20, 20)); };
  Numbers n;
  n.movement = length(root["movement"]);
  n.mounted_free = static_cast<int>(root["mounted_free"].whole(problems, 0, 1));
  n.two_to_one = bonus("two_to_one"), n.three_to_one = bonus("three_to_one");
  n.each = static_cast<int>(root["bonus"]["each"].whole_or(problems, -20, 20, 1));
  n.leader = bonus("leader"), n.mounted = bonus("mounted"), n.charging = bonus("charging"),
  n.crossbow = bonus("crossbow");
  n.longbow_range = length(root["range"]["longbow"]);
  n.crossbow_range = length(root["range"]["crossbow"]);
  return n;
}

}  // namespace fyrd::merlin::simple
