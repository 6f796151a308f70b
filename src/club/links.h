// Links to a game: invitations taken, links withdrawn, a game ended for good.
#pragma once

#include "club/api.h"

namespace fyrd::club {

// The game as it is told to who comes by an invitation: with the numbers it is played by and what its dice follow from.
void answer_invitation(Home&, const kept::Key&, Json game, const Api::Done&);
// Whether `rest` is one of these; then it is answered.
bool answer_links(Home&, const Ask&, const kept::Key&, std::string_view rest, const Api::Done&);

}  // namespace fyrd::club
