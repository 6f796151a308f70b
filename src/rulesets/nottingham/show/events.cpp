// What the events of Nottingham show.
#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

std::span<const Shown> NottinghamBattle::shows() const {
  // clang-format off
  static constexpr Shown all[] = {
      {"turn_began", Shows::turn}, {"ended"},
      // Ways.
      {"moved", Shows::walk}, {"jumped", Shows::walk}, {"tossed", Shows::walk}, {"drifted", Shows::walk},
      {"pig_strolled", Shows::walk},
      {"deployed"}, {"climbed"}, {"hangs"}, {"slipped"}, {"stayed"}, {"through_window"}, {"through_thatch"},
      {"mounted"}, {"mounting_failed"}, {"dismounted"},
      // Shots.
      {"shot", Shows::shot, true}, {"shot_past", Shows::shot}, {"cover_struck", Shows::shot},
      {"bolt_went_through", Shows::shot, true}, {"hurled", Shows::shot, true}, {"hurled_past", Shows::shot}, {"stone_hit"}, {"stone_strayed"}, {"aimed"}, {"loaded"},
      // Blows.
      {"hit", Shows::blow}, {"missed", Shows::blow}, {"blocked", Shows::blow}, {"opportunity", Shows::blow},
      {"unhorsed", Shows::words, true},
      // Wounds, falls and nerve.
      {"wounded", Shows::words, true}, {"out_of_action", Shows::words, true}, {"left_table", Shows::words, true},
      {"fell", Shows::words, true}, {"went_to_ground", Shows::words, true}, {"routed", Shows::words, true},
      {"scorched", Shows::words, true},
      {"got_up"}, {"stayed_down"}, {"nerve_tested"}, {"panicked"}, {"rallied"}, {"rally_failed"},
      // The order of a turn.
      {"rolled_off"}, {"roles"}, {"hated"}, {"hatred_lost"}, {"gave_up"}, {"named"}, {"contested"}, {"passed"}, {"activated"}, {"commanded"},
      {"provoked"}, {"ignored"}, {"horn_blown"},
      // Things, doors, machines and traps.
      {"dropped"}, {"swapped"}, {"picked_up"}, {"robbed"}, {"opened"}, {"closed"}, {"locked"}, {"smashed"}, {"held"},
      {"unbarring"}, {"broken"}, {"machine_placed"}, {"machine_loaded"}, {"machine_smashed"}, {"machine_held"},
      {"netted"}, {"net_escaped"}, {"pit_opened"}, {"spotted"}, {"spotted_nothing"},
      // What single battles are about.
      {"chopped"}, {"felled"}, {"pig_home"}, {"leader_carried"}, {"caught_fire"}, {"cask_lost"}, {"cask_saved"},
  };
  // clang-format on
  return all;
}

}  // namespace fyrd::nottingham
