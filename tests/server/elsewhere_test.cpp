// What other computers may do less of. They are played by this one: whoever comes to 127.0.0.1 from the address that
// others know this computer by is taken for somebody else.
#include "tests/server/hosted.h"

namespace fyrd::test {
namespace {

class Elsewhere : public Hosted {
 protected:
  void open() {
    settings_.listen = true;
    start();
    const auto addresses = server_->listening();
    if (addresses.empty()) GTEST_SKIP() << "this computer has no address but its own";
    address_ = addresses[0].substr(7, addresses[0].rfind(':') - 7);
  }
  Reply ask(const std::string& method, const std::string& path, const std::string& body = "") {
    Wire wire(port(), "127.0.0.1", address_.c_str());
    EXPECT_TRUE(wire.open());
    wire.send(request_text(port(), method, path, body));
    return read_reply(wire);
  }
  std::string address_;
};

TEST_F(Elsewhere, the_list_of_games_is_for_this_computer_only) {
  open();
  if (IsSkipped()) return;
  const Json game = begun({{"rules", "merlin-simple"}});
  const Reply list = ask("GET", "/api/games");
  EXPECT_EQ(list.status, 403);
  EXPECT_EQ(list.code(), "only_here");
  EXPECT_EQ(list.body.find(game["token"].get<std::string>()), std::string::npos);
  EXPECT_EQ(ask("GET", "/api/hello").status, 200);
  EXPECT_EQ(ask("GET", "/api/games/" + game["token"].get<std::string>()).status, 200) << "a link opens from anywhere";
  const Json theirs = ask("POST", "/api/games", R"({"rules":"merlin-simple"})").json();
  const Json listed = get("/api/games").json()["games"];
  ASSERT_EQ(listed.size(), 1u) << "what others begin is not this computer's";
  EXPECT_EQ(listed[0]["token"], game["token"]);
  EXPECT_NE(theirs["token"], game["token"]);
}

TEST_F(Elsewhere, a_warband_is_changed_by_its_owner_only) {
  open();
  if (IsSkipped()) return;
  const Json band = post("/api/bands", {{"rules", "darkages"}, {"warband", Json::object()}}).json();
  const std::string path = "/api/bands/" + band["id"].get<std::string>(),
                    owner = "?owner=" + band["owner"].get<std::string>();
  const std::string body = R"({"warband":{"name":"Ours now"}})";
  const auto change = [&](const std::string& how) { return ask("PUT", path + how, body); };
  EXPECT_EQ(ask("GET", path).status, 200) << "whoever has the link may look";
  EXPECT_FALSE(ask("GET", path).json().contains("owner"));
  EXPECT_EQ(change("").code(), "not_yours");
  EXPECT_EQ(change("?owner=" + band["id"].get<std::string>()).code(), "not_yours");
  EXPECT_EQ(ask("DELETE", path).code(), "not_yours");
  EXPECT_EQ(change(owner).json()["name"], "Ours now");
  EXPECT_EQ(ask("DELETE", path + owner).status, 200);
}

TEST_F(Elsewhere, what_others_begin_is_seen_and_can_be_deleted) {
  open();
  if (IsSkipped()) return;
  const Json theirs = ask("POST", "/api/games", R"({"rules":"merlin-simple"})").json();
  const Json listed = get("/api/games").json()["elsewhere"];
  ASSERT_EQ(listed.size(), 1u);
  EXPECT_EQ(listed[0]["title"], theirs["title"]);
  EXPECT_EQ(listed.dump().find(theirs["token"].get<std::string>()), std::string::npos) << "its links are theirs";
  const std::string path = "/api/elsewhere/" + std::to_string(listed[0]["id"].get<int>());
  EXPECT_EQ(ask("DELETE", path).code(), "only_here");
  EXPECT_EQ(http(port(), "DELETE", path).status, 200);
  EXPECT_EQ(http(port(), "DELETE", path).status, 404);
  EXPECT_EQ(ask("GET", "/api/games/" + theirs["token"].get<std::string>()).status, 404);
  const Json own = begun({{"rules", "merlin-simple"}});
  EXPECT_EQ(http(port(), "DELETE", "/api/elsewhere/" + std::to_string(own["id"].get<int>())).status, 404);
}

TEST_F(Elsewhere, campaigns_that_others_begin_are_seen_and_can_be_deleted) {
  open();
  if (IsSkipped()) return;
  const std::string body = R"({"rules":"nottingham","name":"Theirs","bands":["brogan","sheriff"]})";
  const Json theirs = ask("POST", "/api/campaigns", body).json();
  const Json listed = get("/api/games").json()["elsewhere"];
  ASSERT_EQ(listed.size(), 1u) << listed;
  EXPECT_EQ(listed[0]["title"], "Theirs");
  EXPECT_EQ(listed.dump().find(theirs["token"].get<std::string>()), std::string::npos) << "its link is theirs";
  const std::string path = "/api/elsewhere/campaign/" + listed[0]["campaign"].dump();
  EXPECT_EQ(ask("DELETE", path).code(), "only_here");
  EXPECT_EQ(http(port(), "DELETE", "/api/elsewhere/" + listed[0]["campaign"].dump()).status, 404) << "no game";
  EXPECT_EQ(http(port(), "DELETE", path).status, 200);
  EXPECT_EQ(http(port(), "DELETE", path).status, 404);
  EXPECT_EQ(ask("GET", "/api/campaigns/" + theirs["token"].get<std::string>()).status, 404);
}

TEST_F(Elsewhere, what_others_began_long_ago_is_gone) {
  open();
  if (IsSkipped()) return;
  const Json theirs = ask("POST", "/api/games", R"({"rules":"merlin-simple"})").json();
  const Json own = begun({{"rules", "merlin-simple"}});
  settings_.limits.unused = std::chrono::hours(-1);
  restart();
  EXPECT_TRUE(becomes([&] { return ask("GET", "/api/games/" + theirs["token"].get<std::string>()).status == 404; }));
  EXPECT_EQ(told(own["token"])["id"], own["id"]) << "one's own stay";
}

TEST_F(Elsewhere, places_of_this_computer_are_its_own) {
  settings_.limits.connections = 4;
  open();
  if (IsSkipped()) return;
  std::vector<std::unique_ptr<Wire>> all;
  for (int i = 0; i < 6; ++i) {
    all.push_back(std::make_unique<Wire>(port(), "127.0.0.1", address_.c_str()));
    all.back()->send("GET /api/hello HTTP/1.1\r\n");  // and no more
  }
  EXPECT_TRUE(all.back()->hung_up(Milliseconds(5000)));
  EXPECT_EQ(get("/api/hello").status, 200);
}

TEST_F(Elsewhere, so_many_games_a_minute_and_no_more) {
  settings_.limits.begun_a_minute = 3;
  open();
  if (IsSkipped()) return;
  const std::string body = R"({"rules":"merlin-simple"})";
  for (int i = 0; i < 3; ++i) EXPECT_EQ(ask("POST", "/api/games", body).status, 200) << i;
  const Reply fourth = ask("POST", "/api/games", body);
  EXPECT_EQ(fourth.status, 429);
  EXPECT_EQ(fourth.code(), "too_often");
  for (int i = 0; i < 6; ++i) begun({{"rules", "merlin-simple"}});
}

TEST_F(Elsewhere, a_body_of_a_mebibyte_and_no_larger) {
  open();
  if (IsSkipped()) return;
  const auto padded = [](std::size_t size) {
    std::string body = R"({"rules":"merlin-simple"})";
    return body.insert(1, size - body.size(), ' ');
  };
  const std::size_t most = settings_.limits.body_elsewhere;
  EXPECT_EQ(ask("POST", "/api/preview", padded(most)).status, 200);
  const Reply more = ask("POST", "/api/preview", padded(most + 1));
  EXPECT_EQ(more.status, 413);
  EXPECT_EQ(more.code(), "too_large");
  EXPECT_EQ(http(port(), "POST", "/api/preview", padded(most + 1)).status, 200) << "from here it may be more";
}

}  // namespace
}  // namespace fyrd::test
