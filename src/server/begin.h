// A new game from what somebody asks for: the battle, the seats, the tokens.
#pragma once

#include "server/hall.h"

namespace fyrd::server {

struct Beginning {
  protocol::Match match;
  store::Game about;
  std::vector<store::Key> keys;  // the host's first
};

protocol::Either<Beginning> begin_game(const data::Library&, Json body);
// With its number in the store.
store::Arrival arrival(Hall&, Beginning&);
// Keeps it and lets it be played. Told as a game to whom it belongs, or nothing when the disk did not take it.
void host(Hall&, Beginning, bool opened_here, std::function<void(std::optional<Json>)> told);
protocol::Either<Json> preview_battle(const data::Library&, const Json& body);

}  // namespace fyrd::server
