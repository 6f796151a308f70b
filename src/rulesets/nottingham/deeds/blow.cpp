// Arms and reach, what forbids a blow, and what it adds up to.
#include "rulesets/nottingham/deeds/blow.h"

#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/turn/throw.h"

namespace fyrd::nottingham {

bool is_weapon(const NottinghamBattle& b, ItemId id) { return !id.none() && b.item(id).weapon(); }

namespace {

bool has_arm(Here here, FigureId id, Arm arm) {
  const Man& man = here.man(id);
  const bool right = is_weapon(here.b, man.in_right()), left = is_weapon(here.b, man.in_left()) && !man.two_handed();
  switch (arm) {
    case Arm::main: return right || left;
    case Arm::left: return right && left;
    case Arm::bare: return man.hand_empty() || !(right || left);
  }
  return false;
}

}  // namespace

ItemId item_of(Here here, FigureId id, Arm arm) {
  const Man& man = here.man(id);
  if (arm == Arm::bare) return nothing;
  if (arm == Arm::left) return man.in_left();
  return is_weapon(here.b, man.in_right()) ? man.in_right() : man.in_left();  // NOT-A49 a lone weapon is the right one
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
  if (hand.commanded || hand.opportune || !man.moved_now) return false;  // NOT-A09
  const std::int64_t level =
      nearest(disc(man.began, here.b.bases[here[hand.by].base].radius), base_of(here, target)).gap.squared();
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

Tally attack_tally(Here here, const Hand& hand, FigureId target, Arm arm, Blow blow, int more) {
  return attack_tally(here, hand, target, arm, blow, more,
                      !shielded(here, target, hand.by) && obscured(here, hand.by, target));
}

Tally attack_tally(Here here, const Hand& hand, FigureId target, Arm arm, Blow blow, int more, bool hidden) {
  const auto& [b, s] = here;
  const FigureId id = hand.by;
  const Man& man = s.man(id);
  const ItemId item = item_of(here, id, arm);
  Tally tally = test_tally(here, id, Characteristic::melee, "attack");
  const Quarter from = area(s, target, id);
  if (from == Quarter::rear) tally.add("NOT-068", "from behind", 2);
  if (s[target].pose == Pose::lying)
    tally.add("NOT-068", "target on the ground", 1);  // NOT-A78 side and ground are one line
  else if (from == Quarter::left || from == Quarter::right)
    tally.add("NOT-068", "from the side", 1);
  if (shielded(here, target, id))
    tally.add("NOT-115", "shield", -1);  // NOT-A16 once
  else if (hidden)
    tally.add("NOT-068", "obscured", -1);
  if (s.man(target).moved) tally.add("NOT-068", "target moved", -1);
  if (improvised(b, item)) tally.add("NOT-068", "improvised weapon", -1);
  if (arm == Arm::left && !b.has(id, Skill::ambidexterity)) tally.add("NOT-068", "left hand", -1);  // NOT-123
  if (blow == Blow::second && !b.has(id, Skill::two_weapon_training))
    tally.add("NOT-069", "second blow", -1);  // NOT-145
  if (more != 0) tally.add("NOT-127", "cleaving", more);
  if (man.mounted && charging(here, hand, target) && !b.has(id, Skill::mounted_charge_training))  // NOT-135
    tally.add("NOT-160", "charging mounted", -1);
  if (man.hated == target && !man.lost_hatred) tally.add("NOT-133", "hatred", 1);
  if (b.warrior(id).trained_with(item)) tally.add("NOT-146", "weapon training", 1);
  if (blow == Blow::opportunity && b.has(target, Skill::escape)) tally.add("NOT-132", "escape", -1);
  return tally;
}

Tally block_tally(Here here, FigureId id, FigureId, ItemId with) {
  const auto& [b, s] = here;
  Tally tally = test_tally(here, id, Characteristic::melee, "block");
  const Man& man = s.man(id);
  int blade = 0, buckler = 0;  // NOT-A79 two swords count once
  for (const ItemId held : {man.in_right(), man.in_left()}) {
    if (held.none()) continue;
    const Item& item = b.item(held);
    int& best = item.kind == ItemKind::buckler ? buckler : blade;
    best = std::max(best, item.block);
  }
  if (blade > 0) tally.add("NOT-106", "parrying weapon", blade);  // NOT-110
  if (buckler > 0) tally.add("NOT-114", "buckler", buckler);
  if (b.has(id, Skill::dodge) && !b.heavy(s, id)) tally.add("NOT-130", "dodge", 1);
  if (!with.none() && b.item(with).blocked > 0) tally.add("NOT-105", "against a dagger", b.item(with).blocked);
  return tally;
}

Tally wound_tally(Here here, const Hand& hand, FigureId target, Arm arm) {
  const auto& [b, s] = here;
  const FigureId id = hand.by;
  const ItemId item = item_of(here, id, arm);
  Tally tally(id, "wound");
  if (!item.none() && !improvised(b, item) && b.item(item).damage != 0)
    tally.add("NOT-084", "weapon", b.item(item).damage);
  if (item.none() || improvised(b, item))
    tally.add("NOT-084", item.none() ? "bare hands" : "a bow for a club", -1);               // NOT-A58
  if (const Item* worn = b.armour(s, target)) tally.add("NOT-084", "armour", worn->damage);  // NOT-116, NOT-117
  if (charging(here, hand, target)) {
    if (s.man(id).mounted)
      tally.add("NOT-160", "mounted charge", 2);
    else
      tally.add("NOT-084", "charge", 1);
  }
  if (higher(here, id, target)) tally.add("NOT-084", "higher ground", 1);
  if (s[target].pose == Pose::lying) tally.add("NOT-084", "target on the ground", 1);
  if (b.has(target, Skill::tough)) tally.add("NOT-142", "tough", -1);
  return tally;
}

}  // namespace fyrd::nottingham
