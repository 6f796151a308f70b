// Everything that changes in a battle of the simple game.
#pragma once

#include "core/table/figure.h"

namespace fyrd::merlin::simple {

enum class Phase : std::uint8_t { initiative, move, shoot, fight };

struct Man {
  Point began;          // where he stood when his side's turn began, to know a charge
  bool moved = false;   // this side turn
  bool shot = false;    // this side turn
  bool fought = false;  // attacked or was attacked this side turn
  bool loaded = true;   // his crossbow
};

struct State : Men<Man> {
  Phase phase = Phase::initiative;
  Side first;             // who goes first this turn
  std::int32_t left = 0;  // of the movement of the active side, in half units (riders pay half)

  bool fights(FigureId id) const { return (*this)[id].in_play(); }  // in this game nobody runs
};

}  // namespace fyrd::merlin::simple
