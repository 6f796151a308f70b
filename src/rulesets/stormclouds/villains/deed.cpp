// What Villains do to Heroes and for each other (STO-033, STO-034, STO-070, STO-A01, STO-A03, STO-A10, STO-A31,
// STO-X12, STO-X15).
#include "rulesets/stormclouds/villains/deed.h"

#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/table/sight.h"
#include "rulesets/stormclouds/turn/dig.h"
#include "rulesets/stormclouds/turn/trauma.h"

namespace fyrd::stormclouds {

FigureId pick(const StormcloudsBattle& b, const State& s, Play& play, FigureId villain, FigureSet among,
              Prefer prefer) {
  // What is compared first, then the distance, then Trauma: all so that less is better.
  const auto rank = [&](FigureId id) {
    const int trauma = -s.man(id).trauma;
    const int first = prefer == Prefer::most_trauma        ? trauma
                      : prefer == Prefer::lowest_dexterity ? stats(b, s, id).dexterity
                                                           : 0;
    return std::array<int, 3>{first, gap(b, s, villain, id).units, trauma};
  };
  FigureSet best;
  std::array<int, 3> least{};
  for (FigureId id : among) {
    const auto mine = rank(id);
    if (best.empty() || mine < least) best = {}, least = mine;
    if (mine == least) best.add(id);
  }
  if (best.size() < 2) return best.first();
  int drawn = play.sum(d(best.size()), {"STO-X11", "which one", villain});
  for (FigureId id : best) {
    if (--drawn == 0) return id;
  }
  return best.first();
}

const Spell& villain_spell(const StormcloudsBattle& b, Effect effect) {
  for (const Spell& spell : b.cards.spells) {
    if (spell.effect == effect) return spell;
  }
  return b.cards.spells.front();
}

int shot_number(const StormcloudsBattle& b, const State& s, FigureId villain, FigureId hero) {
  const bool cloaked = s.man(hero).gear.has(Gear::cloak) && gap(b, s, villain, hero) > b.numbers.cloak;
  return stats(b, s, villain).dexterity - cloaked;
}

namespace {

// STO-A01 the Hero rolls, and the Villain's number must be higher. True: he is hit.
bool defend(const StormcloudsBattle& b, State& s, Play& play, FigureId hero, FigureId villain, int number, bool shot,
            bool partial) {
  const int die = shot ? stats(b, s, hero).dexterity : stats(b, s, hero).might;
  const Luck luck{.blessed = s.man(hero).now.warded || partial};  // STO-A03 the Villain's Curse is the Hero's Blessing
  const bool shield = !shot && s.man(hero).gear.has(Gear::shield) && !s.man(hero).now.shielded;
  const int digs = play.ask(
      RollOrder(b, s, hero, villain, shot ? Cause::defence_shot : Cause::defence_attack, die, number, luck, shield));
  if (digs & dig_own) s.man(hero).now.shielded = true;  // STO-X15
  s.man(hero).owed = static_cast<std::uint8_t>(s.man(hero).owed + cost(b, hero, digs));
  const int rolled =
      roll(b, s, play, hero, die, with(luck, digs), {"STO-A01", "defence", hero, villain}, mark_at(number));
  const bool hit = succeeds(number, rolled);
  const char* text = shot ? (hit ? "{by} shoots {at}: {number} against {other}."
                                 : "{by} shoots at {at} and misses: {number} against {other}.")
                          : (hit ? "{by} strikes {at}: {number} against {other}."
                                 : "{by} strikes at {at} in vain: {number} against {other}.");
  play.tell(shot ? (hit ? "shot" : "missed") : (hit ? "struck" : "parried"), "STO-A01", text,
            {.by = villain, .at = hero, .number = number, .other = rolled});
  return hit;
}

// STO-A03 without a die on either side a Curse takes one from the number.
bool spell_works(const StormcloudsBattle& b, const State& s, FigureId id, const Spell& spell, FigureId at) {
  const bool cursed = at != id && !touch(b, s, id, at) && look(b, s, id, at) == Look::partial;
  return succeeds(stats(b, s, id).will - cursed, spell.target);
}

}  // namespace

void villain_attack(const StormcloudsBattle& b, State& s, Play& play, FigureId id, FigureId hero) {
  const int trauma = s.twist.mighty_blow ? b.numbers.blow : 1;  // STO-070.5
  s.twist.mighty_blow = false;
  face(s, id, s[hero].at);
  if (defend(b, s, play, hero, id, stats(b, s, id).might, false, false))
    suffer(b, s, play, hero, trauma, Hurt::blow, id, "STO-033");
}

bool villain_shoot(const StormcloudsBattle& b, State& s, Play& play, FigureId id, FigureId hero) {
  const Look seen = look(b, s, id, hero);
  if (seen == Look::none || !touched_by(b, s, id, heroes(b, s)).empty()) return false;
  const int trauma = s.twist.mighty_shot ? b.numbers.blow : 1;  // STO-070.9
  s.twist.mighty_shot = false;
  face(s, id, s[hero].at);
  if (defend(b, s, play, hero, id, shot_number(b, s, id, hero), true, seen == Look::partial))
    suffer(b, s, play, hero, trauma, Hurt::blow, id, "STO-034");
  return true;
}

void villain_dart(const StormcloudsBattle& b, State& s, Play& play, FigureId id, FigureId hero) {
  const Spell& spell = villain_spell(b, Effect::dart);
  const bool works = spell_works(b, s, id, spell, hero);
  face(s, id, s[hero].at);
  play.tell(
      works ? "cast" : "fizzled", "STO-A31",
      works ? "{by} throws an Eldritch Dart at {at}." : "{by} throws an Eldritch Dart at {at}, which goes astray.",
      {.by = id, .at = hero});
  if (works)
    suffer(b, s, play, hero, s.twist.spells ? b.numbers.dart : spell.trauma, Hurt::blow, id, "STO-X12");  // STO-070.8
}

void villain_heal(const StormcloudsBattle& b, State& s, Play& play, FigureId id, FigureId whom) {
  const Spell& spell = villain_spell(b, Effect::heal);
  const bool works = spell_works(b, s, id, spell, whom);
  if (whom != id) face(s, id, s[whom].at);
  const int off = works ? recover(s, whom, s.twist.spells ? b.numbers.heal : spell.trauma) : 0;
  const char* healed =
      whom == id ? "{by} heals itself: {number} Trauma less." : "{by} heals {at}: {number} Trauma less.";
  play.tell(works ? "healed" : "fizzled", "STO-A31", works ? healed : "{by} tries to heal {at} in vain.",
            {.by = id, .at = whom, .number = off});
}

void villain_rally(const StormcloudsBattle& b, State& s, Play& play, FigureId id) {
  const int off = recover(s, id, stats(b, s, id).will);  // STO-A10
  s.man(id).rallied = 2;  // STO-X11 the rest of this activation, should it act twice, and the next
  play.tell("rallied", "STO-A10", "{by} rallies: {number} Trauma less.", {.by = id, .number = off});
}

}  // namespace fyrd::stormclouds
