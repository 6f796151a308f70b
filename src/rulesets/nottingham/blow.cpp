// The sums of a blow, and the small choices around it (NOT-068, NOT-084, NOT-105 … NOT-117, NOT-123 … NOT-146,
// NOT-160).
#include "rulesets/nottingham/melee.h"
#include "rulesets/nottingham/place.h"
#include "rulesets/nottingham/shoot.h"

namespace fyrd::nottingham {

Tally attack_tally(const NottinghamBattle& b, const State& s, const Hand& hand, FigureId target, Arm arm, Blow blow,
                   int more) {
  return attack_tally(b, s, hand, target, arm, blow, more,
                      !shielded(b, s, target, hand.by) && obscured(b, s, hand.by, target));
}

Tally attack_tally(const NottinghamBattle& b, const State& s, const Hand& hand, FigureId target, Arm arm, Blow blow,
                   int more, bool hidden) {
  const FigureId id = hand.by;
  const Man& man = s.man(id);
  const ItemId item = item_of(b, s, id, arm);
  Tally tally = test_tally(b, s, id, Characteristic::melee, "attack");
  const Quarter from = area(s, target, id);
  if (from == Quarter::rear) tally.add("NOT-068", "from behind", 2);
  if (s[target].pose == Pose::lying)
    tally.add("NOT-068", "target on the ground", 1);  // NOT-A78 side and ground are one line
  else if (from == Quarter::left || from == Quarter::right)
    tally.add("NOT-068", "from the side", 1);
  if (shielded(b, s, target, id))
    tally.add("NOT-115", "shield", -1);  // NOT-A16 once
  else if (hidden)
    tally.add("NOT-068", "obscured", -1);
  if (s.man(target).moved) tally.add("NOT-068", "target moved", -1);
  if (improvised(b, item)) tally.add("NOT-068", "improvised weapon", -1);
  if (arm == Arm::left && !b.has(id, Skill::ambidexterity)) tally.add("NOT-068", "left hand", -1);  // NOT-123
  if (blow == Blow::second && !b.has(id, Skill::two_weapon_training))
    tally.add("NOT-069", "second blow", -1);  // NOT-145
  if (more != 0) tally.add("NOT-127", "cleaving", more);
  if (man.mounted && charging(b, s, hand, target) && !b.has(id, Skill::mounted_charge_training))  // NOT-135
    tally.add("NOT-160", "charging mounted", -1);
  if (man.hated == target && !man.lost_hatred) tally.add("NOT-133", "hatred", 1);
  if (b.warrior(id).trained_with(item)) tally.add("NOT-146", "weapon training", 1);
  if (blow == Blow::opportunity && b.has(target, Skill::escape)) tally.add("NOT-132", "escape", -1);
  return tally;
}

Tally block_tally(const NottinghamBattle& b, const State& s, FigureId id, FigureId, ItemId with) {
  Tally tally = test_tally(b, s, id, Characteristic::melee, "block");
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

Tally wound_tally(const NottinghamBattle& b, const State& s, const Hand& hand, FigureId target, Arm arm) {
  const FigureId id = hand.by;
  const ItemId item = item_of(b, s, id, arm);
  Tally tally(id, "wound");
  if (!item.none() && !improvised(b, item) && b.item(item).damage != 0)
    tally.add("NOT-084", "weapon", b.item(item).damage);
  if (item.none() || improvised(b, item))
    tally.add("NOT-084", item.none() ? "bare hands" : "a bow for a club", -1);               // NOT-A58
  if (const Item* worn = b.armour(s, target)) tally.add("NOT-084", "armour", worn->damage);  // NOT-116, NOT-117
  if (charging(b, s, hand, target)) {
    if (s.man(id).mounted)
      tally.add("NOT-160", "mounted charge", 2);
    else
      tally.add("NOT-084", "charge", 1);
  }
  if (higher(b, s, id, target)) tally.add("NOT-084", "higher ground", 1);
  if (s[target].pose == Pose::lying) tally.add("NOT-084", "target on the ground", 1);
  if (b.has(target, Skill::tough)) tally.add("NOT-142", "tough", -1);
  return tally;
}

PickOrder::PickOrder(const NottinghamBattle& b, const State& s, Of of, FigureId about, std::uint64_t allowed,
                     FigureId against)
    : QuestionOf(b, s, "pick",
                 of == Of::arm             ? "NOT-066"
                 : of == Of::second_target ? "NOT-A83"
                 : of == Of::cleave_way    ? "NOT-127"
                                           : "NOT-129",
                 s[about].side, about),
      of(of), allowed(allowed), against(against) {}

std::span<const Verb> PickOrder::verbs() const {
  static constexpr Verb number[] = {{"pick", uses_number}}, figure[] = {{"pick", uses_target}};
  if (of == Of::second_target) return figure;
  return number;
}

std::string PickOrder::label(int n) const {
  const auto held = [&](FigureId id, ItemId item) {
    return item.none() ? b_[id].name + "'s bare hands" : b_.item(item).name;
  };
  switch (of) {
    case Of::arm: return held(about, item_of(b_, s_, about, static_cast<Arm>(n)));
    case Of::second_target: return b_.members[static_cast<std::size_t>(n)].name;
    case Of::cleave_way: return n == 0 ? "to the left" : "to the right";
    case Of::disarmed: return held(against, n == 0 ? s_.man(against).in_right() : s_.man(against).in_left());
  }
  return {};
}

std::string PickOrder::prompt() const {
  switch (of) {
    case Of::arm: return "With what does " + b_[about].name + " strike?";
    case Of::second_target: return "Whom does the second blow of " + b_[about].name + " strike?";
    case Of::cleave_way: return "Which way does " + b_[about].name + " go on cleaving?";
    case Of::disarmed: return "Which weapon does " + b_[against].name + " lose?";
  }
  return {};
}

int PickOrder::read(const Choice& c) const { return of == Of::second_target ? c.target.index : c.number; }

Verdict PickOrder::check(const Choice& c) const {
  const int n = read(c);
  if (n >= 0 && n < 64 && (allowed >> n & 1)) return {};
  return Refusal{"not_offered", "That is not among the choices.", rule};
}

void PickOrder::list(Options& options) const {
  for (int n = 0; n < 64; ++n) {
    if (!(allowed >> n & 1)) continue;
    Choice c;
    if (of == Of::second_target)
      c.target = {static_cast<std::uint8_t>(n)};
    else
      c.number = static_cast<std::int16_t>(n);
    options.add(c, [&] { return label(n); });
  }
}

Choice PickOrder::quiet() const {
  Choice c;
  const int n = std::countr_zero(allowed);
  if (of == Of::second_target)
    c.target = {static_cast<std::uint8_t>(n)};
  else
    c.number = static_cast<std::int16_t>(n);
  return c;
}

}  // namespace fyrd::nottingham
