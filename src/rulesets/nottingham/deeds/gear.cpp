// What somebody does with what he holds, and with what lies about.
#include "rulesets/nottingham/deeds/gear.h"

#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/people/hands.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/thing.h"

namespace fyrd::nottingham {

namespace {

// clang-format off
constexpr Reason
    no_free_hand{"no_free_hand", "{by} has no hand free for it.", "NOT-075", cure::a_free_hand},
    too_much{"carries_too_much", "{by} cannot carry any more.", "NOT-A90"},
    no_such_grip{"no_such_grip", "There is no such way to hold his things.", "NOT-074"},
    held_already{"held_already", "He holds them so already.", "NOT-074"},
    lies_too_far{"out_of_reach", "That lies too far away.", "NOT-075"},
    not_fallen{"not_fallen", "{at} is not out of action.", "NOT-075"},
    body_too_far{"out_of_reach", "{at} lies too far away.", "NOT-075"},
    no_armour{"no_armour", "Armour cannot be taken off the fallen in battle.", "NOT-075"},
    hand_empty{"hand_empty", "{by} holds nothing there.", "NOT-081"},
    no_crossbow{"no_crossbow", "{by} holds no crossbow.", "NOT-104"},
    loaded_already{"loaded", "It is loaded already.", "NOT-104"},
    no_horn{"no_horn", "{by} holds no horn.", "NOT-118"};
// clang-format on

// NOT-075, NOT-A90 a hand for it, and room to carry it.
WhyNot no_hand_for(Here here, FigureId id, ItemId item) {
  const Man& man = here.man(id);
  if (here.b.item(item).hands == 2 ? !man.hands_empty() : !man.hand_empty()) return {&no_free_hand, id};
  if (man.item_count == max_carried) return {&too_much, id};
  return {};
}

}  // namespace

WhyNot may_swap(Here here, const Hand& hand, const Choice& c) {
  const auto all = grips(here, hand.by);
  if (c.number < 0 || c.number >= static_cast<int>(all.size())) return {&no_such_grip, hand.by};
  const Man& man = here.man(hand.by);
  if (all[c.number] == Grip{man.right, man.left}) return {&held_already, hand.by};
  return {};
}

void swap(Now now, Hand& hand, const Choice& c) {
  const Grip grip = grips(now, hand.by)[c.number];
  now.man(hand.by).right = grip.right;
  now.man(hand.by).left = grip.left;
  now.play.tell("swapped", "NOT-074", "{by} changes what he holds.", {.by = hand.by, .number = c.number});
}

WhyNot may_pick_up(Here here, const Hand& hand, const Choice& c) {
  const Thing* thing = thing_at(here.s, c.number);
  if (!thing || thing->kind != ThingKind::item) return {&no_such_thing, hand.by};
  if (!within(here, hand.by, *thing, here.b.numbers.pick_up)) return {&lies_too_far, hand.by};
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

WhyNot may_rob(Here here, const Hand& hand, const Choice& c) {
  const Man& fallen = here.man(c.target);
  if (here[c.target].pose != Pose::out) return {&not_fallen, hand.by, c.target};
  if (!within(here, hand.by, c.target, here.b.numbers.pick_up)) return {&body_too_far, hand.by, c.target};
  if (c.number < 0 || c.number >= fallen.item_count) return {&no_such_thing, hand.by};
  const ItemId item = fallen.items[c.number];
  const ItemKind kind = here.b.item(item).kind;
  if (kind == ItemKind::armour || kind == ItemKind::horse) return {&no_armour, hand.by, c.target};
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

WhyNot may_drop(Here here, const Hand& hand, const Choice& c) {
  const Man& man = here.man(hand.by);
  if (c.number < 0 || c.number > 1 || (c.number == 0 ? man.right : man.left) == empty_hand ||
      (c.number == 1 && man.two_handed()))
    return {&hand_empty, hand.by};
  return {};
}

void drop(Now now, Hand& hand, const Choice& c) {
  drop_item(now, hand.by, c.number == 0 ? now.man(hand.by).right : now.man(hand.by).left);
}

WhyNot may_load(Here here, const Hand& hand, const Choice&) {
  const ItemId bow = bow_of(here, hand.by);
  if (bow.none() || !here.b.item(bow).loads) return {&no_crossbow, hand.by};
  if (here.man(hand.by).loaded) return {&loaded_already, hand.by};
  return {};
}

void load(Now now, Hand& hand, const Choice&) {
  now.man(hand.by).loaded = true;
  now.play.tell("loaded", "NOT-104", "{by} loads his crossbow.", {.by = hand.by});
}

WhyNot may_blow_horn(Here here, const Hand& hand, const Choice&) {
  const auto horn = [&](ItemId id) { return !id.none() && here.b.item(id).kind == ItemKind::horn; };
  if (!horn(here.man(hand.by).in_right()) && !horn(here.man(hand.by).in_left())) return {&no_horn, hand.by};
  return {};
}

void blow_horn(Now now, Hand& hand, const Choice&) {
  now.s.band_of(hand.by).horn = true;
  now.play.tell("horn_blown", "NOT-118", "{by} blows the horn.", {.by = hand.by});
}

}  // namespace fyrd::nottingham
