// Who moves first in a turn of the better game (MER-B-001).
#pragma once

#include "rulesets/merlin/better/battle.h"

namespace fyrd::merlin::better {

class FirstOrder final : public Question {
 public:
  enum : std::uint8_t { we, they };
  FirstOrder(const BetterBattle& b, Side winner) : Question("first", "MER-B-001", winner), b_(b) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override { return {}; }
  void list(Options&) const override;
  Choice quiet() const override { return {}; }
  Side read(const Choice& c) const { return c.verb == we ? who : other(who); }

 private:
  const BetterBattle& b_;
};

}  // namespace fyrd::merlin::better
