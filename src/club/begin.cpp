// Reading what a game is to begin with.
#include "club/begin.h"

#include <algorithm>

#include "ai/player.h"
#include "club/token.h"
#include "data/utf8.h"
#include "protocol/proof.h"
#include "protocol/record.h"
#include "protocol/view.h"

namespace fyrd::club {

using protocol::Either;
using protocol::Fault;
using protocol::Match;
using protocol::Reader;

namespace {

constexpr std::size_t longest_title = 200;  // of what is written in lists; set-ups may have names of any length

std::string title_of(const Battle& battle) {
  std::string sides;
  for (const auto& party : battle.parties) sides += (sides.empty() ? "" : " against ") + party.name;
  return data::printable(battle.scenario + ": " + sides, longest_title);
}

// Where somebody has a seat of his own, seeded dice are proven ones: they follow from a secret that is drawn here, and
// from words that are yet to be thrown in.
Json promise(std::size_t sides) {
  const std::string secret = new_secret();
  return {{"commitment", protocol::commitment_to(secret)},
          {"secret", secret},
          {"words", Json(Json::array_t(sides, Json()))}};
}

// With `open` what is still to be rolled follows from what nobody knows.
Either<Match> match_of(const data::Library& library, Reader& in, bool open) {
  if (!in.has("record")) {
    Either<Match> match = protocol::new_match(library, in);
    if (!match || !open || match->game.dice() != DiceMode::seeded) return match;
    const std::size_t sides = match->game.battle().parties.size();
    match->proof = *protocol::read_proof(promise(sides), sides);
    match->game = Game(match->game.shared_battle(), DiceMode::proven, match->game.seed());
    return match;
  }
  const Json& record = in.object("record");
  const std::int64_t inputs = in.whole_or("inputs", 0, Game::max_inputs, -1);
  if (in.fault()) return *in.fault();
  Either<Match> match = protocol::load_record(library, record, true);
  if (match && open) {
    Json anew = record;
    if (match->game.dice() != DiceMode::manual) {
      anew["setup"]["dice"] = "proven";
      anew["proof"] = promise(match->game.battle().parties.size());
    }
    anew["setup"]["seed"] = std::to_string(new_seed());
    anew.erase("typed");  // nothing of it follows from the new one
    match = protocol::load_record(library, anew, false);
  }
  if (match && inputs >= 0)
    if (const Verdict no = match->game.undo(inputs)) return Fault("bad_request", no->message);
  return match;
}

// One for each side: what is asked for, or a person against computers.
std::optional<Fault> read_seats(const Battle& battle, Reader& in, bool kept, std::vector<kept::Seat>& seats) {
  for (std::size_t i = 0; i < battle.parties.size(); ++i)
    seats.push_back({battle.parties[i].id, battle.parties[i].name, i == 0 || kept ? "person" : "quick"});
  if (!in.has("seats")) return {};
  const Json::array_t& given = in.list("seats", seats.size(), seats.size());
  if (in.fault()) return in.fault();
  for (std::size_t i = 0; i < given.size(); ++i) {
    const std::string* kind = protocol::as_text(given[i]);
    if (!kind || (*kind != "person" && *kind != "open" && !make_player(*kind)))
      return Fault("bad_request",
                   "'seats' has one of person, open, " + std::string(player_names()) + " for each side.");
    seats[i].kind = *kind;
  }
  return {};
}

// Where somebody has a seat of his own the seed, too, is drawn here, whatever is sent: computers decide by it.
bool wants_open_seat(const Json& body) {
  const auto seats = body.find("seats");
  return seats != body.end() && seats->is_array() && std::find(seats->begin(), seats->end(), "open") != seats->end();
}

// The words that are known when a game begins: the host's, or where nobody is awaited those of the record.
void throw_in(Match& match, std::vector<kept::Seat>& seats, const std::string& word, bool open) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    kept::Seat& seat = seats[i];
    if (seat.kind == "person") seat.word = word;
    if (!match.proof) continue;
    if (const auto& known = match.proof->words[i]; known && !open) seat.word = *known;
    if (seat.kind != "open") match.proof->words[i] = seat.word;
  }
  protocol::let_dice_fall(match);
}

}  // namespace

Either<Beginning> begin_game(const data::Library& library, Json body) {
  const bool recorded = body.is_object() && body.contains("record");
  const bool open = body.is_object() && wants_open_seat(body);
  if (body.is_object() && !recorded && (open || !body.contains("seed"))) body["seed"] = std::to_string(new_seed());
  Reader in(body, "bad_request");
  if (recorded)
    in.only({"record", "seats", "undo", "inputs", "keep", "word"});
  else
    in.only({"rules", "scenario", "sides", "seed", "dice", "options", "seats", "undo", "word"});
  const bool free_undo = in.one_of("undo", {"dice", "free"}) == 1;
  const bool kept = in.flag_or("keep", false);
  const std::string word = in.has("word") ? in.text("word") : new_word();
  if (in.fault()) return *in.fault();
  if (auto no = protocol::bad_word(word)) return std::move(*no);
  Either<Match> match = match_of(library, in, open);
  if (!match) return match.fault();

  const Battle& battle = match->game.battle();
  kept::Game about;
  about.title = title_of(battle);
  about.rules = match->rules->id();
  about.scenario = data::printable(battle.scenario, longest_title);
  if (auto no = read_seats(battle, in, kept, about.seats)) return std::move(*no);
  throw_in(*match, about.seats, word, open);
  about.free_undo = free_undo;
  about.kept = kept;
  if (free_undo && has_open_seat(about))
    return Fault("bad_request",
                 "Where somebody has a seat of his own, dice that have fallen stay: 'undo' cannot be free.");
  about.standing = standing(*match, 0);
  about.begun = about.standing.changed;

  std::vector<kept::Key> keys = {{new_token(), 0, kept::Role::host, -1}, {new_token(), 0, kept::Role::watch, -1}};
  for (std::size_t i = 0; i < about.seats.size(); ++i)
    if (about.seats[i].kind == "open") keys.push_back({new_token(), 0, kept::Role::invite, static_cast<int>(i)});
  return Beginning{std::move(*match), std::move(about), std::move(keys)};
}

kept::Arrival arrival(Home& home, Beginning& b) {
  b.about.id = home.archive().next_id();
  for (kept::Key& key : b.keys) key.game = b.about.id;
  return {b.about, origin(b.match), input_lines(b.match, 0), b.keys};
}

void host(Home& home, Beginning b, bool opened_here, std::function<void(std::optional<Json>)> told) {
  kept::Arrival kept = arrival(home, b);
  // In a shared pointer, as what is called when it is done must be possible to copy.
  auto game = std::make_shared<std::unique_ptr<LiveGame>>(
      std::make_unique<LiveGame>(b.about, std::move(b.match), home.library()));
  home.archive().add(std::move(kept), opened_here, [&home, told, game, about = b.about, keys = b.keys](bool good) {
    if (!good) return told({});
    home.add(std::move(*game));
    told(game_json(about, keys[0], keys, {}));
  });
}

Either<Json> preview_battle(const data::Library& library, const Json& body) {
  Reader in(body, "bad_request");
  in.only({"rules", "scenario", "sides", "options"});
  if (in.fault()) return *in.fault();
  const Either<Match> match = protocol::new_match(library, in);
  if (!match) return match.fault();
  return protocol::view_json(*match);
}

}  // namespace fyrd::club
