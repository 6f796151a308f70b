// The file the games are in: ours, whole, and used by one program at a time.
#pragma once

#include <string>
#include <vector>

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
  // Another file takes its place, in one step, and is locked from then on.
  std::string replace(const std::string& path, const std::string& by);

 private:
  int file_ = -1;
};

// Opens a locked file for writing, with the tables in it. A sentence when that is not possible. Of a file whose pages
// are damaged, what can be read is copied to a new one, which is told in `notes`; the damaged one is kept beside it.
std::string open_or_salvage(Database&, Lock&, const std::string& path, std::vector<std::string>& notes);

std::vector<std::string> structural_damage(Database&);  // sentences of SQLite; none: its pages are in order
// Copies the file, with its log, beside itself as it is.
std::string set_aside(const std::string& path, std::string& kept_as);

}  // namespace fyrd::store
