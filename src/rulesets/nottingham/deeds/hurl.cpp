// Lifting it with both hands, and letting it fly a few feet.
#include "rulesets/nottingham/deeds/hurl.h"

#include "rulesets/nottingham/deeds/doubt.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/table/standing.h"
#include "rulesets/nottingham/table/thing.h"
#include "rulesets/nottingham/turn/rolls.h"

namespace fyrd::nottingham {

namespace {

// clang-format off
constexpr Reason
    not_heavy{"not_heavy", "That is nothing to throw.", "NOT-X53"},
    too_heavy{"too_heavy", "The ram is too heavy for one man.", "NOT-X53"},
    no_contact{"not_in_contact", "{by} does not touch it.", "NOT-X53", cure::in_contact},
    hands_full{"hands_full", "It takes both hands.", "NOT-155", cure::hands_free},
    too_far{"out_of_range", "{at} is {length} away; it flies {most}.", "NOT-X53", cure::nearer};
// clang-format on

WhyNot cannot_hurl(Here here, FigureId id, int what, FigureId target) {
  const auto& [b, s] = here;
  const Thing* thing = thing_at(s, what);
  if (!thing || thing->kind != ThingKind::heavy) return {&not_heavy, id};
  if (thing->what == heavy_ram) return {&too_heavy, id};
  if (!within(here, id, *thing, b.numbers.contact)) return {&no_contact, id};
  if (!s.man(id).hands_empty()) return {&hands_full, id};
  if (!b.enemies(s, id, target)) return {&no_shot::no_enemy, id, target};
  if (!s[target].in_play()) return {&no_shot::out, id, target};
  if (!within(here, id, target, b.numbers.hurl_far))
    return {.reason = &too_far, .by = id, .at = target, .length = gap(here, id, target), .most = b.numbers.hurl_far};
  if (!sees(here, id, target)) return {&no_shot::unseen, id, target};
  return {};
}

}  // namespace

Tally hurl_tally(Here here, FigureId id, FigureId target, const Stance& stance) {
  ShotFacts facts = shot_facts(here, id, target, here.b.numbers.range_step, stance);
  facts.snapshot = false;
  facts.rain = 0;
  facts.hurled = true;
  return shot_tally(here.b.numbers, facts);
}

Tally hurl_wound_tally(Here here, FigureId id, FigureId target) {
  WoundFacts facts = struck(here, id, target);
  facts.with = WoundFacts::With::heavy;
  facts.damage = here.b.numbers.hurl.damage;
  return wound_tally(here.b.numbers, facts);
}

WhyNot may_hurl(Here here, const Hand& hand, const Choice& c) { return cannot_hurl(here, hand.by, c.number, c.target); }

void hurl(Now now, Hand& hand, const Choice& c) {
  const auto& [b, s, play] = now;
  const FigureId id = hand.by, target = c.target;
  const Tally sum = hurl_tally(now, id, target, settled(now, id, target, holds_shield(now, target), covers_himself));
  hand.dice += ask_dice(now, DiceOrder::For::extra, id, 0, target, &sum, nullptr, b.numbers.target, hand.dice);
  const Throw thrown =
      throw_dice(play, hand.dice, {"NOT-X53", "a throw", id, target}, passes_from(sum, b.numbers.target));
  const bool hit = passes(thrown, sum, b.numbers.target);
  Thing& thing = s.things[c.number];
  play.tell(hit ? "hurled" : "hurled_past", "NOT-X53",
            hit ? "{by} throws {thing} and strikes {at}: {number}." : "{by} throws {thing} past {at}: {number}.",
            {.by = id,
             .at = target,
             .number = thrown.value + sum.total(),
             .tally = &sum,
             .thing = heavy_kind(b, thing).name.c_str()});
  Thing lands = std::exchange(thing, Thing{});  // beside him, as near as there is room
  lands.at = nearest_room_for(now, lands, s[target].at);
  lands.height = surface(now, lands.at, s[target].elevation);
  thing = lands;
  if (hit) wound(now, id, target, hand.dice, hurl_wound_tally(now, id, target), s[id].at);
}

}  // namespace fyrd::nottingham
