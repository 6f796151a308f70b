// The story of a game input by input: what each of them changed, for showing it move by move.
#include "protocol/story.h"

#include <algorithm>

#include "protocol/choice.h"
#include "protocol/numbering.h"
#include "protocol/offered.h"
#include "protocol/requests.h"
#include "protocol/table.h"
#include "protocol/view.h"

namespace fyrd::protocol {

namespace {

constexpr std::size_t max_frames = 200;  // in one reply

// What led to a frame. A decision made in secret is only for who made it.
Json input_json(const Battle& battle, const Input& input, Side eyes) {
  Json out;
  if (input.kind == Input::Kind::roll) {
    out["faces"] = input.faces;
    return out;
  }
  out["side"] = side_json(battle, input.side);
  if (input.secret && input.side != eyes)
    out["hidden"] = true;
  else
    out["choice"] = choice_json(battle, input.verb, input.choice);
  return out;
}

// Remembers what the frame before showed, and writes what is new.
class Frames {
 public:
  Frames(const Game& game, const Eyes& eyes) : game_(game), eyes_(eyes.side) {}

  void pass_over(const Moment& moment) {
    Json out;
    add_changed(out, moment);
  }

  Json write(const Moment& moment, std::size_t number) {
    const Battle& battle = game_.battle();
    Json out;
    out["inputs"] = number;
    if (moment.inputs > 0) out["by"] = input_json(battle, game_.inputs()[moment.inputs - 1], eyes_);
    out["events"] = events_json(game_, told_, moment.events);
    add_changed(out, moment);
    add_moment(out, battle, moment.table);
    out["over"] = moment.table.over();
    out["result"] = result_json(battle, moment.table);
    out["event_count"] = moment.events;
    return out;
  }

 private:
  void add_changed(Json& out, const Moment& moment) {
    const Battle& battle = game_.battle();
    Json& figures = out["figures"] = Json::array();
    figures_.resize(moment.table.figure_count);
    for (FigureId id : everyone(moment.table)) {
      Json figure = figure_view(battle, moment.table, id);
      if (figure == figures_[id.index]) continue;
      figures.push_back(figure);
      figures_[id.index] = std::move(figure);
    }
    if (Json props = props_json(battle, moment.table, eyes_); props != props_) out["props"] = props_ = std::move(props);
    if (Json sides = sides_json(battle, moment.table); sides != sides_) out["sides"] = sides_ = std::move(sides);
    told_ = moment.events;
  }

  const Game& game_;
  Side eyes_;
  std::size_t told_ = 0;
  std::vector<Json> figures_;
  Json props_, sides_;  // null before the first frame: an empty list is new too
};

}  // namespace

namespace {

// The last frame that fits into one reply.
std::size_t last_of(const Numbering& numbers, std::size_t from, std::size_t to) {
  return std::min({to, numbers.total(), from + max_frames - (from == 0 ? 1 : 0)});
}

// Each frame after `from`, and the one before any at 0.
template <class Visit>
void each_frame(const Game& game, const Eyes& eyes, const Numbering& numbers, std::size_t from, std::size_t to,
                Visit&& visit) {
  if (from > to) return;
  Frames frames(game, eyes);
  std::size_t next = from;
  game.replay(numbers.real(from), numbers.real(to), [&](const Moment& moment) {
    if (next > to || moment.inputs != numbers.real(next)) return;
    if (next == from && from > 0)
      frames.pass_over(moment);
    else
      visit(next, frames.write(moment, next));
    ++next;
  });
}

// What a frame depends on besides its number: through which side's eyes it is seen, and what has a number for them.
std::string seen_by(const Game& game, const Eyes& eyes) {
  std::string out = std::to_string(eyes.side.index);
  if (!eyes.seated || eyes.knows_all(game)) return out + " all";
  for (const bool holds : eyes.holds) out += holds ? " 1" : " 0";
  return out;
}

}  // namespace

void add_frames(Json& out, const Game& game, const Eyes& eyes, std::size_t from, std::size_t to) {
  const Numbering numbers(eyes, game);
  to = last_of(numbers, from, to);
  Json& all = out["frames"] = Json::array();
  each_frame(game, eyes, numbers, from, to, [&](std::size_t, Json frame) { all.push_back(std::move(frame)); });
  out["more"] = std::max(from, to) < numbers.total();
}

std::string write_frames(Json& out, const Game& game, const Eyes& eyes, std::size_t from, std::size_t to, Reel& reel) {
  const Numbering numbers(eyes, game);
  to = last_of(numbers, from, to);
  const std::string seen = seen_by(game, eyes);
  // What is in flight may still be told differently when all have decided.
  const std::size_t settled = game.inputs().size() - game.since_checkpoint().size();
  std::string text;
  const auto add = [&](const std::string& frame) { text += (text.empty() ? "" : ",") + frame; };
  std::size_t known = from;  // after it frames are to be made
  if (from == 0 && from <= to) {
    const Reel::Frame first = reel.find(seen, 0);
    if (first) add(*first);
    if (!first) known = SIZE_MAX;
  }
  while (known != SIZE_MAX && known < to) {
    const Reel::Frame frame = reel.find(seen, known + 1);
    if (!frame) break;
    add(*frame);
    ++known;
  }
  const auto make = [&](std::size_t number, const Json& frame) {
    auto line = std::make_shared<const std::string>(dump(frame));
    add(*line);
    if (numbers.real(number) < settled) reel.keep(seen, number, std::move(line));
  };
  const bool begins = known == SIZE_MAX;
  if (begins) each_frame(game, eyes, numbers, 0, to, make);
  // Frame 0 is made by whoever begins there; after it each frame says only what is new.
  if (!begins && known < to)
    each_frame(game, eyes, numbers, known, to, [&](std::size_t number, const Json& frame) {
      if (number > known) make(number, frame);
    });
  out["frames"] = Json::array();
  out["more"] = std::max(from, to) < numbers.total();
  return text;
}

Either<Json> frames(Call& call, Reader& request) {
  const Game& game = call.match->game;
  const auto eyes = looking(call.eyes, game, request.find("side"));
  if (!eyes) return eyes.fault();
  const std::size_t from = request.whole("from", 0, INT64_MAX);
  const std::size_t to = request.whole_or("to", 0, INT64_MAX, INT64_MAX);
  const bool options = request.flag_or("options", false);
  if (request.fault()) return *request.fault();
  if (const std::size_t there = Numbering(*eyes, game).total(); from > there) return no_such_input(there);
  Json out;
  if (call.reel)
    call.frames = write_frames(out, game, *eyes, from, to, *call.reel);
  else
    add_frames(out, game, *eyes, from, to);
  add_standing(out, game, *eyes);
  if (options) add_asked(out, game, *eyes);
  return out;
}

}  // namespace fyrd::protocol
