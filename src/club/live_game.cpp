// Requests, answered by the protocol for the eyes of who asks.
#include "club/live_game.h"

#include <chrono>

#include "ai/ask.h"
#include "club/print.h"
#include "club/stored.h"
#include "protocol/numbering.h"
#include "protocol/record.h"
#include "protocol/requests.h"
#include "protocol/values.h"
#include "protocol/view.h"

namespace fyrd::club {

using protocol::Either;
using protocol::Fault;

namespace {

// The name of a request; empty where it has none.
std::string_view name_of(const Json& request) {
  if (!request.is_object()) return {};
  const auto name = request.find("do");
  const std::string* text = name == request.end() ? nullptr : protocol::as_text(*name);
  return text ? std::string_view(*text) : std::string_view();
}

}  // namespace

std::int64_t now_in_milliseconds() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

kept::Standing standing(const protocol::Match& match, std::int64_t undone) {
  const Game& game = match.game;
  protocol::Eyes nobody;
  nobody.seated = nobody.watches = true;
  nobody.secrets = false;
  return {now_in_milliseconds(),
          game.now().turn,
          static_cast<std::int64_t>(game.inputs().size()),
          undone,
          game.over() ? protocol::dump(protocol::result_json(game.battle(), game.now())) : "",
          static_cast<std::int64_t>(protocol::Numbering(nobody, game).total())};
}

kept::Origin origin(const protocol::Match& match) {
  const Json record = protocol::record_json(match);
  Json setup;
  for (const char* key : {"format", "fyrd", "rules", "rules_version", "setup"}) setup[key] = record[key];
  if (match.proof)  // the words are with the seats
    for (const char* key : {"commitment", "secret"}) setup["proof"][key] = record["proof"][key];
  return {protocol::dump(setup), protocol::dump(record["data"])};
}

std::vector<std::string> input_lines(const protocol::Match& match, std::size_t from) {
  std::vector<std::string> out;
  const std::vector<Input>& all = match.game.inputs();
  for (std::size_t i = from; i < all.size(); ++i)
    out.push_back(protocol::dump(protocol::input_json(match.game.battle(), all[i])));
  return out;
}

LiveGame::LiveGame(kept::Game about, protocol::Match match, const data::Library& library)
    : about_(std::move(about)), match_(std::move(match)), library_(library) {}

Either<Json> kept_record(Archive& store, std::int64_t id) {
  const auto origin = store.origin(id);
  if (!origin) return origin.fault();
  const auto inputs = store.inputs(id);
  if (!inputs) return inputs.fault();
  Either<Json> record = read_object(origin->setup, "This game", "what it began with");
  if (!record) return record;
  Either<Json> data = read_object(origin->data, "This game", "what its numbers are");
  if (!data) return data;
  (*record)["data"] = std::move(*data);
  if (const auto proof = record->find("proof"); proof != record->end()) {
    const auto about = store.game(id);
    if (!about) return about.fault();
    if (!proof->is_object()) return kept::damaged("This game", "what its dice follow from");
    for (const kept::Seat& seat : about->seats)
      (*proof)["words"].push_back(is_computer(seat) || !seat.word.empty() ? Json(seat.word) : Json());
  }
  Json::array_t all;
  for (std::size_t i = 0; i < inputs->size(); ++i) {
    Either<Json> one = read_object((*inputs)[i], "This game", "input " + std::to_string(i + 1));
    if (!one) return one;
    all.push_back(std::move(*one));
  }
  (*record)["inputs"] = std::move(all);
  (*record)["checkpoints"] = Json::array();
  (*record)["result"] = nullptr;
  return record;
}

Either<std::unique_ptr<LiveGame>> LiveGame::reopen(Archive& store, std::int64_t id, const data::Library& library) {
  const auto about = store.game(id);
  if (!about) return about.fault();
  const auto record = kept_record(store, id);
  if (!record) return record.fault();
  Either<protocol::Match> match = protocol::load_record(library, *record, false);
  if (!match) return match.fault();
  if (about->seats.size() != match->game.battle().parties.size())
    return kept::damaged("This game", "it has not as many seats as sides");
  return std::make_unique<LiveGame>(*about, std::move(*match), library);
}

LiveGame::Outcome LiveGame::handle(const kept::Key& key, std::string_view line, const Bounds& bounds) {
  Outcome out;
  const Either<Json> request = protocol::parse(line);
  const std::string_view name = request ? name_of(*request) : std::string_view();
  if (request && concerns_seats(key, name)) return at_the_door(key, name, *request);
  const protocol::Spending odds{bounds.runs, bounds.samples}, field{bounds.runs_a_place, bounds.samples_a_place};
  protocol::Call call{library_, match_, eyes(about_, key), odds, field};
  // What takes long is worked out elsewhere, of a copy of the game.
  if ((name == "odds" || name == "field") && protocol::asked_side(call.eyes, match_->game, {*request, "bad_request"})) {
    out.later = [request, match = match_, &library = library_, who = call.eyes, odds, field]() mutable {
      protocol::Call later{library, match, who, odds, field};
      return protocol::reply_line(request, protocol::perform(later, *request));
    };
    return out;
  }
  Either<Json> answer = !request          ? request
                        : name == "print" ? print(call.eyes, *request, out)
                                          : protocol::perform(call, *request);
  if (out.later) return out;
  const protocol::Request* known = protocol::find_request(name);
  if (answer && known && known->kind == protocol::Request::Kind::changes) {
    const bool undone = name == "undo";
    about_.standing.undone += undone;
    out.change = change_from(call.kept);
    out.change->takes_back = undone;
  }
  out.reply = protocol::reply_line(request, std::move(answer));
  return out;
}

Either<Json> LiveGame::print(const protocol::Eyes& who, const Json& request, Outcome& out) const {
  const Either<Printing> wish = read_printing(*match_->rules, request);
  if (!wish) return wish.fault();
  if (wish->what == Printing::What::scenario && !who.knows_all(match_->game))
    return Fault("secret", "The sheet tells what others may not know yet; it is there when the battle is over.");
  out.later = [request, match = *match_, &library = library_, wish = *wish] {
    return protocol::reply_line(request, Json{{"html", printed(library, match, wish)}});
  };
  return Json();
}

std::string LiveGame::changed_push(const kept::Key& key) const {
  const Game& game = match_->game;
  Json out;
  out["push"] = "changed";
  out["inputs"] = protocol::Numbering(eyes(about_, key), game).total();
  out["event_count"] = game.events().size();
  out["undone"] = about_.standing.undone;
  if (eyes(about_, key).knows_all(game)) out["hash"] = protocol::hash_text(game.hash());
  return protocol::dump(out);
}

std::string LiveGame::asked() const {
  std::string out;
  for (const Wanted& wanted : match_->game.wanted()) out += std::to_string(wanted.side.index) + " ";
  return out;
}

kept::Change LiveGame::change_from(std::size_t input) {
  about_.standing = standing(*match_, about_.standing.undone);
  return {about_.id, static_cast<std::int64_t>(input), input_lines(*match_, input), about_.standing, false};
}

Side LiveGame::thinker() const {
  if (about_.kept) return {};
  for (const Wanted& wanted : match_->game.wanted())
    if (is_computer(about_.seats[wanted.side.index])) return wanted.side;
  return {};
}

bool LiveGame::thinks() const { return !thinker().none(); }

std::optional<kept::Change> LiveGame::think() {
  Game& game = match_->game;
  const Side side = thinker();
  const auto player = make_player(about_.seats[side.index].kind);
  const std::size_t before = game.inputs().size();
  if (game.answer(side, ask(*player, game, side))) return {};
  return change_from(before);
}

}  // namespace fyrd::club
