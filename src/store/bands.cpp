// Reading and writing warbands.
#include "store/seal.h"
#include "store/store.h"

namespace fyrd::store {

namespace {

Band band_of(const Rows& rows) {
  return {rows.text(0),   rows.text(1),   rows.text(2),        rows.text(3),
          rows.number(4), rows.number(5), rows.number(6) != 0, rows.text(7)};
}

bool sealed(Database& db, const std::string& id) {
  return db.run(std::string("UPDATE band SET seal = ") + band_seal + " WHERE id = ?", id);
}

}  // namespace

std::vector<Band> Store::bands(std::size_t most) {
  std::lock_guard hold(reader_);
  std::vector<Band> out;
  static const std::string sql = std::string("SELECT id, rules, name, warband, made, changed, seal = ") + band_seal +
                                 ", owner" + " FROM band ORDER BY changed DESC, id LIMIT ?";
  Rows rows = reading_.ask(sql, static_cast<std::int64_t>(most));
  while (rows.next()) out.push_back(band_of(rows));
  return out;
}

Either<Band> Store::band(const std::string& id) {
  std::lock_guard hold(reader_);
  static const std::string sql = std::string("SELECT id, rules, name, warband, made, changed, seal = ") + band_seal +
                                 ", owner" + " FROM band WHERE id = ?";
  Rows rows = reading_.ask(sql, id);
  if (rows.next()) {
    if (rows.number(6) == 0) return damaged("This warband", "it is not what was written");
    return band_of(rows);
  }
  if (!rows.good()) return unreadable("This warband");
  return Fault("no_such_band", "There is no warband with this link; it may have been deleted.");
}

std::int64_t Store::count_bands() {
  std::lock_guard hold(reader_);
  Rows rows = reading_.ask("SELECT count(*) FROM band");
  return rows.next() ? rows.number(0) : 0;
}

void Store::add(Band band, Done done) {
  post({[b = std::move(band)](Database& db) {
          return db.run("INSERT INTO band VALUES (?, ?, ?, ?, ?, ?, '', ?)", b.id, b.rules, b.name, b.warband, b.made,
                        b.changed, b.owner) &&
                 sealed(db, b.id);
        },
        std::move(done)});
}

// Nothing is written for a band that was deleted meanwhile.
void Store::change(Band band, Done done) {
  post({[b = std::move(band)](Database& db) {
          return db.run("UPDATE band SET name = ?, warband = ?, changed = ? WHERE id = ?", b.name, b.warband, b.changed,
                        b.id) &&
                 sealed(db, b.id);
        },
        std::move(done)});
}

void Store::remove_band(std::string id, Done done) {
  post({[i = std::move(id)](Database& db) { return db.run("DELETE FROM band WHERE id = ?", i); }, std::move(done)});
}

}  // namespace fyrd::store
