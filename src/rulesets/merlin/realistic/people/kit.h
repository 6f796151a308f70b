// What a figure's equipment comes to: paces, defence, reach and dice (MER-R-002, MER-R-012, MER-R-020, MER-R-023,
// MER-R-025).
#pragma once

#include "rulesets/merlin/people/troop.h"
#include "rulesets/merlin/realistic/numbers.h"

namespace fyrd::merlin::realistic {

// A weapon for hand-to-hand combat as somebody carries it.
struct Arm {
  std::uint8_t weapon = 0;  // of the troop's weapons
  WeaponClass kind = WeaponClass::unarmed;
  std::uint8_t band = 0;
  Length reach{};
  int dice = 0, breaks = 0, ranks = 0;
  int less = 0;  // taken from the total: bare hands
};

// What follows from somebody's equipment, on foot or mounted.
struct Build {
  Length trot, run;
  int defence = 0;
  const char* armour = "";  // the row of the defence in words
  int row = 0;              // of the missile table
  bool stiff = false;       // MER-R-A22 turns little at a trot
};

struct Kit {
  std::array<Arm, 4> arms{};
  int arm_count = 0;
  Length longest;  // reach
  Missile missile = Missile::none;
  std::uint8_t missile_weapon = 0;
  Build builds[2];  // on foot, mounted
  int nerve = 0;    // MER-R-040
  bool knight = false;

  std::span<const Arm> hand() const { return std::span(arms).first(arm_count); }
};

// Reads the tables that are looked up by equipment, and looks it up.
class KitReader {
 public:
  KitReader(const data::Node& root, const Numbers&, Length pike, Unit, int percent, data::Problems&);

  Kit kit(const Profile&) const;

 private:
  Arm arm(const Weapon&, int index) const;
  Build on_foot(const Profile&) const;
  Build mounted(const Profile&) const;

  const Numbers& n_;
  struct Ride {
    Length trot, run;
  } heavy_, medium_, light_;
  Length run_none_, run_light_, run_medium_, run_heavy_, run_knight_;
  Length pike_, long_, two_hand_, single_hand_;
  int single_dice_, two_hand_dice_;
  struct Defence {
    int plated_rider, heavy_rider, plain_knight, full_plate, heavy, medium, light, none;
  } defence_;
};

}  // namespace fyrd::merlin::realistic
