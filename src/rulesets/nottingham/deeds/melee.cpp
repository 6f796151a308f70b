// One blow after another, and what comes of it.
#include "rulesets/nottingham/deeds/melee.h"

#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/pick.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/people/hands.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/turn/rout.h"

namespace fyrd::nottingham {

namespace {

// clang-format off
constexpr Reason
    no_two_weapons{"no_two_weapons", "{by} does not hold two weapons.", "NOT-069"},
    few_for_two{"few_dice", "Each blow needs a die of its own.", "NOT-069", cure::more_dice},
    few_for_cleaving{"few_dice", "Cleaving needs two activating dice.", "NOT-127", cure::more_dice};
// clang-format on

Arm pick_arm(Now now, const Hand& hand, FigureId target, Blow blow) {
  const Arms arms = arms_for(now, hand, target, blow);
  if (arms.size() < 2) return arms.empty() ? Arm::bare : arms.first();
  return static_cast<Arm>(now.play.ask(PickOrder(now, PickOrder::Of::arm, hand, {arms.bits}, target, blow)));
}

// NOT-160 a rider says whether he claims his charge, where it is his to say.
void pick_charge(Now now, Hand& hand, FigureId target, Arm arm, Blow blow, int cleaves) {
  hand.reined = false;
  if (!may_rein(now, hand, target, arm, blow)) return;
  Picks either;
  either.add(PickOrder::claimed), either.add(PickOrder::reined);
  hand.reined = now.play.ask(PickOrder(now, PickOrder::Of::charge, hand, either, target, blow, arm, cleaves)) ==
                PickOrder::reined;
}

}  // namespace

Clash clash(Play& play, int dice, const Tally& swing, int block_dice, const Tally& parry, int goal, const Why& why,
            const Tally* floor) {
  Clash out;
  if (block_dice == 0) {
    out.thrown = throw_dice(play, dice, why, passes_from(swing, goal));
    out.won = passes(out.thrown, swing, goal) ? Won::first : Won::nobody;
    return out;
  }
  const auto judge = [&](int thrown, int against) {
    const Won won = oppose(worth(thrown), swing, worth(against), parry);
    return won == Won::first && floor && !passes(worth(thrown), *floor, goal) ? Won::second : won;  // NOT-A54
  };
  const auto [thrown, against] =
      play.opposed({fyrd::dice(dice, 6), why}, {fyrd::dice(block_dice, 6), {"NOT-067", "blocking", why.at, why.by}},
                   {Reading::Of::best}, [&](int a, int b) { return static_cast<int>(judge(a, b)); });
  out.thrown = worth(thrown), out.against = worth(against);
  out.won = judge(thrown, against);
  return out;
}

Tally against_block(const NottinghamBattle& b, const Tally& swing, int goal) {
  Tally sum = swing;
  if (goal > b.numbers.target && b.rulings.disarm_harder) sum.add("NOT-A25", "disarming", b.numbers.target - goal);
  return sum;
}

Exchange exchange(Now now, Hand& hand, FigureId target, const Tally& swing, const Tally& parry, int goal,
                  const Why& why) {
  const auto& [b, s, play] = now;
  Exchange out;
  // NOT-A73 attacker before blocker
  if (!hand.opportune)
    hand.dice += ask_dice(now, DiceOrder::For::extra, hand.by, 0, target, &swing, nullptr, goal, hand.dice);
  const Tally handicapped = against_block(b, swing, goal);
  out.block_dice = ask_dice(now, DiceOrder::For::block, target, 0, hand.by, &parry, &swing, goal,
                            hand.dice);  // NOT-067, NOT-A17, NOT-A18
  const Clash c = clash(play, hand.dice, out.block_dice == 0 ? swing : handicapped, out.block_dice, parry, goal, why,
                        b.block_floor ? &swing : nullptr);
  out.hit = c.won == Won::first;  // NOT-A04 a tie is blocked
  const int total = c.thrown.value + swing.total();
  if (out.block_dice == 0) {
    const bool ones = c.thrown.all_ones && total > goal;  // NOT-025
    play.tell(out.hit ? "hit" : "missed", ones ? "NOT-025" : why.rule,
              out.hit ? "{by} hits {at}: {number}, more than {other}."
              : ones  ? "{by} throws nothing but ones and misses {at}, whatever is added."
                      : "{by} misses {at}: {number}, and needs more than {other}.",
              {.by = hand.by, .at = target, .number = total, .other = goal, .tally = &swing});
    return out;
  }
  out.blocked = !out.hit;
  // NOT-025, NOT-A03 what nothing but ones came to is no measure
  const bool ones = c.thrown.all_ones || c.against.all_ones;
  play.tell(out.hit ? "hit" : "blocked", ones ? "NOT-A03" : "NOT-067",
            out.hit ? c.against.all_ones ? "{at} throws nothing but ones: {by} breaks his guard."
                                         : "{by} breaks the guard of {at}, {number} against {other}."
            : ones  ? c.thrown.all_ones ? "{by} throws nothing but ones, and {at} blocks him."
                                        : "{at} throws nothing but ones, and yet {by} misses him: {number}."
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

WhyNot may_strike(Here here, const Hand& hand, FigureId target, Blow blow) {
  WhyNot no = cannot_strike(here, hand, target, blow);
  if (no.is(no_blow::out_of_reach))
    no.length = gap(here, hand.by, target), no.most = reach_of(here, hand.by, armed(here, hand.by));
  return no;
}

// One blow with its wound. True unless it was blocked.
bool blow(Now now, Hand& hand, FigureId target, Arm arm, Blow kind, int cleaves = 0) {
  const auto& [b, s, play] = now;
  const ItemId item = item_of(now, hand.by, arm);
  pick_charge(now, hand, target, arm, kind, cleaves);
  const Tally swing =
      attack_tally(now, hand, target, arm, kind, cleaves, settled(now, hand.by, target, true, shields_himself));
  const Tally parry = block_tally(now, target, hand.by, item);
  const Exchange e =
      exchange(now, hand, target, swing, parry, b.numbers.target, {"NOT-066", "a blow", hand.by, target});
  if (e.hit) {
    const bool fells = !item.none() && b.item(item).fells;  // NOT-108
    wound(now, hand.by, target, hand.dice, wound_tally(now, hand, target, arm, kind), s[hand.by].at, fells);
  }
  finish(s, target, e);
  return !e.blocked;
}

}  // namespace

WhyNot may_attack(Here here, const Hand& hand, const Choice& c) {
  return may_strike(here, hand, c.target, Blow::attack);
}

WhyNot may_use_two(Here here, const Hand& hand, const Choice& c) {
  const auto melee = [&](ItemId id) { return !id.none() && here.b.item(id).kind == ItemKind::melee; };
  const Man& man = here.man(hand.by);
  if (man.two_handed() || !melee(man.in_right()) || !melee(man.in_left())) return {&no_two_weapons, hand.by};
  if (hand.dice < 2) return {&few_for_two, hand.by};
  return may_strike(here, hand, c.target, Blow::first);
}

WhyNot may_cleave(Here here, const Hand& hand, const Choice& c) {
  if (const WhyNot no = lacks(here.b, hand.by, Skill::cleave, "NOT-127")) return no;
  if (hand.dice < 2) return {&few_for_cleaving, hand.by};
  return may_strike(here, hand, c.target, Blow::cleave);
}

WhyNot may_disarm(Here here, const Hand& hand, const Choice& c) {
  if (const WhyNot no = lacks(here.b, hand.by, Skill::disarm, "NOT-129")) return no;
  return may_strike(here, hand, c.target, Blow::disarm);
}

void attack(Now now, Hand& hand, const Choice& c) {
  blow(now, hand, c.target, pick_arm(now, hand, c.target, Blow::attack), Blow::attack);
}

// NOT-A55 both blows are one action.
void two_weapons(Now now, Hand& hand, const Choice& c) {
  Hand first = hand, second = hand;
  first.dice = divide(now, DiceOrder::For::two_weapons, hand);  // NOT-069, NOT-A83
  second.dice = hand.dice - first.dice;
  const Arm arm = pick_arm(now, first, c.target, Blow::first);
  blow(now, first, c.target, arm, Blow::first);
  const Arm other = other_arm(arm);
  FigureSet targets;
  for (FigureId id : enemies(now, hand.by)) {
    if (!cannot_strike(now, second, id, other, Blow::second)) targets.add(id);
  }
  if (!targets.empty() && now[hand.by].in_play()) {
    const FigureId next =
        targets.size() > 1 ? now.play.ask(SecondTargetOrder(now, hand.by, targets, c.target)) : targets.first();
    blow(now, second, next, other, Blow::second);
  }
  hand.dice = first.dice + second.dice;
}

void cleave(Now now, Hand& hand, const Choice& c) {
  FigureId target = c.target;
  const Arm arm = pick_arm(now, hand, target, Blow::cleave);
  const Angle first = bearing(now[target].at - now[hand.by].at);
  FigureSet struck;
  int way = -1;                    // 0 to the left, 1 to the right
  for (int blows = 1;; ++blows) {  // NOT-127
    struck.add(target);
    if (!blow(now, hand, target, arm, Blow::cleave, blows) || !now[hand.by].in_play()) return;
    // NOT-A82 in the order of the angle from the first
    const auto turned = [&](FigureId id, int side) {
      const Angle at = bearing(now[id].at - now[hand.by].at);
      return (side == 0 ? first - at : at - first).turn;
    };
    FigureId next[2] = {nobody, nobody};
    for (FigureId id : enemies(now, hand.by) - struck) {
      if (cannot_strike(now, hand, id, arm, Blow::cleave)) continue;
      for (int side = 0; side < 2; ++side) {
        if (turned(id, side) <= 32768 && (next[side].none() || turned(id, side) < turned(next[side], side)))
          next[side] = id;
      }
    }
    Picks ways;  // NOT-127 he may go on, and keeps to one direction
    for (int side = 0; side < 2; ++side) {
      if (!next[side].none() && (way < 0 || way == side)) ways.add(side);
    }
    if (ways.empty()) return;
    ways.add(PickOrder::no_more);
    way = now.play.ask(PickOrder(now, PickOrder::Of::cleave_way, hand, ways));
    if (way == PickOrder::no_more) return;
    target = next[way];
  }
}

void disarm(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  const FigureId target = c.target;
  const Arm arm = pick_arm(now, hand, target, Blow::disarm);
  const Tally swing =
      attack_tally(now, hand, target, arm, Blow::disarm, 0, settled(now, hand.by, target, true, shields_himself));
  const Tally parry = block_tally(now, target, hand.by, item_of(now, hand.by, arm));
  const Exchange e =
      exchange(now, hand, target, swing, parry, b.numbers.disarm_target, {"NOT-129", "disarming", hand.by, target});
  finish(s, target, e);
  if (!e.hit) return;
  const Man& man = s.man(target);
  Picks hands;
  if (is_weapon(b, man.in_right())) hands.add(0);
  if (is_weapon(b, man.in_left()) && !man.two_handed()) hands.add(1);
  const int which =
      hands.size() > 1 ? play.ask(PickOrder(now, PickOrder::Of::disarmed, hand, hands, target)) : hands.first();
  drop_item(now, target, which == 0 ? man.right : man.left);
}

bool may_strike_opportunely(Here here, FigureId striker, FigureId mover, int dice) {
  if (dice == 0 || !here[striker].in_play() || here.s.panics(striker) || here.man(striker).hanging())
    return false;  // NOT-A20
  const Hand hand{.by = striker, .dice = dice, .opportune = true};
  return !cannot_strike(here, hand, mover, Blow::opportunity);
}

void strike_opportunely(Now now, FigureId striker, FigureId mover, int dice) {
  Hand hand{.by = striker, .dice = dice, .opportune = true};
  now.play.tell("opportunity", "NOT-080", "{by} strikes at {at} as he leaves.", {.by = striker, .at = mover});
  blow(now, hand, mover, pick_arm(now, hand, mover, Blow::opportunity), Blow::opportunity);
  bind(now.s, hand);
  judge(now);
}

}  // namespace fyrd::nottingham
