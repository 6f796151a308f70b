// The numbers of the simple game, as data/merlin/simple.toml gives them.
#pragma once

#include "core/geometry/unit.h"
#include "data/library.h"

namespace fyrd::merlin::simple {

struct Numbers {
  Length movement;
  int mounted_free = 0;
  int two_to_one = 0, three_to_one = 0, leader = 0, mounted = 0, charging = 0, crossbow = 0;
  Length longbow_range, crossbow_range;
};

Numbers read_numbers(const data::Library&, Unit, int percent, data::Problems&);

}  // namespace fyrd::merlin::simple
