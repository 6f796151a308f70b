// How good a computer player is: four levels that are opponents in their own right, from a first evening upwards.
#pragma once

#include <span>

#include "ai/captain.h"

namespace fyrd {

struct Level {
  const char* name;  // "veteran"
  const char* help;  // in a sentence, for who chooses
};
std::span<const Level> levels();  // the weakest first

// Plays the script, but now and then does another thing that a beginner might, never one that throws much away.
class Recruit final : public Player {
 public:
  Choice answer(const Asked&, Random&) const override;
  bool thinks() const override { return true; }
};

// How much those think who do nothing else; nothing for other names.
std::optional<Effort> effort_of(std::string_view level);

// A player by the name of a level; nothing for other names.
std::unique_ptr<const Player> make_level(std::string_view name, const Crew&);

}  // namespace fyrd
