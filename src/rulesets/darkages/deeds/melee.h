// The melee: whom everybody strikes, then the blows, longest weapons first (DRK-041, DRK-046, DRK-A16, DRK-A38,
// DRK-A39).
#pragma once

#include "rulesets/darkages/deeds/blow.h"

namespace fyrd::darkages {

// DRK-A17 whether he strikes this turn, and whom he may name: those he touches, or from the second rank those his front
// man touches (DRK-X03).
bool may_strike(const State&, FigureId);
FigureSet reach(Here, FigureId);

// DRK-A38 whoever touches several enemies names one.
class NameOrder final : public ShortQuestion<DarkAgesBattle, State> {
 public:
  enum : std::uint8_t { strike };
  static constexpr Verb all[] = {{"strike", uses_target}};
  NameOrder(Here here, FigureId man) : ShortQuestion(here, "name", "DRK-A38", all, here[man].side, man) {}

  std::string prompt() const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  bool begins() const override;  // he is the first who names anybody
  FigureId read(const Choice& c) const { return c.target; }

 protected:
  Refusal refusal(const Choice&) const override;
};

void name_together(Now);
void strike(Now);  // the blows of one length

}  // namespace fyrd::darkages
