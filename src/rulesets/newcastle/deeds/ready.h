// Before the contests of a melee: bows are dropped, weapons changed, shields turned (NEW-058, NEW-A29, NEW-A39,
// NEW-A42).
#pragma once

#include "rulesets/newcastle/battle.h"

namespace fyrd::newcastle {

class ReadyOrder final : public ShortQuestion<NewcastleBattle, State> {
 public:
  enum : std::uint8_t { done, face, change };
  static constexpr Verb all[] = {{"done"}, {"face", uses_figure | uses_target}, {"change", uses_figure | uses_number}};
  explicit ReadyOrder(Here here) : ShortQuestion(here, "ready", "NEW-A42", all, here.s.calls) {}

  std::string prompt() const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
  bool any() const;

 protected:
  Refusal refusal(const Choice&) const override;

 private:
  bool may_face(FigureId, FigureId) const;
  int other_weapon(FigureId) const;  // -1 for none
};

void make_ready(Now);

}  // namespace fyrd::newcastle
