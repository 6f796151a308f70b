// Asking a computer player in the middle of a game.
#pragma once

#include "ai/player.h"
#include "core/play/game.h"

namespace fyrd {

// What the player answers to the question that waits for a side. Asked again at the same point, it says the same.
Choice ask(const Player&, const Game&, Side);
// Likewise for whoever visits that question already.
Choice ask(const Player&, const Game&, Side, const Tabletop& now, const Question&);
// What a player draws from there.
Random stream_of(const Game&, Side);
// Everything a player is asked with there.
Asked asked(const Game&, const Tabletop& now, const Question&);

}  // namespace fyrd
