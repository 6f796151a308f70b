// Contested activation: who is named, and who gets to act (NOT-051 … NOT-056, NOT-118, NOT-139, NOT-190, NOT-A05,
// NOT-A57, NOT-A71, A72).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

class NominateOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { pass, name, leave };
  static constexpr Verb all[] = {{"pass"}, {"name", uses_figure}, {"leave", 0, "Leave the field"}};
  NominateOrder(Here here, Side who) : QuestionOf(here, "nominate", "NOT-051", all, who) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
};

// NOT-053 the sum with which somebody contests.
Tally initiative_tally(Here, FigureId);

// One contest and what follows from it; when nobody can or will act any more, the turn ends.
void contest(Now);

// The sides in the order in which they name and are asked: the most recent activator first, then round the table
// (NOT-052, NOT-A100).
struct Seats {
  std::array<Side, max_sides> sides{};
  int count = 0;
  const Side* begin() const { return sides.data(); }
  const Side* end() const { return sides.data() + count; }
};
Seats nomination_order(const State&);

}  // namespace fyrd::nottingham
