// Everything somebody can do with his activating dice, and the question which it shall be (NOT-054, NOT-060 …
// NOT-082).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"

namespace fyrd::nottingham {

std::span<const Deed> deeds();
std::string labelled(const NottinghamBattle&, const State&, FigureId by, const Deed&,
                     const Choice&);  // of a choice that is legal

// NOT-090, NOT-094, NOT-A65, A84, A89, A95 what somebody's state forbids, whatever the deed.
Verdict state_forbids(const NottinghamBattle&, const State&, const Hand&, Act);

class ActionOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  ActionOrder(const NottinghamBattle& b, const State& s, const Hand& hand)
      : QuestionOf(b, s, "action", "NOT-054", s[hand.by].side, hand.by), hand(hand) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Choice quiet() const override { return {}; }
  Explanation explain(const Choice&) const override;

  const Hand hand;
};
// One action of the player's choice with the dice of the hand, which stay in it (NOT-060 ff.).
void act(const NottinghamBattle&, State&, Play&, Hand&);

}  // namespace fyrd::nottingham
