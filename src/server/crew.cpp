// Who does what next.
#include "server/crew.h"

#include <sys/resource.h>
#include <unistd.h>

namespace fyrd::server {

namespace {

constexpr auto longest_patience = std::chrono::milliseconds(10);
constexpr int niceness = 5;

void be_unhurried() { ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), niceness); }

}  // namespace

Gang::Gang(unsigned threads, std::size_t lanes, Pace pace) : lanes_(lanes) {
  for (unsigned i = 0; i < threads; ++i)
    threads_.emplace_back([this, pace] {
      if (pace == Pace::unhurried) be_unhurried();
      work();
    });
}

void Gang::post(std::size_t lane, Job job) {
  {
    std::lock_guard hold(mutex_);
    if (stopping_) return;
    lanes_[lane].jobs.push_back(std::move(job));
  }
  more_.notify_one();
}

void Gang::stop() {
  {
    std::lock_guard hold(mutex_);
    stopping_ = true;
    for (Waiting& lane : lanes_) lane.jobs.clear();
  }
  more_.notify_all();
  threads_.clear();
}

// The first lane that has any, or a later one that has had none for long.
Gang::Waiting* Gang::next() {
  const auto now = std::chrono::steady_clock::now();
  Waiting* chosen = nullptr;
  for (Waiting& lane : lanes_)
    if (!lane.jobs.empty() && (!chosen || now - lane.last > longest_patience)) chosen = &lane;
  if (chosen) chosen->last = now;
  return chosen;
}

void Gang::work() {
  for (;;) {
    Job job;
    {
      Waiting* lane = nullptr;
      std::unique_lock hold(mutex_);
      more_.wait(hold, [&] { return stopping_ || (lane = next()); });
      if (stopping_) return;
      job = std::move(lane->jobs.front());
      lane->jobs.pop_front();
    }
    job();
  }
}

Crew::Crew(unsigned threads)
    : answering_(threads, 1, Gang::Pace::brisk), playing_(threads, 2, Gang::Pace::unhurried),
      opening_(2, 1, Gang::Pace::unhurried), looking_ahead_(1, 1, Gang::Pace::unhurried) {}

void Crew::post(Lane lane, Job job) {
  switch (lane) {
    case Lane::asked: return answering_.post(0, std::move(job));
    case Lane::watched: return playing_.post(0, std::move(job));
    case Lane::alone: return playing_.post(1, std::move(job));
    case Lane::long_: return opening_.post(0, std::move(job));
    case Lane::ahead: return looking_ahead_.post(0, std::move(job));
  }
}

void Crew::stop() {
  for (Gang* gang : {&answering_, &playing_, &opening_, &looking_ahead_}) gang->stop();
}

}  // namespace fyrd::server
