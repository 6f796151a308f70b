// Moving on the ground: the activation move, running, crawling and swimming, with whatever happens on the way
// (NOT-040, NOT-054, NOT-060, NOT-070, NOT-080, NOT-151, NOT-A20, A21, A65 … A69, A80, A91).
#pragma once

#include "rulesets/nottingham/course.h"
#include "rulesets/nottingham/turn.h"

namespace fyrd::nottingham {

// NOT-A67 how far somebody may go, of a basic allowance.
Length allowance(const NottinghamBattle&, const State&, FigureId, Length basic);
Length activation_allowance(const NottinghamBattle&, const State&, FigureId);     // NOT-054, NOT-160
int run_inches(int best);                                                         // NOT-060
Length run_allowance(const NottinghamBattle&, const State&, FigureId, int best);  // NOT-060

// Where to go.
class WalkOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { stay, go, turn };
  WalkOrder(const NottinghamBattle& b, const State& s, FigureId id, Gait gait, Length allowed)
      : QuestionOf(b, s, gait == Gait::activation ? "move" : "run", gait == Gait::activation ? "NOT-054" : "NOT-060",
                   s[id].side, id),
        gait(gait), allowed(allowed) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Choice quiet() const override { return {}; }
  Explanation explain(const Choice&) const override;

  const Gait gait;
  const Length allowed;
};

// Who strikes at somebody leaving his area, and with how many dice (NOT-080, NOT-A80).
class OpportunityOrder final : public QuestionOf<NottinghamBattle, State> {
 public:
  enum : std::uint8_t { let_go, strike };
  OpportunityOrder(const NottinghamBattle& b, const State& s, Side who, FigureId mover, std::uint64_t strikers)
      : QuestionOf(b, s, "opportunity", "NOT-080", who, mover), strikers(strikers) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  Choice quiet() const override { return {}; }
  Explanation explain(const Choice&) const override;

  const std::uint64_t strikers;  // a bit for each who may
};

void activation_move(const NottinghamBattle&, State&, Play&, FigureId);
bool may_move(const NottinghamBattle&, const State&, FigureId);  // at the start of his activation

// Goes a way that is allowed; false when something ended it early.
// `last` is the last place at which something happened on the way.
struct Stop {
  Point at;
  Length height;
};
bool walk(const NottinghamBattle&, State&, Play&, FigureId, const Path&, Angle facing, Gait, Stop* last = nullptr);
// NOT-080 those in whose area somebody stands and which he leaves without walking: jumps, windows, thatch (NOT-A81).
bool leave_areas(const NottinghamBattle&, State&, Play&, FigureId mover);
// Those who could strike at somebody who leaves so, for an explanation.
void add_strikers(const NottinghamBattle&, const State&, FigureId mover, Explanation&);

// NOT-060, NOT-070 the run action; with a load it comes along.
struct Load {
  FigureId body = nobody;
  std::int8_t thing = -1;
  bool any() const { return !body.none() || thing >= 0; }
};
void run(const NottinghamBattle&, State&, Play&, Hand&, Load = {});

}  // namespace fyrd::nottingham
