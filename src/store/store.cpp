// Opening the file, and the thread that writes.
#include "store/store.h"

#include <algorithm>
#include <filesystem>

#include "store/writing.h"

namespace fyrd::store {

namespace {

constexpr std::size_t others_at_once = 64;

}  // namespace

std::unique_ptr<Store> Store::open(const std::string& path, std::string& error) {
  std::unique_ptr<Store> store(new Store);
  store->path_ = path;
  error = store->lock_.take(path);
  if (error.empty()) error = store->lock_.look(path);
  if (error.empty()) error = open_or_salvage(store->writing_, store->lock_, path, store->notes_);
  if (!error.empty()) return nullptr;
  if (!store->reading_.open(path) || !store->reading_.script("PRAGMA query_only = 1")) {
    error = path + " cannot be read: " + store->reading_.complaint();
    return nullptr;
  }
  {
    // A number is never given twice, not even that of a game of which only some rows are left.
    Rows rows = store->reading_.ask(
        "SELECT max(ifnull((SELECT max(id) FROM game), 0), ifnull((SELECT max(game) FROM token), 0), "
        "ifnull((SELECT max(game) FROM input), 0), ifnull((SELECT max(game) FROM setup), 0)), "
        "max(ifnull((SELECT max(id) FROM campaign), 0), ifnull((SELECT max(campaign) FROM link), 0))");
    if (!rows.next()) {
      error = path + " cannot be read: " + store->reading_.complaint();
      return nullptr;
    }
    store->last_id_ = rows.number(0), store->last_campaign_ = rows.number(1);
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
  post({[c = std::move(change)](Database& db) { return change_game(db, c); }, std::move(done)}, somebody_waits);
}

void Store::remove(std::int64_t game, Done done) {
  post({[=](Database& db) { return delete_game(db, game) && delete_unused_data(db); }, std::move(done)});
}

void Store::note_opened(std::string token) {
  post({[t = std::move(token)](Database& db) { return db.run("UPDATE token SET opened = 1 WHERE token = ?", t); },
        [](bool) {}});
}

void Store::withdraw(std::string token, std::string instead, Done done) {
  post({[old = std::move(token), fresh = std::move(instead)](Database& db) { return replace_token(db, old, fresh); },
        std::move(done)});
}

void Store::expire(std::int64_t since, std::function<void(const std::vector<std::int64_t>&)> gone) {
  const auto games = std::make_shared<std::vector<std::int64_t>>();
  post({[=](Database& db) {
          games->clear();
          std::vector<std::int64_t> campaigns;
          {
            Rows rows = db.ask(
                "SELECT id FROM campaign WHERE opened = 0 AND begun < ?1 AND id NOT IN (SELECT link.campaign FROM link "
                "JOIN game ON game.id = link.game WHERE game.changed >= ?1)",
                since);
            while (rows.next()) campaigns.push_back(rows.number(0));
          }
          {
            Rows rows = db.ask(
                "SELECT id FROM game WHERE changed < ? AND id NOT IN (SELECT game FROM token WHERE opened > 0) AND id "
                "NOT IN (SELECT game FROM link)",
                since);
            while (rows.next()) games->push_back(rows.number(0));
          }
          for (const std::int64_t campaign : campaigns) {
            Rows rows = db.ask("SELECT game FROM link WHERE campaign = ?", campaign);
            while (rows.next()) games->push_back(rows.number(0));
          }
          for (const std::int64_t game : *games)
            if (!delete_game(db, game)) return false;
          for (const std::int64_t campaign : campaigns)
            if (!db.run("DELETE FROM campaign WHERE id = ?", campaign)) return false;
          return (games->empty() && campaigns.empty()) || delete_unused_data(db);
        },
        [games, gone = std::move(gone)](bool good) {
          if (good && gone) gone(*games);
        }},
       false);
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

Store::Written Store::write(std::span<const Job> batch) {
  const bool good = writing_.run("BEGIN IMMEDIATE") &&
                    std::all_of(batch.begin(), batch.end(), [&](const Job& job) { return job.work(writing_); }) &&
                    writing_.run("COMMIT");
  if (good) return Written::whole;
  const Written why = writing_.refused_disk() ? Written::no_disk : Written::refused;
  writing_.run("ROLLBACK");
  return why;
}

// What is wrong with a game alone says nothing of the disk.
void Store::note(Written written) {
  if (written == Written::refused) return;
  const bool ails = written == Written::no_disk;
  not_kept_ += ails;
  if (ailing_.exchange(ails) != ails && tell_ailing_) tell_ailing_(ails);
}

// A log that was folded in is written from its beginning again; on a disk that is short of room that may be enough.
void Store::fold_in_log() { writing_.run("PRAGMA wal_checkpoint(TRUNCATE)"); }

// Folding in may lengthen the file: it is done while there is room for that, and not when the log has taken the last of
// it.
void Store::mind_the_room() {
  constexpr int now_and_then = 16;
  constexpr std::uint64_t spare = 1u << 20;
  if (++batches_ % now_and_then != 0) return;
  std::error_code none;
  const std::uintmax_t log = std::filesystem::file_size(path_ + "-wal", none);
  const std::filesystem::space_info room = std::filesystem::space(path_, none);
  if (!none && log > 0 && room.available < 4 * log + spare) fold_in_log();
}

// What came in while the last changes went to the disk goes there together. If it cannot, each goes alone: what is
// wrong with one game concerns no other.
void Store::write_all() {
  for (std::vector<Job> batch = next_batch(); !batch.empty(); batch = next_batch()) {
    if (write(batch) == Written::whole) {
      note(Written::whole);
      for (const Job& job : batch) job.done(true);
      mind_the_room();
      continue;
    }
    fold_in_log();
    for (const Job& job : batch) {
      const Written alone = write({&job, 1});
      note(alone);
      job.done(alone == Written::whole);
    }
  }
}

}  // namespace fyrd::store
