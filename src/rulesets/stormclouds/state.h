// Everything that changes in a battle of Stormclouds.
#pragma once

#include "core/figure_set.h"
#include "core/table/edge.h"
#include "core/table/figure.h"
#include "rulesets/stormclouds/people/card.h"

namespace fyrd::stormclouds {

enum class Phase : std::uint8_t { edge, heroes, villains, next, action, tests };

// What somebody has done, or had done for him, in this Turn.
struct Turn {
  bool acted = false, moved = false, shot = false, swung = false;  // swung: a great weapon (STO-X15)
  bool bonus = false;                                              // STO-050 once a Turn
  bool marked = false, duelled = false, shielded = false, roped = false,
       spared = false;                                                 // STO-X14, STO-X15 once a Turn
  bool warded = false, veiled = false, rooted = false, swift = false;  // STO-X12 until its end
  bool tested = false;
};

struct Man {
  std::uint8_t trauma = 0;
  std::uint8_t owed = 0;    // STO-A18 counters of Digging Deep that come after the deed
  std::uint8_t speed = 0;   // STO-A32 by which he acts in this Turn
  std::uint8_t card = 0;    // of a Villain
  std::uint8_t armour = 0;  // STO-X15 Trauma it still takes
  std::uint8_t felled = 0;  // STO-X17 what the Villains count that he put out
  bool last_ditch = false;  // STO-042
  bool stubborn_used = false, lucky_used = false;
  bool interrupted = false;  // STO-054 it is still to be paid
  Set<Gear> gear;
  Issue issue = Issue::none;  // STO-042 drawn in this battle
  Turn turn;
};

// Where the present activation stands.
struct Activation {
  FigureId who{};
  std::uint8_t taken = 0;   // actions
  bool ran = false;         // STO-A35 the next action has a Run before it …
  bool may_run_on = false;  // … and the last one may have one after it
};

// STO-A41 what a Twist of Fate has left behind.
struct Twists {
  bool due = false, over = false;  // a natural 1 has been rolled; no other counts this Turn
  bool might = false, dexterity = false, spells = false, speed = false;                 // to the end of the Turn
  bool warrior_twice = false, mighty_blow = false, mighty_shot = false, parry = false;  // until they happen
};

constexpr int max_patches = 8;
struct Patch {
  Point at;
  bool smoke = false;  // else caltrops
};

struct State : Men<Man> {
  Phase phase = Phase::edge;
  Edge edge = Edge::south;  // STO-081 the players'
  Activation act;
  Twists twist;
  FigureSet newcomers;               // STO-A44 away until a Twist calls them
  Set<int, std::uint8_t> found{};    // STO-035 places that have been searched
  Set<int, std::uint8_t> claimed{};  // STO-083 Objectives, at the end of the last Turn
  Length cart;                       // STO-X18 how far it has come
  std::uint8_t patch_count = 0;
  std::array<Patch, max_patches> patches{};
};

}  // namespace fyrd::stormclouds
