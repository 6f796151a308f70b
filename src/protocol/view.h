// The table as JSON: everything public, and what the game waits for.
#pragma once

#include "protocol/eyes.h"
#include "protocol/match.h"

namespace fyrd::protocol {

// The game is that of the match, or as it stood earlier.
Json view_json(const Match&, const Game&, const Eyes&);
inline Json view_json(const Match& match) { return view_json(match, match.game, {}); }
// The part that every step of a game changes: pending, over, result, hash, inputs, event_count, undo.
void add_standing(Json& out, const Game&, const Eyes&);
Json decision_json(const Battle&, const Wanted&);            // what is asked of a side
void add_moment(Json& out, const Battle&, const Tabletop&);  // turn, phase, active
Json events_json(const Game&, std::size_t from, std::size_t to = SIZE_MAX);
Json result_json(const Battle&, const Tabletop&);  // null while the battle goes on

}  // namespace fyrd::protocol
