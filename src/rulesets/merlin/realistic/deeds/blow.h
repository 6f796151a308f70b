// The questions of hand-to-hand combat: whom to strike, and how to divide a total (MER-R-020 … MER-R-024, MER-R-032,
// MER-R-A09, A31, A35, MER-X04).
#pragma once

#include <algorithm>

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

WhyNot cannot_attack(Here, FigureId);                            // anybody, or anything
WhyNot cannot_strike(Here, FigureId attacker, FigureId target);  // him, in this band
bool any_blow(Here);                                             // that the active side could name

class BlowOrder final : public QuestionOf<RealisticBattle, State> {
 public:
  enum : std::uint8_t { done, strike, batter, push };
  static constexpr Verb all[] = {{"done"},
                                 {"strike", uses_figure | uses_target},
                                 {"batter", uses_figure},
                                 {"push", uses_number}};
  explicit BlowOrder(Here here) : QuestionOf(here, "strike", "MER-R-A31", all, here.s.active) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  // Once blows have fallen, later weapons answer them: that is one exchange (MER-R-028).
  bool begins() const override {
    return std::ranges::none_of(s_.men, [](const Man& man) { return man.struck || man.blow == Man::Blow::named; });
  }
  Explanation explain(const Choice&) const override;

 private:
  Explanation explain_push(int work) const;
};

// The enemies among whom an outnumbered figure may divide its total (MER-R-A35); no more than fit into a choice.
FigureSet crowd(Here, FigureId);
bool outnumbered(Here, FigureId, FigureSet crowd);  // by them
// MER-R-024, MER-R-A09 the k-th of n parts of a total, the larger ones first.
int part(int total, int n, int k);

// MER-R-024, MER-R-A35 an outnumbered figure sees its total and says whether it divides it.
class DivideOrder final : public QuestionOf<RealisticBattle, State> {
 public:
  enum : std::uint8_t { whole, divide };
  static constexpr Verb all[] = {{"whole"}, {"divide", uses_figures}};
  DivideOrder(Here here, FigureId id, FigureSet crowd)
      : QuestionOf(here, "divide", "MER-R-024", all, here[id].side, id), crowd(crowd) {}
  const FigureSet crowd;

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;

 private:
  FigureId passed_over(FigureSet chosen) const;
};

}  // namespace fyrd::merlin::realistic
