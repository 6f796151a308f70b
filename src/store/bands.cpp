// Reading and writing warbands.
#include "store/bands.h"

#include "store/store.h"

namespace fyrd::store {

namespace {

Band band_of(const Rows& rows) {
  return {rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.number(4), rows.number(5)};
}

}  // namespace

std::vector<Band> Store::bands(std::size_t most) {
  std::lock_guard hold(reader_);
  std::vector<Band> out;
  Rows rows = reading_.ask("SELECT id, rules, name, warband, made, changed FROM band ORDER BY changed DESC, id LIMIT ?",
                           static_cast<std::int64_t>(most));
  while (rows.next()) out.push_back(band_of(rows));
  return out;
}

std::optional<Band> Store::band(const std::string& id) {
  std::lock_guard hold(reader_);
  Rows rows = reading_.ask("SELECT id, rules, name, warband, made, changed FROM band WHERE id = ?", id);
  if (!rows.next()) return {};
  return band_of(rows);
}

std::int64_t Store::count_bands() {
  std::lock_guard hold(reader_);
  Rows rows = reading_.ask("SELECT count(*) FROM band");
  return rows.next() ? rows.number(0) : 0;
}

void Store::add(Band band, Done done) {
  post({[b = std::move(band)](Database& db) {
          return db.run("INSERT INTO band VALUES (?, ?, ?, ?, ?, ?)", b.id, b.rules, b.name, b.warband, b.made,
                        b.changed);
        },
        std::move(done)});
}

// Nothing is written for a band that was deleted meanwhile.
void Store::change(Band band, Done done) {
  post({[b = std::move(band)](Database& db) {
          return db.run("UPDATE band SET name = ?, warband = ?, changed = ? WHERE id = ?", b.name, b.warband, b.changed,
                        b.id);
        },
        std::move(done)});
}

void Store::remove_band(std::string id, Done done) {
  post({[i = std::move(id)](Database& db) { return db.run("DELETE FROM band WHERE id = ?", i); }, std::move(done)});
}

}  // namespace fyrd::store
