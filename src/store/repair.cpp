// Cutting back to what is whole, game by game.
#include "store/repair.h"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>

#include "protocol/json.h"
#include "store/seal.h"
#include "store/writing.h"

namespace fyrd::store {

using protocol::Json;

namespace {

class Repair {
 public:
  Repair(Database& db, const std::function<std::string()>& new_token, std::vector<std::string>& deeds)
      : db_(db), new_token_(new_token), deeds_(deeds) {}

  bool all() {
    if (!db_.run("BEGIN IMMEDIATE")) return false;
    // What a damaged page made of a number is nobody's, and found by no number.
    for (const char* table : {"setup", "token", "input", "seat", "link"})
      run(std::string("DELETE FROM ") + table + " WHERE typeof(game) <> 'integer'");
    numbers(), tokens(), campaigns();
    for (const std::int64_t id : ids("SELECT game FROM setup UNION SELECT game FROM token UNION SELECT game FROM input "
                                     "UNION SELECT game FROM seat EXCEPT SELECT id FROM game"))
      lose(id, "its row cannot be read");
    for (const std::int64_t id : ids("SELECT id FROM game")) game(id);
    bands();
    for (const std::int64_t id : ids("SELECT id FROM campaign")) seal("campaign", "id", campaign_seal, id);
    good_ = good_ && delete_unused_data(db_) && db_.run("COMMIT");
    if (!good_) db_.run("ROLLBACK");
    return good_;
  }

 private:
  template <class... Values>
  void run(std::string_view sql, const Values&... values) {
    good_ = good_ && db_.run(sql, values...);
  }
  // Row by row, until `goes_on` has seen enough. What the disk does not give now is not taken for missing: then nothing
  // is repaired.
  template <class GoesOn, class... Values>
  void each(std::string_view sql, GoesOn&& goes_on, const Values&... values) {
    Rows rows = db_.ask(sql, values...);
    while (rows.next() && goes_on(rows)) {}
    good_ = good_ && rows.good();
  }
  template <class... Values>
  std::int64_t number(std::string_view sql, const Values&... values) {  // 0 where there is no row
    std::int64_t out = 0;
    each(sql, [&](const Rows& row) { return out = row.number(0), false; }, values...);
    return out;
  }
  std::vector<std::int64_t> ids(std::string_view sql) {
    std::vector<std::int64_t> out;
    each(sql, [&](const Rows& row) { return out.push_back(row.number(0)), true; });
    return out;
  }
  std::vector<std::string> texts(const std::string& sql) {
    std::vector<std::string> out;
    each(sql, [&](const Rows& row) { return out.push_back(row.text(0)), true; });
    return out;
  }
  void seal(const char* table, const char* by, const char* seal, std::int64_t id) {
    run(std::string("UPDATE ") + table + " SET seal = " + seal + " WHERE " + by + " = ?", id);
  }
  void lose(std::int64_t id, const std::string& why) {
    deeds_.push_back("game " + std::to_string(id) + ": lost, " + why);
    good_ = good_ && delete_game(db_, id);
  }

  // Of the two copies the whole one.
  void numbers() {
    const std::string bad_data = std::string("SELECT id FROM data WHERE seal <> ") + data_seal,
                      bad_spare = std::string("DELETE FROM spare WHERE seal <> ") + spare_seal;
    run(bad_spare);
    run("DELETE FROM data WHERE id IN (" + bad_data + ")");
    run("INSERT OR IGNORE INTO data SELECT * FROM spare");
    run("INSERT OR IGNORE INTO spare SELECT * FROM data");
  }

  void tokens() {
    for (const std::string& token : texts(std::string("SELECT token FROM token WHERE seal <> ") + token_seal)) {
      deeds_.push_back("a link of a game: taken away, what it opens cannot be trusted");
      run("DELETE FROM token WHERE token = ?", token);
    }
  }

