// A force in line, riders with the room they need (MER-X02).
#include "rulesets/merlin/turn/muster.h"

#include <algorithm>

#include "rulesets/muster.h"

namespace fyrd::merlin {

std::vector<Troop> muster(Battle& battle, const Scenario& scenario, std::vector<Force> forces, Tabletop& start,
                          data::Problems& problems) {
  std::vector<Troop> all;
  if (forces.size() != scenario.zones.size()) {
    problems.add("sides", "the scenario is for " + std::to_string(scenario.zones.size()) + " sides, given were " +
                              std::to_string(forces.size()));
    return all;
  }
  for (Force& force : forces) {
    const Side side = enrol_party(battle, start, force.id, force.name);
    const Zone& zone = scenario.zones[side.index];
    const bool any_rider =
        std::any_of(force.troops.begin(), force.troops.end(), [](const Troop& t) { return t.profile.mounted(); });
    const Length widest = 2 * battle.bases[any_rider].radius, elbow = widest + widest / 5;
    const Spacing apart{elbow, elbow + elbow / 2};
    const int count = static_cast<int>(force.troops.size());
    for (int k = 0; k < count; ++k) {
      Troop& troop = force.troops[k];
      const FigureId id = enrol(battle, start, side, troop.id, troop.name, troop.profile.name, problems);
      if (id.none()) return all;
      start[id].base = troop.profile.mounted();
      take_place(battle, start[id], troop, zone, place_in_line(zone, apart, k, count, 2 * battle.radius(start[id])));
      all.push_back(std::move(troop));
    }
  }
  check_places(battle, start, problems);
  return all;
}

}  // namespace fyrd::merlin
