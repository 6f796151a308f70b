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
};
constexpr std::size_t short_lanes = 3;

class Crew {
 public:
  using Job = std::function<void()>;

  explicit Crew(unsigned threads);
  ~Crew() { stop(); }
  void post(Lane, Job);
  void stop();  // what has begun is finished; what waits is dropped

 private:
  void work();
  void work_long();

  std::mutex mutex_;
  std::condition_variable more_, more_long_;
  struct Waiting {
    std::deque<Job> jobs;
    std::chrono::steady_clock::time_point last{};
  };
  Job next();
  std::array<Waiting, short_lanes> lanes_;
  std::size_t waiting_ = 0;
  std::deque<Job> long_;
  bool stopping_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace fyrd::server
