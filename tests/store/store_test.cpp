// The file with the games: what is said to be written is there, and a file that is not ours is left alone.
#include "store/store.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <filesystem>
#include <fstream>
#include <future>
#include <sstream>

#include "tests/folder.h"

namespace fyrd::store {
namespace {

class StoreTest : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_FALSE(folder_.empty());
    path_ = folder_ + "/games.sqlite";
  }
  void TearDown() override { store_.reset(); }
  void open() {
    std::string error;
    store_.reset();
    store_ = Store::open(path_, error);
    ASSERT_TRUE(store_) << error;
  }
  std::string refusal() {
    std::string error;
    EXPECT_FALSE(Store::open(path_, error));
    return error;
  }
  std::string bytes() const { return bytes_of(path_); }
  static std::string bytes_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::stringstream all;
    all << in.rdbuf();
    return all.str();
  }
  void write(const std::string& text) const { std::ofstream(path_, std::ios::binary) << text; }
  void sql(const char* text) const {
    sqlite3* db = nullptr;
    ASSERT_EQ(sqlite3_open(path_.c_str(), &db), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(db, text, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
    sqlite3_close(db);
  }
  // Rows of a table as another reader sees them.
  int rows(const char* table) const {
    sqlite3* db = nullptr;
    sqlite3_stmt* count = nullptr;
    sqlite3_open_v2(path_.c_str(), &db, SQLITE_OPEN_READONLY, nullptr);
    sqlite3_prepare_v2(db, (std::string("SELECT count(*) FROM ") + table).c_str(), -1, &count, nullptr);
    const int n = sqlite3_step(count) == SQLITE_ROW ? sqlite3_column_int(count, 0) : -1;
    sqlite3_finalize(count);
    sqlite3_close(db);
    return n;
  }
  template <class Write>
  bool kept(Write write) {
    std::promise<bool> done;
    write([&](bool good) { done.set_value(good); });
    return done.get_future().get();
  }
  std::int64_t add(const std::string& mark, bool here = true, std::int64_t changed = 5) {
    Game g;
    g.id = store_->next_id();
    g.title = mark;
    g.seats = {{"red", "Red", "person"}, {"blue", "Blue", "open"}};
    g.begun = 5;
    g.standing = {changed, 1, 2, 0, ""};
    EXPECT_TRUE(kept([&](auto done) {
      store_->add({g,
                   {"{}", "{\"a\":\"b\"}"},
                   {"{\"n\":0}", "{\"n\":1}"},
                   {{mark + "host", g.id, Role::host, -1}, {mark + "seat", g.id, Role::seat, 1}}},
                  here, done);
    }));
    return g.id;
  }
  const test::Folder own_;
  const std::string& folder_ = own_.path;
  std::string path_;
  std::unique_ptr<Store> store_;
};

TEST_F(StoreTest, a_game_is_there_when_it_is_opened_again) {
  open();
  const std::int64_t id = add("a");
  open();
  const auto game = store_->game(id);
  ASSERT_TRUE(game);
  EXPECT_EQ(game->title, "a");
  EXPECT_EQ(game->seats[1].kind, "open");
  EXPECT_EQ(*store_->inputs(id), (std::vector<std::string>{"{\"n\":0}", "{\"n\":1}"}));
  EXPECT_EQ(store_->origin(id)->data, "{\"a\":\"b\"}");
  EXPECT_EQ(store_->find("aseat")->side, 1);
  EXPECT_EQ(store_->find("aseat")->role, Role::seat);
  EXPECT_FALSE(store_->find("seat"));
  EXPECT_GT(store_->next_id(), id);
}

TEST_F(StoreTest, what_is_said_to_be_written_is_there_for_others_to_read) {
  open();
  const std::int64_t id = add("a");
  for (int i = 2; i < 50; ++i) {
    int seen = -1;
    std::promise<void> told;
    store_->change({id, i, {"{}"}, {7, 2, i + 1, 0, ""}, false}, i % 2 == 0, [&](bool good) {
      seen = good ? rows("input") : -1;
      told.set_value();
    });
    told.get_future().wait();
    ASSERT_EQ(seen, i + 1);
  }
}

TEST_F(StoreTest, inputs_taken_back_are_gone) {
  open();
  const std::int64_t id = add("a");
  EXPECT_TRUE(kept([&](auto done) { store_->change({id, 1, {"x", "y"}, {9, 3, 3, 1, "{}"}, true}, true, done); }));
  EXPECT_EQ(*store_->inputs(id), (std::vector<std::string>{"{\"n\":0}", "x", "y"}));
  EXPECT_TRUE(kept([&](auto done) { store_->change({id, 0, {}, {9, 3, 0, 2, ""}, true}, true, done); }));
  EXPECT_TRUE(store_->inputs(id)->empty());
  EXPECT_EQ(store_->game(id)->standing.undone, 2);
}

TEST_F(StoreTest, games_share_the_data_they_are_played_by) {
  open();
  add("a"), add("b");
  EXPECT_EQ(rows("data"), 1);
}

TEST_F(StoreTest, a_deleted_game_leaves_nothing_and_takes_nothing_more) {
  open();
  const std::int64_t id = add("a"), other = add("b");
  EXPECT_TRUE(kept([&](auto done) { store_->remove(id, done); }));
  EXPECT_FALSE(store_->game(id));
  EXPECT_FALSE(store_->find("ahost"));
  EXPECT_TRUE(kept([&](auto done) { store_->change({id, 2, {"late"}, {}, false}, true, done); }));
  EXPECT_EQ(rows("input"), 2) << "only those of the other";
  EXPECT_EQ(rows("setup"), 1);
  EXPECT_TRUE(store_->game(other));
}

TEST_F(StoreTest, the_games_of_this_computer_come_with_the_token_that_may_most) {
  open();
  const std::int64_t old = add("a", true, 10);
  add("b", false, 20);
  const std::int64_t latest = add("c", false, 30);
  store_->note_opened("cseat");
  store_->note_opened("aseat");
  EXPECT_TRUE(kept([&](auto done) { store_->remove(999, done); })) << "all written before this";
  const auto all = store_->opened_here(10);
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].game, latest);
  EXPECT_EQ(all[0].token, "cseat") << "who took a seat from here learns nothing of the host";
  EXPECT_EQ(all[1].game, old);
  EXPECT_EQ(all[1].token, "ahost");
  EXPECT_EQ(store_->opened_here(1).size(), 1u);
}

