// Before the first Turn (STO-081, STO-082, STO-A26, STO-A45, STO-A46).
#include "rulesets/stormclouds/turn/deploy.h"

#include <algorithm>

#include "core/events/narrate.h"
#include "rulesets/muster.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/place.h"

namespace fyrd::stormclouds {

namespace {

bool lies_across(const Zone& zone) { return runs_east(edge_behind(zone.facing)); }

}  // namespace

std::string EdgeOrder::prompt() const {
  return "From which edge do the Heroes come? The Villains have the opposite one.";
}

void EdgeOrder::list(Options& options) const {
  for (const Edge edge : b_.edges)
    options.add({.number = static_cast<std::int16_t>(edge)},
                [&] { return std::string("The ") + name_of(edge) + " edge"; });
}

Refusal EdgeOrder::refusal(const Choice&) const { return {"no_such_edge", "Nobody comes from there.", "STO-081"}; }

std::string DeployOrder::prompt() const { return "Where does " + here_.name(about) + " begin?"; }

Verdict DeployOrder::check(const Choice& c) const {
  static constexpr Reason one_place{"one_place", "Name one place.", "STO-081"};
  static constexpr Reason wrong_place{"wrong_place", "That is not where the Heroes begin.", "STO-081"};
  static constexpr Reason no_room{"no_room", "There is no room for {by} there.", "STO-081", cure::with_room};
  if (c.path.count != 1) return in_words(b_, {&one_place});
  const Point at = c.path.end();
  const int r = b_.radius(s_[about]).units;
  if (at.x - r < zone.low.x || at.y - r < zone.low.y || at.x + r > zone.high.x || at.y + r > zone.high.y)
    return in_words(b_, {&wrong_place});
  return free_place(here_, about, at) ? Verdict() : in_words(b_, {&no_room, about});
}

// Places in the zone, rows of them from its front, each from the middle outward.
template <class Each>
void DeployOrder::each_free_place(int most, Each&& each) const {
  const int r = b_.radius(s_[about]).units, pitch = units_per_inch;
  const bool across = lies_across(zone);
  const Point low = {zone.low.x + r, zone.low.y + r}, high = {zone.high.x - r, zone.high.y - r};
  const int wide = across ? high.x - low.x : high.y - low.y, deep = across ? high.y - low.y : high.x - low.x;
  const Vec ahead = direction(zone.facing);
  const bool rising = across ? ahead.y > 0 : ahead.x > 0;
  for (int back = 0; back <= deep; back += 2 * r + 100) {
    for (int k = 0; k * pitch <= wide; ++k) {
      const int step = (k + 1) / 2 * pitch, off = k % 2 ? step : -step;
      if (2 * step > wide) break;
      const int along = (across ? low.x : low.y) + wide / 2 + off;
      const int depth = rising ? (across ? high.y : high.x) - back : (across ? low.y : low.x) + back;
      const Choice c{.facing = zone.facing, .path = straight(across ? Point{along, depth} : Point{depth, along})};
      if (check(c)) continue;
      each(c);
      if (--most == 0) return;
    }
  }
}

void DeployOrder::list(Options& options) const {
  options.add(region_of(zone));
  each_free_place(24, [&](const Choice& c) {
    options.add(
        c, [&] { return here_.name(about) + " " + place_text(zone, c.path.end(), 2 * b_.radius(s_[about]), b_.unit); });
  });
}

Choice DeployOrder::quiet() const {
  Choice first;
  each_free_place(1, [&](const Choice& c) { first = c; });
  return first;
}

void begin_turn(const StormcloudsBattle& b, State& s) {
  for (FigureId id : everyone(s)) s.man(id).speed = static_cast<std::uint8_t>(stats({b, s}, id).speed);  // STO-A32
  s.phase = Phase::next;
}

namespace {

// For who lays them on a real table.
void tell_places(Now now) {
  const auto& [b, s, play] = now;
  const Objectives all = objectives(now);
  for (int i = 0; i < all.count; ++i) {
    const int which = all.loot[i];
    if (which >= 0) play.tell("laid", "STO-080", "{thing}.", {.thing = b.loot[which].lies.c_str()});
  }
  for (const Cache& cache : b.caches) play.tell("laid", "STO-035", "{thing}.", {.thing = cache.lies.c_str()});
}

}  // namespace

void choose_edge(Now now) {
  const auto& [b, s, play] = now;
  const bool needed =
      !b.edges.empty() && std::any_of(s.figures.begin(), s.figures.begin() + s.figure_count,
                                      [&](const Figure& f) { return f.side != b.villains && f.pose == Pose::away; });
  if (needed) {
    s.edge = play.ask(EdgeOrder(now));
    play.tell("edge_chosen", "STO-081", "The Heroes come from the {thing} edge.",
              {.side = Side{0}, .thing = name_of(s.edge)});
  }
  tell_places(now);
  s.phase = Phase::heroes;
}

void set_up_heroes(Now now) {
  const auto& [b, s, play] = now;
  for (FigureId id : everyone(s)) {
    if (!b.hero(id) || s[id].pose != Pose::away) continue;
    s.active = s[id].side;
    const DeployOrder order(now, id, b.edges.empty() ? b.zones[0] : edge_zone(b, s.edge, 2 * b.radius(s[id])));
    if (order.quiet().path.empty()) {  // no room at all: he does not come
      s[id].pose = Pose::out;
      return play.tell("stayed_away", "STO-081", "There is no room for {by}, who stays away.", {.by = id});
    }
    const Choice c = play.ask(order);
    put(b, s, id, c.path.end());
    s[id].facing = c.facing;
    s[id].pose = Pose::standing;
    play.tell("deployed", "STO-081", "{by} takes his place.", {.by = id, .side = s[id].side, .path = &c.path});
    return;
  }
  s.phase = Phase::villains;
}

namespace {

// STO-A46 the dearest card first, then as listed.
FigureId next_villain(Here here) {
  const auto& [b, s] = here;
  FigureId best = nobody;
  for (FigureId id : everyone(s)) {
    if (b.hero(id) || s[id].pose != Pose::away || s.newcomers.has(id)) continue;
    if (best.none() || b.card(s, id).points > b.card(s, best).points) best = id;
  }
  return best;
}

FigureId first_villain(Here here) {
  const auto& [b, s] = here;
  FigureId best = nobody;
  for (FigureId id : villains(here)) {
    if (best.none() || b.card(s, id).points > b.card(s, best).points) best = id;
  }
  return best;
}

// STO-A26 the nearest free spot on the line from one point through another, else around it.
Point free_on_line(Here here, FigureId id, Point first, Point wish) {
  constexpr Length pitch{units_per_inch / 10};
  const auto good = [&](Point p) { return free_place(here, id, p); };
  if (good(wish)) return wish;
  for (Length off = pitch; first != wish && off <= 12_in; off += pitch) {
    const Vec step = with_length(wish - first, off);
    if (good(wish - step)) return wish - step;
    if (good(wish + step)) return wish + step;
  }
  return search_around(here.b.ground, wish, 44_in, good).value_or(wish);
}

// STO-082, STO-A45
Point scattered(Now now, FigureId id) {
  const auto& [b, s, play] = now;
  const FigureId first = first_villain(now);
  const Edge edge = opposite(s.edge);
  if (first.none()) {
    const Point middle = edge_middle(b, edge, b.numbers.first);
    return free_on_line(now, id, edge_middle(b, edge, {}), middle);
  }
  const int far = play.sum(d(b.numbers.scatter), {"STO-082", "how far away", id});
  const int hour = play.sum(d(12), {"STO-082", "where it stands", id});
  const int turn = hour > 6 ? -((12 - hour) * 65536 / 12) : hour * 65536 / 12;
  const Angle way = inward(edge) + Angle{static_cast<std::uint16_t>(turn)};  // 12 towards the players
  const Point wish = s[first].at + along(way, inches(far) + b.radius(s[first]) + b.radius(s[id]));
  return free_on_line(now, id, s[first].at, wish);
}

Point middle_of_front(const Zone& zone) {
  const Point middle{(zone.low.x + zone.high.x) / 2, (zone.low.y + zone.high.y) / 2};
  const Vec ahead = direction(zone.facing);
  if (lies_across(zone)) return {middle.x, ahead.y > 0 ? zone.high.y : zone.low.y};
  return {ahead.x > 0 ? zone.high.x : zone.low.x, middle.y};
}

// STO-X18 In its zone: a loose line, the first in the middle, the others to the left or right.
Point lined_up(Now now, FigureId id) {
  const auto& [b, s, play] = now;
  int k = 0, n = 0;
  for (FigureId other : everyone(s)) {
    if (b.hero(other) || s.newcomers.has(other)) continue;
    k += s[other].in_play();
    ++n;
  }
  const Zone& zone = b.zones[1];
  const Point wish = place_in_line(zone, {3_in, 5_in}, k, n, 2 * b.radius(s[id]));
  const Point other = lies_across(zone) ? Point{zone.low.x + zone.high.x - wish.x, wish.y}
                                        : Point{wish.x, zone.low.y + zone.high.y - wish.y};
  const bool first = free_place(now, id, wish), second = free_place(now, id, other);
  if (wish == other) return free_on_line(now, id, wish, wish);
  if (first != second) return first ? wish : other;
  const bool left = play.sum(d(2), {"STO-X18", "left or right", id}) == 1;
  const Point chosen = left == (dot(wish - other, direction(zone.facing + west)) > 0) ? wish : other;
  return free_on_line(now, id, chosen, chosen);
}

}  // namespace

void set_up_villains(Now now) {
  const auto& [b, s, play] = now;
  const FigureId id = next_villain(now), first = first_villain(now);
  if (id.none()) {
    begin_turn(b, s);
    return play.tell("turn_began", "STO-020", "Turn {number}.", {.number = s.turn});
  }
  const Point at = b.scattered ? scattered(now, id) : lined_up(now, id);
  put(b, s, id, at);
  s[id].pose = Pose::standing;
  s[id].facing = b.scattered ? inward(opposite(s.edge)) : b.zones[1].facing;  // STO-A46
  const Path path = straight(at);
  if (first.none()) {
    const Point from = b.scattered ? edge_middle(b, opposite(s.edge), {}) : middle_of_front(b.zones[1]);
    return play.tell("deployed", "STO-082",
                     b.scattered ? "{by} stands {length} in from the middle of its edge and looks {thing}, as all of "
                                   "them will. Twelve o'clock is straight ahead of it."
                                 : "{by} stands {length} {way} of the middle of the front of the Villains' zone and "
                                   "looks {thing}, as all of them will.",
                     {.by = id,
                      .length = distance(from, at),
                      .side = b.villains,
                      .from = from,
                      .path = &path,
                      .thing = compass(direction(s[id].facing))});
  }
  const int hour =
      (static_cast<std::uint16_t>((bearing(at - s[first].at) - s[id].facing).turn + 65536 / 24) * 12 / 65536 + 11) %
          12 +
      1;
  play.tell(
      "deployed", "STO-082",
      b.scattered ? "{by} stands {length} {wind} of {at}, at {number} o'clock." : "{by} stands {length} {way} of {at}.",
      {.by = id,
       .at = first,
       .number = hour,
       .length = gap(now, id, first),
       .side = b.villains,
       .from = s[first].at,
       .path = &path});
}

}  // namespace fyrd::stormclouds
