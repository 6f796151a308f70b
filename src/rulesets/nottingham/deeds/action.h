// Everything somebody can do with his activating dice, and the question which it shall be (NOT-054, NOT-060 …
// NOT-082).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"

namespace fyrd::nottingham {

std::span<const Deed> deeds();
std::string labelled(Here, FigureId by, const Deed&,
                     const Choice&);  // of a choice that is legal

// NOT-090, NOT-094, NOT-A65, A84, A89, A95 what somebody's state forbids, whatever the deed.
WhyNot state_forbids(Here, const Hand&, Act);

class ActionOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  ActionOrder(Here, const Hand&);

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;

  const Hand hand;
};
// One action of the player's choice with the dice of the hand, which stay in it (NOT-060 ff.).
void act(Now, Hand&);

}  // namespace fyrd::nottingham
