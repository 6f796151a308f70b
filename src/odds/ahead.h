// What a side would be asked next if it answered so and all went well for it.
#pragma once

#include "odds/forecast.h"

namespace fyrd {

struct Ahead {
  Verdict refused;      // one of the choices
  bool asked = false;   // the visitor has seen a question
  bool thrown = false;  // dice fell on the way: it may come otherwise
};

// The others do the least, one's own dice fall high and theirs low. Nothing that the side does not know plays a part.
// Draws nothing from the game's dice and changes nothing. Not while sides decide in secret.
Ahead look_ahead(const Game&, Side, std::span<const Answer> choices,
                 const std::function<void(const Tabletop&, const Question&)>& visitor);

}  // namespace fyrd
