// How the tables of a file came to be, step by step.
#include "store/tables.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>

#include "store/seal.h"

namespace fyrd::store {

namespace {

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
    return db.run(fmt::format("UPDATE {} SET seal = {} WHERE seal = {}", table, seal, old));
  };
  return anew("seat", seat_seal, old_seat_seal) && anew("band", band_seal, old_band_seal);
}

// Of rows from before there were any.
bool seal_rows(Database& db) {
  const auto all = [&](const char* table, const char* seal) {
    return db.run(fmt::format("UPDATE {} SET seal = {}", table, seal));
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

static_assert(std::size(steps) == newest_version);

}  // namespace

bool take_steps(Database& database, std::size_t from, std::size_t to) {
  bool good = from == to || database.script("BEGIN IMMEDIATE");
  for (std::size_t n = from; good && n < to; ++n)
    good = database.script(steps[n].script) && (!steps[n].then || steps[n].then(database));
  good = good && (from == to || database.script("PRAGMA user_version = " + std::to_string(to) + ";COMMIT;"));
  if (!good) database.script("ROLLBACK");
  return good;
}

std::string make_tables(Database& database, const std::string& path, std::size_t version) {
  std::error_code none;
  std::filesystem::remove(path, none);
  if (const int made = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600); made >= 0) ::close(made);
  if (!database.open(path)) return path + " cannot be written: " + database.complaint();
  if (!take_steps(database, 0, version)) return path + " cannot be written: " + database.complaint();
  return {};
}

}  // namespace fyrd::store
