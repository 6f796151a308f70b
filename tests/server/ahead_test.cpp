// Looking ahead over a WebSocket: odds and fields, for whoever decides, within bounds, in nobody's way, and nothing
// secret.
#include <list>

#include "tests/ambush.h"
#include "tests/server/hosted.h"
#include "tests/thorough.h"

namespace fyrd::test {
namespace {

class Ahead : public Hosted {
 protected:
  // Whoever is asked first in a battle of two people.
  Socket& asked_of(Socket& host, Socket& guest) { return asked(host.ok({{"do", "view"}})).empty() ? guest : host; }
};

TEST_F(Ahead, odds_and_fields_are_told_to_who_decides_only) {
  start();
  const Json game = begun(skirmish({"person", "open"}));
  Socket host(port(), game["token"]), guest(port(), seat_of(game, 1)), watcher(port(), game["watch"]);
  Socket &mover = asked_of(host, guest), &other = &mover == &host ? guest : host;
  const Json move = mover.ok({{"do", "options"}})["regions"][0]["figure"];
  const Json choice = {{"verb", "move"}, {"figure", move}, {"path", {{15, 12}}}};
  const Json odds = mover.ok({{"do", "odds"}, {"choice", choice}});
  EXPECT_EQ(odds["exact"], true) << odds;
  EXPECT_EQ(odds["outcomes"][0]["incidents"][0]["kind"], "moved");
  EXPECT_GT(mover.ok({{"do", "field"}, {"choice", choice}})["places"].size(), 50u);
  for (const char* what : {"odds", "field"}) {
    EXPECT_EQ(other.code({{"do", what}, {"choice", choice}}), "not_your_decision");
    EXPECT_EQ(other.code({{"do", what}, {"choice", choice}, {"side", &mover == &host ? 0 : 1}}), "not_your_side");
    EXPECT_EQ(watcher.code({{"do", what}, {"choice", choice}}), "not_your_side");
    EXPECT_EQ(mover.code({{"do", what}, {"choice", choice}, {"budgets", 1}}), "bad_request");
  }
}

TEST_F(Ahead, no_more_is_spent_than_granted) {
  settings_.limits.runs = 1;
  settings_.limits.samples = 7;
  start();
  Json body = duel();
  const Json game = begun(body);
  Socket host(port(), game["token"]);
  host.ok({{"do", "roll"}, {"faces", {5}}});
  host.ok({{"do", "roll"}, {"faces", {2}}});
  host.ok({{"do", "answer"}, {"choice", {{"verb", "done"}}}});
  const Json shot = {{"verb", "shoot"}, {"figure", "alan"}, {"target", "milo"}};
  for (const Json& wish : {Json{{"do", "odds"}, {"choice", shot}},
                           Json{{"do", "odds"}, {"choice", shot}, {"budget", 200'000}, {"samples", 20'000}}}) {
    const Json odds = host.ok(wish);
    EXPECT_EQ(odds["exact"], false) << odds;
    EXPECT_EQ(odds["samples"], 7);
  }
}

TEST_F(Ahead, too_many_at_once_are_told_to_wait) {
  settings_.limits.looks_ahead = 0;
  start();
  const Json game = begun(skirmish({"person", "person"}));
  Socket host(port(), game["token"]);
  EXPECT_EQ(host.code({{"do", "odds"}, {"choice", {{"verb", "done"}}}}), "busy");
  EXPECT_TRUE(host.ok({{"do", "view"}}).contains("pending"));
}

TEST_F(Ahead, a_long_look_keeps_nobody_at_the_table_waiting) {
  constexpr int many = enough(20'000);
  settings_.limits.runs = 1;
  settings_.limits.samples = many;
  start();
  const Json game = begun({{"rules", "stormclouds"}, {"seats", {"person", "person"}}, {"seed", 3}});
  std::list<Socket> looking;
  for (int i = 0; i < 12; ++i) looking.emplace_back(port(), game["token"]);
  Socket other(port(), game["token"]);
  const Json choice = other.ok({{"do", "options"}})["options"][0]["choice"];
  for (Socket& one : looking) one.send(Json({{"id", 1}, {"do", "odds"}, {"choice", choice}, {"samples", many}}).dump());
  for (int i = 0; i < 2; ++i) other.ok({{"do", "view"}});  // answered only when all that was sent before has been read
  ASSERT_TRUE(other.ok({{"do", "answer"}, {"choice", choice}}).contains("events"))
      << "while they look, the battle goes on";
  for (Socket& one : looking) {
    while (one.wire().fill(Milliseconds(0))) {}
  }
  int later = 0;
  for (Socket& one : looking) {
    Json found;
    for (auto line = one.take(); line && !found.contains("id"); line = one.take()) found = Json::parse(*line);
    later += !found.contains("id");
    while (!found.contains("id")) {
      const auto line = one.receive();
      ASSERT_TRUE(line);
      found = Json::parse(*line);
    }
    EXPECT_EQ(found["ok"]["samples"], many) << "and they are told, of the battle as it was: " << found;
  }
  EXPECT_GT(later, 0) << "these were no long looks";
}

// Odo runs into a net: he cannot know before he is in it.
TEST_F(Ahead, a_hidden_trap_is_in_nobodys_odds) {
  start();
  Json body = Json::parse(ambush);
  body["seats"] = {"person", "open"};
  body["scenario"]["sides"][1]["zone"] = {0, 24, 40, 40};
  const Json game = begun(body);
  Socket host(port(), game["token"]), guest(port(), seat_of(game, 1));
  const auto does = [](Socket& who, const Json& choice) {
    const Json done = who.ok({{"do", "answer"}, {"choice", choice}});
    EXPECT_TRUE(done.contains("events")) << choice << done;
  };
  does(host, {{"verb", "net"}, {"path", {{18.37, 17.91}}}});
  does(host, {{"verb", "done"}});
  does(guest, {{"verb", "done"}});
  does(host, {{"verb", "place"}, {"figure", "alan"}, {"path", {{28, 7.6}}}, {"facing", 0}});
  does(guest, {{"verb", "place"}, {"figure", "odo"}, {"path", {{18.37, 24.5}}}, {"facing", 180}});
  host.ok({{"do", "roll"}, {"faces", {2}}});
  guest.ok({{"do", "roll"}, {"faces", {5}}});
  does(guest, {{"verb", "name"}, {"figure", "odo"}});
  does(host, {{"verb", "pass"}});
  if (guest.ok({{"do", "view"}})["pending"][0]["kind"] == "commit") does(guest, {{"verb", "dice"}, {"number", 1}});
  does(guest, {{"verb", "go"}, {"path", {{18.37, 20.6}}}, {"facing", 180}});
  does(guest, {{"verb", "run"}});
  guest.ok({{"do", "roll"}, {"faces", {5}}});

  const Json into = {{"verb", "go"}, {"path", {{18.37, 17.8}}}, {"facing", 180}};
  const Json odds = guest.ok({{"do", "odds"}, {"choice", into}, {"others", "best"}});
  ASSERT_EQ(odds["outcomes"].size(), 1u) << odds;
  EXPECT_EQ(odds.dump().find("net"), std::string::npos) << odds;
  const Json field = guest.ok({{"do", "field"}, {"choice", into}});
  ASSERT_GT(field["places"].size(), 5u) << field;
  for (const Json& place : field["places"]) EXPECT_EQ(place["risk"], 0.0) << place;
  const Json done = guest.ok({{"do", "answer"}, {"choice", into}});
  EXPECT_EQ(done["pending"][0]["purpose"], "a net") << "it was really there: " << done;
}

TEST_F(Ahead, what_others_have_decided_in_secret_changes_no_odds) {
  start();
  const Json game = begun({{"rules", "darkages"}, {"seats", {"person", "open"}}});
  Socket host(port(), game["token"]), guest(port(), seat_of(game, 1));
  const auto both_decide = [&] {
    return !asked(host.ok({{"do", "view"}})).empty() && !asked(guest.ok({{"do", "view"}})).empty();
  };
  for (int i = 0; i < 60 && !both_decide(); ++i) {
    Socket& next = asked(host.ok({{"do", "view"}})).empty() ? guest : host;
    decide(next, next.ok({{"do", "view"}}));
  }
  ASSERT_TRUE(both_decide()) << "they never decide at the same time";
  const auto odds = [&] {
    Json all = Json::array();
    const Json options = host.ok({{"do", "options"}})["options"];
    for (std::size_t i = 0; i < options.size() && i < 12; ++i)
      all.push_back(host.ok(
          {{"do", "odds"}, {"choice", options[i]["choice"]}, {"others", "best"}, {"budget", 500}, {"samples", 50}}));
    return all;
  };
  const Json before = odds();
  EXPECT_FALSE(before[0].contains("refused")) << before[0];
  for (int i = 0; i < 6 && !asked(guest.ok({{"do", "view"}})).empty() && both_decide(); ++i) {
    const Json options = guest.ok({{"do", "options"}})["options"];
    ASSERT_TRUE(guest.ok({{"do", "answer"}, {"choice", options[options.size() / 2]["choice"]}}).contains("events"));
    EXPECT_EQ(odds(), before) << "after " << options[options.size() / 2];
  }
}

}  // namespace
}  // namespace fyrd::test
