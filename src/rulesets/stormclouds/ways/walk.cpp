// What a way takes and what is in it (STO-030, STO-031, STO-055, STO-A15, STO-A17, STO-A30, STO-A35, STO-A36, STO-A40,
// STO-X16).
#include "rulesets/stormclouds/ways/walk.h"

#include <algorithm>

#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/place.h"

namespace fyrd::stormclouds {

Profile profile(const StormcloudsBattle& b, Point from, Point to) {
  std::array<Length, 24> bounds;
  int count = 0;
  const Length whole = distance(from, to);
  bounds[count++] = whole;
  b.ground.any(extent(from, to), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    if (!piece.floor && !piece.ramp) return false;
    const auto on = inside(piece.solid.shape, from, to);
    if (!on || count + 2 > static_cast<int>(bounds.size())) return false;
    bounds[count++] = on->from;
    bounds[count++] = on->to;
    return false;
  });
  Profile out;
  if (count == 1) {  // level ground
    out.parts[out.count++] = {whole, {}};
    return out;
  }
  std::sort(bounds.begin(), bounds.begin() + count);
  Length at;
  for (int i = 0; i < count && out.count < static_cast<int>(out.parts.size()); ++i) {
    const Length until = bounds[i];
    if (until <= at && !(i + 1 == count && out.count == 0)) continue;
    out.parts[out.count++] = {until, b.ground.elevation(toward(from, to, (at + until) / 2))};
    at = until;
  }
  return out;
}

Length way_cost(const StormcloudsBattle& b, Point from, const Path& path) {
  Length sum = length(from, path);
  Length level = b.ground.elevation(from);
  const auto climb = [&](Length to) {
    const Length rise = to < level ? level - to : to - level;
    if (rise > b.numbers.step) sum += rise;  // STO-030 steps are free; STO-A30 a climb takes its height
    level = to;
  };
  for (Point to : path.all()) {
    const Profile legs = profile(b, from, to);
    for (int i = 0; i < legs.count; ++i) climb(legs.parts[i].elevation);
    if (legs.count > 1) climb(b.ground.elevation(to));
    from = to;
  }
  return sum;
}

bool flies(const StormcloudsBattle& b, FigureId id) { return b.hero(id) && b.has(id, Ability::fly); }

FigureSet bars(Here here, FigureId id) {
  if (flies(here.b, id)) return {};  // STO-A40
  const Length high = 2 * here.b.numbers.step;
  return those(enemies(here, id), [&](FigureId enemy) {
    const Length apart = here[enemy].elevation - here[id].elevation;
    return apart <= high && -apart <= high;
  });
}

int run_cost(Length l) { return (l.units + units_per_inch - 1) / units_per_inch; }

namespace {

Length slant(Length across, Length down) {
  return {static_cast<std::int32_t>(square_root(across.squared() + down.squared()))};
}

Length drop(const StormcloudsBattle& b, Point from, Point to) {
  return b.ground.elevation(from) - b.ground.elevation(to);
}

}  // namespace

Length flight(const StormcloudsBattle& b, Point from, Point to) { return slant(distance(from, to), drop(b, from, to)); }

Length jump_length(Here here, FigureId id, Point from, Point to) {
  return slant(max(distance(from, to) - 2 * here.b.radius(here[id]), {}), drop(here.b, from, to));  // STO-A15
}

int jump_target(Here here, FigureId id, Point from, Point to) {
  return jump_length(here, id, from, to).units / units_per_inch;
}

Point jump_foot(const StormcloudsBattle& b, Point from, Point to) {
  const Profile air = profile(b, from, to);
  const Length level = b.ground.elevation(from);
  Length at;
  for (int i = 0; i < air.count; ++i) {
    const Profile::Part& part = air.parts[i];
    if (part.elevation + b.numbers.step < level) return toward(from, to, at);
    at = part.until;
  }
  return to;
}

Point take_off(const State& s, FigureId id, const Path& path) {
  return path.count > 1 ? path.points[path.count - 2] : s[id].at;
}

