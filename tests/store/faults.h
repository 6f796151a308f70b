// An evening at a store whose disk or memory fails at one call after the other.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>

#include "tests/folder.h"
#include "tests/store/frail.h"
#include "tests/store/story.h"

namespace fyrd::test {

class Faults : public ::testing::Test {
 protected:
  void SetUp() override { Frail::disk().heal(); }
  void TearDown() override { Frail::disk().heal(); }
  std::string path() const { return own_.path + "/games.sqlite"; }
  void fresh() const {
    for (const auto& one : std::filesystem::directory_iterator(own_.path)) std::filesystem::remove(one);
  }
  static std::unique_ptr<store::Store> opened(const std::string& path) {
    std::string error;
    return store::Store::open(path, error);
  }
  // One evening: an old game goes on, a new one begins, something is taken back, all is read.
  void evening(Story& story) const {
    const auto store = opened(path());
    if (!store) return;
    for (int i = 0; i < 3; ++i) story.play(*store, 1);
    const std::int64_t id = story.begin(*store, "new", 3);
    story.play(*store, id);
    story.play(*store, id, 2);
    story.play(*store, id);
    EXPECT_EQ(story.judge(*store, false), "");
  }
  // The store an evening begins with.
  Story prepared() const {
    fresh();
    Story story;
    const auto store = opened(path());
    story.begin(*store, "old", 20);
    return story;
  }
  void expect_kept(const Story& story, const std::string& when) const {
    const auto store = opened(path());
    ASSERT_TRUE(store) << when;
    EXPECT_EQ(story.judge(*store, true), "") << when;
    EXPECT_TRUE(store->survey().empty()) << when;
  }
  // A fault at each call of a kind in turn, until an evening passes without one.
  int each(Call call, int code, bool lasting) {
    const Story before = prepared();
    std::map<std::string, std::string> files;
    for (const auto& one : std::filesystem::directory_iterator(own_.path))
      files[one.path().string()] = bytes_of(one.path().string());
    for (int n = 1;; ++n) {
      fresh();
      for (const auto& [name, bytes] : files) put_bytes(name, bytes);
      Story story = before;
      Frail::disk().fail(call, n, code, lasting);
      evening(story);
      const bool failed = Frail::disk().failed();
      Frail::disk().heal();
      expect_kept(story, "call " + std::to_string(n));
      if (!failed || HasFailure()) return n - 1;
    }
  }
  const Folder own_;
};

}  // namespace fyrd::test
