// Who does what next.
#include "server/crew.h"

namespace fyrd::server {

namespace {

constexpr auto longest_patience = std::chrono::milliseconds(10);
constexpr int threads_of[slow_lanes] = {2, 1};

}  // namespace

Crew::Crew(unsigned threads) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
  for (std::size_t lane = 0; lane < slow_lanes; ++lane)
    for (int i = 0; i < threads_of[lane]; ++i) threads_.emplace_back([this, lane] { work_slowly(slow_[lane]); });
}

void Crew::post(Lane lane, Job job) {
  const std::size_t at = static_cast<std::size_t>(lane);
  {
    std::lock_guard hold(mutex_);
    if (stopping_) return;
    if (at >= short_lanes) slow_[at - short_lanes].jobs.push_back(std::move(job));
    else ++waiting_, lanes_[at].jobs.push_back(std::move(job));
  }
  (at >= short_lanes ? slow_[at - short_lanes].more : more_).notify_one();
}

void Crew::stop() {
  {
    std::lock_guard hold(mutex_);
    stopping_ = true;
    for (Waiting& lane : lanes_) lane.jobs.clear();
    for (Slow& lane : slow_) lane.jobs.clear();
  }
  more_.notify_all();
  for (Slow& lane : slow_) lane.more.notify_all();
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

void Crew::work_slowly(Slow& lane) {
  for (;;) {
    Job job;
    {
      std::unique_lock hold(mutex_);
      lane.more.wait(hold, [&] { return stopping_ || !lane.jobs.empty(); });
      if (stopping_) return;
      job = std::move(lane.jobs.front());
      lane.jobs.pop_front();
    }
    job();
  }
}

}  // namespace fyrd::server
