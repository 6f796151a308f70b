// What Villains do to Heroes and for each other (STO-033, STO-034, STO-070, STO-A01, STO-A03, STO-A10, STO-A31,
// STO-X12, STO-X15).
#include "rulesets/stormclouds/villains/deed.h"

#include "rulesets/stormclouds/deeds/strike.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/turn/dig.h"
#include "rulesets/stormclouds/turn/trauma.h"

namespace fyrd::stormclouds {

FigureId drawn(Play& play, FigureSet among, const Why& why) {
  if (among.size() < 2) return among.first();
  int left = play.sum(d(among.size()), why);
  for (FigureId id : among) {
    if (--left == 0) return id;
  }
  return among.first();
}

FigureId pick(Now now, FigureId villain, FigureSet among, Prefer prefer) {
  // What is compared first, then the distance, then Trauma: all so that less is better.
  const auto rank = [&](FigureId id) {
    const int trauma = -now.man(id).trauma;
    const int first = prefer == Prefer::most_trauma        ? trauma
                      : prefer == Prefer::lowest_dexterity ? stats(now, id).dexterity
                                                           : 0;
    return std::array<int, 3>{first, gap(now, villain, id).units, trauma};
  };
  FigureSet best;
  std::array<int, 3> least{};
  for (FigureId id : among) {
    const auto mine = rank(id);
    if (best.empty() || mine < least) best = {}, least = mine;
    if (mine == least) best.add(id);
  }
  return drawn(now.play, best, {"STO-X11", "which one", villain});
}

const Spell& villain_spell(const StormcloudsBattle& b, Effect effect) {
  for (const Spell& spell : b.cards.spells) {
    if (spell.effect == effect) return spell;
  }
  return b.cards.spells.front();
}

int shot_number(Here here, FigureId villain, FigureId hero) {
  const Numbers& n = here.b.numbers;
  const bool cloaked = here.man(hero).gear.has(Gear::cloak) && gap(here, villain, hero) > n.cloak;
  return stats(here, villain).dexterity - (cloaked ? n.cloak_loss : 0);
}

int spell_number(Here here, FigureId villain, Look seen) {
  return stats(here, villain).will + (here.b.rulings.luck_turned_over && seen == Look::partial ? curse : 0);
}

Luck defence_luck(Here here, FigureId hero, Look seen) {
  return {.blessed = here.man(hero).turn.warded || (here.b.rulings.luck_turned_over && seen == Look::partial)};
}

namespace {

// STO-A01 the Hero rolls, and the Villain's number must be higher. True: he is hit.
bool defend(Now now, FigureId hero, FigureId villain, int number, bool shot, Luck luck) {
  const auto& [b, s, play] = now;
  const int die = shot ? stats(now, hero).dexterity : stats(now, hero).might;
  const bool shield = !shot && s.man(hero).gear.has(Gear::shield) && !s.man(hero).turn.shielded;
  const Cause cause = shot ? Cause::defence_shot : Cause::defence_attack;
  const auto [rolled, own] =
      roll(now, RollOrder(now, hero, villain, cause, die, number, luck, shield), {"STO-A01", "defence", hero, villain});
  if (own) s.man(hero).turn.shielded = true;  // STO-X15
  const bool hit = succeeds(number, rolled);
  tell_strike(play, !shot, hit, "STO-A01", {.by = villain, .at = hero, .number = number, .other = rolled});
  return hit;
}

bool spell_works(Here here, FigureId id, const Spell& spell, FigureId at) {
  return succeeds(spell_number(here, id, look(here, id, at)), spell.target);
}

}  // namespace

void villain_attack(Now now, FigureId id, FigureId hero) {
  const auto& [b, s, play] = now;
  const int trauma = s.twist.mighty_blow ? b.numbers.blow : b.numbers.hit;  // STO-070.5
  s.twist.mighty_blow = false;
  face(s, id, s[hero].at);
  if (defend(now, hero, id, stats(now, id).might, false, defence_luck(now, hero, Look::clear)))
    suffer(now, hero, trauma, Hurt::blow, id, "STO-033");
}

bool villain_shoot(Now now, FigureId id, FigureId hero) {
  const auto& [b, s, play] = now;
  const Look seen = look(now, id, hero);
  if (seen == Look::none || !touched_by(now, id, heroes(now)).empty()) return false;
  const int trauma = s.twist.mighty_shot ? b.numbers.blow : b.numbers.hit;  // STO-070.9
  s.twist.mighty_shot = false;
  face(s, id, s[hero].at);
  if (defend(now, hero, id, shot_number(now, id, hero), true, defence_luck(now, hero, seen)))
    suffer(now, hero, trauma, Hurt::blow, id, "STO-034");
  return true;
}

void villain_dart(Now now, FigureId id, FigureId hero) {
  const auto& [b, s, play] = now;
  const Spell& spell = villain_spell(b, Effect::dart);
  const bool works = spell_works(now, id, spell, hero);
  face(s, id, s[hero].at);
  play.tell(
      works ? "cast" : "fizzled", "STO-A31",
      works ? "{by} throws an Eldritch Dart at {at}." : "{by} throws an Eldritch Dart at {at}, which goes astray.",
      {.by = id, .at = hero});
  if (works) suffer(now, hero, s.twist.spells ? b.numbers.dart : spell.trauma, Hurt::blow, id, "STO-X12");  // STO-070.8
}

void villain_heal(Now now, FigureId id, FigureId whom) {
  const auto& [b, s, play] = now;
  const Spell& spell = villain_spell(b, Effect::heal);
  const bool works = spell_works(now, id, spell, whom);
  if (whom != id) face(s, id, s[whom].at);
  const int off = works ? recover(s, whom, s.twist.spells ? b.numbers.heal : spell.trauma) : 0;
  const char* healed =
      whom == id ? "{by} heals itself: {number} Trauma less." : "{by} heals {at}: {number} Trauma less.";
  play.tell(works ? "healed" : "fizzled", "STO-A31", works ? healed : "{by} tries to heal {at} in vain.",
            {.by = id, .at = whom, .number = off});
}

void villain_rally(Now now, FigureId id) {
  const int off = recover(now.s, id, stats(now, id).will);  // STO-A10
  now.play.tell("rallied", "STO-A10", "{by} rallies: {number} Trauma less.", {.by = id, .number = off});
}

}  // namespace fyrd::stormclouds
