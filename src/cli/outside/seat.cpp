// A refereed battle, asked through the protocol's own view of it.
#include "cli/outside/seat.h"

#include "ai/ask.h"
#include "cli/complaint.h"
#include "cli/known.h"
#include "protocol/choice.h"
#include "protocol/offered.h"
#include "protocol/view.h"

namespace fyrd::cli {

namespace {

// What the program does for a side; a sentence when it fails.
std::string decide(protocol::Match& match, Bot& bot, Side side) {
  protocol::Eyes eyes{.seated = true, .secrets = false};
  eyes.holds[side.index] = true;
  eyes.side = side;
  Json view = protocol::view_json(match, match.game, eyes);
  protocol::add_asked(view, match.game, eyes);
  const Battle& battle = match.game.battle();
  Bot::Answer answer = bot.decide(battle.parties[side.index].id, std::move(view));
  if (!answer.failed.empty()) return answer.failed;
  const auto choice = protocol::read_choice(battle, match.game.wanted_of(side)->verbs, answer.choice);
  if (!choice) return "A program from outside chose what cannot be read: " + choice.fault().message;
  const Verdict no = match.game.answer(side, *choice);
  return no ? "A program from outside chose what is not allowed: " + no->message : "";
}

}  // namespace

std::optional<Seat> take_seat(const std::string& name, int patience) {
  if (name.starts_with(bot_prefix))
    return Seat{nullptr, std::make_unique<Bot>(name.substr(bot_prefix.size()), patience)};
  if (!known_player(name)) return {};
  return Seat{make_player(name), nullptr};
}

Fought fight(const Ruleset& rules, const std::shared_ptr<const Battle>& battle, const std::vector<const Seat*>& seats,
             std::uint64_t seed) {
  if (std::ranges::none_of(seats, [](const Seat* seat) { return bool(seat->bot); })) {
    std::vector<const Player*> players;
    for (const Seat* seat : seats) players.push_back(seat->player.get());
    return {simulate(*battle, players, seed)};
  }
  Fought fought;
  protocol::Match match{&rules, {}, {}, Game(battle, DiceMode::seeded, seed)};
  Game& game = match.game;
  while (!game.over() && fought.failed.empty()) {
    if (game.wanted().empty()) {
      fought.failed = "The game grew too long.";
      break;
    }
    const Side side = game.wanted()[0].side;
    const Seat& seat = *seats[side.index];
    ++fought.outcome.decisions;
    if (seat.bot)
      fought.failed = decide(match, *seat.bot, side);
    else if (const Verdict no = game.answer(side, ask(*seat.player, game, side)))
      fought.failed = no->message;
    if (!fought.failed.empty()) fought.outcome.winner = other(side), fought.outcome.verdict = program_failed;
  }
  if (fought.failed.empty()) fought.outcome.winner = game.now().winner, fought.outcome.verdict = game.now().verdict;
  fought.outcome.turns = game.now().turn;
  for (FigureId id : everyone(game.now()))
    fought.outcome.standing[game.now()[id].side.index] += game.now()[id].in_play();
  fought.outcome.hash = game.hash();
  return fought;
}

}  // namespace fyrd::cli
