// What is added to dice. Facts come from the table or from what is said to `fyrd odds`; only here are they added up
// (NOT-023, NOT-064, NOT-068, NOT-082, NOT-084, NOT-085, NOT-103, NOT-105, NOT-106, NOT-110, NOT-114, NOT-115, NOT-116,
// NOT-117, NOT-130, NOT-132, NOT-142, NOT-143, NOT-153, NOT-A02, NOT-A16, NOT-A22).
#pragma once

#include "core/geometry/angle.h"
#include "core/play/tally.h"
#include "rulesets/nottingham/numbers.h"

namespace fyrd::nottingham {

enum class Characteristic : std::uint8_t { none, initiative, melee, ranged };

// Every test begins with these (NOT-020, NOT-023).
struct TestFacts {
  FigureId who = nobody;
  Characteristic of = Characteristic::none;
  int value = 0;  // of the characteristic
  int bound = 0;
  bool lying = false, deep_water = false;
  int more = 0;  // whatever else is said
};
Tally test_tally(const Numbers&, const TestFacts&, const char* what);

struct BlowFacts {
  TestFacts test;
  Quarter from = Quarter::front;  // of the target
  bool target_lying = false, target_moved = false;
  bool shield = false, hidden = false;  // of the target, towards him; NOT-A16 only one counts
  bool improvised = false, left_hand = false;
  bool second = false;  // of two blows, by who has not learnt it (NOT-145)
  int cleaves = 0;      // how many blows of a cleave, with this one
  bool mounted_charge = false, hates = false, trained = false, escapes = false;
};
Tally attack_tally(const Numbers&, const BlowFacts&);

struct BlockFacts {
  TestFacts test;
  int blade = 0, buckler = 0;  // what they add (NOT-106, NOT-114)
  bool dodges = false;
  int easy = 0;  // what the attacker's weapon adds (NOT-105)
};
Tally block_tally(const Numbers&, const BlockFacts&);

struct ThrustFacts {
  TestFacts test;
  Quarter from = Quarter::front;
  bool hidden = false, charging = false, mounted = false;
  int shield = 0;  // what it adds (NOT-115)
};
Tally thrust_tally(const Numbers&, const ThrustFacts&);
Tally weight_tally(const Numbers&, const ThrustFacts&);  // when it has hit

struct ShotFacts {
  TestFacts test;
  bool bolt = false;  // of a ballista (NOT-X40)
  bool close = false;
  int steps = 0;  // of range
  bool target_moved = false, moved = false, mounted = false, obscured = false;
  const char* cover = "obscured";  // by what he is
  bool snapshot = false;
  int bow = 0;  // what it adds (NOT-103)
  bool trained = false;
  int rain = 0;
  bool hurled = false;  // NOT-X53 a heavy thing
};
Tally shot_tally(const Numbers&, const ShotFacts&);

struct WoundFacts {
  FigureId by = nobody;
  enum class With : std::uint8_t { weapon, bare_hands, club, machine, heavy } with = With::weapon;
  int damage = 0;  // of the weapon or the machine
  int armour = 0;
  bool charging = false, mounted = false, higher = false;
  bool lying = false, tough = false;  // the target
  bool tree = false;                  // NOT-212
  int more = 0;
};
Tally wound_tally(const Numbers&, const WoundFacts&, const char* what = "wound");

struct FallFacts {
  FigureId who = nobody;
  bool empty_hand = false, heavy = false;
  int balance = 0;  // how often he has learned it
  int depth = 0;    // in full inches
  int more = 0;
};
Tally fall_tally(const Numbers&, const FallFacts&);

struct SmashFacts {
  FigureId who = nobody;
  int bound = 0;
  bool run_up = false, ram = false;
  int weight = 0;  // of weapon or armour, whichever is more
  int door = 0;
  int more = 0;
};
Tally smash_tally(const Numbers&, const SmashFacts&);

struct RallyFacts {
  TestFacts test;
  bool hero = false, leader = false, commanded = false, brave = false;
};
Tally rally_tally(const Numbers&, const RallyFacts&);

}  // namespace fyrd::nottingham
