// What an enemy can do next: a blow after one Move, a hunter's shot, a mage's dart (STO-030, STO-033, STO-034, STO-A01,
// STO-A03, STO-A31).
#include <algorithm>

#include "core/figures/walk.h"
#include "rulesets/stormclouds/deeds/roll.h"
#include "rulesets/stormclouds/people/stats.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/villains/deed.h"

namespace fyrd::stormclouds {

namespace {

Fraction villain_shot(Here here, FigureId by, FigureId at, Look seen) {
  switch (here.b.card(here.s, by).type) {
    case Type::warrior: return {};
    case Type::hunter:
      return struck_chance(shot_number(here, by, at), stats(here, at).dexterity, defence_luck(here, at, seen));
    case Type::mage:  // STO-A31
      return succeeds(spell_number(here, by, seen), villain_spell(here.b, Effect::dart).target) ? 1 : 0;
  }
  return {};
}

Fraction hero_chance(Here here, FigureId by, const Choice& c, Luck luck) {
  return success_chance(die_of(here, by, c), luck, target_of(here, by, c));
}

Fraction blow(Here here, FigureId by, FigureId at) {
  const Choice attack{.verb = ActionOrder::attack, .target = at};
  if (here.b.hero(by)) return hero_chance(here, by, attack, luck_of(here, by, attack));
  return struck_chance(stats(here, by).might, stats(here, at).might, defence_luck(here, at, Look::clear));
}

Fraction shot(Here here, FigureId by, FigureId at) {
  const bool hero = here.b.hero(by);
  if (!touched_by(here, by, hero ? villains(here) : heroes(here)).empty()) return {};
  const Look seen = look(here, by, at, Arc::all);
  if (seen == Look::none) return {};
  if (!hero) return villain_shot(here, by, at, seen);
  return hero_chance(here, by, {.verb = ActionOrder::shoot, .target = at}, luck_in(shot_luck(here, by, seen)));
}

}  // namespace

Fraction StormcloudsBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  const Here here{*this, state(table)};
  const Length far = moves ? allowance(here, by) : Length{};
  return std::max(comes_to(here, by, at, far, touching) ? blow(here, by, at) : Fraction(), shot(here, by, at));
}

}  // namespace fyrd::stormclouds
