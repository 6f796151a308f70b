// Felling pines (NOT-212, NOT-A47, NOT-A103).
#pragma once

#include "rulesets/nottingham/deeds/deed.h"

namespace fyrd::nottingham {

constexpr std::uint8_t felled_pine = 255;  // of State::chops

inline bool stands(Here here, int pine) {
  return pine >= 0 && pine < static_cast<int>(here.b.setting.pines.size()) && pine < max_pines &&
         here.s.chops[pine] != felled_pine;
}
const Piece& pine_piece(const NottinghamBattle&, int pine);

// Which way the tree falls: the hero who acted last decides, or who made the last cut (NOT-A103).
class FellOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  static constexpr Verb all[] = {{"fell", uses_facing, "Fell it"}};
  FellOrder(Here here, FigureId by, int pine)
      : QuestionOf(here, "fell", "NOT-212", all, here[by].side, by), pine(pine) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override;
  Angle read(const Choice& c) const { return c.facing; }

  const int pine;
};

Thing trunk_of(const NottinghamBattle&, int pine, Angle way);
Tally chop_tally(Here, const Hand&, int pine);

extern May may_chop;
extern Do chop;

}  // namespace fyrd::nottingham
