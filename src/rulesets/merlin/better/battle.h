// A battle of the better game: its numbers, its people with their weapons, and what the phases share.
#pragma once

#include "core/play/hash.h"
#include "rulesets/merlin/battle.h"
#include "rulesets/merlin/better/state.h"
#include "rulesets/merlin/better/turn/chance.h"

namespace fyrd::merlin::better {

struct Numbers {
  int movement_dice = 0;
  Length pip, mounted_move;
  int hits = 0, mounted = 0, charging = 0, couched = 0;                             // attack
  int base = 0, helmet = 0, shield = 0, mail = 0, plate = 0, horse = 0, saves = 0;  // defence
  int higher = 0, fortified = 0, wall = 0;                                          // places that help the defender
  int cover[4] = {};                                                                // none, half, most, slit
  int morale_dice = 0;
  Length alarm, pursuit;
};

// A weapon as this game knows it.
struct Arm {
  const char* name = "";
  const char* rule = "";
  Length reach;
  int dice = 0, hits = 0;  // and from which face on they hit
  bool lance = false;
};

// What a figure fights with, and how brave it is.
struct Fighter {
  static constexpr int most_arms = 4;
  std::array<Arm, most_arms> arms{};
  int arm_count = 0;
  Arm shot;
  bool shoots = false, crossbow = false, mounted = false;
  Length reach;     // of his longest weapon
  int courage = 0;  // what two dice must show
  int guard = 0;    // dice of defence without those of a place

  std::span<const Arm> hand() const { return {arms.data(), static_cast<std::size_t>(arm_count)}; }
};

class BetterBattle final : public BattleOf<BetterBattle, State, MerlinBattle> {
 public:
  Numbers numbers;
  std::vector<Fighter> fighters;  // beside members
  ChanceTable chances;            // for the quick player

  const Fighter& fighter(FigureId id) const { return fighters[id.index]; }
  bool in_reach(const Tabletop& s, FigureId a, FigureId b, Length reach) const {
    return within(disc_of(s[a]), disc_of(s[b]), reach);
  }

  void start(State&) const;
  void play(State&, Play&) const;
  void fingerprint(const State&, Hash&) const;
  std::string phase(const Tabletop&) const override;
  void describe(const Tabletop&, FigureId, Facts&) const override;
  void describe(const Tabletop&, Side, Facts&) const override;
  void mark(const Tabletop&, FigureId, Tokens&) const override;
  int worth(const Tabletop&, FigureId) const override;
  std::vector<Ring> rings(const Tabletop&, FigureId) const override;
  Fraction menace(const Tabletop&, FigureId by, FigureId at, bool moves) const override;
  Choice quick(const Tabletop&, const Question&, Random&) const override;
};

// MER-B-002, MER-B-A19 what dice of movement come to; every rider goes further.
inline Length movement(const Numbers& n, int rolled, bool mounted) {
  return n.pip * rolled + (mounted ? n.mounted_move : Length{});
}

// MER-B-A13 who moved first names first; then the other side, and after both the next phase.
void next_side(State&, Phase then);
// MER-X03 after the morale step.
void end_turn(const BetterBattle&, State&, Play&);

}  // namespace fyrd::merlin::better
