// What the events of Newcastle show.
#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

std::span<const Shown> NewcastleBattle::shows() const {
  // clang-format off
  static constexpr Shown all[] = {
      {"turn_began", Shows::turn}, {"ended"},
      {"moved", Shows::walk}, {"charged", Shows::walk}, {"left", Shows::walk}, {"closed", Shows::walk},
      {"followed", Shows::walk}, {"driven_back", Shows::walk}, {"evaded", Shows::walk}, {"ran", Shows::walk},
      {"shot", Shows::shot, true}, {"missed", Shows::shot},
      {"fought", Shows::blow},
      {"wounded", Shows::words, true}, {"killed", Shows::words, true}, {"incapacitated", Shows::words, true},
      {"lost_nerve", Shows::words, true},
      {"unharmed"}, {"stood_firm"}, {"rallied"}, {"caught"}, {"turned"}, {"formed"}, {"stepped_up"}, {"dodged"},
      {"cowered"}, {"loaded"}, {"changed"}, {"drove"}, {"brought_home"},
  };
  // clang-format on
  return all;
}

}  // namespace fyrd::newcastle
