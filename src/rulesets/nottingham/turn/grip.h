// What somebody holds when the battle begins (NOT-A49, A90, A99).
#pragma once

#include "rulesets/nottingham/people/hands.h"

namespace fyrd::nottingham {

// What he holds when the battle begins.
class GripOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  GripOrder(const NottinghamBattle& b, const State& s, FigureId id)
      : QuestionOf(b, s, "hold", "NOT-A99", s[id].side, id), all(grips(b, s, id)) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override;
  Grip read(const Choice& c) const { return all[static_cast<std::size_t>(c.number)]; }

  // Nothing is left slung that a hand could hold, and a lone weapon is in the right hand (NOT-A49).
  bool sensible(Grip) const;
  int choices() const;

  const std::vector<Grip> all;
};

}  // namespace fyrd::nottingham
