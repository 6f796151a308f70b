// The numbers of Dark Ages, what may be switched on, and its rulings (DRK-001, DRK-004, DRK-040).
#pragma once

#include "core/geometry/length.h"
#include "data/library.h"

namespace fyrd::darkages {

struct Numbers {
  Length foot_base, rider_width, rider_depth;
  Length foot, burdened, cavalry, mounted;       // DRK-001
  Length forward, aside;                         // DRK-004
  int wall_turn = 0, alike = 0, wall_least = 0;  // DRK-A33, DRK-A52
  int cover = 0, wall = 0, slit = 0, mail = 0, furtive = 0, worst = 0, moving = 0, shoot_mounted = 0, group = 0;
  Length wood, before_contact, lean, group_gap, group_spread;
  int group_least = 0, alight = 0;
  int poor_class = 2;  // DRK-A24 up to this nobody is trained
  int foe_in_wall = 0, heavy = 0, poor = 0, across = 0, lower = 0, riding_down = 0, against_riders = 0, charge = 0,
      braced = 0;  // DRK-040
  Length height, uphill, charge_way;
  int charge_turn = 0;
  Length leader;
  int leader_class = 0;
  int fire_spread = 0, fire_turns = 0;
  Length smoke = 50_cm;  // DRK-X08
  int changes = 0;
  int turns = 0, withdraw = 0, draw = 0;
};
Numbers read_numbers(const data::Library&, data::Problems&);

// What may be switched on and off.
struct Switches {
  bool pooled_sixes = false;  // DRK-A01
  bool agree = false;         // DRK-A03, DRK-B02
  bool leaders = false;       // DRK-X05
};

// Readings that are not played by the letter.
struct Rulings {
  bool from_the_front = false;  // DRK-A15 a wall protects to its front only
  bool by_phase = false;        // DRK-A33 who stands in a wall is settled when the shooting begins
  bool rest_halved = false;     // DRK-A09 only what is left of the move
  bool rested = false;          // DRK-A18 who shot in the turn before is not ready for who comes at him
  bool level_climber = false;   // DRK-A26 who attacks across a bank is no higher than its defender
  bool own_edge_open = false;   // DRK-A50 what the shooter leans on hides nobody from him
  bool undisturbed = false;     // DRK-A43 nobody loads with an enemy upon him
};

}  // namespace fyrd::darkages
