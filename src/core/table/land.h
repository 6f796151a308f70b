// What a kind of ground is for those who draw it: a closed set, so that nobody guesses from its name.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace fyrd {

// clang-format off
enum class Land : std::uint8_t {
  other, tree, pine, wood, bush, shrub, thicket, hedge, garden, crops, broken, rough, marsh, pit, road, courtyard, ditch,
  bank, hill, hilltop, slope, level, stairs, water, shallows, bridge, fence, stakes, low_wall, wall, high_wall,
  castle_wall, rampart, parapet, gate, ladder, door, window, slit, house, room, upper_floor, roof, thatch, rock, rubble,
  well, table, cart, barrels
};
// clang-format on

std::span<const std::string_view> land_names();  // in the order of the values: "castle-wall"

}  // namespace fyrd
