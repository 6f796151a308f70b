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
int heft(Here here, FigureId id) {
  const auto& [b, s] = here;
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
  const Door& door = here_.b.doors[index];
  const Shape& leaf = door.leaf.shape;
  const int own = heft(here_, id);
  const auto far = [&](FigureId who) { return (here_[who].at - bound(leaf).at).squared(); };
  int before_him = 0;
  for (FigureId other : everyone(here_.s)) {
    if (other == id || !here_.b.friends(here_.s, id, other) || here_[other].pose != Pose::standing ||
        here_.s.panics(other))
      continue;
    const int others = heft(here_, other);
    if (others > own || (others == own && far(other) < far(id) && ++before_him > 1)) return std::nullopt;
  }
  const Point middle = bound(leaf).at;
  const Vec out = inside_of(door, here_[id].at) ? door.inward : -door.inward;
  Point from = here_[id].at;
  if (index == here_.b.setting.gate)  // to one side of it: who has broken it is tired, and others want to get past him
    from = middle + with_length(out, here_.b.inch(2)) + with_length(turned(out, degrees(90)), here_.b.inch());
  const Task now{.to = beside(here_, id, leaf, from), .deed = Act::smash, .number = index};
  if (own + door.smash + 1 < 0) return std::nullopt;
  const Length radius = here_.b.inner(here_[id]), run_up = here_.b.numbers.smash_run;
  const Length gap = nearest(disc(here_[id].at, radius), leaf).gap;
  if (gap < run_up ? own + door.smash > 0 || (gap < here_.b.inch() && here_.man(id).moved_now) : near_door(id, index))
    return now;
  // To where the run-up begins, straight before the door.
  return Task{
      .to = middle + with_length(out, run_up + radius + here_.b.inch() / 2), .deed = Act::smash, .number = index};
}

// NOT-X50 the first three who can neither shoot nor break the gate carry the ram there and swing it.
std::optional<Quick::Task> Quick::ram(FigureId id, int index) const {
  const auto carries = [&](FigureId who) {
    return fit(here_.s, who) && here_.b.warrior(who).profile.ranged < 3 && heft(here_, who) < here_.b.numbers.ram &&
           here_.b.friends(here_.s, id, who);
  };
  int before_him = 0;
  for (FigureId other : everyone(here_.s)) before_him += other.index < id.index && carries(other);
  if (!carries(id) || before_him > 2) return std::nullopt;
  const Shape& leaf = here_.b.doors[index].leaf.shape;
  if (ram_of(here_, id) >= 0 && at_hand(here_, id, index))
    return Task{.to = here_[id].at, .deed = Act::smash, .number = index};
  for (int i = 0; i < max_things; ++i) {
    const Thing& thing = here_.s.things[i];
    if (thing.kind != ThingKind::heavy || thing.what != heavy_ram) continue;
    Task t{.to = hold_of(id, thing, beside(here_, id, leaf, thing.at)).value_or(here_[id].at),
           .deed = Act::carry,
           .number = i};
    if (within(here_, id, thing, here_.b.numbers.contact)) t.then = beside(here_, id, leaf, here_[id].at);
    return t;
  }
  return std::nullopt;
}

bool Quick::sealed(FigureId id) const {
  const int room = room_of(here_.b, here_[id].at, here_[id].elevation);
  if (room < 0) return false;
  for (std::size_t i = 0; i < here_.b.doors.size(); ++i) {
    if (here_.b.doors[i].room == room && !here_.b.doors[i].shutter && here_.s.doors[i] != DoorState::locked)
      return false;
  }
  return true;
}

bool Quick::near_door(FigureId id, int index) const {
  return within(base_of(here_, id), here_.b.doors[index].leaf.shape,
                activation_allowance(here_, id) + here_.b.inch() * 9 / 10);
}

bool Quick::can_smash(const Hand& hand, int index) const {
  const Door& door = here_.b.doors[index];
  constexpr int six = 6;  // the best that a die shows
  return here_.b.numbers.smash_target - smash_tally(here_, hand.by, door.leaf.shape, door.smash).total() <= six;
}

// A shut door on the way to somewhere.
Quick::Plan Quick::door_in_way(const Hand& hand, Point to) const {
  Plan plan;
  for (int i = 0; plan.gain == 0 && i < static_cast<int>(here_.b.doors.size()); ++i) {
    const Door& door = here_.b.doors[i];
    if (door.shutter || stands_open(here_.s.doors[i]) || !at_hand(here_, hand.by, i)) continue;
    if (i == here_.b.setting.gate && defends(here_, side_)) continue;
    const Point middle = bound(door.leaf.shape).at;
    if (dot(to - middle, here_[hand.by].at - middle) >= 0) continue;  // it does not part them
    const Choice c{.number = static_cast<std::int16_t>(i)};
    for (const Act deed : {Act::open, Act::smash}) {
      if (deed == Act::smash && !can_smash(hand, i)) continue;
      if (!state_forbids(here_, hand, deed) && !deeds()[static_cast<std::size_t>(deed)].may(here_, hand, c))
        plan.take(deed, 25, nobody, i);
    }
  }
  return plan;
}

}  // namespace fyrd::nottingham
