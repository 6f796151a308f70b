// A new game from what somebody asks for: the battle, the seats, the tokens.
#pragma once

#include "club/home.h"

namespace fyrd::club {

struct Beginning {
  protocol::Match match;
  kept::Game about;
  std::vector<kept::Key> keys;  // the host's first
};

protocol::Either<Beginning> begin_game(const data::Library&, Json body);
// With its number in the store.
kept::Arrival arrival(Home&, Beginning&);
// Keeps it and lets it be played. Told as a game to whom it belongs, or nothing when the disk did not take it.
void host(Home&, Beginning, bool opened_here, std::function<void(std::optional<Json>)> told);
protocol::Either<Json> preview_battle(const data::Library&, const Json& body);

}  // namespace fyrd::club
