// Arms and reach, what forbids a blow, and what it adds up to.
#include "rulesets/nottingham/deeds/blow.h"

#include "rulesets/nottingham/deeds/doubt.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/turn/hatred.h"
#include "rulesets/nottingham/turn/rolls.h"

namespace fyrd::nottingham {

bool is_weapon(const NottinghamBattle& b, ItemId id) { return !id.none() && b.item(id).weapon(); }

namespace {

bool has_arm(Here here, FigureId id, Arm arm) {
  const Man& man = here.man(id);
  const bool right = is_weapon(here.b, man.in_right()), left = is_weapon(here.b, man.in_left()) && !man.two_handed();
  switch (arm) {
    case Arm::main: return right;
    case Arm::left: return left;
    case Arm::bare: return man.hand_empty() || !(right || left);
  }
  return false;
}

}  // namespace

ItemId item_of(Here here, FigureId id, Arm arm) {
  const Man& man = here.man(id);
  const ItemId held = arm == Arm::bare ? nothing : arm == Arm::left ? man.in_left() : man.in_right();
  return is_weapon(here.b, held) ? held : nothing;
}

Arm armed(Here here, FigureId id) {
  for (const Arm arm : {Arm::main, Arm::left}) {
    if (has_arm(here, id, arm)) return arm;
  }
  return Arm::bare;
}

Length reach_of(Here here, FigureId id, Arm arm) {
  const auto& [b, s] = here;
  const ItemId item = item_of(here, id, arm);
  return item.none() || improvised(b, item) ? b.numbers.reach
                                            : max(b.numbers.reach, b.item(item).reach);  // NOT-111, NOT-112
}

bool improvised(const NottinghamBattle& b, ItemId item) {
  return !item.none() && b.item(item).kind == ItemKind::ranged;
}

bool charging(Here here, const Hand& hand, FigureId target) {
  const Man& man = here.man(hand.by);
  if (hand.commanded || hand.opportune || hand.reined || !man.moved_now) return false;  // NOT-A09, NOT-160
  const std::int64_t level = nearest(disc(man.began, here.b.inner(here[hand.by])), base_of(here, target)).gap.squared();
  return level + (man.began_height - here[target].elevation).squared() >= here.b.numbers.charge.squared();  // NOT-A10
}

WhyNot cannot_strike(Here here, const Hand& hand, FigureId target, Arm arm, Blow blow) {
  const auto& [b, s] = here;
  const FigureId id = hand.by;
  if (!b.enemies(s, id, target)) return {&no_blow::no_enemy, id, target};
  if (!s[target].in_play()) return {&no_blow::out, id, target};
  if (!has_arm(here, id, arm)) return {&no_blow::no_arm, id, target};
  if (!within(here, id, target, reach_of(here, id, arm))) return {&no_blow::out_of_reach, id, target};
  const ItemId item = item_of(here, id, arm);
  if (!item.none()) {
    if (hand.dice < b.item(item).least_dice) return {&no_blow::few_dice, id, target};  // NOT-107
    if (b.item(item).charge_only && !(s.man(id).mounted && charging(here, hand, target)))
      return {&no_blow::not_charging, id, target};  // NOT-113
  }
  if (blow == Blow::disarm && !is_weapon(b, s.man(target).in_right()) && !is_weapon(b, s.man(target).in_left()))
    return {&no_blow::no_weapon_to_drop, id, target};
  if (!sees(here, id, target)) return {&no_blow::unseen, id, target};
  return {};
}

WhyNot cannot_strike(Here here, const Hand& hand, FigureId target, Blow blow) {
  WhyNot best{&no_blow::no_arm, hand.by, target};
  for (const Arm arm : {Arm::main, Arm::left, Arm::bare}) {
    const WhyNot no = cannot_strike(here, hand, target, arm, blow);
    if (!no) return no;
    if (!no.is(no_blow::no_arm) && best.is(no_blow::no_arm)) best = no;
  }
  return best;
}

namespace {

// What a blow with an arm comes to; more is better but for the parry.
struct Stroke {
  int swing = 0, wound = 0, parry = 0, fells = 0;
  bool beats(const Stroke& o) const {
    return swing >= o.swing && wound >= o.wound && parry <= o.parry && fells >= o.fells;
  }
};

Stroke stroke(Here here, const Hand& hand, FigureId target, Arm arm, Blow blow) {
  const ItemId item = item_of(here, hand.by, arm);
  Stroke is{.swing = attack_tally(here, hand, target, arm, blow, 0, Stance{}).total()};
  if (here.s.band_of(target).free > 0) is.parry = block_tally(here, target, hand.by, item).total();
  if (blow == Blow::disarm) return is;  // nobody is wounded
  is.wound = wound_tally(here, hand, target, arm).total();
  is.fells = !item.none() && here.b.item(item).fells;
  return is;
}

constexpr Arm all_arms[] = {Arm::main, Arm::left, Arm::bare};

}  // namespace

Arms arms_for(Here here, const Hand& hand, FigureId target, Blow blow) {
  Arms able;
  for (const Arm arm : all_arms) {
    if (!cannot_strike(here, hand, target, arm, blow)) able.add(arm);
  }
  if (able.size() < 2 || blow == Blow::first) return able;  // NOT-A83 either hand first
  std::array<Stroke, std::size(all_arms)> strokes;
  for (std::size_t i = 0; i < strokes.size(); ++i) {
    if (able.has(all_arms[i])) strokes[i] = stroke(here, hand, target, all_arms[i], blow);
  }
  Arms best = able;
  for (std::size_t i = 0; i < strokes.size(); ++i) {
    for (std::size_t j = 0; j < strokes.size(); ++j) {
      if (i == j || !best.has(all_arms[i]) || !best.has(all_arms[j]) || !strokes[i].beats(strokes[j])) continue;
      if (!strokes[j].beats(strokes[i]) || i < j) best.drop(all_arms[j]);
    }
  }
  return best;
}

Arm usual_arm(Here here, const Hand& hand, FigureId target, Blow blow) {
  const Arms arms = arms_for(here, hand, target, blow);
  return arms.empty() ? armed(here, hand.by) : arms.first();
}

bool may_rein(Here here, const Hand& hand, FigureId target, Arm arm, Blow blow) {
  const auto& [b, s] = here;
  const ItemId item = item_of(here, hand.by, arm);
  return blow != Blow::disarm && s.man(hand.by).mounted && !b.has(hand.by, Skill::mounted_charge_training) &&
         !(!item.none() && b.item(item).charge_only) && charging(here, hand, target);
}

std::vector<Tally> attack_tallies(Here here, const Hand& hand, FigureId target, Arm arm, Blow blow, int cleaves) {
  return each_sum(stances(here, hand.by, target, true, shields_himself),
                  [&](const Stance& stance) { return attack_tally(here, hand, target, arm, blow, cleaves, stance); });
}

Tally attack_tally(Here here, const Hand& hand, FigureId target, Arm arm, Blow blow, int cleaves,
                   const Stance& stance) {
  const auto& [b, s] = here;
  const FigureId id = hand.by;
  const Man& man = s.man(id);
  const ItemId item = item_of(here, id, arm);
  return attack_tally(b.numbers,
                      {.test = test_facts(here, id, Characteristic::melee),
                       .from = stance.from,
                       .target_lying = s[target].pose == Pose::lying,
                       .target_moved = s.man(target).moved,
                       .shield = shielded(here, target, stance.from),
                       .hidden = stance.hidden,
                       .improvised = improvised(b, item),
                       .left_hand = arm == Arm::left && !b.has(id, Skill::ambidexterity),         // NOT-123
                       .second = blow == Blow::second && !b.has(id, Skill::two_weapon_training),  // NOT-145
                       .cleaves = cleaves,
                       .mounted_charge = blow != Blow::disarm && man.mounted && charging(here, hand, target) &&
                                         !b.has(id, Skill::mounted_charge_training),  // NOT-135
                       .hates = hates(here, id, target),
                       .trained = b.warrior(id).trained_with(item),
                       .escapes = blow == Blow::opportunity && b.has(target, Skill::escape)});
}

Tally block_tally(Here here, FigureId id, FigureId, ItemId with) {
  const auto& [b, s] = here;
  const Man& man = s.man(id);
  BlockFacts facts{.test = test_facts(here, id, Characteristic::melee),
                   .dodges = b.has(id, Skill::dodge) && !b.heavy(s, id),
                   .easy = with.none() ? 0 : b.item(with).blocked};
  for (const ItemId held : {man.in_right(), man.in_left()}) {
    if (held.none()) continue;
    const Item& item = b.item(held);
    int& best = item.kind == ItemKind::buckler ? facts.buckler : facts.blade;  // NOT-A79 two swords count once
    best = std::max(best, item.block);
  }
  return block_tally(b.numbers, facts);
}

WoundFacts::With struck_with(const NottinghamBattle& b, ItemId item) {
  using With = WoundFacts::With;
  return item.none() ? With::bare_hands : improvised(b, item) ? With::club : With::weapon;
}

int damage_of(const NottinghamBattle& b, ItemId item) {
  return item.none() || (improvised(b, item) && b.rulings.bow_no_weight) ? 0 : b.item(item).damage;
}

Tally wound_tally(Here here, const Hand& hand, FigureId target, Arm arm, Blow blow) {
  const auto& [b, s] = here;
  const ItemId item = item_of(here, hand.by, arm);
  WoundFacts facts = struck(here, hand.by, target);
  facts.with = struck_with(b, item);
  facts.damage = damage_of(b, item);
  facts.charging = charging(here, hand, target);
  facts.mounted = s.man(hand.by).mounted;
  facts.higher = higher(here, hand.by, target);
  // NOT-069 the other hand's is a sum of its own: the first one may have missed
  return wound_tally(b.numbers, facts, blow == Blow::second ? "second wound" : "wound");
}

}  // namespace fyrd::nottingham
