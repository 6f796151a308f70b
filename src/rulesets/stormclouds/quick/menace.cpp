// What an enemy can do next: a blow after one Move, a hunter's shot, a mage's dart (STO-030, STO-033, STO-034, STO-A01,
// STO-A03, STO-A31).
#include <algorithm>

#include "core/figures/walk.h"
#include "rulesets/stormclouds/table/place.h"
#include "rulesets/stormclouds/table/sight.h"
#include "rulesets/stormclouds/turn/rolloff.h"
#include "rulesets/stormclouds/villains/deed.h"

namespace fyrd::stormclouds {

namespace {

Fraction villain_shot(const StormcloudsBattle& b, const State& s, FigureId by, FigureId at) {
  const Type type = b.card(s, by).type;
  if (type == Type::warrior || !touched_by(b, s, by, heroes(b, s)).empty()) return {};
  const Look seen = look(b, s, by, at, Arc::all);
  if (seen == Look::none) return {};
  if (type == Type::mage)
    return succeeds(stats(b, s, by).will - (seen == Look::partial), villain_spell(b, Effect::dart).target)
               ? 1
               : 0;  // STO-A31
  return struck_chance(shot_number(b, s, by, at), stats(b, s, at).dexterity,
                       {.blessed = s.man(at).now.warded || seen == Look::partial});
}

Fraction hero_shot(const StormcloudsBattle& b, const State& s, FigureId by, FigureId at) {
  if (!touched_by(b, s, by, villains(b, s)).empty()) return {};
  const Look seen = look(b, s, by, at, Arc::all);
  if (seen == Look::none) return {};
  return success_chance(stats(b, s, by).dexterity, {.cursed = seen == Look::partial},
                        stats(b, s, at).dexterity);  // STO-034
}

}  // namespace

Fraction StormcloudsBattle::menace(const Tabletop& table, FigureId by, FigureId at, bool moves) const {
  const auto& b = *this;
  const State& s = static_cast<const State&>(table);
  const bool hero = b.hero(by),
             near = comes_to({b, s}, by, at, moves ? allowance(b, s, by) : Length{}, touching).has_value();
  const int might = stats(b, s, by).might;
  if (hero)
    return std::max(near ? success_chance(might, {}, stats(b, s, at).might) : Fraction(), hero_shot(b, s, by, at));
  const Fraction blow =
      near ? struck_chance(might, stats(b, s, at).might, {.blessed = s.man(at).now.warded}) : Fraction();
  return std::max(blow, villain_shot(b, s, by, at));
}

}  // namespace fyrd::stormclouds
