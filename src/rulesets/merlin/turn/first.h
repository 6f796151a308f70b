// Who moves first, in the games where the higher die chooses (MER-B-001, MER-R-001).
#pragma once

#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

class FirstOrder final : public QuestionOf<MerlinBattle, Tabletop> {
 public:
  enum : std::uint8_t { first, second };
  FirstOrder(const MerlinBattle& b, const Tabletop& s, const char* rule, Side chooser)
      : QuestionOf(b, s, "first", rule, chooser) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override { return {}; }
  void list(Options&) const override;
  bool begins() const override { return true; }
  Side read(const Choice& c) const { return c.verb == first ? who : other(who); }
};

}  // namespace fyrd::merlin
