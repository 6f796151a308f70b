// Locking the file, looking at its first bytes, making its tables.
#include "store/file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iterator>

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

// What a record holds, in rows: an input is one row at the end, however long the game is. `data` has the texts of the
// rules' files, which most games share.
constexpr const char* games = R"(
CREATE TABLE data (id INTEGER PRIMARY KEY, digest INTEGER NOT NULL, text TEXT NOT NULL);
CREATE INDEX data_digest ON data (digest);
CREATE TABLE game (
  id INTEGER PRIMARY KEY, title TEXT NOT NULL, rules TEXT NOT NULL, scenario TEXT NOT NULL,
  setup TEXT NOT NULL, data INTEGER NOT NULL REFERENCES data, free_undo INTEGER NOT NULL, kept INTEGER NOT NULL,
  begun INTEGER NOT NULL, changed INTEGER NOT NULL, turn INTEGER NOT NULL, inputs INTEGER NOT NULL,
  undone INTEGER NOT NULL, result TEXT NOT NULL);
CREATE TABLE seat (
  game INTEGER NOT NULL REFERENCES game, side INTEGER NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL,
  kind TEXT NOT NULL, PRIMARY KEY (game, side)) WITHOUT ROWID;
CREATE TABLE token (
  token TEXT PRIMARY KEY, game INTEGER NOT NULL REFERENCES game, role TEXT NOT NULL, side INTEGER NOT NULL,
  opened INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX token_game ON token (game);
CREATE TABLE input (
  game INTEGER NOT NULL REFERENCES game, n INTEGER NOT NULL, what TEXT NOT NULL, PRIMARY KEY (game, n)) WITHOUT ROWID;
PRAGMA application_id = 0x46797264;
)";

// A campaign as it began, and its battles and aftermaths, which are games.
constexpr const char* campaigns = R"(
CREATE TABLE campaign (
  id INTEGER PRIMARY KEY, token TEXT NOT NULL UNIQUE, name TEXT NOT NULL, rules TEXT NOT NULL, began TEXT NOT NULL,
  data INTEGER NOT NULL REFERENCES data, leaders TEXT NOT NULL, begun INTEGER NOT NULL, opened INTEGER NOT NULL);
CREATE TABLE link (
  campaign INTEGER NOT NULL REFERENCES campaign, n INTEGER NOT NULL, game INTEGER NOT NULL UNIQUE REFERENCES game,
  aftermath INTEGER NOT NULL, bands TEXT NOT NULL, PRIMARY KEY (campaign, n)) WITHOUT ROWID;
)";

// Warbands somebody builds, whole, as JSON in the form of the data files.
constexpr const char* bands = R"(
CREATE TABLE band (
  id TEXT PRIMARY KEY, rules TEXT NOT NULL, name TEXT NOT NULL, warband TEXT NOT NULL, made INTEGER NOT NULL,
  changed INTEGER NOT NULL) WITHOUT ROWID;
)";

// The row of a game is written anew with each input: what it began with, which is long, has one of its own.
constexpr const char* setups = R"(
CREATE TABLE setup (game INTEGER PRIMARY KEY REFERENCES game, text TEXT NOT NULL);
INSERT INTO setup SELECT id, setup FROM game;
ALTER TABLE game DROP COLUMN setup;
)";

// A file of version n has had the first n of these; those it lacks are made good when it is opened.
constexpr const char* steps[] = {games, campaigns, bands, setups};

bool bring_up_to_date(Database& database, std::int64_t version) {
  for (std::size_t n = version; n < std::size(steps); ++n) {
    const std::string step =
        std::string("BEGIN IMMEDIATE;") + steps[n] + "PRAGMA user_version = " + std::to_string(n + 1) + ";COMMIT;";
    if (!database.script(step.c_str())) return false;
  }
  return true;
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
  if (number_at(header, version_at) > std::size(steps)) return newer(path);
  return {};
}

std::string open_games(Database& database, const std::string& path) {
  const auto broken = [&] {
    const std::string why = database.complaint();
    database.leave_as_it_is();
    return path + " is damaged (" + why + "); choose another file with --store";
  };
  if (!database.open(path)) return broken();
  std::int64_t version = -1;
  {
    Rows rows = database.ask("PRAGMA user_version");
    if (rows.next()) version = rows.number(0);
  }
  if (version < 0) return broken();
  if (version > static_cast<std::int64_t>(std::size(steps))) {
    database.leave_as_it_is();
    return newer(path);
  }
  if (version > 0) {
    Rows rows = database.ask("PRAGMA quick_check(1)");
    if (!rows.next()) return broken();
    if (const std::string found = rows.text(0); found != "ok") {
      database.leave_as_it_is();
      return path + " is damaged (" + found + "); choose another file with --store";
    }
  }
  if (!bring_up_to_date(database, version)) return path + " cannot be written: " + database.complaint();
  // FULL: what is told has reached the disk, not only the system's memory. The rest is for many games at once, whose
  // last inputs lie far apart: 32 MiB of pages at hand, 16 MiB written before they are moved to their places.
  if (!database.script("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                       "PRAGMA cache_size = -32768; PRAGMA wal_autocheckpoint = 4096;"))
    return path + " cannot be written: " + database.complaint();
  return {};
}

}  // namespace fyrd::store
