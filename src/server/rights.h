// What the bearer of a token may do in a game, and see of it: his eyes, for the protocol.
#pragma once

#include "protocol/eyes.h"
#include "store/store.h"

namespace fyrd::server {

using protocol::Json;

protocol::Eyes eyes(const store::Game&, const store::Key&);
bool is_computer(const store::Seat&);
bool has_open_seat(const store::Game&);

// A game as REST tells of it. `here` has the tokens of those connected.
Json game_json(const store::Game&, const store::Key& mine, const std::vector<store::Key>& keys,
               const std::vector<std::string>& here);
Json sides_json(const store::Game&, const store::Key& mine, const std::vector<store::Key>& keys,
                const std::vector<std::string>& here);
std::string time_text(std::int64_t milliseconds);  // "2026-01-31T18:05:09Z"

}  // namespace fyrd::server
