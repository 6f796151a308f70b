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

#include "store/salvage.h"
#include "store/seal.h"

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

// A seal with every row, and in that of a game the seal of its last input. The numbers, by which many games are played,
// are there twice.
const std::string seals = [] {
  std::string out =
      "CREATE TABLE spare (id INTEGER PRIMARY KEY REFERENCES data, digest INTEGER NOT NULL, text TEXT NOT NULL, seal "
      "TEXT NOT NULL);"
      "ALTER TABLE game ADD COLUMN shown INTEGER NOT NULL DEFAULT 0; UPDATE game SET shown = inputs;"
      "ALTER TABLE game ADD COLUMN head TEXT NOT NULL DEFAULT '';";
  for (const char* table : {"data", "setup", "game", "seat", "token", "input", "link", "campaign", "band"})
    out += std::string("ALTER TABLE ") + table + " ADD COLUMN seal TEXT NOT NULL DEFAULT '';";
  return out;
}();

// As they were before seats had words and warbands owners.
constexpr const char* old_seat_seal = "seal(seat.game, seat.side, seat.id, seat.name, seat.kind)";
constexpr const char* old_band_seal = "seal(band.id, band.rules, band.name, band.warband, band.made, band.changed)";

// The word of who has taken a seat, and who may change a warband.
constexpr const char* words = R"(
ALTER TABLE seat ADD COLUMN word TEXT NOT NULL DEFAULT '';
ALTER TABLE band ADD COLUMN owner TEXT NOT NULL DEFAULT '';
)";

// Only of what is still what was written.
bool seal_words(Database& db) {
  const auto anew = [&](const char* table, const char* seal, const char* old) {
    return db.run(std::string("UPDATE ") + table + " SET seal = " + seal + " WHERE seal = " + old);
  };
  return anew("seat", seat_seal, old_seat_seal) && anew("band", band_seal, old_band_seal);
}

// Of rows from before there were any.
bool seal_rows(Database& db) {
  const auto all = [&](const char* table, const char* seal) {
    return db.run(std::string("UPDATE ") + table + " SET seal = " + seal);
  };
  if (!all("data", data_seal) || !all("setup", setup_seal) || !all("seat", old_seat_seal) ||
      !all("token", token_seal) || !all("link", link_seal) || !all("band", old_band_seal) ||
      !db.run("INSERT INTO spare SELECT * FROM data"))
    return false;
  std::vector<std::pair<std::int64_t, std::string>> games;  // each with the seal of its set-up
  {
    Rows rows = db.ask("SELECT game, seal FROM setup");
    while (rows.next()) games.emplace_back(rows.number(0), rows.text(1));
    if (!rows.good()) return false;
  }
  for (auto& [game, head] : games) {
    std::vector<std::pair<std::int64_t, std::string>> inputs;
    {
      Rows rows = db.ask("SELECT n, what FROM input WHERE game = ? ORDER BY n", game);
      while (rows.next()) inputs.emplace_back(rows.number(0), rows.text(1));
      if (!rows.good()) return false;
    }
    for (const auto& [n, what] : inputs) {
      head = input_seal(head, game, n, what);
      if (!db.run("UPDATE input SET seal = ? WHERE game = ? AND n = ?", head, game, n)) return false;
    }
    if (!db.run("UPDATE game SET head = ? WHERE id = ?", head, game)) return false;
  }
  return all("game", game_seal) && all("campaign", campaign_seal);
}

// A file of version n has had the first n of these; those it lacks are made good when it is opened.
struct Step {
  std::string script;
  bool (*then)(Database&) = nullptr;
};
const Step steps[] = {{games}, {campaigns}, {bands}, {setups}, {seals, seal_rows}, {words, seal_words}};

// In one go: it is of the old version or of the new.
bool take_steps(Database& database, std::size_t from, std::size_t to) {
  bool good = from == to || database.script("BEGIN IMMEDIATE");
  for (std::size_t n = from; good && n < to; ++n)
    good = database.script(steps[n].script) && (!steps[n].then || steps[n].then(database));
  good = good && (from == to || database.script("PRAGMA user_version = " + std::to_string(to) + ";COMMIT;"));
  if (!good) database.script("ROLLBACK");
  return good;
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
  if (number_at(header, version_at) > std::size(steps)) return newer(path);
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

std::string make_tables(Database& database, const std::string& path, std::size_t version) {
  std::error_code none;
  std::filesystem::remove(path, none);
  if (const int made = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600); made >= 0) ::close(made);
  if (!database.open(path)) return path + " cannot be written: " + database.complaint();
  if (!take_steps(database, 0, version)) return path + " cannot be written: " + database.complaint();
  return {};
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
  if (version > static_cast<std::int64_t>(std::size(steps))) {
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
  if (!take_steps(database, static_cast<std::size_t>(version), std::size(steps)))
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
