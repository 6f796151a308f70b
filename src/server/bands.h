// Warbands kept on this computer: built, saved as they are, shared as files. docs/server.md says what there is.
#pragma once

#include "server/api.h"

namespace fyrd::server {

// Answers a request to /api/bands; `rest` is what follows that.
void answer_bands(Hall&, const Ask&, std::string_view rest, const Api::Done&);

}  // namespace fyrd::server
