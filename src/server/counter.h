// REST on the crew's threads: what is light at once, what takes long in its turn, of each address only so much.
#pragma once

#include <chrono>
#include <map>
#include <mutex>

#include "club/api.h"
#include "server/hall.h"

namespace fyrd::server {

class Counter {
 public:
  Counter(Hall& hall, std::vector<std::string> listening) : hall_(hall), api_(hall, std::move(listening)) {}

  void handle(club::Ask, club::Api::Done);
  club::Api& api() { return api_; }

 private:
  void in_turn(club::Ask, club::Api::Done);
  bool may_begin(const club::Ask&);
  void remember(const std::string& path, const club::Answer&);

  Hall& hall_;
  club::Api api_;
  std::mutex mutex_;
  std::map<std::string, std::string> lasting_;  // answers, by path
  std::map<std::string, std::size_t> heavy_;    // tasks waiting, by address
  struct Allowance {
    double games;
    std::chrono::steady_clock::time_point at;
  };
  std::map<std::string, Allowance> allowances_;  // of addresses elsewhere
};

}  // namespace fyrd::server
