// Cards as they lie, with what Twists, spells and armour make of them (STO-005, STO-007, STO-030, STO-035, STO-070,
// STO-A13, STO-X12, STO-X13, STO-X15).
#include "rulesets/stormclouds/people/stats.h"

#include <algorithm>

namespace fyrd::stormclouds {

Stats stats(Here here, FigureId id) {
  const auto& [b, s] = here;
  if (b.hero(id)) {
    Stats own = s.man(id).last_ditch ? last_ditch(b.fighter(id).stats) : b.fighter(id).stats;  // STO-007
    if (s.man(id).gear.has(Gear::heavy_armour) && !b.fighter(id).gear.has(Gear::heavy_armour))
      own.speed = slowed(own.speed, b.cards.limits.heavy_loss);  // STO-X15 found (STO-035)
    return own;
  }
  Stats card = b.card(s, id).stats;
  const auto twisted = [&](bool is, int& stat, int to) {            // STO-070.1, STO-070.2
    if (is && !(b.rulings.twist_at_least && stat > to)) stat = to;  // STO-A13
  };
  twisted(s.twist.might, card.might, b.numbers.twist_might);
  twisted(s.twist.dexterity, card.dexterity, b.numbers.twist_dexterity);
  return card;
}

Length allowance(Here here, FigureId id) {
  const auto& [b, s] = here;
  const Turn& turn = s.man(id).turn;
  Length more;
  if (turn.swift) {
    for (const Spell& spell : b.cards.spells) {
      if (spell.effect == Effect::swift) more += spell.push;
    }
  }
  if (!b.hero(id) && s.twist.speed) more += b.numbers.twist_move;  // STO-070.10
  return move_length(stats(here, id).speed, turn.rooted, more);
}

int armour_of(const Numbers& n, Set<Gear> gear) {
  return gear.has(Gear::heavy_armour) ? n.heavy_armour : gear.has(Gear::light_armour) ? n.light_armour : 0;
}

}  // namespace fyrd::stormclouds
