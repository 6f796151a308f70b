// How a battle ends.
#pragma once

#include "core/play/play.h"
#include "core/table/figure.h"

namespace fyrd {

// Nobody as the winner: a draw. `how` is one of the ruleset's own verdicts.
template <class Ended>
void end_battle(Tabletop& s, Play& play, Side winner, Ended how, const char* rule, const char* text) {
  s.winner = winner;
  s.ending = winner.none() ? Ending::drawn : Ending::won;
  s.verdict = static_cast<std::uint8_t>(how);
  play.tell("ended", rule, text, {.side = winner});
}

}  // namespace fyrd
