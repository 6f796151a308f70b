// Blows at somebody who leaves an area (NOT-080, NOT-A11, NOT-A20, A21, A80, A81).
#pragma once

#include "rulesets/nottingham/battle.h"

namespace fyrd::nottingham {

// Who strikes at somebody leaving his area, and with how many dice (NOT-080, NOT-A80).
class OpportunityOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { let_go, strike };
  static constexpr Verb all[] = {{"let_go"}, {"strike", uses_figure | uses_number}};
  OpportunityOrder(Here here, Side who, FigureId mover, FigureSet strikers)
      : QuestionOf(here, "opportunity", "NOT-080", all, who, mover), strikers(strikers) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;

  const FigureSet strikers;  // who may
};
// NOT-A80 the blows of all whose area is left at one point. False when they ended the move.
bool blows_at(Now, FigureId mover, FigureSet leaving);
// NOT-080 those whose area he leaves without walking: struck where he leaves it on a way through the air or along a
// face (the number of the face, where nothing else bears him), and where he starts when he gets elsewhere through a
// window or a roof (NOT-A81). False when they ended the move.
bool leave_areas(Now, FigureId mover, std::span<const Spot> way, int face = -1);
bool leave_areas(Now, FigureId mover, Spot elsewhere);
// Those who could strike at somebody who leaves so, for an explanation.
void add_striker(Here, FigureId striker, FigureId mover, Explanation&);
void add_strikers(Here, FigureId mover, std::span<const Spot> way, Explanation&);
void add_strikers(Here, FigureId mover, Spot elsewhere, Explanation&);

}  // namespace fyrd::nottingham
