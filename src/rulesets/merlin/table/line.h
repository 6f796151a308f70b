// Where a shot may go, in all three games (MER-S-A09).
#pragma once

#include "core/table/sight.h"
#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

namespace no_line {
inline constexpr Reason out_of_range{"out_of_range", "{at} is {length} away; {by} shoots {most}.", ""};
inline constexpr Reason friend_near{"friend_near", "Your own {by} is too near {at}.", "MER-S-A09"};
inline constexpr Reason figure{"blocked", "{by} stands in the line of the shot.", "MER-S-A09"};
inline constexpr Reason ground{"blocked", "The line of the shot is cut by {thing}.", "MER-S-A09"};
}  // namespace no_line

// What stops a shot from one figure at another; `range_rule` is where the game's ranges come from. How far it is and
// which ground is in the way is for `line_verdict` to find out, since players of a simulation never ask.
WhyNot line_stop(Here, FigureId shooter, FigureId target, Length range, const char* range_rule);
Verdict line_verdict(Here, WhyNot);
// What proves that a shot may go, or not.
void line_witnesses(Here, FigureId shooter, FigureId target, Length range, const char* range_rule, Explanation&);

// The enemy in contact, none of `routed`, who keeps a figure from shooting.
FigureId engaged_by(Here, FigureId shooter, FigureSet routed = {});

}  // namespace fyrd::merlin
