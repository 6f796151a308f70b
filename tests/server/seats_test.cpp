// Who may decide what, and who sees what: hosts, seats and watchers at one table.
#include "tests/ambush.h"
#include "tests/server/hosted.h"

namespace fyrd::test {
namespace {

class Seats : public Hosted {
 protected:
  void SetUp() override {
    Hosted::SetUp();
    start();
  }
};

TEST_F(Seats, links_are_shown_to_the_host_only) {
  const Json game = begun(skirmish({"person", "open"}));
  const std::string seat = seat_of(game, 1), watch = game["watch"];
  EXPECT_FALSE(game["sides"][0].contains("token"));
  const Json as_guest = told(seat), as_watcher = told(watch);
  EXPECT_EQ(as_guest["role"], "seat");
  EXPECT_EQ(as_watcher["role"], "watch");
  EXPECT_EQ(as_guest["sides"][1]["mine"], true);
  EXPECT_EQ(as_guest["sides"][0]["mine"], false);
  for (const Json& one : {as_guest, as_watcher}) {
    EXPECT_FALSE(one.contains("watch"));
    EXPECT_EQ(one.dump().find(game["token"].get<std::string>()), std::string::npos);
    EXPECT_FALSE(one["sides"][1].contains("token"));
  }
}

TEST_F(Seats, it_is_told_who_is_here) {
  const Json game = begun(skirmish({"person", "open"}));
  const std::string seat = seat_of(game, 1);
  Socket host(port(), game["token"]);
  EXPECT_EQ(host.push("seats")["sides"][1]["here"], false);
  {
    Socket guest(port(), seat);
    const Json both = guest.push("seats");
    EXPECT_EQ(both["sides"][0]["here"], true);
    EXPECT_FALSE(both["sides"][1].contains("token"));
    EXPECT_EQ(host.push("seats")["sides"][1]["here"], true);
    EXPECT_EQ(told(game["watch"])["sides"][1]["here"], true);
  }
  EXPECT_EQ(host.push("seats")["sides"][1]["here"], false);
}

TEST_F(Seats, each_decides_for_his_own_side_and_hears_of_the_other) {
  const Json game = begun(skirmish({"person", "open"}));
  const std::string seat = seat_of(game, 1);
  Socket host(port(), game["token"]), guest(port(), seat);
  const Json now = host.ok({{"do", "view"}}), there = guest.ok({{"do", "view"}});
  const bool host_begins = !asked(now).empty();
  EXPECT_NE(host_begins, !asked(there).empty()) << "one sees the question, the other that it is put";
  Socket &mover = host_begins ? host : guest, &other = host_begins ? guest : host;
  const std::string side = host_begins ? "boar" : "watch", others = host_begins ? "watch" : "boar";

  EXPECT_EQ(other.code({{"do", "answer"}, {"choice", {{"verb", "done"}}}}), "not_your_decision");
  EXPECT_EQ(other.code({{"do", "answer"}, {"side", side}, {"choice", {{"verb", "done"}}}}), "not_your_side");
  for (const char* look : {"view", "options", "advise"})
    EXPECT_EQ(other.code({{"do", look}, {"side", side}}), "not_your_side");
  EXPECT_EQ(mover.code({{"do", "new"}, {"rules", "merlin-simple"}}), "not_here");
  EXPECT_EQ(mover.code({{"do", "load"}, {"record", Json::object()}}), "not_here");

  const Json done = mover.ok({{"do", "answer"}, {"choice", {{"verb", "done"}}}});
  ASSERT_TRUE(done.contains("events")) << done;
  // The dice for the first move fell when the second seat was taken, which may have been news until now.
  const auto change = [&](Socket& socket) {
    for (;;) {
      const Json push = socket.push("changed");
      if (push.is_null() || push["inputs"] >= done["inputs"]) return push;
    }
  };
  const Json push = change(other);
  EXPECT_EQ(push["inputs"], done["inputs"]);
  EXPECT_EQ(push["undone"], 0);
  EXPECT_EQ(change(mover)["inputs"], done["inputs"]);
  EXPECT_EQ(other.ok({{"do", "frames"}, {"from", done["inputs"].get<int>() - 1}})["frames"].size(), 1u);
  for (const Json& one : done["pending"]) EXPECT_TRUE(one["side"] == side || one["waiting"] == true) << one;
}

TEST_F(Seats, who_watches_has_no_side) {
  const Json game = begun(skirmish({"person", "open"}));
  seat_of(game, 1);
  Socket watcher(port(), game["watch"]);
  const Json now = watcher.ok({{"do", "view"}});
  EXPECT_EQ(asked(now), "") << "whatever is asked, it is not asked of him";
  EXPECT_EQ(now["pending"][0]["waiting"], true);
  EXPECT_EQ(now["undo"], nullptr);
  for (const char* what : {"options", "advise", "undo"}) EXPECT_EQ(watcher.code({{"do", what}}), "not_your_side");
  EXPECT_EQ(watcher.code({{"do", "answer"}, {"choice", {{"verb", "done"}}}}), "not_your_side");
  EXPECT_EQ(watcher.code({{"do", "explain"}, {"choice", {{"verb", "done"}}}}), "not_your_side");
  EXPECT_EQ(watcher.code({{"do", "view"}, {"side", 0}}), "not_your_side");
  EXPECT_TRUE(watcher.ok({{"do", "frames"}, {"from", 0}}).contains("frames"));
  EXPECT_TRUE(watcher.ok({{"do", "measure"}, {"from", "alan"}, {"to", "odo"}}).contains("distance"));
  EXPECT_TRUE(watcher.ok({{"do", "rings"}, {"figure", "alan"}}).contains("rings"));
}

TEST_F(Seats, two_at_one_screen_decide_in_turn_without_saying_who_they_are) {
  const Json game = begun(skirmish({"person", "person"}));
  Socket host(port(), game["token"]);
  play_on(host);
  const Json end = told(game["token"]);
  EXPECT_EQ(end["over"], true);
}

TEST_F(Seats, typed_dice_are_typed_by_who_rolls_them) {
  Json body = duel();
  body["seats"] = {"person", "open"};
  const Json game = begun(body);
  Socket host(port(), game["token"]), guest(port(), seat_of(game, 1)), watcher(port(), game["watch"]);
  EXPECT_EQ(host.ok({{"do", "view"}})["pending"][0]["side"], "boar");
  EXPECT_EQ(guest.code({{"do", "roll"}, {"faces", {6}}}), "not_your_roll");
  EXPECT_EQ(watcher.code({{"do", "roll"}, {"faces", {6}}}), "not_your_side");
  EXPECT_EQ(host.ok({{"do", "roll"}, {"faces", {5}}})["inputs"], 1);
  EXPECT_EQ(host.code({{"do", "roll"}, {"faces", {6}}}), "not_your_roll");
  EXPECT_EQ(guest.ok({{"do", "roll"}, {"faces", {2}}})["inputs"], 2);

  body["seats"] = {"person", "quick"};
  Socket alone(port(), begun(body)["token"]);
  EXPECT_EQ(alone.ok({{"do", "roll"}, {"faces", {2}}})["inputs"], 1);
  EXPECT_EQ(alone.ok({{"do", "roll"}, {"faces", {5}}})["inputs"], 2) << "the computer has no hands";
  body["seats"] = {"quick", "quick"};
  Socket nobody(port(), begun(body)["token"]);
  EXPECT_EQ(nobody.ok({{"do", "roll"}, {"faces", {2}}})["inputs"], 1);
}

TEST_F(Seats, the_record_waits_until_nothing_in_it_is_secret) {
  const Json game = begun(skirmish({"person", "open"}));
  const std::string host = game["token"], seat = seat_of(game, 1), watch = game["watch"];
  for (const std::string& token : {host, seat, watch}) {
    EXPECT_EQ(get("/api/games/" + token + "/record").status, 403);
    EXPECT_EQ(Socket(port(), token).code({{"do", "record"}}), "secret");
  }
  EXPECT_FALSE(Socket(port(), host).ok({{"do", "view"}}).contains("hash")) << "it would help to guess";
  const Json alone = begun(skirmish({"person", "quick"}));
  EXPECT_EQ(get("/api/games/" + alone["token"].get<std::string>() + "/record").status, 200);
  EXPECT_EQ(get("/api/games/" + alone["watch"].get<std::string>() + "/record").status, 403);
  EXPECT_TRUE(Socket(port(), alone["token"]).ok({{"do", "view"}}).contains("hash"));

  Socket one(port(), host), two(port(), seat);
  for (int i = 0; i < 2000 && told(host)["over"] == false; ++i) {
    Socket& next = i % 2 ? one : two;
    decide(next, next.ok({{"do", "view"}}));
  }
  ASSERT_EQ(told(host)["over"], true);
  const Json record = get("/api/games/" + watch + "/record").json();
  EXPECT_EQ(two.ok({{"do", "view"}})["hash"], record["checkpoints"].back()) << "and so does the fingerprint";
  EXPECT_EQ(two.code({{"do", "undo"}}), "settled") << "nobody plays on who has seen it";
  EXPECT_NE(record["setup"]["seed"], "5") << "who begins a game with an open seat does not choose its dice";
  const Json again = begun({{"record", record}, {"seats", {"person", "open"}}});
  const Json forked = get("/api/games/" + again["token"].get<std::string>() + "/record").json();
  EXPECT_EQ(forked["inputs"], record["inputs"]);
  EXPECT_NE(forked["setup"]["seed"], record["setup"]["seed"]) << "nor those of a battle that is played on";
  const Json own = begun({{"record", record}, {"seats", {"person", "quick"}}});
  EXPECT_EQ(get("/api/games/" + own["token"].get<std::string>() + "/record").json()["setup"]["seed"],
            record["setup"]["seed"]);
}

// Everything a client can get out of the server, by any request, as one text.
std::string all_seen(Socket& socket) {
  std::string all;
  for (const Json& push : socket.pushes) all += push.dump();
  const int inputs = socket.ok({{"do", "view"}})["inputs"];
  for (const char* what : {"view", "options", "advise", "record"}) all += socket.send_and_wait({{"do", what}}).dump();
  for (int n = 0; n <= inputs; ++n) {
    all += socket.send_and_wait({{"do", "view"}, {"events", 0}, {"inputs", n}, {"options", true}}).dump();
    all += socket.send_and_wait({{"do", "frames"}, {"from", n}, {"options", true}}).dump();
    for (int side = 0; side < 2; ++side)
      all += socket.send_and_wait({{"do", "frames"}, {"from", n}, {"side", side}}).dump();
  }
  return all;
}

TEST_F(Seats, a_trap_laid_in_secret_leaves_the_server_for_its_own_seat_only) {
  Json body = Json::parse(ambush);
  body["seats"] = {"person", "open"};
  const Json game = begun(body);
  Socket host(port(), game["token"]), guest(port(), seat_of(game, 1)), watcher(port(), game["watch"]);
  for (;;) {
    const Json now = host.ok({{"do", "view"}});
    if (!now["pending"][0].contains("dice")) break;
    const bool hosts = now["pending"][0]["side"] == "wood";
    (hosts ? host : guest).ok({{"do", "roll"}, {"faces", {hosts ? 5 : 2}}});
  }
  const Json laid = host.ok({{"do", "answer"}, {"choice", {{"verb", "net"}, {"path", {{18.37, 17.91}}}}}});
  ASSERT_TRUE(laid.contains("events")) << laid;
  const auto shows_net = [](Socket& socket) { return all_seen(socket).find("18.37") != std::string::npos; };
  EXPECT_TRUE(shows_net(host));
  EXPECT_FALSE(shows_net(guest));
  EXPECT_FALSE(shows_net(watcher));
  const auto shows_left = [](Socket& socket, const char* what) {
    return all_seen(socket).find(what) != std::string::npos;
  };
  EXPECT_TRUE(shows_left(host, "Left: 0 nets, 1 pits."));
  EXPECT_FALSE(shows_left(watcher, "Left:")) << "nor how many are still to be laid";
  EXPECT_FALSE(shows_left(guest, "Left: 1 nets"));
  host.ok({{"do", "answer"}, {"choice", {{"verb", "done"}}}});
  const Json all = guest.ok({{"do", "answer"}, {"choice", {{"verb", "done"}}}, {"frames", 0}, {"options", true}});
  EXPECT_FALSE(all["frames"].empty());
  EXPECT_EQ(all.dump().find("18.37"), std::string::npos);
  EXPECT_TRUE(shows_net(host));
  EXPECT_FALSE(shows_net(guest));
  EXPECT_FALSE(shows_net(watcher));
  EXPECT_EQ(all_seen(guest).find("\"hash\""), std::string::npos);
  restart();
  Socket again(port(), seat_of(game, 1)), host_again(port(), game["token"]);
  EXPECT_FALSE(shows_net(again));
  EXPECT_TRUE(shows_net(host_again));
}

}  // namespace
}  // namespace fyrd::test
