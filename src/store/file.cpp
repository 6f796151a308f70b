// Locking the file, looking at its first bytes, opening it.
#include "store/file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "store/salvage.h"
#include "store/tables.h"

namespace fyrd::store {

namespace {

// Where SQLite keeps the numbers that programs mark their files with.
constexpr std::size_t header_size = 100, version_at = 60, application_at = 68;
constexpr std::uint32_t application = 0x46797264;  // "Fyrd"

std::uint32_t number_at(const std::array<unsigned char, header_size>& header, std::size_t at) {
  std::uint32_t n = 0;
  for (std::size_t i = 0; i < 4; ++i) n = n << 8 | header[at + i];
  return n;
}

std::string newer(const std::string& path) {
  return path + " was written by a newer Fyrd; use that one, or choose another file with --store";
}

// What a new file is called stays so when the power fails.
void sync_folder(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const int at = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (at < 0) return;
  ::fsync(at);
  ::close(at);
}

bool sync_file(const std::string& path) {
  const int at = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (at < 0) return false;
  const bool good = ::fsync(at) == 0;
  ::close(at);
  return good;
}

}  // namespace

Lock::~Lock() {
  if (file_ >= 0) ::close(file_);
}

std::string Lock::take(const std::string& path) {
  std::error_code failed;
  if (const auto folder = std::filesystem::path(path).parent_path(); !folder.empty())
    std::filesystem::create_directories(folder, failed);
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);  // tokens are in it
  if (file_ < 0) return path + " cannot be opened: " + std::strerror(errno);
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return {};
  if (errno != EWOULDBLOCK) return path + " cannot be locked: " + std::strerror(errno);
  return path + " is in use by another fyrd; go on there, end it, or choose another file with --store";
}

std::string Lock::look(const std::string& path) const {
  struct stat about{};
  if (::fstat(file_, &about) != 0) return path + " cannot be read: " + std::strerror(errno);
  if (!S_ISREG(about.st_mode)) return path + " is not a file";
  if (about.st_size == 0) return {};  // a new one
  std::array<unsigned char, header_size> header{};
  constexpr char magic[] = "SQLite format 3";
  const bool whole = ::pread(file_, header.data(), header.size(), 0) == static_cast<ssize_t>(header.size());
  if (!whole || std::memcmp(header.data(), magic, sizeof magic) != 0 ||
      number_at(header, application_at) != application)
    return path + " is no file of Fyrd's games; choose another with --store";
  if (number_at(header, version_at) > newest_version) return newer(path);
  return {};
}

std::string Lock::replace(const std::string& path, const std::string& by) {
  const int file = ::open(by.c_str(), O_RDWR | O_CLOEXEC);
  if (file < 0 || ::flock(file, LOCK_EX | LOCK_NB) != 0 || ::fsync(file) != 0 ||
      ::rename(by.c_str(), path.c_str()) != 0) {
    const std::string why = std::strerror(errno);
    if (file >= 0) ::close(file);
    return path + " cannot be replaced: " + why;
  }
  sync_folder(path);
  if (file_ >= 0) ::close(file_);
  file_ = file;
  return {};
}

std::vector<std::string> structural_damage(Database& database) {
  std::vector<std::string> out;
  Rows rows = database.ask("PRAGMA integrity_check(20)");
  while (rows.next())
    if (std::string found = rows.text(0); found != "ok") out.push_back(std::move(found));
  if (!rows.good()) out.push_back(database.complaint());
  return out;
}

std::string set_aside(const std::string& path, std::string& kept_as) {
  std::error_code failed;
  std::string to = path + ".damaged";
  for (int n = 2; std::filesystem::exists(to, failed); ++n) to = path + ".damaged-" + std::to_string(n);
  // Their own names first, so that the copy is whole or not there under its own.
  for (const char* part : {"-wal", ""}) {
    if (!std::filesystem::exists(path + part, failed)) continue;
    std::filesystem::copy_file(path + part, to + part, failed);
    if (failed || !sync_file(to + part)) return "the damaged " + path + " cannot be copied to " + to;
  }
  sync_folder(path);
  kept_as = to;
  return {};
}

std::string open_games(Database& database, const std::string& path, std::vector<std::string>& damage) {
  const auto broken = [&](const std::string& why) {
    database.leave_as_it_is();
    return path + " is damaged (" + why + ") and nothing in it can be read; choose another file with --store";
  };
  if (!database.open(path)) return broken(database.complaint());
  std::int64_t version = -1;
  {
    Rows rows = database.ask("PRAGMA user_version");
    if (rows.next()) version = rows.number(0);
  }
  if (version < 0) return broken(database.complaint());
  if (version > static_cast<std::int64_t>(newest_version)) {
    database.leave_as_it_is();
    return newer(path);
  }
  if (version > 0) {
    damage = structural_damage(database);
    if (!damage.empty()) damage = structural_damage(database);  // a disk may fail once and be read the second time
    if (!damage.empty()) {
      database.leave_as_it_is();
      return path + " is damaged (" + damage[0] + ")";
    }
  }
  if (version == 0) sync_folder(path);
  if (!take_steps(database, static_cast<std::size_t>(version), newest_version))
    return path + " cannot be written: " + database.complaint();
  // FULL: what is told has reached the disk, not only the system's memory. The rest is for many games at once, whose
  // last inputs lie far apart: 32 MiB of pages at hand, 16 MiB written before they are moved to their places.
  if (!database.script("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                       "PRAGMA cache_size = -32768; PRAGMA wal_autocheckpoint = 4096;"
                       "PRAGMA journal_size_limit = 1048576;"))
    return path + " cannot be written: " + database.complaint();
  return {};
}

std::string open_or_salvage(Database& database, Lock& lock, const std::string& path, std::vector<std::string>& notes) {
  std::vector<std::string> damage;
  const std::string error = open_games(database, path, damage);
  if (error.empty() || damage.empty()) return error;
  // Writing into a damaged tree could harm any game. What can be read goes to a new file; the old one is kept as it is.
  database.close();
  std::string kept_as;
  if (const std::string no = set_aside(path, kept_as); !no.empty()) return error + ", and " + no;
  const std::string fresh = path + ".new";
  if (const std::string no = salvage(path, fresh); !no.empty())
    return error + " and nothing in it can be read (" + no + "); choose another file with --store";
  if (const std::string no = lock.replace(path, fresh); !no.empty()) return error + ", and " + no;
  notes.push_back(path + " was damaged (" + damage[0] + "); what could be read was copied, and the damaged file is " +
                  kept_as);
  return open_games(database, path, damage);
}

}  // namespace fyrd::store
