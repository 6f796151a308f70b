// Rows that come and go.
#include "store/writing.h"

namespace fyrd::store {

namespace {

std::int64_t digest(std::string_view text) {
  std::uint64_t h = 0xCBF29CE484222325ull;
  for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001B3ull;
  return static_cast<std::int64_t>(h);
}

// The row of these data files, which is mostly there already.
std::int64_t data_row(Database& db, const std::string& text) {
  {
    Rows rows = db.ask("SELECT id FROM data WHERE digest = ? AND text = ?", digest(text), text);
    if (rows.next()) return rows.number(0);
  }
  Rows rows = db.ask("INSERT INTO data (digest, text) VALUES (?, ?) RETURNING id", digest(text), text);
  return rows.next() ? rows.number(0) : -1;
}

}  // namespace

bool insert_inputs(Database& db, std::int64_t game, std::int64_t from, const std::vector<std::string>& inputs) {
  for (std::size_t i = 0; i < inputs.size(); ++i)
    if (!db.run("INSERT INTO input SELECT id, ?, ? FROM game WHERE id = ?", from + static_cast<std::int64_t>(i),
                inputs[i], game))
      return false;
  return true;
}

bool insert_game(Database& db, const Arrival& arrival, bool opened_here) {
  const Game& g = arrival.game;
  const std::int64_t data = data_row(db, arrival.origin.data);
  const Standing& s = g.standing;
  if (data < 0 ||
      !db.run("INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", g.id, g.title, g.rules, g.scenario,
              data, std::int64_t{g.free_undo}, std::int64_t{g.kept}, g.begun, s.changed, s.turn, s.inputs, s.undone,
              s.result) ||
      !db.run("INSERT INTO setup VALUES (?, ?)", g.id, arrival.origin.setup))
    return false;
  for (std::size_t i = 0; i < g.seats.size(); ++i) {
    const Seat& seat = g.seats[i];
    if (!db.run("INSERT INTO seat VALUES (?, ?, ?, ?, ?)", g.id, static_cast<std::int64_t>(i), seat.id, seat.name,
                seat.kind))
      return false;
  }
  for (const Key& key : arrival.keys)
    if (!db.run("INSERT INTO token VALUES (?, ?, ?, ?, ?)", key.token, g.id, role_name(key.role),
                std::int64_t{key.side}, std::int64_t{opened_here && key.role == Role::host}))
      return false;
  if (const auto& link = g.link; link && !db.run("INSERT INTO link VALUES (?, ?, ?, ?, ?)", link->campaign, link->n,
                                                 g.id, std::int64_t{link->aftermath}, link->bands))
    return false;
  return insert_inputs(db, g.id, 0, arrival.inputs);
}

bool insert_campaign(Database& db, const Campaign& c, bool opened_here) {
  const std::int64_t data = data_row(db, c.data);
  return data >= 0 && db.run("INSERT INTO campaign VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", c.id, c.token, c.name, c.rules,
                             c.began, data, c.leaders, c.begun, std::int64_t{opened_here});
}

bool delete_game(Database& db, std::int64_t game) {
  return db.run("DELETE FROM input WHERE game = ?", game) && db.run("DELETE FROM token WHERE game = ?", game) &&
         db.run("DELETE FROM seat WHERE game = ?", game) && db.run("DELETE FROM link WHERE game = ?", game) &&
         db.run("DELETE FROM setup WHERE game = ?", game) && db.run("DELETE FROM game WHERE id = ?", game);
}

bool delete_unused_data(Database& db) {
  return db.run("DELETE FROM data WHERE id NOT IN (SELECT data FROM game UNION SELECT data FROM campaign)");
}

}  // namespace fyrd::store
