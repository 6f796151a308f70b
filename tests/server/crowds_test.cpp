// Nobody stalls anybody: who is served before whom, what overtakes what, and what is not made any more.
#include <gtest/gtest.h>
#include <malloc.h>

#include <list>

#include "club/live_game.h"
#include "protocol/record.h"
#include "tests/server/hosted.h"
#include "tests/thorough.h"

#ifdef FYRD_SANITIZE
#include <sanitizer/allocator_interface.h>
#endif

namespace fyrd::test {
namespace {

constexpr int many = enough(20'000);  // samples that take long

class Crowds : public Hosted {
 protected:
  void make_odds_long() {
    settings_.limits.runs = 1;
    settings_.limits.samples = many;
  }
  Json storm() { return begun({{"rules", "stormclouds"}, {"seats", {"person", "person"}}, {"seed", 3}}); }
  static Json first_choice(Socket& socket) { return socket.ok({{"do", "options"}})["options"][0]["choice"]; }
  static std::string long_odds(int id, const Json& choice) {
    return Json({{"id", id}, {"do", "odds"}, {"choice", choice}, {"samples", many}}).dump();
  }
  // The next reply, whatever is pushed before.
  static Json reply(Socket& socket) {
    while (const auto line = socket.receive()) {
      Json message = Json::parse(*line);
      if (message.contains("id")) return message;
    }
    return Json::object();
  }
};

TEST_F(Crowds, a_short_request_overtakes_a_long_one_on_the_same_socket) {
  make_odds_long();
  start();
  Socket socket(port(), storm()["token"]);
  const Json choice = first_choice(socket);
  socket.send(long_odds(100, choice));
  socket.wire().send(Socket::frame("are you there", 0x89));
  socket.send(Json({{"id", 101}, {"do", "view"}}).dump());
  EXPECT_EQ(reply(socket)["id"], 101);
  EXPECT_EQ(socket.pongs, 1) << "and pings are answered meanwhile";
  const Json odds = reply(socket);
  EXPECT_EQ(odds["id"], 100);
  EXPECT_EQ(odds["ok"]["samples"], many);
}

TEST_F(Crowds, what_is_cancelled_is_told_so_and_not_made) {
  make_odds_long();
  start();
  Socket socket(port(), storm()["token"]);
  const Json choice = first_choice(socket);
  for (int id = 100; id < 108; ++id) socket.send(long_odds(id, choice));
  socket.send(R"({"id":200,"do":"cancel","of":107})");
  std::map<int, Json> told;
  while (told.size() < 9) {
    const Json one = reply(socket);
    ASSERT_TRUE(one.contains("id"));
    if (one["id"] == 200) { EXPECT_LT(told.size(), 8u); }
    told[one["id"]] = one;
  }
  EXPECT_EQ(told[107]["error"]["code"], "cancelled") << told[107];
  EXPECT_TRUE(told[200].contains("ok"));
  EXPECT_EQ(told[106]["ok"]["samples"], many);
  EXPECT_EQ(socket.code({{"do", "cancel"}}), "bad_request");
  EXPECT_EQ(socket.code({{"do", "cancel"}, {"of", 1}}), "") << "what was answered already is no fault";
}

TEST_F(Crowds, of_one_socket_only_so_much_is_looked_at_at_once) {
  make_odds_long();
  settings_.limits.looks = 2;
  start();
  Socket socket(port(), storm()["token"]);
  const Json choice = first_choice(socket);
  for (int id = 100; id < 110; ++id) socket.send(long_odds(id, choice));
  int busy = 0, told = 0;
  for (int i = 0; i < 10; ++i) {
    const Json one = reply(socket);
    busy += one.contains("error") && one["error"]["code"] == "busy";
    told += one.contains("ok");
  }
  EXPECT_GE(told, 2);
  EXPECT_GT(busy, 0);
  EXPECT_EQ(busy + told, 10) << "each request is answered once";
}

// Work for minutes waits in the line of one link; who asks by another waits for no more of it than is under way.
TEST_F(Crowds, who_asks_for_much_stands_before_nobody) {
  make_odds_long();
  start();
  const Json theirs = storm(), mine = storm();
  Socket player(port(), mine["token"]), first(port(), theirs["token"]);
  const Json choice = first_choice(first);
  std::list<Socket> all;
  for (int i = 0; i < 20; ++i) all.emplace_back(port(), theirs["token"]);
  for (Socket& one : all)
    for (int id = 0; id < 8; ++id) one.send(long_odds(id, choice));
  for (Socket& one : all) one.ok({{"do", "view"}});  // all are read
  const Json advice = player.ok({{"do", "advise"}});
  ASSERT_TRUE(advice.contains("choice")) << advice;
  EXPECT_TRUE(player.ok({{"do", "answer"}, {"choice", advice["choice"]}}).contains("events"));
}

TEST_F(Crowds, all_frames_that_many_watchers_ask_for_are_told) {
  settings_.limits.reel = 0;  // so that each of them is made
  start();
  const Json game = begun({{"rules", "nottingham"}, {"seats", {"person", "person"}}, {"seed", 3}});
  Socket player(port(), game["token"]);
  play_on(player, enough(60));
  std::list<Socket> watchers;
  for (int i = 0; i < 20; ++i) watchers.emplace_back(port(), game["watch"]);
  for (Socket& one : watchers)
    for (int id = 0; id < 8; ++id) one.send(Json({{"id", id}, {"do", "frames"}, {"from", 0}}).dump());
  EXPECT_TRUE(player.ok({{"do", "advise"}}).contains("choice"));
  int replies = 0;
  // Read as they come, since who does not read is dropped.
  EXPECT_TRUE(goes_on([&] {
    const int before = replies;
    for (Socket& one : watchers) {
      while (one.wire().fill(Milliseconds(0))) {}
      while (const auto line = one.take()) replies += Json::parse(*line).contains("id");
    }
    return std::pair(replies == 160, replies > before);
  })) << replies;
}

TEST_F(Crowds, what_was_asked_by_who_left_is_not_made) {
  make_odds_long();
  start();
  const Json game = storm();
  Socket player(port(), game["token"]);
  const Json choice = first_choice(player);
  {
    std::list<Socket> gone;
    for (int i = 0; i < 30; ++i) gone.emplace_back(port(), game["token"]);
    for (Socket& one : gone)
      for (int id = 0; id < 8; ++id) one.send(long_odds(id, choice));
    for (Socket& one : gone) one.ok({{"do", "view"}});  // all are read
  }
  // Made one after the other they would keep this one waiting for longer than any client waits.
  EXPECT_TRUE(player.ok({{"do", "advise"}}).contains("choice"));
}

TEST_F(Crowds, frames_from_the_reel_are_those_that_were_made) {
  start();
  const Json game = begun({{"rules", "darkages"}, {"seats", {"person", "open"}}});
  Socket host(port(), game["token"]), guest(port(), seat_of(game, 1)), watcher(port(), game["watch"]);
  const auto frames = [](Socket& socket) {
    Json all = Json::array();
    for (const int from : {0, 3, 10}) all.push_back(socket.send_and_wait({{"do", "frames"}, {"from", from}}));
    for (Json& one : all) one.erase("id");
    return all;
  };
  for (int i = 0; i < 40; ++i) {
    if (!decide(host, host.ok({{"do", "view"}}))) decide(guest, guest.ok({{"do", "view"}}));
    if (i % 8 == 0)
      for (Socket* socket : {&host, &guest, &watcher}) frames(*socket);
  }
  std::vector<Json> kept;
  for (Socket* socket : {&host, &guest, &watcher}) kept.push_back(frames(*socket));
  ASSERT_GT(kept[0][0]["ok"]["frames"].size(), 10u);
  settings_.limits.reel = 0;
  restart();
  Socket host_again(port(), game["token"]), guest_again(port(), seat_of(game, 1)), watcher_again(port(), game["watch"]);
  EXPECT_EQ(frames(host_again), kept[0]);
  EXPECT_EQ(frames(guest_again), kept[1]);
  EXPECT_EQ(frames(watcher_again), kept[2]);
}

TEST_F(Crowds, the_reel_forgets_what_was_taken_back) {
  start();
  Json body = skirmish({"person", "person"});
  body["undo"] = "free";
  const Json game = begun(body);
  Socket socket(port(), game["token"]);
  play_on(socket, 12);
  const Json before = socket.ok({{"do", "frames"}, {"from", 0}});
  socket.ok({{"do", "undo"}, {"to", 3}});
  const Json after = socket.ok({{"do", "frames"}, {"from", 0}});
  EXPECT_LT(after["frames"].size(), before["frames"].size());
  for (std::size_t i = 0; i < after["frames"].size() && i < 3; ++i) EXPECT_EQ(after["frames"][i], before["frames"][i]);
  restart();
  Socket again(port(), game["token"]);
  EXPECT_EQ(again.ok({{"do", "frames"}, {"from", 0}}), after);
}

TEST_F(Crowds, a_field_comes_in_pieces_that_make_the_whole) {
  Json whole, pieces = Json::array();
  Json game;
  for (const std::int64_t piece : {1'000'000, 100}) {
    settings_.limits.runs_a_piece = piece;
    restart();
    if (game.is_null()) game = begun(skirmish({"person", "person"}));
    Socket socket(port(), game["token"]);
    const Json figure = socket.ok({{"do", "options"}})["regions"][0]["figure"];
    Json request{{"do", "field"}, {"choice", {{"verb", "move"}, {"figure", figure}, {"path", {{15, 12}}}}}};
    if (piece > 100) {
      whole = socket.ok(request);
      EXPECT_FALSE(whole.contains("next"));
      continue;
    }
    int count = 0;
    for (Json one; count == 0 || one.contains("next"); ++count) {
      if (count > 0) request["from"] = one["next"];
      one = socket.ok(request);
      ASSERT_TRUE(one.contains("places")) << one;
      for (const Json& place : one["places"]) pieces.push_back(place);
    }
    EXPECT_GT(count, 3);
  }
  EXPECT_GT(whole["places"].size(), 50u);
  EXPECT_EQ(pieces, whole["places"]);
}

std::size_t in_use() {
#ifdef FYRD_SANITIZE
  return __sanitizer_get_current_allocated_bytes();
#else
  const auto all = mallinfo2();
  return all.uordblks + all.hblkhd;
#endif
}

// What is counted for a game is what it takes, within a half and twice as much; a small one is taken for a larger.
TEST(Memory, of_a_game_is_what_is_counted_for_it) {
  const data::Library library = data::Library::embedded();
  for (const char* rules : {"merlin-simple", "nottingham", "darkages", "stormclouds", "newcastle"}) {
    const Json request{{"rules", rules}, {"seed", 3}};
    const std::size_t before = in_use();
    protocol::Reader in(request, "bad_request");
    auto match = protocol::new_match(library, in);
    ASSERT_TRUE(match) << rules;
    kept::Game about;
    for (std::size_t i = 0; i < match->game.battle().parties.size(); ++i) about.seats.push_back({"", "", "quick"});
    const auto game = std::make_unique<club::LiveGame>(about, std::move(*match), library);
    for (const int inputs : {0, 300, 2000}) {
      for (int i = 0; i < inputs && game->thinks(); ++i) game->think();
      const double truth = static_cast<double>(in_use() - before), counted = static_cast<double>(game->bytes());
      EXPECT_GT(counted, truth / 2) << rules << " after " << inputs << ": " << counted << " of " << truth;
      EXPECT_LT(counted, truth * 2 + (128 << 10)) << rules << " after " << inputs << ": " << counted << " of " << truth;
    }
  }
}

}  // namespace
}  // namespace fyrd::test
