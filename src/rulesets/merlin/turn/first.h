// Who moves first: a die each, and in two of the games the higher one chooses (MER-S-A05, MER-B-001, MER-R-001).
#pragma once

#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

// MER-S-A12, MER-B-A13 a tie is thrown again.
Side higher_die(Play&, const char* rule);

// Who moves first, and why.
void tell_first(Play&, const char* rule, int turn, Side higher, Side first);

class FirstOrder final : public QuestionOf<MerlinBattle, Tabletop> {
 public:
  enum : std::uint8_t { first, second };
  static constexpr Verb all[] = {{"first"}, {"second"}};
  FirstOrder(Here here, const char* rule, Side chooser) : QuestionOf(here, "first", rule, all, chooser) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override { return {}; }
  void list(Options&) const override;
  bool begins() const override { return true; }
  Side read(const Choice& c) const { return c.verb == first ? who : other(who); }
};

}  // namespace fyrd::merlin
