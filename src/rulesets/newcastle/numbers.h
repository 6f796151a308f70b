// The numbers of Newcastle, what may be switched on, and its rulings (NEW-A43, NEW-X02).
#pragma once

#include "core/geometry/length.h"
#include "data/library.h"

namespace fyrd::newcastle {

struct Numbers {
  Length foot_base, mounted_base, chariot_base;
  int neighbour = 0, extra_wieldy = 0, wounded = 0, riding_down = 0, dodge = 0;
  int medium = 0, far = 0, snap = 0, aboard = 0;
  int small_group = 0, middle_group = 0, large_group = 0, middle_size = 0, large_size = 0;
  int difficult = 0, riders_difficult = 0, formed = 0, slowest = 0;  // inches of a move
  int least = 0, gap = 0, turned = 0;                                // of a group
  Length beside, pitch;
  int slower = 0, weaker = 0;  // a wounded man
  int fewest = 1;              // NEW-A43 dice of a hit
  Length pushed;
  int charge_dice = 0, turn = 0;                   // of riders
  int champion_skill = 0, champion_toughness = 0;  // NEW-X02
  Length leader;
  int steady = 0, wounded_steady = 0;
  int share = 25, tests = 2;  // percent lost for each test, and how many there are
  Length herd, home;
  int turns = 0, in_a_row = 0;
};
Numbers read_numbers(const data::Library&, data::Problems&);

// What may be switched on and off.
struct Switches {
  bool leaving = true;      // NEW-X08
  bool fumbles = false;     // NEW-X06
  bool morale = false;      // NEW-X07
  bool dodge = false;       // NEW-X09
  bool cower = false;       // NEW-X10
  bool initiative = false;  // NEW-X11
};

// How doubtful readings are settled; all false: by the letter.
struct Rulings {
  bool wounded_twice_is_out = false;  // NEW-A07 and not the worse for it
  bool only_beside = false;           // NEW-A16 nobody is neighbour across an empty place
  bool rout_at_end = false;           // NEW-A28 flight is judged at the end of a player's turn
  bool charges_last = false;          // NEW-A34 after the first charge nobody moves or shoots any more
  bool group_as_seen = false;         // NEW-A47 of a group only those count who can be hit, and two are no group
  bool push_forgotten = false;        // NEW-A49 by stepping up
  bool rout_by_shares = false;        // NEW-A52 of those a side began with
};

}  // namespace fyrd::newcastle
