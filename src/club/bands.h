// Warbands kept on this computer: built, saved as they are, shared as files. docs/server.md says what there is.
#pragma once

#include "club/api.h"

namespace fyrd::club {

// Answers a request to /api/bands; `rest` is what follows that.
void answer_bands(Home&, const Ask&, std::string_view rest, const Api::Done&);

}  // namespace fyrd::club
