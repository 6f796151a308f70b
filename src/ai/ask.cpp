// Every point of a game has a stream of its own for each side.
#include "ai/ask.h"

namespace fyrd {

Choice ask(const Player& player, const Game& game, Side side) {
  Choice choice;
  game.at_question(
      side, [&](const Tabletop& now, const Question& question) { choice = ask(player, game, side, now, question); });
  return choice;
}

Choice ask(const Player& player, const Game& game, Side side, const Tabletop& now, const Question& question) {
  Random random(game.seed(), Stream::players, game.inputs().size() * max_sides + side.index);
  return player.answer(game.battle(), now, question, random);
}

}  // namespace fyrd
