// Thrusting back, provoking, commanding and taking heart.
#include "rulesets/nottingham/deeds/skill.h"

#include "core/play/cure.h"
#include "rulesets/nottingham/deeds/action.h"
#include "rulesets/nottingham/deeds/blow.h"
#include "rulesets/nottingham/deeds/melee.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/sight.h"
#include "rulesets/nottingham/turn/rolls.h"
#include "rulesets/nottingham/ways/flight.h"
#include "rulesets/nottingham/ways/move.h"

namespace fyrd::nottingham {

namespace {

// clang-format off
constexpr Reason
    no_enemy{"not_an_enemy", "{at} is no enemy in play.", "NOT-143", cure::an_enemy},
    is_mounted{"mounted", "{at} is on horseback.", "NOT-143"},
    beyond_reach{"out_of_reach", "{at} is more than 1″ away.", "NOT-A86"},
    unseen{"unseen", "{by} does not see {at}.", "NOT-143"},
    is_commanded{"commanded", "Whoever is commanded commands nobody.", "NOT-A84"},
    has_moved{"moved", "{by} has moved.", "NOT-128"},
    no_friend{"not_a_friend", "{at} is no friend in play.", "NOT-128", cure::a_friend},
    out_of_hearing{"out_of_reach", "{at} is too far away to hear.", "NOT-128"},
    no_panic{"no_panic", "{by} does not panic.", "NOT-082"};
// clang-format on

}  // namespace

ThrustFacts thrust_facts(Here here, const Hand& hand, FigureId target, const Stance& stance) {
  const Man& man = here.man(hand.by);
  ThrustFacts facts{.test = test_facts(here, hand.by, Characteristic::melee),
                    .from = stance.from,
                    .hidden = stance.hidden,
                    .charging = charging(here, hand, target),
                    .mounted = man.mounted};
  for (const ItemId held : {man.in_right(), man.in_left()}) {
    if (!held.none()) facts.shield = std::max(facts.shield, here.b.item(held).thrust);
  }
  return facts;
}

WhyNot may_thrust(Here here, const Hand& hand, const Choice& c) {
  const auto& [b, s] = here;
  if (const WhyNot no = lacks(b, hand.by, Skill::thrust, "NOT-143")) return no;
  if (!b.enemies(s, hand.by, c.target) || !s[c.target].in_play()) return {&no_enemy, hand.by, c.target};
  if (s.man(c.target).mounted) return {&is_mounted, hand.by, c.target};
  if (!within(here, hand.by, c.target, b.numbers.reach)) return {&beyond_reach, hand.by, c.target};
  if (!sees(here, hand.by, c.target)) return {&unseen, hand.by, c.target};
  return {};
}

void thrust(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  const FigureId target = c.target;
  const ThrustFacts facts = thrust_facts(now, hand, target, settled(now, hand.by, target, true, nullptr));
  const Tally push = thrust_tally(b.numbers, facts);
  const Tally stand =
      test_tally(now, target, Characteristic::melee, "block");  // NOT-A79 nothing helps against a thrust
  const Exchange e =
      exchange(now, hand, target, push, stand, b.numbers.target, {"NOT-143", "a thrust", hand.by, target});
  if (e.hit && s[target].pose == Pose::standing) {
    const int total = play.best(dice(hand.dice, 6), {"NOT-143", "the weight of a thrust", hand.by, target}) +
                      weight_tally(b.numbers, facts).total();
    if (s.man(target).hanging())
      fall(now, target, s[target].at, s[target].elevation, hand.by);  // NOT-A95
    else if (total >= b.numbers.thrust.ground)
      go_to_ground(now, target, hand.by);
    else
      toss_back(now, target, s[hand.by].at, Touch::drops, hand.by);
  }
  finish(s, target, e);
}

WhyNot may_provoke(Here here, const Hand& hand, const Choice& c) {
  const auto& [b, s] = here;
  if (const WhyNot no = lacks(b, hand.by, Skill::provoke, "NOT-137")) return no;
  if (!b.enemies(s, hand.by, c.target) || !s[c.target].in_play())
    return WhyNot{&no_enemy, hand.by, c.target}.by_rule("NOT-137");
  if (lost_in_fog(here, hand.by, c.target)) return {&no_shot::fog, hand.by, c.target};  // NOT-164
  if (!sees(here, hand.by, c.target)) return WhyNot{&unseen, hand.by, c.target}.by_rule("NOT-137");
  return {};
}

void provoke(Now now, Hand& hand, const Choice& c) {
  const int best = now.play.best(dice(hand.dice, 6), {"NOT-137", "provoking", hand.by, c.target});
  const bool works = provokes(best, now.b.warrior(c.target).profile.initiative);
  if (works) hand.provoked = c.target;
  now.play.tell(works ? "provoked" : "ignored", "NOT-137",
                works ? "{by} provokes {at}." : "{at} does not listen to {by}.",
                {.by = hand.by, .at = c.target, .number = best});
}

WhyNot may_command(Here here, const Hand& hand, const Choice& c) {
  const auto& [b, s] = here;
  if (!b.has(hand.by, Skill::leader)) {  // NOT-120
    if (const WhyNot no = lacks(b, hand.by, Skill::command, "NOT-128")) return no;
  }
  if (hand.commanded) return {&is_commanded, hand.by};
  if (s.man(hand.by).moved_now) return {&has_moved, hand.by};
  if (c.target == hand.by || s[c.target].side != s[hand.by].side || !s[c.target].in_play())
    return {&no_friend, hand.by, c.target};
  if (!within(here, hand.by, c.target, b.numbers.command)) return {&out_of_hearing, hand.by, c.target};
  return {};
}

void command(Now now, Hand& hand, const Choice& c) {
  now.play.tell("commanded", "NOT-128", "{by} commands {at}.", {.by = hand.by, .at = c.target});
  Man& man = now.man(c.target);
  man.activated = true;  // NOT-A84
  man.moved_now = false;
  Hand other{.by = c.target, .dice = std::exchange(hand.dice, 0), .commanded = true};
  act(now, other);  // NOT-A26 without a move, with his own numbers
  hand.provoked = other.provoked;
  bind(now.s, other);  // NOT-128 on whoever was commanded
}

WhyNot may_rally(Here here, const Hand& hand, const Choice&) {
  if (here.s.panics(hand.by)) return {};
  return {&no_panic, hand.by};
}

Tally rally_tally(Here here, const Hand& hand) {
  const auto& [b, s] = here;
  const FigureId id = hand.by;
  RallyFacts facts{.test = test_facts(here, id, Characteristic::none),
                   .hero = b.has(id, Skill::hero),
                   .leader = b.has(id, Skill::leader),
                   .commanded = hand.commanded,
                   .brave = b.has(id, Skill::brave)};
  for (FigureId other : everyone(s)) {  // NOT-A38
    facts.hero |= other != id && b.friends(s, id, other) && b.has(other, Skill::hero) && s[other].in_play() &&
                  !(b.rulings.steady_hero && s.panics(other)) && within(here, id, other, b.numbers.rally_near);
  }
  return rally_tally(b.numbers, facts);
}

void rally(Now now, Hand& hand, const Choice&) {
  const auto& [b, s, play] = now;
  const FigureId id = hand.by;
  const Tally sum = rally_tally(now, hand);
  if (test(now, hand, sum, b.numbers.rally_target, {"NOT-082", "rallying", id})) {
    s.man(id).panic = false;
    bind(s, id, 1);  // NOT-A39 the locked die is an ordinary one now
    return play.tell("rallied", "NOT-082", "{by} rallies.", {.by = id, .tally = &sum});
  }
  play.tell("rally_failed", "NOT-082", "{by} does not rally.", {.by = id, .tally = &sum});
  const int best = play.best(dice(hand.dice, 6), {"NOT-060", "running away", id});
  flee(now, id, run_allowance(now, id, best), true);
}

}  // namespace fyrd::nottingham
