// What the events of Dark Ages show.
#include "rulesets/darkages/battle.h"

namespace fyrd::darkages {

std::span<const Shown> DarkAgesBattle::shows() const {
  // clang-format off
  static constexpr Shown all[] = {
      {"turn_began", Shows::turn}, {"ended"},
      {"moved", Shows::walk}, {"left", Shows::walk}, {"followed", Shows::walk}, {"recoiled", Shows::walk},
      {"shot_down", Shows::shot, true}, {"missed", Shows::shot},
      {"struck", Shows::blow}, {"killed", Shows::blow, true}, {"pushed_off", Shows::words, true},
      {"compared"}, {"proposed"}, {"slowed"}, {"blocked"}, {"dismounted"}, {"alight"}, {"burnt_out"},
      {"picked_up"}, {"carried_off"}, {"freed"}, {"rescued"},
  };
  // clang-format on
  return all;
}

}  // namespace fyrd::darkages