TEST_F(StoreTest, a_file_that_cannot_be_written_refuses_and_changes_nothing) {
  open();
  const std::int64_t id = add("a");
  sql("CREATE TRIGGER full BEFORE INSERT ON input BEGIN SELECT RAISE(ABORT, 'full'); END");
  EXPECT_FALSE(kept([&](auto done) { store_->change({id, 2, {"x"}, {9, 3, 3, 1, ""}, false}, true, done); }));
  EXPECT_EQ(store_->game(id)->standing.inputs, 2);
  sql("DROP TRIGGER full");
  EXPECT_TRUE(kept([&](auto done) { store_->change({id, 2, {"x"}, {9, 3, 3, 1, ""}, false}, true, done); }));
}

TEST_F(StoreTest, a_second_program_is_refused_while_the_first_is_there) {
  open();
  EXPECT_NE(refusal().find("in use"), std::string::npos);
  add("a");
  store_.reset();
  open();
}

TEST_F(StoreTest, something_else_is_refused_and_left_as_it_was) {
  const std::string letter = "Dear diary,\n" + std::string(500, 'x');
  write(letter);
  EXPECT_NE(refusal().find("no file of Fyrd's games"), std::string::npos);
  EXPECT_EQ(bytes(), letter);
  write("short");
  EXPECT_NE(refusal().find("no file of Fyrd's games"), std::string::npos);
  EXPECT_EQ(bytes(), "short");
}

TEST_F(StoreTest, another_programs_database_is_refused_and_left_as_it_was) {
  sql("CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('pease pudding')");
  const std::string before = bytes();
  EXPECT_NE(refusal().find("no file of Fyrd's games"), std::string::npos);
  EXPECT_EQ(bytes(), before);
}

TEST_F(StoreTest, a_newer_file_is_refused_and_left_as_it_was) {
  open();
  add("a");
  store_.reset();
  sql("PRAGMA user_version = 99");
  const std::string before = bytes();
  EXPECT_NE(refusal().find("newer"), std::string::npos);
  EXPECT_EQ(bytes(), before);
}

// What undoes the step from version n to the next, last first.
constexpr const char* back[] = {
    "ALTER TABLE seat DROP COLUMN word; ALTER TABLE band DROP COLUMN owner;"
    "DROP TABLE spare; ALTER TABLE game DROP COLUMN head; ALTER TABLE game DROP COLUMN shown; ALTER TABLE data DROP "
    "COLUMN seal;"
    "ALTER TABLE setup DROP COLUMN seal; ALTER TABLE game DROP COLUMN seal; ALTER TABLE seat DROP COLUMN seal;"
    "ALTER TABLE token DROP COLUMN seal; ALTER TABLE input DROP COLUMN seal; ALTER TABLE link DROP COLUMN seal;"
    "ALTER TABLE campaign DROP COLUMN seal; ALTER TABLE band DROP COLUMN seal; PRAGMA user_version = 4",
    "ALTER TABLE game ADD COLUMN setup TEXT NOT NULL DEFAULT ''; UPDATE game SET setup = (SELECT text FROM setup WHERE "
    "game = id);"
    "DROP TABLE setup; PRAGMA user_version = 3",
    "DROP TABLE band; PRAGMA user_version = 2",
    "DROP TABLE link; DROP TABLE campaign; PRAGMA user_version = 1",
};

