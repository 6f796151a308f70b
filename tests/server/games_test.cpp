// REST: every row of docs/server.md.
#include "tests/server/hosted.h"

namespace fyrd::test {
namespace {

class Games : public Hosted {
 protected:
  void SetUp() override {
    Hosted::SetUp();
    start();
  }
};

TEST_F(Games, hello_is_that_of_the_protocol_and_says_who_can_reach_it) {
  const Json hello = get("/api/hello").json();
  EXPECT_EQ(hello["protocol"], 1);
  EXPECT_GE(hello["rulesets"].size(), 1u);
  EXPECT_EQ(hello["listening"], Json::array());
}

TEST_F(Games, a_catalog_by_its_rules) {
  for (int i = 0; i < 2; ++i) EXPECT_EQ(get("/api/catalog/merlin-simple").json()["id"], "merlin-simple");
  const Reply none = get("/api/catalog/merlin-simpel");
  EXPECT_EQ(none.status, 404);
  EXPECT_EQ(none.code(), "unknown_rules");
}

TEST_F(Games, a_preview_is_a_view_and_keeps_nothing) {
  const Reply seen = post("/api/preview", {{"rules", "merlin-simple"}, {"scenario", "field"}});
  EXPECT_EQ(seen.status, 200);
  EXPECT_TRUE(seen.json().contains("figures"));
  EXPECT_TRUE(get("/api/games").json()["games"].empty());
  const Reply bad = post("/api/preview", {{"rules", "merlin-simple"}, {"scenario", "feild"}});
  EXPECT_EQ(bad.status, 400);
  EXPECT_EQ(bad.code(), "bad_setup");
  EXPECT_EQ(bad.json()["error"]["problems"].size(), 1u);
  EXPECT_EQ(post("/api/preview", {{"rules", "merlin-simple"}, {"seats", Json::array()}}).code(), "bad_request");
}

TEST_F(Games, a_game_begins_with_a_person_against_the_computer) {
  const Json game = begun({{"rules", "merlin-simple"}});
  EXPECT_EQ(game["role"], "host");
  EXPECT_EQ(game["undo"], "dice");
  EXPECT_EQ(game["over"], false);
  EXPECT_EQ(game["keep"], false);
  EXPECT_EQ(game["result"], nullptr);
  EXPECT_EQ(game["token"].get<std::string>().size(), 22u);
  EXPECT_EQ(game["begun"].get<std::string>().size(), 20u);
  EXPECT_EQ(game["sides"][0]["seat"], "person");
  EXPECT_EQ(game["sides"][0]["mine"], true);
  EXPECT_EQ(game["sides"][1]["seat"], "quick");
  EXPECT_EQ(game["sides"][1]["mine"], false);
  EXPECT_EQ(told(game["token"])["id"], game["id"]);
  const Json all = get("/api/games").json()["games"];
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0]["token"], game["token"]);
}

TEST_F(Games, two_games_without_a_seed_have_different_dice) {
  const auto seed = [&] {
    const Json game = begun({{"rules", "merlin-simple"}});
    return get("/api/games/" + game["token"].get<std::string>() + "/record").json()["setup"]["seed"].get<std::string>();
  };
  EXPECT_NE(seed(), seed());
}

TEST_F(Games, what_a_game_cannot_begin_with_is_said) {
  const auto code = [&](Json body) { return post("/api/games", body).code(); };
  EXPECT_EQ(code({{"rules", "nonsense"}}), "unknown_rules");
  EXPECT_EQ(code({{"rules", "merlin-simple"}, {"seats", {"person"}}}), "bad_request");
  EXPECT_EQ(code({{"rules", "merlin-simple"}, {"seats", {"person", "deep blue"}}}), "bad_request");
  EXPECT_EQ(code({{"rules", "merlin-simple"}, {"seats", {"person", "open"}}, {"undo", "free"}}), "bad_request");
  EXPECT_EQ(code({{"rules", "merlin-simple"}, {"undo", "never"}}), "bad_request");
  EXPECT_EQ(code({{"rules", "merlin-simple"}, {"inputs", 3}}), "bad_request");
  EXPECT_EQ(code({{"record", {{"format", 99}}}}), "unsupported_format");
  EXPECT_EQ(http(port(), "POST", "/api/games", "{").code(), "bad_json");
  EXPECT_TRUE(get("/api/games").json()["games"].empty());
}

TEST_F(Games, the_newest_comes_first) {
  const Json first = begun(skirmish({"person", "person"})), second = begun(skirmish({"person", "person"}));
  EXPECT_EQ(get("/api/games").json()["games"][0]["id"], second["id"]);
  Socket socket(port(), first["token"]);
  play_on(socket, 2);
  EXPECT_EQ(get("/api/games").json()["games"][0]["id"], first["id"]);
}

