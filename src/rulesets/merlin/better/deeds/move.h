// Movement of the better game: each figure throws for its own inches (MER-B-002, MER-B-A13, MER-B-A14).
#pragma once

#include "rulesets/merlin/better/battle.h"
#include "rulesets/merlin/ways/walk.h"

namespace fyrd::merlin::better {

Length throw_movement(const BetterBattle&, Play&, FigureId);  // MER-B-002
// Puts a figure where its path ends and notes whether that is a charge (MER-B-A07).
void move_figure(const BetterBattle&, State&, FigureId, const Path&);
bool may_move(const State&, FigureId);  // of the active side, and still to throw

// Who is to move next.
class PickOrder final : public QuestionOf<BetterBattle, State> {
 public:
  enum : std::uint8_t { done, move };
  PickOrder(const BetterBattle& b, const State& s) : QuestionOf(b, s, "pick", "MER-B-A14", s.active) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
};

// Where he goes with what he has thrown.
class PathOrder final : public QuestionOf<BetterBattle, State> {
 public:
  enum : std::uint8_t { stay, go };
  PathOrder(const BetterBattle& b, const State& s) : QuestionOf(b, s, "move", "MER-B-002", s.active, s.mover) {}

  std::span<const Verb> verbs() const override;
  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
};

// The step of the movement phase: somebody is picked and throws, or goes.
void movement(const BetterBattle&, State&, Play&);
// The step before it: somebody who routs runs (MER-B-009, MER-B-A09, MER-B-A16).
void routing(const BetterBattle&, State&, Play&);

}  // namespace fyrd::merlin::better
