// Results are taken in order whoever makes them first, and the end comes at the same one on any number of threads.
#include "lab/ordered.h"

#include <gtest/gtest.h>

#include <atomic>

namespace fyrd {
namespace {

TEST(Ordered, ends_at_the_same_one_on_any_number_of_threads) {
  for (unsigned threads : {1u, 2u, 7u}) {
    std::vector<std::uint64_t> taken;
    std::atomic<std::uint64_t> done = 0;
    const std::uint64_t count = do_in_order<std::uint64_t>(
        100'000, threads,
        [&](std::uint64_t i) {
          ++done;
          if (i % 17 == 0) std::this_thread::yield();
          return i * i;
        },
        [&](std::uint64_t i, std::uint64_t&& result) {
          EXPECT_EQ(result, i * i);
          taken.push_back(i);
          return i < 700;
        });
    EXPECT_EQ(count, 701u);
    ASSERT_EQ(taken.size(), 701u);
    for (std::size_t i = 0; i < taken.size(); ++i) EXPECT_EQ(taken[i], i);
    EXPECT_LE(done, 701u + 16 * threads + threads);  // nobody works far ahead
  }
}

TEST(Ordered, ends_when_it_is_wanted_no_more) {
  int beats = 0;
  const std::uint64_t count = do_in_order<int>(
      1'000'000, 2, [](std::uint64_t) { return 0; }, [](std::uint64_t, int&&) { return true; },
      [&] { return ++beats < 50; });
  EXPECT_LT(count, 50u);
}

}  // namespace
}  // namespace fyrd
