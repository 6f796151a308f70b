// What a man may do in the enemy's turn: turn to face, draw, shoot as they come, evade (NEW-070 … NEW-073, NEW-A26,
// NEW-A29, NEW-A35 … NEW-A37, NEW-A39).
#pragma once

#include "rulesets/newcastle/ways/motion.h"

namespace fyrd::newcastle {

// One reaction to a charge, or to a shot (no charge then), of a man who has any.
class ReactOrder final : public ShortQuestion<NewcastleBattle, State> {
 public:
  enum : std::uint8_t { stand, face, draw, shoot, evade };
  static constexpr Verb all[] = {{"stand"}, {"face", uses_target}, {"draw"}, {"shoot", uses_target}, {"evade"}};
  ReactOrder(Here here, FigureId man, FigureSet threats, const Motion* charge)
      : ShortQuestion(here, "react", charge ? "NEW-070" : "NEW-A29", all, here[man].side, man), threats_(threats),
        charge_(charge) {}

  std::string prompt() const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  bool any() const;
  const Motion* charge() const { return charge_; }
  FigureSet threats() const { return threats_; }

 protected:
  Refusal refusal(const Choice&) const override;

 private:
  bool may_draw() const;

  const FigureSet threats_;
  const Motion* const charge_;
};

void turn_to(Now, FigureId man, FigureId threat);     // NEW-A29
void offer_turn(Now, FigureId man, FigureId threat);  // NEW-A29 before the dice of a shot

bool may_turn(Here, FigureId, FigureId towards);
bool may_snap(Here, FigureId);   // NEW-071
bool may_evade(Here, FigureId);  // NEW-A26
// NEW-A36 the table as a man sees a charge who could shoot at it: where it starts, or at the first spot in clear sight.
State on_the_way(Here, const Motion& charge, FigureId shooter);

}  // namespace fyrd::newcastle
