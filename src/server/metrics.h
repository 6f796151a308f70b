// What a server counts, told in the text form of Prometheus.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace fyrd::server {

class Metrics {
 public:
  void answered(int status, std::chrono::steady_clock::duration took);
  std::atomic<std::int64_t> connections = 0, sockets = 0, refused_places = 0, expired = 0;
  std::atomic<bool> ending = false;

  // Of what is kept and in memory.
  struct Standing {
    std::int64_t kept, not_kept;
    bool ailing;
    std::size_t live, memory;
  };
  std::string text(const Standing&) const;

 private:
  static constexpr std::array<double, 8> bounds = {0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60};  // seconds
  std::array<std::atomic<std::int64_t>, 6> by_class_{};  // of the status: 1xx, 2xx …
  std::array<std::atomic<std::int64_t>, bounds.size() + 1> by_time_{};
  std::atomic<std::int64_t> microseconds_ = 0;
  const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

}  // namespace fyrd::server
