// Opening, closing, locking and smashing; in and out by windows and thatch.
#include "rulesets/nottingham/deeds/door.h"

#include <cstdlib>

#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/carry.h"
#include "rulesets/nottingham/deeds/opportunity.h"
#include "rulesets/nottingham/deeds/sum.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/door.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/ways/toss.h"

namespace fyrd::nottingham {

namespace {

// clang-format off
constexpr Reason
    no_such_door{"no_such_door", "There is no such door.", "NOT-153"},
    too_far_off{"out_of_reach", "{by} is not close enough to {thing}.", "NOT-153"},
    open_already{"open", "{thing} is open.", "NOT-153"},
    barricaded{"blocked", "Something heavy stands against {thing}.", "NOT-A93"},
    is_locked{"locked", "{thing} is locked.", "NOT-153"},
    not_open{"not_open", "{thing} is not open.", "NOT-A93"},
    in_the_way{"in_the_way", "{at} is in the way.", "NOT-A93"},
    not_closed{"not_closed", "{thing} is not closed.", "NOT-A93"},
    outside{"outside", "{thing} is locked from the inside only.", "NOT-A93"},
    not_locked{"not_locked", "{thing} is not locked.", "NOT-153"},
    no_window{"no_window", "There is no such window.", "NOT-154"},
    shut{"shut", "The shutter is closed.", "NOT-154"},
    no_contact{"not_in_contact", "{by} does not touch the window.", "NOT-A93", cure::in_contact},
    no_room_behind{"no_room", "There is no room behind the window.", "NOT-A93", cure::with_room},
    no_thatch{"no_thatch", "{by} stands on no thatched roof.", "NOT-154"};
// clang-format on

const Door* door_at(const NottinghamBattle& b, int index) {
  return index < 0 || index >= static_cast<int>(b.doors.size()) ? nullptr : &b.doors[index];
}

WhyNot of_door(const Reason& no, const Door& door) { return {.reason = &no, .thing = door.name.c_str()}; }

// What every handling of a door needs: that it is there and near.
WhyNot out_of_hand(Here here, FigureId id, int index) {
  const Door* door = door_at(here.b, index);
  if (!door) return {&no_such_door, id};
  if (!at_hand(here, id, index)) return {.reason = &too_far_off, .by = id, .thing = door->name.c_str()};
  return {};
}

}  // namespace

WhyNot may_open(Here here, const Hand& hand, const Choice& c) {
  if (const WhyNot no = out_of_hand(here, hand.by, c.number)) return no;
  const Door& door = here.b.doors[c.number];
  const DoorState state = here.s.doors[c.number];
  if (stands_open(state)) return of_door(open_already, door);
  if (blocked(here, c.number)) return of_door(barricaded, door);
  if (state == DoorState::locked && !inside_of(door, here[hand.by].at)) return of_door(is_locked, door);
  return {};
}

void open_door(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  const Door& door = b.doors[c.number];
  if (s.doors[c.number] == DoorState::locked && door.bars > 1 && ++s.unbarred < door.bars)  // NOT-X50
    return play.tell("unbarring", "NOT-X50", "{by} draws a bar of the gate.", {.by = hand.by, .number = c.number});
  s.doors[c.number] = DoorState::open;
  play.tell("opened", "NOT-153", "{by} opens a door.", {.by = hand.by, .number = c.number});
}

WhyNot may_close(Here here, const Hand& hand, const Choice& c) {
  const auto& [b, s] = here;
  if (const WhyNot no = out_of_hand(here, hand.by, c.number)) return no;
  const Door& door = b.doors[c.number];
  if (s.doors[c.number] != DoorState::open) return of_door(not_open, door);
  for (FigureId id : everyone(s)) {
    if (s[id].pose != Pose::away && overlap(base_of(here, id), door.leaf.shape)) return {&in_the_way, hand.by, id};
  }
  return {};
}

void close_door(Now now, Hand& hand, const Choice& c) {
  now.s.doors[c.number] = DoorState::closed;
  now.play.tell("closed", "NOT-A93", "{by} closes a door.", {.by = hand.by, .number = c.number});
}

WhyNot may_lock(Here here, const Hand& hand, const Choice& c) {
  if (const WhyNot no = out_of_hand(here, hand.by, c.number)) return no;
  const Door& door = here.b.doors[c.number];
  if (here.s.doors[c.number] != DoorState::closed) return of_door(not_closed, door);
  if (!inside_of(door, here[hand.by].at)) return of_door(outside, door);
  return {};
}

void lock_door(Now now, Hand& hand, const Choice& c) {
  now.s.doors[c.number] = DoorState::locked;
  now.s.unbarred = 0;
  now.play.tell("locked", "NOT-A93", "{by} locks a door.", {.by = hand.by, .number = c.number});
}

Tally smash_tally(Here here, FigureId id, const Shape& what, int door_bonus) {
  const auto& [b, s] = here;
  const Man& man = s.man(id);
  SmashFacts facts{.who = id,
                   .bound = man.bound(),
                   .run_up = man.moved_now && nearest(disc(man.began, b.inner(s[id])), what).gap >=
                                                  b.numbers.smash_run,  // when his activation began
                   .ram = ram_of(here, id) >= 0,
                   .door = door_bonus};
  if (const Item* worn = b.armour(s, id)) facts.weight = std::abs(worn->damage);
  for (const ItemId held : {man.in_right(), man.in_left()}) {
    if (!held.none() && b.item(held).weapon()) facts.weight = std::max(facts.weight, std::abs(b.item(held).damage));
  }
  return smash_tally(b.numbers, facts);
}

WhyNot may_smash(Here here, const Hand& hand, const Choice& c) {
  if (const WhyNot no = out_of_hand(here, hand.by, c.number)) return no;
  if (!barred(here, c.number)) return of_door(not_locked, here.b.doors[c.number]);
  return {};
}

void smash(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  const Door& door = b.doors[c.number];
  const Tally sum = smash_tally(now, hand.by, door.leaf.shape, door.smash);
  const int total = play.best(dice(hand.dice, 6), {"NOT-153", "smashing", hand.by}) + sum.total();
  const bool broken = total >= b.numbers.smash_target;  // NOT-A30
  if (broken) s.doors[c.number] = DoorState::smashed;
  play.tell(broken ? "smashed" : "held", "NOT-153",
            broken ? "{by} smashes a door: {number}." : "The door holds against {by}: {number}.",
            {.by = hand.by, .number = total, .other = c.number, .tally = &sum});
}

namespace {

// NOT-A93 in contact on the other side of a window.
std::optional<Point> beyond(Here here, FigureId id, const Door& window) {
  const Point sill = bound(window.leaf.shape).at;
  const Vec out = window.inward.zero()             ? sill - here[id].at
                  : inside_of(window, here[id].at) ? -window.inward
                                                   : window.inward;
  const Point wish =
      sill + with_length(out, here.b.bases[foot_base].inner + here.b.inch() / 10 + here.b.numbers.contact / 2);
  if (free_for(here, id, wish, here[id].elevation)) return wish;
  return std::nullopt;
}

}  // namespace

Spot through_window(Here here, FigureId id, int window) {
  const Figure& f = here[id];
  const Door* way = door_at(here.b, window);
  const Point to = way ? beyond(here, id, *way).value_or(f.at) : f.at;
  return {to, surface(here, to, f.elevation)};
}

WhyNot may_use_window(Here here, const Hand& hand, const Choice& c) {
  const auto& [b, s] = here;
  const Door* window = door_at(b, c.number);
  if (!window || !window->shutter) return {&no_window, hand.by};
  if (!stands_open(s.doors[c.number])) return {&shut, hand.by};
  if (!within(base_of(here, hand.by), window->leaf.shape, b.numbers.contact)) return {&no_contact, hand.by};
  if (!beyond(here, hand.by, *window)) return {&no_room_behind, hand.by};
  return {};
}

void use_window(Now now, Hand& hand, const Choice& c) {
  const FigureId id = hand.by;
  const auto place = beyond(now, id, now.b.doors[c.number]);
  if (!leave_areas(now, id, through_window(now, id, c.number)) || !place) return;  // NOT-A81
  now[id].at = *place;
  now[id].elevation = surface(now, *place, now[id].elevation);
  turn_to(now.b, now.s, id, c.facing);
  now.man(id).moved = now.man(id).moved_now = true;
  now.play.tell("through_window", "NOT-154", "{by} climbs through the window.", {.by = id});
}

namespace {

const Piece* thatch_under(Here here, FigureId id) {
  for (const Piece& piece : here.b.ground.pieces()) {
    if (here.b.trait(piece).thatch && piece.solid.top == here[id].elevation && contains(piece.solid.shape, here[id].at))
      return &piece;
  }
  return nullptr;
}

}  // namespace

Spot through_thatch(Here here, FigureId id) {
  const Landing foot = landing(here, id, here[id].at, here[id].elevation);
  return {foot.at, foot.height};
}

WhyNot may_break_thatch(Here here, const Hand& hand, const Choice&) {
  return thatch_under(here, hand.by) ? WhyNot{} : WhyNot{&no_thatch, hand.by};
}

void break_thatch(Now now, Hand& hand, const Choice&) {
  const FigureId id = hand.by;
  const Piece* thatch = thatch_under(now, id);
  if (!leave_areas(now, id, through_thatch(now, id)) || !thatch) return;  // NOT-A81
  now.man(id).moved = now.man(id).moved_now = true;
  now.play.tell("through_thatch", "NOT-154", "{by} breaks through the thatch.", {.by = id});
  fall(now, id, now[id].at, thatch->solid.top);  // NOT-A93 by the height of the roof
}

}  // namespace fyrd::nottingham
