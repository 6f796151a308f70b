// Everything that changes in a battle (NOT-012).
#pragma once

#include "core/table/figure.h"
#include "rulesets/nottingham/people/armoury.h"

namespace fyrd::nottingham {

enum class Phase : std::uint8_t {
  roles,
  traps,
  deploy,
  hatred,
  contest,
  drift,
  events,
  panic,
  flight,
  judge,
  dice,
  rout
};

// A hand is empty or holds one of the things somebody has on him, by its place among them.
constexpr std::int8_t empty_hand = -1;

struct Man {
  std::array<ItemId, max_carried> items{};  // what he has on him, slung or in hand
  std::uint8_t item_count = 0;
  std::int8_t right = empty_hand, left = empty_hand;  // the same in both: a two-handed thing
  std::uint8_t plain = 0;                             // bound dice (NOT-011); the face is a marker (NOT-012)
  std::uint8_t aiming = 0;                            // bound dice with the six up (NOT-062)
  bool panic = false;                                 // a bound die locked with the one up (NOT-094)
  FigureId aims_at;
  FigureId hated;           // NOT-133
  FigureId felled_by;       // who put him out
  std::uint8_t felled = 0;  // enemies he put out
  Point began;              // where he was when his activation began
  Length began_height;
  std::int16_t face = -1;  // the piece he hangs on (NOT-A95)
  bool mounted = false, loaded = true, netted = false, prized = false;
  bool activated = false, moved = false;  // this turn
  bool moved_now = false;                 // in this activation
  bool bereft = false;                    // NOT-092 d: a friendly hero went out near him this turn
  bool lost_hatred = false;
  bool deployed = false;

  bool hanging() const { return face >= 0; }
  int bound() const { return plain + aiming + panic; }
  ItemId in_right() const { return right == empty_hand ? nothing : items[right]; }
  ItemId in_left() const { return left == empty_hand ? nothing : items[left]; }
  bool two_handed() const { return right != empty_hand && right == left; }
  bool hand_empty() const { return right == empty_hand || left == empty_hand; }
  bool hands_empty() const { return right == empty_hand && left == empty_hand; }
  bool holds(ItemId item) const { return !item.none() && (in_right() == item || in_left() == item); }
};

// What a band has besides its warriors.
struct Band {
  std::uint8_t free = 0;      // dice (NOT-010)
  std::uint8_t starting = 0;  // dice generated at the start of the game
  std::uint8_t owed = 0;      // dice of the fallen that leave the game at the end of the turn (NOT-A19)
  std::uint8_t score = 0;     // what the plot counts
  std::uint8_t zone = 0;      // where it sets up, of NottinghamBattle::zones
  bool passed = false, horn = false, routed = false;
  bool leaves = false;  // NOT-058 given up: it leaves when the turn ends
};

// Things lying or standing about that are no warriors and no ground.
enum class ThingKind : std::uint8_t { gone, item, horse, heavy, pig, trunk };
struct Thing {
  ThingKind kind = ThingKind::gone;
  ItemId item{};          // of an item
  std::uint8_t what = 0;  // which of the plot's things
  bool flag = false;      // a crossbow: loaded; the pig: led this turn
  Point at{};
  Length height{};
  Angle facing{};
};
constexpr int max_things = 48;

enum class DoorState : std::uint8_t { open, closed, locked, smashed };
constexpr int max_doors = 32;

enum class TrapKind : std::uint8_t { none, net, pit };
struct Trap {
  TrapKind kind = TrapKind::none;
  Side side;
  bool revealed = false, sprung = false;
  Point at;
};
constexpr int traps_a_side = 3;  // NOT-X30
constexpr int max_traps = traps_a_side * max_sides;

enum class MachineKind : std::uint8_t { none, ballista, mangonel, trebuchet };
struct Machine {
  MachineKind kind = MachineKind::none;
  Side side;
  std::uint8_t loads = 0;  // steps done
  bool smashed = false, placed = false;
  Point at{};
  Angle facing{};  // the aim line
};
constexpr int max_machines = 6;

constexpr int max_pines = 12, max_rooms = 8;

struct State : Men<Man> {
  Phase phase = Phase::roles;
  Side last;                    // who activated most recently (NOT-052)
  Side attacker;                // of the plot; none where there are no roles
  std::uint8_t idle = 0;        // turns in a row without any activation (NOT-X52)
  std::uint8_t done = 0;        // how far a phase of several steps has come
  bool any_activation = false;  // this turn
  std::array<Band, max_sides> bands{};
  std::array<Thing, max_things> things{};
  std::array<DoorState, max_doors> doors{};
  std::array<Trap, max_traps> traps{};
  std::array<Machine, max_machines> machines{};
  std::array<std::uint8_t, max_pines> chops{};  // tokens on each pine; 255: felled
  std::array<bool, max_rooms> burning{};
  std::uint8_t unbarred = 0;  // NOT-X50 actions done to open the gate from inside
  FigureId last_hero;         // NOT-A103 who acted, where that decides

  Band& band(Side side) { return bands[side.index]; }
  const Band& band(Side side) const { return bands[side.index]; }
  Band& band_of(FigureId id) { return bands[(*this)[id].side.index]; }
  const Band& band_of(FigureId id) const { return bands[(*this)[id].side.index]; }
  bool panics(FigureId id) const { return man(id).panic; }
};

}  // namespace fyrd::nottingham
