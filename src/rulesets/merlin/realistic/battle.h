// A battle of the more realistic game: its numbers, its people, and what its phases share.
#pragma once

#include "core/play/hash.h"
#include "rulesets/merlin/battle.h"
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

// A weapon for hand-to-hand combat as somebody carries it.
struct Arm {
  std::uint8_t weapon = 0;  // of the troop's weapons
  WeaponClass kind = WeaponClass::unarmed;
  std::uint8_t band = 0;
  Length reach;
  int dice = 0, breaks = 0, ranks = 0;
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
};

class RealisticBattle final : public BattleOf<RealisticBattle, State, MerlinBattle> {
 public:
  Numbers numbers;
  std::vector<Kit> kits;          // beside members
  std::array<int, 2> strength{};  // figures at the start

  const Kit& kit(FigureId id) const { return kits[id.index]; }
  const Build& build(const Tabletop& s, FigureId id) const { return kit(id).builds[s[id].base]; }
  bool mounted(const Tabletop& s, FigureId id) const { return s[id].base == 1; }

  void start(State&) const;
  void play(State&, Play&) const;
  void fingerprint(const State&, Hash&) const;
  std::string phase(const Tabletop&) const override;
  void describe(const Tabletop&, FigureId, Facts&) const override;
  void describe(const Tabletop&, Side, Facts&) const override;
  Appearance appearance(const Tabletop&, FigureId) const override;
  void mark(const Tabletop&, FigureId, Tokens&) const override;
  int worth(const Tabletop&, FigureId) const override;
  Sight sight(const Tabletop&, const Aim& from, const Aim& to) const override;
  std::vector<Ring> rings(const Tabletop&, FigureId) const override;
  Fraction menace(const Tabletop&, FigureId by, FigureId at, bool moves) const override;
  Choice quick(const Tabletop&, const Question&, Random&) const override;
};

// Somebody is removed: those near him are alarmed, and a leader or standard is missed by all (MER-R-041).
void remove(const RealisticBattle&, State&, FigureId);
// MER-R-A15 a rider without a horse stands on his own feet and attacks no more this turn.
void unhorse(const RealisticBattle&, State&, FigureId);
// MER-R-006, MER-R-014 the row of falls for the pace of a horse.
const Numbers::Fall& fall_at(const RealisticBattle&, const State&, FigureId rider);

// Whether the centre of a base lies in ground that is walked through only.
bool in_rough(const MerlinBattle&, Point);

}  // namespace fyrd::merlin::realistic
