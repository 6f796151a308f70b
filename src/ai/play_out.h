// A refereed game played to its end by computer players.
#pragma once

#include <span>

#include "ai/player.h"
#include "core/play/game.h"

namespace fyrd {

// Answers everything that is asked, each side by its player; dice are thrown by the game. Asked again at the same
// point, the players say the same. False when a game waits for dice to be typed in, or an answer is refused.
bool play_out(Game&, std::span<const Player* const> players);

}  // namespace fyrd
