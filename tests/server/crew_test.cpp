// Lanes of one gang: the first comes first, and the others are not forgotten.
#include "server/crew.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

namespace fyrd::server {
namespace {

using namespace std::chrono_literals;

TEST(Lanes, who_is_watched_waits_for_no_crowd_that_is_not) {
  std::atomic<int> done = 0;
  std::promise<int> before;
  Gang gang(1, 2, Gang::Pace::brisk);  // ends before what its work looks at
  for (int i = 0; i < 100; ++i)
    gang.post(1, "room " + std::to_string(i), [&] {
      std::this_thread::sleep_for(20ms);
      ++done;
    });
  while (done == 0) std::this_thread::sleep_for(1ms);
  gang.post(0, "watched", [&] { before.set_value(done); });
  EXPECT_LE(before.get_future().get(), 4) << "what is under way, and now and then one of them";
}

TEST(Lanes, a_crowd_that_is_not_watched_goes_on_beside_one_that_is) {
  std::atomic<bool> ending = false;
  std::promise<void> done;
  std::function<void()> again;
  Gang gang(1, 2, Gang::Pace::brisk);  // ends before what its work looks at
  again = [&] {
    std::this_thread::sleep_for(15ms);
    if (!ending) gang.post(0, "watched", again);
  };
  for (int i = 0; i < 5; ++i) gang.post(0, "watched", again);
  gang.post(1, "alone", [&] { done.set_value(); });
  EXPECT_EQ(done.get_future().wait_for(10s), std::future_status::ready);
  ending = true;
}

}  // namespace
}  // namespace fyrd::server
