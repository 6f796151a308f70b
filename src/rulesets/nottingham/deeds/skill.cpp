// Thrusting back, provoking, commanding and taking heart.
#include "rulesets/nottingham/deeds/skill.h"

#include "rulesets/nottingham/deeds/action.h"
#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/melee.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/turn/throw.h"
#include "rulesets/nottingham/ways/flight.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

Verdict lacks(const NottinghamBattle& b, FigureId id, Skill skill, const char* rule) {
  if (b.has(id, skill)) return {};
  return Refusal{"no_skill", b[id].name + " has not learned that.", rule};
}

}  // namespace

Tally thrust_tally(const NottinghamBattle& b, const State& s, FigureId id, FigureId target) {
  Tally tally = test_tally(b, s, id, Characteristic::melee, "thrust");
  const Quarter from = area(s, target, id);
  if (from == Quarter::rear) tally.add("NOT-143", "from behind", 2);
  if (from == Quarter::left || from == Quarter::right) tally.add("NOT-143", "from the side", 1);
  if (obscured(b, s, id, target)) tally.add("NOT-143", "obscured", -1);
  int shield = 0;
  for (const ItemId held : {s.man(id).in_right(), s.man(id).in_left()}) {
    if (!held.none()) shield = std::max(shield, b.item(held).thrust);
  }
  if (shield > 0) tally.add("NOT-115", "shield", shield);  // NOT-A86
  return tally;
}

Verdict may_thrust(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice& c) {
  if (Verdict no = lacks(b, hand.by, Skill::thrust, "NOT-143")) return no;
  const std::string& foe = b[c.target].name;
  if (!b.enemies(s, hand.by, c.target) || !s[c.target].in_play())
    return Refusal{"not_an_enemy", foe + " is no enemy in play.", "NOT-143"};
  if (s.man(c.target).mounted) return Refusal{"mounted", foe + " is on horseback.", "NOT-143"};
  if (!within(b, s, hand.by, c.target, b.numbers.reach))
    return Refusal{"out_of_reach", foe + " is more than 1″ away.", "NOT-A86"};
  if (!sees(b, s, hand.by, c.target))
    return Refusal{"unseen", b[hand.by].name + " does not see " + foe + ".", "NOT-143"};
  return {};
}

void thrust(const NottinghamBattle& b, State& s, Play& play, Hand& hand, const Choice& c) {
  const FigureId target = c.target;
  const Tally push = thrust_tally(b, s, hand.by, target);
  const Tally stand =
      test_tally(b, s, target, Characteristic::melee, "block");  // NOT-A79 nothing helps against a thrust
  const Exchange e =
      exchange(b, s, play, hand, target, push, stand, b.numbers.target, {"NOT-143", "a thrust", hand.by, target});
  if (e.hit && s[target].pose == Pose::standing) {
    Tally weight(hand.by, "thrust");
    if (charging(b, s, hand, target)) weight.add("NOT-143", "charge", s.man(hand.by).mounted ? 2 : 1);
    const int total =
        play.best(dice(hand.dice, 6), {"NOT-143", "the weight of a thrust", hand.by, target}) + weight.total();
    if (s.man(target).hanging())
      fall(b, s, play, target, s[target].at, s[target].elevation, hand.by);  // NOT-A95
    else if (thrust_fells(total))
      go_to_ground(b, s, play, target, hand.by);
    else
      toss_back(b, s, play, target, s[hand.by].at, Touch::drops, hand.by);
  }
  finish(s, target, e);
}

Verdict may_provoke(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice& c) {
  if (Verdict no = lacks(b, hand.by, Skill::provoke, "NOT-137")) return no;
  if (!b.enemies(s, hand.by, c.target) || !s[c.target].in_play())
    return Refusal{"not_an_enemy", b[c.target].name + " is no enemy in play.", "NOT-137"};
  if (!sees(b, s, hand.by, c.target))
    return Refusal{"unseen", b[hand.by].name + " does not see " + b[c.target].name + ".", "NOT-137"};
  return {};
}

