// A battle of Newcastle: its numbers, its people, its options, and what the phases share.
#pragma once

#include "core/play/here.h"
#include "core/table/way.h"
#include "rulesets/newcastle/people/fighter.h"
#include "rulesets/newcastle/state.h"
#include "rulesets/scenario.h"

namespace fyrd::newcastle {

struct Numbers {
  Length foot_base, mounted_base, chariot_base;
  int neighbour = 0, extra_wieldy = 0, wounded = 0, riding_down = 0, dodge = 0;
  int medium = 0, far = 0, snap = 0, aboard = 0;
  int small_group = 0, middle_group = 0, large_group = 0, middle_size = 0, large_size = 0;
  int difficult = 0, riders_difficult = 0, formed = 0, slowest = 0;  // inches of a move
  int least = 0, gap = 0, turned = 0;                                // of a group
  Length beside, pitch;
  int slower = 0, weaker = 0;  // a wounded man
  int fewest = 1;              // NEW-A43 dice of a hit
  Length pushed;
  int charge_dice = 0, turn = 0;                   // of riders
  int champion_skill = 0, champion_toughness = 0;  // NEW-X02
  Length leader;
  int steady = 0, wounded_steady = 0;
  Length herd, home;
  int turns = 0, in_a_row = 0;
};

// What may be switched on and off.
struct Switches {
  bool leaving = true;      // NEW-X08
  bool fumbles = false;     // NEW-X06
  bool morale = false;      // NEW-X07
  bool dodge = false;       // NEW-X09
  bool cower = false;       // NEW-X10
  bool initiative = false;  // NEW-X11
};

// How doubtful readings are settled; all false: by the letter.
struct Rulings {
  bool only_beside = false;     // NEW-A16 nobody is neighbour across an empty place
  bool rout_at_end = false;     // NEW-A28 flight is judged at the end of a player's turn
  bool charges_last = false;    // NEW-A34 after the first charge nobody moves or shoots any more
  bool group_as_seen = false;   // NEW-A47 of a group only those count who can be hit, and two are no group
  bool push_forgotten = false;  // NEW-A49 by stepping up
  bool rout_by_shares = false;  // NEW-A52 of those a side began with
};

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

Numbers read_numbers(const data::Library&, data::Problems&);

}  // namespace fyrd::newcastle
