// What turns over when a table is seen in a mirror, from left to right: a battle there is the mirrored battle.
#pragma once

#include <cstdint>

namespace fyrd {

enum class InMirror : std::uint8_t {
  // Parts of a scenario by their path, in which "[]" is each item of a list.
  place,    // [east, north]
  zone,     // [east, north, east, north] of two corners
  bearing,  // degrees
  edge,     // "west"
  hand,     // "left"
  flag,     // is, or is not, mirrored itself
  // Throws by their purpose.
  hours,          // around the clock, the last one straight ahead
  left_or_right,  // 1 or 2
  // A verb by its name.
  edge_number,  // an Edge
};

struct Mirrored {
  const char* what;
  InMirror as;
};

}  // namespace fyrd
