// What keeps the games, as the club sees it: where it is kept, and by whom it is written, is no affair of the club.
#pragma once

#include <functional>

#include "club/kept.h"
#include "protocol/fault.h"

namespace fyrd::club {

class Archive {
 public:
  virtual ~Archive() = default;

  // Reading. A row is given out only if it is what was written: else, or when it cannot be read, the fault is `damaged`
  // and says where.
  virtual protocol::Either<kept::Key> find(const std::string& token) = 0;
  virtual protocol::Either<kept::Game> game(std::int64_t id) = 0;
  virtual std::vector<kept::Key> keys(std::int64_t game) = 0;
  virtual protocol::Either<kept::Origin> origin(std::int64_t game) = 0;
  virtual protocol::Either<std::vector<std::string>> inputs(std::int64_t game) = 0;
  virtual std::vector<kept::Key> opened_here(std::size_t most) = 0;  // one for each game, the last changed first
  virtual std::vector<kept::Game> begun_elsewhere(
      std::size_t most) = 0;         // and never opened from this computer, the last changed first
  virtual std::int64_t count() = 0;  // of games and campaigns
  virtual protocol::Either<kept::Campaign> campaign(const std::string& token) = 0;
  virtual std::vector<kept::Campaign> campaigns_here(
      std::size_t most) = 0;  // without their data, the last changed first
  virtual std::vector<kept::Campaign> campaigns_elsewhere(std::size_t most) = 0;  // never opened from this computer
  virtual protocol::Either<std::vector<std::int64_t>> links(std::int64_t campaign) = 0;  // their games, in order
  virtual std::vector<kept::Band> bands(std::size_t most) = 0;                           // the last changed first
  virtual protocol::Either<kept::Band> band(const std::string& id) = 0;
  virtual std::int64_t count_bands() = 0;

  // Writing. Many are committed at once; `done` is called, on the writing thread, when the change is on the disk, or
  // with false when it could not be written and nothing of it is there.
  using Done = std::function<void(bool)>;
  virtual std::int64_t next_id() = 0;
  virtual void add(kept::Arrival, bool opened_here, Done) = 0;
  virtual void change(kept::Change, bool somebody_waits, Done) = 0;
  virtual void remove(std::int64_t game, Done) = 0;
  virtual void note_opened(std::string token) = 0;                          // from this computer
  virtual void withdraw(std::string token, std::string instead, Done) = 0;  // what it opened is opened by another now
  virtual std::int64_t next_campaign() = 0;
  virtual void add(kept::Campaign, std::vector<kept::Arrival> chain, bool opened_here, Done) = 0;
  virtual void remove_campaign(std::int64_t campaign, Done) = 0;  // with its games
  virtual void note_campaign(std::int64_t campaign) = 0;          // opened from this computer
  virtual void add(kept::Band, Done) = 0;
  virtual void change(kept::Band, Done) = 0;  // its name, what it is, and when
  virtual void remove_band(std::string id, Done) = 0;
};

}  // namespace fyrd::club
