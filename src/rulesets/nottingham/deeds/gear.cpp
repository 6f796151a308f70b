// What somebody does with what he holds, and with what lies about.
#include "rulesets/nottingham/deeds/gear.h"

#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/people/hands.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/thing.h"

namespace fyrd::nottingham {

namespace {

// NOT-075, NOT-A90 a hand for it, and room to carry it.
Verdict no_hand_for(Here here, FigureId id, ItemId item) {
  const Man& man = here.man(id);
  if (here.b.item(item).hands == 2 ? !man.hands_empty() : !man.hand_empty())
    return Refusal{"no_free_hand", here.name(id) + " has no hand free for it.", "NOT-075", cure::a_free_hand};
  if (man.item_count == max_carried)
    return Refusal{"carries_too_much", here.name(id) + " cannot carry any more.", "NOT-A90"};
  return {};
}

}  // namespace

Verdict may_swap(Here here, const Hand& hand, const Choice& c) {
  const auto all = grips(here, hand.by);
  if (c.number < 0 || c.number >= static_cast<int>(all.size()))
    return Refusal{"no_such_grip", "There is no such way to hold his things.", "NOT-074"};
  const Man& man = here.man(hand.by);
  if (all[c.number] == Grip{man.right, man.left})
    return Refusal{"held_already", "He holds them so already.", "NOT-074"};
  return {};
}

void swap(Now now, Hand& hand, const Choice& c) {
  const Grip grip = grips(now, hand.by)[c.number];
  now.man(hand.by).right = grip.right;
  now.man(hand.by).left = grip.left;
  now.play.tell("swapped", "NOT-074", "{by} changes what he holds.", {.by = hand.by, .number = c.number});
}

Verdict may_pick_up(Here here, const Hand& hand, const Choice& c) {
  const Thing* thing = thing_at(here.s, c.number);
  if (!thing || thing->kind != ThingKind::item) return no_such_thing();
  if (!within(here, hand.by, *thing, here.b.numbers.pick_up))
    return Refusal{"out_of_reach", "That lies too far away.", "NOT-075"};
  return no_hand_for(here, hand.by, thing->item);
}

void pick_up(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  Thing& thing = s.things[c.number];
  take_in_hand(b, s, hand.by, thing.item);
  if (b.item(thing.item).loads) s.man(hand.by).loaded = thing.flag;
  play.tell("picked_up", "NOT-075", "{by} picks up the {thing}.",
            {.by = hand.by, .number = thing.item.index, .thing = b.item(thing.item).name.c_str()});
  thing = {};
}

Verdict may_rob(Here here, const Hand& hand, const Choice& c) {
  const Man& fallen = here.man(c.target);
  if (here[c.target].pose != Pose::out)
    return Refusal{"not_fallen", here.name(c.target) + " is not out of action.", "NOT-075"};
  if (!within(here, hand.by, c.target, here.b.numbers.pick_up))
    return Refusal{"out_of_reach", here.name(c.target) + " lies too far away.", "NOT-075"};
  if (c.number < 0 || c.number >= fallen.item_count) return no_such_thing();
  const ItemId item = fallen.items[c.number];
  const ItemKind kind = here.b.item(item).kind;
  if (kind == ItemKind::armour || kind == ItemKind::horse)
    return Refusal{"no_armour", "Armour cannot be taken off the fallen in battle.", "NOT-075"};
  return no_hand_for(here, hand.by, item);
}

void rob(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  const ItemId item = s.man(c.target).items[c.number];
  put_away(s, c.target, c.number);
  take_in_hand(b, s, hand.by, item);
  if (b.item(item).loads) s.man(hand.by).loaded = s.man(c.target).loaded;
  play.tell("robbed", "NOT-075", "{by} takes the {thing} from {at}.",
            {.by = hand.by, .at = c.target, .number = item.index, .thing = b.item(item).name.c_str()});
}

Verdict may_drop(Here here, const Hand& hand, const Choice& c) {
  const Man& man = here.man(hand.by);
  if (c.number < 0 || c.number > 1 || (c.number == 0 ? man.right : man.left) == empty_hand ||
      (c.number == 1 && man.two_handed()))
    return Refusal{"hand_empty", here.name(hand.by) + " holds nothing there.", "NOT-081"};
  return {};
}

void drop(Now now, Hand& hand, const Choice& c) {
  drop_item(now, hand.by, c.number == 0 ? now.man(hand.by).right : now.man(hand.by).left);
}

Verdict may_load(Here here, const Hand& hand, const Choice&) {
  const ItemId bow = bow_of(here, hand.by);
  if (bow.none() || !here.b.item(bow).loads)
    return Refusal{"no_crossbow", here.name(hand.by) + " holds no crossbow.", "NOT-104"};
  if (here.man(hand.by).loaded) return Refusal{"loaded", "It is loaded already.", "NOT-104"};
  return {};
}

void load(Now now, Hand& hand, const Choice&) {
  now.man(hand.by).loaded = true;
  now.play.tell("loaded", "NOT-104", "{by} loads his crossbow.", {.by = hand.by});
}

Verdict may_blow_horn(Here here, const Hand& hand, const Choice&) {
  const auto horn = [&](ItemId id) { return !id.none() && here.b.item(id).kind == ItemKind::horn; };
  if (!horn(here.man(hand.by).in_right()) && !horn(here.man(hand.by).in_left()))
    return Refusal{"no_horn", here.name(hand.by) + " holds no horn.", "NOT-118"};
  return {};
}

void blow_horn(Now now, Hand& hand, const Choice&) {
  now.s.band_of(hand.by).horn = true;
  now.play.tell("horn_blown", "NOT-118", "{by} blows the horn.", {.by = hand.by});
}

}  // namespace fyrd::nottingham
