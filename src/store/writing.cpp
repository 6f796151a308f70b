// Rows that come and go.
#include "store/writing.h"

#include <fmt/format.h>

#include "store/seal.h"

namespace fyrd::store {

namespace {

std::int64_t digest(std::string_view text) {
  std::uint64_t h = 0xCBF29CE484222325ull;
  for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001B3ull;
  return static_cast<std::int64_t>(h);
}

// Seals the row of that number.
bool sealed(Database& db, const char* table, const char* by, const char* seal, std::int64_t id) {
  return db.run(std::string("UPDATE ") + table + " SET seal = " + seal + " WHERE " + by + " = ?", id);
}

// One number of a query, or nothing.
template <class... Values>
std::optional<std::int64_t> number(Database& db, std::string_view sql, const Values&... values) {
  Rows rows = db.ask(sql, values...);
  if (!rows.next()) return {};
  return rows.number(0);
}

// The row of these data files, which is mostly there already.
std::int64_t data_row(Database& db, const std::string& text) {
  static const std::string same =
      fmt::format("SELECT id FROM data WHERE digest = ? AND text = ? AND seal = {}", data_seal);
  if (const auto id = number(db, same, digest(text), text)) return *id;
  const auto id = number(db, "INSERT INTO data (digest, text) VALUES (?, ?) RETURNING id", digest(text), text);
  const bool kept = id && sealed(db, "data", "id", data_seal, *id) &&
                    db.run("INSERT OR REPLACE INTO spare SELECT * FROM data WHERE id = ?", *id);
  return kept ? *id : -1;
}

// Adds to the chain from `head` on, and moves it.
bool insert_inputs(Database& db, std::int64_t game, std::int64_t from, const std::vector<std::string>& inputs,
                   std::string& head) {
  for (const std::string& what : inputs) {
    head = input_seal(head, game, from, what);
    if (!db.run("INSERT INTO input VALUES (?, ?, ?, ?)", game, from++, what, head)) return false;
  }
  return true;
}

bool seal_game(Database& db, std::int64_t game, const std::string& head) {
  return db.run("UPDATE game SET head = ? WHERE id = ?", head, game) && sealed(db, "game", "id", game_seal, game);
}

bool whole(Database& db, const char* table, const char* seal, std::int64_t id) {
  return number(db, std::string("SELECT seal = ") + seal + " FROM " + table + " WHERE id = ?", id) == 1;
}

// The seal of the set-up or of the input before that number.
std::string seal_before(Database& db, std::int64_t game, std::int64_t n) {
  Rows rows = n == 0 ? db.ask("SELECT seal FROM setup WHERE game = ?", game)
                     : db.ask("SELECT seal FROM input WHERE game = ? AND n = ?", game, n - 1);
  return rows.next() ? rows.text(0) : "";
}

// Pieces of a statement; g++ 12 warns of sums of texts here, without reason.
std::string put_together(std::initializer_list<std::string_view> pieces) {
  std::string out;
  for (const std::string_view one : pieces) out.append(one);
  return out;
}

bool seal_token(Database& db, const std::string& token) {
  return db.run(put_together({"UPDATE token SET seal = ", token_seal, " WHERE token.token = ?"}), token);
}

}  // namespace

bool replace_token(Database& db, const std::string& token, const std::string& instead) {
  return db.run(put_together({"UPDATE token SET token = ? WHERE token = ? AND seal = ", token_seal}), instead, token) &&
         seal_token(db, instead);
}

namespace {

bool take_seat(Database& db, const Taking& t) {
  const Key& key = t.invitation;
  const std::int64_t side = key.side;
  static const std::string word =
      put_together({"UPDATE seat SET word = ? WHERE game = ? AND side = ? AND seal = ", seat_seal});
  static const std::string seat_sealed =
      put_together({"UPDATE seat SET seal = ", seat_seal, " WHERE game = ? AND side = ? AND word = ?"});
  return db.run(word, t.word, key.game, side) && db.run(seat_sealed, key.game, side, t.word) &&
         db.run(put_together(
                    {"UPDATE token SET role = 'seat', opened = ?, token = ? WHERE token = ? AND seal = ", token_seal}),
                std::int64_t{t.opened_here}, t.token, key.token) &&
         seal_token(db, t.token);
}

}  // namespace

bool change_game(Database& db, const Change& c) {
  const auto there = number(db, "SELECT count(*) FROM game WHERE id = ?", c.game);
  if (there == 0) return true;
  if (!there || !whole(db, "game", game_seal, c.game)) return false;
  if (c.takes_back && !db.run("DELETE FROM input WHERE game = ? AND n >= ?", c.game, c.from)) return false;
  if (c.ends && !db.run("UPDATE game SET kept = 1 WHERE id = ?", c.game)) return false;
  if (c.taking && !take_seat(db, *c.taking)) return false;
  std::string head = seal_before(db, c.game, c.from);
  if (head.empty() || !insert_inputs(db, c.game, c.from, c.inputs, head)) return false;
  const Standing& s = c.standing;
  return db.run("UPDATE game SET changed = ?, turn = ?, inputs = ?, undone = ?, result = ?, shown = ? WHERE id = ?",
                s.changed, s.turn, s.inputs, s.undone, s.result, s.shown, c.game) &&
         seal_game(db, c.game, head);
}

bool insert_game(Database& db, const Arrival& arrival, bool opened_here) {
  const Game& g = arrival.game;
  const std::int64_t data = data_row(db, arrival.origin.data);
  const Standing& s = g.standing;
  if (data < 0 ||
      !db.run("INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', '')", g.id, g.title, g.rules,
              g.scenario, data, std::int64_t{g.free_undo}, std::int64_t{g.kept}, g.begun, s.changed, s.turn, s.inputs,
              s.undone, s.result, s.shown) ||
      !db.run("INSERT INTO setup VALUES (?, ?, '')", g.id, arrival.origin.setup) ||
      !sealed(db, "setup", "game", setup_seal, g.id))
    return false;
  for (std::size_t i = 0; i < g.seats.size(); ++i) {
    const Seat& seat = g.seats[i];
    if (!db.run("INSERT INTO seat VALUES (?, ?, ?, ?, ?, '', ?)", g.id, static_cast<std::int64_t>(i), seat.id,
                seat.name, seat.kind, seat.word))
      return false;
  }
  for (const Key& key : arrival.keys)
    if (!db.run("INSERT INTO token VALUES (?, ?, ?, ?, ?, '')", key.token, g.id, role_name(key.role),
                std::int64_t{key.side}, std::int64_t{opened_here && key.role == Role::host}))
      return false;
  if (!sealed(db, "seat", "game", seat_seal, g.id) || !sealed(db, "token", "game", token_seal, g.id)) return false;
  if (const auto& link = g.link; link && !(whole(db, "campaign", campaign_seal, link->campaign) &&
                                           db.run("INSERT INTO link VALUES (?, ?, ?, ?, ?, '')", link->campaign,
                                                  link->n, g.id, std::int64_t{link->aftermath}, link->bands) &&
                                           sealed(db, "link", "game", link_seal, g.id) &&
                                           sealed(db, "campaign", "id", campaign_seal, link->campaign)))
    return false;
  std::string head = seal_before(db, g.id, 0);
  return !head.empty() && insert_inputs(db, g.id, 0, arrival.inputs, head) && seal_game(db, g.id, head);
}

bool insert_campaign(Database& db, const Campaign& c, bool opened_here) {
  const std::int64_t data = data_row(db, c.data);
  return data >= 0 &&
         db.run("INSERT INTO campaign VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, '')", c.id, c.token, c.name, c.rules, c.began,
                data, c.leaders, c.begun, std::int64_t{opened_here}) &&
         sealed(db, "campaign", "id", campaign_seal, c.id);
}

bool delete_game(Database& db, std::int64_t game) {
  // Of a campaign that is whole, its count of games is sealed anew. What cannot be read now is not taken for damaged.
  static const std::string of =
      put_together({"SELECT link.campaign, campaign.seal = ", campaign_seal,
                    " FROM link LEFT JOIN campaign ON campaign.id = link.campaign WHERE link.game = ?"});
  std::optional<std::int64_t> campaign;
  bool counted = false;
  {
    Rows rows = db.ask(of, game);
    if (rows.next()) campaign = rows.number(0), counted = rows.number(1) == 1;
    if (!rows.good()) return false;
  }
  return db.run("DELETE FROM input WHERE game = ?", game) && db.run("DELETE FROM token WHERE game = ?", game) &&
         db.run("DELETE FROM seat WHERE game = ?", game) && db.run("DELETE FROM link WHERE game = ?", game) &&
         db.run("DELETE FROM setup WHERE game = ?", game) && db.run("DELETE FROM game WHERE id = ?", game) &&
         (!counted || sealed(db, "campaign", "id", campaign_seal, *campaign));
}

bool delete_unused_data(Database& db) {
  return db.run("DELETE FROM data WHERE id NOT IN (SELECT data FROM game UNION SELECT data FROM campaign)") &&
         db.run("DELETE FROM spare WHERE id NOT IN (SELECT id FROM data)");
}

}  // namespace fyrd::store
