// Figures of Lord Merlin's games as their warband describes them, and what they cost (MER-X01, MER-X02).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "data/library.h"
#include "rulesets/ruleset.h"

namespace fyrd::merlin {

enum class Shooter : std::uint8_t { none, longbow, crossbow };  // the kinds the simple game knows

struct Weapon {
  std::string id, name;
  int points = 0;
  Shooter shoots = Shooter::none;
};

struct Profile {
  std::string id, name, help;
  bool mounted = false;
  std::string body;
  int body_points = 0;
  std::vector<Weapon> weapons;
};

// Everything about troops that the data files say.
struct Armoury {
  std::vector<Weapon> weapons;
  std::vector<Profile> profiles;
  int leader_points = 0, champion_points = 0, hero_points = 0;

  Armoury() = default;
  Armoury(const data::Library&, data::Problems&);
};

struct Troop {
  std::string id, name;
  Profile profile;
  bool leader = false, standard = false, champion = false, hero = false;
  std::optional<Point> at;  // placed by hand
  std::optional<Angle> facing;
  bool out = false;         // begins the battle out of it
  Shooter shoots = Shooter::none;
  int points = 0;  // MER-X01
};

struct Force {
  std::string id, name;
  std::vector<Troop> troops;
  Bill bill;
};

constexpr int most_troops = 20;

// Reads a warband and lists everything wrong with it. `budget` 0: any number of points.
Force read_force(const Armoury&, const data::Tree&, Unit, int percent, int budget, data::Problems&);

// Profiles and gear for somebody who builds a force.
void describe(const Armoury&, Catalog&);

}  // namespace fyrd::merlin
