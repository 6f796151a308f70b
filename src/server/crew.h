// The threads that do the work. Work that may take long has threads of its own, so that nobody waits for it who only
// wants an answer.
#pragma once

#include <array>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace fyrd::server {

// What comes first. Now and then something of a later lane has its turn before, so that all go on.
enum class Lane {
  asked,    // somebody waits for an answer
  watched,  // computer players in games that somebody looks at
  alone,    // and in others
  long_,    // setting up a battle, playing a record again
  ahead,    // odds: what might come, which takes as long as there is to look at
};
constexpr std::size_t short_lanes = 3, slow_lanes = 2;

class Crew {
 public:
  using Job = std::function<void()>;

  explicit Crew(unsigned threads);
  ~Crew() { stop(); }
  void post(Lane, Job);
  void stop();  // what has begun is finished; what waits is dropped

 private:
  struct Slow {
    std::deque<Job> jobs;
    std::condition_variable more;
  };
  void work();
  void work_slowly(Slow&);

  std::mutex mutex_;
  std::condition_variable more_;
  struct Waiting {
    std::deque<Job> jobs;
    std::chrono::steady_clock::time_point last{};
  };
  Job next();
  std::array<Waiting, short_lanes> lanes_;
  std::size_t waiting_ = 0;
  std::array<Slow, slow_lanes> slow_;
  bool stopping_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace fyrd::server
