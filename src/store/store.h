// The games, kept: what each began with, who sits where, and every input, on the disk before anybody hears of it.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "protocol/fault.h"
#include "store/bands.h"
#include "store/file.h"
#include "store/sql.h"

namespace fyrd::store {

using protocol::Either;
using protocol::Fault;

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

// Something kept that is not what was written.
struct Damage {
  std::string what, id, message;  // "game", "campaign", "warband", "link" or "file"
};

// What is wrong with something that is kept, and what can be done about it.
Fault damaged(const std::string& what, const std::string& where);

class Store {
 public:
  // Nothing and a sentence in `error` when the file cannot be used.
  static std::unique_ptr<Store> open(const std::string& path, std::string& error);
  ~Store();
  const std::vector<std::string>& notes() const { return notes_; }  // what was found and done when it was opened

  // Reading. A row is given out only if it is what was written: else, or when it cannot be read, the fault is `damaged`
  // and says where.
  Either<Key> find(const std::string& token);
  Either<Game> game(std::int64_t id);
  std::vector<Key> keys(std::int64_t game);
  Either<Origin> origin(std::int64_t game);
  Either<std::vector<std::string>> inputs(std::int64_t game);
  std::vector<Key> opened_here(std::size_t most);       // one for each game, the last changed first
  std::vector<Game> begun_elsewhere(std::size_t most);  // and never opened from this computer, the last changed first
  std::int64_t count();                                 // of games and campaigns
  Either<Campaign> campaign(const std::string& token);
  std::vector<Campaign> campaigns_here(std::size_t most);          // without their data, the last changed first
  Either<std::vector<std::int64_t>> links(std::int64_t campaign);  // their games, in order
  std::vector<Band> bands(std::size_t most);                       // the last changed first
  Either<Band> band(const std::string& id);
  std::int64_t count_bands();
  std::vector<std::int64_t> all_games();
  std::vector<Damage> survey();  // of everything there is

  // Writing. Many are committed at once; `done` is called, on the writing thread, when the change is on the disk, or
  // with false when it could not be written and nothing of it is there.
  using Done = std::function<void(bool)>;
  std::int64_t next_id();
  void add(Arrival, bool opened_here, Done);
  void change(Change, bool somebody_waits, Done);
  void remove(std::int64_t game, Done);
  void note_opened(std::string token);                          // from this computer
  void withdraw(std::string token, std::string instead, Done);  // what it opens is opened by another from now on
  // Removes what was begun elsewhere, never opened from this computer, and not changed since; tells which games.
  void expire(std::int64_t since, std::function<void(const std::vector<std::int64_t>&)> gone = {});
  std::int64_t next_campaign();
  void add(Campaign, std::vector<Arrival> chain, bool opened_here, Done);
  void remove_campaign(std::int64_t campaign, Done);  // with its games
  void note_campaign(std::int64_t campaign);          // opened from this computer
  void add(Band, Done);
  void change(Band, Done);  // its name, what it is, and when
  void remove_band(std::string id, Done);
  void finish();  // all that was asked for is written; nothing more will be

 private:
  Store() = default;
  struct Job {
    std::function<bool(Database&)> work;
    Done done;
  };
  void post(Job, bool somebody_waits = true);
  std::vector<Job> next_batch();
  void write_all();
  bool write(std::span<const Job>);
  void fold_in_log();
  Either<Game> read_game(std::int64_t id);  // these need the reader
  Either<std::string> read_data(std::int64_t id, const std::string& what);
  Fault unreadable(const std::string& what) const;

  Lock lock_;
  std::vector<std::string> notes_;
  Database writing_, reading_;
  std::mutex reader_;  // one query at a time
  std::mutex queue_;
  std::condition_variable more_;
  std::vector<Job> jobs_;  // that somebody waits for
  std::deque<Job> others_;
  bool ending_ = false;
  std::int64_t last_id_ = 0, last_campaign_ = 0;
  std::jthread writer_;
};

}  // namespace fyrd::store
