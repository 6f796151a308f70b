// Bounds that honest clients can meet, too: connections, games in memory, games at all, restarts.
#include "tests/server/hosted.h"

namespace fyrd::test {
namespace {

class Bounds : public Hosted {};

TEST_F(Bounds, connections_of_one_address) {
  settings_.limits.connections_an_address = 5;
  start();
  std::vector<std::unique_ptr<Wire>> all;
  for (int i = 0; i < 5; ++i) {
    all.push_back(std::make_unique<Wire>(port()));
    all.back()->send(request_text(port(), "GET", "/api/hello"));
    ASSERT_EQ(read_reply(*all.back()).status, 200);
  }
  EXPECT_TRUE(Wire(port()).hung_up(Milliseconds(5000)));
  all.clear();
  EXPECT_TRUE(becomes([&] { return get("/api/hello").status == 200; })) << "places are given back";
}

TEST_F(Bounds, games_that_can_be_kept) {
  settings_.limits.games = 2;
  start();
  const Json first = begun({{"rules", "merlin-simple"}});
  begun({{"rules", "merlin-simple"}});
  const Reply third = post("/api/games", {{"rules", "merlin-simple"}});
  EXPECT_EQ(third.status, 503);
  EXPECT_EQ(third.code(), "too_many_games");
  http(port(), "DELETE", "/api/games/" + first["token"].get<std::string>());
  begun({{"rules", "merlin-simple"}});
}

TEST_F(Bounds, games_in_memory_are_put_away_and_come_back_as_they_were) {
  settings_.limits.memory = 1;
  start();
  std::vector<std::string> tokens;
  std::vector<Json> stood;
  for (int i = 0; i < 12; ++i) {
    const Json game = begun(skirmish({"person", "person"}));
    tokens.push_back(game["token"]);
    Socket socket(port(), tokens.back());
    play_on(socket, 1 + i);
    stood.push_back(socket.ok({{"do", "view"}, {"events", 0}}));
  }
  std::vector<std::unique_ptr<Socket>> all;  // more at once than there is room for
  for (const std::string& token : tokens) all.push_back(std::make_unique<Socket>(port(), token));
  for (int round = 0; round < 2; ++round)
    for (std::size_t i = 0; i < all.size(); ++i) EXPECT_EQ(all[i]->ok({{"do", "view"}, {"events", 0}}), stood[i]) << i;
  for (std::size_t i = 0; i < all.size(); ++i) EXPECT_GT(play_on(*all[i]), 0);
}

TEST_F(Bounds, a_computers_turn_goes_on_in_a_game_that_was_put_away_under_somebodys_eyes) {
  settings_.limits.memory = 1;
  start();
  std::vector<std::unique_ptr<Socket>> all;
  for (int i = 0; i < 4; ++i)
    all.push_back(std::make_unique<Socket>(port(), begun(skirmish({"person", "quick"}))["token"]));
  std::vector<std::thread> players;
  for (auto& socket : all) players.emplace_back([&] { play_on(*socket); });
  for (std::thread& one : players) one.join();
  for (auto& socket : all) EXPECT_EQ(socket->ok({{"do", "view"}})["over"], true);
}

TEST_F(Bounds, a_restart_loses_nothing) {
  start();
  const Json game = begun(skirmish({"person", "quick"}));
  Json before;
  {
    Socket socket(port(), game["token"]);
    play_on(socket, 4);
    ASSERT_TRUE(becomes([&] { return !asked(before = socket.ok({{"do", "view"}, {"events", 0}})).empty(); }));
  }
  restart();
  EXPECT_EQ(get("/api/games").json()["games"][0]["token"], game["token"]);
  Socket socket(port(), game["token"]);
  EXPECT_EQ(socket.ok({{"do", "view"}, {"events", 0}}), before);
  play_on(socket);
  EXPECT_EQ(told(game["token"])["over"], true);
}

TEST_F(Bounds, a_restart_in_the_computers_turn_goes_on_when_somebody_comes) {
  start();
  const Json game = begun(skirmish({"quick", "quick"}));
  restart();
  Socket socket(port(), game["watch"]);
  socket.ok({{"do", "view"}});
  EXPECT_TRUE(becomes([&] { return told(game["token"])["over"] == true; }));
}

TEST_F(Bounds, many_games_go_on_together) {
  start();
  std::vector<std::string> tokens;
  for (int i = 0; i < 40; ++i) {
    Json body = skirmish({"quick", "quick"});
    body["seed"] = i;
    tokens.push_back(begun(body)["token"]);
  }
  EXPECT_TRUE(becomes(
      [&] {
        return std::all_of(tokens.begin(), tokens.end(), [&](const std::string& t) { return told(t)["over"] == true; });
      },
      Milliseconds(60'000)));
}

}  // namespace
}  // namespace fyrd::test
