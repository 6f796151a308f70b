// Ways up to an enemy past everybody and everything (MER-S-A13).
#include "rulesets/merlin/ways/walk.h"

namespace fyrd::merlin {

Path way_into(Here here, FigureId id, FigureId enemy, Length apart, Length most) {
  const Point from = here[id].at, goal = here[enemy].at;
  const Length far = here.b.radius(here[id]) + here.b.radius(here[enemy]) + apart;
  if (distance(from, goal) - far > most || goal == from) return {};
  const Angle back = bearing(from - goal);
  static constexpr int around[] = {0, 5461, -5461, 10923, -10923, 21845, -21845};
  const auto place = [&](int turn) { return goal + along({static_cast<std::uint16_t>(back.turn + turn)}, far); };
  const auto good = [&](const Path& path) { return length(from, path) <= most && !obstruction(here, id, path); };
  for (const int turn : around) {
    if (const Path path = straight(place(turn)); path.end() != from && good(path)) return path;
  }
  std::vector<Shape> others;
  for (FigureId e : enemies(here, id)) others.push_back(here.base(e));
  for (const int turn : around) {
    if (!free_place(here, id, place(turn))) continue;
    const auto way = here.b.ways[here[id].base].find(from, place(turn), most, others);
    if (way.found && good(way.path)) return way.path;
  }
  return {};
}

Path way_to(Here here, FigureId id, Point to, Length most) {
  const Point from = here[id].at;
  if (to == from || !free_place(here, id, to)) return {};
  const auto good = [&](const Path& path) { return length(from, path) <= most && !obstruction(here, id, path); };
  if (const Path path = straight(to); good(path)) return path;
  std::vector<Shape> others;
  for (FigureId e : enemies(here, id)) others.push_back(here.base(e));
  const auto way = here.b.ways[here[id].base].find(from, to, most, others);
  return way.found && good(way.path) ? way.path : Path{};
}

}  // namespace fyrd::merlin
