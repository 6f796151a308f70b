// Where a shot may go, in all three games (MER-S-A09).
#pragma once

#include "core/table/sight.h"
#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

// What stops a shot from one figure at another.
struct LineStop {
  enum class By : std::uint8_t { nothing, range, friend_near, figure, ground } by = By::nothing;
  FigureId figure = nobody;  // who is in the way or too near
  explicit operator bool() const { return by != By::nothing; }
};
LineStop line_stop(const MerlinBattle&, const Tabletop&, FigureId shooter, FigureId target, Length range);

// The enemy in contact who keeps a figure from shooting; `routed` has a bit for each figure that runs.
FigureId engaged_by(const MerlinBattle&, const Tabletop&, FigureId shooter, std::uint64_t routed = 0);

// The refusal for a stopped shot, and the witnesses for any; `range_rule` is where the game's ranges come from.
Refusal line_refusal(const MerlinBattle&, const Tabletop&, FigureId shooter, FigureId target, Length range,
                     const char* range_rule, LineStop);
void line_witnesses(const MerlinBattle&, const Tabletop&, FigureId shooter, FigureId target, Length range,
                    const char* range_rule, Explanation&);

}  // namespace fyrd::merlin
