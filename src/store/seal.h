// A seal stands with every row: a hash of what was written, so that what is read is known to be that. Those of inputs
// are a chain that begins with the set-up and ends in the row of the game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "crypto/sha256.h"

struct sqlite3;

namespace fyrd::store {

class Seal {
 public:
  Seal& add(std::int64_t number);
  Seal& add(std::string_view bytes);
  Seal& add_nothing();  // what a row never has, unless it is damaged
  std::string text();   // 32 digits

 private:
  crypto::Sha256 hash_;
};

template <class... Parts>
std::string seal(const Parts&... parts) {
  Seal all;
  (all.add(parts), ...);
  return all.text();
}

bool teach_seal(sqlite3*);  // the same as a function of SQL, `seal(…)`

// What each row's seal is made of, as SQL on that row.
constexpr const char* data_seal = "seal(data.id, data.digest, data.text)";
constexpr const char* spare_seal = "seal(spare.id, spare.digest, spare.text)";
constexpr const char* setup_seal = "seal(setup.game, setup.text)";
constexpr const char* seat_seal = "seal(seat.game, seat.side, seat.id, seat.name, seat.kind, seat.word)";
constexpr const char* token_seal = "seal(token.token, token.game, token.role, token.side)";
constexpr const char* link_seal = "seal(link.campaign, link.n, link.game, link.aftermath, link.bands)";
constexpr const char* band_seal =
    "seal(band.id, band.rules, band.name, band.warband, band.made, band.changed, band.owner)";
// With how many rows belong to it, so that none can be missing.
constexpr const char* game_seal =
    "seal(game.id, game.title, game.rules, game.scenario, game.data, game.free_undo, game.kept, game.begun, "
    "game.changed, game.turn, game.inputs, game.undone, game.result, game.shown, game.head, (SELECT count(*) FROM seat "
    "WHERE "
    "seat.game = game.id), ifnull((SELECT link.seal FROM link WHERE link.game = game.id), ''))";
constexpr const char* campaign_seal =
    "seal(campaign.id, campaign.token, campaign.name, campaign.rules, campaign.began, campaign.data, "
    "campaign.leaders, campaign.begun, (SELECT count(*) FROM link WHERE link.campaign = campaign.id))";

// Of the input of that number, after the one whose seal is `before`.
inline std::string input_seal(std::string_view before, std::int64_t game, std::int64_t n, std::string_view what) {
  return seal(before, game, n, what);
}

}  // namespace fyrd::store
