// A battle of Dark Ages: its numbers, its people, its options, and what the phases share.
#pragma once

#include "core/play/here.h"
#include "core/table/way.h"
#include "rulesets/darkages/people/warband.h"
#include "rulesets/darkages/state.h"
#include "rulesets/scenario.h"

namespace fyrd::darkages {

struct Numbers {
  Length foot_base, rider_width, rider_depth;
  Length foot, burdened, cavalry, mounted;       // DRK-001
  Length forward, aside;                         // DRK-004
  int wall_turn = 0, alike = 0, wall_least = 0;  // DRK-A33, DRK-A52
  int cover = 0, wall = 0, slit = 0, mail = 0, furtive = 0, worst = 0, moving = 0, shoot_mounted = 0, group = 0;
  Length wood, before_contact, lean, group_gap, group_spread;
  int group_least = 0, alight = 0;
  int poor_class = 2;  // DRK-A24 up to this nobody is trained
  int foe_in_wall = 0, heavy = 0, poor = 0, across = 0, lower = 0, riding_down = 0, against_riders = 0, charge = 0,
      braced = 0;  // DRK-040
  Length height, uphill, charge_way;
  int charge_turn = 0;
  Length leader;
  int leader_class = 0;
  int fire_spread = 0, fire_turns = 0;
  int changes = 0;
  int turns = 0, withdraw = 0, draw = 0;
};

// What may be switched on and off.
struct Switches {
  bool pooled_sixes = false;  // DRK-A01
  bool agree = false;         // DRK-A03, DRK-B02
  bool leaders = false;       // DRK-X05
};

// Readings that are not played by the letter.
struct Rulings {
  bool from_the_front = false;  // DRK-A15 a wall protects to its front only
  bool by_phase = false;        // DRK-A33 who stands in a wall is settled when the shooting begins
  bool rest_halved = false;     // DRK-A09 only what is left of the move
  bool rested = false;          // DRK-A18 who shot in the turn before is not ready for who comes at him
  bool level_climber = false;   // DRK-A26 who attacks across a bank is no higher than its defender
  bool own_edge_open = false;   // DRK-A50 what the shooter leans on hides nobody from him
  bool undisturbed = false;     // DRK-A43 nobody loads with an enemy upon him
};

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

Numbers read_numbers(const data::Library&, data::Problems&);

constexpr int turn_of(int degrees_wide) { return degrees_wide * 65536 / 360; }  // for `between`

}  // namespace fyrd::darkages
