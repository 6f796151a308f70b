// A battle of the more realistic game: its numbers, its people, and what it can be asked.
#pragma once

#include "core/play/hash.h"
#include "rulesets/merlin/battle.h"
#include "rulesets/merlin/realistic/people/kit.h"

namespace fyrd::merlin::realistic {

class RealisticBattle final : public BattleOf<RealisticBattle, State, MerlinBattle> {
 public:
  Numbers numbers;
  std::vector<Kit> kits;          // beside members
  std::array<int, 2> strength{};  // figures at the start

  const Kit& kit(FigureId id) const { return kits[id.index]; }

  void start(State&) const;
  void play(State&, Play&) const;
  void fingerprint(const State&, Hash&) const;
  std::span<const TurnPart> parts() const override;
  std::size_t part(const Tabletop&) const override;
  std::string wins() const override;
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

using Here = HereOf<RealisticBattle, State>;
using Now = NowOf<RealisticBattle, State>;

inline bool mounted(Here here, FigureId id) { return here[id].base == 1; }
inline const Build& build(Here here, FigureId id) { return here.b.kit(id).builds[here[id].base]; }

}  // namespace fyrd::merlin::realistic
