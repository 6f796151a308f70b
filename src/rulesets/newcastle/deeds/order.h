// Orders to a side in its own turn: everything but charges first, then the charges (NEW-010, NEW-020 … NEW-024,
// NEW-042, NEW-A34).
#pragma once

#include "rulesets/newcastle/ways/motion.h"

namespace fyrd::newcastle {

class MoveOrder final : public QuestionOf<NewcastleBattle, State> {
 public:
  enum : std::uint8_t {
    done,
    move,
    advance,
    wheel,
    about_turn,
    step_up,
    form,
    shoot,
    load,
    change,
    leave,
    dodge,
    cower,
    drive
  };
  MoveOrder(const NewcastleBattle& b, const State& s) : QuestionOf(b, s, "order", "NEW-010", s.active) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;

 private:
  void list_moves(FigureId, Options&) const;
  void list_line(FigureId, Options&) const;
  void list_deeds(FigureId, Options&) const;
};

// NEW-A34 one charge at a time.
class ChargeOrder final : public QuestionOf<NewcastleBattle, State> {
 public:
  enum : std::uint8_t { done, charge, advance, wheel };
  ChargeOrder(const NewcastleBattle& b, const State& s) : QuestionOf(b, s, "charge", "NEW-A25", s.active) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
  bool any() const;  // somebody has an enemy near enough to think of it
};

// What keeps a man, or his whole line, from moving at all this turn.
Verdict cannot_move(const NewcastleBattle&, const State&, FigureId);
Verdict line_cannot_move(const NewcastleBattle&, const State&, FigureId);
// The motion an order to move asks for; nothing when its place is not straight ahead (NEW-A45).
Motion ordered_walk(const NewcastleBattle&, const State&, const Choice&);
Motion ordered_charge(const NewcastleBattle&, const State&, const Choice&);
Verdict cannot_leave(const NewcastleBattle&, const State&, const Choice&);  // NEW-A24

void orders(const NewcastleBattle&, State&, Play&);
void charges(const NewcastleBattle&, State&, Play&);
void leave_melee(const NewcastleBattle&, State&, Play&, const Choice&);  // NEW-A24, NEW-X08
void step_up(const NewcastleBattle&, State&, Play&, FigureId);           // NEW-A49
Point place_in_line(const State&, FigureId);

}  // namespace fyrd::newcastle
