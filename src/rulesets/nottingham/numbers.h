// The tunable numbers of Nottingham (NOT-002).
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/geometry/length.h"
#include "data/library.h"

namespace fyrd::nottingham {

// A war machine (NOT-X40), by its MachineKind.
struct MachineNumbers {
  int crew = 0, loads = 0;
  int damage = 0;
  int through = 0;               // on whoever stands behind the victim of a bolt
  int scatter = 0;               // dice of a stone that misses
  int arc = 180;                 // degrees to either side of its line
  Length nearest{}, furthest{};  // furthest zero: no limit
  Length range_step{}, radius{};
};

// A heavy thing (NOT-155), by its kind.
struct HeavyKind {
  std::string id, name;
  Length across, height;
};
// The kinds that the program itself names.
enum : std::uint8_t { heavy_load, heavy_cask, heavy_ram };  // Thing::what

// What is added to dice, by the section of the file that says it. What a record does not carry is as it always was.
struct TestNumbers {  // NOT-023, NOT-156
  int bound = -1, ground = -1, deep_water = -1;
};
struct AttackNumbers {  // NOT-068
  int behind = 2, side = 1, ground = 1, shield = -1, obscured = -1, moved = -1;
  int improvised = -1, left_hand = -1, second_blow = -1, cleaving = -1, mounted_charge = -1;
};
struct ThrustNumbers {  // NOT-143
  int behind = 2, side = 1, obscured = -1, charge = 1, mounted_charge = 2;
  int ground = 4;  // with this much weight he goes to the ground
};
struct ShotNumbers {  // NOT-064
  int point_blank = 1, distance = -1, target_moved = -1, moved = -1, mounted = -1, obscured = -1, snapshot = -2,
      rain = -1;
};
struct StoneNumbers {  // NOT-X40
  int distance = -1, unseen = -2;
};
struct HurlNumbers {  // NOT-X53 heavy things thrown
  int clumsy = -1, damage = 1;
};
struct WoundNumbers {  // NOT-084
  int bare_hands = -1, club = -1, charge = 1, mounted_charge = 2, higher = 1, ground = 1, tree = -2;
};
struct HarmNumbers {  // NOT-083 a wound of so much
  int ground = 3, out = 5;
};
struct FallNumbers {  // NOT-085
  int empty_hand = 1, heavy = -1, depth = -1;
  int stands = 4, ground = 2;  // a fall of so much
};
struct SmashNumbers {  // NOT-153
  int bound = -1, run_up = 1;
};
struct RallyNumbers {  // NOT-082
  int hero = 1, leader = 1, commanded = 1;
};
struct RiseNumbers {  // NOT-072, NOT-073, NOT-X30
  int net = -1, help = 1;
};
struct PanicNumbers {  // NOT-092, NOT-093, NOT-131
  int fails = 2, dread_fails = 1;
  int losses = 4, foes = 2;  // one in so many of the dice, and enemies without a friend near
};
struct SkillNumbers {  // NOT-123 … NOT-146
  int balance = 1, brave = 1, brave_dice = -1, dodge = 1, escape = -1, hatred = 1, tireless = 4, tough = -1,
      training = 1;
};

// The tunable numbers of data/nottingham/rules.toml.
struct Numbers {
  Length reach;                                    // NOT-066 an attack, and the area around a figure
  Length contact;                                  // NOT-A61
  Length step, waist;                              // NOT-A69
  Length activation_move, mounted_move;            // NOT-054, NOT-160
  Length charge, smash_run;                        // NOT-084, NOT-153
  Length point_blank, range_step, lying_cover;     // NOT-064
  Length toss;                                     // NOT-083
  Length panic_near, flight, command, rally_near;  // NOT-092, NOT-095, NOT-128, NOT-082
  Length higher, rider_higher;                     // NOT-A53
  Length pick_up, get_up_room;                     // NOT-075, NOT-A65
  Length foot_base, mounted_base;                  // diameters or sides (NOT-A61)
  bool square_bases = false;                       // NOT-003
  Length body_width, body_length, body_height, body_eyes, lying_height, lying_eyes, rider_height,
      rider_eyes;                                                                // NOT-A62, A64
  Length horse_height{3302}, pig_height{1524};                                   // NOT-A62, NOT-A101
  Length heavy_base = 20_mm, heavy_height{1524};                                 // NOT-155 chests, casks, a ram
  Length trunk_length = 6_in, trunk_width = 1_in, trunk_height{1270};            // NOT-A103 a felled pine
  Length trap_near{1270}, net_width = 1_in, pit_width = 2_in, pit_depth = 2_in;  // NOT-X30
  Length machine_side = 2_in, trebuchet_side = 3_in, machine_height = 1_in;      // NOT-X40
  Length behind = 2_in;                                                          // NOT-X40 of a victim
  Length hurl_far = 3_in;                                                        // NOT-X53
  Length trap_off = 6_in, trap_seen = 4_in;  // NOT-X30 from the enemy's ground, and when somebody looks
  int ram = 2, gate_men = 3, gate_bars = 2;  // NOT-X50
  int chop_out = 2, chop_ground = 1;         // NOT-212
  int fire_turn = 3, fire_die = 5;           // NOT-X51
  std::array<MachineNumbers, 4> machines = {{
      {},
      {.crew = 2, .loads = 1, .damage = 3, .through = 2, .range_step = 20_in},
      {.crew = 2,
       .loads = 2,
       .damage = 2,
       .scatter = 1,
       .nearest = 12_in,
       .furthest = 48_in,
       .range_step = 20_in,
       .radius = 1_in},
      {.crew = 3,
       .loads = 4,
       .damage = 4,
       .scatter = 2,
       .arc = 15,
       .nearest = 24_in,
       .range_step = 20_in,
       .radius = 2_in},
  }};
  std::vector<HeavyKind> heavy{{"load", "a heavy thing", 20_mm, Length{1524}},
                               {"cask", "a cask", 20_mm, Length{1524}},
                               {"ram", "the ram", 20_mm, Length{1524}}};
  int target = 6, disarm_target = 8, rally_target = 5, smash_target = 6;
  int turns = 30, idle_turns = 2;       // NOT-X52
  int doubt_die = 4, doubt_share = 10;  // NOT-A60 what favours who strikes; thousandths of a body about a tenth
  int bound_slows = 1, athletic = 1;    // NOT-054, NOT-124 inches
  int horn = 1;                         // NOT-118
  TestNumbers test;
  AttackNumbers attack;
  ThrustNumbers thrust;
  ShotNumbers shot;
  StoneNumbers stone;
  HurlNumbers hurl;
  WoundNumbers wound;
  HarmNumbers harm;
  FallNumbers fall;
  SmashNumbers smash;
  RallyNumbers rally;
  RiseNumbers rise;
  PanicNumbers panic;
  SkillNumbers skill;
};
Numbers read_numbers(const data::Library&, int percent, data::Problems&);  // NOT-002 all lengths by a percentage

}  // namespace fyrd::nottingham
