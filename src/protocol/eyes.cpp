// Judging who may see, decide, roll and take back.
#include "protocol/eyes.h"

#include <algorithm>
#include <span>

#include "core/events/agree.h"
#include "data/utf8.h"
#include "protocol/values.h"

namespace fyrd::protocol {

namespace {

Side usual_side(const Eyes& eyes, const Game& game) {
  if (!eyes.seated) return no_side;
  for (const Wanted& wanted : game.wanted()) {
    if (eyes.has(wanted.side)) return wanted.side;
  }
  for (std::uint8_t i = 0; i < max_sides; ++i) {
    if (eyes.holds[i]) return Side{i};
  }
  return no_side;
}

// Something has come of it that all can see.
bool shown_since(const Game& game, std::size_t input) {
  if (input < game.inputs().size() - game.since_checkpoint().size()) return true;
  std::size_t told = 0;
  game.replay(input, input, [&](const Moment& moment) { told = moment.events; });
  return game.events().size() > told;
}

// What they have hidden may lie anywhere, and a way that is taken back would have looked for it.
bool others_decided_in_secret(const Eyes& eyes, const Game& game, std::size_t before) {
  const auto all = std::span(game.inputs()).first(std::min(before, game.inputs().size()));
  return std::ranges::any_of(all, [&](const Input& input) { return input.secret && !eyes.has(input.side); });
}

}  // namespace

Either<Eyes> looking(Eyes eyes, const Game& game, const Json* named) {
  const auto side = named ? read_side(game.battle(), *named) : Either<Side>(usual_side(eyes, game));
  if (!side) return side.fault();
  if (named && !eyes.has(*side))
    return Fault("not_your_side", "You do not play " + game.battle().parties[side->index].name + ".");
  eyes.side = *side;
  return eyes;
}

Either<Side> asked_side(const Eyes& eyes, const Game& game, const Reader& request) {
  const Battle& battle = game.battle();
  const auto seen = looking(eyes, game, request.find("side"));
  if (!seen) return seen.fault();
  const Side side = seen->side;
  if (eyes.seated && side.none()) return Fault("not_your_side", "You are watching, and have no side to decide for.");
  if (game.over()) return Fault("battle_over", "The battle is over.");
  if (const auto& roll = game.wanted_roll())
    return Fault("dice_wanted",
                 "Dice are to be rolled first (" + roll->pool.text() + "); send their faces with 'roll'.", roll->rule);
  if (!side.none()) {
    if (game.wanted_of(side)) return side;
    return Fault("not_your_decision", "Nothing is asked of " + data::quoted(battle.parties[side.index].id) + " now.");
  }
  if (game.wanted().size() == 1) return game.wanted()[0].side;
  std::string all;
  for (const Wanted& w : game.wanted())
    all += (all.empty() ? "" : ", ") + data::quoted(battle.parties[w.side.index].id);
  return Fault("which_side", "Several sides decide at once (" + all + "): say which with 'side'.");
}

Side roller(const Battle& battle, const WantedRoll& wanted) {
  return wanted.side.none() && !wanted.by.none() ? battle[wanted.by].side : wanted.side;
}

// Those who roll type their own dice. A computer's, and those of nobody, whoever has a seat.
std::optional<Fault> cannot_roll(const Eyes& eyes, const Game& game) {
  if (!eyes.seated) return {};
  if (eyes.watches) return Fault("not_your_side", "You are watching; others roll.");
  const auto& wanted = game.wanted_roll();
  if (!wanted) return {};
  const Side side = roller(game.battle(), *wanted);
  if (side.none() || eyes.rolls[side.index]) return {};
  return Fault("not_your_roll", does(game.battle().parties[side.index].name, "rolls") + " these dice.");
}

std::optional<std::size_t> before_last_choice(const Eyes& eyes, const Game& game) {
  for (std::size_t i = game.inputs().size(); i-- > 0;) {
    const Input& input = game.inputs()[i];
    if (input.kind == Input::Kind::choice && eyes.has(input.side)) return i;
  }
  return {};
}

Fault only_to_look_at() { return {"only_to_look_at", "This game is only to look at; play on in a new one."}; }

// All that is taken back must be his own, no dice among it, and nothing may have come to light by it.
std::optional<Fault> cannot_undo(const Eyes& eyes, const Game& game, std::size_t keep) {
  if (!eyes.plays) return only_to_look_at();
  if (!eyes.settled.empty() && game.over()) return Fault("settled", eyes.settled);
  if (eyes.free_undo) return {};
  bool secret = false;
  const bool traps = !eyes.secrets && others_decided_in_secret(eyes, game, keep);
  for (std::size_t i = game.inputs().size(); i-- > keep;) {
    const Input& input = game.inputs()[i];
    if (input.kind == Input::Kind::roll)
      return Fault("dice_have_fallen", "Dice have fallen since; what they said cannot be unsaid.");
    if (!eyes.has(input.side)) return Fault("not_yours_to_undo", "Somebody else has decided since.");
    if (traps && !input.secret && !input.choice.path.empty())
      return Fault("may_have_shown", "Somebody has decided in secret; a way once gone is not taken back.");
    secret = secret || input.secret;
  }
  if (secret && shown_since(game, keep)) return Fault("shown", "What was decided in secret has been shown to all.");
  return {};
}

}  // namespace fyrd::protocol
