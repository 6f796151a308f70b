// Where a Hero may go with an action, and how he goes (STO-030, STO-055, STO-A27, STO-A35).
#include "rulesets/stormclouds/deeds/move.h"

#include <algorithm>

#include "core/events/narrate.h"
#include "core/figures/places.h"
#include "rulesets/stormclouds/deeds/jump.h"
#include "rulesets/stormclouds/deeds/roll.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/ways/walk.h"

namespace fyrd::stormclouds {

namespace {

using A = ActionOrder;

constexpr int winds = 12;

Journey journey_of(Here here, FigureId id, const Choice& c) {
  const bool runs = c.verb == A::run || c.verb == A::run_on;
  return journey(here, id, c.path, c.verb == A::jump, runs ? Length{} : allowance(here, id));
}

}  // namespace

Verdict cannot_move(Here here, FigureId id, const Choice& c) {
  static constexpr Reason has_run{"ran", "{by} has run already.", "STO-A35"};
  static constexpr Reason no_action{"ran", "There is no action that he could run after.", "STO-A35"};
  const Activation& act = here.s.act;
  if (c.verb == A::run && act.ran) return in_words(here.b, {&has_run, id});
  if (c.verb == A::run_on && (!act.may_run_on || act.ran)) return in_words(here.b, {&no_action});
  const Journey j = journey_of(here, id, c);
  if (c.verb == A::jump) return cannot_jump(here, j, c);
  if (Verdict no = cannot_go(here, j)) return no;
  if (c.verb == A::move && act.ran && here.b.rulings.run_by_speed && j.run() > Length{})
    return in_words(here.b, {&has_run, id});
  return {};
}

void go(Now now, FigureId id, const Path& path, Angle facing, Length way, const char* rule) {
  const auto& [b, s, play] = now;
  const Point from = s[id].at;
  put(b, s, id, path.end());
  s[id].facing = facing;  // STO-A27
  s.man(id).turn.moved = true;
  if (from == path.end()) return play.tell("turned", rule, "{by} turns.", {.by = id});
  play.tell("moved", rule, flies(b, id) ? "{by} flies {length} {way}." : "{by} goes {length} {way}.",
            {.by = id, .length = way, .from = from, .path = &path});
}

void move(Now now, FigureId id, const Choice& c) {
  const Journey j = journey_of(now, id, c);
  owe(now.s, id, run_cost(j.run()));  // STO-055
  go(now, id, c.path, c.facing, j.way, "STO-030");
}

void run(Now now, FigureId id, const Choice& c) {
  const Journey j = journey_of(now, id, c);
  owe(now.s, id, run_cost(j.run()));
  go(now, id, c.path, c.facing, j.way, "STO-055");
}

Angle looks_from(Here here, FigureId id, Point at) {
  const FigureId foe = nearest(here, at, villains(here));
  if (!foe.none() && here[foe].at != at) return bearing(here[foe].at - at);
  return at == here[id].at ? here[id].facing : bearing(at - here[id].at);
}

namespace {

Point middle_of(const Shape& shape) {
  std::int64_t x = 0, y = 0;
  for (const Point corner : shape.corners()) x += corner.x, y += corner.y;
  return {static_cast<std::int32_t>(x / shape.count), static_cast<std::int32_t>(y / shape.count)};
}

// A place in contact with something round, on his side of it if there is room.
Point beside(Here here, FigureId id, Disc what) {
  const Length apart = what.radius + here.b.radius(here[id]) + touching / 2;
  const Angle near = here[id].at == what.at ? south : bearing(here[id].at - what.at);
  const auto spot = [&](int sixth) {
    return what.at + along(near + Angle{static_cast<std::uint16_t>(sixth * 65536 / 6)}, apart);
  };
  for (const int sixth : {0, 1, -1, 2, -2, 3}) {
    if (free_place(here, id, spot(sixth))) return spot(sixth);
  }
  return spot(0);
}

// Places worth going to: Villains, friends in need, objectives, hiding places, and what can be stood upon.
void each_goal(Here here, FigureId id, auto&& goal) {
  const auto& [b, s] = here;
  const auto somebody = [&](FigureId other) {
    if (!touch(here, id, other)) goal(beside(here, id, here.disc(other)), [&] { return "to " + here.name(other); });
  };
  for (FigureId v : villains(here)) somebody(v);
  for (FigureId h : heroes(here)) {
    if (h != id && wounded(s, h)) somebody(h);
  }
  const Objectives all = objectives(here);
  for (int i = 0; i < all.count; ++i) {
    const int which = all.loot[i];
    goal(beside(here, id, {all.shapes[i].points[0], all.shapes[i].radius}),
         [&] { return "to " + (which < 0 ? std::string("the cart") : b.loot[which].name); });
  }
  for (int i = 0; i < static_cast<int>(b.caches.size()); ++i) {
    const Shape cache = b.shape(b.caches[i]);
    if (!s.found.has(i))
      goal(beside(here, id, {cache.points[0], cache.radius}), [&] { return "to " + b.caches[i].name; });
  }
  for (const Piece& piece : b.ground.pieces()) {
    const Shape& top = piece.solid.shape;
    if (!piece.floor || piece.solid.top <= b.numbers.step || (piece.impassable && !flies(b, id))) continue;
    const Point middle = middle_of(top), rim = nearest(here.base(id), top).on_b;
    for (const Point to : {middle, toward(rim, middle, min(b.radius(s[id]), distance(rim, middle)))})
      goal(to, [&] { return "onto " + piece.name; });
  }
}

// A place on the table, or right beside it, where he can stand.
std::optional<Point> room_near(Here here, FigureId id, Point wish) {
  const Ground& ground = here.b.ground;
  const int r = here.b.radius(here[id]).units;
  const Point on_table{std::clamp(wish.x, r, ground.width().units - r),
                       std::clamp(wish.y, r, ground.depth().units - r)};
  return search_around(ground, on_table, 1_in, [&](Point p) { return free_place(here, id, p); });
}

Path way_to(Here here, FigureId id, Point to, Length limit) {
  const auto& [b, s] = here;
  if (flies(b, id)) return straight(to);
  const Ways::Way way = b.ways[s[id].base].find(s[id].at, to, limit, bases(here, bars(here, id)));
  return way.found ? way.path : Path{};
}

}  // namespace

void list_moves(Here here, const ActionOrder& order, Options& options) {
  const auto& [b, s] = here;
  const FigureId id = order.about;
  const Point from = s[id].at;
  const Length far = allowance(here, id);
  const std::string& name = here.name(id);
  const auto offer = [&](std::uint8_t verb, const Path& path, auto&& where) {
    const Choice c{.verb = verb, .facing = looks_from(here, id, path.end()), .path = path};
    options.offer(order, c, [&] {
      const bool runs = verb != A::move || journey_of(here, id, c).run() > Length{};
      return name + (runs ? " runs " : " moves ") + where() + (verb == A::run ? ", then acts" : "");
    });
  };
  const Length limit = b.rulings.run_by_speed ? 2 * far : longest;  // STO-A35 who pays for it goes farther than a Move
  const auto offer_all = [&](const Path& path, auto&& where) {
    if (path.empty()) return;
    for (const std::uint8_t verb : {A::move, A::run, A::run_on}) offer(verb, path, where);
  };
  each_goal(here, id, [&](Point to, auto&& where) { offer_all(way_to(here, id, to, limit), where); });
  each_place(from, winds, {8 * far, 4 * far, 2 * far, 3 * far / 2, far, far / 2}, [&](Point wish, Angle, Length way) {
    const auto to = way <= limit ? room_near(here, id, wish) : std::nullopt;
    if (!to || *to == from) return;
    const bool around = !flies(b, id) && obstruction(here, id, straight(*to), bars(here, id));  // something is between
    offer_all(around ? way_to(here, id, *to, limit) : straight(*to),
              [&] { return measure_text(distance(from, *to), b.unit) + " " + compass(*to - from); });
  });
  for (const Angle turn : {Angle{}, east, south, west}) {
    const Choice c{.verb = A::move, .facing = s[id].facing + turn, .path = straight(from)};
    options.offer(order, c, [&] { return name + " turns " + compass(direction(c.facing)); });
  }
  if (options.worded()) options.add(region(here, id, b.ways[s[id].base], far, bars(here, id)));
  if (has_action(s)) list_jumps(here, order, options);
}

void explain_move(Here here, FigureId id, const Choice& c, Explanation& why) {
  const Journey j = journey_of(here, id, c);
  why.length = j.way;
  why.left = max(j.allowed - j.way, {});
  if (j.run() > Length{}) why.costs.push_back("A Run: " + std::to_string(run_cost(j.run())) + " Trauma (STO-055).");
  if (c.verb == A::jump && !(digs(c) & dig_own)) explain_roll(here, id, c, why);
}

}  // namespace fyrd::stormclouds
