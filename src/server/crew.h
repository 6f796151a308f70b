// The threads that do the work. Work that may take long has threads of its own, so that nobody waits for it who only
// wants an answer.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace fyrd::server {

enum class Lane {
  prompt,   // somebody waits for it
  patient,  // computer players; every few prompt ones one of these, so that they go on too
  long_,    // setting up a battle, playing a record again
};

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
  std::deque<Job> prompt_, patient_, long_;
  unsigned in_a_row_ = 0;
  bool stopping_ = false;
  std::vector<std::jthread> threads_;
};

}  // namespace fyrd::server
