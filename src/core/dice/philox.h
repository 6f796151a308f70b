// The counter-based random function Philox4x32-10 of Salmon, Moraes, Dror and Shaw ("Parallel random numbers: as easy
// as 1, 2, 3", SC 2011).
#pragma once

#include <array>
#include <cstdint>

namespace fyrd {

using PhiloxBlock = std::array<std::uint32_t, 4>;
using PhiloxKey = std::array<std::uint32_t, 2>;

PhiloxBlock philox(PhiloxBlock counter, PhiloxKey key);

}  // namespace fyrd
