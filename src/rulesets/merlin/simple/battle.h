// A battle of the simple game: its numbers, its people, and the questions the rules put to the sides.
#pragma once

#include "core/play/hash.h"
#include "rulesets/merlin/battle.h"
#include "rulesets/merlin/simple/state.h"

namespace fyrd::merlin::simple {

struct Numbers {
  Length movement;
  int mounted_free = 0;
  int two_to_one = 0, three_to_one = 0, leader = 0, mounted = 0, charging = 0, crossbow = 0;
  Length longbow_range, crossbow_range;
};

// The two kinds of shooter this game knows.
enum class Shooter : std::uint8_t { none, longbow, crossbow };

class SimpleBattle final : public BattleOf<SimpleBattle, State, MerlinBattle> {
 public:
  Numbers numbers;
  std::vector<Shooter> shooters;  // beside members

  Shooter shooter(FigureId id) const { return shooters[id.index]; }

  void start(State&) const;
  void play(State&, Play&) const;
  void fingerprint(const State&, Hash&) const;
  std::string phase(const Tabletop&) const override;
  void describe(const Tabletop&, FigureId, Facts&) const override;
  void describe(const Tabletop&, Side, Facts&) const override;
  void mark(const Tabletop&, FigureId, Tokens&) const override;
  std::vector<Ring> rings(const Tabletop&, FigureId) const override;
  Fraction menace(const Tabletop&, FigureId by, FigureId at, bool moves) const override;
  Choice quick(const Tabletop&, const Question&, Random&) const override;
};

// A figure leaves the battle (MER-S-001, MER-S-004).
void eliminate(State&, FigureId);
// MER-S-A12 a turn is one side turn each.
void end_side_turn(const SimpleBattle&, State&, Play&);

// What two rolls of a die come to when one has `ahead` more to add: outcomes of 36.
struct Contest {
  int wins = 0, loses = 0;
};
Contest contest(int ahead);
std::string chances(const Contest&);  // "7/12 to win, 5/18 to lose, 5/36 nothing"

}  // namespace fyrd::merlin::simple
