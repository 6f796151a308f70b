// Getting on a horse, off it, and being thrown from it.
#include "rulesets/nottingham/deeds/mount.h"

#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/table/thing.h"

namespace fyrd::nottingham {

namespace {

// clang-format off
constexpr Reason
    no_horse{"no_horse", "{by} touches no riderless horse there.", "NOT-161"},
    on_foot{"on_foot", "{by} is on foot.", "NOT-161"},
    no_room_beside{"no_room", "There is no room beside the horse.", "NOT-A89", cure::with_room};
// clang-format on

// Towards the middle of the table, so that a mirrored table gives the mirrored place.
int inner_side(const NottinghamBattle& b, Point at) { return 2 * at.x <= b.ground.width().units ? 1 : -1; }
Angle beside(const NottinghamBattle& b, const Figure& f) {
  return inner_side(b, f.at) > 0 ? f.facing + east : f.facing + west;
}

// NOT-A89 on foot and touching the horse, as near to a direction as there is room.
std::optional<Point> beside_horse(Here here, FigureId id, const Figure& rider, Angle toward) {
  const auto& [b, s] = here;
  const Stand its{b.bases[rider_base], rider.at, rider.facing};
  const Point horse = rider.at;
  const Shape his = placed(b.bases[foot_base], {}, s[id].facing);
  const Length height = s[id].elevation;
  for (int k = 0; k < 32; ++k) {
    const int turn = inner_side(b, horse) * (k % 2 ? 1 : -1) * ((k + 1) / 2) * 2048;
    const Angle way = toward + Angle{static_cast<std::uint16_t>(turn)};
    const Point p = horse + along(way, its.beside(his, b.bases[foot_base].inner, way) + touching);
    const Length there = surface(here, p, height), step = there > height ? there - height : height - there;
    if (step <= b.numbers.step && free_for(here, id, p, there) &&
        b.ground.step(disc(horse, {}), horse, p, walking_band(b, height, b.numbers.body_height)).free)
      return p;
  }
  return std::nullopt;
}

}  // namespace

void leave_horse(const NottinghamBattle& b, State& s, FigureId id, Point rider) {
  const Figure horse = s[id];
  s.man(id).mounted = false;
  settle(s, id);
  const Vec wish = rider - horse.at;
  const auto spot = beside_horse({b, s}, id, horse, wish.zero() ? beside(b, horse) : bearing(wish));
  s[id].at = spot.value_or(rider);
  s[id].elevation = surface({b, s}, s[id].at, horse.elevation);
  add_thing(s, {ThingKind::horse, nothing, 0, false, horse.at, horse.elevation, horse.facing});
  turn_to(b, s, id, s[id].facing);
}

void bring_horse(const NottinghamBattle& b, State& s, FigureId id) {
  const Figure& f = s[id];
  Thing horse{.kind = ThingKind::horse, .height = f.elevation, .facing = f.facing};
  const auto fits = [&](Point p) {
    horse.at = p;
    horse.height = surface({b, s}, p, f.elevation);
    return room_of(b, p, horse.height) < 0 && room_for({b, s}, horse);
  };
  const Length near = b.bases[rider_base].inner + b.bases[foot_base].inner + touching;
  for (int ring = 0; ring <= 96; ++ring) {  // in contact first, then a quarter of an inch further each time
    for (int k = 0; k < 32; ++k) {
      const int turn = inner_side(b, f.at) * (k % 2 ? 1 : -1) * ((k + 1) / 2) * 2048;
      const Angle way = beside(b, f) + Angle{static_cast<std::uint16_t>(turn)};
      if (!fits(f.at + along(way, near + inches(ring) / 4))) continue;
      add_thing(s, horse);
      return;
    }
  }
}

void unhorse(Now now, FigureId id, FigureId by, Point from) {
  const auto& [b, s, play] = now;
  Vec away = s[id].at - from;
  if (away.zero()) away = direction(s[id].facing);
  leave_horse(b, s, id, s[id].at + with_length(away, b.bases[rider_base].inner + b.bases[foot_base].inner));  // NOT-A88
  play.tell("unhorsed", "NOT-162", "{by} is struck from his horse.", {.by = id, .at = by});
  go_to_ground(now, id, by);
  if (!s[id].in_play()) return;
  const Tally sum = fall_tally(now, id, {});
  const int total = play.sum(d(6), {"NOT-162", "a fall from the horse", id, by}) + sum.total();
  if (fallen(b.numbers, total) == Fallen::out) put_out(now, id, by);  // the die can only make it worse
}

namespace {

// NOT-161 in heavy armour a one fails, unless he is trained for it.
bool clumsy(Now now, const Hand& hand) {
  const auto& [b, s, play] = now;
  if (!b.heavy(s, hand.by) || b.has(hand.by, Skill::mounted_charge_training)) return false;
  return mounts_badly(play.best(dice(hand.dice, 6), {"NOT-161", "in heavy armour", hand.by}));
}

}  // namespace

WhyNot may_mount(Here here, const Hand& hand, const Choice& c) {
  const Thing* horse = thing_at(here.s, c.number);
  if (horse && horse->kind == ThingKind::horse && !here.man(hand.by).mounted &&
      within(here, hand.by, *horse, here.b.numbers.contact))
    return {};
  return {&no_horse, hand.by};
}

void mount(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  const FigureId id = hand.by;
  if (clumsy(now, hand))
    return play.tell("mounting_failed", "NOT-161", "{by} does not get into the saddle.", {.by = id});
  Thing& horse = s.things[c.number];
  s.man(id).mounted = true;
  s[id].at = horse.at;
  s[id].elevation = horse.height;
  horse = {};
  settle(s, id);
  turn_to(b, s, id, s[id].facing);
  play.tell("mounted", "NOT-161", "{by} mounts.", {.by = id});
}

WhyNot may_dismount(Here here, const Hand& hand, const Choice&) {
  const FigureId id = hand.by;
  if (!here.man(id).mounted) return {&on_foot, id};
  State on_foot = here.s;
  on_foot.man(id).mounted = false;
  if (!beside_horse({here.b, on_foot}, id, here[id], beside(here.b, here[id]))) return {&no_room_beside, id};
  return {};
}

void dismount(Now now, Hand& hand, const Choice&) {
  const FigureId id = hand.by;
  const bool falls = clumsy(now, hand);
  leave_horse(now.b, now.s, id, now[id].at);  // NOT-A89 in contact: the nearest spot beside the horse
  now.play.tell("dismounted", "NOT-161", falls ? "{by} comes off his horse badly." : "{by} dismounts.", {.by = id});
  if (falls) go_to_ground(now, id);
}

}  // namespace fyrd::nottingham
