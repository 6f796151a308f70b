// Reading games, and the thread that writes them.
#include "store/store.h"

#include <algorithm>

#include "store/writing.h"

namespace fyrd::store {

namespace {

constexpr std::size_t others_at_once = 64;

Role role_of(const std::string& name) {
  return name == "host" ? Role::host : name == "seat" ? Role::seat : Role::watch;
}

Key key_of(const Rows& rows) {
  return {rows.text(0), rows.number(1), role_of(rows.text(2)), static_cast<int>(rows.number(3))};
}

}  // namespace

const char* role_name(Role role) { return role == Role::host ? "host" : role == Role::seat ? "seat" : "watch"; }

std::unique_ptr<Store> Store::open(const std::string& path, std::string& error) {
  std::unique_ptr<Store> store(new Store);
  error = store->lock_.take(path);
  if (error.empty()) error = store->lock_.look(path);
  if (error.empty()) error = open_games(store->writing_, path);
  if (!error.empty()) return nullptr;
  if (!store->reading_.open(path) || !store->reading_.script("PRAGMA query_only = 1")) {
    error = path + " cannot be read: " + store->reading_.complaint();
    return nullptr;
  }
  {
    Rows rows = store->reading_.ask("SELECT (SELECT max(id) FROM game), (SELECT max(id) FROM campaign)");
    if (rows.next()) store->last_id_ = rows.number(0), store->last_campaign_ = rows.number(1);
  }
  store->writer_ = std::jthread([s = store.get()] { s->write_all(); });
  return store;
}

Store::~Store() { finish(); }

void Store::finish() {
  {
    std::lock_guard hold(queue_);
    ending_ = true;
  }
  more_.notify_one();
  if (writer_.joinable()) writer_.join();
}

std::optional<Key> Store::find(const std::string& token) {
  std::lock_guard hold(reader_);
  Rows rows = reading_.ask("SELECT token, game, role, side FROM token WHERE token = ?", token);
  if (!rows.next()) return {};
  return key_of(rows);
}

std::vector<Key> Store::keys(std::int64_t game) {
  std::lock_guard hold(reader_);
  std::vector<Key> out;
  Rows rows = reading_.ask("SELECT token, game, role, side FROM token WHERE game = ?", game);
  while (rows.next()) out.push_back(key_of(rows));
  return out;
}

std::optional<Game> Store::game(std::int64_t id) {
  std::lock_guard hold(reader_);
  Game g;
  {
    Rows rows = reading_.ask(
        "SELECT title, rules, scenario, free_undo, kept, begun, changed, turn, inputs, undone, result FROM game "
        "WHERE id = ?",
        id);
    if (!rows.next()) return {};
    g = {id,
         rows.text(0),
         rows.text(1),
         rows.text(2),
         {},
         rows.number(3) != 0,
         rows.number(4) != 0,
         rows.number(5),
         {rows.number(6), rows.number(7), rows.number(8), rows.number(9), rows.text(10)},
         {}};
  }
  {
    Rows rows = reading_.ask("SELECT id, name, kind FROM seat WHERE game = ? ORDER BY side", id);
    while (rows.next()) g.seats.push_back({rows.text(0), rows.text(1), rows.text(2)});
  }
  Rows rows = reading_.ask(
      "SELECT campaign, n, aftermath, bands, token FROM link JOIN campaign ON campaign.id = link.campaign WHERE game = "
      "?",
      id);
  if (rows.next()) g.link = {rows.number(0), rows.number(1), rows.number(2) != 0, rows.text(3), rows.text(4)};
  return g;
}

std::optional<Origin> Store::origin(std::int64_t game) {
  std::lock_guard hold(reader_);
  Rows rows = reading_.ask(
      "SELECT setup.text, data.text FROM game JOIN setup ON setup.game = game.id JOIN data ON data.id = game.data "
      "WHERE game.id = ?",
      game);
  if (!rows.next()) return {};
  return Origin{rows.text(0), rows.text(1)};
}

std::vector<std::string> Store::inputs(std::int64_t game) {
  std::lock_guard hold(reader_);
  std::vector<std::string> out;
  Rows rows = reading_.ask("SELECT what FROM input WHERE game = ? ORDER BY n", game);
  while (rows.next()) out.push_back(rows.text(0));
  return out;
}

std::vector<Key> Store::opened_here(std::size_t most) {
  std::lock_guard hold(reader_);
  std::vector<Key> out;
  // Of several tokens of a game the one that may do most: host before seat before watch, as they are spelt. Those of
  // campaigns are found there.
  Rows rows = reading_.ask(
      "SELECT token, game, min(role), side FROM token JOIN game ON game.id = token.game WHERE opened > 0 "
      "AND game.id NOT IN (SELECT game FROM link) "
      "GROUP BY game ORDER BY changed DESC, game.id DESC LIMIT ?",
      static_cast<std::int64_t>(most));
  while (rows.next()) out.push_back(key_of(rows));
  return out;
}

std::int64_t Store::count() {
  std::lock_guard hold(reader_);
  Rows rows = reading_.ask("SELECT (SELECT count(*) FROM game) + (SELECT count(*) FROM campaign)");
  return rows.next() ? rows.number(0) : 0;
}

std::int64_t Store::next_id() {
  std::lock_guard hold(queue_);
  return ++last_id_;
}

void Store::add(Arrival arrival, bool opened_here, Done done) {
  post({[a = std::move(arrival), opened_here](Database& db) { return insert_game(db, a, opened_here); },
        std::move(done)});
}

void Store::change(Change change, bool somebody_waits, Done done) {
  post({[c = std::move(change)](Database& db) {
          const Standing& s = c.standing;
          return (!c.takes_back || db.run("DELETE FROM input WHERE game = ? AND n >= ?", c.game, c.from)) &&
                 insert_inputs(db, c.game, c.from, c.inputs) &&
                 db.run("UPDATE game SET changed = ?, turn = ?, inputs = ?, undone = ?, result = ? WHERE id = ?",
                        s.changed, s.turn, s.inputs, s.undone, s.result, c.game);
        },
        std::move(done)},
       somebody_waits);
}

void Store::remove(std::int64_t game, Done done) {
  post({[=](Database& db) { return delete_game(db, game) && delete_unused_data(db); }, std::move(done)});
}

void Store::note_opened(std::string token) {
  post({[t = std::move(token)](Database& db) { return db.run("UPDATE token SET opened = 1 WHERE token = ?", t); },
        [](bool) {}});
}

void Store::post(Job job, bool somebody_waits) {
  bool too_late = false;
  {
    std::lock_guard hold(queue_);
    too_late = ending_;
    if (!too_late && somebody_waits)
      jobs_.push_back(std::move(job));
    else if (!too_late)
      others_.push_back(std::move(job));
  }
  if (too_late)
    job.done(false);
  else
    more_.notify_one();
}

// All that somebody waits for, and so many of the others that nobody waits long for them.
std::vector<Store::Job> Store::next_batch() {
  std::vector<Job> batch;
  std::unique_lock hold(queue_);
  more_.wait(hold, [&] { return ending_ || !jobs_.empty() || !others_.empty(); });
  batch.swap(jobs_);
  for (std::size_t i = 0; i < others_at_once && !others_.empty(); ++i) {
    batch.push_back(std::move(others_.front()));
    others_.pop_front();
  }
  return batch;
}

// What came in while the last changes went to the disk goes there together.
void Store::write_all() {
  for (std::vector<Job> batch = next_batch(); !batch.empty(); batch = next_batch()) {
    const bool good = writing_.run("BEGIN IMMEDIATE") &&
                      std::all_of(batch.begin(), batch.end(), [&](const Job& job) { return job.work(writing_); }) &&
                      writing_.run("COMMIT");
    if (!good) writing_.run("ROLLBACK");
    for (const Job& job : batch) job.done(good);
  }
}

}  // namespace fyrd::store
