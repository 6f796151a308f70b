// The file the games are in: ours, whole, and used by one program at a time.
#pragma once

#include <string>

#include "store/sql.h"

namespace fyrd::store {

// The lock on a file, held until it goes.
class Lock {
 public:
  Lock() = default;
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;
  ~Lock();
  // A sentence when the file cannot be used; it is created when it is not there.
  std::string take(const std::string& path);
  // A sentence when the file holds something else than games that this program can read. Nothing is changed.
  std::string look(const std::string& path) const;

 private:
  int file_ = -1;
};

// Opens a locked file for writing, with the tables in it. A sentence when that is not possible.
std::string open_games(Database&, const std::string& path);

}  // namespace fyrd::store
