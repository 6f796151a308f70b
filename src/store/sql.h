// A thin, typed skin over SQLite: a database, statements prepared once, rows. Errors are values.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace fyrd::store {

// The rows of one query, one at a time; there may be only one of a statement at once.
class Rows {
 public:
  explicit Rows(sqlite3_stmt* statement) : statement_(statement) {}
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  ~Rows();
  bool next();  // false at the end, and when something is wrong
  bool good() const { return good_; }
  std::int64_t number(int column) const;
  std::string text(int column) const;

 private:
  sqlite3_stmt* statement_;
  bool good_ = true;
};

class Database {
 public:
  Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  ~Database();

  bool open(const std::string& path);
  bool script(const char* sql);  // several statements without values or rows
  // A statement with its values. `sql` is a literal: it is prepared once and kept.
  template <class... Values>
  bool run(const char* sql, const Values&... values) {
    Rows rows(bound(sql, values...));
    while (rows.next()) {}
    return rows.good();
  }
  template <class... Values>
  Rows ask(const char* sql, const Values&... values) {
    return Rows(bound(sql, values...));
  }

  void leave_as_it_is();  // closing will not tidy the file up
  std::string complaint() const;

 private:
  template <class... Values>
  sqlite3_stmt* bound(const char* sql, const Values&... values) {
    sqlite3_stmt* statement = prepared(sql);
    int at = 0;
    (bind(statement, ++at, values), ...);
    return statement;
  }
  sqlite3_stmt* prepared(const char* sql);
  static void bind(sqlite3_stmt*, int at, std::int64_t);
  static void bind(sqlite3_stmt*, int at, std::string_view);  // must outlive the query

  sqlite3* database_ = nullptr;
  std::map<std::string_view, sqlite3_stmt*> statements_;
};

}  // namespace fyrd::store
