// From both ends of each table to the damage, and what lies between by its number.
#include "store/salvage.h"

#include <algorithm>
#include <optional>

#include "store/tables.h"

namespace fyrd::store {

namespace {

struct SqlTable {
  std::string name, key, order, backwards;
  bool numbered;  // its key is a whole number
};
const SqlTable tables[] = {
    {"data", "id", "id", "id DESC", true},
    {"spare", "id", "id", "id DESC", true},
    {"game", "id", "id", "id DESC", true},
    {"setup", "game", "game", "game DESC", true},
    {"seat", "game", "game, side", "game DESC, side DESC", true},
    {"token", "token", "token", "token DESC", false},
    {"input", "game", "game, n", "game DESC, n DESC", true},
    {"campaign", "id", "id", "id DESC", true},
    {"link", "campaign", "campaign, n", "campaign DESC, n DESC", true},
    {"band", "id", "id", "id DESC", false},
};
constexpr std::int64_t most_missing = 1'000;  // numbers in a row; then there are no more

class Salvage {
 public:
  Salvage(Database& from, Database& to, const SqlTable& table) : from_(from), to_(to), table_(table) {}

  // False when the disk or the memory did not do; what is damaged is only left out.
  bool all() {
    walk();
    return good_;
  }

 private:
  void walk() {
    std::optional<std::int64_t> first, last;
    if (copied(first, select() + " ORDER BY " + table_.order) || insert_.empty()) return;  // or older than that table
    if (copied(last, select() + " ORDER BY " + table_.backwards) || !table_.numbered) return;
    // The number at which a walk broke off may have more rows on its other side.
    std::int64_t found = first.value_or(0);
    for (std::int64_t n = found; n <= last.value_or(found + most_missing) && n <= found + most_missing; ++n) {
      std::optional<std::int64_t> some;
      for (const std::string* order : {&table_.order, &table_.backwards})
        if (copied(some, select() + " WHERE " + table_.key + " = ?1 ORDER BY " + *order, n)) break;
      if (some) found = n;
    }
  }

  std::string select() const { return "SELECT * FROM " + table_.name; }

  // True when it came to the end; else `key` has the number of the last row.
  template <class... Values>
  bool copied(std::optional<std::int64_t>& key, const std::string& sql, const Values&... values) {
    Rows rows = from_.ask(sql, values...);
    if (insert_.empty() && rows.good()) {
      insert_ = "INSERT OR IGNORE INTO " + table_.name + " VALUES (";
      for (int i = 0; i < rows.columns(); ++i) insert_ += i == 0 ? "?" : ", ?";
      insert_ += ")";
    }
    while (rows.next()) {
      key = rows.number(0);
      if (!to_.run_with(insert_, rows) && !to_.refused_row()) return good_ = false, true;
    }
    return rows.good();
  }

  Database &from_, &to_;
  const SqlTable& table_;
  std::string insert_;
  bool good_ = true;
};

}  // namespace

std::string salvage(const std::string& from, const std::string& to) {
  Database old, fresh;
  if (!old.open(from, false)) return old.complaint();
  // Pages of the log to their places, so that no log is left to a file it does not belong to.
  if (!old.run("PRAGMA wal_checkpoint(TRUNCATE)")) return old.complaint();
  std::int64_t version = 0;
  {
    Rows rows = old.ask("PRAGMA user_version");
    if (rows.next()) version = rows.number(0);
  }
  if (version <= 0) return "its tables are unknown";
  {
    Rows rows = old.ask("SELECT count(*) FROM sqlite_schema");
    if (!rows.next()) return old.complaint();
  }
  if (std::string error = make_tables(fresh, to, static_cast<std::size_t>(version)); !error.empty()) return error;
  if (!fresh.script("BEGIN")) return fresh.complaint();
  for (const SqlTable& table : tables)
    if (!Salvage(old, fresh, table).all()) return fresh.complaint();
  return fresh.script("COMMIT") ? "" : fresh.complaint();
}

}  // namespace fyrd::store
