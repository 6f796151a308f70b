// What may be answered to a pending decision, as JSON.
#pragma once

#include "protocol/eyes.h"

namespace fyrd::protocol {

// Adds `options` and `regions` of what is asked of a side.
void add_options(Json& out, const Game&, Side);
// The same of the first pending decision that these eyes see; nothing where there is none.
void add_asked(Json& out, const Game&, const Eyes&);

}  // namespace fyrd::protocol
