// Games from their rows, which are given out only as they were written.
#include "store/seal.h"
#include "store/store.h"

namespace fyrd::store {

namespace {

Role role_of(const std::string& name) {
  return name == "host" ? Role::host : name == "invite" ? Role::invite : name == "seat" ? Role::seat : Role::watch;
}

Key key_of(const Rows& rows) {
  return {rows.text(0), rows.number(1), role_of(rows.text(2)), static_cast<int>(rows.number(3))};
}

}  // namespace

Fault Store::unreadable(const std::string& what) const {
  if (reading_.found_damage()) return damaged(what, reading_.complaint());
  return {"not_read", what + " cannot be read from the disk now: " + reading_.complaint() + "."};
}

Either<Key> Store::find(const std::string& token) {
  std::lock_guard hold(reader_);
  static const std::string sql =
      std::string("SELECT token, game, role, side, seal = ") + token_seal + " FROM token WHERE token = ?";
  Rows rows = reading_.ask(sql, token);
  if (rows.next()) {
    if (rows.number(4) == 0) return damaged("This link", "what it opens is not what was written");
    return key_of(rows);
  }
  if (!rows.good()) return unreadable("This link");
  return Fault("no_such_game", "There is no game with this link; it may have been deleted.");
}

std::vector<Key> Store::keys(std::int64_t game) {
  std::lock_guard hold(reader_);
  std::vector<Key> out;
  static const std::string sql =
      std::string("SELECT token, game, role, side, seal = ") + token_seal + " FROM token WHERE game = ?";
  Rows rows = reading_.ask(sql, game);
  while (rows.next())
    if (rows.number(4) != 0) out.push_back(key_of(rows));
  return out;
}

Either<Game> Store::game(std::int64_t id) {
  std::lock_guard hold(reader_);
  return read_game(id);
}

Either<Game> Store::read_game(std::int64_t id) {
  const std::string what = "This game";
  Game g;
  {
    static const std::string sql = std::string(
                                       "SELECT title, rules, scenario, free_undo, kept, begun, changed, turn, inputs, "
                                       "undone, result, shown, seal = ") +
                                   game_seal + " FROM game WHERE id = ?";
    Rows rows = reading_.ask(sql, id);
    if (!rows.next()) return rows.good() ? Fault("no_such_game", "There is no such game any more.") : unreadable(what);
    if (rows.number(12) == 0)
      return damaged(what, "its row of the games, " + std::to_string(id) + ", is not what was written");
    g = {id,
         rows.text(0),
         rows.text(1),
         rows.text(2),
         {},
         rows.number(3) != 0,
         rows.number(4) != 0,
         rows.number(5),
         {rows.number(6), rows.number(7), rows.number(8), rows.number(9), rows.text(10), rows.number(11)},
         {}};
  }
  {
    static const std::string sql = std::string("SELECT id, name, kind, side, seal = ") + seat_seal +
                                   ", word FROM seat WHERE game = ? ORDER BY side";
    Rows rows = reading_.ask(sql, id);
    while (rows.next()) {
      if (rows.number(4) == 0 || rows.number(3) != static_cast<std::int64_t>(g.seats.size()))
        return damaged(what, "seat " + std::to_string(g.seats.size() + 1) + " is not what was written");
      g.seats.push_back({rows.text(0), rows.text(1), rows.text(2), rows.text(5)});
    }
    if (!rows.good()) return unreadable(what);
  }
  static const std::string sql = std::string("SELECT campaign, n, aftermath, bands, token, link.seal = ") + link_seal +
                                 " FROM link LEFT JOIN campaign ON campaign.id = link.campaign WHERE game = ?";
  Rows rows = reading_.ask(sql, id);
  if (rows.next()) {
    if (rows.number(5) == 0) return damaged(what, "its place in its campaign is not what was written");
    g.link = {rows.number(0), rows.number(1), rows.number(2) != 0, rows.text(3), rows.text(4)};
  }
  if (!rows.good()) return unreadable(what);
  return g;
}

// The text of that number, or what is kept a second time where the first is damaged.
Either<std::string> Store::read_data(std::int64_t id, const std::string& what) {
  static const std::string first = std::string("SELECT text FROM data WHERE id = ? AND seal = ") + data_seal,
                           second = std::string("SELECT text FROM spare WHERE id = ? AND seal = ") + spare_seal;
  for (const std::string* sql : {&first, &second}) {
    Rows rows = reading_.ask(*sql, id);
    if (rows.next()) return rows.text(0);
    if (!rows.good() && !reading_.found_damage()) return unreadable(what);
  }
  return damaged(what, "the numbers it is played by are not what was written");
}

Either<Origin> Store::origin(std::int64_t game) {
  std::lock_guard hold(reader_);
  std::int64_t data = 0;
  Origin out;
  {
    static const std::string sql = std::string("SELECT setup.text, game.data, setup.seal = ") + setup_seal +
                                   " FROM game JOIN setup ON setup.game = game.id WHERE game.id = ?";
    Rows rows = reading_.ask(sql, game);
    if (!rows.next())
      return rows.good() ? damaged("This game", "what it began with is missing") : unreadable("This game");
    if (rows.number(2) == 0) return damaged("This game", "what it began with is not what was written");
    out.setup = rows.text(0), data = rows.number(1);
  }
  Either<std::string> text = read_data(data, "This game");
  if (!text) return text.fault();
  out.data = std::move(*text);
  return out;
}

Either<std::vector<std::string>> Store::inputs(std::int64_t game) {
  std::lock_guard hold(reader_);
  std::string head, last;
  std::int64_t count = 0;
  {
    Rows rows = reading_.ask(
        "SELECT setup.seal, head, inputs FROM game JOIN setup ON setup.game = game.id WHERE game.id = ?", game);
    if (!rows.next())
      return rows.good() ? damaged("This game", "what it began with is missing") : unreadable("This game");
    head = rows.text(0), last = rows.text(1), count = rows.number(2);
  }
  const auto place = [&](std::size_t n) {
    return "input " + std::to_string(n + 1) + " of " + std::to_string(count) + " ";
  };
  std::vector<std::string> out;
  Rows rows = reading_.ask("SELECT n, what, seal FROM input WHERE game = ? ORDER BY n", game);
  while (rows.next()) {
    if (rows.number(0) != static_cast<std::int64_t>(out.size()))
      return damaged("This game", place(out.size()) + "is missing");
    std::string what = rows.text(1);
    head = input_seal(head, game, rows.number(0), what);
    if (head != rows.text(2)) return damaged("This game", place(out.size()) + "is not what was written");
    out.push_back(std::move(what));
  }
  if (!rows.good()) return unreadable("This game, from " + place(out.size()) + "on,");
  if (static_cast<std::int64_t>(out.size()) < count) return damaged("This game", place(out.size()) + "is missing");
  if (head != last) return damaged("This game", "its last input is not what was written");
  return out;
}

std::vector<Key> Store::opened_here(std::size_t most) {
  std::lock_guard hold(reader_);
  std::vector<Key> out;
  // Of several tokens of a game the one that may do most: host before seat before watch, as they are spelt. Those of
  // campaigns are found there.
  Rows rows = reading_.ask(
      "SELECT token, game, min(role), side FROM token JOIN game ON game.id = token.game WHERE opened > 0 "
      "AND game.id NOT IN (SELECT game FROM link) "
      "GROUP BY game ORDER BY changed DESC, game.id DESC LIMIT ?",
      static_cast<std::int64_t>(most));
  while (rows.next()) out.push_back(key_of(rows));
  return out;
}

std::vector<Game> Store::begun_elsewhere(std::size_t most) {
  std::lock_guard hold(reader_);
  std::vector<std::int64_t> ids;
  {
    Rows rows = reading_.ask(
        "SELECT id FROM game WHERE id NOT IN (SELECT game FROM token WHERE opened > 0) AND id NOT IN (SELECT game FROM "
        "link) ORDER BY changed DESC, id DESC LIMIT ?",
        static_cast<std::int64_t>(most));
    while (rows.next()) ids.push_back(rows.number(0));
  }
  std::vector<Game> out;
  for (const std::int64_t id : ids)
    if (auto one = read_game(id)) out.push_back(std::move(*one));
  return out;
}

std::vector<std::int64_t> Store::all_games(std::vector<Damage>* unread) {
  std::lock_guard hold(reader_);
  std::vector<std::int64_t> out;
  Rows rows = reading_.ask(
      "SELECT id FROM game UNION SELECT game FROM setup UNION SELECT game FROM token UNION SELECT game FROM input");
  while (rows.next()) out.push_back(rows.number(0));
  if (!rows.good() && unread) unread->push_back({"file", "", reading_.complaint()});
  return out;
}

std::vector<Damage> Store::survey() {
  std::vector<Damage> out;
  const auto note = [&](std::string what, const std::string& id, const Fault& fault) {
    out.push_back({std::move(what), id, fault.message});
  };
  for (const std::int64_t id : all_games(&out)) {
    const auto about = game(id);
    const auto began = origin(id);
    const auto all = inputs(id);
    if (!about)
      note("game", std::to_string(id), about.fault());
    else if (!began)
      note("game", std::to_string(id), began.fault());
    else if (!all)
      note("game", std::to_string(id), all.fault());
  }
  const auto texts = [&](const char* sql) {
    std::lock_guard hold(reader_);
    std::vector<std::string> found;
    Rows rows = reading_.ask(sql);
    while (rows.next()) found.push_back(rows.text(0));
    if (!rows.good()) out.push_back({"file", "", reading_.complaint()});
    return found;
  };
  for (const std::string& token : texts("SELECT token FROM token"))
    if (const auto key = find(token); !key) note("link", token, key.fault());
  for (const std::string& token : texts("SELECT token FROM campaign")) {
    const auto c = campaign(token);
    if (!c)
      note("campaign", token, c.fault());
    else if (const auto chain = links(c->id); !chain)
      note("campaign", token, chain.fault());
  }
  for (const std::string& id : texts("SELECT id FROM band"))
    if (const auto kept = band(id); !kept) note("warband", id, kept.fault());
  return out;
}

}  // namespace fyrd::store
