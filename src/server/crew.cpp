// Who does what next.
#include "server/crew.h"

namespace fyrd::server {

namespace {

constexpr auto longest_patience = std::chrono::milliseconds(10);
constexpr int long_threads = 2;

}  // namespace

Crew::Crew(unsigned threads) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
  for (int i = 0; i < long_threads; ++i) threads_.emplace_back([this] { work_long(); });
}

void Crew::post(Lane lane, Job job) {
  {
    std::lock_guard hold(mutex_);
    if (stopping_) return;
    if (lane == Lane::long_) long_.push_back(std::move(job));
    else ++waiting_, lanes_[static_cast<std::size_t>(lane)].jobs.push_back(std::move(job));
  }
  (lane == Lane::long_ ? more_long_ : more_).notify_one();
}

void Crew::stop() {
  {
    std::lock_guard hold(mutex_);
    stopping_ = true;
    for (Waiting& lane : lanes_) lane.jobs.clear();
    long_.clear();
  }
  more_.notify_all();
  more_long_.notify_all();
  threads_.clear();
}

// From the first lane that has any, or from a later one that has had none for long.
Crew::Job Crew::next() {
  const auto now = std::chrono::steady_clock::now();
  Waiting* chosen = nullptr;
  for (Waiting& lane : lanes_)
    if (!lane.jobs.empty() && (!chosen || now - lane.last > longest_patience)) chosen = &lane;
  chosen->last = now;
  Job job = std::move(chosen->jobs.front());
  chosen->jobs.pop_front();
  --waiting_;
  return job;
}

void Crew::work() {
  for (;;) {
    Job job;
    {
      std::unique_lock hold(mutex_);
      more_.wait(hold, [&] { return stopping_ || waiting_ > 0; });
      if (stopping_) return;
      job = next();
    }
    job();
  }
}

void Crew::work_long() {
  for (;;) {
    Job job;
    {
      std::unique_lock hold(mutex_);
      more_long_.wait(hold, [&] { return stopping_ || !long_.empty(); });
      if (stopping_) return;
      job = std::move(long_.front());
      long_.pop_front();
    }
    job();
  }
}

}  // namespace fyrd::server
