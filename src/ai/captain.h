// A player who thinks: everything that can be done now is tried in branches on common dice, and what promises most goes
// on to be tried more. It knows no ruleset.
#pragma once

#include "ai/branch.h"

namespace fyrd {

struct Effort {
  std::uint32_t questions = 0;  // answered in branches before it decides: work and not time, so that it decides alike
  int turns = 1;                // until a branch is judged
};

// A choice that was tried, and what it promised in each branch, of `certain`. The i-th branches of two met the same
// dice.
struct Tried {
  Choice choice;
  std::vector<int> chances;
  std::int64_t sum = 0;
  std::vector<std::uint32_t> fallen{};  // of each figure: in how many of them it was no longer in play at the end

  int chance() const { return chances.empty() ? 0 : static_cast<int>(sum / std::ssize(chances)); }
  int error() const;  // of that, one standard error
};

// The best first; what the script would do is always among them and `scripted` is its place. Nothing where there is
// nothing to choose.
struct Thoughts {
  std::vector<Tried> tried;
  std::size_t scripted = 0;
  std::uint32_t questions = 0;
};
Thoughts think(const Asked&, const Effort&, Random&, const Crew&);

// What the branches of the best show that those of the second do not: who falls, or does not. Nothing where that is
// all the same.
std::string reason(const Asked&, const Thoughts&);

class Captain final : public Player {
 public:
  Captain(Effort effort, Crew crew) : effort_(effort), crew_(std::move(crew)) {}
  Choice answer(const Asked&, Random&) const override;
  bool thinks() const override { return true; }

 private:
  Effort effort_;
  Crew crew_;
};

}  // namespace fyrd
