// One run of a step with the inputs known so far. When one is missing the run goes adrift: it finishes on quiet answers
// and stray dice, and whatever it does from there is dropped.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/play/game.h"

namespace fyrd {

class Run final : public Play {
 public:
  using Visitor = std::function<void(const Tabletop&, const Question&)>;

  // `inputs` from `cursor` on belong to this step. Missing dice fall and are added if they fall by themselves.
  Run(const Battle&, Tabletop& scratch, std::vector<Input>& inputs, std::size_t cursor, Thrower);

  // Looks at the pending question of one side. What others have answered so far in the secret block of that number,
  // which still waits for somebody, is kept out of the state it sees.
  void visit(Side eyes, int hidden_block, const Visitor& visitor) {
    eyes_ = eyes, hidden_block_ = hidden_block, visitor_ = &visitor;
  }
  bool visited() const { return visited_; }

  // Shows the table before each input is used, with how many were used and how many events told in this run until then.
  using Watcher = std::function<void(std::size_t inputs, const Tabletop&, std::size_t events)>;
  void watch(const Watcher& watcher) { watcher_ = &watcher; }

  bool adrift() const { return adrift_; }
  int secret_block() const { return missed_ ? blocks_ : 0; }  // the number of the one that waits for somebody
  std::size_t cursor() const { return cursor_; }
  Stored snapshot;  // the table at the moment the first input was missed
  std::vector<Wanted> wanted;
  std::optional<WantedRoll> wanted_roll;
  Verdict refused;
  std::vector<Event> events;

 protected:
  Choice choose(const Question&) override;
  Roll cast(Pool, const Why&, Reading) override;
  void hear(Event&&) override;
  void enter(Side) override;
  void leave(Side) override;
  void reveal() override;

 private:
  Input* next(Side);  // the next input for an open decision or a side's secret one
  void drift();       // from here on nothing counts
  void refuse(Refusal);
  std::uint32_t occurrences(const DiceKey&) const;

  const Battle& battle_;
  Tabletop& scratch_;
  std::vector<Input>& inputs_;
  std::size_t cursor_;
  Thrower thrower_;
  Random stray_;
  bool adrift_ = false;
  Side eyes_;
  int hidden_block_ = 0;
  const Visitor* visitor_ = nullptr;
  bool visited_ = false;
  const Watcher* watcher_ = nullptr;

  // While sides decide in secret: each reads its own answers from where the secret block began.
  Side planner_;
  bool was_adrift_ = false;
  bool missed_ = false;  // some side has not decided yet
  int blocks_ = 0;       // entered so far in this step
  std::size_t block_ = 0, taken_ = 0, side_cursor_ = 0;
};

}  // namespace fyrd
