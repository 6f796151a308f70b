// Before the contests of a melee: bows are dropped, weapons changed, shields turned (NEW-058, NEW-A29, NEW-A39,
// NEW-A42).
#pragma once

#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

class ReadyOrder final : public QuestionOf<NewcastleBattle, State> {
 public:
  enum : std::uint8_t { done, face, change };
  static constexpr Verb all[] = {{"done"}, {"face", uses_figure | uses_facing}, {"change", uses_figure | uses_number}};
  explicit ReadyOrder(Here here) : QuestionOf(here, "ready", "NEW-A42", all, here.s.calls) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
  bool any() const;

 private:
  WhyNot cannot_face(FigureId) const;  // NEW-A29 any way he likes
  WhyNot cannot_draw(FigureId, int arm) const;
  FigureSet foes(FigureId) const;  // whom he is in melee with
};

void make_ready(Now);

}  // namespace fyrd::newcastle
