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
  explicit Rows(sqlite3_stmt* statement) : statement_(statement), good_(statement != nullptr) {}
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  ~Rows();
  bool next();  // false at the end, and when something is wrong
  bool good() const { return good_; }
  int columns() const;
  std::int64_t number(int column) const;
  std::string text(int column) const;

 private:
  friend class Database;
  sqlite3_stmt* statement_;
  bool good_;
};

class Database {
 public:
  Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  ~Database() { close(); }

  bool open(const std::string& path, bool create = true);
  void close();
  bool script(const std::string& sql);  // several statements without values or rows
  // A statement with its values. It is prepared once and kept.
  template <class... Values>
  bool run(std::string_view sql, const Values&... values) {
    Rows rows(bound(sql, values...));
    while (rows.next()) {}
    return rows.good();
  }
  template <class... Values>
  Rows ask(std::string_view sql, const Values&... values) {
    return Rows(bound(sql, values...));
  }
  bool run_with(std::string_view sql, const Rows& row);  // with the values of a row, wherever it comes from

  bool copy_to(Database& other);  // page by page, as it stands, while others go on writing
  void leave_as_it_is();          // closing will not tidy the file up
  std::string complaint() const;
  bool found_damage() const;  // the last thing that went wrong lies in the file, not in the disk or the memory
  bool refused_row() const;   // it was a row that a table does not take
  bool refused_disk() const;  // it was the disk or the memory that did not do

 private:
  template <class... Values>
  sqlite3_stmt* bound(std::string_view sql, const Values&... values) {
    sqlite3_stmt* statement = prepared(sql);
    int at = 0;
    const bool good = (bind(statement, ++at, values) && ...);
    return good ? statement : nullptr;
  }
  sqlite3_stmt* prepared(std::string_view sql);
  static bool bind(sqlite3_stmt*, int at, std::int64_t);
  static bool bind(sqlite3_stmt*, int at, std::string_view);  // must outlive the query

  sqlite3* database_ = nullptr;
  std::map<std::string, sqlite3_stmt*, std::less<>> statements_;
};

}  // namespace fyrd::store
