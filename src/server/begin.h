// A new game from what somebody asks for: the battle, the seats, the tokens.
#pragma once

#include "server/table.h"

namespace fyrd::server {

struct Beginning {
  protocol::Match match;
  store::Game about;
  std::vector<store::Key> keys;  // the host's first
};

protocol::Either<Beginning> begin_game(const data::Library&, Json body);
protocol::Either<Json> preview_battle(const data::Library&, const Json& body);

}  // namespace fyrd::server
