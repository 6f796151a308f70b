// Requests, answered by the protocol for the eyes of who asks.
#include "club/live_game.h"

#include <algorithm>
#include <chrono>
#include <utility>

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

std::string id_of(const Json& request) {
  const auto id = request.find("id");
  return id == request.end() ? "" : protocol::dump(*id);
}

// Whether a request only looks, and may take more than a moment.
bool takes_time(const Json& request, const protocol::Request* known) {
  using Kind = protocol::Request::Kind;
  if (!known || (known->kind != Kind::looks && known->kind != Kind::free)) return false;
  return known->name != "view" || request.contains("inputs") || request.contains("options");
}

// In memory, about: of an input and an event what hangs on them, of a checkpoint all but its state, of a battle the
// ground, the people and what they were read from.
constexpr std::size_t of_input = 16, of_event = 48, of_checkpoint = 64, of_battle = 128 << 10;

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
  if (!match.written_by.empty()) setup["fyrd"] = match.written_by;
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
    : about_(std::move(about)), match_(std::make_shared<std::optional<protocol::Match>>(std::move(match))),
      library_(library) {}

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

LiveGame::Lent LiveGame::lend() {
  lent_ = true;
  return {match_.get(), bytes()};
}

protocol::Match& LiveGame::own() {
  if (std::exchange(lent_, false)) match_ = std::make_shared<std::optional<protocol::Match>>(*match_);
  return **match_;
}

std::size_t LiveGame::bytes() const {
  const protocol::Match& match = **match_;
  const Game& game = match.game;
  std::size_t sum = of_battle;
  for (const protocol::DataFile& file : match.data) sum += file.text.capacity();
  sum += game.inputs().capacity() * (sizeof(Input) + of_input) + game.events().capacity() * (sizeof(Event) + of_event);
  return sum + game.checkpoint_count() * of_checkpoint +
         (game.checkpoint_count() / Game::stored_every + 2) * game.battle().state_size();
}

LiveGame::Outcome LiveGame::handle(const kept::Key& key, std::string_view line, const Bounds& bounds,
                                   const std::shared_ptr<protocol::Reel>& reel) {
  Outcome out;
  const Either<Json> request = protocol::parse(line);
  const std::string_view name = request ? name_of(*request) : std::string_view();
  if (request && concerns_seats(key, name)) return at_the_door(key, name, *request);
  const protocol::Request* known = protocol::find_request(name);
  const protocol::Eyes who = eyes(about_, key);
  // What takes long is worked out elsewhere, of the game as it is now.
  if (request && takes_time(*request, known)) {
    out.of = lend();
    out.brief = name != "odds" && name != "field" && name != "advise";
    out.id = id_of(*request);
    out.later = [request, match = match_, &library = library_, who, bounds,
                 reel](const std::function<bool()>& unwanted) {
      protocol::Call call{library, *match, who, protocol::Spending{bounds.runs, bounds.samples},
                          protocol::Spending{bounds.runs_a_place, bounds.samples_a_place}};
      call.piece = bounds.runs_a_piece;
      call.questions = bounds.questions;
      call.unwanted = unwanted;
      call.reel = reel.get();
      const Either<Json> answer = protocol::perform(call, *request);
      return protocol::reply_line(request, answer, call.frames);
    };
    return out;
  }
  if (name == "cancel") return cancel(*request);
  if (name == "hurry") return hurry(key, *request);
  const bool changes = known && known->kind == protocol::Request::Kind::changes;
  if (changes) own();
  protocol::Call call{library_, *match_, who};
  const Either<Json> answer = !request          ? request
                              : name == "print" ? print(who, *request, out)
                                                : protocol::perform(call, *request);
  if (out.later) return out;
  if (answer && changes) {
    const bool undone = name == "undo";
    about_.standing.undone += undone;
    out.change = change_from(call.kept);
    out.change->takes_back = undone;
  }
  out.reply = protocol::reply_line(request, answer);
  return out;
}

