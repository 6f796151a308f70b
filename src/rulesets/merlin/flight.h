// The way of those who rout, in the better and the more realistic game (MER-B-A09, MER-B-A16).
#pragma once

#include "rulesets/merlin/battle.h"

namespace fyrd::merlin {

// Where a rout leads.
struct Flight {
  Path path;         // empty: shut in
  bool off = false;  // over the table's edge, MER-B-A09
};

// One way, or two that are equally good, between which the owner chooses.
struct Flights {
  Flight ways[2];
  int count = 1;
};

// The nearest enemy who does not rout; `routed` has a bit for each figure that does.
FigureId nearest_unrouted(const MerlinBattle&, const Tabletop&, FigureId, std::uint64_t routed);
Flights flights(const MerlinBattle&, const Tabletop&, FigureId, FigureId from, Length allowance);

// MER-B-A16 two sides of an obstacle that are equally good.
class FlightOrder final : public QuestionOf<MerlinBattle, Tabletop> {
 public:
  FlightOrder(const MerlinBattle& b, const Tabletop& s, FigureId runner, const Flights& ways)
      : QuestionOf(b, s, "flight", "MER-B-A16", s[runner].side, runner), ways_(ways) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override;
  Explanation explain(const Choice&) const override;
  Flight read(const Choice&) const;

 private:
  const Flights& ways_;
};

}  // namespace fyrd::merlin
