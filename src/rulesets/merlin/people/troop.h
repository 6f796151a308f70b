// Figures of Lord Merlin's games as their warband describes them, and what they cost (MER-X01, MER-X02).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "data/library.h"
#include "rulesets/looks.h"
#include "rulesets/roster.h"

namespace fyrd::merlin {

enum class WeaponClass : std::uint8_t {
  unarmed,
  dagger,
  single_hand,
  two_hand,
  pole_arm,
  spear,
  lance,
  pike,
  javelin,
  longbow,
  composite_bow,
  crossbow
};
enum class Armour : std::uint8_t { none, jack, mail_shirt, mail, plate_mail, full_plate };
enum class Mount : std::uint8_t { none, unarmoured, light, medium, heavy };

struct Weapon {
  std::string id, name;
  WeaponClass kind = WeaponClass::unarmed;
  int points = 0;
  int breaks = 0;           // the highest natural roll that breaks it, in the realistic game
  bool long_thing = false;  // MER-R-A27 an improvised weapon of some length
  Arm looks = Arm::none;
};

struct Profile {
  std::string id, name, help;
  Armour armour = Armour::none;
  bool shield = false, helmet = false, knight = false, armoured_horse = false;
  Mount mount = Mount::none;
  std::vector<Weapon> weapons;
  Dress dress;

  bool mounted() const { return mount != Mount::none; }
  const Weapon* missile() const;  // the bow, crossbow or javelins he carries
};

// Everything about troops that the data files say.
struct Armoury {
  std::vector<Weapon> weapons;
  std::vector<Profile> profiles;
  struct Points {
    int unarmoured_foot, light_foot, medium_foot, heavy_foot, dismounted_knight;
    int light_cavalry, medium_cavalry, heavy_cavalry, mounted_knight;
    int leader, champion, hero;
  } points{};

  Armoury() = default;
  Armoury(const data::Library&, data::Problems&);

  int body_points(const Profile&) const;  // MER-X01
};

struct Troop : Start {
  Profile profile;
  bool leader = false, standard = false, champion = false, hero = false;
  bool character = false;  // MER-R-027 a player's own, at the start of his career
  int heroic = 0;          // MER-R-A24 what this hero adds; 0: as the rules say
  int points = 0;          // MER-X01
};

struct Force : Band {
  std::vector<Troop> troops;
};

constexpr int most_troops = 20;

bool is_missile(WeaponClass);

// What there is to choose from for somebody who builds a force.
std::vector<std::string_view> armour_ids();
std::vector<std::string_view> mount_ids();
int full_points(const Armoury&, const Profile&);  // MER-X01 with his weapons

// Reads a warband and lists everything wrong with it. `budget` 0: any number of points.
Force read_force(const Armoury&, const data::Tree&, Unit, int percent, int budget, data::Problems&);

// Profiles and gear for somebody who builds a force.
void describe(const Armoury&, Catalog&);

}  // namespace fyrd::merlin
