// The threads that do the work, in gangs that do not wait for each other: who only wants an answer waits for nothing
// that takes long. Within a gang everybody has his turn by what he has cost so far.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "server/turns.h"

namespace fyrd::server {

using Job = std::function<void()>;

// Time of this thread on a processor, in microseconds.
std::int64_t worked();

// Threads with lanes of their own. The first lane comes first; now and then one of a later lane has its turn, so that
// all go on.
class Gang {
 public:
  enum class Pace { brisk, unhurried };  // the unhurried leave the processors to whoever else wants them
  Gang(unsigned threads, std::size_t lanes, Pace, Share = Share::any);
  ~Gang() { stop(); }
  void post(std::size_t lane, const std::string& who, Job);
  void stop();  // what has begun is finished; what waits is dropped

 private:
  struct Waiting {
    Turns<Job> turns;
    std::optional<std::chrono::steady_clock::time_point> passed{};  // over, first, since it had its turn last
  };
  Waiting* next();
  void work();

  std::mutex mutex_;
  std::condition_variable more_;
  std::vector<Waiting> lanes_;
  bool stopping_ = false;
  std::vector<std::jthread> threads_;
};

enum class Lane {
  asked,      // somebody waits for an answer
  watched,    // computer players in games that somebody looks at
  alone,      // and in others
  long_,      // setting up a battle, playing a record again
  looks,      // at a game as it stood: frames, options, why
  foresight,  // odds, fields, advice, paper, which take as long as there is to look at
  thoughts,   // of computer players who think ahead, where somebody looks
  musings     // and in others
};

class Crew {
 public:
  explicit Crew(unsigned threads);
  void post(Lane, const std::string& who, Job);
  void stop();

 private:
  Gang answering_, playing_, opening_, looking_, foreseeing_, thinking_;
};

}  // namespace fyrd::server
