// A battle of Dark Ages: its numbers, its people, its options, and what the phases share.
#pragma once

#include "core/play/here.h"
#include "core/table/way.h"
#include "rulesets/darkages/numbers.h"
#include "rulesets/darkages/people/warband.h"
#include "rulesets/darkages/state.h"
#include "rulesets/scenario.h"

namespace fyrd::darkages {

enum class Going : std::uint8_t { easy, difficult, very_difficult };  // DRK-002

struct TerrainTrait {
  std::array<Going, 3> going{};  // by Mount
  bool cover = false, slit = false, opening = false, hides = false, raised = false, indoors = false, fort = false,
       burns = false;
};

class DarkAgesBattle final : public BattleOf<DarkAgesBattle, State> {
 public:
  Numbers numbers;
  Switches switches;
  Rulings rulings;
  std::vector<TerrainTrait> traits;  // beside terrain
  std::vector<Soldier> soldiers;     // beside members
  std::vector<Zone> zones;           // one a side
  std::vector<int> burnables;        // pieces, beside State::fires
  std::vector<int> fire_of;          // of each piece: its place among them, or -1
  std::vector<bool> slows;           // of each piece: bad ground for somebody
  std::optional<Objective> objective;
  Side raiders;                // DRK-X07 who is after the loot; none: there is none
  FigureId captive;            // DRK-X07
  std::array<int, 2> began{};  // DRK-X04 the points of each side
  State opening;
  Ways ways[2];  // for men on foot, for riders

  const Soldier& soldier(FigureId id) const { return soldiers[id.index]; }
  const Fighter& fighter(FigureId id) const { return soldiers[id.index].fighter; }
  const Piece& piece(int i) const { return ground.pieces()[i]; }

  void start(State& s) const { s = opening; }
  void play(State&, Play&) const;
  void fingerprint(const State&, Hash&) const;
  std::span<const TurnPart> parts() const override;
  std::size_t part(const Tabletop&) const override;
  std::string wins() const override;
  std::string verdict(const Tabletop&) const override;
  std::vector<Written> written(const Tabletop&, const Choice&) const override;
  void describe(const Tabletop&, FigureId, Facts&) const override;
  void describe(const Tabletop&, Side, Facts&) const override;
  std::span<const Shown> shows() const override;
  Appearance appearance(const Tabletop&, FigureId) const override;
  void mark(const Tabletop&, FigureId, Tokens&) const override;
  Sight sight(const Tabletop&, const Aim& from, const Aim& to) const override;
  std::vector<Ring> rings(const Tabletop&, FigureId) const override;
  std::vector<Prop> props(const Tabletop&, Side) const override;
  Fraction menace(const Tabletop&, FigureId by, FigureId at, bool moves) const override;
  Choice quick(const Tabletop&, const Question&, Random&) const override;
};

using Here = HereOf<DarkAgesBattle, State>;
using Now = NowOf<DarkAgesBattle, State>;
using Then = HereOf<DarkAgesBattle, Tabletop>;  // DRK-A34 the table as it was at some moment of a movement

inline Mount mount(Here here, FigureId id) { return here.man(id).afoot ? Mount::foot : here.b.fighter(id).mount; }
inline bool on_foot(Here here, FigureId id) { return mount(here, id) == Mount::foot; }
inline bool rides(Here here, FigureId id) { return mount(here, id) == Mount::cavalry; }  // and fights so

constexpr int turn_of(int degrees_wide) { return degrees_wide * 65536 / 360; }  // for `between`

}  // namespace fyrd::darkages
