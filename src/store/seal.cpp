// Every part with its kind and length, so that no two rows give the same bytes.
#include "store/seal.h"

#include <sqlite3.h>

namespace fyrd::store {

namespace {

constexpr std::size_t digits = 32;

void seal_of_values(sqlite3_context* context, int count, sqlite3_value** values) {
  Seal all;
  for (int i = 0; i < count; ++i) {
    sqlite3_value* one = values[i];
    switch (sqlite3_value_type(one)) {
      case SQLITE_INTEGER: all.add(std::int64_t{sqlite3_value_int64(one)}); break;
      case SQLITE_TEXT:
      case SQLITE_BLOB: {
        const auto* bytes = static_cast<const char*>(sqlite3_value_blob(one));
        all.add(std::string_view(bytes ? bytes : "", bytes ? sqlite3_value_bytes(one) : 0));
        break;
      }
      default: all.add_nothing();
    }
  }
  const std::string text = all.text();
  sqlite3_result_text(context, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
}

}  // namespace

Seal& Seal::add(std::int64_t number) {
  hash_.add("n" + std::to_string(number) + ";");
  return *this;
}

Seal& Seal::add(std::string_view bytes) {
  hash_.add("t" + std::to_string(bytes.size()) + ":");
  hash_.add(bytes);
  return *this;
}

Seal& Seal::add_nothing() {
  hash_.add("x");
  return *this;
}

std::string Seal::text() { return hash_.hex().substr(0, digits); }

bool teach_seal(sqlite3* database) {
  return sqlite3_create_function_v2(database, "seal", -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr, seal_of_values,
                                    nullptr, nullptr, nullptr) == SQLITE_OK;
}

}  // namespace fyrd::store
