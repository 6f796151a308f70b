// The requests that change the game: a new one, a decision, dice, taking back, a loaded one.
#include "protocol/choice.h"
#include "protocol/record.h"
#include "protocol/requests.h"
#include "protocol/view.h"

namespace fyrd::protocol {

namespace {

Json step_json(const Game& game, std::size_t events_before, Side eyes) {
  Json out;
  out["events"] = events_json(game, events_before);
  add_standing(out, game, eyes);
  return out;
}

// The view of a match that was not there before, with all that has happened in it.
Json first_view(const Match& match) {
  Json out = view_json(match);
  out["events"] = events_json(match.game, 0);
  return out;
}

}  // namespace

Either<Json> start(Desk& desk, Reader& request) {
  Either<Match> match = new_match(desk.library, request);
  if (!match) return match.fault();
  desk.match = std::move(*match);
  return first_view(*desk.match);
}

Either<Json> answer(Desk& desk, Reader& request) {
  const Json& value = request.object("choice");
  if (request.fault()) return *request.fault();
  Game& game = desk.match->game;
  const auto side = asked_side(game, request);
  if (!side) return side.fault();
  const auto choice = read_choice(game.battle(), game.wanted_of(*side)->verbs, value);
  if (!choice) return choice.fault();
  const std::size_t before = game.events().size();
  if (const Verdict no = game.answer(*side, *choice)) return Fault(*no);
  return step_json(game, before, request.has("side") ? *side : no_side);
}

Either<Json> roll(Desk& desk, Reader& request) {
  std::vector<std::uint16_t> faces;
  for (const Json& face : request.list("faces", 0, max_dice)) {
    const auto n = as_whole(face);
    if (n && *n >= 0 && *n <= UINT16_MAX)
      faces.push_back(static_cast<std::uint16_t>(*n));
    else
      request.wrong("faces[" + std::to_string(faces.size()) + "]", "a whole number", face);
  }
  if (request.fault()) return *request.fault();
  Game& game = desk.match->game;
  const auto eyes = eyes_of(game, request);
  if (!eyes) return eyes.fault();
  const std::size_t before = game.events().size();
  if (const Verdict no = game.roll(faces)) return Fault(*no);
  return step_json(game, before, *eyes);
}

Either<Json> undo(Desk& desk, Reader& request) {
  Game& game = desk.match->game;
  const std::int64_t to = request.whole_or("to", 0, INT64_MAX, -1);
  if (request.fault()) return *request.fault();
  const auto eyes = eyes_of(game, request);
  if (!eyes) return eyes.fault();
  std::size_t keep = to;
  if (to < 0) {
    const auto before = game.before_last_choice();
    if (!before) return Fault("bad_undo", "Nothing has been decided yet that could be taken back.");
    keep = *before;
  }
  if (const Verdict no = game.undo(keep)) return Fault(*no);
  return step_json(game, game.events().size(), *eyes);
}

Either<Json> load(Desk& desk, Reader& request) {
  const Json& value = request.object("record");
  const bool verify = request.flag_or("verify", true);
  if (request.fault()) return *request.fault();
  Either<Match> match = load_record(desk.library, value, verify);
  if (!match) return match.fault();
  desk.match = std::move(*match);
  return first_view(*desk.match);
}

}  // namespace fyrd::protocol
