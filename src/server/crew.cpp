// Who does what next.
#include "server/crew.h"

#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

namespace fyrd::server {

namespace {

constexpr auto longest_patience = std::chrono::milliseconds(10);
constexpr int niceness = 5;
constexpr unsigned hands_a_core = 4;  // of work that takes long: who comes new has his share of a core at once

void be_unhurried() { ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), niceness); }

}  // namespace

std::int64_t worked() {
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * std::int64_t{1'000'000} + now.tv_nsec / 1000;
}

Gang::Gang(unsigned threads, std::size_t lanes, Pace pace, Share share) : lanes_(lanes) {
  for (Waiting& lane : lanes_) lane.turns = Turns<Job>(share);
  for (unsigned i = 0; i < threads; ++i)
    threads_.emplace_back([this, pace] {
      if (pace == Pace::unhurried) be_unhurried();
      work();
    });
}

void Gang::post(std::size_t lane, const std::string& who, Job job) {
  {
    std::lock_guard hold(mutex_);
    if (stopping_) return;
    lanes_[lane].turns.add(who, std::move(job));
  }
  more_.notify_one();
}

void Gang::stop() {
  {
    std::lock_guard hold(mutex_);
    stopping_ = true;
    for (Waiting& lane : lanes_) lane.turns = Turns<Job>();
  }
  more_.notify_all();
  threads_.clear();
}

// The first lane that has any, or a later one that was passed over for long; however long each turn takes, the first
// comes next after it.
Gang::Waiting* Gang::next() {
  const auto now = std::chrono::steady_clock::now();
  Waiting* chosen = nullptr;
  for (Waiting& lane : lanes_)
    if (!lane.turns.empty() && (!chosen || (lane.passed && now - *lane.passed > longest_patience))) chosen = &lane;
  for (Waiting& lane : lanes_) {
    if (&lane == chosen)
      lane.passed.reset();
    else if (!lane.turns.empty() && !lane.passed)
      lane.passed = now;
  }
  return chosen;
}

void Gang::work() {
  std::unique_lock hold(mutex_);
  for (;;) {
    Waiting* lane = nullptr;
    more_.wait(hold, [&] { return stopping_ || (lane = next()); });
    if (stopping_) return;
    auto turn = lane->turns.take();
    hold.unlock();
    const std::int64_t before = worked();
    turn->item();
    turn->item = {};
    const std::int64_t cost = 1 + worked() - before;
    hold.lock();
    lane->turns.charge(turn->who, cost);
    if (!lane->turns.empty()) more_.notify_one();  // what could not begin beside it
  }
}

Crew::Crew(unsigned threads)
    : answering_(threads, 1, Gang::Pace::brisk), playing_(threads, 2, Gang::Pace::unhurried),
      opening_(2, 1, Gang::Pace::unhurried), looking_(threads, 1, Gang::Pace::unhurried),
      foreseeing_(hands_a_core * threads, 1, Gang::Pace::unhurried, Share::one),
      thinking_(hands_a_core * threads, 2, Gang::Pace::unhurried) {}

void Crew::post(Lane lane, const std::string& who, Job job) {
  switch (lane) {
    case Lane::asked: return answering_.post(0, who, std::move(job));
    case Lane::watched: return playing_.post(0, who, std::move(job));
    case Lane::alone: return playing_.post(1, who, std::move(job));
    case Lane::long_: return opening_.post(0, who, std::move(job));
    case Lane::looks: return looking_.post(0, who, std::move(job));
    case Lane::foresight: return foreseeing_.post(0, who, std::move(job));
    case Lane::thoughts: return thinking_.post(0, who, std::move(job));
    case Lane::musings: return thinking_.post(1, who, std::move(job));
  }
}

void Crew::stop() {
  for (Gang* gang : {&answering_, &playing_, &opening_, &looking_, &foreseeing_, &thinking_}) gang->stop();
}

}  // namespace fyrd::server