TEST_F(Games, a_deleted_game_is_gone_for_everybody) {
  const Json game = begun(skirmish({"person", "open"}));
  const std::string seat = seat_of(game, 1), host = game["token"];
  Socket guest(port(), seat);
  ASSERT_TRUE(guest.open());
  EXPECT_EQ(http(port(), "DELETE", "/api/games/" + seat).code(), "host_only");
  EXPECT_EQ(http(port(), "DELETE", "/api/games/" + game["watch"].get<std::string>()).code(), "host_only");
  const Reply deleted = http(port(), "DELETE", "/api/games/" + host);
  EXPECT_EQ(deleted.status, 200);
  EXPECT_EQ(deleted.body, "{}");
  EXPECT_EQ(guest.push("gone")["message"], "The game was deleted.");
  EXPECT_TRUE(guest.wire().hung_up());
  EXPECT_EQ(get("/api/games/" + host).status, 404);
  EXPECT_EQ(get("/api/games/" + seat).code(), "no_such_game");
  EXPECT_EQ(Socket(port(), seat).opening().status, 404);
}

TEST_F(Games, a_record_goes_out_and_comes_in_again_from_any_input) {
  const Json game = begun(skirmish({"person", "quick"}));
  const std::string token = game["token"];
  {
    Socket socket(port(), token);
    play_on(socket);
  }
  const Reply reply = get("/api/games/" + token + "/record");
  EXPECT_EQ(reply.headers.at("content-disposition"), "attachment; filename=\"battle.json\"");
  const Json record = reply.json();
  ASSERT_GT(record["inputs"].size(), 10u);

  const Json whole = begun({{"record", record}});
  EXPECT_EQ(whole["over"], true);
  EXPECT_EQ(whole["inputs"], record["inputs"].size());
  const Json forked = begun({{"record", record}, {"inputs", 6}, {"seats", {"person", "person"}}, {"undo", "free"}});
  EXPECT_EQ(forked["over"], false);
  EXPECT_GE(forked["inputs"].get<int>(), 6);
  EXPECT_LT(forked["inputs"].get<int>(), 12) << "six, and dice that fall at once";
  Socket socket(port(), forked["token"]);
  play_on(socket);
  EXPECT_EQ(told(forked["token"])["over"], true);
  EXPECT_EQ(told(token)["inputs"], record["inputs"].size()) << "the game it was taken from stays as it was";

  Json changed = record;
  changed["checkpoints"][1] = "0000000000000000";
  EXPECT_EQ(post("/api/games", {{"record", changed}}).code(), "hash_mismatch");
  EXPECT_EQ(post("/api/games", {{"record", record}, {"inputs", 40'000}}).code(), "bad_request");
}

TEST_F(Games, a_game_to_look_at_stays_as_it_is) {
  const Json game = begun(skirmish({"quick", "quick"}));
  const std::string path = "/api/games/" + game["token"].get<std::string>();
  ASSERT_TRUE(becomes([&] { return get(path).json()["over"] == true; }));
  Json record = get(path + "/record").json();
  const Json kept = begun({{"record", record}, {"keep", true}});
  EXPECT_EQ(kept["keep"], true);
  EXPECT_EQ(kept["sides"][1]["seat"], "person");
  Socket socket(port(), kept["token"]);
  EXPECT_EQ(socket.ok({{"do", "frames"}, {"from", 0}, {"to", 3}})["frames"].size(), 4u);
  EXPECT_EQ(socket.code({{"do", "undo"}}), "only_to_look_at");
  EXPECT_EQ(socket.code({{"do", "answer"}, {"choice", Json::object()}}), "only_to_look_at");
  EXPECT_EQ(socket.ok({{"do", "view"}})["undo"], nullptr);
}

TEST_F(Games, the_computer_plays_by_itself_and_everybody_hears_of_it) {
  const Json game = begun(skirmish({"quick", "random"}));
  Socket socket(port(), game["watch"]);
  EXPECT_TRUE(becomes([&] { return told(game["token"])["over"] == true; }));
  const Json end = told(game["token"]);
  EXPECT_TRUE(end["result"].contains("winner"));
  Json last;
  while (last["inputs"] != end["inputs"]) {
    last = socket.push("changed", Milliseconds(5000));
    ASSERT_FALSE(last.is_null());
  }
  EXPECT_EQ(socket.ok({{"do", "view"}})["over"], true);
}

TEST_F(Games, unknown_addresses_and_methods) {
  EXPECT_EQ(get("/api/nothing").code(), "unknown_address");
  EXPECT_EQ(get("/api/games/0123456789012345678901/what").code(), "no_such_game");
  EXPECT_EQ(get("/api/games/short").code(), "no_such_game");
  EXPECT_EQ(http(port(), "DELETE", "/api/hello").status, 405);
  EXPECT_EQ(http(port(), "PATCH", "/api/games").status, 405);
  EXPECT_EQ(get("/ws/0123456789012345678901").status, 404);
  const Json game = begun({{"rules", "merlin-simple"}});
  EXPECT_EQ(get("/ws/" + game["token"].get<std::string>()).code(), "no_websocket");
  EXPECT_EQ(http(port(), "PATCH", "/api/games/" + game["token"].get<std::string>()).status, 405);
}

}  // namespace
}  // namespace fyrd::test
