// Links to a game: invitations taken, links withdrawn, a game ended for good.
#pragma once

#include "server/api.h"

namespace fyrd::server {

// The game as it is told to who comes by an invitation: with the numbers it is played by and what its dice follow from.
void answer_invitation(Hall&, const store::Key&, Json game, const Api::Done&);
// Whether `rest` is one of these; then it is answered.
bool answer_links(Hall&, const Ask&, const store::Key&, std::string_view rest, const Api::Done&);

}  // namespace fyrd::server
