// From a seat and a token to rights, and to the words for them.
#include "club/rights.h"

#include <fmt/chrono.h>

#include <algorithm>

namespace fyrd::club {

namespace {

Json stored_result(const std::string& text) {
  if (text.empty()) return {};
  const auto read = protocol::parse(text);
  return read ? *read : Json();
}

}  // namespace

bool is_computer(const kept::Seat& seat) { return seat.kind != "person" && seat.kind != "open"; }

bool has_open_seat(const kept::Game& game) {
  return std::any_of(game.seats.begin(), game.seats.end(), [](const kept::Seat& s) { return s.kind == "open"; });
}

protocol::Eyes eyes(const kept::Game& game, const kept::Key& key) {
  const bool host = key.role == kept::Role::host;
  protocol::Eyes out;
  out.seated = true;
  out.watches = key.role == kept::Role::watch;
  out.plays = !game.kept;
  out.free_undo = game.free_undo;
  out.secrets = host;  // who holds every side that no computer plays
  for (std::size_t i = 0; i < game.seats.size(); ++i) {
    const kept::Seat& seat = game.seats[i];
    out.holds[i] = host ? seat.kind == "person" : key.role == kept::Role::seat && key.side == static_cast<int>(i);
    out.rolls[i] = out.holds[i] || is_computer(seat);
    out.secrets = out.secrets && out.rolls[i];
  }
  out.secrets = out.secrets || game.kept;  // nothing comes of it any more
  if (game.link)
    out.settled = "This is settled: the campaign goes on from here.";
  else if (!out.secrets)
    out.settled = "The battle is over, and all its secrets are known.";
  return out;
}

Json sides_json(const kept::Game& game, const kept::Key& mine, const std::vector<kept::Key>& keys,
                const std::vector<std::string>& here) {
  const auto connected = [&](kept::Role role, int side) {
    return std::any_of(keys.begin(), keys.end(), [&](const kept::Key& key) {
      return key.role == role && key.side == side && std::find(here.begin(), here.end(), key.token) != here.end();
    });
  };
  const protocol::Eyes hold = eyes(game, mine);
  Json out = Json::array();
  for (std::size_t i = 0; i < game.seats.size(); ++i) {
    const kept::Seat& seat = game.seats[i];
    const int side = static_cast<int>(i);
    Json one;
    one["id"] = seat.id;
    one["name"] = seat.name;
    one["seat"] = seat.kind;
    one["mine"] = hold.holds[i];
    one["here"] = is_computer(seat) ||
                  (seat.kind == "open" ? connected(kept::Role::seat, side) : connected(kept::Role::host, -1));
    if (!is_computer(seat)) one["word"] = seat.word.empty() ? Json() : Json(seat.word);
    if (mine.role == kept::Role::host)
      for (const kept::Key& key : keys)
        if (key.role == kept::Role::invite && key.side == side) one["token"] = key.token;
    out.push_back(std::move(one));
  }
  return out;
}

Json game_json(const kept::Game& game, const kept::Key& mine, const std::vector<kept::Key>& keys,
               const std::vector<std::string>& here) {
  const kept::Standing& now = game.standing;
  Json out;
  out["id"] = game.id;
  out["title"] = game.title;
  out["rules"] = game.rules;
  out["scenario"] = game.scenario;
  out["begun"] = time_text(game.begun);
  out["changed"] = time_text(now.changed);
  out["turn"] = now.turn;
  out["inputs"] = eyes(game, mine).secrets || !now.result.empty() ? now.inputs : now.shown;
  out["over"] = !now.result.empty();
  out["result"] = stored_result(now.result);
  out["undo"] = game.free_undo ? "free" : "dice";
  out["keep"] = game.kept;
  out["token"] = mine.token;
  if (game.link) {
    Json& campaign = out["campaign"] = Json::object();
    campaign["aftermath"] = game.link->aftermath;
    if (mine.role == kept::Role::host) campaign["token"] = game.link->token;
  }
  out["role"] = kept::role_name(mine.role);
  out["sides"] = sides_json(game, mine, keys, here);
  if (mine.role == kept::Role::host)
    for (const kept::Key& key : keys)
      if (key.role == kept::Role::watch) out["watch"] = key.token;
  return out;
}

std::string time_text(std::int64_t milliseconds) {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(milliseconds / 1000)));
}

}  // namespace fyrd::club
