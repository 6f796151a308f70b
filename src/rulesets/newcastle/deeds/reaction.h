// What a man may do in the enemy's turn: turn to face, draw, shoot as they come, evade (NEW-070 … NEW-073, NEW-A26,
// NEW-A29, NEW-A35 … NEW-A37, NEW-A39).
#pragma once

#include "rulesets/newcastle/ways/motion.h"

namespace fyrd::newcastle {

// One reaction to a charge, or to a shot (no charge then), of a man who has any.
class ReactOrder final : public QuestionOf<NewcastleBattle, State> {
 public:
  enum : std::uint8_t { stand, face, draw, shoot, evade };
  static constexpr Verb all[] = {{"stand"}, {"face", uses_facing}, {"draw"}, {"shoot", uses_target}, {"evade"}};
  ReactOrder(Here here, FigureId man, FigureSet threats, const Motion* charge)
      : QuestionOf(here, "react", charge ? "NEW-070" : "NEW-A29", all, here[man].side, man), threats_(threats),
        charge_(charge) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  bool any() const;
  bool may_face() const;          // NEW-A29 any way he likes, when one of them comes from behind his shield
  FigureSet shield_foes() const;  // those to think of then: them, and whoever else may shoot at him
  const Motion* charge() const { return charge_; }
  FigureSet threats() const { return threats_; }

 private:
  bool may_draw() const;
  Refusal refusal(const Choice&) const;

  const FigureSet threats_;
  const Motion* const charge_;
};

void offer_turn(Now, FigureId man, FigureId shooter);  // NEW-A29 before the dice of a shot

bool may_turn(Here, FigureId, FigureId towards);
bool may_turn_to_shot(Here, FigureId, FigureId shooter);  // NEW-044 before the first shot at him in a turn
bool may_snap(Here, FigureId);                            // NEW-071
bool may_evade(Here, FigureId);                           // NEW-A26
// NEW-A36 the table as a man sees a charge who could shoot at it: where it starts, or at the first spot in clear sight.
State on_the_way(Here, const Motion& charge, FigureId shooter);

}  // namespace fyrd::newcastle
