// What the plot asks of somebody: where to go and what to do there, for those nearest to it.
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

// Where he touches something, on his side of it.
Point beside(const NottinghamBattle& b, const State& s, FigureId id, const Shape& what) {
  const Length radius = b.bases[s[id].base].radius;
  const Nearest near = nearest(disc(s[id].at, radius), what);
  return near.on_b + with_length(s[id].at - near.on_b, radius + b.numbers.contact / 2);
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

bool is_goods(const NottinghamBattle& b, const State& s, FigureId id, const Thing& thing) {
  switch (b.plot) {
    case Plot::gingerbread: return thing.kind == ThingKind::pig && attacks(b, s, s[id].side);
    case Plot::trouble: return thing.kind == ThingKind::heavy && thing.what == heavy_cask;
    case Plot::christmas: {
      if (thing.kind != ThingKind::trunk) return false;
      const Zone& home = b.zones[s.band_of(id).zone];
      return thing.at.x < home.low.x || thing.at.x > home.high.x || thing.at.y < home.low.y || thing.at.y > home.high.y;
    }
    default: return false;
  }
}

}  // namespace

std::optional<Quick::Task> Quick::task(FigureId id) const {
  if (b_.plot == Plot::battle) return std::nullopt;
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

  for (int i = 0; i < max_things; ++i) {
    const Thing& thing = s_.things[static_cast<std::size_t>(i)];
    if (!is_goods(b_, s_, id, thing)) continue;
    Task t{.to = beside(b_, s_, id, base_of(b_, thing)), .deed = Act::carry, .number = i};
    if (within(b_, s_, id, thing, b_.numbers.contact)) t.then = at_edge(b_, home_edge(b_, s_, id), here, radius);
    offer(t, 1);
  }
  switch (b_.plot) {
    case Plot::christmas:
      for (int i = 0; i < static_cast<int>(b_.stage.pines.size()); ++i) {
        if (stands(b_, s_, i)) offer({.to = beside(b_, s_, id, pine_piece(b_, i).solid.shape), .deed = Act::chop, .number = i}, 2);
      }
      break;
    case Plot::gate:
      if (!attacks(b_, s_, side)) break;
      if (stands_open(s_.doors[static_cast<std::size_t>(b_.stage.gate)])) {
        offer({.to = at_edge(b_, edge_behind(b_.zones[1].facing), here, radius)}, max_figures);
      } else {
        offer({.to = beside(b_, s_, id, b_.doors[static_cast<std::size_t>(b_.stage.gate)].leaf.shape), .deed = Act::smash, .number = b_.stage.gate}, 3);
      }
      break;
    case Plot::deadly_desires: {
      const Edge far = edge_behind(b_.zones[1].facing);
      const FigureId leader = leader_of(b_, s_, first_defender(b_, s_));
      if (leader.none()) break;
      if (id == leader) {
        offer({.to = at_edge(b_, far, here, radius)}, max_figures);
      } else if (s_[leader].pose == Pose::out) {
        Task t{.to = beside(b_, s_, id, base_of(b_, s_, leader)), .deed = Act::drag, .target = leader};
        if (in_contact(b_, s_, id, leader)) t.then = at_edge(b_, attacks(b_, s_, side) ? opposite(far) : far, here, radius);
        offer(t, 1);
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
  if (duty.deed == Act::chop || duty.deed == Act::smash) take(duty.deed, duty.number, nobody, 30);
  if (duty.then && !take(duty.deed, duty.number, duty.target, 45) && why == "hands_full") {  // NOT-081 whatever he holds is dropped for it
    if (!take(Act::drop, 1, nobody, 45)) take(Act::drop, 0, nobody, 45);
  }
  return plan;
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
      if (!state_forbids(b_, s_, hand, deed) && !deeds()[static_cast<std::size_t>(deed)].may(b_, s_, hand, c)) plan.take(deed, 25, nobody, i);
    }
  }
  return plan;
}

}  // namespace fyrd::nottingham
