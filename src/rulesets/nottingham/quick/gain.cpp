// What blows, shots and the other deeds are worth.
#include "rulesets/nottingham/deeds/action.h"
#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/deed.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/deeds/skill.h"
#include "rulesets/nottingham/people/hands.h"
#include "rulesets/nottingham/quick/chance.h"
#include "rulesets/nottingham/quick/quick.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/turn/dice.h"

namespace fyrd::nottingham {

void Quick::Plan::take(Act deed, int worth, FigureId target, int number) {
  if (worth <= gain) return;
  gain = worth;
  choice = {};
  choice.verb = static_cast<std::uint8_t>(deed);
  choice.target = target;
  choice.number = static_cast<std::int16_t>(number);
}

int Quick::worth(FigureId id) const {
  return 100 * here_.b.warrior(id).dice() + (here_.b.has(id, Skill::leader) ? 50 : 0) - (here_.s.panics(id) ? 60 : 0);
}

bool Quick::archer(FigureId id) const { return !bow_of(here_, id).none(); }

int Quick::wound_gain(int dice, int sum, FigureId target, bool fells) const {
  // NOT-083 the best die and the sum
  const HarmNumbers& n = here_.b.numbers.harm;
  const int out = chance_of_best(dice, n.out - sum), down = chance_of_best(dice, (fells ? 1 : n.ground) - sum) - out;
  const int felled = here_.man(target).mounted ? 45 : 100;  // NOT-162 a rider is only unhorsed
  const int dropped = here_[target].pose == Pose::lying ? 0 : 35;
  return (out * felled + down * dropped + (1000 - out - down) * 8) / 100 * worth(target) / 1000;
}

int Quick::attack_gain(Here here, const Hand& hand, FigureId target, Arm arm, bool hidden) const {
  const Tally swing =
      attack_tally(here, hand, target, arm, Blow::attack, 0, Stance{area(here.s, target, hand.by), hidden});
  const ItemId with = item_of(here, hand.by, arm);
  int hit = chance_of_value(hand.dice, here.b.numbers.target + 1 - swing.total());
  if (here.s.band_of(target).free > 0) {
    const Tally parry = block_tally(here, target, hand.by, with);
    const int through = chance_to_beat(hand.dice, swing.total() - parry.total(), 1);
    if (through < hit) hit = (hit + 2 * through) / 3;
  }
  return hit *
         wound_gain(hand.dice, wound_tally(here, hand, target, arm).total(), target,
                    !with.none() && here.b.item(with).fells) /
         1000;
}

void Quick::strike(Here here, const Hand& hand, FigureId target, Plan& best) const {
  if (!within(here, hand.by, target, inches(2))) return;
  const Arm weapon = armed(here, hand.by);
  const WhyNot no = cannot_strike(here, hand, target, weapon, Blow::attack);
  if (no.is(no_blow::unseen) || (no && cannot_strike(here, hand, target, Arm::bare, Blow::attack))) return;
  const Arm arm = no ? Arm::bare : weapon;
  const bool hidden = obscured(here, hand.by, target);
  const int gain = attack_gain(here, hand, target, arm, hidden);
  best.take(Act::attack, gain, target);
  const auto may = [&](Act deed) {
    return !deeds()[static_cast<std::size_t>(deed)].may(here, hand, {.target = target});
  };
  if (hand.dice >= 2 && may(Act::two_weapons)) {  // NOT-069 two blows with half of the dice each
    Hand half = hand;
    half.dice /= 2;
    best.take(Act::two_weapons, attack_gain(here, half, target, arm, hidden) * 9 / 5, target);
  }
  if (here.b.has(hand.by, Skill::cleave) && hand.dice >= 2) {
    int near = 0;
    for (FigureId other : enemies(here, hand.by)) near += within(here, hand.by, other, here.b.numbers.reach);
    if (near >= 2 && may(Act::cleave)) best.take(Act::cleave, gain * 3 / 2, target);
  }
  if (here.b.has(hand.by, Skill::disarm) && armed(here, target) != Arm::bare && may(Act::disarm)) {
    // NOT-129 nobody is hurt by it, but he is half a man afterwards
    const int skill = here.b.warrior(hand.by).profile.melee - here.man(hand.by).bound() -
                      here.b.warrior(target).profile.melee + here.b.numbers.target - here.b.numbers.disarm_target;
    best.take(Act::disarm, chance_to_beat(hand.dice, skill, 1) * worth(target) / 1000 / 5, target);
  }
  if (here.b.has(hand.by, Skill::thrust) && here[target].pose == Pose::standing && may(Act::thrust)) {
    // NOT-143 no armour helps against it, and nobody is killed by it
    const int skill =
        here.b.warrior(hand.by).profile.melee - here.man(hand.by).bound() - here.b.warrior(target).profile.melee;
    best.take(Act::thrust, chance_to_beat(hand.dice, skill, 1) * worth(target) / 1000 / 5, target);
  }
}

void Quick::shoot(Here here, const Hand& hand, FigureId target, Plan& best) const {
  const FigureId id = hand.by;
  const Man& man = here.man(id);
  const ItemId bow = bow_of(here, id);
  const bool loaded = !here.b.item(bow).loads || man.loaded, aims = man.aiming > 0 && man.aims_at == target;
  const int wound = shot_wound_tally(here, id, target).total();
  const auto gain = [&](int dice, int sum) {
    return chance_of_value(dice, here.b.numbers.target + 1 - sum) * wound_gain(dice, wound, target) / 1000;
  };
  const auto plan = [&](bool hidden) {
    Plan shot;
    const int sum = shot_tally(here, id, target, Stance{area(here.s, target, id), hidden}).total();
    if (loaded) shot.take(Act::shoot, gain(hand.dice, sum), target);
    if (aims) return shot;
    // NOT-064 no snapshot any more, but a die more that is bound
    const int aimed = sum - here.b.numbers.shot.snapshot + here.b.numbers.test.bound;
    if (loaded && here.b.has(id, Skill::quickshot) && hand.dice >= 2)
      shot.take(Act::quickshot, gain(hand.dice - 1, aimed), target);
    else if (man.aiming == 0 && hand.dice == 1)
      shot.take(Act::aim, gain(1, aimed) * 3 / 4, target);
    return shot;
  };
  // Looking costs the most: only where the shot would be better than what is known already.
  if (plan(false).gain <= best.gain || cannot_aim(here, id, target)) return;
  if (const Plan shot = plan(obscured(here, id, target)); shot.gain > best.gain) best = shot;
}

Quick::Plan Quick::best_strike(Here here, const Hand& hand) const {
  Plan best;
  for (FigureId target : enemies(here, hand.by)) strike(here, hand, target, best);
  return best;
}

Quick::Plan Quick::best_shot(Here here, const Hand& hand) const {
  Plan best;
  const ItemId bow = bow_of(here, hand.by);
  if (bow.none()) return best;
  for (FigureId target : enemies(here, hand.by)) {
    if (area(here.s, hand.by, target) == Quarter::front) shoot(here, hand, target, best);
  }
  if (here.b.item(bow).loads && !here.man(hand.by).loaded) best.take(Act::load, 20);
  return best;
}

// NOT-082 another man for the fight.
int Quick::rally_gain(const Hand& hand) const {
  return chance_of_value(hand.dice, here_.b.numbers.rally_target + 1 - rally_tally(here_, hand).total()) *
         here_.b.warrior(hand.by).dice() * 60 / 1000;
}

// NOT-128 a friend beside an enemy strikes, or one in panic is called to order (NOT-082).
Quick::Plan Quick::command(const Hand& hand) const {
  Plan best;
  const FigureId id = hand.by;
  if (hand.commanded || here_.man(id).moved_now || !(here_.b.has(id, Skill::leader) || here_.b.has(id, Skill::command)))
    return best;
  for (FigureId other : everyone(here_.s)) {
    if (other == id || here_[other].side != side_ || here_[other].pose != Pose::standing ||
        !within(here_, id, other, here_.b.numbers.command))
      continue;
    if (here_.s.panics(other))
      best.take(Act::command, rally_gain({.by = other, .dice = hand.dice, .commanded = true}), other);
    else if (here_.man(other).bound() == 0 && near_enemy(other, inches(3)))
      best.take(Act::command, best_strike(here_, {.by = other, .dice = hand.dice, .commanded = true}).gain, other);
  }
  return best;
}

// NOT-137 whoever must act when his band is shaken must test his nerve for it (NOT-093).
Quick::Plan Quick::provoke(const Hand& hand) const {
  Plan best;
  if (!here_.b.has(hand.by, Skill::provoke) || !others_shaken()) return best;
  for (FigureId other : enemies(here_, hand.by)) {
    if (here_[other].pose != Pose::standing || here_.s.panics(other) || here_.s.band_of(other).free == 0) continue;
    if (area(here_.s, hand.by, other) != Quarter::front || near_enemy(other, inches(6))) continue;
    const int gain = chance_of_best(hand.dice, here_.b.warrior(other).profile.initiative + 1) * worth(other) / 1000 / 5;
    if (gain > best.gain && sees(here_, hand.by, other)) best.take(Act::provoke, gain, other);
  }
  return best;
}

int Quick::grip_value(FigureId id, Grip grip, bool shooting) const {
  const Man& man = here_.man(id);
  const Profile& is = here_.b.warrior(id).profile;
  int value = 0;
  for (const std::int8_t held : {grip.right, grip.left}) {
    if (held == empty_hand || (held == grip.left && grip.left == grip.right && value != 0)) continue;
    const ItemId what = man.items[held];
    const Item& item = here_.b.item(what);
    switch (item.kind) {
      case ItemKind::ranged: value += shooting ? 20 * is.ranged + 10 * (item.shoot + item.damage) : 1; break;
      case ItemKind::melee:
        if (item.charge_only && !man.mounted) break;
        value += (value > 0 ? 8 : 18 * is.melee) +
                 (value > 0 ? 3 : 10) * (item.damage + here_.b.warrior(id).trained_with(what)) + 2 * item.block -
                 2 * item.blocked - 12 * (item.least_dice - 1) + (item.reach > here_.b.numbers.reach ? 5 : 0);
        break;
      case ItemKind::shield: value += 12; break;
      case ItemKind::buckler: value += 9; break;
      case ItemKind::horn: value += 1; break;
      default: break;
    }
  }
  return value;
}

// A bow is no good at arm's length, nor is it where nobody is to be seen.
Quick::Plan Quick::rearm(const Hand& hand) const {
  Plan best;
  const FigureId id = hand.by;
  const Man& man = here_.man(id);
  const std::vector<Grip> all = grips(here_, id);
  int most = grip_value(id, {man.right, man.left}, false);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (const int value = grip_value(id, all[i], false); value > most + 5) {
      most = value;
      best.gain = 0;
      best.take(Act::swap, 10, nobody, static_cast<int>(i));
    }
  }
  return best;
}

}  // namespace fyrd::nottingham
