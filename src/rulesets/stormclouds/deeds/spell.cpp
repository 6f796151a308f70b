// What spells need, and what they do (STO-036, STO-A27, STO-X12, STO-X15).
#include "rulesets/stormclouds/deeds/spell.h"

#include "core/figures/walk.h"
#include "rulesets/stormclouds/deeds/roll.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/trauma.h"
#include "rulesets/stormclouds/ways/fall.h"
#include "rulesets/stormclouds/ways/walk.h"

namespace fyrd::stormclouds {

const Spell& spell_of(const StormcloudsBattle& b, FigureId id, const Choice& c) {
  return b.spell(b.fighter(id).spells[which(c)]);
}

namespace {

WhyNot cannot_kindle(Here here, FigureId id, const Path& path) {
  static constexpr Reason one_place{"one_place", "Name one place on the table.", "STO-X12"};
  static constexpr Reason unseen{"unseen", "{by} does not see that place.", "STO-036"};
  if (path.count != 1 || !here.b.ground.on_table(disc(path.end(), {}))) return {&one_place};
  if (!sees_place(here, id, path.end())) return {&unseen, id};
  return {};
}

WhyNot cannot_cast_at(Here here, FigureId id, const Spell& spell, FigureId at) {
  static constexpr Reason out_of_play{"out_of_play", "{at} is out of the battle.", "STO-X12", cure::in_battle};
  static constexpr Reason for_enemies{"wrong_target", "{thing} is for enemies.", "STO-X12"};
  static constexpr Reason for_friends{"wrong_target", "{thing} is for friends.", "STO-X12"};
  static constexpr Reason apart{"no_contact", "{thing} is for the caster, or a friend in contact.", "STO-X12",
                                cure::in_contact};
  static constexpr Reason too_far{"too_far", "{thing} reaches {most}.", "STO-X12"};
  static constexpr Reason unseen{"unseen", "{by} does not see {at}.", "STO-036"};
  const bool harms = spell.effect == Effect::dart || spell.effect == Effect::gust || spell.effect == Effect::root;
  const auto because = [&](const Reason& reason) {
    return WhyNot{.reason = &reason, .by = id, .at = at, .thing = spell.name.c_str(), .most = spell.reach};
  };
  if (!here[at].in_play()) return because(out_of_play);
  if (harms == here.b.hero(at)) return because(harms ? for_enemies : for_friends);
  if (at == id) return {};
  if (spell.effect == Effect::ward && !touch(here, id, at)) return because(apart);
  if (spell.effect == Effect::heal && gap(here, id, at) > spell.reach) return because(too_far);
  if (look(here, id, at) == Look::none) return because(unseen);  // STO-004, in contact too
  return {};
}

}  // namespace

WhyNot cannot_cast(Here here, FigureId id, const Choice& c) {
  static constexpr Reason no_such_spell{"no_such_spell", "{by} knows no such spell.", "STO-036"};
  static constexpr Reason at_place{"wrong_target", "{thing} is cast at a place.", "STO-X12"};
  static constexpr Reason at_somebody{"wrong_target", "{thing} is cast at somebody.", "STO-X12"};
  if (which(c) < 0 || which(c) >= static_cast<int>(here.b.fighter(id).spells.size())) return {&no_such_spell, id};
  const Spell& spell = spell_of(here.b, id, c);
  const bool kindles = spell.effect == Effect::kindle;
  if ((c.verb == ActionOrder::kindle) != kindles)
    return {.reason = kindles ? &at_place : &at_somebody, .thing = spell.name.c_str()};
  return kindles ? cannot_kindle(here, id, c.path) : cannot_cast_at(here, id, spell, c.target);
}

void gust(Now now, FigureId by, FigureId at, Length push) {
  const auto& [b, s, play] = now;
  const Point from = s[at].at;
  if (from == s[by].at) return;
  const Leg way = leg(now, at, from, toward(from, from + (from - s[by].at), push), others(s, at));
  if (b.ground.elevation(way.to) + b.numbers.step < s[at].elevation)
    return fall(now, at, jump_foot(b, from, way.to), by);  // blown over an edge
  put(b, s, at, way.to);
  const Path path = straight(way.to);
  play.tell("pushed", "STO-X12", "{at} is blown {length} {way}.",
            {.by = by, .at = at, .length = distance(from, way.to), .from = from, .path = &path});
  slip(now, at, by);  // STO-032
}

namespace {

void take_effect(Now now, FigureId id, const Choice& c, const Spell& spell) {
  const auto& [b, s, play] = now;
  switch (spell.effect) {
    case Effect::dart: return suffer(now, c.target, spell.trauma, Hurt::blow, id, "STO-X12");
    case Effect::heal: {
      const int off = recover(s, c.target, spell.trauma);
      return play.tell("healed", "STO-X12", "{at} has {number} Trauma less.",
                       {.by = id, .at = c.target, .number = off});
    }
    case Effect::gust: return gust(now, id, c.target, spell.push);
    case Effect::ward: s.man(c.target).turn.warded = true; break;
    case Effect::veil: s.man(c.target).turn.veiled = true; break;
    case Effect::root: s.man(c.target).turn.rooted = true; break;
    case Effect::swift: s.man(c.target).turn.swift = true; break;
    case Effect::kindle:
      for (FigureId other : in_play(s)) {
        if (within(b.disc_of(s[other]), Disc{c.path.end(), {}}, spell.reach))
          suffer(now, other, spell.trauma, Hurt::blow, id, "STO-X12");
      }
      return;
  }
  play.tell("enchanted", "STO-X12", "{thing} is upon {at}.", {.by = id, .at = c.target, .thing = spell.name.c_str()});
}

}  // namespace

void cast_spell(Now now, FigureId id, const Choice& c) {
  const auto& [b, s, play] = now;
  const Spell& spell = spell_of(b, id, c);
  const Luck luck = with(luck_of(now, id, c), digs(c));
  const int target = target_of(now, id, c);
  owe(s, id, cost(b, id, digs(c)));
  const int rolled = roll(now, id, stats(now, id).will, luck, {"STO-036", "spell", id, c.target}, above(target));
  const bool works = succeeds(rolled, target);
  if (c.verb == ActionOrder::kindle || c.target != id)
    face(s, id, c.verb == ActionOrder::kindle ? c.path.end() : s[c.target].at);  // STO-A27
  play.tell(
      works ? "cast" : "fizzled", "STO-036",
      works ? "{by} casts {thing}: {number} against {other}." : "{by} casts {thing} in vain: {number} against {other}.",
      {.by = id, .at = c.target, .number = rolled, .other = target, .thing = spell.name.c_str()});
  if (works) take_effect(now, id, c, spell);
}

void list_spells(Here here, const ActionOrder& order, Options& options) {
  const auto& [b, s] = here;
  const std::vector<int>& known = b.fighter(order.about).spells;
  for (int i = 0; i < static_cast<int>(known.size()); ++i) {
    const Spell& spell = b.spell(known[i]);
    const auto offer = [&](const Choice& c, auto&& whom) {
      if (!order.check(c))
        offer_digs(here, order, options, c, false, [&] { return " casts " + spell.name + " at " + whom(); });
    };
    if (spell.effect != Effect::kindle) {
      for (FigureId at : in_play(s))
        offer({.verb = ActionOrder::cast, .target = at, .number = numbered(i, 0)}, [&] { return here.name(at); });
      continue;
    }
    const auto burn = [&](Point at, auto&& whom) {
      offer({.verb = ActionOrder::kindle, .number = numbered(i, 0), .path = straight(at)}, whom);
    };
    for (FigureId one : villains(here)) {
      burn(s[one].at, [&] { return here.name(one); });
      for (FigureId other : villains(here)) {  // between two, if it reaches both
        if (one.index < other.index && gap(here, one, other) <= 2 * spell.reach)
          burn(toward(s[one].at, s[other].at, b.radius(s[one]) + gap(here, one, other) / 2),
               [&] { return here.name(one) + " and " + here.name(other); });
      }
    }
  }
}

}  // namespace fyrd::stormclouds
