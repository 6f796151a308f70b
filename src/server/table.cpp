// Judging who may ask what, before the protocol answers it.
#include "server/table.h"

#include <algorithm>
#include <chrono>

#include "ai/ask.h"
#include "core/events/agree.h"
#include "data/utf8.h"
#include "protocol/record.h"
#include "protocol/requests.h"
#include "protocol/values.h"
#include "protocol/view.h"
#include "server/print.h"

namespace fyrd::server {

using protocol::Either;
using protocol::Fault;

namespace {

// Those that show something to everybody; all others with a `side` are about a decision of that side.
constexpr std::string_view shows[] = {"view", "frames", "measure", "rings"};
constexpr std::string_view changes[] = {"answer", "roll", "undo"};
constexpr std::string_view looks_ahead[] = {"odds", "field", "print"};

template <class Names>
bool among(const Names& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

}  // namespace

std::int64_t now_in_milliseconds() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

store::Standing standing(const protocol::Match& match, std::int64_t undone) {
  const Game& game = match.game;
  return {now_in_milliseconds(), game.now().turn, static_cast<std::int64_t>(game.inputs().size()), undone,
          game.over() ? protocol::dump(protocol::result_json(game.battle(), game.now())) : ""};
}

store::Origin origin(const protocol::Match& match) {
  const Json record = protocol::record_json(match);
  Json setup;
  for (const char* key : {"format", "fyrd", "rules", "rules_version", "setup"}) setup[key] = record[key];
  return {protocol::dump(setup), protocol::dump(record["data"])};
}

std::vector<std::string> input_lines(const protocol::Match& match, std::size_t from) {
  std::vector<std::string> out;
  const std::vector<Input>& all = match.game.inputs();
  for (std::size_t i = from; i < all.size(); ++i)
    out.push_back(protocol::dump(protocol::input_json(match.game.battle(), all[i])));
  return out;
}

Table::Table(store::Game about, protocol::Match match, const data::Library& library)
    : about_(std::move(about)), match_(std::move(match)), library_(library) {}

Either<Json> kept_record(store::Store& store, std::int64_t id) {
  const auto origin = store.origin(id);
  if (!origin) return Fault("no_such_game", "There is no such game any more.");
  Json record = Json::parse(origin->setup, nullptr, false);
  record["data"] = Json::parse(origin->data, nullptr, false);
  Json& inputs = record["inputs"] = Json::array();
  for (const std::string& one : store.inputs(id)) inputs.push_back(Json::parse(one, nullptr, false));
  record["checkpoints"] = Json::array();
  record["result"] = nullptr;
  return record;
}

Either<std::unique_ptr<Table>> Table::reopen(store::Store& store, std::int64_t id, const data::Library& library) {
  const auto about = store.game(id);
  const auto record = kept_record(store, id);
  if (!record) return record.fault();
  if (!about) return Fault("no_such_game", "There is no such game any more.");
  Either<protocol::Match> match = protocol::load_record(library, *record, false);
  if (!match) return match.fault();
  return std::make_unique<Table>(*about, std::move(*match), library);
}

Table::Outcome Table::handle(const Rights& who, std::string_view line, const Limits& limits) {
  Outcome out;
  const Either<Json> request = protocol::parse(line);
  Either<Json> answer = request ? perform(who, *request, limits, out) : request;
  if (out.later) return out;
  if (answer) veil(who, *answer);
  out.reply = protocol::reply_line(request, std::move(answer));
  return out;
}

Either<Json> Table::perform(const Rights& who, Json request, const Limits& limits, Outcome& out) {
  const auto given = request.is_object() ? request.find("do") : request.end();
  const std::string name =
      request.is_object() && given != request.end() && given->is_string() ? *protocol::as_text(*given) : "";
  if (name == "new" || name == "load")
    return Fault("not_here", "This place has its game already; other games begin elsewhere.");
  if (about_.kept && among(changes, name))
    return Fault("only_to_look_at", "This game is only to look at; play on in a new one.");
  const protocol::Request* known = protocol::find_request(name);
  if (known && among(known->keys, "side"))
    if (auto no = settle_side(who, request)) return std::move(*no);
  if (name == "roll")
    if (auto no = may_roll(who)) return std::move(*no);
  if (name == "undo")
    if (auto no = settle_undo(who, request)) return std::move(*no);
  if (name == "record") return record(who);
  if (among(looks_ahead, name)) {
    if (auto no = look_ahead(who, std::move(request), limits, out)) return std::move(*no);
    return Json();
  }

  protocol::Desk desk{library_, match_};
  const std::size_t before = match_->game.inputs().size();
  Either<Json> answer = protocol::perform(desk, request);
  if (!answer || !among(changes, name)) return answer;
  std::size_t from = before;
  if (name == "undo") {
    from = *protocol::as_whole(request["to"]);
    ++about_.standing.undone;
  }
  out.change = change_from(from);
  out.change->takes_back = name == "undo";
  return answer;
}

// What takes long is done elsewhere, of a copy of the game, and of no more runs of the rules than the server grants.
std::optional<Fault> Table::look_ahead(const Rights& who, Json request, const Limits& limits, Outcome& out) const {
  if (request["do"] == "print") {
    const Either<Printing> wish = read_printing(*match_->rules, request);
    if (!wish) return wish.fault();
    if (wish->what == Printing::What::scenario && keeps_secrets_from(who))
      return Fault("secret", "The sheet tells what others may not know yet; it is there when the battle is over.");
    out.later = [request = std::move(request), match = *match_, &library = library_, wish = *wish] {
      return protocol::reply_line(request, Json{{"html", printed(library, match, wish)}});
    };
    return {};
  }
  const bool field = request["do"] == "field";
  const auto grant = [&](const char* key, std::int64_t most) {
    const auto asked = request.find(key);
    if (asked == request.end())
      request[key] = most;
    else if (const auto n = protocol::as_whole(*asked))
      *asked = std::min(*n, most);
  };
  grant("budget", field ? limits.runs_a_place : limits.runs);
  grant("samples", field ? limits.samples_a_place : limits.samples);
  out.later = [request = std::move(request), match = match_, &library = library_]() mutable {
    protocol::Desk desk{library, match};
    return protocol::reply_line(request, protocol::perform(desk, request));
  };
  return {};
}

std::optional<Fault> Table::settle_side(const Rights& who, Json& request) const {
  const Game& game = match_->game;
  if (const auto given = request.find("side"); given != request.end()) {
    const auto side = protocol::read_side(game.battle(), *given);
    if (!side) return side.fault();
    if (who.has(*side)) return {};
    return Fault("not_your_side", "You do not play " + game.battle().parties[side->index].name + ".");
  }
  if (who.first().none()) {
    const std::string& name = *protocol::as_text(request["do"]);
    if (among(shows, name) || (name == "roll" && who.role == store::Role::host)) return {};
    return Fault("not_your_side", "You are watching, and have no side to decide for.");
  }
  Side side = who.first();
  for (const Wanted& wanted : game.wanted())
    if (who.has(wanted.side)) {
      side = wanted.side;
      break;
    }
  request["side"] = side.index;
  return {};
}

// Those who roll type their own dice. A computer's, and those of nobody, whoever sits here.
std::optional<Fault> Table::may_roll(const Rights& who) const {
  if (who.role == store::Role::watch) return Fault("not_your_side", "You are watching; others roll.");
  const auto& wanted = match_->game.wanted_roll();
  if (!wanted) return {};
  const Battle& battle = match_->game.battle();
  const Side side = wanted->side.none() && !wanted->by.none() ? battle[wanted->by].side : wanted->side;
  if (side.none() || who.has(side) || is_computer(about_.seats[side.index])) return {};
  return Fault("not_your_roll", does(battle.parties[side.index].name, "rolls") + " these dice.");
}

// From the last decision of a side of this token, or from `to`, on.
std::optional<Fault> Table::settle_undo(const Rights& who, Json& request) const {
  if (const auto given = request.find("to"); given != request.end()) {
    const auto to = protocol::as_whole(*given);
    if (!to || *to < 0 || static_cast<std::size_t>(*to) > match_->game.inputs().size())
      return {};  // the protocol says no
    return may_undo(who, *to);
  }
  const auto keep = before_last_choice(who);
  if (!keep) return Fault("bad_undo", "You have not decided anything yet that could be taken back.");
  request["to"] = *keep;
  return may_undo(who, *keep);
}

std::optional<std::size_t> Table::before_last_choice(const Rights& who) const {
  const std::vector<Input>& inputs = match_->game.inputs();
  for (std::size_t i = inputs.size(); i-- > 0;)
    if (inputs[i].kind == Input::Kind::choice && who.has(inputs[i].side)) return i;
  return {};
}

// All that is taken back must be the token's own, no dice among it, and nothing may have come to light by it. What a
// campaign may build upon stays, and what others have seen the end of.
std::optional<Fault> Table::may_undo(const Rights& who, std::size_t keep) const {
  const std::vector<Input>& inputs = match_->game.inputs();
  if (about_.link && match_->game.over()) return Fault("settled", "This is settled: the campaign goes on from here.");
  if (!who.all_people && match_->game.over())
    return Fault("settled", "The battle is over, and all its secrets are known.");
  bool secret = false;
  for (std::size_t i = inputs.size(); i-- > keep && !about_.free_undo;) {
    if (inputs[i].kind == Input::Kind::roll)
      return Fault("dice_have_fallen", "Dice have fallen since; what they said cannot be unsaid.");
    if (!who.has(inputs[i].side)) return Fault("not_yours_to_undo", "Somebody else has decided since.");
    secret = secret || inputs[i].secret;
  }
  if (secret && shown_since(keep)) return Fault("shown", "What was decided in secret has been shown to all.");
  return {};
}

bool Table::shown_since(std::size_t input) const {
  const Game& game = match_->game;
  if (input < game.inputs().size() - game.since_checkpoint().size()) return true;
  std::size_t told = 0;
  game.replay(input, input, [&](const Moment& moment) { told = moment.events; });
  return game.events().size() > told;
}

bool Table::dice_since(std::size_t input) const {
  const std::vector<Input>& all = match_->game.inputs();
  return std::any_of(all.begin() + static_cast<std::ptrdiff_t>(input), all.end(),
                     [](const Input& i) { return i.kind == Input::Kind::roll; });
}

// What others decide is not shown, nor, where there are secrets, the fingerprint, by which they could be guessed. What
// can be taken back is what this token can take back.
void Table::veil(const Rights& who, Json& reply) const {
  if (!reply.is_object()) return;
  if (const auto pending = reply.find("pending"); pending != reply.end() && pending->is_array()) {
    for (Json& one : *pending) {
      if (one.contains("dice") || !one.contains("side")) continue;
      const auto side = protocol::read_side(match_->game.battle(), one["side"]);
      if (side && !who.has(*side)) one = Json{{"side", one["side"]}, {"waiting", true}};
    }
  }
  if (keeps_secrets_from(who)) reply.erase("hash");
  if (const auto undo = reply.find("undo"); undo != reply.end()) {
    const auto keep = about_.kept ? std::nullopt : before_last_choice(who);
    *undo = nullptr;
    if (keep && !may_undo(who, *keep)) *undo = {{"inputs", *keep}, {"dice", dice_since(*keep)}};
  }
}

bool Table::keeps_secrets_from(const Rights& who) const { return !match_->game.over() && !who.all_people; }

Either<Json> Table::record(const Rights& who) const {
  if (keeps_secrets_from(who))
    return Fault("secret", "The record tells what others may not know yet; it is there when the battle is over.");
  return Json{{"record", protocol::record_json(*match_)}};
}

std::string Table::changed_push(const Rights& who) const {
  const Game& game = match_->game;
  Json out;
  out["push"] = "changed";
  out["inputs"] = game.inputs().size();
  out["event_count"] = game.events().size();
  out["undone"] = about_.standing.undone;
  if (!keeps_secrets_from(who)) out["hash"] = protocol::hash_text(game.hash());
  return protocol::dump(out);
}

store::Change Table::change_from(std::size_t input) {
  about_.standing = standing(*match_, about_.standing.undone);
  return {about_.id, static_cast<std::int64_t>(input), input_lines(*match_, input), about_.standing, false};
}

Side Table::thinker() const {
  if (about_.kept) return {};
  for (const Wanted& wanted : match_->game.wanted())
    if (is_computer(about_.seats[wanted.side.index])) return wanted.side;
  return {};
}

bool Table::thinks() const { return !thinker().none(); }

std::optional<store::Change> Table::think() {
  Game& game = match_->game;
  const Side side = thinker();
  const auto player = make_player(about_.seats[side.index].kind);
  const std::size_t before = game.inputs().size();
  if (game.answer(side, ask(*player, game, side))) return {};
  return change_from(before);
}

}  // namespace fyrd::server
