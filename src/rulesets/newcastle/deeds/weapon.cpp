// Weapons dropped and drawn (NEW-058, NEW-A42, NEW-X04).
#include "rulesets/newcastle/deeds/weapon.h"

namespace fyrd::newcastle {

const Arm* missile(Here here, FigureId id) {
  if (held(here, id).weapon.missile()) return &held(here, id);
  for (const Arm& arm : here.b.fighter(id).arms) {
    if (arm.weapon.aboard()) return &arm;  // NEW-X04
  }
  return nullptr;
}

int spare_weapon(Here here, FigureId id) {
  const Man& man = here.man(id);
  const std::vector<Arm>& arms = here.b.fighter(id).arms;
  for (int i = 0; i < std::ssize(arms); ++i) {
    if (i != man.hand && !man.has_dropped(i) && !arms[i].weapon.missile()) return i;
  }
  return -1;
}

WhyNot cannot_change(Here here, FigureId id, int to) {
  static constexpr Reason no_weapon{"no_such_weapon", "{by} has no such weapon to draw.", "NEW-A42"};
  static constexpr Reason changed{"changed_already", "{by} has changed weapons this turn.", "NEW-058"};
  const Man& man = here.man(id);
  const std::vector<Arm>& arms = here.b.fighter(id).arms;
  if (to < 0 || to >= std::ssize(arms) || to == man.hand || man.has_dropped(to) || arms[to].weapon.aboard() ||
      held(here, id).weapon.aboard())
    return {&no_weapon, id};
  if (man.now.changed) return {&changed, id};
  return {};
}

void drop(Man& man) { man.dropped.add(man.hand); }

void change_weapon(Now now, FigureId id, int to) {
  Man& man = now.man(id);
  drop(man);
  man.hand = static_cast<std::uint8_t>(to);
  man.loaded = 0;
  now.play.tell("changed", "NEW-058", "{by} drops what he holds and draws his {thing}.",
                {.by = id, .thing = held(now, id).weapon.name.c_str()});
}

}  // namespace fyrd::newcastle
