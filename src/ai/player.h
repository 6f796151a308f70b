// Computer players: anything that answers questions.
#pragma once

#include <memory>
#include <string_view>

#include "core/play/battle.h"

namespace fyrd {

class Player {
 public:
  virtual ~Player() = default;
  // A legal answer to the question asked in this state. Draws only from its own stream.
  virtual Choice answer(const Battle&, const Tabletop&, const Question&, Random&) const = 0;
};

// "quick": the ruleset's own script. "random": one of the listed choices, each as likely as the other.
std::unique_ptr<const Player> make_player(std::string_view name);
std::string_view player_names();  // "quick, random"

}  // namespace fyrd
