// Campaigns in the file: their games come and go with them, and a file from before there were any gets its tables.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <future>

#include "store/store.h"
#include "tests/folder.h"

namespace fyrd::store {
namespace {

class CampaignStore : public ::testing::Test {
 protected:
  void SetUp() override { open(); }
  void TearDown() override { store_.reset(); }
  void open() {
    std::string error;
    store_.reset();
    store_ = Store::open(path(), error);
    ASSERT_TRUE(store_) << error;
  }
  std::string path() const { return own_.path + "/games.sqlite"; }
  int sql(const std::string& text) const {  // the first number of the first row
    sqlite3* db = nullptr;
    sqlite3_stmt* statement = nullptr;
    sqlite3_open(path().c_str(), &db);
    EXPECT_EQ(sqlite3_prepare_v2(db, text.c_str(), -1, &statement, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
    const int n = sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int(statement, 0) : -1;
    sqlite3_finalize(statement);
    sqlite3_close(db);
    return n;
  }
  template <class Write>
  static bool kept(Write write) {
    std::promise<bool> done;
    std::future<bool> good = done.get_future();
    write([&](bool told) { done.set_value(told); });
    return good.get();
  }
  Campaign begun(const std::string& mark, bool here = true) {
    Campaign c{store_->next_campaign(), "token-" + mark,       mark,           "nottingham",
               "{\"bands\":[]}",        "{\"numbers\":\"1\"}", "[\"person\"]", 7};
    EXPECT_TRUE(kept([&](auto done) { store_->add(c, {}, here, done); }));
    return c;
  }
  Arrival link(const Campaign& c, std::int64_t n, bool aftermath, std::int64_t changed = 9) {
    Arrival a;
    a.game.id = store_->next_id();
    a.game.title = c.name + " " + std::to_string(n);
    a.game.seats = {{"red", "Red", "person"}};
    a.game.standing.changed = changed;
    a.game.link = Link{c.id, n, aftermath, "[0]", ""};
    a.origin = {"{}", "{\"numbers\":\"1\"}"};
    a.inputs = {"{}"};
    a.keys = {{"host-" + a.game.title, a.game.id, Role::host, -1}};
    return a;
  }
  std::int64_t add(const Campaign& c, std::int64_t n, bool aftermath, std::int64_t changed = 9) {
    const Arrival a = link(c, n, aftermath, changed);
    EXPECT_TRUE(kept([&](auto done) { store_->add(a, true, done); }));
    return a.game.id;
  }
  const test::Folder own_;
  std::unique_ptr<Store> store_;
};

TEST_F(CampaignStore, is_there_with_its_links_when_it_is_opened_again) {
  const Campaign c = begun("sherwood");
  const std::int64_t battle = add(c, 0, false), aftermath = add(c, 1, true);
  open();
  const auto again = store_->campaign("token-sherwood");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->id, c.id);
  EXPECT_EQ(again->began, c.began);
  EXPECT_EQ(again->data, c.data);
  EXPECT_EQ(again->leaders, c.leaders);
  EXPECT_EQ(*store_->links(c.id), (std::vector{battle, aftermath}));
  const auto game = store_->game(aftermath);
  ASSERT_TRUE(game && game->link);
  EXPECT_TRUE(game->link->aftermath);
  EXPECT_EQ(game->link->n, 1);
  EXPECT_EQ(game->link->token, "token-sherwood");
  EXPECT_GT(store_->next_campaign(), c.id);
  EXPECT_FALSE(store_->campaign("token"));
  EXPECT_EQ(sql("SELECT count(*) FROM data"), 1) << "a campaign and its games share their numbers";
}

TEST_F(CampaignStore, comes_in_whole_or_not_at_all) {
  Campaign c{store_->next_campaign(), "token", "twice", "nottingham", "{}", "{}", "[]", 7};
  const std::vector<Arrival> same = {link(c, 0, false), link(c, 0, true)};
  EXPECT_FALSE(kept([&](auto done) { store_->add(c, same, true, done); })) << "two games at one place of the chain";
  EXPECT_FALSE(store_->campaign("token"));
  EXPECT_EQ(store_->count(), 0);
}

TEST_F(CampaignStore, takes_its_games_with_it_and_leaves_the_others) {
  const Campaign c = begun("a"), other = begun("b");
  add(c, 0, false), add(c, 1, true);
  const std::int64_t stays = add(other, 0, false);
  EXPECT_TRUE(kept([&](auto done) { store_->remove_campaign(c.id, done); }));
  EXPECT_FALSE(store_->campaign("token-a"));
  EXPECT_FALSE(store_->find("host-a 0"));
  EXPECT_EQ(store_->count(), 2) << "a campaign and a game";
  EXPECT_TRUE(store_->game(stays));
  EXPECT_EQ(sql("SELECT count(*) FROM input"), 1);
  EXPECT_TRUE(kept([&](auto done) { store_->remove(stays, done); }));
  EXPECT_EQ(store_->campaign("token-b")->data, other.data) << "the numbers of a campaign stay without a game";
}

TEST_F(CampaignStore, are_listed_by_their_last_change_and_their_games_with_them_only) {
  const Campaign first = begun("a"), second = begun("b");
  begun("elsewhere", false);
  add(second, 0, false, 20), add(first, 0, false, 30), add(first, 1, true, 40);
  const auto all = store_->campaigns_here(10);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].name, "a");
  EXPECT_EQ(all[0].changed, 40);
  EXPECT_EQ(all[0].battles, 1);
  EXPECT_EQ(all[1].changed, 20);
  EXPECT_TRUE(store_->opened_here(10).empty());
  store_->note_campaign(3);
  EXPECT_TRUE(kept([&](auto done) { store_->remove(999, done); })) << "all written before this";
  EXPECT_EQ(store_->campaigns_here(10).size(), 3u);
}

}  // namespace
}  // namespace fyrd::store
