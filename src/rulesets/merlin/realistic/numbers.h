// The numbers of the more realistic game, as data/merlin/realistic.toml gives them.
#pragma once

#include "core/geometry/angle.h"
#include "core/geometry/unit.h"
#include "data/node.h"
#include "rulesets/merlin/realistic/state.h"

namespace fyrd::merlin::realistic {

enum class Missile : std::uint8_t { javelin, longbow, crossbow, composite_bow, none };

struct Numbers {
  Length walk, level_walk, level_climb, level_boost, storey, figure;
  Angle trot_turn, straight;
  struct Fall {
    int horse = 0, rider = 0;
  } falls[3];  // at a walk, a trot, a run
  int level_falls = 0, level_out = 0;
  Length range[4];
  int loading_bow = 0, loading_crossbow = 0, javelin_still = 0;
  Length javelin_forward;
  int needed[5][4] = {};  // row of armour, missile
  int cover[3] = {};
  int horse_hit = 0, missile_breaks = 0;
  Length hand, improvised_long;  // reach of what is improvised
  int pike_ranks = 0, spear_ranks = 0;
  int unarmed_less = 0, improvised_dice = 0, mounted_dice = 0, charging_dice = 0, couched_dice = 0;
  int fortified = 0, fortified_high = 0;
  int champion = 0, character = 0, hero = 0, ground = 0, fort_and_high = 0, behind = 0;
  Length push, near;
  int morale_knight = 0, morale_other = 0, morale_bow = 0, quarter = 0;
  int give_up = 0;  // percent of a force
  bool rally = false;
  int gate_defence = 0, gate_blows = 0, capture_enemies = 0, capture_on = 0;
  int ladder_even = 0, ladder_many = 0, ladder_raised = 0;
  Length ladder_head;
  int columns[11] = {};
  Effect chart[11][12] = {};
  int javelin_rounds = 0;
  bool fallen_bodies = false;
};

Numbers read_numbers(const data::Node& root, Unit, int percent, data::Problems&);

}  // namespace fyrd::merlin::realistic
