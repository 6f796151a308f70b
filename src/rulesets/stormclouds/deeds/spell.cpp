// What spells do (STO-036, STO-X12).
#include "rulesets/stormclouds/deeds/action.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/trauma.h"
#include "rulesets/stormclouds/ways/fall.h"

namespace fyrd::stormclouds {

void gust(const StormcloudsBattle& b, State& s, Play& play, FigureId by, FigureId at, Length push) {
  const Point from = s[at].at;
  if (from == s[by].at) return;
  const Leg way = leg({b, s}, at, from, toward(from, from + (from - s[by].at), push), others(s, at));
  const Length level = s[at].elevation;
  if (b.ground.elevation(way.to) + b.numbers.step < level) {  // blown over an edge
    fall(b, s, play, at, jump_foot(b, from, way.to), by);
    return;
  }
  put(b, s, at, way.to);
  const Path path = straight(way.to);
  play.tell("pushed", "STO-X12", "{at} is blown {length} {way}.",
            {.by = by, .at = at, .length = distance(from, way.to), .from = from, .path = &path});
  slip(b, s, play, at, by);  // STO-032
}

namespace {

void take_effect(const StormcloudsBattle& b, State& s, Play& play, FigureId id, const Choice& c, const Spell& spell) {
  switch (spell.effect) {
    case Effect::dart: return suffer(b, s, play, c.target, spell.trauma, Hurt::blow, id, "STO-X12");
    case Effect::heal: {
      const int off = recover(s, c.target, spell.trauma);
      return play.tell("healed", "STO-X12", "{at} has {number} Trauma less.",
                       {.by = id, .at = c.target, .number = off});
    }
    case Effect::gust: return gust(b, s, play, id, c.target, spell.push);
    case Effect::ward: s.man(c.target).now.warded = true; break;
    case Effect::veil: s.man(c.target).now.veiled = true; break;
    case Effect::root: s.man(c.target).now.rooted = true; break;
    case Effect::swift: s.man(c.target).now.swift = true; break;
    case Effect::kindle:
      for (FigureId other : in_play(s)) {
        if (within(b.disc_of(s[other]), Disc{c.path.end(), {}}, spell.reach))
          suffer(b, s, play, other, spell.trauma, Hurt::blow, id, "STO-X12");
      }
      return;
  }
  play.tell("enchanted", "STO-X12", "{thing} is upon {at}.", {.by = id, .at = c.target, .thing = spell.name.c_str()});
}

}  // namespace

void cast_spell(const StormcloudsBattle& b, State& s, Play& play, FigureId id, const Choice& c) {
  const Spell& spell = spell_of(b, id, c);
  const Luck luck = with(luck_of(b, s, id, c), digs(c));
  const int target = target_of(b, s, id, c);
  s.man(id).owed = static_cast<std::uint8_t>(s.man(id).owed + cost(b, id, digs(c)));
  const int rolled =
      roll(b, s, play, id, stats(b, s, id).will, luck, {"STO-036", "spell", id, c.target}, above(target));
  const bool works = succeeds(rolled, target);
  if (c.verb == ActionOrder::kindle || c.target != id)
    face(s, id, c.verb == ActionOrder::kindle ? c.path.end() : s[c.target].at);  // STO-A27
  play.tell(
      works ? "cast" : "fizzled", "STO-036",
      works ? "{by} casts {thing}: {number} against {other}." : "{by} casts {thing} in vain: {number} against {other}.",
      {.by = id, .at = c.target, .number = rolled, .other = target, .thing = spell.name.c_str()});
  if (works) take_effect(b, s, play, id, c, spell);
}

}  // namespace fyrd::stormclouds
