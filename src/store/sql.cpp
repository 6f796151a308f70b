// The calls to SQLite.
#include "store/sql.h"

#include <sqlite3.h>

namespace fyrd::store {

Rows::~Rows() {
  if (!statement_) return;
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

bool Rows::next() {
  const int got = statement_ ? sqlite3_step(statement_) : SQLITE_ERROR;
  good_ = got == SQLITE_ROW || got == SQLITE_DONE;
  return got == SQLITE_ROW;
}

std::int64_t Rows::number(int column) const { return sqlite3_column_int64(statement_, column); }

std::string Rows::text(int column) const {
  const void* bytes = sqlite3_column_blob(statement_, column);
  if (!bytes) return {};
  return {static_cast<const char*>(bytes), static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

Database::~Database() {
  for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement);
  sqlite3_close(database_);
}

bool Database::open(const std::string& path) {
  constexpr int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  if (sqlite3_open_v2(path.c_str(), &database_, flags, nullptr) != SQLITE_OK) return false;
  sqlite3_busy_timeout(database_, 5'000);
  return true;
}

bool Database::script(const char* sql) { return sqlite3_exec(database_, sql, nullptr, nullptr, nullptr) == SQLITE_OK; }

void Database::leave_as_it_is() { sqlite3_db_config(database_, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr); }

std::string Database::complaint() const { return sqlite3_errmsg(database_); }

sqlite3_stmt* Database::prepared(const char* sql) {
  sqlite3_stmt*& statement = statements_[sql];
  if (!statement) sqlite3_prepare_v3(database_, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  return statement;
}

void Database::bind(sqlite3_stmt* statement, int at, std::int64_t value) { sqlite3_bind_int64(statement, at, value); }

void Database::bind(sqlite3_stmt* statement, int at, std::string_view value) {
  sqlite3_bind_text64(statement, at, value.data() ? value.data() : "", value.size(), SQLITE_STATIC, SQLITE_UTF8);
}

}  // namespace fyrd::store
