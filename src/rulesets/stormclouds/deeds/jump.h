// Jumps, on a rope too, and what is left of a Move after one (STO-031, STO-A15, STO-A36, STO-X15).
#pragma once

#include "rulesets/stormclouds/deeds/action.h"
#include "rulesets/stormclouds/turn/dig.h"
#include "rulesets/stormclouds/ways/walk.h"

namespace fyrd::stormclouds {

Verdict cannot_jump(Here, const Journey&, const Choice&);  // as an action
void jump(Now, FigureId, Choice);
void list_jumps(Here, const ActionOrder&, Options&);

class MoveOnOrder final : public QuestionOf<StormcloudsBattle, State> {
 public:
  enum : std::uint8_t { stop, move, jump };
  static constexpr Verb all[] = {{"stop", uses_facing},
                                 {"move", uses_path | uses_facing},
                                 {"jump", uses_path | uses_facing | uses_number}};
  MoveOnOrder(Here here, Length left)
      : QuestionOf(here, "move_on", "STO-031", all, here[here.s.act.who].side, here.s.act.who), left(left) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override { return {.facing = s_[about].facing}; }
  Explanation explain(const Choice&) const override;
  std::string number_text(const Choice& c) const override { return dig_title(c.number); }

  const Length left;
};

}  // namespace fyrd::stormclouds
