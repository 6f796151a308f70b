// Giving way before a blow, and taking the place (DRK-A07, DRK-A11, DRK-A12, DRK-A39, DRK-A47, DRK-A48).
#pragma once

#include "rulesets/darkages/battle.h"

namespace fyrd::darkages {

// DRK-A11 the winner may step into the place of who gave way.
class FollowOrder final : public ShortQuestion<DarkAgesBattle, State> {
 public:
  enum : std::uint8_t { stay, follow };
  static constexpr Verb all[] = {{"stay"}, {"follow"}};
  FollowOrder(Here here, FigureId winner, FigureId loser)
      : ShortQuestion(here, "follow", "DRK-A11", all, here[winner].side, winner), loser_(loser) {}

  std::string prompt() const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  bool read(const Choice& c) const { return c.verb == follow; }
  FigureId loser() const { return loser_; }

 protected:
  Refusal refusal(const Choice&) const override;

 private:
  const FigureId loser_;
};

void recoil(Now, FigureId, FigureId striker);

}  // namespace fyrd::darkages
