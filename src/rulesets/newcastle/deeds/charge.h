// The orders to charge, one at a time, among or after all other moves (NEW-A25, NEW-A34).
#pragma once

#include "rulesets/newcastle/ways/motion.h"

namespace fyrd::newcastle {

class ChargeOrder final : public QuestionOf<NewcastleBattle, State> {
 public:
  enum : std::uint8_t { done, charge, advance, wheel, resume };
  static constexpr Verb all[] = {{"done"},
                                 {"charge", uses_figure | uses_path},
                                 {"advance", uses_figure | uses_path},
                                 {"wheel", uses_figure | uses_facing},
                                 {"resume"}};
  explicit ChargeOrder(Here here) : QuestionOf(here, "charge", "NEW-A25", all, here.s.active) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
  WhyNot cannot(const Choice&) const;  // an order to one of his own side
  bool any() const;                    // somebody has an enemy near enough to think of it

 private:
  WhyNot cannot_resume() const;  // NEW-A34
  void list_man(FigureId, Options&) const;
  void list_line(FigureId, Options&) const;
};

Motion ordered_charge(Here, const Choice&);
void charges(Now);

}  // namespace fyrd::newcastle
