// Who does what next.
#include "server/crew.h"

namespace fyrd::server {

namespace {

constexpr unsigned prompt_in_a_row = 4;
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
    (lane == Lane::prompt ? prompt_ : lane == Lane::patient ? patient_ : long_).push_back(std::move(job));
  }
  (lane == Lane::long_ ? more_long_ : more_).notify_one();
}

void Crew::stop() {
  {
    std::lock_guard hold(mutex_);
    stopping_ = true;
    prompt_.clear(), patient_.clear(), long_.clear();
  }
  more_.notify_all();
  more_long_.notify_all();
  threads_.clear();
}

void Crew::work() {
  for (;;) {
    Job job;
    {
      std::unique_lock hold(mutex_);
      more_.wait(hold, [&] { return stopping_ || !prompt_.empty() || !patient_.empty(); });
      if (stopping_) return;
      const bool patient = prompt_.empty() || (!patient_.empty() && in_a_row_ >= prompt_in_a_row);
      in_a_row_ = patient ? 0 : in_a_row_ + 1;
      std::deque<Job>& lane = patient ? patient_ : prompt_;
      job = std::move(lane.front());
      lane.pop_front();
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
