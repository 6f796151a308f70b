// The numbers of the simple game, as data/merlin/simple.toml gives them, and its rulings (MER-S-002 … MER-S-006,
// MER-S-A01, A03).
#pragma once

#include "core/geometry/unit.h"
#include "data/library.h"

namespace fyrd::merlin::simple {

// What a table may settle in its own way; false everywhere is the letter.
struct Rulings {
  bool by_heads = false;   // MER-S-A01 a gang adds one for each of its men
  bool best_only = false;  // MER-S-A03 of what its men have for themselves a gang adds only the best
};

struct Numbers {
  Rulings rulings;
  Length movement;
  int mounted_free = 0;
  int two_to_one = 0, three_to_one = 0, each = 0, leader = 0, mounted = 0, charging = 0, crossbow = 0;
  Length longbow_range, crossbow_range;
};

Numbers read_numbers(const data::Library&, Unit, int percent, data::Problems&);

}  // namespace fyrd::merlin::simple
