// Everything that changes in a battle of Newcastle.
#pragma once

#include "core/figure_set.h"
#include "core/set.h"
#include "core/table/figure.h"

namespace fyrd::newcastle {

// In the order of a player's turn (NEW-010, NEW-A34): who has lost his nerve runs, the others move and shoot, then come
// the charges with everything they provoke, then the melee of both sides.
enum class Phase : std::uint8_t { nerve, orders, charges, ready, contests, morale };

// What somebody has done in this player's turn.
struct Done {
  bool moved = false, charged = false;
  bool lined = false;     // NEW-022 began the turn in line …
  bool outran = false;    // … and has left it at more than its pace
  bool marching = false;  // NEW-A45 has moved in line and done nothing since: the line may go on
  bool rough = false;     // NEW-021 over bad ground …
  Length gone;            // … and so far
  bool changed = false;   // weapons: no attack roll
  std::uint8_t loads = 0, shots = 0;
  bool attacked = false;                                 // NEW-052 his attack roll is gone
  bool turned = false, snapped = false, evaded = false;  // NEW-A35 reactions
  bool shot_at = false;                                  // NEW-044 as he faced then he faces all shots of this turn
  bool first_charge = false;                             // NEW-X04
  bool fumbles = false;                                  // NEW-X06
  bool squared = false;                                  // NEW-A29 turned to somebody at the start of this melee
  bool held_off = false;                                 // NEW-055 lost to somebody with a longer weapon
  FigureId closing{};                                    // NEW-055 whom he beats his way in to
  FigureSet met;                                         // NEW-A40 with whom he had a contest in this melee
};

struct Man {
  std::uint8_t hand = 0;             // the weapon he holds, by its place among his arms
  Set<int, std::uint8_t> dropped{};  // of his arms
  std::uint8_t loaded = 0;           // bows ready to shoot
  std::uint8_t missiles = 0;         // left, where they are counted
  std::uint8_t group = 0;            // 0: in no formed group
  std::int8_t slot = 0;              // his place in its line
  std::uint8_t wounds = 0;           // NEW-A07
  bool killed = false;
  bool pushed = false;                                // NEW-A49 stands behind his place …
  Vec gave;                                           // … by this much
  bool pushed_once = false;                           // NEW-061 the next push drives him out of the line
  bool charged_once = false;                          // NEW-X04
  bool fumbled = false;                               // NEW-X06 only defends in the next turn
  bool dodges = false, cowers = false, runs = false;  // NEW-X09, X10, X07
  FigureSet closed;                                   // NEW-055 with whom he is closed
  Done now;

  bool has_dropped(int arm) const { return dropped.has(arm); }
};

// A blow or a shot that has struck home and waits for its dice (NEW-060).
struct Hit {
  FigureId by{}, at{};
  std::uint8_t dice = 0;
  bool shot = false;
};

constexpr int max_beasts = 8;
struct Beast {
  Point at;
  bool home = false;
};

struct State : Men<Man> {
  Phase phase = Phase::nerve;
  bool charged = false;  // NEW-A34 somebody has, since his side last moved and shot
  Side calls;            // who names contests, or makes ready, now
  std::uint8_t hit_count = 0;
  std::array<Hit, 2> hits{};
  std::uint8_t in_a_row = 1;             // NEW-X11 player turns of this side
  bool seized = false;                   // NEW-X11 the other side has taken the initiative
  std::array<std::uint8_t, 2> tested{};  // NEW-X07 how many quarters lost have been tested for
  std::uint8_t beast_count = 0;
  std::array<Beast, max_beasts> beasts{};

  bool formed(FigureId id) const { return man(id).group != 0; }
  bool mates(FigureId a, FigureId b) const {
    return formed(a) && man(a).group == man(b).group && (*this)[a].side == (*this)[b].side;
  }
};

}  // namespace fyrd::newcastle
