// Orders to a side in its own turn, everything but charges (NEW-010, NEW-020 … NEW-024, NEW-042, NEW-A34).
#pragma once

#include "rulesets/newcastle/ways/motion.h"

namespace fyrd::newcastle {

class MoveOrder final : public QuestionOf<NewcastleBattle, State> {
 public:
  // clang-format off
  enum : std::uint8_t { done, advance, move, wheel, about_turn, step_up, form, shoot, load, change, leave, dodge, cower,
                        drive };
  // clang-format on
  static constexpr Verb all[] = {{"done"},
                                 // whoever stands in a line goes with it, before he goes alone
                                 {"advance", uses_figure | uses_path, nullptr, Shows::walk},
                                 {"move", uses_figure | uses_path | uses_facing, nullptr, Shows::walk},
                                 {"wheel", uses_figure | uses_facing},
                                 {"about_turn", uses_figure},
                                 {"step_up", uses_figure},
                                 {"form", uses_figure},
                                 {"shoot", uses_figure | uses_target},
                                 {"load", uses_figure},
                                 {"change", uses_figure | uses_number},
                                 {"leave", uses_figure | uses_path | uses_facing},
                                 {"dodge", uses_figure},
                                 {"cower", uses_figure},
                                 {"drive", uses_figure | uses_path | uses_facing}};
  explicit MoveOrder(Here here) : QuestionOf(here, "order", "NEW-010", all, here.s.active) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
  WhyNot cannot(const Choice&) const;  // an order to one of his own side, at an enemy

 private:
  void list_moves(FigureId, Options&) const;
  void list_line(FigureId, Options&) const;
  void list_deeds(FigureId, Options&) const;
};

void orders(Now);

}  // namespace fyrd::newcastle