  // A chain is kept up to its first bad link; the games after it stay, as games by themselves.
  void campaigns() {
    const std::string sound =
        std::string("SELECT id FROM campaign WHERE seal <> ") + campaign_seal + " OR data NOT IN (SELECT id FROM data)";
    for (const std::int64_t id : ids("SELECT campaign FROM link EXCEPT SELECT id FROM campaign")) cut(id, 0);
    for (const std::int64_t id : ids(sound)) {
      bool readable = false;
      const auto read = [&](const Rows& row) {
        readable = protocol::parse(row.text(0)) && protocol::parse(row.text(1)) && row.number(2) != 0;
        return false;
      };
      each("SELECT began, leaders, data IN (SELECT id FROM data) FROM campaign WHERE id = ?", read, id);
      if (readable && links_are_the_matter(id)) continue;
      deeds_.push_back("campaign " + std::to_string(id) + ": lost, how it began cannot be read; its games are kept");
      cut(id, 0);
      run("DELETE FROM campaign WHERE id = ?", id);
    }
    for (const std::int64_t id : ids("SELECT id FROM campaign")) {
      std::int64_t n = 0;
      {
        static const std::string sql = std::string("SELECT n, seal = ") + link_seal +
                                       " AND game IN (SELECT id FROM game) FROM link WHERE campaign = ? ORDER BY n";
        each(sql, [&](const Rows& row) { return row.number(0) == n && row.number(1) != 0 && ++n; }, id);
      }
      cut(id, n);
    }
  }
  // Whether the row itself could be whole: its seal fits some number of links.
  bool links_are_the_matter(std::int64_t id) {
    static const std::string sql = [] {
      std::string seal = campaign_seal;
      const std::string count = "(SELECT count(*) FROM link WHERE link.campaign = campaign.id)";
      seal.replace(seal.find(count), count.size(), "?2");
      return "SELECT seal = " + seal + " FROM campaign WHERE id = ?1";
    }();
    for (std::int64_t n = 0; n < 1'000; ++n)
      if (number(sql, id, n) != 0) return true;
    return false;
  }
  void cut(std::int64_t campaign, std::int64_t from) {
    if (number("SELECT count(*) FROM link WHERE campaign = ? AND n >= ?", campaign, from) == 0) return;
    deeds_.push_back("campaign " + std::to_string(campaign) + ": its games from number " + std::to_string(from + 1) +
                     " on are games by themselves now");
    run("DELETE FROM link WHERE campaign = ? AND n >= ?", campaign, from);
  }

  void game(std::int64_t id) {
    Json setup;
    std::string head;
    {
      static const std::string sql = std::string(
                                         "SELECT setup.text, setup.seal FROM setup JOIN game ON game.id = "
                                         "setup.game JOIN data ON data.id = game.data WHERE game.id = ? AND "
                                         "setup.seal = ") +
                                     setup_seal;
      const auto read = [&](const Rows& row) {
        head = row.text(1);
        if (const auto whole = protocol::parse(row.text(0))) setup = *whole;
        return false;
      };
      each(sql, read, id);
    }
    const std::size_t sides = setup.is_object() && setup["setup"].is_object() && setup["setup"]["sides"].is_array()
                                  ? setup["setup"]["sides"].size()
                                  : 0;
    if (sides == 0) return lose(id, "what it began with, or its numbers, cannot be read");
    seats(id, sides);
    run("DELETE FROM input WHERE game = ? AND (n < 0 OR typeof(n) <> 'integer')", id);  // no input has such a place
    const std::int64_t kept = chain(id, head);
    std::int64_t said = 0;
    bool same = false;
    {
      static const std::string sql =
          std::string("SELECT inputs, head = ?, seal = ") + game_seal + " FROM game WHERE id = ?";
      const auto read = [&](const Rows& row) {
        said = row.number(0), same = row.number(1) != 0 && row.number(2) != 0;
        return false;
      };
      each(sql, read, head, id);
    }
    if (!has_host(id)) {
      deeds_.push_back("game " + std::to_string(id) + ": has a new link for its host");
      run("INSERT INTO token VALUES (?, ?, 'host', -1, 1, '')", new_token_(), id);
      seal("token", "game", token_seal, id);
    }
    if (same) return;
    deeds_.push_back("game " + std::to_string(id) + ": " + std::to_string(kept) + " of " + std::to_string(said) +
                     " inputs are whole and kept");
    run("DELETE FROM input WHERE game = ? AND n >= ?", id, kept);
    if (kept != said) {
      const auto note = [&](const Rows& row) { return later_.emplace_back(row.number(0), row.number(1) + 1), false; };
      each("SELECT campaign, n FROM link WHERE game = ?", note, id);
      run("UPDATE game SET result = '' WHERE id = ?", id);
    }
    for (const auto& [campaign, n] : std::exchange(later_, {})) cut(campaign, n);
    run("UPDATE game SET inputs = ?, head = ?, undone = undone + 1 WHERE id = ?", kept, head, id);
    seal("game", "id", game_seal, id);
  }

  void seats(std::int64_t id, std::size_t sides) {
    static const std::string sql =
        std::string("SELECT count(*) FROM seat WHERE game = ? AND side = ? AND seal = ") + seat_seal;
    run("DELETE FROM seat WHERE game = ? AND side >= ?", id, static_cast<std::int64_t>(sides));
    for (std::size_t i = 0; i < sides; ++i) {
      const auto side = static_cast<std::int64_t>(i);
      if (number(sql, id, side) == 1) continue;
      const std::string number = std::to_string(i + 1);
      deeds_.push_back("game " + std::to_string(id) + ": seat " + number + " is a person's at the host's screen now");
      run("INSERT OR REPLACE INTO seat VALUES (?, ?, ?, ?, 'person', '', 'lost')", id, side, "side-" + number,
          "Side " + number);
      seal("seat", "game", seat_seal, id);
    }
  }

  // How many inputs are whole; `head` moves to the last of them.
  std::int64_t chain(std::int64_t id, std::string& head) {
    std::int64_t n = 0;
    const auto linked = [&](const Rows& row) {
      const std::string next = input_seal(head, id, n, row.text(1));
      if (row.number(0) != n || row.text(2) != next) return false;
      head = next, ++n;
      return true;
    };
    each("SELECT n, what, seal FROM input WHERE game = ? ORDER BY n", linked, id);
    return n;
  }

  bool has_host(std::int64_t id) {
    return number("SELECT count(*) FROM token WHERE game = ? AND role = 'host'", id) > 0;
  }

  void bands() {
    for (const std::string& id : texts(std::string("SELECT id FROM band WHERE seal <> ") + band_seal)) {
      deeds_.push_back("warband " + id + ": lost, it is not what was written");
      run("DELETE FROM band WHERE id = ?", id);
    }
  }

  Database& db_;
  const std::function<std::string()>& new_token_;
  std::vector<std::string>& deeds_;
  std::vector<std::pair<std::int64_t, std::int64_t>> later_;
  bool good_ = true;
};

}  // namespace

std::string back_up(const std::string& path, const std::string& to) {
  std::error_code none;
  if (!std::filesystem::is_regular_file(path, none)) return "there is no file " + path;
  const std::string made = to + ".new";
  std::filesystem::remove(made, none);
  if (const int file = ::open(made.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600); file >= 0) ::close(file);
  std::string error;
  {
    Database from, copy;
    if (!from.open(path, false) || !copy.open(made)) error = path + " cannot be copied to " + to;
    from.leave_as_it_is();
    if (error.empty() && !from.copy_to(copy)) error = path + " cannot be copied to " + to + ": " + copy.complaint();
    copy.script("PRAGMA journal_mode = DELETE");
  }
  Lock lock;  // in which it is synchronised, with its folder
  if (error.empty()) error = lock.replace(to, made);
  if (!error.empty()) std::filesystem::remove(made, none);
  return error;
}

Either<Repaired> repair(const std::string& path, const std::function<std::string()>& new_token) {
  Repaired out;
  const auto no = [](const std::string& why) { return Fault("not_repaired", why); };
  std::error_code none;
  if (!std::filesystem::is_regular_file(path, none)) return no("there is no file " + path);
  {
    std::string error;
    const auto store = Store::open(path, error);
    if (!store) return no(error);
    out.deeds = store->notes();
    if (out.deeds.empty() && store->survey().empty()) return out;
  }
  Lock lock;
  if (const std::string error = lock.take(path); !error.empty()) return no(error);
  // Of a file whose pages were damaged a copy was made when it was opened; this one may have lost nothing yet.
  if (const std::string error = set_aside(path, out.kept_as); !error.empty()) return no(error);
  Database database;
  std::vector<std::string> notes;
  if (const std::string error = open_or_salvage(database, lock, path, notes); !error.empty()) return no(error);
  if (!Repair(database, new_token, out.deeds).all()) return no(path + " cannot be written: " + database.complaint());
  return out;
}

}  // namespace fyrd::store
