// What the events of Stormclouds show.
#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

std::span<const Shown> StormcloudsBattle::shows() const {
  // clang-format off
  static constexpr Shown all[] = {
      {"turn_began", Shows::turn}, {"ended"},
      // Ways.
      {"moved", Shows::walk}, {"jumped", Shows::walk}, {"fell_short", Shows::walk}, {"pushed", Shows::walk},
      {"deployed"}, {"arrived"}, {"turned"}, {"stopped"}, {"roped"}, {"held_on"}, {"slipped"},
      // Shots and blows.
      {"shot", Shows::shot, true}, {"missed", Shows::shot}, {"struck", Shows::blow, true}, {"parried", Shows::blow},
      // Trauma.
      {"hurt", Shows::words, true}, {"fell", Shows::words, true}, {"fell_down", Shows::words, true},
      {"spared"}, {"paid"}, {"lucky"}, {"steady"}, {"shaken"}, {"recovered"}, {"last_ditch"}, {"troubled"}, {"rallied"},
      {"helped"}, {"healed"}, {"drank"},
      // Everything else.
      {"cast"}, {"fizzled"}, {"enchanted"}, {"smoked"}, {"strewed"}, {"found"}, {"found_nothing"}, {"laid"},
      {"edge_chosen"}, {"stayed_away"}, {"acted"}, {"faded"}, {"interrupted"}, {"charted"}, {"again"}, {"twisted"}, {"cart_rolled"}, {"cart_stood"},
  };
  // clang-format on
  return all;
}

}  // namespace fyrd::stormclouds
