// Rows that are not what was written: noticed, told with their place, and nobody else's matter.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <future>

#include "store/repair.h"
#include "tests/folder.h"

namespace fyrd::store {
namespace {

class Damaged : public ::testing::Test {
 protected:
  void SetUp() override {
    open();
    game_ = add("a", 48), other_ = add("b", 5);
  }
  void TearDown() override { store_.reset(); }
  void open() {
    std::string error;
    store_.reset();
    store_ = Store::open(path(), error);
    ASSERT_TRUE(store_) << error;
  }
  std::string path() const { return own_.path + "/games.sqlite"; }
  void sql(const std::string& text) {
    store_.reset();
    sqlite3* db = nullptr;
    ASSERT_EQ(sqlite3_open(path().c_str(), &db), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(db, text.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
    sqlite3_close(db);
    open();
  }
  template <class Write>
  static bool kept(Write write) {
    std::promise<bool> done;
    std::future<bool> good = done.get_future();
    write([&](bool told) { done.set_value(told); });
    return good.get();
  }
  std::int64_t add(const std::string& mark, int inputs) {
    Arrival a;
    a.game.id = store_->next_id();
    a.game.title = mark;
    a.game.seats = {{"red", "Red", "person"}, {"blue", "Blue", "quick"}};
    a.game.standing = {5, 1, inputs, 0, "{\"winner\":\"red\"}"};
    a.origin = {"{\"setup\":{\"sides\":[{},{}]},\"mark\":\"" + mark + "\"}", "{\"a\":\"b\"}"};
    for (int i = 0; i < inputs; ++i) a.inputs.push_back("{\"n\":" + std::to_string(i) + "}");
    a.keys = {{mark + "-host", a.game.id, Role::host, -1}, {mark + "-watch", a.game.id, Role::watch, -1}};
    EXPECT_TRUE(kept([&](auto done) { store_->add(a, true, done); }));
    return a.game.id;
  }
  // The first thing that is wrong with the game.
  std::string wrong(std::int64_t id) {
    const auto game = store_->game(id);
    if (!game) return game.fault().message;
    const auto origin = store_->origin(id);
    if (!origin) return origin.fault().message;
    const auto inputs = store_->inputs(id);
    return inputs ? "" : inputs.fault().message;
  }
  void expect(const std::string& damage, const std::string& place) {
    sql(damage);
    EXPECT_NE(wrong(game_).find(place), std::string::npos) << damage << ": " << wrong(game_);
    EXPECT_EQ(wrong(other_), "") << damage;
  }
  std::string repaired() {
    store_.reset();
    const auto done = repair(path(), [] { return std::string("anew"); });
    EXPECT_TRUE(done) << done.fault().message;
    std::string all;
    if (done)
      for (const std::string& deed : done->deeds) all += deed + "\n";
    open();
    EXPECT_TRUE(store_->survey().empty());
    return all;
  }
  const test::Folder own_;
  std::unique_ptr<Store> store_;
  std::int64_t game_ = 0, other_ = 0;
};

TEST_F(Damaged, an_input_is_told_with_its_number) {
  expect("UPDATE input SET what = '{\"n\":99}' WHERE game = 1 AND n = 19", "input 20 of 48 is not what was written");
}
TEST_F(Damaged, inputs_cut_off_at_the_end_are_missed) {
  expect("DELETE FROM input WHERE game = 1 AND n >= 20", "input 21 of 48 is missing");
}
TEST_F(Damaged, inputs_cut_out_are_missed) {
  expect("DELETE FROM input WHERE game = 1 AND n = 3", "input 4 of 48 is missing");
}
TEST_F(Damaged, inputs_exchanged_are_noticed) {
  expect(
      "UPDATE input SET n = 1000 WHERE game = 1 AND n = 3; UPDATE input SET n = 3 WHERE game = 1 AND n = 4;"
      "UPDATE input SET n = 4 WHERE game = 1 AND n = 1000",
      "input 4 of 48 is not what was written");
}
TEST_F(Damaged, inputs_added_are_noticed) {
  expect("INSERT INTO input SELECT game, 48, what, seal FROM input WHERE game = 1 AND n = 47", "input 49 of 48");
}
TEST_F(Damaged, a_game_made_to_have_fewer_inputs_is_noticed) {
  expect("DELETE FROM input WHERE game = 1 AND n >= 20; UPDATE game SET inputs = 20 WHERE id = 1",
         "its row of the games");
}
TEST_F(Damaged, what_a_game_began_with_is_told) {
  expect("UPDATE setup SET text = 'z' || substr(text, 2) WHERE game = 1", "what it began with is not what was written");
}
TEST_F(Damaged, seats_are_told) { expect("UPDATE seat SET kind = 'open' WHERE game = 1 AND side = 1", "seat 2"); }
TEST_F(Damaged, missing_seats_are_told) { expect("DELETE FROM seat WHERE game = 1", "its row of the games"); }
TEST_F(Damaged, a_bad_result_is_told) { expect("UPDATE game SET result = '{' WHERE id = 1", "its row of the games"); }

TEST_F(Damaged, a_link_opens_nothing_it_did_not) {
  sql("UPDATE token SET role = 'host' WHERE token = 'a-watch'");
  EXPECT_EQ(store_->find("a-watch").fault().code, "damaged");
  EXPECT_EQ(store_->find("a-host")->role, Role::host);
  EXPECT_EQ(store_->keys(game_).size(), 1u);
}

TEST_F(Damaged, numbers_that_many_games_share_are_there_twice) {
  sql("UPDATE data SET text = 'x'");
  EXPECT_EQ(wrong(game_), "");
  EXPECT_EQ(store_->origin(game_)->data, "{\"a\":\"b\"}");
  sql("UPDATE spare SET text = 'y'");
  EXPECT_NE(wrong(game_).find("numbers"), std::string::npos);
}

TEST_F(Damaged, a_damaged_game_is_not_written_on_and_the_others_are) {
  sql("UPDATE game SET title = 'x' WHERE id = 1");
  std::promise<bool> first, second;
  store_->change({game_, 48, {"{}"}, {6, 1, 49, 0, ""}, false}, true, [&](bool good) { first.set_value(good); });
  store_->change({other_, 5, {"{}"}, {6, 1, 6, 0, ""}, false}, true, [&](bool good) { second.set_value(good); });
  EXPECT_FALSE(first.get_future().get());
  EXPECT_TRUE(second.get_future().get());
}

TEST_F(Damaged, a_warband_is_told_and_the_others_are_listed) {
  for (const char* id : {"x", "y"})
    EXPECT_TRUE(kept([&](auto done) { store_->add(Band{id, "nottingham", "Mine", "{}", 1, 1}, done); }));
  sql("UPDATE band SET warband = '[' WHERE id = 'x'");
  EXPECT_EQ(store_->band("x").fault().code, "damaged");
  EXPECT_TRUE(store_->band("y"));
  const auto all = store_->bands(10);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_FALSE(all[0].whole);
  EXPECT_TRUE(all[1].whole);
  EXPECT_NE(repaired().find("warband x: lost"), std::string::npos);
  EXPECT_TRUE(store_->band("y"));
}

TEST_F(Damaged, a_campaign_is_told) {
  EXPECT_TRUE(kept([&](auto done) {
    store_->add(Campaign{store_->next_campaign(), "t", "Ours", "nottingham", "{}", "{}", "[]"}, {}, true, done);
  }));
  EXPECT_TRUE(store_->campaign("t"));
  sql("UPDATE campaign SET leaders = '{'");
  EXPECT_EQ(store_->campaign("t").fault().code, "damaged");
  EXPECT_FALSE(store_->campaigns_here(5)[0].whole);
  EXPECT_EQ(wrong(game_), "");
}

TEST_F(Damaged, repair_keeps_everything_up_to_the_damage) {
  sql("UPDATE input SET what = '{}' WHERE game = 1 AND n = 19");
  EXPECT_NE(repaired().find("game 1: 19 of 48 inputs"), std::string::npos);
  ASSERT_EQ(wrong(game_), "");
  EXPECT_EQ(store_->inputs(game_)->size(), 19u);
  EXPECT_EQ(store_->game(game_)->standing.inputs, 19);
  EXPECT_EQ(store_->game(game_)->standing.result, "") << "it is not over any more";
  EXPECT_EQ(store_->inputs(other_)->size(), 5u);
  EXPECT_TRUE(kept([&](auto done) { store_->change({game_, 19, {"{}"}, {9, 1, 20, 0, ""}, false}, true, done); }));
  EXPECT_EQ(wrong(game_), "") << "it is played on";
  EXPECT_TRUE(std::filesystem::exists(path() + ".damaged"));
}

TEST_F(Damaged, repair_gives_the_host_a_new_link_and_empty_chairs_a_person) {
  sql("UPDATE token SET side = 7 WHERE token = 'a-host'; DELETE FROM seat WHERE game = 1 AND side = 1");
  const std::string deeds = repaired();
  EXPECT_NE(deeds.find("new link for its host"), std::string::npos) << deeds;
  EXPECT_EQ(store_->find("anew")->game, game_);
  EXPECT_EQ(store_->opened_here(5).size(), 2u);
  EXPECT_EQ(store_->game(game_)->seats[1].kind, "person");
  EXPECT_EQ(store_->inputs(game_)->size(), 48u);
}

TEST_F(Damaged, repair_gives_up_what_cannot_be_played) {
  sql("UPDATE setup SET text = '' WHERE game = 1; UPDATE data SET text = 'x'");
  EXPECT_NE(repaired().find("game 1: lost"), std::string::npos);
  EXPECT_FALSE(store_->game(game_));
  EXPECT_EQ(store_->inputs(other_)->size(), 5u);
}

TEST_F(Damaged, nothing_to_repair_changes_nothing) {
  EXPECT_EQ(repaired(), "");
  EXPECT_FALSE(std::filesystem::exists(path() + ".damaged"));
}

TEST_F(Damaged, a_backup_is_made_while_games_go_on) {
  const std::string copy = own_.path + "/copy.sqlite";
  std::atomic<bool> ending = false;
  std::thread writing([&] {
    for (int i = 5; i < 400 && !ending; ++i)
      EXPECT_TRUE(
          kept([&](auto done) { store_->change({other_, i, {"{}"}, {6, 1, i + 1, 0, ""}, false}, true, done); }));
  });
  for (int round = 0; round < 5; ++round) EXPECT_EQ(back_up(path(), copy), "");
  ending = true;
  writing.join();
  std::string error;
  const auto other = Store::open(copy, error);
  ASSERT_TRUE(other) << error;
  EXPECT_TRUE(other->survey().empty());
  EXPECT_EQ(other->inputs(game_)->size(), 48u);
  EXPECT_NE(back_up(own_.path + "/nothing", copy), "");
}

}  // namespace
}  // namespace fyrd::store
