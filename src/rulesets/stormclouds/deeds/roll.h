// The roll of a deed: its die, its Target and what lies on it, for who throws it and for who asks why (STO-006,
// STO-010, STO-011, STO-A04).
#pragma once

#include "rulesets/stormclouds/deeds/action.h"
#include "rulesets/stormclouds/table/sight.h"
#include "rulesets/stormclouds/turn/dig.h"

namespace fyrd::stormclouds {

inline int which(const Choice& c) { return c.number >> dig_bits; }
inline int digs(const Choice& c) { return c.number & dig_mask; }
constexpr std::int16_t numbered(int which, int digs) { return static_cast<std::int16_t>(which << dig_bits | digs); }

int die_of(Here, FigureId, const Choice&);
Tally target_tally(Here, FigureId, const Choice&);
int target_of(Here, FigureId, const Choice&);  // the same as a number
// What blesses a roll and what curses it, before anybody digs deep.
Tally luck_tally(Here, FigureId, const Choice&);
Tally shot_luck(Here, FigureId, Look seen);
Luck luck_of(Here, FigureId, const Choice&);

void explain_roll(Here, FigureId, const Choice&, Explanation&);

// Offers a deed with every way to dig deep for it that is worth a thought.
template <class Label>
void offer_digs(Here here, const ActionOrder& order, Options& options, Choice c, bool ambush, Label&& label) {
  const int of = which(c);
  const DigChoices ways = dig_choices(here.s, luck_of(here, order.about, c), false);
  for (int i = 0; i < ways.count; ++i) {
    for (const int more : {0, int{dig_ambush}}) {
      if (more != 0 && !ambush) continue;
      const int dug = ways.all[i] | more;
      c.number = numbered(of, dug);
      options.offer(order, c, [&] { return here.name(order.about) + label() + dig_text(dug); });
    }
  }
}

}  // namespace fyrd::stormclouds
