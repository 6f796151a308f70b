// The table as JSON: everything public, and what the game waits for.
#pragma once

#include "protocol/match.h"

namespace fyrd::protocol {

// `eyes` sees its own pending decisions only, and that others decide; with no_side everything pending is shown. The
// game is that of the match, or as it stood earlier.
Json view_json(const Match&, const Game&, Side eyes);
inline Json view_json(const Match& match, Side eyes = no_side) { return view_json(match, match.game, eyes); }
// The part that every step of a game changes: pending, over, result, hash, inputs, event_count, undo.
void add_standing(Json& out, const Game&, Side eyes = no_side);
void add_moment(Json& out, const Battle&, const Tabletop&);  // turn, phase, active
Json events_json(const Game&, std::size_t from, std::size_t to = SIZE_MAX);
Json result_json(const Battle&, const Tabletop&);  // null while the battle goes on

}  // namespace fyrd::protocol
