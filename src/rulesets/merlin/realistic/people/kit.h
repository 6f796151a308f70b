// What a figure's equipment comes to: paces, defence, reach and dice (MER-R-002, MER-R-012, MER-R-020, MER-R-023,
// MER-R-025).
#pragma once

#include "data/node.h"
#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

// Reads the tables that are looked up by equipment, and looks it up.
class KitReader {
 public:
  KitReader(const data::Node& root, const Numbers&, Length pike, Unit, int percent, data::Problems&);

  Kit kit(const Troop&) const;

 private:
  Arm arm(const Weapon&, std::size_t index) const;
  Build on_foot(const Profile&) const;
  Build mounted(const Profile&) const;

  const Numbers& n_;
  struct Ride {
    Length trot, run;
  } heavy_, medium_, light_;
  Length run_none_, run_light_, run_medium_, run_heavy_, run_shielded_plate_, run_knight_;
  Length pike_, long_, two_hand_, single_hand_;
  int single_dice_, two_hand_dice_;
  struct Defence {
    int plated_rider, heavy_rider, plain_knight, full_plate, heavy, medium, light, none;
  } defence_;
};

}  // namespace fyrd::merlin::realistic
