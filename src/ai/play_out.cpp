// Asking the players one after the other.
#include "ai/play_out.h"

namespace fyrd {

bool play_out(Game& game, std::span<const Player* const> players) {
  while (!game.over()) {
    if (game.wanted().empty()) return false;
    const Side side = game.wanted()[0].side;
    Random random(game.seed(), Stream::players, game.inputs().size() * max_sides + side.index);
    Choice choice;
    game.at_question(side, [&](const Tabletop& now, const Question& question) {
      choice = players[side.index]->answer(game.battle(), now, question, random);
    });
    if (game.answer(side, choice)) return false;
  }
  return true;
}

}  // namespace fyrd
