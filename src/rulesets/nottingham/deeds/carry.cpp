// Taking a load along, and setting it down.
#include "rulesets/nottingham/deeds/carry.h"

#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/opportunity.h"
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/table/thing.h"

namespace fyrd::nottingham {

namespace {

// clang-format off
constexpr Reason
    no_contact{"not_in_contact", "{by} does not touch it.", "NOT-070", cure::in_contact},
    not_touching_him{"not_in_contact", "{by} does not touch him.", "NOT-070", cure::in_contact},
    hand_full{"hands_full", "Leading her takes an empty hand.", "NOT-A28", cure::hands_free},
    hands_full{"hands_full", "Carrying it takes both hands.", "NOT-A28", cure::hands_free},
    two_carriers{"two_carriers", "The ram takes two, both with empty hands and touching it.", "NOT-X50"},
    not_fallen{"not_fallen", "{at} is not out of action.", "NOT-A91"},
    hands_full_of_him{"hands_full", "Carrying him takes both hands.", "NOT-A28", cure::hands_free};
// clang-format on

}  // namespace

WhyNot may_carry(Here here, const Hand& hand, const Choice& c) {
  const Thing* thing = thing_at(here.s, c.number);
  if (!thing || thing->kind == ThingKind::item || thing->kind == ThingKind::horse) return {&no_such_thing, hand.by};
  if (!within(here, hand.by, *thing, here.b.numbers.contact)) return {&no_contact, hand.by};
  // NOT-155, NOT-A28 both hands for what is heavy, one to lead the pig
  const Man& man = here.man(hand.by);
  if (thing->kind == ThingKind::pig ? !man.hand_empty() : !man.hands_empty())
    return {thing->kind == ThingKind::pig ? &hand_full : &hands_full, hand.by};
  if (thing->kind == ThingKind::heavy && thing->what == heavy_ram && other_carrier(here, hand.by, *thing).none())
    return {&two_carriers, hand.by};
  return {};
}

void carry(Now now, Hand& hand, const Choice& c) { run(now, hand, {.thing = static_cast<std::int8_t>(c.number)}); }

WhyNot may_drag(Here here, const Hand& hand, const Choice& c) {
  if (here[c.target].pose != Pose::out) return {&not_fallen, hand.by, c.target};
  if (!in_contact(here, hand.by, c.target)) return {&not_touching_him, hand.by, c.target};
  if (!here.man(hand.by).hands_empty()) return {&hands_full_of_him, hand.by, c.target};
  return {};
}

void drag(Now now, Hand& hand, const Choice& c) { run(now, hand, {.body = c.target}); }

Length load_slows(Here here, Load load) {
  if (load.thing < 0 || here.s.things[load.thing].kind != ThingKind::trunk) return {};
  return here.b.setting.pull;  // NOT-212
}

FigureId other_carrier(Here here, FigureId by, const Thing& thing) {
  const auto& [b, s] = here;
  for (FigureId id : everyone(s)) {
    if (id == by || s[id].pose != Pose::standing || !b.friends(s, by, id) || s.panics(id)) continue;
    const Man& man = s.man(id);
    if (man.mounted || man.hanging() || !man.hands_empty()) continue;
    if (within(here, id, thing, b.numbers.contact)) return id;
  }
  return nobody;
}

FigureId second_carrier(Here here, FigureId by, Load load) {
  if (load.thing < 0) return nobody;
  const Thing& thing = here.s.things[load.thing];
  return thing.kind == ThingKind::heavy && thing.what == heavy_ram ? other_carrier(here, by, thing) : nobody;
}

int ram_of(Here here, FigureId id) {
  if (!here.man(id).hands_empty() || here.man(id).mounted) return -1;
  for (int i = 0; i < max_things; ++i) {
    const Thing& thing = here.s.things[i];
    if (thing.kind != ThingKind::heavy || thing.what != heavy_ram || !within(here, id, thing, here.b.numbers.contact))
      continue;
    if (!other_carrier(here, id, thing).none()) return i;
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
void bring_along(Now now, FigureId mate, const Thing& ram, Angle back) {
  const auto& [b, s, play] = now;
  const Length room = bound(base_of(b, ram)).radius + b.bases[foot_base].inner;
  const auto spot = free_spot(now, mate, ram.at + along(back, room), ram.height, inches(1));
  if (!spot || *spot == s[mate].at) return;
  const Length height = surface(now, *spot, ram.height);
  if (!leave_areas(now, mate, {*spot, height}) || s[mate].pose != Pose::standing) return;
  const Point from = s[mate].at;
  s[mate].at = *spot;
  s[mate].elevation = height;
  turn_to(b, s, mate, s[mate].facing);
  s.man(mate).moved = true;
  const Path way = straight(*spot);
  play.tell("moved", "NOT-X50", "{by} comes along, {length} {way}.",
            {.by = mate, .length = distance(from, *spot), .from = from, .path = &way});
}

}  // namespace

void set_down(Now now, FigureId by, Load load, Stop stop, Point from, FigureId mate) {
  const auto& [b, s, play] = now;
  const Point here = stop.at;
  if (from == here) return;
  const Angle back = bearing(from - here);
  const Stand own = b.stand(s[by]);
  const Heights wall{stop.height + b.numbers.step, stop.height + b.numbers.body_height};
  if (!load.body.none()) {
    const Length half = bound(base_of(now, load.body)).radius;
    const auto put = [&](Angle a) { return here + along(a, own.beside(disc({}, half), half, a)); };
    const Angle way = where_behind(back, [&](Angle a) {
      const Point at = put(a);
      return b.ground.on_table(b.base(s[load.body], at)) && b.ground.step(disc(here, {}), here, at, wall).free;
    });
    s[load.body].at = put(way);
    s[load.body].elevation = surface(now, s[load.body].at, stop.height);
  } else {
    Thing& thing = s.things[load.thing];
    const Length half = thing.kind == ThingKind::trunk ? b.numbers.trunk_length / 2 : bound(base_of(b, thing)).radius;
    const auto put = [&](Angle a) {
      Thing moved = thing;
      moved.facing = bearing(-direction(a));
      moved.at = {};
      moved.at = here + along(a, own.beside(base_of(b, moved), half, a) + touching);
      moved.height = stop.height;
      moved.flag = true;  // NOT-210 led this turn
      return moved;
    };
    const Angle way = where_behind(back, [&](Angle a) {
      const Thing moved = put(a);
      return b.ground.step(disc(here, {}), here, moved.at, wall).free && room_for(now, moved, load.thing);
    });
    thing = put(way);
    if (!mate.none()) bring_along(now, mate, thing, way);
  }
  if (s[by].in_play() && !s.over()) goods_arrive(now, by, load);
}

}  // namespace fyrd::nottingham