namespace {

Path all_but_last(const Path& path) {
  Path rest;
  for (int i = 0; i + 1 < path.count; ++i) rest.add(path.points[i]);
  return rest;
}

// Some of the ground between two places, the second included, is so …
template <class Is>
bool any_ground(const StormcloudsBattle& b, Point from, Point to, Is&& is) {
  const Profile air = profile(b, from, to);
  for (int i = 0; i < air.count; ++i) {
    if (is(air.parts[i].elevation)) return true;
  }
  return is(b.ground.elevation(to));
}

WhyNot cannot_land(Here here, const Journey& j) {
  static constexpr Reason fears_heights{"fears_heights", "{by} fears heights.", "STO-X16"};
  static constexpr Reason no_drop{"no_drop", "There is nothing to jump down from or across.", "STO-A15"};
  static constexpr Reason too_high{"too_high", "One jumps down or across, not up.", "STO-031"};
  static constexpr Reason blocked{"blocked", "Something stands in the way of that jump.", "STO-031", cure::way_around};
  const auto& [b, s] = here;
  const Point from = take_off(s, j.who, j.path), to = j.path.end();
  if (b.has(j.who, Issue::heights)) return {&fears_heights, j.who};
  const Length level = b.ground.elevation(from), step = b.numbers.step;
  if (!any_ground(b, from, to, [&](Length on) { return on + step < level; })) return {&no_drop};
  if (b.ground.elevation(to) > level + step) return {&too_high};
  const Heights air{min(level, b.ground.elevation(to)), longest};
  if (!b.ground.step(b.base(s[j.who], from), from, to, air).free ||
      any_ground(b, from, to, [&](Length on) { return on > level + step; }))
    return {&blocked};
  return {};
}

// STO-X14 who flies comes down on whatever has a top to stand on, be it shut to all others.
bool may_land(Here here, FigureId id, Point at) {
  const Length on = here.b.ground.elevation(at);
  const Shape base = here.b.base(here[id], at);
  if (!here.b.ground.can_stand(base, on > Length{} ? Heights{.low = on} : Heights{})) return false;
  return !any_of(others(here.s, id), [&](FigureId other) { return overlap(base, here.base(other)); });
}

// What keeps him from going there, however far it is.
WhyNot hindrance(Here here, const Journey& j) {
  static constexpr Reason no_room{"no_room", "There is no room for {by} there.", "STO-A40", cure::with_room};
  const auto in_the_way = [&](const Path& path) {
    return obstruction(here, j.who, path, bars(here, j.who)).by_rule("STO-A40");
  };
  const bool winged = flies(here.b, j.who);
  if (!winged && !j.jumps) return in_the_way(j.path);
  if (winged && j.path.end() == here[j.who].at) return {};
  if (!winged) {
    if (const WhyNot no = cannot_land(here, j)) return no;
    const Path rest = all_but_last(j.path);
    if (const WhyNot no = rest.empty() ? WhyNot{} : in_the_way(rest); no && !no.is(barred::no_room))
      return no;  // he does not stay where he takes off
  }
  const bool room = winged ? may_land(here, j.who, j.path.end()) : free_place(here, j.who, j.path.end());
  return room ? WhyNot{} : WhyNot{&no_room, j.who};
}

}  // namespace

// STO-A23 whom he touches costs him nothing
Journey journey(Here here, FigureId id, const Path& path, bool jumps, Length allowed) {
  const auto& [b, s] = here;
  Journey j{id, path, jumps, {}, allowed};
  if (flies(b, id))
    j.way = length(s[id].at, path);  // STO-X14
  else if (jumps)
    j.way = way_cost(b, s[id].at, all_but_last(path)) + flight(b, take_off(s, id, path), path.end());  // STO-A36
  else
    j.way = way_cost(b, s[id].at, path);
  return j;
}

Verdict cannot_go(Here here, const Journey& j) {
  const auto& [b, s] = here;
  const Length most = j.allowed + allowance(here, j.who);
  if (!b.rulings.run_by_speed || j.way <= most) return verdict(b, hindrance(here, j));  // STO-A35
  return Refusal{"too_far",
                 "That way takes " + measure_text(j.way, b.unit) + "; " + here.name(j.who) + " can go " +
                     measure_text(j.allowed, b.unit) + ", and run " + measure_text(most - j.allowed, b.unit) + ".",
                 "STO-A35"};
}

}  // namespace fyrd::stormclouds
