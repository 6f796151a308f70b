// The higher die says who moves first (MER-R-001).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

class FirstOrder final : public Question {
 public:
  enum : std::uint8_t { first, second };
  FirstOrder(const RealisticBattle& b, Side chooser) : Question("first", "MER-R-001", chooser), b_(b) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override { return {}; }
  void list(Options&) const override;
  Choice quiet() const override { return {}; }
  Side read(const Choice& c) const { return c.verb == first ? who : other(who); }

 private:
  const RealisticBattle& b_;
};

}  // namespace fyrd::merlin::realistic
