// The question what a Hero does with an action, and the course of his activation (STO-002, STO-021, STO-050, STO-055,
// STO-A34, STO-A35, STO-X16).
#pragma once

#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

// One action of the Hero whose activation it is, or the end of it. Digs are in the low bits of a choice's number, which
// spell or which place is in the bits above.
class ActionOrder final : public QuestionOf<StormcloudsBattle, State> {
 public:
  // clang-format off
  enum : std::uint8_t {
    done, move, jump, run, run_on, attack, shoot, search, cast, kindle, rally, help, drink, smoke, caltrops
  };
  // clang-format on
  static constexpr Verb all[] = {{"done"},
                                 {"move", uses_path | uses_facing, nullptr, Shows::walk},
                                 {"jump", uses_path | uses_facing | uses_number},
                                 {"run", uses_path | uses_facing},
                                 {"run_on", uses_path | uses_facing},
                                 {"attack", uses_target | uses_number},
                                 {"shoot", uses_target | uses_number},
                                 {"search", uses_number},
                                 {"cast", uses_target | uses_number},
                                 {"kindle", uses_path | uses_number, "Kindle a fire"},
                                 {"rally", uses_number},
                                 {"help", uses_target | uses_number},
                                 {"drink"},
                                 {"smoke", uses_path},
                                 {"caltrops", uses_path}};
  explicit ActionOrder(Here here)
      : QuestionOf(here, "action", "STO-021", all, here[here.s.act.who].side, here.s.act.who) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Choice quiet() const override;
  Explanation explain(const Choice&) const override;
  std::string number_text(const Choice&) const override;

 private:
  Verdict check_roll(const Choice&) const;
};

bool bonus(const State&);  // STO-050 the next action would be one
bool has_action(const State&);

void act(Now);  // one action, asked for and done
void carry_out(Now, FigureId, const Choice&);
void end_activation(Now);

}  // namespace fyrd::stormclouds
