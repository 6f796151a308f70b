// Taking back: one's own, until dice have fallen or somebody else has decided; anything where that was agreed.
#include "tests/server/hosted.h"

namespace fyrd::test {
namespace {

class Undo : public Hosted {
 protected:
  void SetUp() override {
    Hosted::SetUp();
    start();
  }
  // A duel in which the first side has the first move.
  Json opened(const Json& seats, const char* undo = "dice") {
    Json body = duel();
    body["seats"] = seats;
    body["undo"] = undo;
    const Json game = begun(body);
    Socket host(port(), game["token"]);
    host.ok({{"do", "roll"}, {"faces", {5}}});
    Socket guest(port(), seats[1] == "open" ? seat_of(game, 1) : game["token"].get<std::string>());
    EXPECT_EQ(guest.ok({{"do", "roll"}, {"faces", {2}}})["inputs"], 2);
    return game;
  }
  static Json move(double x, double y) {
    return {{"do", "answer"}, {"choice", {{"verb", "move"}, {"figure", "hugh"}, {"path", {{x, y}}}}}};
  }
  static Json done() { return {{"do", "answer"}, {"choice", {{"verb", "done"}}}}; }
};

TEST_F(Undo, ones_own_decisions_one_after_the_other) {
  const Json game = opened({"person", "open"});
  Socket host(port(), game["token"]), guest(port(), seat_of(game, 1));
  host.ok(move(15, 9));
  const Json twice = host.ok(move(15, 10));
  EXPECT_EQ(twice["undo"], (Json{{"inputs", 3}, {"dice", false}}));
  EXPECT_EQ(guest.ok({{"do", "view"}})["undo"], nullptr);
  EXPECT_EQ(guest.code({{"do", "undo"}}), "bad_undo") << "he has not decided anything";
  EXPECT_EQ(guest.code({{"do", "undo"}, {"to", 3}}), "not_yours_to_undo");
  EXPECT_EQ(host.ok({{"do", "undo"}})["inputs"], 3);
  Json push;
  do push = guest.push("changed");
  while (push["undone"] == 0);
  EXPECT_EQ(push["undone"], 1);
  EXPECT_EQ(push["inputs"], 3);
  EXPECT_EQ(host.ok({{"do", "undo"}})["inputs"], 2);
  EXPECT_EQ(host.code({{"do", "undo"}}), "bad_undo");
  EXPECT_EQ(host.code({{"do", "undo"}, {"to", 1}}), "dice_have_fallen");
  EXPECT_EQ(host.code({{"do", "undo"}, {"to", 70}}), "bad_undo");
  EXPECT_EQ(host.code({{"do", "undo"}, {"to", -1}}), "bad_request");
  restart();
  EXPECT_EQ(told(game["token"])["inputs"], 2);
  Socket again(port(), game["token"]);
  again.ok(move(15, 9));
  EXPECT_EQ(again.push("changed")["undone"], 2) << "counted on";
}

TEST_F(Undo, not_what_was_decided_in_secret_once_all_have_seen_it) {
  const Json game = begun({{"rules", "darkages"}, {"scenario", "meadow"}, {"seats", {"person", "open"}}});
  Socket host(port(), game["token"]), guest(port(), seat_of(game, 1));
  const Json options = host.ok({{"do", "options"}})["options"];
  const auto march =
      std::find_if(options.begin(), options.end(), [](const Json& one) { return one["choice"].contains("path"); });
  ASSERT_NE(march, options.end()) << options;
  host.ok({{"do", "answer"}, {"choice", (*march)["choice"]}});
  host.ok(done());
  EXPECT_EQ(host.ok({{"do", "undo"}})["inputs"], 1) << "as long as the other has not decided";
  host.ok(done());
  const Json seen = guest.ok(done());
  EXPECT_FALSE(seen["events"].empty()) << "the march is shown";
  EXPECT_EQ(seen["undo"], nullptr);
  EXPECT_EQ(guest.code({{"do", "undo"}}), "shown");
}

TEST_F(Undo, not_when_dice_have_fallen) {
  const Json game = opened({"person", "person"});
  Socket host(port(), game["token"]);
  host.ok(done());
  const Json shot =
      host.ok({{"do", "answer"}, {"choice", {{"verb", "shoot"}, {"figure", "alan"}, {"target", "milo"}}}});
  ASSERT_TRUE(shot.contains("pending")) << shot;
  ASSERT_TRUE(shot["pending"][0].contains("dice"));
  EXPECT_EQ(host.ok({{"do", "undo"}})["pending"][0]["kind"], "shoot") << "not yet thrown";
  host.ok({{"do", "answer"}, {"choice", {{"verb", "shoot"}, {"figure", "alan"}, {"target", "milo"}}}});
  const Json rolled = host.ok({{"do", "roll"}, {"faces", {3}}});
  EXPECT_EQ(rolled["undo"], nullptr);
  EXPECT_EQ(host.code({{"do", "undo"}}), "dice_have_fallen");
}

TEST_F(Undo, not_when_somebody_else_has_decided_since) {
  const Json game = opened({"person", "open"});
  Socket host(port(), game["token"]), guest(port(), seat_of(game, 1));
  for (int i = 0; i < 20 && asked(guest.ok({{"do", "view"}})).empty(); ++i) host.ok(done());
  ASSERT_TRUE(guest.ok(done()).contains("events"));
  EXPECT_EQ(host.code({{"do", "undo"}}), "not_yours_to_undo");
  EXPECT_TRUE(guest.ok({{"do", "undo"}}).contains("inputs"));
}

TEST_F(Undo, everything_where_that_was_agreed) {
  const Json game = begun([] {
    Json body = skirmish({"person", "quick"});
    body["undo"] = "free";
    return body;
  }());
  Socket host(port(), game["token"]);
  ASSERT_GT(play_on(host, 12), 3);
  const Json now = host.ok({{"do", "view"}});
  ASSERT_TRUE(now["undo"].is_object());
  const Json back = host.ok({{"do", "undo"}});
  ASSERT_TRUE(back.contains("pending")) << back;
  EXPECT_EQ(asked(back), "boar") << "over the computer's head, to one's own last decision";
  EXPECT_TRUE(host.ok({{"do", "undo"}, {"to", 0}}).contains("inputs"));
  ASSERT_GT(play_on(host), 0);
  EXPECT_EQ(told(game["token"])["over"], true);
  EXPECT_TRUE(host.ok({{"do", "undo"}}).contains("inputs")) << "even the end";
}

}  // namespace
}  // namespace fyrd::test
