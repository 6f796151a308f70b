// A play that runs an experiment once for every way its dice can fall:
//   Every play(falls);
//   do { run the rules with `play`; add up `play.weight()`; } while (play.next());
#pragma once

#include "core/play/play.h"
#include "odds/falls.h"

namespace fyrd {

class Every : public Play {
 public:
  explicit Every(Falls& falls, bool listening = false) : Play(listening), falls_(falls) {}

  Fraction weight() const { return forks_.empty() ? Fraction(1) : forks_.back().weight; }  // the chance of this run
  bool next();

 protected:
  Choice choose(const Question& question) override { return question.quiet(); }
  Roll cast(Pool, const Why&, Reading) override;
  std::pair<int, int> cast_both(const Throwing&, const Throwing&, const Reading&, const Judgement&) override;

  // Another fork than dice: which of its branches this run takes. What lies behind it is weighed anew.
  std::size_t fork(std::size_t branches);
  std::size_t forks() const { return forks_.size(); }
  std::size_t position() const { return depth_; }              // the number of the fork that comes next
  bool new_ground() const { return depth_ == forks_.size(); }  // no run before has been here
  bool old_ground() const { return depth_ <= kept_; }          // so far all is as it was in the run before
  virtual void too_many(Pool) {}                               // ways to fall: this walk comes to nothing
  // Of fork number i: one branch has been walked to its end; all of them have, and it is gone.
  virtual void walked(std::size_t) {}
  virtual void closed(std::size_t) {}

 private:
  struct Fork {
    std::span<const Fall> falls;  // none: another fork
    std::size_t branches, taken = 0;
    Fraction weight{1};     // of the way here and the branch taken
    std::size_t pairs = 0;  // of two throws together: where they begin
    bool paired = false;
  };
  // Two throws that stand for all which are judged alike.
  struct Pair {
    int first, second;
    Fraction chance;
  };
  bool pair_up(const Throwing&, const Throwing&, const Reading&, const Judgement&);
  const Fraction& chance_of(const Fork& fork) const {
    return fork.paired ? pairs_[fork.pairs + fork.taken].chance : fork.falls[fork.taken].chance;
  }
  Fraction before(std::size_t i) const { return i == 0 ? Fraction(1) : forks_[i - 1].weight; }

  Falls& falls_;
  std::vector<Fork> forks_;
  std::vector<Pair> pairs_;           // of all forks that have any, the last ones last
  std::size_t depth_ = 0, kept_ = 0;  // forks met, and forks that keep their branch in this run
};

}  // namespace fyrd
