// What a way takes and what is in it (STO-030, STO-031, STO-055, STO-A15, STO-A17, STO-A30, STO-A35, STO-A36, STO-A40,
// STO-X16).
#include "rulesets/stormclouds/ways/walk.h"

#include <algorithm>

#include "rulesets/stormclouds/table/place.h"

namespace fyrd::stormclouds {

Profile profile(const StormcloudsBattle& b, Point from, Point to) {
  std::array<Length, 24> bounds;
  int count = 0;
  const Length whole = distance(from, to);
  bounds[static_cast<std::size_t>(count++)] = whole;
  b.ground.any(extent(from, to), [&](int i) {
    const Piece& piece = b.ground.pieces()[static_cast<std::size_t>(i)];
    if (!piece.floor && !piece.ramp) return false;
    const auto on = inside(piece.solid.shape, from, to);
    if (!on || count + 2 > static_cast<int>(bounds.size())) return false;
    bounds[static_cast<std::size_t>(count++)] = on->from;
    bounds[static_cast<std::size_t>(count++)] = on->to;
    return false;
  });
  Profile out;
  if (count == 1) {  // level ground
    out.parts[static_cast<std::size_t>(out.count++)] = {whole, {}};
    return out;
  }
  std::sort(bounds.begin(), bounds.begin() + count);
  Length at;
  for (int i = 0; i < count && out.count < static_cast<int>(out.parts.size()); ++i) {
    const Length until = bounds[static_cast<std::size_t>(i)];
    if (until <= at && !(i + 1 == count && out.count == 0)) continue;
    out.parts[static_cast<std::size_t>(out.count++)] = {until, b.ground.elevation(toward(from, to, (at + until) / 2))};
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
    for (int i = 0; i < legs.count; ++i) climb(legs.parts[static_cast<std::size_t>(i)].elevation);
    if (legs.count > 1) climb(b.ground.elevation(to));
    from = to;
  }
  return sum;
}

bool flies(const StormcloudsBattle& b, FigureId id) { return b.hero(id) && b.has(id, Ability::fly); }

FigureSet bars(const StormcloudsBattle& b, const State& s, FigureId id) {
  FigureSet set;
  if (flies(b, id)) return set;  // STO-A40
  for (FigureId enemy : enemies({b, s}, id)) {
    const Length apart = s[enemy].elevation - s[id].elevation;
    if (apart <= 2 * b.numbers.step && -apart <= 2 * b.numbers.step) set.add(enemy);
  }
  return set;
}

int run_cost(Length l) { return (l.units + units_per_inch - 1) / units_per_inch; }

Length jump_length(const StormcloudsBattle& b, Point from, Point to) {
  const Length down = b.ground.elevation(from) - b.ground.elevation(to);
  const std::int64_t squared = (to - from).squared() + down.squared();
  const std::int64_t root = square_root(squared);
  return {static_cast<std::int32_t>(root * root < squared ? root + 1 : root)};
}

int jump_target(const StormcloudsBattle& b, Point from, Point to) {
  return run_cost(jump_length(b, from, to));
}  // STO-A15

Point jump_foot(const StormcloudsBattle& b, Point from, Point to) {
  const Profile air = profile(b, from, to);
  const Length level = b.ground.elevation(from);
  Length at;
  for (int i = 0; i < air.count; ++i) {
    const Profile::Part& part = air.parts[static_cast<std::size_t>(i)];
    if (part.elevation + b.numbers.step < level) return toward(from, to, at);
    at = part.until;
  }
  return to;
}

Point take_off(const State& s, const Journey& j) {
  return j.path.count > 1 ? j.path.points[j.path.count - 2] : s[j.who].at;
}

namespace {

Path all_but_last(const Path& path) {
  Path rest;
  for (int i = 0; i + 1 < path.count; ++i) rest.add(path.points[static_cast<std::size_t>(i)]);
  return rest;
}

// There is something to jump off or over: ground more than a step below.
bool a_drop(const StormcloudsBattle& b, Point from, Point to) {
  const Length level = b.ground.elevation(from);
  const Profile air = profile(b, from, to);
  for (int i = 0; i < air.count; ++i) {
    if (air.parts[static_cast<std::size_t>(i)].elevation + b.numbers.step < level) return true;
  }
  return b.ground.elevation(to) + b.numbers.step < level;
}

Verdict cannot_jump(const StormcloudsBattle& b, const State& s, const Journey& j) {
  const Point from = take_off(s, j), to = j.path.end();
  if (b.has(j.who, Issue::heights)) return Refusal{"fears_heights", b[j.who].name + " fears heights.", "STO-X16"};
  if (!a_drop(b, from, to)) return Refusal{"no_drop", "There is nothing to jump down from or across.", "STO-A15"};
  if (b.ground.elevation(to) > b.ground.elevation(from) + b.numbers.step)
    return Refusal{"too_high", "One jumps down or across, not up.", "STO-031"};
  const Heights air{min(b.ground.elevation(from), b.ground.elevation(to)), longest};
  if (!b.ground.step(b.base(s[j.who], from), from, to, air).free)
    return Refusal{"blocked", "Something stands in the way of that jump.", "STO-031"};
  return {};
}

}  // namespace

// STO-A23 whom he touches costs him nothing
Journey journey(const StormcloudsBattle& b, const State& s, FigureId id, const Path& path, bool jumps, Length allowed) {
  Journey j{id, path, jumps, {}, allowed};
  if (flies(b, id))
    j.way = length(s[id].at, path);  // STO-X14
  else if (jumps)
    j.way = way_cost(b, s[id].at, all_but_last(path)) + jump_length(b, take_off(s, j), path.end());  // STO-A36
  else
    j.way = way_cost(b, s[id].at, path);
  return j;
}

Verdict cannot_go(const StormcloudsBattle& b, const State& s, const Journey& j, const char* rule) {
  const std::string& name = b[j.who].name;
  const Length most = j.allowed + (b.run_unlimited ? longest : allowance(b, s, j.who));  // STO-A35
  if (j.way > most)
    return Refusal{"too_far",
                   "That way takes " + measure_text(j.way, b.unit) + "; " + name + " can go " +
                       measure_text(j.allowed, b.unit) + ", and run " + measure_text(most - j.allowed, b.unit) + ".",
                   rule};
  if (flies(b, j.who)) {
    if (j.path.end() == s[j.who].at || free_place({b, s}, j.who, j.path.end())) return {};
    return Refusal{"no_room", "There is no room for " + name + " there.", "STO-A40"};
  }
  if (j.jumps) {
    if (Verdict no = cannot_jump(b, s, j)) return no;
    const Path rest = all_but_last(j.path);
    if (!rest.empty()) {
      const WhyNot no = obstruction({b, s}, j.who, rest, bars(b, s, j.who));
      if (no && !no.is(barred::no_room))  // he does not stay where he takes off
        return in_words(b, no.by_rule("STO-A40"));
    }
    if (!free_place({b, s}, j.who, j.path.end()))
      return Refusal{"no_room", "There is no room for " + name + " there.", "STO-A40"};
    return {};
  }
  return verdict(b, obstruction({b, s}, j.who, j.path, bars(b, s, j.who)).by_rule("STO-A40"));
}

}  // namespace fyrd::stormclouds
