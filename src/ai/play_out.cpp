// Asking the players one after the other.
#include "ai/play_out.h"

#include "ai/ask.h"

namespace fyrd {

bool play_out(Game& game, std::span<const Player* const> players) {
  while (!game.over()) {
    if (game.wanted().empty()) return false;
    const Side side = game.wanted()[0].side;
    if (game.answer(side, ask(*players[side.index], game, side))) return false;
  }
  return true;
}

}  // namespace fyrd
