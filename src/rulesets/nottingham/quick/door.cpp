// Doors in the way of an errand: opened, broken in, or left to the stronger.
#include "rulesets/nottingham/deeds/door.h"

#include <cstdlib>

#include "rulesets/nottingham/deeds/action.h"
#include "rulesets/nottingham/deeds/carry.h"
#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/plots/plot.h"
#include "rulesets/nottingham/quick/errand.h"
#include "rulesets/nottingham/quick/quick.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/door.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/table/thing.h"
#include "rulesets/nottingham/turn/dice.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

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
  if (gap < run_up ? own + door.smash > 0 || (gap < b_.inch() && s_.man(id).moved_now) : near_door(id, index))
    return now;
  // To where the run-up begins, straight before the door.
  const Point middle = bound(leaf).at;
  const Vec out = inside_of(door, s_[id].at) ? door.inward : -door.inward;
  return Task{.to = middle + with_length(out, run_up + radius + b_.inch() / 2), .deed = Act::smash, .number = index};
}

// NOT-X50 the first three who can neither shoot nor break the gate carry the ram there and swing it.
std::optional<Quick::Task> Quick::ram(FigureId id, int index) const {
  const auto carries = [&](FigureId who) {
    return fit(s_, who) && b_.warrior(who).profile.ranged < 3 && heft(b_, s_, who) < b_.numbers.ram &&
           b_.friends(s_, id, who);
  };
  int before_him = 0;
  for (FigureId other : everyone(s_)) before_him += other.index < id.index && carries(other);
  if (!carries(id) || before_him > 2) return std::nullopt;
  const Shape& leaf = b_.doors[static_cast<std::size_t>(index)].leaf.shape;
  if (ram_of(b_, s_, id) >= 0 && at_hand(b_, s_, id, index))
    return Task{.to = s_[id].at, .deed = Act::smash, .number = index};
  for (int i = 0; i < max_things; ++i) {
    const Thing& thing = s_.things[static_cast<std::size_t>(i)];
    if (thing.kind != ThingKind::heavy || thing.what != heavy_ram) continue;
    Task t{.to = hold_of(id, thing, beside(b_, s_, id, leaf, thing.at)).value_or(s_[id].at),
           .deed = Act::carry,
           .number = i};
    if (within(b_, s_, id, thing, b_.numbers.contact)) t.then = beside(b_, s_, id, leaf, s_[id].at);
    return t;
  }
  return std::nullopt;
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
  return within(base_of(b_, s_, id), b_.doors[static_cast<std::size_t>(index)].leaf.shape,
                activation_allowance(b_, s_, id) + b_.inch() * 9 / 10);
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
    if (i == b_.setting.gate && defends(b_, s_, side_)) continue;
    const Point middle = bound(door.leaf.shape).at;
    if (dot(to - middle, s_[hand.by].at - middle) >= 0) continue;  // it does not part them
    Choice c;
    c.number = static_cast<std::int16_t>(i);
    for (const Act deed : {Act::open, Act::smash}) {
      if (deed == Act::smash && !can_smash(hand, i)) continue;
      if (!state_forbids(b_, s_, hand, deed) && !deeds()[static_cast<std::size_t>(deed)].may(b_, s_, hand, c))
        plan.take(deed, 25, nobody, i);
    }
  }
  return plan;
}

}  // namespace fyrd::nottingham
