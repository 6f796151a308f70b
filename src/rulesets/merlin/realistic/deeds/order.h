// The question of movement (MER-R-002 … MER-R-006).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

class MoveOrder final : public QuestionOf<RealisticBattle, State> {
 public:
  enum : std::uint8_t { done, move, turn, climb, boost, raise };
  static constexpr Verb all[] = {{"done"},
                                 {"move", uses_figure | uses_path | uses_facing | uses_number, nullptr, Shows::walk},
                                 {"turn", uses_figure | uses_path},
                                 {"climb", uses_figure | uses_path},
                                 {"boost", uses_figure | uses_target | uses_path, "Give a leg up"},
                                 {"raise", uses_figure | uses_number}};
  explicit MoveOrder(Here here) : QuestionOf(here, "move", "MER-R-002", all, here.s.active) {}

  std::string prompt() const override;
  std::string number_text(const Choice&) const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;

 private:
  void list_moves(FigureId, Options&) const;
  void list_run(FigureId, Options&) const;
  void list_climbs(FigureId, Options&) const;
};

}  // namespace fyrd::merlin::realistic
