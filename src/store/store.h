// The games, kept: what each began with, who sits where, and every input, on the disk before anybody hears of it.
#pragma once

#include <atomic>
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

#include "club/archive.h"
#include "store/file.h"
#include "store/sql.h"

namespace fyrd::store {

using protocol::Either;
using protocol::Fault;

using kept::Arrival;
using kept::Band;
using kept::Campaign;
using kept::Change;
using kept::damaged;
using kept::Game;
using kept::Key;
using kept::Link;
using kept::Origin;
using kept::Role;
using kept::role_name;
using kept::Seat;
using kept::Standing;
using kept::Taking;

// Something kept that is not what was written.
struct Damage {
  std::string what, id, message;  // "game", "campaign", "warband", "link" or "file"
};

class Store final : public club::Archive {
 public:
  // Nothing and a sentence in `error` when the file cannot be used.
  static std::unique_ptr<Store> open(const std::string& path, std::string& error);
  ~Store() override;
  const std::vector<std::string>& notes() const { return notes_; }  // what was found and done when it was opened

  // See club/archive.h.
  Either<Key> find(const std::string& token) override;
  Either<Game> game(std::int64_t id) override;
  std::vector<Key> keys(std::int64_t game) override;
  Either<Origin> origin(std::int64_t game) override;
  Either<std::vector<std::string>> inputs(std::int64_t game) override;
  std::vector<Key> opened_here(std::size_t most) override;
  std::vector<Game> begun_elsewhere(std::size_t most) override;
  std::int64_t count() override;
  Either<Campaign> campaign(const std::string& token) override;
  std::vector<Campaign> campaigns_here(std::size_t most) override { return campaigns(true, most); }
  std::vector<Campaign> campaigns_elsewhere(std::size_t most) override { return campaigns(false, most); }
  Either<std::vector<std::int64_t>> links(std::int64_t campaign) override;
  std::vector<Band> bands(std::size_t most) override;
  Either<Band> band(const std::string& id) override;
  std::int64_t count_bands() override;
  std::vector<std::int64_t> all_games(std::vector<Damage>* unread = nullptr);  // noted there if not all can be read now
  std::vector<Damage> survey();
  std::int64_t next_id() override;
  void add(Arrival, bool opened_here, Done) override;
  void change(Change, bool somebody_waits, Done) override;
  void remove(std::int64_t game, Done) override;
  void note_opened(std::string token) override;
  // Removes what was begun elsewhere, never opened from this computer, and not changed since; tells which games.
  void expire(std::int64_t since, std::function<void(const std::vector<std::int64_t>&)> gone = {});
  void withdraw(std::string token, std::string instead, Done) override;
  std::int64_t next_campaign() override;
  void add(Campaign, std::vector<Arrival> chain, bool opened_here, Done) override;
  void remove_campaign(std::int64_t campaign, Done) override;
  void note_campaign(std::int64_t campaign) override;
  void add(Band, Done) override;
  void change(Band, Done) override;
  void remove_band(std::string id, Done) override;
  void finish();  // all that was asked for is written; nothing more will be

  // Whether the disk did not take what was to be written last; `tell` hears when that changes, on the writing thread.
  bool ailing() const { return ailing_; }
  std::int64_t not_kept() const { return not_kept_; }  // changes that were refused for that
  void when_ailing(std::function<void(bool)> tell) { tell_ailing_ = std::move(tell); }  // before anything is written

 private:
  Store() = default;
  struct Job {
    std::function<bool(Database&)> work;
    Done done;
  };
  void post(Job, bool somebody_waits = true);
  std::vector<Job> next_batch();
  void write_all();
  enum class Written { whole, refused, no_disk };
  Written write(std::span<const Job>);
  void note(Written);
  void fold_in_log();
  void mind_the_room();
  std::vector<Campaign> campaigns(bool here, std::size_t most);
  Either<Game> read_game(std::int64_t id);  // these need the reader
  Either<std::string> read_data(std::int64_t id, const std::string& what);
  Fault unreadable(const std::string& what) const;

  std::string path_;
  unsigned batches_ = 0;
  Lock lock_;
  std::vector<std::string> notes_;
  Database writing_, reading_;
  std::mutex reader_;  // one query at a time
  std::mutex queue_;
  std::condition_variable more_;
  std::vector<Job> jobs_;  // that somebody waits for
  std::deque<Job> others_;
  bool ending_ = false;
  std::atomic<bool> ailing_ = false;
  std::atomic<std::int64_t> not_kept_ = 0;
  std::function<void(bool)> tell_ailing_;
  std::int64_t last_id_ = 0, last_campaign_ = 0;
  std::jthread writer_;
};

}  // namespace fyrd::store
