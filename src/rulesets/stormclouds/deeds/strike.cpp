// A Hero's die against a Villain's number (STO-033, STO-034, STO-051, STO-A21, STO-A22, STO-A27, STO-X15).
#include "rulesets/stormclouds/deeds/strike.h"

#include "core/figures/area.h"
#include "rulesets/stormclouds/deeds/roll.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/trauma.h"

namespace fyrd::stormclouds {

namespace {

using A = ActionOrder;

WhyNot cannot_shoot(Here here, FigureId id, FigureId at) {
  static constexpr Reason engaged{"engaged", "An enemy touches {by}.", "STO-034", cure::no_enemy_near};
  static constexpr Reason great_weapon{"great_weapon", "{by} has swung a great weapon this Turn.", "STO-X15"};
  static constexpr Reason unseen{"unseen", "{by} does not see {at}.", "STO-034"};
  if (!touched_by(here, id, villains(here)).empty()) return {&engaged, id};
  if (here.man(id).turn.swung) return {&great_weapon, id};
  if (look(here, id, at) == Look::none) return {&unseen, id, at};  // STO-A22 as far as he sees
  return {};
}

}  // namespace

Verdict cannot_strike(Here here, FigureId id, const Choice& c) {
  const bool blow = c.verb == A::attack;
  if (Verdict no = not_an_enemy(here, here[id].side, c.target, blow ? "STO-033" : "STO-034")) return no;
  if (!blow) return verdict(here.b, cannot_shoot(here, id, c.target));
  if (touch(here, id, c.target)) return {};
  return in_words(here.b, {.reason = &no_contact, .by = id, .at = c.target, .rule = "STO-033"});
}

bool may_ambush(Here here, FigureId hero, FigureId villain) { return look(here, villain, hero) == Look::none; }

int blow_trauma(Here here, FigureId id, const Choice& c) {
  const Man& man = here.man(id);
  const bool strong = c.verb == A::attack ? man.gear.has(Gear::great_weapon) && !man.turn.shot
                                          : man.gear.has(Gear::longbow) && !man.turn.moved;
  return strong ? here.b.numbers.damage : here.b.numbers.hit;  // STO-X15
}

void tell_strike(Play& play, bool blow, bool hits, const char* rule, const Told& told) {
  if (blow)
    play.tell(hits ? "struck" : "parried", rule,
              hits ? "{by} strikes {at}: {number} against {other}."
                   : "{by} strikes at {at} in vain: {number} against {other}.",
              told);
  else
    play.tell(hits ? "shot" : "missed", rule,
              hits ? "{by} shoots {at}: {number} against {other}."
                   : "{by} shoots at {at} and misses: {number} against {other}.",
              told);
}

// With an Ambush instead of the usual Trauma (STO-051).
void strike(Now now, FigureId id, const Choice& c) {
  const auto& [b, s, play] = now;
  const bool blow = c.verb == A::attack, ambush = digs(c) & dig_ambush;
  const char* rule = blow ? "STO-033" : "STO-034";
  const Luck luck = with(luck_of(now, id, c), digs(c));
  const int target = target_of(now, id, c), trauma = blow_trauma(now, id, c);
  Turn& turn = s.man(id).turn;
  if (blow) {
    turn.duelled = true;
    turn.swung = turn.swung || s.man(id).gear.has(Gear::great_weapon);
    s.twist.parry = false;  // STO-070.11 once
  } else {
    turn.marked = turn.shot = true;
  }
  owe(s, id, cost(b, id, digs(c)));
  const int rolled =
      roll(now, id, die_of(now, id, c), luck, {rule, blow ? "attack" : "shot", id, c.target}, above(target));
  face(s, id, s[c.target].at);  // STO-A27
  const bool hits = succeeds(rolled, target);
  tell_strike(play, blow, hits, rule, {.by = id, .at = c.target, .number = rolled, .other = target});
  if (!hits) return;
  int counters = trauma;
  if (ambush) {
    const RollOrder order(now, id, c.target, Cause::ambush, stats(now, id).stealth, 0, {}, false);
    counters = roll(now, order, {"STO-051", "ambush", id, c.target}).rolled;
  }
  suffer(now, c.target, counters, Hurt::blow, id, ambush ? "STO-051" : rule);
}

void list_strikes(Here here, const ActionOrder& order, Options& options) {
  for (FigureId v : villains(here)) {
    for (const std::uint8_t verb : {A::attack, A::shoot}) {
      const Choice c{.verb = verb, .target = v};
      if (order.check(c)) continue;
      offer_digs(here, order, options, c, may_ambush(here, order.about, v),
                 [&] { return (verb == A::attack ? " attacks " : " shoots at ") + here.name(v); });
    }
  }
}

void explain_strike(Here here, FigureId id, const Choice& c, Explanation& why) {
  explain_roll(here, id, c, why);
  if (c.verb == A::shoot) return why.witnesses.push_back(front_witness(here, id, c.target, "STO-004"));
  const Nearest gap = nearest(here.base(id), here.base(c.target));
  why.witnesses.push_back({"contact", "STO-003",
                           here.name(c.target) + " is " + measure_text(gap.gap, here.b.unit) + " away", gap.on_a,
                           gap.on_b, touching - gap.gap});
}

}  // namespace fyrd::stormclouds
