// A program that is out of memory dies where it stands: what it had said to be kept is there, as after a kill.
#include <sys/wait.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "tests/store/faults.h"

#ifndef FYRD_SANITIZE  // which have allocators of their own

namespace {

std::atomic<long> allocations_left = -1;  // below nothing: as many as are wanted

}  // namespace

[[gnu::noinline]] void* operator new(std::size_t size) {
  if (allocations_left >= 0 && allocations_left-- == 0) std::_Exit(9);
  if (void* at = std::malloc(size == 0 ? 1 : size)) return at;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* at) noexcept { std::free(at); }
[[gnu::noinline]] void operator delete(void* at, std::size_t) noexcept { std::free(at); }

namespace fyrd::test {
namespace {

class OutOfMemory : public Faults {
 protected:
  // An evening in a process of its own that ends at that allocation. How many of its changes it has said to be kept,
  // and whether it came to the end.
  std::pair<std::size_t, bool> evening_until(long allocation, const Story& before) const {
    int told[2];
    EXPECT_EQ(::pipe(told), 0);
    const pid_t child = ::fork();
    if (child == 0) {
      ::close(told[0]);
      Story story = before;
      allocations_left = allocation;
      evening_of(story, [&] { [[maybe_unused]] const auto n = ::write(told[1], "k", 1); });
      ::_exit(0);
    }
    ::close(told[1]);
    std::size_t kept = 0;
    for (char c; ::read(told[0], &c, 1) == 1;) ++kept;
    ::close(told[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    return {kept, WIFEXITED(status) && WEXITSTATUS(status) == 0};
  }
  template <class Kept>
  void evening_of(Story& story, Kept kept) const {
    const auto store = opened(path());
    if (!store) return;
    for (int i = 0; i < 3; ++i) story.play(*store, 1), kept();
    const std::int64_t id = story.begin(*store, "new", 3);
    kept();
    story.play(*store, id), kept();
    story.play(*store, id, 2), kept();
  }
};

TEST_F(OutOfMemory, loses_nothing_that_was_said_to_be_kept) {
  const Story before = prepared();
  const std::string bytes = bytes_of(path());
  std::vector<Story> known = {before};  // by how many changes were said to be kept
  {
    Story story = before;
    evening_of(story, [&] { known.push_back(story); });
  }
  int died = 0;
  for (long n = 1;; n += 1 + n / 16) {
    fresh();
    put_bytes(path(), bytes);
    const auto [kept, ended] = evening_until(n, before);
    ASSERT_LT(kept, known.size());
    // All that was played may be there; what was said to be kept must be.
    Story sure = known.back();
    for (auto& [id, told] : sure.games) told.sure = known[kept].games.contains(id) ? known[kept].games.at(id).sure : 0;
    expect_kept(sure, "allocation " + std::to_string(n));
    died += !ended;
    if (ended || HasFailure()) break;
  }
  EXPECT_GT(died, 50);
}

}  // namespace
}  // namespace fyrd::test

#endif
