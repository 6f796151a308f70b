// Places in line, unique names, and nobody on top of anybody.
#include "rulesets/merlin/muster.h"

#include <algorithm>

namespace fyrd::merlin {

namespace {

// The k-th of n in a line, counted from the middle outward: 0, +1, −1, +2 … in half places.
int place_in_line(int k, int n) {
  const int step = (k + 1) / 2 * 2;
  return (k % 2 ? step : -step) + (n % 2 ? 0 : -1);
}

// Where the k-th of n troops of a zone stands: rows of as many as fit with elbow room, the first at the front edge.
Point standing_place(const Zone& zone, int k, int n, Length base, Length widest) {
  const bool across = between(zone.facing, north) <= 8192 || between(zone.facing, south) <= 8192;
  const int width = across ? zone.high.x - zone.low.x : zone.high.y - zone.low.y;
  const int elbow = widest.units + widest.units / 5;
  const int row_size = std::max(1, std::min(n, width / elbow));
  const int row = k / row_size;
  const int in_row = std::min(row_size, n - row * row_size);
  const int pitch = std::min(width / row_size, elbow + elbow / 2);
  const int along = place_in_line(k % row_size, in_row) * pitch / 2;
  const int back = base.units / 2 + row * elbow;

  const Vec ahead = direction(zone.facing);
  const Point middle = {(zone.low.x + zone.high.x) / 2, (zone.low.y + zone.high.y) / 2};
  if (across) return {middle.x + (ahead.y > 0 ? along : -along), ahead.y > 0 ? zone.high.y - back : zone.low.y + back};
  return {ahead.x > 0 ? zone.high.x - back : zone.low.x + back, middle.y + (ahead.x > 0 ? -along : along)};
}

std::string unique(const std::string& wish, const char* mark, const auto& taken) {
  std::string name = wish;
  while (taken(name)) name += mark;
  return name;
}

}  // namespace

std::vector<Troop> muster(Battle& battle, const Scenario& scenario, std::vector<Force> forces, Tabletop& start,
                          data::Problems& problems) {
  std::vector<Troop> all;
  if (forces.size() != scenario.zones.size()) {
    problems.add("sides", "the scenario is for " + std::to_string(scenario.zones.size()) + " sides, given were " +
                              std::to_string(forces.size()));
    return all;
  }
  const auto member_is = [&](auto part) {
    return [&battle, part](const std::string& wish) {
      return std::any_of(battle.members.begin(), battle.members.end(), [&](const Member& m) { return m.*part == wish; });
    };
  };
  const auto party_is = [&](auto part) {
    return [&battle, part](const std::string& wish) {
      return std::any_of(battle.parties.begin(), battle.parties.end(), [&](const Party& p) { return p.*part == wish; });
    };
  };
  start.side_count = static_cast<std::uint8_t>(forces.size());
  for (std::uint8_t i = 0; i < forces.size(); ++i) {
    Force& force = forces[i];
    const Zone& zone = scenario.zones[i];
    battle.parties.push_back({unique(force.id, "-2", party_is(&Party::id)), unique(force.name, " II", party_is(&Party::name))});
    const bool any_rider = std::any_of(force.troops.begin(), force.troops.end(), [](const Troop& t) { return t.profile.mounted(); });
    const Length widest = 2 * battle.bases[any_rider].radius;
    for (std::size_t k = 0; k < force.troops.size(); ++k) {
      Troop& troop = force.troops[k];
      if (start.figure_count == max_figures) {
        problems.add("sides", "a battle holds at most " + std::to_string(max_figures) + " figures");
        return all;
      }
      battle.members.push_back({unique(troop.id, "-2", member_is(&Member::id)), unique(troop.name, " II", member_is(&Member::name)),
                                Side{i}, troop.profile.name});
      Figure& figure = start.figures[start.figure_count++];
      figure.side = Side{i};
      figure.base = troop.profile.mounted();
      figure.at = troop.at ? *troop.at
                           : standing_place(zone, static_cast<int>(k), static_cast<int>(force.troops.size()),
                                            2 * battle.bases[figure.base].radius, widest);
      figure.facing = troop.facing.value_or(zone.facing);
      figure.elevation = battle.ground.elevation(figure.at);
      figure.pose = troop.out ? Pose::out : Pose::standing;
      all.push_back(std::move(troop));
    }
  }
  for (FigureId id : everyone(start)) {
    if (!start[id].in_play()) continue;
    const Shape base = battle.base(start[id]);
    if (!battle.ground.can_stand(base)) problems.add(battle[id].name, "cannot stand there: impassable ground or the table's edge");
    for (FigureId other : everyone(start)) {
      if (other < id && start[other].in_play() && overlap(base, battle.base(start[other])))
        problems.add(battle[id].name, "stands on the base of " + battle[other].name);
    }
  }
  return all;
}

}  // namespace fyrd::merlin
