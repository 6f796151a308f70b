// The program itself: killed in the middle of a battle, started again, ended with Ctrl-C.
#include <fcntl.h>

#include <fstream>

#include "tests/server/hosted.h"
#include "tests/server/program.h"

namespace fyrd::test {
namespace {

class Killed : public Hosted {
 protected:
  std::vector<std::string> arguments() const { return {"--no-browser", "--port", "0", "--store", settings_.store}; }
};

TEST_F(Killed, not_one_input_is_lost) {
  std::string token;
  Json body = skirmish({"person", "quick"});
  int known = 0;  // inputs that somebody has heard of
  for (int round = 0; round < 6; ++round) {
    Program program(arguments());
    ASSERT_NE(program.port(), 0) << program.said();
    if (token.empty()) token = http(program.port(), "POST", "/api/games", body.dump()).json()["token"];
    Socket socket(program.port(), token);
    const Json now = socket.ok({{"do", "view"}});
    ASSERT_TRUE(now.contains("inputs")) << now;
    EXPECT_GE(now["inputs"].get<int>(), known);
    // Killed from another thread at some moment while both sides are deciding.
    std::thread killer([&] {
      std::this_thread::sleep_for(Milliseconds(15 + 20 * round));
      program.end(SIGKILL);
    });
    for (;;) {
      const Json advice = socket.send_and_wait({{"do", "advise"}});
      if (!socket.open()) break;
      if (advice.contains("ok")) socket.send_and_wait({{"do", "answer"}, {"choice", advice["ok"]["choice"]}});
      for (const Json& push : socket.pushes) known = std::max(known, push.value("inputs", 0));
      socket.pushes.clear();
    }
    killer.join();
  }
  EXPECT_GT(known, 0);
  Program program(arguments());
  Socket socket(program.port(), token);
  EXPECT_GE(socket.ok({{"do", "view"}})["inputs"].get<int>(), known);
  play_on(socket);
  const Json record = http(program.port(), "GET", "/api/games/" + token + "/record").json();
  const Reply judged = http(program.port(), "POST", "/api/games", Json{{"record", record}}.dump());
  EXPECT_EQ(judged.status, 200) << "every input is legal, every hash as recorded: " << judged.body;
}

TEST_F(Killed, many_games_at_once_are_all_as_they_were_told) {
  std::vector<std::string> tokens;
  std::vector<int> known;
  {
    Program program(arguments());
    std::vector<std::unique_ptr<Socket>> watching;
    for (int i = 0; i < 12; ++i) {
      const Json game = http(program.port(), "POST", "/api/games",
                             Json{{"rules", "merlin-better"}, {"seed", i}, {"seats", {"quick", "quick"}}}.dump())
                            .json();
      tokens.push_back(game["token"]);
      known.push_back(game["inputs"]);
      watching.push_back(std::make_unique<Socket>(program.port(), tokens.back()));
    }
    std::this_thread::sleep_for(Milliseconds(50));
    program.end(SIGKILL);
    for (std::size_t i = 0; i < watching.size(); ++i)
      for (Json push = watching[i]->push("changed", Milliseconds(1000)); !push.is_null();
           push = watching[i]->push("changed", Milliseconds(1000)))
        known[i] = push["inputs"];
  }
  Program program(arguments());
  for (std::size_t i = 0; i < tokens.size(); ++i)
    EXPECT_GE(http(program.port(), "GET", "/api/games/" + tokens[i]).json()["inputs"].get<int>(), known[i]);
}

TEST_F(Killed, ctrl_c_ends_it_cleanly) {
  for (const int signal : {SIGINT, SIGTERM}) {
    Program program(arguments());
    ASSERT_NE(program.port(), 0) << program.said();
    const Json game = http(program.port(), "POST", "/api/games", skirmish({"quick", "quick"}).dump()).json();
    Socket socket(program.port(), game["token"]);
    EXPECT_EQ(program.end(signal), 0);
    EXPECT_FALSE(std::filesystem::exists(settings_.store + "-wal")) << "all is in the one file";
  }
}

TEST_F(Killed, one_line_says_where_it_is) {
  Program program(arguments());
  EXPECT_EQ(program.said(), "Fyrd is at http://127.0.0.1:" + std::to_string(program.port()) + "/ (Ctrl-C ends it)");
  Program second(arguments());
  EXPECT_NE(second.said().find("in use by another fyrd"), std::string::npos) << second.said();
  EXPECT_EQ(second.wait(), 2);
}

TEST_F(Killed, each_way_to_play_has_its_own_options) {
  EXPECT_NE(Program({"--me", "1"}).said().find("--text"), std::string::npos);
  EXPECT_NE(Program({"--text", "--port", "5"}).said().find("--port is for playing in the browser"), std::string::npos);
  EXPECT_NE(Program({"--port", "70000"}).said().find("65535"), std::string::npos);
  EXPECT_NE(Program({"--web", "/nowhere/at/all"}).said().find("no folder"), std::string::npos);
  std::ofstream(settings_.store) << "not a store";
  EXPECT_NE(Program(arguments()).said().find("no file of Fyrd's games"), std::string::npos);
}

}  // namespace
}  // namespace fyrd::test
