// The numbers of the more realistic game, as data/merlin/realistic.toml gives them, and its rulings (MER-R-002 …
// MER-R-041, MER-R-A07, A10, A19, A22, A31, A40, A43).
#pragma once

#include "core/geometry/angle.h"
#include "core/geometry/unit.h"
#include "data/node.h"
#include "rulesets/merlin/realistic/state.h"

namespace fyrd::merlin::realistic {

enum class Missile : std::uint8_t { javelin, longbow, crossbow, composite_bow, none };

// What a table may settle in its own way; false everywhere is the letter.
struct Rulings {
  bool charge_at_trot = false;   // MER-R-A07 at a walk nobody charges
  bool short_inside = false;     // MER-R-A10 an improvised weapon has also lost its reach
  bool numbers_below = false;    // MER-R-A19 whose number is below the throw for a force routs
  bool heavy_turn_less = false;  // MER-R-A22 heavy cavalry turns as little at a trot as knights do
  bool shot_or_blow = false;     // MER-R-A31 who has shot does not strike
  bool back_from_all = false;    // MER-R-A32 who was driven back strikes at nobody
  bool hardy_two_hand = false;   // MER-R-A40 two-handed weapons break as seldom as pole-arms
  bool one_throw = false;        // MER-R-A43 one throw for losses nearby, however many they are
};

struct Numbers {
  Rulings rulings;
  Length walk, level_walk, level_climb, level_boost, figure;
  Angle trot_turn, straight;
  struct Fall {
    int horse = 0, rider = 0;
  } falls[3];  // at a walk, a trot, a run
  int level_falls = 0, level_out = 0;
  Length range[4];
  int hardy_breaks = 0;  // MER-R-A40
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
