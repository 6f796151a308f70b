// The last evening: heroes are paid, the stash is kept or carried, and the band is ready (NOT-200, NOT-X20).
#pragma once

#include "rulesets/nottingham/aftermath/aftermath.h"

namespace fyrd::nottingham {

// Who is paid, and what becomes of the money and gear that are left.
class FarewellOrder final : public ShortQuestion<Aftermath, Camp> {
 public:
  enum : std::uint8_t { confirm, keep, carry, back };
  static constexpr Verb all[] = {{"confirm"}, {"keep"}, {"carry", uses_figure}, {"back"}};
  explicit FarewellOrder(InCamp here) : ShortQuestion(here, "farewell", "NOT-X20", all, the_band) {}

  std::string prompt() const override;
  void list(Options&) const override;

 private:
  Refusal refusal(const Choice&) const override;
};

// Whom the money pays, in the order of the roster, the leader last (NOT-X20); whoever else wanted some misses the
// battle.
struct Pay {
  FigureSet paid;
  int pennies = 0;  // in all
};
Pay pay_day(InCamp);
void farewell(CampNow);

}  // namespace fyrd::nottingham
