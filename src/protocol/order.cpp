// The requests that change the game: a new one, a decision, dice, taking back, a loaded one.
#include "protocol/choice.h"
#include "protocol/numbering.h"
#include "protocol/offered.h"
#include "protocol/record.h"
#include "protocol/requests.h"
#include "protocol/story.h"
#include "protocol/view.h"

namespace fyrd::protocol {

namespace {

// What an order may bring along, so that one click is one message: `frames` from a number of inputs on, and `options`
// of what is asked then.
struct Wish {
  std::optional<std::size_t> frames;
  bool options = false;
};

Wish read_wish(Reader& request) {
  Wish wish;
  if (request.has("frames")) wish.frames = request.whole("frames", 0, INT64_MAX);
  wish.options = request.flag_or("options", false);
  return wish;
}

// A seat looks on through the side that is asked now.
Json step_json(const Game& game, std::size_t events_before, Eyes eyes, const Reader& request, const Wish& wish = {}) {
  if (const auto now = looking(eyes, game, eyes.seated ? nullptr : request.find("side"))) eyes = *now;
  Json out;
  out["events"] = events_json(game, events_before);
  if (wish.frames) add_frames(out, game, eyes, *wish.frames);
  add_standing(out, game, eyes);
  if (wish.options) add_asked(out, game, eyes);
  return out;
}

// The view of a match that was not there before, with all that has happened in it.
Json first_view(const Match& match) {
  Json out = view_json(match);
  out["events"] = events_json(match.game, 0);
  return out;
}

}  // namespace

Either<Json> start(Call& call, Reader& request) {
  Either<Match> match = new_match(call.library, request);
  if (!match) return match.fault();
  call.match = std::move(*match);
  return first_view(*call.match);
}

Either<Json> answer(Call& call, Reader& request) {
  Game& game = call.match->game;
  const Json& value = request.object("choice");
  const Wish wish = read_wish(request);
  if (request.fault()) return *request.fault();
  if (const std::size_t there = Numbering(call.eyes, game).total(); wish.frames > there) return no_such_input(there);
  const auto side = asked_side(call.eyes, game, request);
  if (!side) return side.fault();
  const auto choice = read_choice(game.battle(), game.wanted_of(*side)->verbs, value);
  if (!choice) return choice.fault();
  const std::size_t before = game.events().size();
  call.kept = game.inputs().size();
  if (const Verdict no = game.answer(*side, *choice)) return Fault(*no);
  return step_json(game, before, call.eyes, request, wish);
}

Either<Json> roll(Call& call, Reader& request) {
  std::vector<std::uint16_t> faces;
  for (const Json& face : request.list("faces", 0, max_dice)) {
    const auto n = as_whole(face);
    if (n && *n >= 0 && *n <= UINT16_MAX)
      faces.push_back(static_cast<std::uint16_t>(*n));
    else
      request.wrong("faces[" + std::to_string(faces.size()) + "]", "a whole number", face);
  }
  Game& game = call.match->game;
  const Wish wish = read_wish(request);
  if (request.fault()) return *request.fault();
  if (const std::size_t there = Numbering(call.eyes, game).total(); wish.frames > there) return no_such_input(there);
  if (const auto eyes = looking(call.eyes, game, request.find("side")); !eyes) return eyes.fault();
  if (auto no = cannot_roll(call.eyes, game)) return std::move(*no);
  const std::size_t before = game.events().size();
  call.kept = game.inputs().size();
  if (const Verdict no = game.roll(faces)) return Fault(*no);
  return step_json(game, before, call.eyes, request, wish);
}

Either<Json> undo(Call& call, Reader& request) {
  Game& game = call.match->game;
  const std::int64_t to = request.whole_or("to", 0, INT64_MAX, -1);
  if (request.fault()) return *request.fault();
  const auto eyes = looking(call.eyes, game, request.find("side"));
  if (!eyes) return eyes.fault();
  if (eyes->seated && eyes->side.none())
    return Fault("not_your_side", "You are watching, and have no side to decide for.");
  const Numbering numbers(call.eyes, game);
  if (to > static_cast<std::int64_t>(numbers.total()))
    return Fault("bad_undo", "There are only " + std::to_string(numbers.total()) + " inputs so far.");
  const auto keep = to < 0 ? before_last_choice(call.eyes, game) : numbers.kept(to);
  if (!keep) return Fault("bad_undo", "Nothing has been decided yet that could be taken back.");
  if (auto no = cannot_undo(call.eyes, game, *keep)) return std::move(*no);
  call.kept = *keep;
  if (const Verdict no = game.undo(*keep)) return Fault(*no);
  return step_json(game, game.events().size(), call.eyes, request);
}

Either<Json> load(Call& call, Reader& request) {
  const Json& value = request.object("record");
  const bool verify = request.flag_or("verify", true);
  if (request.fault()) return *request.fault();
  Findings found;
  Either<Match> match = load_record(call.library, value, verify, &found);
  if (!match) return match.fault();
  call.match = std::move(*match);
  Json out = first_view(*call.match);
  out["typed"] = found.typed;
  if (found.proven) out["proved"] = found.unchecked ? Json() : Json(found.typed.empty());
  return out;
}

}  // namespace fyrd::protocol
