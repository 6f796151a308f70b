// Where a Hero may go with an action, and how he goes (STO-030, STO-055, STO-A27, STO-A35).
#include "rulesets/stormclouds/deeds/move.h"

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
  if (c.verb == A::move && act.ran && j.run() > Length{}) return in_words(here.b, {&has_run, id});
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

// A place in contact with something round, on his side of it.
Point beside(Here here, FigureId id, Disc what) {
  const Length apart = what.radius + here.b.radius(here[id]) + touching / 2;
  return here[id].at == what.at ? what.at + Vec{0, -apart.units} : toward(what.at, here[id].at, apart);
}

// Places worth going to: Villains, friends in need, objectives, hiding places' corners, and around.
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
    if (!(s.found >> i & 1))
      goal(beside(here, id, {cache.points[0], cache.radius}), [&] { return "to " + b.caches[i].name; });
  }
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
      return name + (runs ? " runs " : " moves ") + where();
    });
  };
  each_goal(here, id, [&](Point to, auto&& where) {
    const Path path = way_to(here, id, to, 2 * far);
    if (path.empty()) return;
    offer(A::move, path, where);
    if (distance(from, to) > far) return;
    offer(A::run, path, where);
    offer(A::run_on, path, where);
  });
  each_place(from, winds, {far, far / 2}, [&](Point to, Angle, Length way) {
    offer(A::move, straight(to), [&] { return measure_text(way, b.unit) + " " + compass(to - from); });
  });
  for (const Angle turn : {Angle{}, east, south, west}) {
    const Choice c{.verb = A::move, .facing = s[id].facing + turn, .path = straight(from)};
    options.offer(order, c, [&] { return name + " turns " + compass(direction(c.facing)); });
  }
  if (!has_action(s)) return;
  list_jumps(here, order, options);
  if (options.worded()) options.add(region(here, id, b.ways[s[id].base], far, bars(here, id)));
}

void explain_move(Here here, FigureId id, const Choice& c, Explanation& why) {
  const Journey j = journey_of(here, id, c);
  why.length = j.way;
  why.left = max(j.allowed - j.way, {});
  if (j.run() > Length{}) why.costs.push_back("A Run: " + std::to_string(run_cost(j.run())) + " Trauma (STO-055).");
  if (c.verb == A::jump && !(digs(c) & dig_own)) explain_roll(here, id, c, why);
}

}  // namespace fyrd::stormclouds
