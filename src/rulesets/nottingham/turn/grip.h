// What somebody holds when the battle begins (NOT-A49, A90, A99).
#pragma once

#include "rulesets/nottingham/people/hands.h"

namespace fyrd::nottingham {

// What he holds when the battle begins.
class GripOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  static constexpr Verb verbs_of[] = {{"hold", uses_number}};
  GripOrder(Here here, FigureId id)
      : QuestionOf(here, "hold", "NOT-A99", verbs_of, here[id].side, id), all(grips(here, id)) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override;
  Grip read(const Choice& c) const { return all[c.number]; }

  // Nothing is left slung that a hand could hold, and a lone weapon is in the right hand (NOT-A49).
  bool sensible(Grip) const;
  int choices() const;

  const std::vector<Grip> all;
};

}  // namespace fyrd::nottingham
