// What somebody's equipment comes to in the better game: weapons, dice of defence, courage (MER-B-003 … MER-B-009).
#pragma once

#include "core/play/tally.h"
#include "rulesets/merlin/better/numbers.h"

namespace fyrd::merlin::better {

// What somebody wears, as far as it saves him: taken from his profile, or said in words.
struct Harness {
  bool helmet = false, shield = false, mail = false, plate = false, horse = false;
};
Tally guard_tally(const Numbers&, FigureId, const Harness&);

struct Fighter {
  static constexpr int most_arms = 4;
  std::array<Arm, most_arms> arms{};
  int arm_count = 0;
  Arm shot;
  Harness harness;
  bool shoots = false, crossbow = false, mounted = false;
  bool knightly = false;  // he has the dice of a mounted knight (MER-B-005, MER-B-A19)
  Length reach;           // of his longest weapon
  int courage = 0;        // what two dice must show
  int guard = 0;          // dice of defence without those of a place

  std::span<const Arm> hand() const { return std::span(arms).first(arm_count); }
};
Fighter fighter_of(const Profile&, const Book&);

}  // namespace fyrd::merlin::better
