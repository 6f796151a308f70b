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

const Door* door_at(const NottinghamBattle& b, int index) {
  return index < 0 || index >= static_cast<int>(b.doors.size()) ? nullptr : &b.doors[index];
}

// What every handling of a door needs: that it is there and near.
Verdict out_of_hand(Here here, FigureId id, int index) {
  const Door* door = door_at(here.b, index);
  if (!door) return Refusal{"no_such_door", "There is no such door.", "NOT-153"};
  if (!at_hand(here, id, index))
    return Refusal{"out_of_reach", here.name(id) + " is not close enough to " + door->name + ".", "NOT-153"};
  return {};
}

}  // namespace

Verdict may_open(Here here, const Hand& hand, const Choice& c) {
  if (Verdict no = out_of_hand(here, hand.by, c.number)) return no;
  const Door& door = here.b.doors[c.number];
  const DoorState state = here.s.doors[c.number];
  if (stands_open(state)) return Refusal{"open", door.name + " is open.", "NOT-153"};
  if (blocked(here, c.number))
    return Refusal{"blocked", "Something heavy stands against " + door.name + ".", "NOT-A93"};
  if (state == DoorState::locked && !inside_of(door, here[hand.by].at))
    return Refusal{"locked", door.name + " is locked.", "NOT-153"};
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

Verdict may_close(Here here, const Hand& hand, const Choice& c) {
  const auto& [b, s] = here;
  if (Verdict no = out_of_hand(here, hand.by, c.number)) return no;
  const Door& door = b.doors[c.number];
  if (s.doors[c.number] != DoorState::open) return Refusal{"not_open", door.name + " is not open.", "NOT-A93"};
  for (FigureId id : everyone(s)) {
    if (s[id].pose != Pose::away && overlap(base_of(here, id), door.leaf.shape))
      return Refusal{"in_the_way", b[id].name + " is in the way.", "NOT-A93"};
  }
  return {};
}

void close_door(Now now, Hand& hand, const Choice& c) {
  now.s.doors[c.number] = DoorState::closed;
  now.play.tell("closed", "NOT-A93", "{by} closes a door.", {.by = hand.by, .number = c.number});
}

Verdict may_lock(Here here, const Hand& hand, const Choice& c) {
  if (Verdict no = out_of_hand(here, hand.by, c.number)) return no;
  const Door& door = here.b.doors[c.number];
  if (here.s.doors[c.number] != DoorState::closed)
    return Refusal{"not_closed", door.name + " is not closed.", "NOT-A93"};
  if (!inside_of(door, here[hand.by].at))
    return Refusal{"outside", door.name + " is locked from the inside only.", "NOT-A93"};
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

Verdict may_smash(Here here, const Hand& hand, const Choice& c) {
  if (Verdict no = out_of_hand(here, hand.by, c.number)) return no;
  if (!barred(here, c.number)) return Refusal{"not_locked", here.b.doors[c.number].name + " is not locked.", "NOT-153"};
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

Verdict may_use_window(Here here, const Hand& hand, const Choice& c) {
  const auto& [b, s] = here;
  const Door* window = door_at(b, c.number);
  if (!window || !window->shutter) return Refusal{"no_window", "There is no such window.", "NOT-154"};
  if (!stands_open(s.doors[c.number])) return Refusal{"shut", "The shutter is closed.", "NOT-154"};
  if (!within(base_of(here, hand.by), window->leaf.shape, b.numbers.contact))
    return Refusal{"not_in_contact", b[hand.by].name + " does not touch the window.", "NOT-A93", cure::in_contact};
  if (!beyond(here, hand.by, *window))
    return Refusal{"no_room", "There is no room behind the window.", "NOT-A93", cure::with_room};
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

Verdict may_break_thatch(Here here, const Hand& hand, const Choice&) {
  if (thatch_under(here, hand.by)) return {};
  return Refusal{"no_thatch", here.name(hand.by) + " stands on no thatched roof.", "NOT-154"};
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
