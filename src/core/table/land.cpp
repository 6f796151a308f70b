// The names of what ground is drawn as.
#include "core/table/land.h"

#include <iterator>

namespace fyrd {

namespace {

// clang-format off
constexpr std::string_view names[] = {
    "other", "tree", "pine", "wood", "bush", "shrub", "thicket", "hedge", "garden", "crops", "broken", "rough", "marsh",
    "pit", "road", "courtyard", "ditch", "bank", "hill", "hilltop", "slope", "level", "stairs", "water", "shallows",
    "bridge", "fence", "stakes", "low-wall", "wall", "high-wall", "castle-wall", "rampart", "parapet", "gate", "ladder",
    "door", "window", "slit", "house", "room", "upper-floor", "roof", "thatch", "rock", "rubble", "well", "table", "cart",
    "barrels"};
// clang-format on
static_assert(std::size(names) == static_cast<int>(Land::barrels) + 1);

}  // namespace

std::span<const std::string_view> land_names() { return names; }

}  // namespace fyrd
