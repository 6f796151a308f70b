// A battle of Nottingham: its numbers, its people, its place, and what its chapters share.
#pragma once

#include "core/figures/sides.h"
#include "core/play/hash.h"
#include "core/table/way.h"
#include "rulesets/nottingham/numbers.h"
#include "rulesets/nottingham/people/warrior.h"
#include "rulesets/nottingham/rulings.h"
#include "rulesets/nottingham/state.h"
#include "rulesets/scenario.h"

namespace fyrd::nottingham {

// What a kind of ground means to the people on it.
struct TerrainTrait {
  int climb = -1;                      // difficulty of its face; -1: nobody climbs it (NOT-158)
  bool broken = false;                 // NOT-151
  bool pit = false;                    // NOT-152
  bool shallow = false, deep = false;  // NOT-156
  bool river = false;                  // NOT-157
  bool thatch = false;                 // NOT-154
  bool room = false;                   // the floor of a room, no ground of its own
  bool pine = false;                   // NOT-212
  bool stairs = false;                 // NOT-042 however steep
  Length hides;                        // NOT-033 so much of it hides who stands; zero: all of it
};

// A door, a shutter or a gate in a wall: closed, it is as solid as the wall (NOT-153, NOT-A92, A93).
struct Door {
  std::string id, name;
  Prism leaf;
  Vec inward;                           // from the opening into the building; zero: both sides are the same
  bool shutter = false;                 // of a window: climbed through, not walked
  DoorState state = DoorState::closed;  // at the start
  int smash = 0;                        // on smash rolls
  int bars = 1;                         // NOT-X50 actions it takes to open it from inside when it is locked
  int room = -1;
};

enum class Plot : std::uint8_t { battle, gingerbread, deadly_desires, christmas, gate, trouble };

// What a plot adds to a battle and what never changes in it (NOT-190, NOT-210 … NOT-212, NOT-X30, X40, X50, X51).
struct Setting {
  enum class Roles : std::uint8_t { dice, random, fixed } roles = Roles::dice;  // fixed: the first side attacks
  std::vector<int> bands;                                                       // how many may take part
  std::vector<int> groups;  // of each side when there are as many bands as this has entries
  bool machines = true, traps = true;
  int turns = 0;  // the last turn; 0: the plot names none

  struct House {
    std::string name;
    std::vector<int> rooms;    // pieces of ground
    std::vector<int> numbers;  // of the same rooms, as room_of counts them
  };
  std::vector<House> houses;  // the farm, the hut, the house on fire
  std::vector<int> pines;     // pieces of ground
  int tokens = 12;            // NOT-212 that fell a pine
  Length pull = 1_in;         // NOT-212 off a run with a felled pine
  std::vector<Point> casks;
  std::optional<Point> ram;
  struct Object {           // NOT-155 a heavy thing that stands about
    std::uint8_t what = 0;  // of Numbers::heavy
    Point at;
    Length height;
  };
  std::vector<Object> objects;
  Point walk_low, walk_high;  // NOT-X50 on top of the wall
  Length walk_height;
  int gate = -1;  // a door

  struct Work {  // NOT-X30, NOT-X40 bought for this battle
    Side side;
    std::uint8_t kind = 0;
  };
  std::vector<Work> bought_traps, bought_machines;
};

class NottinghamBattle final : public BattleOf<NottinghamBattle, State> {
 public:
  Numbers numbers;
  Armoury armoury;
  std::vector<TerrainTrait> traits;  // beside terrain
  std::vector<Warrior> warriors;     // beside members
  std::vector<Door> doors;
  std::vector<Zone> zones;  // by seat; where there are roles the attacker's first, then the defender's (Band::zone)
  Ways ways[2];             // on the ground, for foot and for riders
  Ways roads[2];            // the same around windows and deep water, and for riders around houses
  Ways lanes;               // roads for foot with a load, around fences too
  Plot plot = Plot::battle;
  Setting setting;
  State opening;             // what the battle begins with
  int percent = 100;         // NOT-002
  int rain = 0;              // NOT-163
  Length fog;                // NOT-164 how far one sees; zero: no fog
  bool block_floor = false;  // NOT-A54
  Rulings rulings;
  Length drift;  // NOT-157
  Angle flow;

  Length inch(int n = 1) const { return scaled(inches(n), percent); }  // NOT-002 of this game
  const Warrior& warrior(FigureId id) const { return warriors[id.index]; }
  const Item& item(ItemId id) const { return armoury.items[id.index]; }
  const TerrainTrait& trait(const Piece& piece) const { return traits[piece.kind]; }
  bool has(FigureId id, Skill skill) const { return warrior(id).has(skill); }
  bool hero_fells() const { return plot == Plot::christmas && !rulings.cutter_fells; }  // NOT-A103
  // The armour somebody wears; nothing: none.
  const Item* armour(const State&, FigureId) const;
  bool heavy(const State& s, FigureId id) const {
    const Item* worn = armour(s, id);
    return worn != nullptr && worn->heavy;
  }
  using Battle::friends;  // NOT-190 bands of one group
  bool friends(const Tabletop& s, FigureId a, FigureId b) const { return !enemies(s, a, b); }

  void start(State&) const;
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
  void forget(Tabletop&, const Tabletop& now, Side) const override;
  Sight sight(const Tabletop&, const Aim& from, const Aim& to) const override;  // NOT-032, NOT-033
  std::vector<Ring> rings(const Tabletop&, FigureId) const override;
  std::vector<Prop> props(const Tabletop&, Side) const override;
  Fraction menace(const Tabletop&, FigureId by, FigureId at, bool moves) const override;
  bool menaces(const State&, FigureId by, FigureId at) const;  // whether that is anything without a move, sooner
  Choice quick(const Tabletop&, const Question&, Random&) const override;
};

using Here = HereOf<NottinghamBattle, State>;
using Now = NowOf<NottinghamBattle, State>;

enum : std::uint8_t { foot_base, rider_base, body_base };  // NottinghamBattle::bases

}  // namespace fyrd::nottingham
