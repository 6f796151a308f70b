// A game told input by input, as JSON.
#pragma once

#include "protocol/eyes.h"
#include "protocol/reel.h"

namespace fyrd::protocol {

// Adds `frames` for the inputs after `from`, and the one before any at 0, as many as one reply holds; and whether there
// are `more`.
void add_frames(Json& out, const Game&, const Eyes&, std::size_t from, std::size_t to = SIZE_MAX);

// The same as text, one frame after the other, where some may be on a reel already; `frames` itself stays empty.
std::string write_frames(Json& out, const Game&, const Eyes&, std::size_t from, std::size_t to, Reel&);

}  // namespace fyrd::protocol
