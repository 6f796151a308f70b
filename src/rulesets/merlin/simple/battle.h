// A battle of the simple game: its numbers, its people, and what it can be asked.
#pragma once

#include "core/play/hash.h"
#include "rulesets/merlin/battle.h"
#include "rulesets/merlin/simple/numbers.h"
#include "rulesets/merlin/simple/state.h"

namespace fyrd::merlin::simple {

// The two kinds of shooter this game knows.
enum class Shooter : std::uint8_t { none, longbow, crossbow };

// What somebody adds to his die in a combat, by himself; the same in the whole battle.
struct Edge {
  int leads = 0, rides = 0, charges = 0;  // the last two one instead of the other
};

class SimpleBattle final : public BattleOf<SimpleBattle, State, MerlinBattle> {
 public:
  Numbers numbers;
  std::vector<Shooter> shooters;  // beside members
  std::vector<Edge> edges;        // beside members

  Shooter shooter(FigureId id) const { return shooters[id.index]; }
  const Edge& edge(FigureId id) const { return edges[id.index]; }

  void start(State&) const;
  void play(State&, Play&) const;
  void fingerprint(const State&, Hash&) const;
  std::span<const TurnPart> parts() const override;
  std::size_t part(const Tabletop&) const override;
  void describe(const Tabletop&, FigureId, Facts&) const override;
  void describe(const Tabletop&, Side, Facts&) const override;
  void mark(const Tabletop&, FigureId, Tokens&) const override;
  std::vector<Ring> rings(const Tabletop&, FigureId) const override;
  Fraction menace(const Tabletop&, FigureId by, FigureId at, bool moves) const override;
  Choice quick(const Tabletop&, const Question&, Random&) const override;
};

using Here = HereOf<SimpleBattle, State>;
using Now = NowOf<SimpleBattle, State>;

}  // namespace fyrd::merlin::simple
