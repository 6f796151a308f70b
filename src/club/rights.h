// What the bearer of a token may do in a game, and see of it: his eyes, for the protocol.
#pragma once

#include "club/archive.h"
#include "protocol/eyes.h"

namespace fyrd::club {

using protocol::Json;

protocol::Eyes eyes(const kept::Game&, const kept::Key&);
bool is_computer(const kept::Seat&);
bool has_open_seat(const kept::Game&);

// A game as REST tells of it. `here` has the tokens of those connected.
Json game_json(const kept::Game&, const kept::Key& mine, const std::vector<kept::Key>& keys,
               const std::vector<std::string>& here);
Json sides_json(const kept::Game&, const kept::Key& mine, const std::vector<kept::Key>& keys,
                const std::vector<std::string>& here);
std::string time_text(std::int64_t milliseconds);  // "2026-01-31T18:05:09Z"

}  // namespace fyrd::club
