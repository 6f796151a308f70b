// A play for tests of one rule alone: dice typed in beforehand, questions answered as quietly as can be.
#pragma once

#include <string>
#include <vector>

#include "core/play/play.h"

namespace fyrd {

class Typed final : public Play {
 public:
  explicit Typed(std::vector<int> faces) : Play(true), faces_(std::move(faces)) {}

  Roll cast(Pool pool, const Why& why, Reading) override {
    rules += std::string(why.rule) + " ";
    Roll made(pool);
    for (int i = 0; i < pool.count; ++i) made.add(faces_.at(next_++));
    return made;
  }

  std::string rules;              // that asked for dice, each with a space behind it
  std::vector<std::string> told;  // kinds of events

 protected:
  Choice choose(const Question& q) override { return q.quiet(); }
  void hear(Event&& e) override { told.push_back(e.kind); }

 private:
  std::vector<int> faces_;
  std::size_t next_ = 0;
};

}  // namespace fyrd
