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

void add_frames(Json& out, const Game& game, const Eyes& eyes, std::size_t from, std::size_t to) {
  const Numbering numbers(eyes, game);
  const std::size_t total = numbers.total();
  to = std::min({to, total, from + max_frames - (from == 0 ? 1 : 0)});
  Json& all = out["frames"] = Json::array();
  Frames frames(game, eyes);
  if (from <= to) {
    std::size_t next = from;
    game.replay(numbers.real(from), numbers.real(to), [&](const Moment& moment) {
      if (next > to || moment.inputs != numbers.real(next)) return;
      if (next == from && from > 0)
        frames.pass_over(moment);
      else
        all.push_back(frames.write(moment, next));
      ++next;
    });
  }
  out["more"] = std::max(from, to) < total;
}

Either<Json> frames(Call& call, Reader& request) {
  const Game& game = call.match->game;
  const auto eyes = looking(call.eyes, game, request.find("side"));
  if (!eyes) return eyes.fault();
  const auto from = static_cast<std::size_t>(request.whole("from", 0, INT64_MAX));
  const auto to = static_cast<std::size_t>(request.whole_or("to", 0, INT64_MAX, INT64_MAX));
  const bool options = request.flag_or("options", false);
  if (request.fault()) return *request.fault();
  if (const std::size_t there = Numbering(*eyes, game).total(); from > there) return no_such_input(there);
  Json out;
  add_frames(out, game, *eyes, from, to);
  add_standing(out, game, *eyes);
  if (options) add_asked(out, game, *eyes);
  return out;
}

}  // namespace fyrd::protocol
