// What is kept of games, campaigns and warbands, as plain values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/fault.h"

namespace fyrd::kept {

enum class Role { host, invite, seat, watch };
const char* role_name(Role);

// What a token opens. `side` is that of a seat, or of one that somebody is invited to.
struct Key {
  std::string token;
  std::int64_t game = 0;
  Role role = Role::watch;
  int side = -1;
};

struct Seat {
  std::string id, name;  // of the side
  std::string kind;      // "person", "open", or a computer player
  std::string word{};    // that who sits there has thrown in; of an open seat nothing until it is taken
};

// How far a game has come; written anew with every change.
struct Standing {
  std::int64_t changed = 0;  // milliseconds since 1970
  std::int64_t turn = 0, inputs = 0, undone = 0;
  std::string result;      // JSON; empty while it goes on
  std::int64_t shown = 0;  // inputs that everybody may know of
};

// The place of a game in a campaign.
struct Link {
  std::int64_t campaign = 0, n = 0;
  bool aftermath = false;
  std::string bands;  // a JSON list of their numbers, by side
  std::string token;  // of the campaign; read, not written
};

struct Game {
  std::int64_t id = 0;
  std::string title, rules, scenario;
  std::vector<Seat> seats;
  bool free_undo = false;
  bool kept = false;  // to look at, not to play on
  std::int64_t begun = 0;
  Standing standing;
  std::optional<Link> link = {};
};

// Of a record: all but its inputs.
struct Origin {
  std::string setup, data;  // JSON objects
};

// All that is written of a game when it comes in.
struct Arrival {
  Game game;
  Origin origin;
  std::vector<std::string> inputs;
  std::vector<Key> keys;
};

struct Campaign {
  std::int64_t id = 0;
  std::string token, name, rules;
  std::string began, data;  // JSON objects: its file without chain and data, and the data
  std::string leaders;      // a JSON list: who leads each band, as the kind of a seat
  std::int64_t begun = 0, changed = 0, battles = 0;
  bool whole = true;  // what was written; others are only told of
};

// An invitation becomes a link that only who has taken the seat knows.
struct Taking {
  Key invitation;
  std::string token, word;
  bool opened_here = false;
};

// Inputs from number `from` on are now these, each as JSON.
struct Change {
  std::int64_t game = 0, from = 0;
  std::vector<std::string> inputs;
  Standing standing;
  bool takes_back = false;  // there were others from there on
  bool ends = false;        // it is only to look at from now on
  std::optional<Taking> taking = {};
};

// Somebody has built it, legal or not.
struct Band {
  std::string id, rules, name;
  std::string warband;                 // JSON, in the form of the data files
  std::int64_t made = 0, changed = 0;  // milliseconds since 1970
  bool whole = true;                   // what was written; others are only told of
  std::string owner = {};              // the token of who may change it
};

// What is wrong with something that is kept, and what can be done about it.
protocol::Fault damaged(const std::string& what, const std::string& where);

}  // namespace fyrd::kept
