// What the plot asks of somebody: where to go and what to do there, for those nearest to it.
#include <cstdlib>

#include "rulesets/nottingham/door.h"
#include "rulesets/nottingham/pine.h"
#include "rulesets/nottingham/plot.h"
#include "rulesets/nottingham/quick.h"
#include "rulesets/nottingham/things.h"

namespace fyrd::nottingham {

namespace {

Point at_edge(const NottinghamBattle& b, Edge edge, Point from, Length radius) {
  switch (edge) {
    case Edge::south: return {from.x, radius.units};
    case Edge::north: return {from.x, (b.ground.depth() - radius).units};
    case Edge::west: return {radius.units, from.y};
    case Edge::east: break;
  }
  return {(b.ground.width() - radius).units, from.y};
}

Edge home_edge(const NottinghamBattle& b, const State& s, FigureId id) { return edge_behind(b.zones[s.band_of(id).zone].facing); }

// Where he touches something: on his side of it, or on the side towards somewhere.
Point beside(const NottinghamBattle& b, const State& s, FigureId id, const Shape& what, Point towards) {
  const Length radius = b.bases[s[id].base].radius;
  const Nearest near = nearest(disc(towards, radius), what);
  return near.on_b + with_length(towards - near.on_b, radius + b.numbers.contact / 2);
}

// The k-th of the places to either side of one at an edge.
Point aside(Point p, Edge edge, int k, Length apart) {
  const int off = (k % 2 ? 1 : -1) * ((k + 1) / 2) * apart.units;
  return edge == Edge::south || edge == Edge::north ? Point{p.x + off, p.y} : Point{p.x, p.y + off};
}

// Those of his side nearer to a place than he, who could go there as well.
int nearer_friends(const NottinghamBattle& b, const State& s, FigureId id, Point to) {
  const std::int64_t own = (s[id].at - to).squared();
  int count = 0;
  for (FigureId other : everyone(s)) {
    count += other != id && b.friends(s, id, other) && s[other].pose == Pose::standing && !s.panics(other) && (s[other].at - to).squared() < own;
  }
  return count;
}

bool contains(const Zone& zone, Point p) { return p.x >= zone.low.x && p.x <= zone.high.x && p.y >= zone.low.y && p.y <= zone.high.y; }

bool is_goods(const NottinghamBattle& b, const State& s, FigureId id, const Thing& thing) {
  switch (b.plot) {
    case Plot::gingerbread: return thing.kind == ThingKind::pig && attacks(b, s, s[id].side);
    case Plot::trouble: {
      if (thing.kind != ThingKind::heavy || thing.what != heavy_cask) return false;
      const int room = room_of(b, thing.at, thing.height);
      return room < 0 || !s.burning[static_cast<std::size_t>(room)];
    }
    case Plot::christmas: {  // but not those that others have brought home
      if (thing.kind != ThingKind::trunk) return false;
      for (const Zone& zone : b.zones) {
        if (contains(zone, thing.at)) return false;
      }
      return true;
    }
    default: return false;
  }
}

// NOT-153 what weapon or armour add to a smash.
int heft(const NottinghamBattle& b, const State& s, FigureId id) {
  const Item* worn = b.armour(s, id);
  int most = worn ? std::abs(worn->damage) : 0;
  for (const ItemId held : {s.man(id).in_right(), s.man(id).in_left()}) {
    if (!held.none() && b.item(held).weapon()) most = std::max(most, std::abs(b.item(held).damage));
  }
  return most;
}

}  // namespace

// Where he gets hold of something. It follows whoever has it: taken from the side of home it goes furthest.
Point Quick::hold_of(FigureId id, const Thing& thing, Point home) const {
  const Shape shape = base_of(b_, thing);
  const Point first = beside(b_, s_, id, shape, home);
  if (thing.kind == ThingKind::trunk || first == s_[id].at || home == thing.at) return first;
  for (int k = 0; k < 7; ++k) {
    const Angle side = bearing(home - thing.at) + degrees((k % 2 ? 1 : -1) * ((k + 1) / 2) * 45);
    const Point p = thing.at + along(side, bound(shape).radius + b_.bases[s_[id].base].radius + b_.numbers.contact / 2);
    if (free_for(b_, s_, id, p, thing.height)) return p;
  }
  return first;
}

// To an edge with a load: straight, where no fence and nobody is in the way.
Point Quick::clear_way(FigureId id, Edge edge) const {
  const Point straight = at_edge(b_, edge, s_[id].at, b_.bases[s_[id].base].radius);
  for (int k = 0; k < 7; ++k) {
    Path path;
    path.add(aside(straight, edge, k, b_.inch(2)));
    const Course way = course(b_, s_, id, path, Gait::run);
    if (way && way.obstacles == 0) return path.end();
  }
  return straight;
}

// Breaking in is for the strongest (NOT-153): straight at the door, or from a run-up where nothing less will do.
std::optional<Quick::Task> Quick::breach(FigureId id, int index) const {
  const Door& door = b_.doors[static_cast<std::size_t>(index)];
  const Shape& leaf = door.leaf.shape;
  const int own = heft(b_, s_, id);
  const auto far = [&](FigureId who) { return (s_[who].at - bound(leaf).at).squared(); };
  int before_him = 0;
  for (FigureId other : everyone(s_)) {
    if (other == id || !b_.friends(s_, id, other) || s_[other].pose != Pose::standing || s_.panics(other)) continue;
    const int others = heft(b_, s_, other);
    if (others > own || (others == own && far(other) < far(id) && ++before_him > 1)) return std::nullopt;
  }
  const Task now{.to = beside(b_, s_, id, leaf, s_[id].at), .deed = Act::smash, .number = index};
  if (own + door.smash + 1 < 0) return std::nullopt;
  const Length radius = b_.bases[s_[id].base].radius, run_up = b_.numbers.smash_run;
  const Length gap = nearest(disc(s_[id].at, radius), leaf).gap;
  if (gap < run_up ? own + door.smash > 0 || (gap < b_.inch() && s_.man(id).moved_now) : near_door(id, index)) return now;
  // To where the run-up begins, straight before the door.
  const Point middle = bound(leaf).at;
  const Vec out = inside_of(door, s_[id].at) ? door.inward : -door.inward;
  return Task{.to = middle + with_length(out, run_up + radius + b_.inch() / 2), .deed = Act::smash, .number = index};
}

std::optional<Quick::Task> Quick::task(FigureId id) const {
  if (b_.plot == Plot::battle || s_.man(id).mounted) return std::nullopt;
  const Side side = s_[id].side;
  const Length radius = b_.bases[s_[id].base].radius;
  const Point here = s_[id].at;
  std::optional<Task> best;
  std::int64_t least = 0;
  const auto offer = [&](const Task& t, int crowd) {
    const std::int64_t far = (t.to - here).squared();
    if ((best && far >= least) || nearer_friends(b_, s_, id, t.to) > crowd) return;
    best = t;
    least = far;
  };
  const auto go_to = [&](Edge edge) {  // or beside who is there already
    for (int k = 0; k < 9; ++k) {
      const Point p = aside(at_edge(b_, edge, here, radius), edge, k, b_.inch());
      if (p == here || free_for(b_, s_, id, p, {})) return p;
    }
    return at_edge(b_, edge, here, radius);
  };

  const Edge home = home_edge(b_, s_, id);
  const auto to_go = [&](const Thing& thing) { return gap_to(b_, home, base_of(b_, thing)); };
  Length nearest_home = longest;
  for (const Thing& thing : s_.things) {
    if (thing.kind != ThingKind::gone && is_goods(b_, s_, id, thing)) nearest_home = min(nearest_home, to_go(thing));
  }
  for (int i = 0; i < max_things; ++i) {
    const Thing& thing = s_.things[static_cast<std::size_t>(i)];
    if (thing.kind == ThingKind::gone || !is_goods(b_, s_, id, thing)) continue;
    Task t{.to = hold_of(id, thing, at_edge(b_, home, thing.at, radius)), .deed = Act::carry, .number = i};
    if (within(b_, s_, id, thing, b_.numbers.contact)) t.then = clear_way(id, home);
    // One after the other brings more home than all at once.
    const bool indoors = room_of(b_, thing.at, thing.height) >= 0;
    offer(t, indoors ? 1 : to_go(thing) == nearest_home ? 4 : 1);
  }
  switch (b_.plot) {
    case Plot::christmas:
      for (int i = 0; i < static_cast<int>(b_.stage.pines.size()); ++i) {
        if (stands(b_, s_, i) && !archer(id)) offer({.to = beside(b_, s_, id, pine_piece(b_, i).solid.shape, here), .deed = Act::chop, .number = i}, 1);
      }
      break;
    case Plot::trouble:
      if (const int room = room_of(b_, here, s_[id].elevation); room >= 0 && s_.burning[static_cast<std::size_t>(room)]) return Task{.to = go_to(home_edge(b_, s_, id))};
      break;
    case Plot::gate:
      if (!attacks(b_, s_, side)) break;
      if (stands_open(s_.doors[static_cast<std::size_t>(b_.stage.gate)])) offer({.to = go_to(edge_behind(b_.zones[1].facing))}, b_.numbers.gate_men + 1);
      else if (const auto t = breach(id, b_.stage.gate)) offer(*t, max_figures);
      break;
    case Plot::deadly_desires: {
      const Edge far = edge_behind(b_.zones[1].facing);
      const FigureId leader = leader_of(b_, s_, first_defender(b_, s_));
      if (leader.none()) break;
      if (id == leader) {
        offer({.to = go_to(far)}, max_figures);
      } else if (s_[leader].pose == Pose::out) {
        Task t{.to = beside(b_, s_, id, base_of(b_, s_, leader), here), .deed = Act::drag, .target = leader};
        if (in_contact(b_, s_, id, leader)) t.then = go_to(attacks(b_, s_, side) ? opposite(far) : far);
        offer(t, 1);
      } else if (attacks(b_, s_, side) && room_of(b_, s_[leader].at, s_[leader].elevation) >= 0) {
        for (int i = 0; i < static_cast<int>(b_.doors.size()); ++i) {
          if (b_.doors[static_cast<std::size_t>(i)].shutter || !barred(b_, s_, i)) continue;
          if (const auto t = breach(id, i)) offer(*t, max_figures);
        }
      }
      break;
    }
    default: break;
  }
  return best;
}

Quick::Plan Quick::errand(const Hand& hand, const Task& duty) const {
  Plan plan;
  std::string why;
  const auto take = [&](Act deed, int number, FigureId target, int gain) {
    Choice c;
    c.verb = static_cast<std::uint8_t>(deed);
    c.number = static_cast<std::int16_t>(number);
    c.target = target;
    Verdict no = state_forbids(b_, s_, hand, deed);
    if (!no) no = deeds()[c.verb].may(b_, s_, hand, c);
    why = no ? no->code : "";
    if (!no) plan = {c, gain};
    return !no;
  };
  if (duty.deed == Act::chop) take(duty.deed, duty.number, nobody, 30);
  if (duty.deed == Act::smash && can_smash(hand, duty.number)) take(duty.deed, duty.number, nobody, 40);
  if (duty.then && !take(duty.deed, duty.number, duty.target, 45) && why == "hands_full") {  // NOT-081 whatever he holds is dropped for it
    if (!take(Act::drop, 1, nobody, 45)) take(Act::drop, 0, nobody, 45);
  }
  return plan;
}

bool Quick::sealed(FigureId id) const {
  const int room = room_of(b_, s_[id].at, s_[id].elevation);
  if (room < 0) return false;
  for (std::size_t i = 0; i < b_.doors.size(); ++i) {
    if (b_.doors[i].room == room && !b_.doors[i].shutter && s_.doors[i] != DoorState::locked) return false;
  }
  return true;
}

bool Quick::near_door(FigureId id, int index) const {
  return within(base_of(b_, s_, id), b_.doors[static_cast<std::size_t>(index)].leaf.shape, activation_allowance(b_, s_, id) + b_.inch() * 9 / 10);
}

bool Quick::can_smash(const Hand& hand, int index) const {
  const Door& door = b_.doors[static_cast<std::size_t>(index)];
  return smash_tally(b_, s_, hand.by, door.leaf.shape, door.smash).total() + 6 >= b_.numbers.smash_target;
}

// A shut door on the way to somewhere.
Quick::Plan Quick::door_in_way(const Hand& hand, Point to) const {
  Plan plan;
  for (int i = 0; plan.gain == 0 && i < static_cast<int>(b_.doors.size()); ++i) {
    const Door& door = b_.doors[static_cast<std::size_t>(i)];
    if (door.shutter || stands_open(s_.doors[static_cast<std::size_t>(i)]) || !at_hand(b_, s_, hand.by, i)) continue;
    if (i == b_.stage.gate && defends(b_, s_, side_)) continue;
    const Point middle = bound(door.leaf.shape).at;
    if (dot(to - middle, s_[hand.by].at - middle) >= 0) continue;  // it does not part them
    Choice c;
    c.number = static_cast<std::int16_t>(i);
    for (const Act deed : {Act::open, Act::smash}) {
      if (deed == Act::smash && !can_smash(hand, i)) continue;
      if (!state_forbids(b_, s_, hand, deed) && !deeds()[static_cast<std::size_t>(deed)].may(b_, s_, hand, c)) plan.take(deed, 25, nobody, i);
    }
  }
  return plan;
}

}  // namespace fyrd::nottingham
