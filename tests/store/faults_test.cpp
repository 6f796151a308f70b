// A disk that fails at any call, memory that runs out, power that goes: what was said to be kept is there, and what is
// there was played.
#include "tests/store/faults.h"

#include <gtest/gtest.h>

namespace fyrd::test {
namespace {

TEST_F(Faults, at_each_read) {
  EXPECT_GT(each(Call::read, SQLITE_IOERR_READ, false), 10);
  EXPECT_GT(each(Call::read, SQLITE_IOERR_READ, true), 10);
}
TEST_F(Faults, at_each_write) {
  EXPECT_GT(each(Call::write, SQLITE_IOERR_WRITE, false), 20);
  EXPECT_GT(each(Call::write, SQLITE_FULL, true), 5);
}
TEST_F(Faults, at_each_synchronisation) {
  EXPECT_GT(each(Call::sync, SQLITE_IOERR_FSYNC, false), 5);
  EXPECT_GT(each(Call::sync, SQLITE_IOERR_FSYNC, true), 5);
}
TEST_F(Faults, at_each_cutting_short) { each(Call::truncate, SQLITE_IOERR_TRUNCATE, true); }

TEST_F(Faults, when_memory_runs_out_at_any_time) {
  const Story before = prepared();
  const std::string bytes = bytes_of(path());
  int faults = 0;
  for (int n = 1; n < 40'000; n += 1 + n / 12) {
    fresh();
    put_bytes(path(), bytes);
    Story story = before;
    fail_allocation(n);
    evening(story);
    const bool failed = allocation_failed();
    fail_allocation(0);
    expect_kept(story, "allocation " + std::to_string(n));
    faults += failed;
    if (HasFailure()) break;
  }
  EXPECT_GT(faults, 30);
}

TEST_F(Faults, when_the_power_goes_at_any_time) {
  Story story = prepared();
  std::map<std::string, std::string> files;
  for (const auto& one : std::filesystem::directory_iterator(own_.path))
    files[one.path().string()] = bytes_of(one.path().string());
  // What was known to be kept after how many strokes.
  std::vector<std::pair<std::size_t, Story>> known = {{0, story}};
  Frail::disk().record(true);
  {
    const auto store = opened(path());
    ASSERT_TRUE(store);
    const auto note = [&] { known.emplace_back(Frail::disk().recorded().size(), story); };
    for (int round = 0; round < 6; ++round) {
      for (int i = 0; i < 3; ++i) story.play(*store, 1), note();
      const std::int64_t id = story.begin(*store, "new" + std::to_string(round), 3);
      note();
      story.play(*store, id), note();
      story.play(*store, id, 2), note();
    }
  }  // closed: the log is folded in
  const std::vector<Stroke> strokes = Frail::disk().recorded();
  Frail::disk().heal();
  ASSERT_GT(strokes.size(), 100u);
  std::mt19937 chance(7);
  for (int round = 0; round < 400 && !HasFailure(); ++round) {
    const std::size_t until = chance() % (strokes.size() + 1);
    Story sure = story;  // all its states may be there; those said to be kept before that stroke must be
    for (auto& [id, told] : sure.games) told.sure = 0;
    for (const auto& [at, then] : known) {
      if (at > until) break;
      for (const auto& [id, told] : then.games) sure.games[id].sure = told.sure;
    }
    fresh();
    for (const auto& [name, bytes] : after_power_loss(files, strokes, until, chance))
      if (name.find("-shm") == std::string::npos) put_bytes(name, bytes);
    expect_kept(sure, "after stroke " + std::to_string(until) + " of " + std::to_string(strokes.size()));
  }
}

}  // namespace
}  // namespace fyrd::test
