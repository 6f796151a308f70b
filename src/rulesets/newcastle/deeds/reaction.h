// What a man may do in the enemy's turn: turn to face, draw, shoot as they come, evade (NEW-070 … NEW-073, NEW-A26,
// NEW-A29, NEW-A35 … NEW-A37, NEW-A39).
#pragma once

#include "core/dice/fraction.h"
#include "rulesets/newcastle/ways/motion.h"

namespace fyrd::newcastle {

// One reaction to a charge, or to a shot (no charge then), of a man who has any.
class ReactOrder final : public ShortQuestion<NewcastleBattle, State> {
 public:
  enum : std::uint8_t { stand, face, draw, shoot, evade };
  ReactOrder(const NewcastleBattle& b, const State& s, FigureId man, FigureSet threats, const Motion* charge)
      : ShortQuestion(b, s, "react", charge ? "NEW-070" : "NEW-A29", s[man].side, man), threats_(threats),
        charge_(charge) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  bool any() const;
  const Motion* charge() const { return charge_; }
  FigureSet threats() const { return threats_; }

 protected:
  Refusal refusal(const Choice&) const override;

 private:
  const FigureSet threats_;
  const Motion* const charge_;
};

// NEW-A29 before the dice of a shot.
void offer_turn(const NewcastleBattle&, State&, Play&, FigureId man, FigureId threat);

bool may_turn(const NewcastleBattle&, const State&, FigureId, FigureId towards);
bool may_snap(const NewcastleBattle&, const State&, FigureId);   // NEW-071
bool may_evade(const NewcastleBattle&, const State&, FigureId);  // NEW-A26
// The spot of a way that lies so far along it; its end if it is shorter.
Point spot(Point from, const Path&, Length far);
// NEW-A36 the table as a man sees a charge who could shoot at it: where it starts, or at the first spot in clear sight.
State on_the_way(const NewcastleBattle&, const State&, const Motion& charge, FigureId shooter);

// NEW-072 the contest of speed.
Length evading_rate(const NewcastleBattle&, const State&, FigureId);  // NEW-A27 half after a shot
bool escapes(int roll, int his_roll, Length rate, Length his_rate);
Fraction escape_chance(Length rate, Length his_rate);
// NEW-073, NEW-A37 where an escaped man runs to.
void run_away(const NewcastleBattle&, State&, Play&, FigureId, FigureId from);

}  // namespace fyrd::newcastle
