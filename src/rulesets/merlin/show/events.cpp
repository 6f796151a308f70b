// What the events of Lord Merlin's games show.
#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

std::span<const Shown> MerlinBattle::shows() const {
  // clang-format off
  static constexpr Shown all[] = {
      {"turn_began", Shows::turn}, {"ended"}, {"side_turn_began"}, {"tied"},
      // Ways.
      {"moved", Shows::walk}, {"climbed", Shows::walk}, {"driven_back", Shows::walk}, {"ran", Shows::walk},
      {"fled", Shows::walk, true},
      // Shots.
      {"shot_down", Shows::shot, true}, {"unhorsed", Shows::shot, true}, {"glanced_off", Shows::shot},
      {"shot_past", Shows::shot}, {"missed", Shows::shot},
      // Blows.
      {"struck", Shows::blow, true}, {"struck_back", Shows::blow, true}, {"captured", Shows::blow, true},
      {"drove_back", Shows::blow}, {"held", Shows::blow}, {"parried", Shows::blow},
      {"struck_past", Shows::blow}, {"battered", Shows::blow},
      // Falls and nerve.
      {"fell", Shows::words, true}, {"fell_well", Shows::words, true}, {"fell_off", Shows::words, true},
      {"stumbled", Shows::words, true}, {"routed", Shows::words, true},
      {"tested"}, {"force_shaken"}, {"stood_firm"}, {"stood"}, {"recovered"}, {"ran_on"}, {"kept_running"}, {"cowered"},
      // Everything else.
      {"stayed"}, {"turned"}, {"aimed"}, {"threatened"}, {"wasted"}, {"broke"}, {"raised"}, {"started_up"},
      {"ladder_held"}, {"ladder_fell"}, {"gate_damaged"}, {"gate_broken"},
  };
  // clang-format on
  return all;
}

}  // namespace fyrd::merlin