TEST_F(StoreTest, an_older_file_keeps_its_games_and_gets_what_it_lacks) {
  open();
  const std::int64_t id = add("a");
  const std::string setup = store_->origin(id)->setup;
  for (std::size_t steps = 1; steps <= std::size(back); ++steps) {
    store_.reset();
    for (std::size_t i = 0; i < steps; ++i) sql(back[i]);
    open();
    SCOPED_TRACE(back[steps - 1]);
    EXPECT_EQ(store_->game(id)->title, "a");
    EXPECT_EQ(store_->origin(id)->setup, setup);
    EXPECT_EQ(store_->inputs(id)->size(), 2u);
    EXPECT_EQ(rows("campaign"), 0);
    EXPECT_EQ(rows("link"), 0);
    EXPECT_EQ(rows("band"), 0);
  }
  const std::int64_t another = add("b");
  EXPECT_EQ(store_->game(another)->title, "b") << "a file brought up to date takes new games";
  EXPECT_TRUE(kept([&](auto done) { store_->add(Band{"x", "nottingham", "Mine", "{}", 1, 1}, done); }));
  EXPECT_TRUE(kept([&](auto done) {
    store_->add(Campaign{store_->next_campaign(), "token", "Ours", "nottingham", "{}", "{}", "[]"}, {}, true, done);
  }));
  open();
  EXPECT_EQ(store_->band("x")->name, "Mine");
  EXPECT_EQ(store_->campaign("token")->name, "Ours");
}

// Only what was whole is sealed anew with what is new in it.
TEST_F(StoreTest, an_older_file_is_brought_up_to_date_and_its_damage_stays_damage) {
  open();
  const std::int64_t whole = add("a"), broken = add("b");
  store_.reset();
  {
    Database db;
    ASSERT_TRUE(db.open(path_));
    ASSERT_TRUE(
        db.script("ALTER TABLE seat DROP COLUMN word; ALTER TABLE band DROP COLUMN owner;"
                  "UPDATE seat SET seal = seal(seat.game, seat.side, seat.id, seat.name, seat.kind);"
                  "UPDATE seat SET name = 'Somebody else' WHERE side = 1 AND game = " +
                  std::to_string(broken) + "; PRAGMA user_version = 5"))
        << db.complaint();
  }
  open();
  EXPECT_EQ(store_->game(whole)->seats[1].word, "");
  EXPECT_EQ(store_->game(broken).fault().code, "damaged");
}

TEST_F(StoreTest, of_a_broken_file_all_that_can_be_read_is_kept_and_the_broken_one_beside_it) {
  open();
  std::vector<std::int64_t> ids;
  for (char c = 'a'; c <= 'z'; ++c) ids.push_back(add(std::string(200, c)));
  store_.reset();
  std::string text = bytes();
  ASSERT_GT(text.size(), 60'000u);
  // The last pages, of which some hold rows of games.
  std::fill(text.end() - 3 * 4096, text.end() - 4096, '\x5a');
  write(text);
  open();
  EXPECT_EQ(store_->notes().size(), 1u);
  EXPECT_EQ(bytes_of(path_ + ".damaged"), text);
  std::size_t whole = 0;
  for (const std::int64_t id : ids) {
    const auto game = store_->game(id);
    const auto inputs = store_->inputs(id);
    if (game && inputs && store_->origin(id)) {
      ++whole;
      EXPECT_EQ(inputs->size(), 2u);
    }
  }
  EXPECT_GT(whole, 0u);
  EXPECT_TRUE(store_->game(add("after")));
  open();
  EXPECT_TRUE(store_->notes().empty()) << "the new file is in order";
}

TEST_F(StoreTest, a_file_of_which_nothing_can_be_read_is_refused) {
  open();
  add("a");
  store_.reset();
  std::string text = bytes();
  std::fill(text.begin() + 100, text.begin() + 4096, '\x5a');
  write(text);
  EXPECT_NE(refusal().find("nothing in it can be read"), std::string::npos);
  EXPECT_EQ(bytes(), text);
}

TEST_F(StoreTest, a_place_that_is_no_file_is_refused) {
  path_ = folder_;
  EXPECT_FALSE(refusal().empty());
  path_ = "/proc/nowhere/games.sqlite";
  EXPECT_NE(refusal().find("cannot be opened"), std::string::npos);
}

TEST_F(StoreTest, what_was_asked_for_before_the_end_is_written) {
  open();
  const std::int64_t id = add("a");
  for (int i = 2; i < 200; ++i) store_->change({id, i, {"{}"}, {7, 2, i + 1, 0, ""}, false}, false, [](bool) {});
  open();
  EXPECT_EQ(store_->inputs(id)->size(), 200u);
}

}  // namespace
}  // namespace fyrd::store
