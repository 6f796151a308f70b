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
  Random random = stream_of(game, side);
  return player.answer(asked(game, now, question), random);
}

Random stream_of(const Game& game, Side side) {
  return {game.seed(), Stream::players, game.inputs().size() * max_sides + side.index};
}

Asked asked(const Game& game, const Tabletop& now, const Question& question) {
  return {game.battle(), now, question, *game.checkpoint(), game.since_checkpoint(), game.secret_block()};
}

}  // namespace fyrd
