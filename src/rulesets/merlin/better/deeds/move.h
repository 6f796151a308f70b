// Movement of the better game: each figure throws for its own inches (MER-B-002, MER-B-A13, MER-B-A14).
#pragma once

#include "rulesets/merlin/better/battle.h"
#include "rulesets/merlin/ways/walk.h"

namespace fyrd::merlin::better {

Length movement(const Numbers&, int rolled, bool mounted);  // MER-B-002, MER-B-A19
Length throw_movement(Now, FigureId);
bool may_move(Here, FigureId);  // of the active side, and still to throw
// What keeps him who has thrown from going a way.
WhyNot cannot_go(Here, const Path&);
// Puts a figure where its path ends and notes whether that is a charge (MER-B-A07).
void move_figure(const BetterBattle&, State&, FigureId, const Path&);

// Who is to move next.
class PickOrder final : public QuestionOf<BetterBattle, State> {
 public:
  enum : std::uint8_t { done, move };
  static constexpr Verb all[] = {{"done"}, {"move", uses_figure}};
  explicit PickOrder(Here here) : QuestionOf(here, "pick", "MER-B-A14", all, here.s.active) {}

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
  static constexpr Verb all[] = {{"stay"}, {"go", uses_path}};
  explicit PathOrder(Here here) : QuestionOf(here, "move", "MER-B-002", all, here.s.active, here.s.mover) {}

  std::string prompt() const override;
  Verdict check(const Choice&) const override;
  void list(Options&) const override;
  bool begins() const override { return true; }
  Explanation explain(const Choice&) const override;
};

// The step of the movement phase: somebody is picked and throws, or goes.
void movement(Now);

}  // namespace fyrd::merlin::better
