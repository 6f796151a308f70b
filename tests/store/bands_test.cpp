// Warbands in the file: kept, changed, in order, and gone.
#include <gtest/gtest.h>

#include <future>

#include "store/store.h"
#include "tests/folder.h"

namespace fyrd::store {
namespace {

class BandsTest : public ::testing::Test {
 protected:
  void SetUp() override { open(); }
  void open() {
    std::string error;
    store_.reset();
    store_ = Store::open(folder_.path + "/games.sqlite", error);
    ASSERT_TRUE(store_) << error;
  }
  template <class Write>
  bool kept(Write write) {
    std::promise<bool> done;
    write([&](bool good) { done.set_value(good); });
    return done.get_future().get();
  }
  bool add(const std::string& id, std::int64_t changed) {
    return kept(
        [&](auto done) { store_->add(Band{id, "newcastle", "The " + id, R"({"name":"x"})", 1, changed}, done); });
  }
  const test::Folder folder_;
  std::unique_ptr<Store> store_;
};

TEST_F(BandsTest, a_band_is_there_when_the_file_is_opened_again) {
  ASSERT_TRUE(add("one", 5));
  open();
  const auto band = store_->band("one");
  ASSERT_TRUE(band);
  EXPECT_EQ(band->rules, "newcastle");
  EXPECT_EQ(band->warband, R"({"name":"x"})");
  EXPECT_EQ(band->made, 1);
  EXPECT_EQ(band->changed, 5);
  EXPECT_FALSE(store_->band("two"));
}

TEST_F(BandsTest, the_last_changed_comes_first_and_only_so_many) {
  ASSERT_TRUE(add("one", 5) && add("two", 7) && add("three", 6));
  EXPECT_TRUE(kept([&](auto done) { store_->change(Band{"one", "", "Again", "{}", 0, 9}, done); }));
  const auto all = store_->bands(2);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].id, "one");
  EXPECT_EQ(all[0].name, "Again");
  EXPECT_EQ(all[0].rules, "newcastle") << "what it is for stays";
  EXPECT_EQ(all[0].made, 1);
  EXPECT_EQ(all[1].id, "two");
  EXPECT_EQ(store_->count_bands(), 3);
}

TEST_F(BandsTest, a_deleted_band_does_not_come_back_with_a_late_change) {
  ASSERT_TRUE(add("one", 5));
  EXPECT_FALSE(add("one", 6)) << "the id is taken";
  EXPECT_TRUE(kept([&](auto done) { store_->remove_band("one", done); }));
  EXPECT_TRUE(kept([&](auto done) { store_->change(Band{"one", "", "Late", "{}", 0, 9}, done); }));
  EXPECT_FALSE(store_->band("one"));
  EXPECT_TRUE(store_->bands(10).empty());
}

}  // namespace
}  // namespace fyrd::store
