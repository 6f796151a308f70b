// The way of somebody who runs from an enemy: straight away, sliding along what is in the way to the side that takes
// him farther.
#pragma once

#include "core/play/here.h"
#include "core/table/way.h"

namespace fyrd {

struct Flight {
  Path path;         // empty: shut in
  bool off = false;  // it leads to the table's edge, with way left
};

// One way, or two that are equally good, between which the owner chooses.
struct Flights {
  Flight ways[2];
  int count = 1;
};
// What is `closed` to him he goes around as he does around other obstacles.
Flights flights(Here, FigureId, Point enemy, Length allowance, const Ways&, std::span<const Shape> closed = {});

// Two sides of an obstacle that are equally good.
class FlightOrder final : public ShortQuestion<Battle, Tabletop> {
 public:
  FlightOrder(Here here, FigureId runner, const Flights& ways, const char* rule)
      : ShortQuestion(here, "flight", rule, all_verbs, here[runner].side, runner), ways_(ways) {}

  std::string prompt() const override;
  void list(Options&) const override;
  Explanation explain(const Choice&) const override;
  Flight read(const Choice&) const;

 private:
  static constexpr Verb all_verbs[] = {{"run", uses_path}};
  Refusal refusal(const Choice&) const override;
  const Flights& ways_;
};

}  // namespace fyrd
