// Memory that runs out at each single allocation, and a disk that fails at each call of a repair and of a backup.
#include "store/repair.h"
#include "tests/store/faults.h"
#include "tests/thorough.h"

namespace fyrd::test {
namespace {

TEST_F(Faults, when_memory_runs_out_at_each_allocation) {
  const Story before = prepared();
  const std::string bytes = bytes_of(path());
  int n = 1;
  for (bool failed = true; failed && !HasFailure(); n += thorough > 1 ? 1 : 29) {
    fresh();
    put_bytes(path(), bytes);
    Story story = before;
    fail_allocation(n);
    evening(story);
    failed = allocation_failed();
    fail_allocation(0);
    expect_kept(story, "allocation " + std::to_string(n));
  }
  EXPECT_GT(n, 500);
  std::printf("about %d allocations\n", n);
}

// Three games, the first of them damaged at its eleventh input.
class Mending : public Faults {
 protected:
  Story damaged() {
    fresh();
    Story story;
    {
      const auto store = opened(path());
      for (const char* mark : {"a", "b", "c"}) story.begin(*store, mark, 20);
    }
    sqlite3* db = nullptr;
    EXPECT_EQ(sqlite3_open(path().c_str(), &db), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(db, "UPDATE input SET what = '{}' WHERE game = 1 AND n = 10", nullptr, nullptr, nullptr), 0);
    sqlite3_close(db);
    bytes_ = bytes_of(path());
    return story;
  }
  void put_back() {
    fresh();
    put_bytes(path(), bytes_);
  }
  auto mend() {
    return store::repair(path(), [] { return std::string("anew"); });
  }
  std::string bytes_;
};

TEST_F(Mending, is_done_whole_or_not_at_all) {
  Story story = damaged();
  Lines& inputs = story.games[1].states[0];
  inputs.resize(10);
  int faults = 0, refused = 0;
  for (const auto& [call, code] : {std::pair(Call::read, SQLITE_IOERR_READ), std::pair(Call::write, SQLITE_FULL),
                                   std::pair(Call::sync, SQLITE_IOERR_FSYNC)})
    for (const bool lasting : {false, true})
      for (int n = 1;; n += thorough > 1 ? 1 : 7) {
        put_back();
        Frail::disk().fail(call, n, code, lasting);
        const auto done = mend();
        const bool failed = Frail::disk().failed();
        Frail::disk().heal();
        faults += failed, refused += !done;
        if (!done) { EXPECT_TRUE(mend()) << "when the disk does again"; }
        expect_kept(story, "call " + std::to_string(n) + " of kind " + std::to_string(static_cast<int>(call)));
        if (!failed || HasFailure()) break;
      }
  EXPECT_GT(faults, thorough > 1 ? 100 : 15);
  EXPECT_GT(refused, 5);
  std::printf("%d faults, %d refusals\n", faults, refused);
}

TEST_F(Mending, of_a_backup_too) {
  const Story story = prepared();
  bytes_ = bytes_of(path());
  const std::string copy = own_.path + "/copy.sqlite";
  int faults = 0;
  for (const auto& [call, code] : {std::pair(Call::read, SQLITE_IOERR_READ), std::pair(Call::write, SQLITE_FULL),
                                   std::pair(Call::sync, SQLITE_IOERR_FSYNC)})
    for (int n = 1;; ++n) {
      put_back();
      Frail::disk().fail(call, n, code, true);
      const std::string no = store::back_up(path(), copy);
      const bool failed = Frail::disk().failed();
      Frail::disk().heal();
      faults += failed;
      EXPECT_EQ(std::filesystem::exists(copy), no.empty()) << no;
      EXPECT_FALSE(std::filesystem::exists(copy + ".new")) << no;
      if (no.empty()) {
        const auto store = opened(copy);
        ASSERT_TRUE(store);
        EXPECT_EQ(story.judge(*store, true), "");
      }
      EXPECT_EQ(bytes_of(path()), bytes_) << "the file itself is as it was";
      if (!failed || HasFailure()) break;
    }
  EXPECT_GT(faults, 10);
}

}  // namespace
}  // namespace fyrd::test
