// Damage in the file with the games: it concerns one game, is told with its place, and ends nothing.
#include <sqlite3.h>
#include <sys/resource.h>

#include <filesystem>
#include <fstream>
#include <random>

#include "tests/server/hosted.h"
#include "tests/server/program.h"
#include "tests/store/story.h"
#include "tests/thorough.h"

namespace fyrd::test {
namespace {

class DamagedStore : public Hosted {
 protected:
  std::vector<std::string> arguments() const { return {"--no-browser", "--port", "0", "--store", settings_.store}; }
  void sql(const std::string& text) const {
    sqlite3* db = nullptr;
    ASSERT_EQ(sqlite3_open(settings_.store.c_str(), &db), SQLITE_OK);
    sqlite3_busy_timeout(db, 20'000);  // the server writes meanwhile
    EXPECT_EQ(sqlite3_exec(db, text.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
    sqlite3_close(db);
  }
};

// Each with the real program: damaged, started, asked for everything; the other game is played on.
TEST_F(DamagedStore, harms_one_game_and_ends_nothing) {
  std::string first, second, campaign, band;
  {
    Program program(arguments());
    ASSERT_NE(program.port(), 0) << program.said();
    const auto post = [&](const std::string& path, const Json& body) {
      return http(program.port(), "POST", path, body.dump()).json();
    };
    first = post("/api/games", skirmish({"person", "person"}))["token"];
    second = post("/api/games", skirmish({"person", "person"}))["token"];
    Socket socket(program.port(), first);
    play_on(socket, 5);
    band = post("/api/bands", {{"rules", "nottingham"}, {"warband", "brogan"}})["id"];
    campaign = post("/api/campaigns", {{"rules", "nottingham"}, {"bands", {"brogan", "sheriff"}}})["token"];
    EXPECT_EQ(program.end(SIGTERM), 0);
  }
  const std::string whole = bytes_of(settings_.store);
  for (const char* damage : {
           "UPDATE setup SET text = 'z' || substr(text, 2) WHERE game = 1",
           "UPDATE setup SET text = '[]' WHERE game = 1",
           "DELETE FROM setup WHERE game = 1",
           "DELETE FROM seat WHERE game = 1",
           "UPDATE game SET result = '{' WHERE id = 1",
           "DELETE FROM game WHERE id = 1",
           "DELETE FROM input WHERE game = 1 AND n >= 3",
           "UPDATE input SET what = '5' WHERE game = 1 AND n = 2",
           "UPDATE campaign SET began = 'z'",
           "UPDATE campaign SET leaders = 'null'",
           "UPDATE campaign SET leaders = '[1]'",
           "UPDATE band SET warband = '7'",
           "UPDATE band SET warband = ''",
       }) {
    SCOPED_TRACE(damage);
    put_bytes(settings_.store, whole);
    sql(damage);
    Program program(arguments());
    ASSERT_NE(program.port(), 0) << program.said();
    const auto get = [&](const std::string& path) { return http(program.port(), "GET", path); };
    int refused = 0;
    for (const std::string& path : {"/api/games/" + first, "/api/games/" + first + "/record", std::string("/api/games"),
                                    "/api/campaigns/" + campaign, std::string("/api/campaigns"), "/api/bands/" + band,
                                    "/api/bands/" + band + "/file", std::string("/api/bands")}) {
      const Reply reply = get(path);
      EXPECT_TRUE(reply.status == 200 || reply.status == 500 || reply.status == 404) << path << ": " << reply.status;
      const bool json = path.find("/file") == std::string::npos || reply.status != 200;
      EXPECT_TRUE(!json || !Json::parse(reply.body, nullptr, false).is_discarded()) << path << ": " << reply.body;
      refused += reply.status != 200;
      EXPECT_TRUE(reply.status != 500 || reply.code() == "damaged") << reply.body;
    }
    EXPECT_GT(refused, 0);
    Socket broken(program.port(), first);
    broken.send_and_wait({{"do", "view"}});
    Socket socket(program.port(), second);
    EXPECT_GT(play_on(socket, 2), 0) << "the other game goes on";
    EXPECT_EQ(program.end(SIGTERM), 0) << "nothing ended it";
  }
}

// Wherever a bit changes: the program says what is damaged, or shows exactly what was played.
TEST_F(DamagedStore, a_bit_anywhere_changes_no_game_and_ends_nothing) {
  std::string played;
  Json record;
  {
    Program program(arguments());
    ASSERT_NE(program.port(), 0) << program.said();
    for (int i = 0; i < 3; ++i) {
      const Json game = http(program.port(), "POST", "/api/games", skirmish({"person", "person"}).dump()).json();
      Socket socket(program.port(), played = game["token"]);
      play_on(socket, 12);
    }
    record = http(program.port(), "GET", "/api/games/" + played + "/record").json();
    EXPECT_EQ(program.end(SIGTERM), 0);
  }
  const std::string whole = bytes_of(settings_.store);
  std::mt19937 chance(22);
  int refused = 0, same = 0, damaged = 0;
  for (int round = 0; round < enough(120); ++round) {
    SCOPED_TRACE(round);
    for (const auto& one : std::filesystem::directory_iterator(folder_)) std::filesystem::remove_all(one);
    std::string harmed = whole;
    harmed[chance() % harmed.size()] ^= static_cast<char>(1u << chance() % 8);
    put_bytes(settings_.store, harmed);
    Program program(arguments());
    if (program.port() == 0) {
      EXPECT_NE(program.said().find(settings_.store), std::string::npos) << program.said();
      EXPECT_EQ(program.wait(), 2);
      ++refused;
      continue;
    }
    const Reply reply = http(program.port(), "GET", "/api/games/" + played + "/record");
    Json now = reply.json();
    ASSERT_FALSE(now.is_discarded()) << reply.body;
    if (reply.status == 200) {
      EXPECT_EQ(now, record);
      ++same;
    } else {
      EXPECT_TRUE(reply.code() == "damaged" || reply.code() == "no_such_game") << reply.body;
      ++damaged;
    }
    const Reply fresh = http(program.port(), "POST", "/api/games", skirmish({"person", "person"}).dump());
    EXPECT_EQ(fresh.status, 200) << "others can play: " << fresh.body;
    EXPECT_EQ(program.end(SIGTERM), 0) << "nothing ended it";
  }
  EXPECT_GT(same, 0);
  EXPECT_GT(damaged + refused, 0);
  std::printf("%d refused, %d as it was played, %d told to be damaged\n", refused, same, damaged);
}

TEST_F(DamagedStore, a_disk_that_fills_in_the_computers_turn_is_told_and_tried_again) {
  settings_.limits.try_again = Milliseconds(200);
  start();
  const Json game = begun(skirmish({"person", "quick"}));
  Socket socket(port(), game["token"]), watcher(port(), game["watch"]);
  watcher.ok({{"do", "view"}});
  // Nothing that a computer's side decides is taken.
  sql("CREATE TRIGGER full BEFORE INSERT ON input WHEN NEW.what LIKE '%\"side\":1%' BEGIN SELECT RAISE(ABORT, 'full'); "
      "END");
  while (decide(socket, socket.ok({{"do", "view"}}))) {}
  EXPECT_FALSE(watcher.push("not_kept", Milliseconds(20'000)).is_null()) << "everybody hears of it";
  EXPECT_FALSE(socket.push("not_kept", Milliseconds(20'000)).is_null());
  const int stood = socket.ok({{"do", "view"}})["inputs"];
  sql("DROP TRIGGER full");
  EXPECT_TRUE(becomes([&] { return socket.ok({{"do", "view"}})["inputs"].get<int>() > stood; })) << "and it goes on";
}

// A file that may not grow: refusals, and the program goes on.
TEST_F(DamagedStore, a_limit_on_the_size_of_files_ends_nothing) {
  const std::vector<std::string> limited = {"--no-browser", "--port", "0", "--store", settings_.store};
  rlimit before{};
  ::getrlimit(RLIMIT_FSIZE, &before);
  rlimit small = before;
  small.rlim_cur = 300u << 10;
  ::setrlimit(RLIMIT_FSIZE, &small);
  Program program(limited);
  ::setrlimit(RLIMIT_FSIZE, &before);
  ASSERT_NE(program.port(), 0) << program.said();
  int refused = 0;
  for (int i = 0; i < 2000 && refused < 3; ++i) {
    const Reply reply = http(program.port(), "POST", "/api/games", skirmish({"person", "person"}).dump());
    refused += reply.status == 500 && reply.code() == "not_kept";
    EXPECT_TRUE(reply.status == 200 || reply.code() == "not_kept") << reply.body;
  }
  EXPECT_GT(refused, 0);
  EXPECT_EQ(http(program.port(), "GET", "/api/games").status, 200);
  EXPECT_EQ(program.end(SIGTERM), 0);
}

}  // namespace
}  // namespace fyrd::test
