// One blow after another: who may strike whom with what, and what comes of it.
#include "rulesets/nottingham/melee.h"

#include "rulesets/nottingham/gear.h"
#include "rulesets/nottingham/place.h"
#include "rulesets/nottingham/wound.h"

namespace fyrd::nottingham {

namespace {

bool is_weapon(const NottinghamBattle& b, ItemId id) { return !id.none() && b.item(id).weapon(); }

bool has_arm(const NottinghamBattle& b, const State& s, FigureId id, Arm arm) {
  const Man& man = s.man(id);
  const bool right = is_weapon(b, man.in_right()), left = is_weapon(b, man.in_left()) && !man.two_handed();
  switch (arm) {
    case Arm::main: return right || left;
    case Arm::left: return right && left;
    case Arm::bare: return man.hand_empty() || !(right || left);
  }
  return false;
}

std::uint64_t arms_for(const NottinghamBattle& b, const State& s, const Hand& hand, FigureId target, Blow blow) {
  std::uint64_t arms = 0;
  for (const Arm arm : {Arm::main, Arm::left, Arm::bare}) {
    if (!cannot_strike(b, s, hand, target, arm, blow)) arms |= std::uint64_t{1} << static_cast<int>(arm);
  }
  return arms;
}

Arm pick_arm(const NottinghamBattle& b, const State& s, Play& play, const Hand& hand, FigureId target, Blow blow) {
  const std::uint64_t arms = arms_for(b, s, hand, target, blow);
  if ((arms & (arms - 1)) == 0) return static_cast<Arm>(std::countr_zero(arms | 4));
  return static_cast<Arm>(play.ask(PickOrder(b, s, PickOrder::Of::arm, hand.by, arms, target)));
}

}  // namespace

ItemId item_of(const NottinghamBattle& b, const State& s, FigureId id, Arm arm) {
  const Man& man = s.man(id);
  if (arm == Arm::bare) return nothing;
  if (arm == Arm::left) return man.in_left();
  return is_weapon(b, man.in_right()) ? man.in_right() : man.in_left();  // NOT-A49 a lone weapon is the right one
}

Length reach_of(const NottinghamBattle& b, const State& s, FigureId id, Arm arm) {
  const ItemId item = item_of(b, s, id, arm);
  return item.none() || improvised(b, item) ? b.numbers.reach
                                            : max(b.numbers.reach, b.item(item).reach);  // NOT-111, NOT-112
}

bool improvised(const NottinghamBattle& b, ItemId item) {
  return !item.none() && b.item(item).kind == ItemKind::ranged;
}

bool charging(const NottinghamBattle& b, const State& s, const Hand& hand, FigureId target) {
  const Man& man = s.man(hand.by);
  if (hand.commanded || hand.opportune || !man.moved_now) return false;  // NOT-A09
  const std::int64_t level =
      nearest(disc(man.began, b.bases[s[hand.by].base].radius), base_of(b, s, target)).gap.squared();
  return level + (man.began_height - s[target].elevation).squared() >= b.numbers.charge.squared();  // NOT-A10
}

NoBlow cannot_strike(const NottinghamBattle& b, const State& s, const Hand& hand, FigureId target, Arm arm, Blow blow) {
  using By = NoBlow::By;
  const FigureId id = hand.by;
  if (!b.enemies(s, id, target)) return {By::no_enemy};
  if (!s[target].in_play()) return {By::out};
  if (!has_arm(b, s, id, arm)) return {By::no_arm};
  if (!within(b, s, id, target, reach_of(b, s, id, arm))) return {By::out_of_reach};
  const ItemId item = item_of(b, s, id, arm);
  if (!item.none()) {
    if (hand.dice < b.item(item).least_dice) return {By::few_dice};  // NOT-107
    if (b.item(item).charge_only && !(s.man(id).mounted && charging(b, s, hand, target)))
      return {By::not_charging};  // NOT-113
  }
  if (blow == Blow::disarm && !is_weapon(b, s.man(target).in_right()) && !is_weapon(b, s.man(target).in_left()))
    return {By::no_weapon_to_drop};
  if (!sees(b, s, id, target)) return {By::unseen};
  return {};
}

NoBlow cannot_strike(const NottinghamBattle& b, const State& s, const Hand& hand, FigureId target, Blow blow) {
  NoBlow best{NoBlow::By::no_arm};
  for (const Arm arm : {Arm::main, Arm::left, Arm::bare}) {
    const NoBlow no = cannot_strike(b, s, hand, target, arm, blow);
    if (!no) return no;
    if (no.by != NoBlow::By::no_arm && best.by == NoBlow::By::no_arm) best = no;
  }
  return best;
}

Refusal blow_refusal(const NottinghamBattle& b, const State& s, const Hand& hand, FigureId target, NoBlow no) {
  using By = NoBlow::By;
  const std::string &name = b[hand.by].name, &foe = b[target].name;
  switch (no.by) {
    case By::nothing: break;
    case By::no_enemy: return {"not_an_enemy", foe + " is no enemy.", "NOT-A78"};
    case By::out: return {"out_of_action", foe + " is out of action.", "NOT-A78"};
    case By::unseen: return {"unseen", name + " does not see " + foe + ".", "NOT-066"};
    case By::out_of_reach:
      return {"out_of_reach",
              foe + " is " + measure_text(gap(b, s, hand.by, target), b.unit) + " away; " + name + " reaches " +
                  measure_text(reach_of(b, s, hand.by, Arm::main), b.unit) + ".",
              "NOT-066"};
    case By::no_arm: return {"no_weapon", name + " has nothing to strike with.", "NOT-066"};
    case By::few_dice: return {"few_dice", "What " + name + " holds needs more dice.", "NOT-107"};
    case By::not_charging: return {"not_charging", "A lance is for a charge on horseback.", "NOT-113"};
    case By::no_weapon_to_drop: return {"no_weapon_to_drop", foe + " holds no weapon.", "NOT-129"};
  }
  return {};
}

Clash clash(Play& play, int dice, const Tally& swing, int block_dice, const Tally& parry, int goal, const Why& why) {
  Clash out;
  out.thrown = throw_dice(play, dice, why, block_dice == 0 ? passes_from(swing, goal) : every_number);
  out.won = passes(out.thrown, swing, goal) ? Won::first : Won::nobody;
  if (block_dice == 0) return out;
  const Marks even = mark_at(out.thrown.value + swing.total() - parry.total());
  out.against = throw_dice(play, block_dice, {"NOT-067", "blocking", why.at, why.by}, even | even << 1);
  out.won = oppose(out.thrown, swing, out.against, parry);
  return out;
}

Exchange exchange(const NottinghamBattle& b, State& s, Play& play, Hand& hand, FigureId target, const Tally& swing,
                  const Tally& parry, int goal, const Why& why) {
  Exchange out;
  // NOT-A73 attacker before blocker
  if (!hand.opportune)
    hand.dice += ask_dice(b, s, play, DiceOrder::For::extra, hand.by, 0, target, &swing, nullptr, goal);
  out.block_dice =
      ask_dice(b, s, play, DiceOrder::For::block, target, 0, hand.by, &parry, &swing);  // NOT-067, NOT-A17, NOT-A18
  Tally handicapped = swing;
  if (goal > b.numbers.target) handicapped.add("NOT-A25", "disarming", b.numbers.target - goal);
  const Clash c = clash(play, hand.dice, out.block_dice == 0 ? swing : handicapped, out.block_dice, parry, goal, why);
  out.hit = c.won == Won::first;  // NOT-A04 a tie is blocked
  const int total = c.thrown.value + swing.total();
  if (out.block_dice == 0) {
    play.tell(out.hit ? "hit" : "missed", why.rule,
              out.hit ? "{by} hits {at}: {number}, more than {other}."
                      : "{by} misses {at}: {number}, and needs more than {other}.",
              {.by = hand.by, .at = target, .number = total, .other = goal, .tally = &swing});
    return out;
  }
  if (b.block_floor && !passes(c.thrown, swing, goal)) out.hit = false;  // NOT-A54
  out.blocked = !out.hit;
  play.tell(out.hit ? "hit" : "blocked", "NOT-067",
            out.hit ? "{by} breaks the guard of {at}, {number} against {other}."
                    : "{at} blocks {by}, {other} against {number}.",
            {.by = hand.by,
             .at = target,
             .number = c.thrown.value + handicapped.total(),
             .other = c.against.value + parry.total(),
             .tally = &handicapped,
             .against = &parry});
  return out;
}

void finish(State& s, FigureId target, const Exchange& exchange) { bind(s, target, exchange.block_dice); }  // NOT-A75

namespace {

// One blow with its wound. True unless it was blocked.
bool blow(const NottinghamBattle& b, State& s, Play& play, Hand& hand, FigureId target, Arm arm, Blow kind,
          int more = 0) {
  const ItemId item = item_of(b, s, hand.by, arm);
  const Tally swing = attack_tally(b, s, hand, target, arm, kind, more);
  const Tally parry = block_tally(b, s, target, hand.by, item);
  const Exchange e =
      exchange(b, s, play, hand, target, swing, parry, b.numbers.target, {"NOT-066", "a blow", hand.by, target});
  if (e.hit) {
    const bool fells = !item.none() && b.item(item).fells;  // NOT-108
    wound(b, s, play, hand.by, target, hand.dice, wound_tally(b, s, hand, target, arm), s[hand.by].at, fells);
  }
  finish(s, target, e);
  return !e.blocked;
}

}  // namespace

void attack(const NottinghamBattle& b, State& s, Play& play, Hand& hand, FigureId target) {
  blow(b, s, play, hand, target, pick_arm(b, s, play, hand, target, Blow::attack), Blow::attack);
}

// NOT-A55 both blows are one action.
void two_weapons(const NottinghamBattle& b, State& s, Play& play, Hand& hand, FigureId target) {
  Hand first = hand, second = hand;
  first.dice = divide(b, s, play, DiceOrder::For::two_weapons, hand);  // NOT-069, NOT-A83
  second.dice = hand.dice - first.dice;
  const Arm arm = pick_arm(b, s, play, first, target, Blow::first);
  blow(b, s, play, first, target, arm, Blow::first);
  const Arm other = arm == Arm::left ? Arm::main : Arm::left;
  std::uint64_t targets = 0;
  for (FigureId id : everyone(s)) {
    if (!cannot_strike(b, s, second, id, other, Blow::second)) targets |= std::uint64_t{1} << id.index;
  }
  if (targets != 0 && s[hand.by].in_play()) {
    const bool several = (targets & (targets - 1)) != 0;
    const int next =
        several ? play.ask(PickOrder(b, s, PickOrder::Of::second_target, hand.by, targets)) : std::countr_zero(targets);
    blow(b, s, play, second, {static_cast<std::uint8_t>(next)}, other, Blow::second);
  }
  hand.dice = first.dice + second.dice;
}

void cleave(const NottinghamBattle& b, State& s, Play& play, Hand& hand, FigureId target) {
  const Arm arm = pick_arm(b, s, play, hand, target, Blow::cleave);
  const Angle first = bearing(s[target].at - s[hand.by].at);
  std::uint64_t struck = 0;
  int way = -1;                  // 0 to the left, 1 to the right
  for (int less = 1;; ++less) {  // NOT-127
    struck |= std::uint64_t{1} << target.index;
    if (!blow(b, s, play, hand, target, arm, Blow::cleave, -less) || !s[hand.by].in_play()) return;
    // NOT-A82 in the order of the angle from the first
    const auto turned = [&](FigureId id, int side) {
      const Angle at = bearing(s[id].at - s[hand.by].at);
      return (side == 0 ? first - at : at - first).turn;
    };
    FigureId next[2] = {nobody, nobody};
    for (FigureId id : everyone(s)) {
      if ((struck >> id.index & 1) || cannot_strike(b, s, hand, id, arm, Blow::cleave)) continue;
      for (int side = 0; side < 2; ++side) {
        if (turned(id, side) <= 32768 && (next[side].none() || turned(id, side) < turned(next[side], side)))
          next[side] = id;
      }
    }
    if (way < 0) {
      const std::uint64_t ways = (next[0].none() ? 0u : 1u) | (next[1].none() ? 0u : 2u);
      if (ways == 0) return;
      way = ways == 3 ? play.ask(PickOrder(b, s, PickOrder::Of::cleave_way, hand.by, ways)) : std::countr_zero(ways);
    }
    target = next[way];
    if (target.none()) return;
  }
}

void disarm(const NottinghamBattle& b, State& s, Play& play, Hand& hand, FigureId target) {
  const Arm arm = pick_arm(b, s, play, hand, target, Blow::disarm);
  const Tally swing = attack_tally(b, s, hand, target, arm, Blow::disarm);
  const Tally parry = block_tally(b, s, target, hand.by, item_of(b, s, hand.by, arm));
  const Exchange e = exchange(b, s, play, hand, target, swing, parry, b.numbers.disarm_target,
                              {"NOT-129", "disarming", hand.by, target});
  finish(s, target, e);
  if (!e.hit) return;
  const Man& man = s.man(target);
  std::uint64_t hands = 0;
  if (is_weapon(b, man.in_right())) hands |= 1;
  if (is_weapon(b, man.in_left()) && !man.two_handed()) hands |= 2;
  const int which =
      hands == 3 ? play.ask(PickOrder(b, s, PickOrder::Of::disarmed, hand.by, hands, target)) : std::countr_zero(hands);
  drop_item(b, s, play, target, which == 0 ? man.right : man.left);
}

bool may_strike_opportunely(const NottinghamBattle& b, const State& s, FigureId striker, FigureId mover, int dice) {
  if (dice == 0 || !s[striker].in_play() || s.panics(striker) || s.man(striker).hanging()) return false;  // NOT-A20
  const Hand hand{.by = striker, .dice = dice, .opportune = true};
  return !cannot_strike(b, s, hand, mover, Blow::opportunity);
}

void strike_opportunely(const NottinghamBattle& b, State& s, Play& play, FigureId striker, FigureId mover, int dice) {
  Hand hand{.by = striker, .dice = dice, .opportune = true};
  play.tell("opportunity", "NOT-080", "{by} strikes at {at} as he leaves.", {.by = striker, .at = mover});
  blow(b, s, play, hand, mover, pick_arm(b, s, play, hand, mover, Blow::opportunity), Blow::opportunity);
  bind(s, hand);
  judge(b, s, play);
}

}  // namespace fyrd::nottingham
