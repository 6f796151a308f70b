// Everything that changes in a battle of Dark Ages.
#pragma once

#include "core/figure_set.h"
#include "core/table/figure.h"

namespace fyrd::darkages {

// DRK-A02 a turn: orders and movement, shots, whom everybody strikes, the blows length by length, the end.
enum class Phase : std::uint8_t { movement, shooting, naming, blows, ending };

constexpr int ticks = 20;  // DRK-A03 of a movement

// Where somebody went in this turn's movement: from where, looking where, and tick by tick by how much.
struct Trail {
  struct Step {
    std::int16_t x = 0, y = 0;
  };
  Point from;
  Angle facing;
  std::array<Step, ticks> steps{};
};

struct Man {
  std::uint8_t missiles = 0;  // left, where they are counted
  bool loaded = true;         // DRK-022
  bool prepared = false;      // DRK-026 a heavy shot
  bool crouched = false;
  bool close = false;     // in close order, as far as it depends on him
  bool afoot = false;     // DRK-X09 has got off
  bool bound = false;     // DRK-X07 a captive nobody has freed yet
  bool home = false;      // DRK-X07 left the table over his own edge
  std::int8_t loot = -1;  // DRK-X07 what he carries

  // This turn.
  bool was_crouched = false;                 // when it began
  bool was_close = false;                    // DRK-A52 in close order when it began
  bool touched = false;                      // by an enemy when it began
  bool moved = false;                        // DRK-A42
  bool alone = false;                        // DRK-A52 has moved by himself, and is in no close order
  bool slowed = false;                       // came to bad ground
  bool walled = false;                       // DRK-A33 in a shield wall in this phase
  bool shot = false, shot_arriving = false;  // DRK-A17
  bool shot_before = false;                  // DRK-A18 in the turn before
  bool recoiled = false;
  bool struck = false;
  FigureId charged{};  // DRK-A22 whom his charge met
  FigureId names{};    // DRK-A38 whom he strikes
  FigureSet across;    // DRK-A40 who came at him across an obstacle
  Trail trail;
};

constexpr int max_loot = 4;
struct Loot {
  Point at;
  bool taken = false, off = false;  // carried by somebody; carried off
};

constexpr int max_fires = 24;
constexpr std::uint8_t burnt = 255;

struct State : Men<Man> {
  Phase phase = Phase::movement;
  std::uint8_t length = 0;  // DRK-041 which lengths strike next
  std::uint8_t loot_count = 0;
  std::array<Loot, max_loot> loot{};
  std::array<std::uint8_t, max_fires> fires{};  // DRK-X08 of each piece that can burn: turns left, or burnt
};

}  // namespace fyrd::darkages
