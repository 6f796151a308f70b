// Everything that changes in a battle of the better game.
#pragma once

#include "core/figure_set.h"
#include "core/table/figure.h"

namespace fyrd::merlin::better {

// In the order of a turn: shots and blows are named first and thrown for when all are named.
enum class Phase : std::uint8_t { initiative, first, rout, move, shoot, volley, strike, melee, force, alarm, recovery };

struct Man {
  bool picked = false;      // he has thrown for his movement this turn
  bool moved = false;       // this turn
  bool charging = false;    // he came into reach of an enemy by moving this turn
  bool shot = false;        // this turn
  bool loaded = true;       // his crossbow
  bool doomed = false;      // he falls when the step is over
  bool lost = false;        // fell or left the table this turn
  bool shaken = false;      // began to rout this turn
  std::uint8_t braved = 0;  // losses nearby this turn for which he has thrown
  std::uint16_t since = 0;  // when he came to where he stands (MER-B-A21)
  bool struck = false;      // he has named a blow this turn …
  std::uint8_t arm = 0;     // … with this of his weapons …
  std::uint8_t left = 0;    // … and has so many dice left
};

// A shot or a blow that has been named.
struct Attack {
  FigureId by, at;
  std::uint8_t dice = 0;
};

constexpr int most_dice = 6;  // of one attack
constexpr int most_attacks = max_figures * most_dice;

struct State : Men<Man> {
  Phase phase = Phase::initiative;
  Side decides;           // who has the higher die this turn
  Side first;             // who moves, and names attacks, first this turn
  FigureId mover;         // who has thrown and goes now
  Length allowance;       // what he threw
  std::uint8_t next = 0;  // the figure whose morale is looked at next
  std::uint16_t resolved = 0;
  std::uint16_t attack_count = 0;
  FigureSet routed;  // those who run
  std::array<Attack, most_attacks> attacks{};

  bool routs(FigureId id) const { return routed.has(id); }
  bool fights(FigureId id) const { return (*this)[id].in_play() && !routs(id); }
};

}  // namespace fyrd::merlin::better
