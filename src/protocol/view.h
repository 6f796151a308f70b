// The table as JSON: everything public, and what the game waits for.
#pragma once

#include "protocol/match.h"

namespace fyrd::protocol {

// `eyes` sees its own pending decisions only, and that others decide; with no_side everything pending is shown.
Json view_json(const Match&, Side eyes = no_side);
// The part that every step of a game changes: pending, over, result, hash, inputs, event_count.
void add_standing(Json& out, const Game&, Side eyes = no_side);
Json events_json(const Game&, std::size_t from);
Json result_json(const Game&);  // null while the battle goes on

}  // namespace fyrd::protocol