LiveGame::Outcome LiveGame::cancel(const Json& request) {
  protocol::Reader in(request, "bad_request");
  in.only({"id", "do", "of"});
  const Json* of = in.need("of");
  if (of && !of->is_number() && !of->is_string()) in.wrong("of", "a number or text", *of);
  Outcome out;
  if (!in.fault()) out.cancels = protocol::dump(*of);
  out.reply = protocol::reply_line(request, in.fault() ? Either<Json>(*in.fault()) : Json::object());
  return out;
}

// Whoever has a seat may be tired of waiting; who only looks on may not.
LiveGame::Outcome LiveGame::hurry(const kept::Key& key, const Json& request) {
  protocol::Reader in(request, "bad_request");
  in.only({"id", "do"});
  Outcome out;
  Either<Json> answer = Json::object();
  if (in.fault())
    answer = *in.fault();
  else if (key.role == kept::Role::watch)
    answer = Fault("not_your_side", "Only who has a seat can ask the others to hurry.");
  out.hurries = bool(answer);
  out.reply = protocol::reply_line(request, answer);
  return out;
}

Either<Json> LiveGame::print(const protocol::Eyes& who, const Json& request, Outcome& out) {
  const protocol::Match& now = **match_;
  const Either<Printing> wish = read_printing(*now.rules, request);
  if (!wish) return wish.fault();
  if (wish->what == Printing::What::scenario && !who.knows_all(now.game))
    return Fault("secret", "The sheet tells what others may not know yet; it is there when the battle is over.");
  out.of = lend();
  out.brief = false;
  out.id = id_of(request);
  out.later = [request, match = match_, &library = library_, wish = *wish](const std::function<bool()>&) {
    return protocol::reply_line(request, Json{{"html", printed(library, **match, wish)}});
  };
  return Json();
}

std::string LiveGame::changed_push(const kept::Key& key) const {
  const Game& game = (*match_)->game;
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
  for (const Wanted& wanted : (*match_)->game.wanted()) out += std::to_string(wanted.side.index) + " ";
  return out;
}

kept::Change LiveGame::change_from(std::size_t input) {
  about_.standing = standing(**match_, about_.standing.undone);
  return {about_.id, static_cast<std::int64_t>(input), input_lines(**match_, input), about_.standing, false};
}

Side LiveGame::thinker() const {
  if (about_.kept) return {};
  for (const Wanted& wanted : (*match_)->game.wanted())
    if (is_computer(about_.seats[wanted.side.index])) return wanted.side;
  return {};
}

bool LiveGame::thinks() const { return !thinker().none(); }

std::optional<kept::Change> LiveGame::think() {
  const Side side = thinker();
  const auto player = make_player(about_.seats[side.index].kind);
  return decide({side, ask(*player, (*match_)->game, side)});
}

LiveGame::Thinking LiveGame::thinking() {
  const Side side = thinker();
  const std::string& kind = about_.seats[side.index].kind;
  if (!make_player(kind)->thinks()) return {};
  lend();
  return [kind, side, match = match_, undone = about_.standing.undone](const Crew& crew) {
    const Game& game = (*match)->game;
    const auto player = make_player(kind, crew);
    return Thought{side, ask(*player, game, side), game.inputs().size(), game.checkpoint_count(), undone};
  };
}

// What others have decided at the same time changes nothing of what was asked.
bool LiveGame::holds(const Thought& thought) const {
  const Game& game = (*match_)->game;
  const std::vector<Input>& all = game.inputs();
  if (thinker() != thought.side || about_.standing.undone != thought.undone || all.size() < thought.inputs ||
      game.checkpoint_count() != thought.checkpoints)
    return false;
  return std::none_of(all.begin() + static_cast<std::ptrdiff_t>(thought.inputs), all.end(), [&](const Input& input) {
    return input.kind == Input::Kind::roll || input.side == thought.side;
  });
}

std::optional<kept::Change> LiveGame::decide(const Thought& thought) {
  Game& game = own().game;
  const std::size_t before = game.inputs().size();
  if (game.answer(thought.side, thought.choice)) return {};
  return change_from(before);
}

}  // namespace fyrd::club
