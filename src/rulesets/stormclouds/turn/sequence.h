// Who acts next (STO-021, STO-023, STO-054, STO-A05, STO-A20, STO-A32, STO-A47).
#pragma once

#include "core/figure_set.h"
#include "rulesets/stormclouds/battle.h"

namespace fyrd::stormclouds {

// Those who have not acted, and those of them with the highest Speed.
struct Queue {
  FigureSet waiting, first;
  FigureId next = nobody;  // STO-A05 unless the players say otherwise
};
Queue queue(Here);

class NextOrder final : public ShortQuestion<StormcloudsBattle, State> {
 public:
  enum : std::uint8_t { go_on, next, interrupt };
  static constexpr Verb all[] = {{"go_on"}, {"next", uses_figure}, {"interrupt", uses_figure}};
  NextOrder(Here here, Side side, const Queue& queue)
      : ShortQuestion(here, "next", "STO-021", all, side, queue.next), queue(queue) {}

  std::string prompt() const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
  bool any() const;  // there is more than one answer

  const Queue queue;

 protected:
  Refusal refusal(const Choice&) const override;
};

void call_next(Now);

}  // namespace fyrd::stormclouds
