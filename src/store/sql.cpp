// The calls to SQLite.
#include "store/sql.h"

#include <sqlite3.h>

#include "store/seal.h"

namespace fyrd::store {

Rows::~Rows() {
  if (!statement_) return;
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

bool Rows::next() {
  if (!good_) return false;
  const int got = sqlite3_step(statement_);
  good_ = got == SQLITE_ROW || got == SQLITE_DONE;
  return got == SQLITE_ROW;
}

int Rows::columns() const { return sqlite3_column_count(statement_); }

std::int64_t Rows::number(int column) const { return sqlite3_column_int64(statement_, column); }

std::string Rows::text(int column) const {
  const void* bytes = sqlite3_column_blob(statement_, column);
  if (!bytes) return {};
  return {static_cast<const char*>(bytes), static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

void Database::close() {
  for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement);
  statements_.clear();
  sqlite3_close(database_);
  database_ = nullptr;
}

bool Database::open(const std::string& path, bool create) {
  const int flags = SQLITE_OPEN_READWRITE | (create ? SQLITE_OPEN_CREATE : 0) | SQLITE_OPEN_NOMUTEX;
  if (sqlite3_open_v2(path.c_str(), &database_, flags, nullptr) != SQLITE_OK || !teach_seal(database_)) return false;
  sqlite3_busy_timeout(database_, 5'000);
  return true;
}

bool Database::script(const std::string& sql) {
  return database_ && sqlite3_exec(database_, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
}

bool Database::run_with(std::string_view sql, const Rows& row) {
  sqlite3_stmt* statement = prepared(sql);
  for (int i = 0; statement && i < row.columns(); ++i)
    if (sqlite3_bind_value(statement, i + 1, sqlite3_column_value(row.statement_, i)) != SQLITE_OK) return false;
  Rows done(statement);
  while (done.next()) {}
  return done.good();
}

bool Database::copy_to(Database& other) {
  sqlite3_backup* copying = sqlite3_backup_init(other.database_, "main", database_, "main");
  if (!copying) return false;
  const int stepped = sqlite3_backup_step(copying, -1);
  return sqlite3_backup_finish(copying) == SQLITE_OK && stepped == SQLITE_DONE;
}

void Database::leave_as_it_is() {
  if (database_) sqlite3_db_config(database_, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

std::string Database::complaint() const { return database_ ? sqlite3_errmsg(database_) : "out of memory"; }

bool Database::found_damage() const {
  const int code = sqlite3_errcode(database_);
  return code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_ERROR;  // the last: of its tables
}

bool Database::refused_row() const {
  const int code = sqlite3_errcode(database_);
  return code == SQLITE_CONSTRAINT || code == SQLITE_MISMATCH || code == SQLITE_TOOBIG;
}

bool Database::refused_disk() const {
  switch (sqlite3_errcode(database_)) {
    case SQLITE_FULL:
    case SQLITE_IOERR:
    case SQLITE_NOMEM:
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_BUSY: return true;
    default: return false;
  }
}

sqlite3_stmt* Database::prepared(std::string_view sql) {
  auto found = statements_.find(sql);
  if (found == statements_.end()) found = statements_.emplace(std::string(sql), nullptr).first;
  if (!found->second && database_)
    sqlite3_prepare_v3(database_, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT, &found->second,
                       nullptr);
  return found->second;
}

bool Database::bind(sqlite3_stmt* statement, int at, std::int64_t value) {
  return statement && sqlite3_bind_int64(statement, at, value) == SQLITE_OK;
}

bool Database::bind(sqlite3_stmt* statement, int at, std::string_view value) {
  return statement && sqlite3_bind_text64(statement, at, value.data() ? value.data() : "", value.size(), SQLITE_STATIC,
                                          SQLITE_UTF8) == SQLITE_OK;
}

}  // namespace fyrd::store
