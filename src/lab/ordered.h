// Work done by several threads in any order and taken in its own, until somebody has enough.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace fyrd {

// Calls `work` for 0 … count-1 by several threads, and `take` with each result in order by the thread that asks for it.
// Ends early when `take` gives false, or `beat`, which is called now and then; how many were taken. Nobody works far
// ahead of what was taken, so that little is done in vain.
template <class Result>
std::uint64_t do_in_order(std::uint64_t count, unsigned threads, const std::function<Result(std::uint64_t)>& work,
                          const std::function<bool(std::uint64_t, Result&&)>& take,
                          const std::function<bool()>& beat = {}) {
  const std::uint64_t window = 16 * std::max(1u, threads);
  std::vector<std::optional<Result>> done(window);
  std::mutex mutex;
  std::condition_variable room, news;
  std::uint64_t next = 0, taken = 0;
  bool stop = false;
  const auto labour = [&] {
    std::unique_lock lock(mutex);
    while (true) {
      room.wait(lock, [&] { return stop || next >= count || next < taken + window; });
      if (stop || next >= count) return;
      const std::uint64_t i = next++;
      lock.unlock();
      Result result = work(i);
      lock.lock();
      done[i % window] = std::move(result);
      if (i == taken) news.notify_one();
    }
  };
  std::vector<std::jthread> crew;
  for (unsigned i = 0; i < std::max(1u, threads); ++i) crew.emplace_back(labour);
  std::unique_lock lock(mutex);
  while (!stop && taken < count) {
    const bool here =
        news.wait_for(lock, std::chrono::milliseconds(100), [&] { return done[taken % window].has_value(); });
    if (beat && !beat()) stop = true;
    if (!here || stop) continue;
    Result result = std::move(*done[taken % window]);
    done[taken % window].reset();
    lock.unlock();
    const bool on = take(taken, std::move(result));
    lock.lock();
    ++taken;
    stop = stop || !on;
    room.notify_one();
  }
  stop = true;
  room.notify_all();
  lock.unlock();
  return taken;
}

}  // namespace fyrd
