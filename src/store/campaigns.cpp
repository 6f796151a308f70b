// Campaigns in the file: as they began, and which games are their links.
#include "store/seal.h"
#include "store/writing.h"

namespace fyrd::store {

Either<Campaign> Store::campaign(const std::string& token) {
  std::lock_guard hold(reader_);
  Campaign out;
  std::int64_t data = 0;
  {
    static const std::string sql = std::string("SELECT id, name, rules, began, leaders, begun, data, seal = ") +
                                   campaign_seal + " FROM campaign WHERE token = ?";
    Rows rows = reading_.ask(sql, token);
    if (!rows.next())
      return rows.good() ? Fault("no_such_campaign", "There is no campaign with this link; it may have been deleted.")
                         : unreadable("This campaign");
    if (rows.number(7) == 0)
      return damaged("This campaign", "how it began, or the list of its games, is not what was written");
    out = {rows.number(0), token, rows.text(1), rows.text(2), rows.text(3), {}, rows.text(4), rows.number(5)};
    data = rows.number(6);
  }
  Either<std::string> text = read_data(data, "This campaign");
  if (!text) return text.fault();
  out.data = std::move(*text);
  return out;
}

std::vector<Campaign> Store::campaigns(bool here, std::size_t most) {
  std::lock_guard hold(reader_);
  std::vector<Campaign> out;
  static const std::string sql =
      std::string(
          "SELECT campaign.id, campaign.token, campaign.name, campaign.rules, began, leaders, campaign.begun, "
          "ifnull(max(changed), campaign.begun) AS last, total(aftermath = 0), campaign.seal = ") +
      campaign_seal +
      " FROM campaign LEFT JOIN link ON link.campaign = campaign.id LEFT JOIN game ON game.id = link.game WHERE "
      "(opened "
      "> 0) = ? GROUP BY campaign.id ORDER BY last DESC, campaign.id DESC LIMIT ?";
  Rows rows = reading_.ask(sql, std::int64_t{here}, static_cast<std::int64_t>(most));
  while (rows.next())
    out.push_back({rows.number(0),
                   rows.text(1),
                   rows.text(2),
                   rows.text(3),
                   rows.text(4),
                   {},
                   rows.text(5),
                   rows.number(6),
                   rows.number(7),
                   rows.number(8),
                   rows.number(9) != 0});
  return out;
}

Either<std::vector<std::int64_t>> Store::links(std::int64_t campaign) {
  std::lock_guard hold(reader_);
  std::vector<std::int64_t> out;
  static const std::string sql =
      std::string("SELECT game, n, seal = ") + link_seal + " FROM link WHERE campaign = ? ORDER BY n";
  Rows rows = reading_.ask(sql, campaign);
  while (rows.next()) {
    if (rows.number(2) == 0 || rows.number(1) != static_cast<std::int64_t>(out.size()))
      return damaged("This campaign", "game " + std::to_string(out.size() + 1) + " of it is not what was written");
    out.push_back(rows.number(0));
  }
  if (!rows.good()) return unreadable("This campaign");
  return out;
}

std::int64_t Store::next_campaign() {
  std::lock_guard hold(queue_);
  return ++last_campaign_;
}

void Store::add(Campaign campaign, std::vector<Arrival> chain, bool opened_here, Done done) {
  post({[c = std::move(campaign), games = std::move(chain), opened_here](Database& db) {
          if (!insert_campaign(db, c, opened_here)) return false;
          for (const Arrival& game : games)
            if (!insert_game(db, game, opened_here)) return false;
          return true;
        },
        std::move(done)});
}

void Store::remove_campaign(std::int64_t campaign, Done done) {
  post({[=](Database& db) {
          std::vector<std::int64_t> games;
          {
            Rows rows = db.ask("SELECT game FROM link WHERE campaign = ?", campaign);
            while (rows.next()) games.push_back(rows.number(0));
          }
          for (const std::int64_t game : games)
            if (!delete_game(db, game)) return false;
          return db.run("DELETE FROM campaign WHERE id = ?", campaign) && delete_unused_data(db);
        },
        std::move(done)});
}

void Store::note_campaign(std::int64_t campaign) {
  post({[=](Database& db) { return db.run("UPDATE campaign SET opened = 1 WHERE id = ?", campaign); }, [](bool) {}});
}

}  // namespace fyrd::store
