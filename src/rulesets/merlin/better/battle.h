// A battle of the better game: its numbers, its people with their weapons, and what it can be asked.
#pragma once

#include "core/play/hash.h"
#include "rulesets/merlin/battle.h"
#include "rulesets/merlin/better/people/fighter.h"
#include "rulesets/merlin/better/state.h"
#include "rulesets/merlin/better/turn/chance.h"

namespace fyrd::merlin::better {

class BetterBattle final : public BattleOf<BetterBattle, State, MerlinBattle> {
 public:
  Numbers numbers;
  std::vector<Fighter> fighters;  // beside members
  ChanceTable chances;            // for the quick player

  const Fighter& fighter(FigureId id) const { return fighters[id.index]; }

  void start(State&) const;
  void play(State&, Play&) const;
  void fingerprint(const State&, Hash&) const;
  std::span<const TurnPart> parts() const override;
  std::size_t part(const Tabletop&) const override;
  void describe(const Tabletop&, FigureId, Facts&) const override;
  void describe(const Tabletop&, Side, Facts&) const override;
  void mark(const Tabletop&, FigureId, Tokens&) const override;
  int worth(const Tabletop&, FigureId) const override;
  std::vector<Ring> rings(const Tabletop&, FigureId) const override;
  Fraction menace(const Tabletop&, FigureId by, FigureId at, bool moves) const override;
  Choice quick(const Tabletop&, const Question&, Random&) const override;
};

using Here = HereOf<BetterBattle, State>;
using Now = NowOf<BetterBattle, State>;

}  // namespace fyrd::merlin::better
