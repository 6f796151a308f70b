// What an action is worth, and which one to take.
#include "rulesets/nottingham/place.h"
#include "rulesets/nottingham/quick.h"
#include "rulesets/nottingham/shoot.h"

namespace fyrd::nottingham {

int Quick::worth(FigureId id) const { return 100 * b_.warrior(id).dice() + (b_.has(id, Skill::leader) ? 50 : 0) - (s_.panics(id) ? 50 : 0); }

int Quick::wound_gain(int dice, int sum, FigureId target) const {
  // NOT-083 the best die and the sum: 5 and more puts him out, 3 and 4 on the ground.
  const auto at_least = [&](int total) {
    const int least = total - sum;
    if (least <= 1) return 1000;
    if (least > 6) return 0;
    int below = 1, all = 1;
    for (int i = 0; i < std::min(dice, 6); ++i) below *= least - 1, all *= 6;
    return 1000 - 1000 * below / all;
  };
  const int out = at_least(5), ground = at_least(3) - out, value = worth(target);
  const int dropped = s_[target].pose == Pose::lying ? 0 : s_.man(target).mounted ? 40 : 35;
  const int felled = s_.man(target).mounted ? 45 : 100;  // NOT-162 a rider is only unhorsed
  return (out * felled + ground * dropped + (1000 - out - ground) * 8) / 100 * value / 1000;
}

int Quick::attack_gain(const State& s, const Hand& hand, FigureId target) const {
  const Arm arm = cannot_strike(b_, s, hand, target, Arm::main, Blow::attack) ? Arm::bare : Arm::main;
  const Tally swing = attack_tally(b_, s, hand, target, arm, Blow::attack);
  int hit = chance_of_value(hand.dice, b_.numbers.target + 1 - swing.total());
  if (s.band_of(target).free > 0) {
    const Tally parry = block_tally(b_, s, target, hand.by, item_of(b_, s, hand.by, arm));
    const int through = chance_to_beat(hand.dice, swing.total() - parry.total(), 1);
    if (through < hit) hit = (hit + 2 * through) / 3;
  }
  return hit * wound_gain(hand.dice, wound_tally(b_, s, hand, target, arm).total(), target) / 1000;
}

int Quick::shot_gain(const State& s, const Hand& hand, FigureId target, bool aimed) const {
  int sum = shot_tally(b_, s, hand.by, target).total();
  if (aimed && s.man(hand.by).aims_at != target) sum += 1;  // no snapshot, one more die bound
  const int hit = chance_of_value(hand.dice, b_.numbers.target + 1 - sum);
  return hit * wound_gain(hand.dice, shot_wound_tally(b_, s, hand.by, target).total(), target) / 1000;
}

Quick::Plan Quick::best_strike(const State& s, const Hand& hand) const {
  Plan best;
  for (FigureId target : everyone(s)) {
    if (!s[target].in_play() || !b_.enemies(s, hand.by, target)) continue;
    if (!within(b_, s, hand.by, target, inches(2)) || cannot_strike(b_, s, hand, target, Blow::attack)) continue;
    int gain = attack_gain(s, hand, target);
    Act deed = Act::attack;
    if (b_.has(hand.by, Skill::cleave) && hand.dice >= 2 && near_enemy(hand.by, inches(2))) {
      int near = 0;
      for (FigureId other : everyone(s)) near += s[other].in_play() && b_.enemies(s, hand.by, other) && within(b_, s, hand.by, other, inches(1));
      if (near >= 2 && !cannot_strike(b_, s, hand, target, Blow::cleave)) deed = Act::cleave, gain = gain * 3 / 2;
    }
    if (gain <= best.gain) continue;
    best.gain = gain;
    best.choice = {};
    best.choice.verb = static_cast<std::uint8_t>(deed);
    best.choice.target = target;
  }
  return best;
}

Quick::Plan Quick::best_shot(const State& s, const Hand& hand) const {
  Plan best;
  const FigureId id = hand.by;
  const ItemId bow = bow_of(b_, s, id);
  if (bow.none()) return best;
  const bool loaded = !b_.item(bow).loads || s.man(id).loaded;
  const bool quick = b_.has(id, Skill::quickshot) && hand.dice >= 2;
  for (FigureId target : everyone(s)) {
    if (!s[target].in_play() || !b_.enemies(s, id, target) || area(s, id, target) != Quarter::front || cannot_aim(b_, s, id, target)) continue;
    const bool aims = s.man(id).aiming > 0 && s.man(id).aims_at == target;
    const int now = loaded ? shot_gain(s, hand, target, false) : 0;
    const auto take = [&](Act deed, int gain) {
      if (gain <= best.gain) return;
      best.gain = gain;
      best.choice = {};
      best.choice.verb = static_cast<std::uint8_t>(deed);
      best.choice.target = target;
    };
    if (loaded) take(Act::shoot, now);
    if (aims) continue;
    Hand less = hand;
    less.dice = std::max(1, hand.dice - 1);
    if (quick && loaded) take(Act::quickshot, shot_gain(s, less, target, true));
    else if (s.man(id).aiming == 0 && s.man(id).bound() == 0 && hand.dice == 1) take(Act::aim, shot_gain(s, hand, target, true) * 3 / 4);
  }
  if (!loaded && best.gain < 20) {
    best.gain = 20;
    best.choice = {};
    best.choice.verb = static_cast<std::uint8_t>(Act::load);
  }
  return best;
}

Choice Quick::action(const ActionOrder& order) const {
  const FigureId id = order.hand.by;
  Choice c;
  if (s_.panics(id)) {
    c.verb = static_cast<std::uint8_t>(s_[id].pose == Pose::lying ? Act::get_up : Act::rally);
    return c;
  }
  if (s_.man(id).hanging()) return c;
  if (s_[id].pose == Pose::lying) {
    c.verb = static_cast<std::uint8_t>(Act::get_up);
    face_enemy(id, s_[id].at, c);
    return c;
  }
  Plan best = best_strike(s_, order.hand);
  if (const Plan shot = best_shot(s_, order.hand); shot.gain > best.gain) best = shot;
  if (const Plan plot = errand(order.hand); plot.gain > best.gain) best = plot;
  if (best.gain >= 6 && !order.check(best.choice)) return best.choice;
  if (archer(id) && near_enemy(id, inches(20)) && !goal(id)) return c;
  c.verb = static_cast<std::uint8_t>(Act::run);
  return c;
}

}  // namespace fyrd::nottingham
