// A battle of Newcastle: its numbers, its people, its options, and what the phases share.
#pragma once

#include "core/play/here.h"
#include "core/table/way.h"
#include "rulesets/newcastle/numbers.h"
#include "rulesets/newcastle/people/fighter.h"
#include "rulesets/newcastle/state.h"
#include "rulesets/scenario.h"

namespace fyrd::newcastle {

struct TerrainTrait {
  bool difficult = false;  // NEW-021
  bool cover = false;      // NEW-X10
};

// NEW-X12 one side is to bring beasts home over its edge.
struct Raid {
  Side side;
  std::vector<Point> beasts;
};

class NewcastleBattle final : public BattleOf<NewcastleBattle, State> {
 public:
  Numbers numbers;
  Switches switches;
  Rulings rulings;
  std::vector<TerrainTrait> traits;  // beside terrain
  std::vector<Soldier> soldiers;     // beside members
  std::vector<Zone> zones;           // one a side
  std::optional<Objective> objective;
  std::optional<Raid> raid;
  Side first{0};               // NEW-011 who has the first turn
  std::array<int, 2> began{};  // NEW-A52 how many fine men each side had
  State opening;
  Ways ways[3];  // for each size of base
  Ways roads;    // for a line of six, where it has room to turn

  const Soldier& soldier(FigureId id) const { return soldiers[id.index]; }
  const Fighter& fighter(FigureId id) const { return soldiers[id.index].fighter; }
  const Arm& arm(FigureId id, int which) const { return fighter(id).arms[which]; }
  const TerrainTrait& trait(const Piece& p) const { return traits[p.kind]; }

  void start(State& s) const { s = opening; }
  void play(State&, Play&) const;
  void fingerprint(const State&, Hash&) const;
  std::span<const TurnPart> parts() const override;
  std::size_t part(const Tabletop&) const override;
  std::string wins() const override;
  std::string verdict(const Tabletop&) const override;
  void describe(const Tabletop&, FigureId, Facts&) const override;
  void describe(const Tabletop&, Side, Facts&) const override;
  std::span<const Shown> shows() const override;
  Appearance appearance(const Tabletop&, FigureId) const override;
  void mark(const Tabletop&, FigureId, Tokens&) const override;
  int worth(const Tabletop&, FigureId) const override;
  Sight sight(const Tabletop&, const Aim& from, const Aim& to) const override;
  std::vector<Ring> rings(const Tabletop&, FigureId) const override;
  std::vector<Prop> props(const Tabletop&, Side) const override;
  Fraction menace(const Tabletop&, FigureId by, FigureId at, bool moves) const override;
  Choice quick(const Tabletop&, const Question&, Random&) const override;
};

using Here = HereOf<NewcastleBattle, State>;
using Now = NowOf<NewcastleBattle, State>;

inline const Arm& held(Here here, FigureId id) { return here.b.arm(id, here.man(id).hand); }

}  // namespace fyrd::newcastle
