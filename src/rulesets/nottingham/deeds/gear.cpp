// What somebody does with what he holds, and with what lies about.
#include "rulesets/nottingham/deeds/gear.h"

#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/people/hands.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/thing.h"

namespace fyrd::nottingham {

namespace {

// NOT-075, NOT-A90 a hand for it, and room to carry it.
Verdict no_hand_for(const NottinghamBattle& b, const State& s, FigureId id, ItemId item) {
  const Man& man = s.man(id);
  if (b.item(item).hands == 2 ? !man.hands_empty() : !man.hand_empty())
    return Refusal{"no_free_hand", b[id].name + " has no hand free for it.", "NOT-075"};
  if (man.item_count == max_carried)
    return Refusal{"carries_too_much", b[id].name + " cannot carry any more.", "NOT-A90"};
  return {};
}

}  // namespace

Verdict may_swap(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice& c) {
  const auto all = grips(b, s, hand.by);
  if (c.number < 0 || c.number >= static_cast<int>(all.size()))
    return Refusal{"no_such_grip", "There is no such way to hold his things.", "NOT-074"};
  const Man& man = s.man(hand.by);
  if (all[static_cast<std::size_t>(c.number)] == Grip{man.right, man.left})
    return Refusal{"held_already", "He holds them so already.", "NOT-074"};
  return {};
}

void swap(const NottinghamBattle& b, State& s, Play& play, Hand& hand, const Choice& c) {
  const Grip grip = grips(b, s, hand.by)[static_cast<std::size_t>(c.number)];
  s.man(hand.by).right = grip.right;
  s.man(hand.by).left = grip.left;
  play.tell("swapped", "NOT-074", "{by} changes what he holds.", {.by = hand.by, .number = c.number});
}

Verdict may_pick_up(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice& c) {
  const Thing* thing = thing_at(s, c.number);
  if (!thing || thing->kind != ThingKind::item) return no_such_thing();
  if (!within(b, s, hand.by, *thing, b.numbers.pick_up))
    return Refusal{"out_of_reach", "That lies too far away.", "NOT-075"};
  return no_hand_for(b, s, hand.by, thing->item);
}

void pick_up(const NottinghamBattle& b, State& s, Play& play, Hand& hand, const Choice& c) {
  Thing& thing = s.things[static_cast<std::size_t>(c.number)];
  take_in_hand(b, s, hand.by, thing.item);
  if (b.item(thing.item).loads) s.man(hand.by).loaded = thing.flag;
  play.tell("picked_up", "NOT-075", "{by} picks up the {thing}.",
            {.by = hand.by, .number = thing.item.index, .thing = b.item(thing.item).name.c_str()});
  thing = {};
}

Verdict may_rob(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice& c) {
  const Man& fallen = s.man(c.target);
  if (s[c.target].pose != Pose::out)
    return Refusal{"not_fallen", b[c.target].name + " is not out of action.", "NOT-075"};
  if (!within(b, s, hand.by, c.target, b.numbers.pick_up))
    return Refusal{"out_of_reach", b[c.target].name + " lies too far away.", "NOT-075"};
  if (c.number < 0 || c.number >= fallen.item_count) return no_such_thing();
  const ItemId item = fallen.items[static_cast<std::size_t>(c.number)];
  const ItemKind kind = b.item(item).kind;
  if (kind == ItemKind::armour || kind == ItemKind::horse)
    return Refusal{"no_armour", "Armour cannot be taken off the fallen in battle.", "NOT-075"};
  return no_hand_for(b, s, hand.by, item);
}

void rob(const NottinghamBattle& b, State& s, Play& play, Hand& hand, const Choice& c) {
  const ItemId item = s.man(c.target).items[static_cast<std::size_t>(c.number)];
  put_away(s, c.target, c.number);
  take_in_hand(b, s, hand.by, item);
  if (b.item(item).loads) s.man(hand.by).loaded = s.man(c.target).loaded;
  play.tell("robbed", "NOT-075", "{by} takes the {thing} from {at}.",
            {.by = hand.by, .at = c.target, .number = item.index, .thing = b.item(item).name.c_str()});
}

Verdict may_drop(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice& c) {
  const Man& man = s.man(hand.by);
  if (c.number < 0 || c.number > 1 || (c.number == 0 ? man.right : man.left) == empty_hand ||
      (c.number == 1 && man.two_handed()))
    return Refusal{"hand_empty", b[hand.by].name + " holds nothing there.", "NOT-081"};
  return {};
}

void drop(const NottinghamBattle& b, State& s, Play& play, Hand& hand, const Choice& c) {
  drop_item(b, s, play, hand.by, c.number == 0 ? s.man(hand.by).right : s.man(hand.by).left);
}

Verdict may_load(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice&) {
  const ItemId bow = bow_of(b, s, hand.by);
  if (bow.none() || !b.item(bow).loads)
    return Refusal{"no_crossbow", b[hand.by].name + " holds no crossbow.", "NOT-104"};
  if (s.man(hand.by).loaded) return Refusal{"loaded", "It is loaded already.", "NOT-104"};
  return {};
}

void load(const NottinghamBattle&, State& s, Play& play, Hand& hand, const Choice&) {
  s.man(hand.by).loaded = true;
  play.tell("loaded", "NOT-104", "{by} loads his crossbow.", {.by = hand.by});
}

Verdict may_blow_horn(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice&) {
  const auto horn = [&](ItemId id) { return !id.none() && b.item(id).kind == ItemKind::horn; };
  if (!horn(s.man(hand.by).in_right()) && !horn(s.man(hand.by).in_left()))
    return Refusal{"no_horn", b[hand.by].name + " holds no horn.", "NOT-118"};
  return {};
}

void blow_horn(const NottinghamBattle&, State& s, Play& play, Hand& hand, const Choice&) {
  s.band_of(hand.by).horn = true;
  play.tell("horn_blown", "NOT-118", "{by} blows the horn.", {.by = hand.by});
}

}  // namespace fyrd::nottingham
