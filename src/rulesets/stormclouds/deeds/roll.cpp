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

int target_of(Here here, FigureId id, const Choice& c) {
  const auto& [b, s] = here;
  switch (c.verb) {
    case A::attack: {
      const int might = stats(here, c.target).might;
      return s.twist.parry ? std::max(might, b.numbers.attacked) : might;  // STO-070.11
    }
    case A::shoot: return stats(here, c.target).dexterity;
    case A::search: return b.caches[which(c)].target;
    case A::jump: return jump_target(b, take_off(s, id, c.path), c.path.end());
    case A::cast:
    case A::kindle: return spell_target(here, id, spell_of(b, id, c));
    default: return 0;
  }
}

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
    case A::cast:  // STO-X12 not for who is in contact
      add(c.target != id && !touch(here, id, c.target) && look(here, id, c.target) == Look::partial, "STO-036",
          "seen in part", curse);
      break;
    default: break;
  }
  return luck;
}

Luck luck_of(Here here, FigureId id, const Choice& c) { return luck_in(luck_tally(here, id, c)); }

void explain_roll(Here here, FigureId id, const Choice& c, Explanation& why) {
  struct Names {
    const char *rule, *die, *target;
  };
  const Names names = c.verb == A::attack   ? Names{"STO-033", "Might", "Might"}
                      : c.verb == A::shoot  ? Names{"STO-034", "Dexterity", "Dexterity"}
                      : c.verb == A::jump   ? Names{"STO-031", "Dexterity", "the jump"}
                      : c.verb == A::search ? Names{"STO-035", "Stealth", "how well it is hidden"}
                                            : Names{"STO-036", "Will", "the spell"};
  const int die = die_of(here, id, c), target = target_of(here, id, c);
  Tally luck = luck_tally(here, id, c);
  why.chance = success_chance(die, with(luck_in(luck), digs(c)), target);
  if (digs(c) & dig_blessing) luck.add("STO-052", "digging deep", blessing);
  if (digs(c) & dig_resist) luck.add("STO-053", "resisting", -curse);
  const FigureId foe = c.verb == A::attack || c.verb == A::shoot ? c.target : nobody;
  why.tallies = {Tally(id, "die").add("STO-006", names.die, die),
                 Tally(foe, "Target").add(names.rule, names.target, target), luck};
  why.summary = "A d" + std::to_string(die) + " against " + std::to_string(target) + ": " + why.chance->text() + ".";
}

}  // namespace fyrd::stormclouds
