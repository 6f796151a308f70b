// Weapons, and fighters made of parts: class, armour, shield, weapon, missile, mount, saddle, training (DRK-020 …
// DRK-029, DRK-B09, DRK-A29, DRK-A30, DRK-X01, DRK-X02).
#pragma once

#include <array>
#include <string>
#include <vector>

#include "data/library.h"
#include "rulesets/looks.h"

namespace fyrd::darkages {

enum class WeaponLength : std::uint8_t { bare_hands, very_short, short_one, half_long, thrusting };  // DRK-041
enum class Moving : std::uint8_t { never, worse, freely };  // shooting on the move
enum class Shield : std::uint8_t { none, small, large };
enum class Mount : std::uint8_t { foot, cavalry, mounted_foot };  // DRK-B09

// What the die must reach up to some distance; `outdoors`: not from a window or a slit (DRK-029).
struct Range {
  Length to;
  int need = 0;
  bool outdoors = false;
};
struct Ranges {
  std::array<Range, 3> all{};
  int count = 0;

  const Range* at(Length gap) const {  // DRK-A49 a bound belongs to the nearer range
    for (int i = 0; i < count; ++i) {
      if (gap <= all[i].to) return &all[i];
    }
    return nullptr;
  }
  Length furthest() const { return count == 0 ? Length{} : all[count - 1].to; }
};

struct Weapon {
  std::string id, name, help;
  // For blows.
  WeaponLength length = WeaponLength::bare_hands;
  WeaponLength one_hand = WeaponLength::bare_hands;  // DRK-A29 of one for both hands, beside a shield
  bool heavy = false, improvised = false;            // DRK-040
  // For shots.
  Ranges ranges, riding;  // `riding`: of cavalry on the move on easy ground (DRK-021)
  Moving moving = Moving::never;
  Length foot_moving_to;        // DRK-027 on foot and on the move no further
  Length heavy_to;              // DRK-026 heavy and burning shot
  bool mounted = false;         // may be shot from a horse
  bool mail = false;            // DRK-034 mail helps against it
  bool group = false;           // DRK-038, DRK-A46 may be aimed at a group
  bool loads = false;           // DRK-022
  bool before_contact = false;  // DRK-022 at its best on foot just before contact
  bool exposed = false;         // DRK-025 whoever shoots it has no cover
  bool slung = false;           // DRK-A30 a large shield hangs on the back
  int good = 0;                 // DRK-023 what a good thrower needs; 0: as anybody
  int shots = 0;                // DRK-X02; 0: enough
  int points = 0;
  Arm looks = Arm::none;

  bool missile() const { return ranges.count > 0 || riding.count > 0; }
};

struct Fighter {
  std::string id, name, help;
  int rank = 3;  // his class, DRK-B03
  int armour = 0;
  Shield shield = Shield::none;
  Mount mount = Mount::foot;
  Weapon weapon, missile;
  bool shoots = false;        // has a missile
  bool drilled = false;       // DRK-004 trained to move in close order
  bool braced = false;        // DRK-040 trained against cavalry
  bool good_thrower = false;  // DRK-023
  bool saddle = true;         // DRK-040 without a proper one nobody charges
  Dress dress;

  bool spear() const { return weapon.length == WeaponLength::thrusting; }
  // DRK-A52 close order takes a shield or a thrusting spear, and a free hand (DRK-A30).
  bool may_close() const { return (shield != Shield::none || spear()) && !(shoots && missile.slung); }
  bool burdened() const { return armour > 0 || shield == Shield::large; }  // DRK-001
  bool harmless() const { return rank == 1; }                              // DRK-A23
};

struct Prices {
  std::array<int, 5> rank{};     // by class
  int mail = 0, mail_above = 0;  // DRK-043 above his class
  int small_shield = 0, large_shield = 0;
  int cavalry = 0, saddle = 0, mounted_foot = 0;
  int drilled = 0, braced = 0, good_thrower = 0;
};

struct Armoury {
  std::vector<Weapon> weapons;
  std::vector<Fighter> fighters;  // examples to begin with
  Prices prices;

  Armoury() = default;
  Armoury(const data::Library&, data::Problems&);
};

}  // namespace fyrd::darkages
