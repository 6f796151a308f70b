// Ten thousand damages at random: nothing but refusals, or exactly what was played.
#include <gtest/gtest.h>

#include <filesystem>
#include <random>

#include "store/repair.h"
#include "tests/folder.h"
#include "tests/store/story.h"
#include "tests/thorough.h"

namespace fyrd::test {
namespace {

constexpr int rounds = thorough > 1 ? 10'000 : 300;

std::string harmed(std::string bytes, std::mt19937& chance) {
  const auto place = [&](std::size_t room) {
    return bytes.empty() ? 0 : chance() % std::max<std::size_t>(1, bytes.size() - std::min(room, bytes.size() - 1));
  };
  switch (chance() % 6) {
    case 0:  // bits
      for (unsigned n = 1 + chance() % 4; n-- > 0;) bytes[place(1)] ^= static_cast<char>(1u << chance() % 8);
      break;
    case 1: bytes[place(1)] ^= static_cast<char>(1u << chance() % 8); break;
    case 2: {  // a stretch of anything
      const std::size_t size = std::min<std::size_t>(1 + chance() % 512, bytes.size()), at = place(size);
      for (std::size_t i = 0; i < size; ++i) bytes[at + i] = static_cast<char>(chance());
      break;
    }
    case 3: {  // a page of nothing
      const std::size_t at = place(4096) / 4096 * 4096;
      std::fill(bytes.begin() + static_cast<std::ptrdiff_t>(at),
                bytes.begin() + static_cast<std::ptrdiff_t>(std::min(at + 4096, bytes.size())), '\0');
      break;
    }
    case 4: {  // a page in the place of another
      const std::size_t from = place(4096) / 4096 * 4096, to = place(4096) / 4096 * 4096;
      const std::string page = bytes.substr(from, std::min<std::size_t>(4096, bytes.size() - std::max(from, to)));
      std::copy(page.begin(), page.end(), bytes.begin() + static_cast<std::ptrdiff_t>(to));
      break;
    }
    default: bytes.resize(place(1));
  }
  return bytes;
}

TEST(Damages, leave_nothing_but_refusals_and_what_was_played) {
  const Folder own;
  const std::string path = own.path + "/games.sqlite", kept = own.path + "/kept";
  Story story;
  std::string file, log;
  {
    std::string error;
    const auto store = store::Store::open(path, error);
    ASSERT_TRUE(store) << error;
    for (int i = 0; i < 12; ++i) story.begin(*store, "g" + std::to_string(i), 5 + 7 * i, i % 3 == 0 ? 9'000 : 300);
    for (int i = 0; i < 60; ++i) story.play(*store, 1 + i % 12, i % 9 == 8 ? 2 : 0);
    file = bytes_of(path), log = bytes_of(path + "-wal");  // as it would be after a kill
  }
  const std::string folded = bytes_of(path);
  ASSERT_GT(log.size(), 10'000u);
  std::mt19937 chance(1);
  int refused = 0, salvaged = 0, all_whole = 0, some_damaged = 0;
  for (int round = 0; round < rounds && !testing::Test::HasFailure(); ++round) {
    for (const auto& one : std::filesystem::directory_iterator(own.path)) std::filesystem::remove(one);
    const unsigned kind = chance() % 4;
    if (kind == 0) {
      put_bytes(path, file);
      put_bytes(path + "-wal", harmed(log, chance));
    } else {
      put_bytes(path, harmed(folded, chance));
    }
    std::string error;
    const auto store = store::Store::open(path, error);
    if (!store) {
      ++refused;
      EXPECT_FALSE(error.empty());
      continue;
    }
    const std::string wrong = story.judge(*store, false);
    EXPECT_EQ(wrong, "") << "round " << round;
    salvaged += !store->notes().empty();
    (store->survey().empty() ? all_whole : some_damaged) += 1;
  }
  std::printf("%d damages: %d refused, %d salvaged; %d all whole, %d with games told to be damaged\n", rounds, refused,
              salvaged, all_whole, some_damaged);
}

TEST(Damages, are_repaired_to_what_was_played) {
  const Folder own;
  const std::string path = own.path + "/games.sqlite";
  Story story;
  {
    std::string error;
    const auto store = store::Store::open(path, error);
    ASSERT_TRUE(store) << error;
    for (int i = 0; i < 12; ++i) story.begin(*store, "g" + std::to_string(i), 5 + 7 * i, i % 3 == 0 ? 9'000 : 300);
  }
  // A repaired game is a beginning of what was played.
  Story beginnings = story;
  for (auto& [id, told] : beginnings.games) {
    const Lines whole = told.states[0];
    told.states.clear();
    for (std::size_t n = 0; n <= whole.size(); ++n)
      told.states.emplace_back(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(n));
  }
  const std::string folded = bytes_of(path);
  std::mt19937 chance(2);
  int repaired = 0;
  for (int round = 0; round < rounds / 10 && !testing::Test::HasFailure(); ++round) {
    for (const auto& one : std::filesystem::directory_iterator(own.path)) std::filesystem::remove(one);
    put_bytes(path, harmed(folded, chance));
    int made = 0;
    const auto done = store::repair(path, [&] { return "new-" + std::to_string(++made); });
    if (!done) continue;
    ++repaired;
    std::string error;
    const auto store = store::Store::open(path, error);
    ASSERT_TRUE(store) << error << " round " << round;
    EXPECT_TRUE(store->survey().empty()) << "round " << round << ": " << store->survey()[0].message;
    EXPECT_EQ(beginnings.judge(*store, false), "") << "round " << round;
  }
  EXPECT_GT(repaired, rounds / 40);
}

}  // namespace
}  // namespace fyrd::test
