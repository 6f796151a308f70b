// Facts, added up in the order of the rulebook.
#include "rulesets/nottingham/deeds/sum.h"

namespace fyrd::nottingham {

Tally test_tally(const Numbers& n, const TestFacts& f, const char* what) {
  static constexpr const char* names[] = {"", "Initiative", "Melee", "Ranged"};
  Tally tally(f.who, what);
  if (f.of != Characteristic::none) tally.add("NOT-020", names[static_cast<int>(f.of)], f.value);
  if (f.bound > 0) tally.add("NOT-023", "bound dice", n.test.bound * f.bound);  // NOT-A02
  if (f.lying) tally.add("NOT-023", "on the ground", n.test.ground);
  if (f.deep_water) tally.add("NOT-156", "deep water", n.test.deep_water);
  if (f.more != 0) tally.add("NOT-023", "more", f.more);
  return tally;
}

Tally attack_tally(const Numbers& n, const BlowFacts& f) {
  Tally tally = test_tally(n, f.test, "attack");
  if (f.from == Quarter::rear) tally.add("NOT-068", "from behind", n.attack.behind);
  if (f.target_lying)
    tally.add("NOT-068", "target on the ground", n.attack.ground);  // NOT-A78 side and ground are one line
  else if (f.from == Quarter::left || f.from == Quarter::right)
    tally.add("NOT-068", "from the side", n.attack.side);
  if (f.shield)
    tally.add("NOT-115", "shield", n.attack.shield);  // NOT-A16 once
  else if (f.hidden)
    tally.add("NOT-068", "obscured", n.attack.obscured);
  if (f.target_moved) tally.add("NOT-068", "target moved", n.attack.moved);
  if (f.improvised) tally.add("NOT-068", "improvised weapon", n.attack.improvised);
  if (f.left_hand) tally.add("NOT-068", "left hand", n.attack.left_hand);
  if (f.second) tally.add("NOT-069", "second blow", n.attack.second_blow);
  if (f.cleaves > 0) tally.add("NOT-127", "cleaving", n.attack.cleaving * f.cleaves);
  if (f.mounted_charge) tally.add("NOT-160", "charging mounted", n.attack.mounted_charge);
  if (f.hates) tally.add("NOT-133", "hatred", n.skill.hatred);
  if (f.trained) tally.add("NOT-146", "weapon training", n.skill.training);
  if (f.escapes) tally.add("NOT-132", "escape", n.skill.escape);
  return tally;
}

Tally block_tally(const Numbers& n, const BlockFacts& f) {
  Tally tally = test_tally(n, f.test, "block");
  if (f.blade != 0) tally.add("NOT-106", "parrying weapon", f.blade);  // NOT-110
  if (f.buckler != 0) tally.add("NOT-114", "buckler", f.buckler);
  if (f.dodges) tally.add("NOT-130", "dodge", n.skill.dodge);
  if (f.easy != 0) tally.add("NOT-105", "against a dagger", f.easy);
  return tally;
}

Tally thrust_tally(const Numbers& n, const ThrustFacts& f) {
  Tally tally = test_tally(n, f.test, "thrust");
  if (f.from == Quarter::rear) tally.add("NOT-143", "from behind", n.thrust.behind);
  if (f.from == Quarter::left || f.from == Quarter::right) tally.add("NOT-143", "from the side", n.thrust.side);
  if (f.hidden) tally.add("NOT-143", "obscured", n.thrust.obscured);
  if (f.shield != 0) tally.add("NOT-115", "shield", f.shield);  // NOT-A86
  return tally;
}

Tally weight_tally(const Numbers& n, const ThrustFacts& f) {
  Tally tally(f.test.who, "thrust");
  if (f.charging) tally.add("NOT-143", "charge", f.mounted ? n.thrust.mounted_charge : n.thrust.charge);
  return tally;
}

Tally shot_tally(const Numbers& n, const ShotFacts& f) {
  Tally tally = test_tally(n, f.test, f.bolt ? "bolt" : f.hurled ? "throw" : "shot");
  if (f.close) tally.add("NOT-064", f.bolt ? "close" : "point blank", n.shot.point_blank);
  if (f.steps > 0) tally.add(f.bolt ? "NOT-X40" : "NOT-064", "distance", n.shot.distance * f.steps);
  if (f.target_moved) tally.add("NOT-064", "target moved", n.shot.target_moved);
  if (f.moved) tally.add("NOT-064", f.bolt ? "moved" : "shooter moved", n.shot.moved);
  if (f.mounted) tally.add("NOT-064", "mounted", n.shot.mounted);
  if (f.obscured) tally.add("NOT-064", f.cover, n.shot.obscured);
  if (f.snapshot) tally.add("NOT-064", "snapshot", n.shot.snapshot);
  if (f.bow != 0) tally.add("NOT-103", "longbow", f.bow);
  if (f.trained) tally.add("NOT-146", "weapon training", n.skill.training);  // NOT-A22
  if (f.hurled) tally.add("NOT-X53", "a heavy thing", n.hurl.clumsy);
  if (f.rain > 0) tally.add("NOT-163", "rain", n.shot.rain * f.rain);
  return tally;
}

Tally wound_tally(const Numbers& n, const WoundFacts& f, const char* what) {
  Tally tally(f.by, what);
  using With = WoundFacts::With;
  switch (f.with) {
    case With::weapon:
      if (f.damage != 0) tally.add("NOT-084", "weapon", f.damage);
      break;
    case With::bare_hands: tally.add("NOT-084", "bare hands", n.wound.bare_hands); break;  // NOT-A58
    case With::club:
      if (f.damage != 0) tally.add("NOT-084", "weapon", f.damage);  // NOT-A58
      tally.add("NOT-084", "a bow for a club", n.wound.club);
      break;
    case With::heavy: tally.add("NOT-X53", "a heavy thing", f.damage); break;
    case With::machine: tally.add("NOT-X40", "war machine", f.damage); break;
  }
  if (f.armour != 0) tally.add("NOT-084", "armour", f.armour);  // NOT-116, NOT-117
  if (f.charging && f.mounted) tally.add("NOT-160", "mounted charge", n.wound.mounted_charge);
  if (f.charging && !f.mounted) tally.add("NOT-084", "charge", n.wound.charge);
  if (f.higher) tally.add("NOT-084", "higher ground", n.wound.higher);
  if (f.lying) tally.add("NOT-084", "target on the ground", n.wound.ground);
  if (f.tough) tally.add("NOT-142", "tough", n.skill.tough);
  if (f.tree) tally.add("NOT-212", "a tree", n.wound.tree);
  if (f.more != 0) tally.add("NOT-084", "more", f.more);
  return tally;
}

Tally fall_tally(const Numbers& n, const FallFacts& f) {
  Tally tally(f.who, "fall");
  if (f.empty_hand) tally.add("NOT-085", "an empty hand", n.fall.empty_hand);
  if (f.heavy) tally.add("NOT-085", "heavy armour", n.fall.heavy);
  if (f.balance > 0) tally.add("NOT-125", "balance", n.skill.balance * f.balance);
  if (const int deep = f.depth - 1; deep > 0) tally.add("NOT-085", "depth", n.fall.depth * deep);  // NOT-A40
  if (f.more != 0) tally.add("NOT-085", "more", f.more);
  return tally;
}

Tally smash_tally(const Numbers& n, const SmashFacts& f) {
  Tally tally(f.who, "smash");
  if (f.bound > 0) tally.add("NOT-153", "bound dice", n.smash.bound * f.bound);
  if (f.run_up) tally.add("NOT-153", "run-up", n.smash.run_up);
  if (f.ram)
    tally.add("NOT-X50", "ram", n.ram);  // instead of weapon or armour
  else if (f.weight > 0)
    tally.add("NOT-153", "weapon or armour", f.weight);
  if (f.door != 0) tally.add("NOT-211", "how strong it is", f.door);
  if (f.more != 0) tally.add("NOT-153", "more", f.more);
  return tally;
}

Tally rally_tally(const Numbers& n, const RallyFacts& f) {
  Tally tally = test_tally(n, f.test, "rally");
  if (f.hero) tally.add("NOT-082", "hero", n.rally.hero);
  if (f.leader) tally.add("NOT-082", "leader", n.rally.leader);
  if (f.commanded) tally.add("NOT-082", "commanded", n.rally.commanded);
  if (f.brave) tally.add("NOT-126", "brave", n.skill.brave);
  return tally;
}

}  // namespace fyrd::nottingham
