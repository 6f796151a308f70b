// Threads that take the next piece of work until there is none.
#include "lab/many.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "core/dice/seeded.h"

namespace fyrd {

unsigned threads_of(unsigned asked) { return asked > 0 ? asked : std::max(1u, std::thread::hardware_concurrency()); }

std::uint64_t game_seed(std::uint64_t seed, std::uint32_t game) {
  Random random(seed, Stream::decoration, game + 1ull);
  return std::uint64_t{random.next()} << 32 | random.next();
}

std::uint32_t do_many(std::uint32_t count, unsigned threads, const std::function<bool(std::uint32_t)>& progress,
                      const std::function<void(std::uint32_t)>& work) {
  std::atomic<std::uint32_t> next = 0, done = 0;
  std::atomic<bool> stop = false;
  const auto labour = [&] {
    for (std::uint32_t i; !stop && (i = next.fetch_add(1)) < count; ++done) work(i);
  };
  {
    std::vector<std::jthread> crew;
    for (unsigned i = 0; i < std::max(1u, threads); ++i) crew.emplace_back(labour);
    while (progress && done < count) {
      if (!progress(done)) {
        stop = true;
        break;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
  }
  if (progress) progress(done);
  return std::min(count, done.load());  // taken in order, so what is done is the beginning
}

Crew hands(unsigned threads, std::function<bool()> unwanted) {
  return
      [threads, unwanted = std::move(unwanted)](std::uint32_t count, const std::function<void(std::uint32_t)>& work) {
        do_many(count, std::min(threads, count), {}, [&](std::uint32_t i) {
          if (!unwanted || !unwanted()) work(i);
        });
      };
}

}  // namespace fyrd
