// A server of its own for each test, in this process, on a free port, with a folder that is gone afterwards.
#pragma once

#include <gtest/gtest.h>

#include <thread>

#include "server/server.h"
#include "tests/folder.h"
#include "tests/server/wire.h"

namespace fyrd::test {

class Hosted : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_FALSE(folder_.empty());
    settings_.store = folder_ + "/games.sqlite";
    settings_.web = folder_ + "/web";
    settings_.port = 0;
    settings_.this_port_only = true;
    settings_.threads = 2;
  }
  void TearDown() override { server_.reset(); }
  void start() {
    std::string error;
    server_ = server::Server::start(settings_, data::Library::embedded(), error);
    ASSERT_TRUE(server_) << error;
  }
  void restart() {
    server_.reset();
    start();
  }
  std::uint16_t port() const { return server_->port(); }

  Reply get(const std::string& path, const std::string& headers = "") { return http(port(), "GET", path, "", headers); }
  Reply post(const std::string& path, const Json& body, const std::string& headers = "") {
    return http(port(), "POST", path, body.dump(), headers);
  }
  // A game that began; a refusal fails the test.
  Json begun(const Json& body) {
    const Reply reply = post("/api/games", body);
    EXPECT_EQ(reply.status, 200) << reply.body;
    return reply.json();
  }
  Json told(const std::string& token) { return get("/api/games/" + token).json(); }

  // The link to an open seat, taken with a word on the first call.
  std::string seat_of(const Json& game, std::size_t side, const std::string& word = "thorn") {
    std::string& seat = seats_[game["sides"][side]["token"]];
    if (!seat.empty()) return seat;
    const Reply taken = take(game["sides"][side]["token"], word);
    EXPECT_EQ(taken.status, 200) << taken.body;
    return seat = taken.json().value("token", "");
  }
  Reply take(const std::string& invitation, const std::string& word) {
    return post("/api/games/" + invitation + "/seat", {{"word", word}});
  }

  // Waits until something is so.
  template <class Is>
  static bool becomes(Is is, Milliseconds within = patience) {
    const auto end = std::chrono::steady_clock::now() + within;
    while (!is()) {
      if (std::chrono::steady_clock::now() > end) return false;
      std::this_thread::sleep_for(Milliseconds(5));
    }
    return true;
  }

  // Until `look` says that it is done; false when nothing has moved for long. It gives both: done, and whether it
  // moved.
  template <class Look>
  static bool goes_on(Look look) {
    for (auto last = std::chrono::steady_clock::now(); std::chrono::steady_clock::now() - last < patience;) {
      const auto [done, moved] = look();
      if (done) return true;
      if (moved) last = std::chrono::steady_clock::now();
      std::this_thread::sleep_for(Milliseconds(5));
    }
    return false;
  }

  const Folder own_;
  const std::string& folder_ = own_.path;
  server::Settings settings_;
  std::unique_ptr<server::Server> server_;
  std::map<std::string, std::string> seats_;  // by invitation
};

// A small battle with typed dice, two against two.
inline Json duel() {
  return Json::parse(R"({"rules":"merlin-simple","dice":"manual","seats":["person","person"],
    "scenario":{"name":"Duel","table":[30,30],"sides":[{"zone":[5,1,25,6]},{"zone":[5,24,25,29],"facing":180}]},
    "sides":[
      {"id":"boar","name":"The Boar","figures":[
        {"name":"Hugh","profile":"mounted-knight","at":[15,5]},{"name":"Alan","profile":"longbowman","at":[19,5]}]},
      {"id":"watch","name":"The Watch","figures":[
        {"name":"Odo","profile":"sergeant","at":[15,25]},{"name":"Milo","profile":"sergeant","at":[18.5,25]}]}]})");
}

// The same with the dice thrown by the program.
inline Json skirmish(const Json& seats) {
  Json out = duel();
  out["dice"] = "seeded";
  out["seed"] = 5;
  out["seats"] = seats;
  return out;
}

// Whose decision a client may see.
inline std::string asked(const Json& standing) {
  for (const Json& one : standing["pending"])
    if (one.contains("verbs")) return one["side"];
  return "";
}

// Decides as the quick player would, if a side of this socket is asked.
inline bool decide(Socket& socket, const Json& now) {
  if (asked(now).empty()) return false;
  const Json advice = socket.ok({{"do", "advise"}});
  const Json done = socket.ok({{"do", "answer"}, {"choice", advice["choice"]}});
  EXPECT_TRUE(done.contains("events")) << done;
  return true;
}

// Plays the sides a socket holds until the battle is over or so many decisions are made.
inline int play_on(Socket& socket, int most = 100'000) {
  int made = 0;
  while (made < most && socket.open()) {
    const Json now = socket.ok({{"do", "view"}});
    if (!now.contains("over") || now["over"].get<bool>()) break;
    if (decide(socket, now))
      ++made;
    else
      socket.push("changed", Milliseconds(200));
  }
  return made;
}

}  // namespace fyrd::test
