// Orders for the movement, written in secret (DRK-A32, DRK-A33, DRK-X05, DRK-X09), or proposed in the open (DRK-B02).
#pragma once

#include "rulesets/darkages/wall.h"

namespace fyrd::darkages {

struct Order {
  enum class Kind : std::uint8_t { none, stand, crouch, walk, go, shift, wheel, dismount, leave } kind = Kind::none;
  FigureId target;  // of go
  Path path;        // of walk, dismount and leave
  Vec by;           // of shift
  Angle facing;     // at the end
  Angle turn;       // of wheel
  Point middle;     // of wheel: what it turns about
  FigureSet body;   // of shift and wheel: who goes together
  Length allowed;   // what may be gone this turn
  bool close = false;
};

// All orders of one movement; they live no longer than its step.
struct Orders {
  std::array<Order, max_figures> all{};
  FigureSet given;
  std::array<std::uint8_t, max_figures> changed{};  // DRK-B02

  Order& operator[](FigureId id) { return all[id.index]; }
  const Order& operator[](FigureId id) const { return all[id.index]; }
};

constexpr int most_points = 8;  // DRK-A32 of a way

// Reads an order that has been accepted into the orders of a side.
void give(const DarkAgesBattle&, const State&, const Choice&, Orders&);

class MoveOrder final : public QuestionOf<DarkAgesBattle, State> {
 public:
  enum : std::uint8_t { done, stand, crouch, move, go, shift, wheel, dismount, leave };
  MoveOrder(const DarkAgesBattle& b, const State& s, Side who, const Orders& orders)
      : QuestionOf(b, s, "order", "DRK-A32", who), orders_(orders) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  std::string number_text(const Choice& c) const override { return c.number ? "In close order" : "In loose order"; }
  bool begins() const override;  // the first order of the first side that has any

  const Orders& orders() const { return orders_; }
  bool waits(FigureId) const;  // for an order

 private:
  Verdict check_body(const Choice&) const;
  void list_body(FigureId, Options&) const;
  void list_ways(FigureId, Options&) const;
  const Orders& orders_;
};

// What keeps a man from going a way, however he came to it.
Verdict cannot_walk(const DarkAgesBattle&, const State&, FigureId, const Path&, Length allowed);
bool led(const DarkAgesBattle&, const State&, FigureId);    // DRK-X05 near enough to a leader, or nobody asks
bool at_edge(const DarkAgesBattle&, const Figure&, Point);  // DRK-A47 a step further and he is gone

void move_together(const DarkAgesBattle&, State&, Play&);  // the step of orders and movement

}  // namespace fyrd::darkages
