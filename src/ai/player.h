// Computer players: anything that answers questions.
#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "core/play/game.h"

namespace fyrd {

// Everything a player is asked with: what its side knows, and where the step began in which it is asked.
struct Asked {
  const Battle& battle;
  const Tabletop& now;
  const Question& question;
  const Tabletop& checkpoint;
  std::span<const Input> since;  // the checkpoint; of others in the secret block that is open now, to be passed over
  int secret_block = 0;          // of this step, in which this is asked; none: 0
};

class Player {
 public:
  virtual ~Player() = default;
  // A legal answer. Draws only from its own stream.
  virtual Choice answer(const Asked&, Random&) const = 0;
  // Looks ahead from the checkpoint; who does not need not be told of it.
  virtual bool thinks() const { return false; }
};

// Does pieces of work 0 … count-1, in any order and by any number of hands.
using Crew = std::function<void(std::uint32_t count, const std::function<void(std::uint32_t)>& work)>;
void alone(std::uint32_t count, const std::function<void(std::uint32_t)>& work);  // one after the other
Crew alone_until(std::function<bool()> unwanted);  // and what nobody wants any more is left undone

// "quick": the ruleset's own script. "random": one of the listed choices, each as likely as the other. The levels of
// ai/level.h, which think with the help of a crew; their answers do not depend on it.
std::unique_ptr<const Player> make_player(std::string_view name, const Crew& = alone);
std::string_view player_names();  // "quick, random, …"

}  // namespace fyrd
