// An order for the movement: what it is, and what keeps somebody from carrying it out (DRK-001, DRK-004, DRK-A32,
// DRK-A33, DRK-A47, DRK-X05, DRK-X09).
#pragma once

#include "rulesets/darkages/table/wall.h"

namespace fyrd::darkages {

struct Order {
  enum class Kind : std::uint8_t { none, stand, crouch, walk, go, shift, wheel, dismount, leave } kind = Kind::none;
  FigureId target{};  // of go
  Path path{};        // of walk, dismount and leave
  Vec by{};           // of shift
  Angle facing{};     // at the end
  Angle turn{};       // of wheel
  Point middle{};     // of wheel: what it turns about
  FigureSet body{};   // of shift and wheel: who goes together
  Length allowed{};   // what may be gone this turn
  bool close = false;

  bool has_path() const { return kind == Kind::walk || kind == Kind::dismount || kind == Kind::leave; }
};

// All orders of one movement; they live no longer than its step.
struct Orders {
  std::array<Order, max_figures> all{};
  FigureSet given;
  std::array<std::uint8_t, max_figures> changed{};  // DRK-B02

  Order& operator[](FigureId id) { return all[id.index]; }
  const Order& operator[](FigureId id) const { return all[id.index]; }
};

Order read_order(Here, const Choice&);
// Takes an order that has been accepted into the orders of a side.
void give(Here, const Choice&, Orders&);

// What keeps a man from going a way, however he came to it.
WhyNot cannot_walk(Here, FigureId, const Path&, Length allowed);
WhyNot cannot_leave(Here, FigureId, const Path&);     // DRK-A47
WhyNot cannot_dismount(Here, FigureId, const Path&);  // DRK-X09
WhyNot cannot_go_for(Here, FigureId, FigureId foe);
WhyNot not_led(Here, FigureId);             // DRK-X05 too far from a leader, where anybody asks
WhyNot cannot_march(Here, const Choice&);   // DRK-A33 what keeps a wall from shifting or wheeling as ordered
int may_wheel(Here, FigureId, bool right);  // DRK-004, DRK-A33 how far his wall may turn, in 1/65536 of a turn
Path way_of(Here, FigureId, const Order&);  // of one man, also in a wall

}  // namespace fyrd::darkages
