// Places in line, unique names, and nobody on top of anybody.
#include "rulesets/muster.h"

#include <algorithm>

#include "core/table/edge.h"

namespace fyrd {

namespace {

template <class T>
std::string unique(std::string wish, const char* mark, const std::vector<T>& all, std::string T::* part) {
  while (std::any_of(all.begin(), all.end(), [&](const T& one) { return one.*part == wish; })) wish += mark;
  return wish;
}

// The k-th of n in a line, counted from the middle outward: 0, +1, −1, +2 … in half places.
int from_the_middle(int k, int n) {
  const int step = (k + 1) / 2 * 2;
  return (k % 2 ? step : -step) + (n % 2 ? 0 : -1);
}

}  // namespace

Side enrol_party(Battle& battle, Tabletop& table, const std::string& id, const std::string& name) {
  battle.parties.push_back(
      {unique(id, "-2", battle.parties, &Party::id), unique(name, " II", battle.parties, &Party::name)});
  return Side{table.side_count++};
}

FigureId enrol(Battle& battle, Tabletop& table, Side side, const std::string& id, const std::string& name,
               const std::string& profile, data::Problems& problems) {
  if (table.figure_count == max_figures) {
    problems.add("sides", "a battle holds at most " + std::to_string(max_figures) + " figures");
    return nobody;
  }
  battle.members.push_back({unique(id, "-2", battle.members, &Member::id),
                            unique(name, " II", battle.members, &Member::name), side, profile});
  const FigureId figure{table.figure_count++};
  table[figure].side = side;
  return figure;
}

void take_place(const Battle& battle, Figure& figure, const Start& start, const Zone& zone, Point place) {
  figure.at = start.at.value_or(place);
  figure.facing = start.facing.value_or(zone.facing);
  figure.elevation = battle.ground.elevation(figure.at);
  figure.pose = start.out ? Pose::out : Pose::standing;
}

Point place_in_line(const Zone& zone, const Spacing& spacing, int k, int n, Length base) {
  const bool across = runs_east(edge_behind(zone.facing));
  const int width = across ? zone.high.x - zone.low.x : zone.high.y - zone.low.y;
  const int row_size = std::max(1, std::min(n, width / spacing.room.units));
  const int row = k / row_size;
  const int in_row = std::min(row_size, n - row * row_size);
  const int pitch = std::min(width / row_size, spacing.pitch.units);
  const int along = from_the_middle(k % row_size, in_row) * pitch / 2;
  const int back = base.units / 2 + row * spacing.room.units;

  const Vec ahead = direction(zone.facing);
  const Point middle = {(zone.low.x + zone.high.x) / 2, (zone.low.y + zone.high.y) / 2};
  if (across) return {middle.x + (ahead.y > 0 ? along : -along), ahead.y > 0 ? zone.high.y - back : zone.low.y + back};
  return {ahead.x > 0 ? zone.high.x - back : zone.low.x + back, middle.y + (ahead.x > 0 ? -along : along)};
}

std::string place_text(const Zone& zone, Point at, Length base, Unit unit) {
  const bool across = runs_east(edge_behind(zone.facing));
  const Vec ahead = direction(zone.facing);
  const bool rising = across ? ahead.y > 0 : ahead.x > 0;
  const int off = across ? at.x - (zone.low.x + zone.high.x) / 2 : (zone.low.y + zone.high.y) / 2 - at.y;
  const int right = rising ? off : -off;
  const int depth = across ? at.y : at.x, low = across ? zone.low.y : zone.low.x,
            high = across ? zone.high.y : zone.high.x;
  const Length back{(rising ? high - depth : depth - low) - base.units / 2};
  std::string text = "in the middle";
  if (right != 0)
    text = measure_text({std::abs(right)}, unit) + (right < 0 ? " left of the middle" : " right of the middle");
  return back.units > base.units / 2 ? text + ", " + measure_text(back, unit) + " back" : text;
}

Region region_of(const Zone& zone) {
  return {nobody, {{zone.low, {}, {zone.low, {zone.high.x, zone.low.y}, zone.high, {zone.low.x, zone.high.y}}}}};
}

void check_places(const Battle& battle, const Tabletop& table, data::Problems& problems) {
  for (FigureId id : everyone(table)) {
    if (!table[id].in_play()) continue;
    const Shape base = battle.base(table[id]);
    if (!battle.ground.can_stand(base))
      problems.add(battle[id].name, "cannot stand there: impassable ground or the table's edge");
    for (FigureId other : everyone(table)) {
      if (other < id && table[other].in_play() && overlap(base, battle.base(table[other])))
        problems.add(battle[id].name, "stands on the base of " + battle[other].name);
    }
  }
}

}  // namespace fyrd
