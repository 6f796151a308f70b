// Computer players who think ahead do so beside their game: nobody at the table waits for them.
#include <list>

#include "tests/server/hosted.h"

namespace fyrd::test {
namespace {

class Thinking : public Hosted {
 protected:
  void SetUp() override {
    Hosted::SetUp();
    start();
  }
};

// In the room, each look would wait for a decision: no two would see the same.
TEST_F(Thinking, who_looks_does_not_wait_for_a_decision) {
  const Json game = begun({{"rules", "merlin-better"}, {"seats", {"captain", "captain"}}, {"seed", 3}});
  Socket watcher(port(), game["watch"]);
  int alike = 0, before = -1;
  EXPECT_TRUE(becomes([&] {
    const Json now = watcher.ok({{"do", "view"}, {"events", 0}});
    alike = now["inputs"] == before ? alike + 1 : 0;
    before = now["inputs"];
    return alike >= 10;
  }));
  EXPECT_TRUE(becomes([&] { return told(game["token"])["inputs"].get<int>() > before; }, 3 * patience)) << "it goes on";
}

TEST_F(Thinking, what_others_decide_at_the_same_time_does_not_make_it_think_anew) {
  const Json game = begun({{"rules", "darkages"}, {"seats", {"person", "veteran"}}, {"seed", 3}});
  Socket host(port(), game["token"]);
  int turns = 0;
  EXPECT_TRUE(goes_on([&] {
    const Json now = host.ok({{"do", "view"}});
    turns = now["turn"];
    return std::pair(turns > 1 || now["over"] == true, decide(host, now));
  })) << turns;
}

TEST_F(Thinking, what_was_thought_of_a_table_that_is_no_more_is_dropped) {
  Json body = skirmish({"person", "veteran"});
  body["undo"] = "free";
  const Json game = begun(body);
  Socket host(port(), game["token"]);
  for (int i = 0; i < 30; ++i) {
    const Json now = host.ok({{"do", "view"}});
    if (now["over"] == true) break;
    decide(host, now);
    if (i % 3 == 2) host.ok({{"do", "undo"}});
  }
  play_on(host);
  EXPECT_EQ(told(game["token"])["over"], true);
  const Json record = get("/api/games/" + game["token"].get<std::string>() + "/record").json();
  EXPECT_EQ(post("/api/games", {{"record", record}}).status, 200) << "every input is legal where it stands";
}

TEST_F(Thinking, who_thinks_can_be_hurried) {
  const Json game = begun({{"rules", "nottingham"}, {"seats", {"captain", "captain"}}, {"seed", 3}});
  Socket host(port(), game["token"]), watcher(port(), game["watch"]);
  EXPECT_EQ(watcher.code({{"do", "hurry"}}), "not_your_side");
  EXPECT_EQ(host.code({{"do", "hurry"}, {"much", true}}), "bad_request");
  int first = -1, now = 0;
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_TRUE(becomes([&] {
    host.ok({{"do", "hurry"}});
    now = host.ok({{"do", "view"}, {"events", 0}})["inputs"];
    if (first < 0) first = now;
    return now >= first + 12;
  }));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(12)) << "a captain takes a second";
}

// Told once by each link, however many there are.
TEST_F(Thinking, all_of_many_watchers_hear_of_it) {
  const Json game = begun(skirmish({"person", "open"}));
  seat_of(game, 1);
  std::list<Socket> watchers;
  for (int i = 0; i < 60; ++i) {
    watchers.emplace_back(port(), game["watch"]);
    Socket passing(port(), game["watch"]);
  }
  Socket host(port(), game["token"]), guest(port(), seat_of(game, 1));
  Socket& next = asked(host.ok({{"do", "view"}})).empty() ? guest : host;
  const Json done = next.ok({{"do", "answer"}, {"choice", {{"verb", "done"}}}});
  ASSERT_TRUE(done.contains("inputs")) << done;
  for (Socket& one : watchers) {
    Json here;
    do {
      here = one.push("seats");
      ASSERT_FALSE(here.is_null());
    } while (here["sides"][0]["here"] != true || here["sides"][1]["here"] != true);
  }
  for (Socket& one : watchers) one.send(R"({"id":1,"do":"view","events":0})");
  for (Socket& one : watchers)
    for (auto line = one.receive(); line; line = one.receive()) {
      const Json message = Json::parse(*line);
      if (!message.contains("id")) continue;
      EXPECT_EQ(message["ok"]["inputs"], done["inputs"]);
      break;
    }
}

}  // namespace
}  // namespace fyrd::test