void provoke(const NottinghamBattle& b, State&, Play& play, Hand& hand, const Choice& c) {
  const int best = play.best(dice(hand.dice, 6), {"NOT-137", "provoking", hand.by, c.target});  // NOT-A27 no modifiers
  const bool works = best > b.warrior(c.target).profile.initiative;
  if (works) hand.provoked = c.target;
  play.tell(works ? "provoked" : "ignored", "NOT-137", works ? "{by} provokes {at}." : "{at} does not listen to {by}.",
            {.by = hand.by, .at = c.target, .number = best});
}

Verdict may_command(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice& c) {
  if (!b.has(hand.by, Skill::leader)) {  // NOT-120
    if (Verdict no = lacks(b, hand.by, Skill::command, "NOT-128")) return no;
  }
  const std::string& name = b[c.target].name;
  if (hand.commanded) return Refusal{"commanded", "Whoever is commanded commands nobody.", "NOT-A84"};
  if (s.man(hand.by).moved_now) return Refusal{"moved", b[hand.by].name + " has moved.", "NOT-128"};
  if (c.target == hand.by || s[c.target].side != s[hand.by].side || !s[c.target].in_play())
    return Refusal{"not_a_friend", name + " is no friend in play.", "NOT-128"};
  if (!within(b, s, hand.by, c.target, b.numbers.command))
    return Refusal{"out_of_reach", name + " is too far away to hear.", "NOT-128"};
  return {};
}

void command(const NottinghamBattle& b, State& s, Play& play, Hand& hand, const Choice& c) {
  play.tell("commanded", "NOT-128", "{by} commands {at}.", {.by = hand.by, .at = c.target});
  Man& man = s.man(c.target);
  man.activated = true;  // NOT-A84
  man.moved_now = false;
  Hand other{.by = c.target, .dice = std::exchange(hand.dice, 0), .commanded = true};
  act(b, s, play, other);
  hand.provoked = other.provoked;
  bind(s, other);  // NOT-128 on whoever was commanded
}

Verdict may_rally(const NottinghamBattle& b, const State& s, const Hand& hand, const Choice&) {
  if (s.panics(hand.by)) return {};
  return Refusal{"no_panic", b[hand.by].name + " does not panic.", "NOT-082"};
}

Tally rally_tally(const NottinghamBattle& b, const State& s, const Hand& hand) {
  const FigureId id = hand.by;
  Tally tally = test_tally(b, s, id, Characteristic::none, "rally");
  bool hero = b.has(id, Skill::hero);
  for (FigureId other : everyone(s)) {  // NOT-A38 he may lie but not panic
    hero |= other != id && b.friends(s, id, other) && b.has(other, Skill::hero) && s[other].in_play() &&
            !s.panics(other) && within(b, s, id, other, b.numbers.rally_near);
  }
  if (hero) tally.add("NOT-082", "hero", 1);
  if (b.has(id, Skill::leader)) tally.add("NOT-082", "leader", 1);
  if (hand.commanded) tally.add("NOT-082", "commanded", 1);
  if (b.has(id, Skill::brave)) tally.add("NOT-126", "brave", 1);
  return tally;
}

void rally(const NottinghamBattle& b, State& s, Play& play, Hand& hand, const Choice&) {
  const FigureId id = hand.by;
  const Tally sum = rally_tally(b, s, hand);
  if (test(b, s, play, hand, sum, b.numbers.rally_target, {"NOT-082", "rallying", id})) {
    s.man(id).panic = false;
    bind(s, id, 1);  // NOT-A39 the locked die is an ordinary one now
    return play.tell("rallied", "NOT-082", "{by} rallies.", {.by = id, .tally = &sum});
  }
  play.tell("rally_failed", "NOT-082", "{by} does not rally.", {.by = id, .tally = &sum});
  const int best = play.best(dice(hand.dice, 6), {"NOT-060", "running away", id});
  flee(b, s, play, id, run_allowance(b, s, id, best), true);
}

}  // namespace fyrd::nottingham
