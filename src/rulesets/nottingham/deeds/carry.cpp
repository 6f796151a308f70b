// Taking a load along, and setting it down.
#include "rulesets/nottingham/deeds/carry.h"

#include "rulesets/nottingham/deeds/opportunity.h"
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/table/thing.h"

namespace fyrd::nottingham {

Verdict may_carry(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice& c) {
  const Thing* thing = thing_at(s, c.number);
  if (!thing || thing->kind == ThingKind::item || thing->kind == ThingKind::horse) return no_such_thing();
  if (!within(b, s, hand.by, *thing, b.numbers.contact))
    return Refusal{"not_in_contact", b[hand.by].name + " does not touch it.", "NOT-070"};
  // NOT-155, NOT-A28 both hands for what is heavy, one to lead the pig
  const Man& man = s.man(hand.by);
  if (thing->kind == ThingKind::pig ? !man.hand_empty() : !man.hands_empty())
    return Refusal{"hands_full",
                   thing->kind == ThingKind::pig ? "Leading her takes an empty hand." : "Carrying it takes both hands.",
                   "NOT-A28"};
  if (thing->kind == ThingKind::heavy && thing->what == heavy_ram && other_carrier(b, s, hand.by, *thing).none())
    return Refusal{"two_carriers", "The ram takes two, both with empty hands and touching it.", "NOT-X50"};
  return {};
}

void carry(const NottinghamBattle& b, State& s, Play& play, Hand& hand, const Choice& c) {
  run(b, s, play, hand, {.thing = static_cast<std::int8_t>(c.number)});
}

Verdict may_drag(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice& c) {
  if (s[c.target].pose != Pose::out)
    return Refusal{"not_fallen", b[c.target].name + " is not out of action.", "NOT-A91"};
  if (!in_contact(b, s, hand.by, c.target))
    return Refusal{"not_in_contact", b[hand.by].name + " does not touch him.", "NOT-070"};
  if (!s.man(hand.by).hands_empty()) return Refusal{"hands_full", "Carrying him takes both hands.", "NOT-A28"};
  return {};
}

void drag(const NottinghamBattle& b, State& s, Play& play, Hand& hand, const Choice& c) {
  run(b, s, play, hand, {.body = c.target});
}

Length load_slows(const NottinghamBattle& b, const State& s, Load load) {
  if (load.thing < 0 || s.things[static_cast<std::size_t>(load.thing)].kind != ThingKind::trunk) return {};
  return b.setting.pull;  // NOT-212
}

FigureId other_carrier(const NottinghamBattle& b, const State& s, FigureId by, const Thing& thing) {
  for (FigureId id : everyone(s)) {
    if (id == by || s[id].pose != Pose::standing || !b.friends(s, by, id) || s.panics(id)) continue;
    const Man& man = s.man(id);
    if (man.mounted || man.hanging() || !man.hands_empty()) continue;
    if (within(b, s, id, thing, b.numbers.contact)) return id;
  }
  return nobody;
}

FigureId second_carrier(const NottinghamBattle& b, const State& s, FigureId by, Load load) {
  if (load.thing < 0) return nobody;
  const Thing& thing = s.things[static_cast<std::size_t>(load.thing)];
  return thing.kind == ThingKind::heavy && thing.what == heavy_ram ? other_carrier(b, s, by, thing) : nobody;
}

int ram_of(const NottinghamBattle& b, const State& s, FigureId id) {
  if (!s.man(id).hands_empty() || s.man(id).mounted) return -1;
  for (int i = 0; i < max_things; ++i) {
    const Thing& thing = s.things[static_cast<std::size_t>(i)];
    if (thing.kind != ThingKind::heavy || thing.what != heavy_ram || !within(b, s, id, thing, b.numbers.contact))
      continue;
    if (!other_carrier(b, s, id, thing).none()) return i;
  }
  return -1;
}

namespace {

// Straight behind him, or as nearly so as there is room.
template <class Fits>
Angle where_behind(Angle back, Fits&& fits) {
  for (int k = 0; k <= 24; ++k) {
    const Angle turn = degrees(15 * ((k + 1) / 2));
    const Angle way = k % 2 ? back + turn : back - turn;
    if (fits(way)) return way;
  }
  return back;
}

// NOT-X50 the second man comes along on the other side of the ram.
void bring_along(const NottinghamBattle& b, State& s, Play& play, FigureId mate, const Thing& ram, Angle back) {
  if (!leave_areas(b, s, play, mate) || s[mate].pose != Pose::standing) return;
  const Length room = bound(base_of(b, ram)).radius + b.bases[foot_base].radius;
  const auto spot = free_spot(b, s, mate, ram.at + along(back, room), ram.height, inches(1));
  if (!spot || *spot == s[mate].at) return;
  const Point from = s[mate].at;
  s[mate].at = *spot;
  s[mate].elevation = surface(b, s, *spot, ram.height);
  s.man(mate).moved = true;
  play.tell([&] {
    Event e;
    e.kind = "moved", e.rule = "NOT-X50", e.text = "{by} comes along, {length} {way}.";
    e.by = mate, e.from = from, e.path.add(*spot), e.length = distance(from, *spot);
    return e;
  });
}

}  // namespace

void set_down(const NottinghamBattle& b, State& s, Play& play, FigureId by, Load load, Stop stop, Point from,
              FigureId mate) {
  const Point here = stop.at;
  if (from == here) return;
  const Angle back = bearing(from - here);
  const Length own = b.bases[s[by].base].radius;
  const Heights wall{stop.height + b.numbers.step, stop.height + b.numbers.body_height};
  if (!load.body.none()) {
    const Length far = own + bound(base_of(b, s, load.body)).radius;
    const Angle way = where_behind(back, [&](Angle a) {
      const Point at = here + along(a, far);
      return b.ground.on_table(b.base(s[load.body], at)) && b.ground.step(disc(here, {}), here, at, wall).free;
    });
    s[load.body].at = here + along(way, far);
    s[load.body].elevation = surface(b, s, s[load.body].at, stop.height);
  } else {
    Thing& thing = s.things[static_cast<std::size_t>(load.thing)];
    const Length half = thing.kind == ThingKind::trunk ? b.numbers.trunk_length / 2 : bound(base_of(b, thing)).radius;
    const auto put = [&](Angle a) {
      Thing moved = thing;
      moved.at = here + along(a, own + half + touching);
      moved.height = stop.height;
      moved.facing = bearing(-direction(a));
      moved.flag = true;  // NOT-210 led this turn
      return moved;
    };
    const Angle way = where_behind(back, [&](Angle a) {
      const Thing moved = put(a);
      return b.ground.step(disc(here, {}), here, moved.at, wall).free && room_for(b, s, moved, load.thing);
    });
    thing = put(way);
    if (!mate.none()) bring_along(b, s, play, mate, thing, way);
  }
  if (s[by].in_play() && !s.over()) goods_arrive(b, s, play, by, load);
}

}  // namespace fyrd::nottingham
