// All that can come of one step of a battle, and of the steps after it, until a new decision is due.
#pragma once

#include "core/dice/seeded.h"
#include "odds/every.h"
#include "odds/leaves.h"

namespace fyrd {

// What all steps of one forecast share.
struct Walking {
  const Game& game;
  const Intention& intention;
  Falls falls;
  std::optional<Random> random{};  // of samples
  std::uint64_t runs = 0;
  bool too_many = false;  // ways to go: the walk comes to nothing
  Verdict refused{};
};

class StepWalk final : public Every {
 public:
  // From the checkpoint of the game; from the table that an earlier step led to.
  explicit StepWalk(Walking&);
  StepWalk(Walking&, Leaf&& from, int steps);

  Leaves everything();
  Leaf once();  // of a sample

 protected:
  Choice choose(const Question&) override;
  Roll cast(Pool, const Why&, Reading) override;
  std::pair<int, int> cast_both(const Throwing&, const Throwing&, const Reading&, const Judgement&) override;
  void hear(Event&&) override;
  void enter(Side) override;
  void reveal() override;
  void round() override;
  void again() override;
  void too_many(Pool) override { all_.too_many = true, stop(); }
  void walked(std::size_t) override;
  void closed(std::size_t) override;

 private:
  // A fork whose branches are compared or weighed against each other before they count: answers, or throws that come
  // again.
  struct Frame {
    std::size_t fork = 0;
    bool round = false;
    Side who{};
    std::vector<Choice> answers{};
    Leaves here{}, best{};
    std::optional<Fraction> value{};  // of the best
  };

  void run();
  void stop();
  void settle(Leaves&);
  Leaf ended();
  const Input* given(Side);
  Choice decide(const Question&);
  Choice answer(const Question&);
  bool concerns(const Question&, const Choice&) const;
  const Battle& battle() const { return all_.game.battle(); }

  Walking& all_;
  const Stored start_;
  const std::span<const Input> before_;  // what the game knows already of this step
  const std::size_t began_;              // choices made before
  const FigureSet met_;                  // and whom they were about
  const int steps_;                      // left before the walk is given up
  // What was answered in the run before, and how many of the choices were made with it; the branches of a fork differ.
  struct Decision {
    Choice choice;
    std::size_t chosen;
    FigureSet involved;
    bool forks;
  };
  std::vector<Decision> decisions_;
  std::vector<Frame> frames_;
  Leaves result_;

  // Of the present run.
  Stored scratch_, stopped_at_;
  std::size_t cursor_ = 0, chosen_ = 0, decided_ = 0;
  FigureSet involved_;
  bool stopped_ = false, void_ = false;
  std::vector<Incident> incidents_;
  Random stray_{0, Stream::decoration, 0};  // of a run that has gone adrift

  // While sides decide in secret: each reads its own answers from where the block began.
  Side planner_;
  int blocks_ = 0;
  std::size_t block_ = 0, taken_ = 0, side_cursor_ = 0;
};

}  // namespace fyrd
