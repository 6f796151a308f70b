// Dice, Targets and luck of all deeds (STO-006, STO-031, STO-034 … STO-038, STO-052, STO-053, STO-070, STO-X12,
// STO-X14 … STO-X16).
#include "rulesets/stormclouds/deeds/roll.h"

#include <algorithm>

#include "rulesets/stormclouds/deeds/spell.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/ways/walk.h"

namespace fyrd::stormclouds {

namespace {

using A = ActionOrder;

const char* name_of_die(const Choice& c) {
  switch (c.verb) {
    case A::attack: return "Might";
    case A::shoot:
    case A::jump: return "Dexterity";
    case A::search: return "Stealth";
    default: return "Will";
  }
}

}  // namespace

// STO-006 which statistic for which deed
int die_of(Here here, FigureId id, const Choice& c) {
  const Stats own = stats(here, id);
  switch (c.verb) {
    case A::attack: return own.might;
    case A::shoot:
    case A::jump: return own.dexterity;
    case A::search: return own.stealth;
    default: return own.will;
  }
}

Tally target_tally(Here here, FigureId id, const Choice& c) {
  const auto& [b, s] = here;
  Tally target(c.verb == A::attack || c.verb == A::shoot ? c.target : nobody, "Target", Tally::Is::number);
  switch (c.verb) {
    case A::attack: {
      const int might = stats(here, c.target).might;
      target.add("STO-033", "Might", might);
      if (s.twist.parry && might < b.numbers.attacked)
        target.add("STO-070", "a Twist of Fate", b.numbers.attacked - might);  // STO-070.11
      break;
    }
    case A::shoot: target.add("STO-034", "Dexterity", stats(here, c.target).dexterity); break;
    case A::search: target.add("STO-035", "how well it is hidden", b.caches[which(c)].target); break;
    case A::jump:
      target.add("STO-031", "the jump", jump_target(here, id, take_off(s, id, c.path), c.path.end()));
      break;
    case A::cast:
    case A::kindle:
      target.add("STO-036", "the spell", spell_of(b, id, c).target);
      if (s.man(id).gear.has(Gear::charm)) target.add("STO-X15", "charm", -b.numbers.charm);
      break;
    default: break;
  }
  return target;
}

int target_of(Here here, FigureId id, const Choice& c) { return target_tally(here, id, c).total(); }

Tally shot_luck(Here here, FigureId id, Look seen) {
  Tally luck(id, "luck");
  if (here.b.has(id, Ability::marksman) && !here.man(id).turn.marked) luck.add("STO-X14", "marksman", blessing);
  if (seen == Look::partial) luck.add("STO-034", "seen in part", curse);
  return luck;
}

Tally luck_tally(Here here, FigureId id, const Choice& c) {
  const auto& [b, s] = here;
  const Man& man = s.man(id);
  Tally luck(id, "luck");
  const auto add = [&](bool lies_on_it, const char* rule, const char* name, int value) {
    if (lies_on_it) luck.add(rule, name, value);
  };
  switch (c.verb) {
    case A::attack: add(b.has(id, Ability::duelist) && !man.turn.duelled, "STO-X14", "duelist", blessing); break;
    case A::shoot: return shot_luck(here, id, look(here, id, c.target));
    case A::search: add(man.gear.has(Gear::lantern), "STO-X15", "lantern", blessing); break;
    case A::rally:
      add(bonus(s), "STO-037", "a Bonus Action", curse);
      add(b.has(id, Issue::nightmares), "STO-X16", "nightmares", curse);
      break;
    case A::help: add(b.has(id, Ability::healer), "STO-X14", "healer", blessing); break;
    case A::jump: add(b.has(id, Ability::nimble), "STO-X14", "nimble", blessing); break;
    case A::cast: add(look(here, id, c.target) == Look::partial, "STO-036", "seen in part", curse); break;
    default: break;
  }
  return luck;
}

Luck luck_of(Here here, FigureId id, const Choice& c) { return luck_in(luck_tally(here, id, c)); }

void explain_roll(Here here, FigureId id, const Choice& c, Explanation& why) {
  const int die = die_of(here, id, c);
  Tally luck = luck_tally(here, id, c);
  const Tally against = target_tally(here, id, c);
  const int target = against.total();
  why.chance = success_chance(die, with(luck_in(luck), digs(c)), target);
  why.comes = c.verb == A::attack || c.verb == A::shoot ? "hits" : "succeeds";
  if (digs(c) & dig_blessing) luck.add("STO-052", "digging deep", blessing);
  if (digs(c) & dig_resist) luck.add("STO-053", "resisting", -curse);
  if (digs(c) & dig_plain) luck.add("STO-011", "one die only", -blessing);
  why.tallies = {Tally(id, "die", Tally::Is::number).add("STO-006", name_of_die(c), die), against, luck};
  const std::string what =
      c.verb == A::jump ? measure_text(jump_length(here, id, take_off(here.s, id, c.path), c.path.end()), here.b.unit) +
                              ", " + std::to_string(target + 1) + " or more"  // STO-A15 a length is told rounded
                        : std::to_string(target);
  why.summary = "A d" + std::to_string(die) + " against " + what + ": " + why.chance->text() + ".";
}

}  // namespace fyrd::stormclouds
