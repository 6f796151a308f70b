// One way a battle may go on from a question: the step is played again from its checkpoint with what came in since,
// then a candidate, then everybody's script with dice of its own.
#pragma once

#include "ai/player.h"
#include "core/dice/seeded.h"

namespace fyrd {

// Where all branches of one question begin, without what its side does not know: secret decisions of others are left
// out, and so is what is hidden on the table.
class Fork {
 public:
  explicit Fork(const Asked&);

  const Battle& battle;
  const Side eyes;
  const int secret_block;
  const std::span<const Input> since;
  const Stored start;
};

// Plays a branch until the battle is over or so many turns have passed; with the same seed two candidates meet the same
// dice. Gives the number of questions answered on the way, which is the work it took.
std::uint32_t play_branch(const Fork&, const Choice& candidate, std::uint64_t seed, int turns, Stored& end);

}  // namespace fyrd
