// Campaigns by REST: every row of docs/server.md about them, and the program killed between battle and aftermath.
#include "tests/server/hosted.h"
#include "tests/server/program.h"

namespace fyrd::test {
namespace {

constexpr Milliseconds long_enough{120'000};  // two computers fight a whole battle

Json sherwood(const Json& leaders) {
  return {{"rules", "nottingham"},
          {"name", "Sherwood"},
          {"bands", {"brogan", "baldwin"}},
          {"leaders", leaders},
          {"seed", 7}};
}

// What stays the same however often it is interrupted.
Json told_of(const Json& campaign) { return campaign["bands"]; }

// Decides everything that a person is asked, as the computer would.
void play_by_hand(std::uint16_t port, const std::string& token, int most = 100'000) {
  Socket socket(port, token);
  play_on(socket, most);
}

class CampaignGames : public Hosted {
 protected:
  void SetUp() override {
    Hosted::SetUp();
    start();
  }
  std::string begin(const Json& leaders = {"quick", "quick"}) {
    const Reply reply = post("/api/campaigns", sherwood(leaders));
    EXPECT_EQ(reply.status, 200) << reply.body;
    return "/api/campaigns/" + reply.json()["token"].get<std::string>();
  }
  Json shown(const std::string& path) {
    const Reply reply = get(path);
    EXPECT_EQ(reply.status, 200) << reply.body;
    return reply.json();
  }
  // A battle fought by computers, to its end; its token.
  std::string fought(const std::string& path) {
    const Reply reply = post(path + "/battles", {{"scenario", "skirmish"}, {"seats", {"quick", "quick"}}});
    EXPECT_EQ(reply.status, 200) << reply.body;
    const std::string token = reply.json()["token"];
    EXPECT_TRUE(becomes([&] { return told(token)["over"] == true; }, long_enough));
    return token;
  }
  Json settled(const std::string& path, int band) {
    const Reply reply = post(path + "/aftermaths", {{"band", band}});
    EXPECT_EQ(reply.status, 200) << reply.body;
    return reply.json();
  }
};

TEST_F(CampaignGames, begins_with_its_bands_and_is_listed) {
  const std::string path = begin({"person", "quick"});
  const Json campaign = shown(path);
  EXPECT_EQ(campaign["name"], "Sherwood");
  EXPECT_EQ(campaign["rules"], "nottingham");
  EXPECT_EQ(campaign["chain"], Json::array());
  ASSERT_EQ(campaign["bands"].size(), 2u);
  EXPECT_EQ(campaign["bands"][0]["leader"], "person");
  EXPECT_EQ(campaign["bands"][1]["leader"], "quick");
  EXPECT_EQ(campaign["bands"][0]["pending"], nullptr);
  EXPECT_GT(campaign["bands"][0]["rating"].get<int>(), 0);
  const Json all = get("/api/campaigns").json()["campaigns"];
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0]["token"], campaign["token"]);
  EXPECT_EQ(all[0]["bands"], Json::array({campaign["bands"][0]["name"], campaign["bands"][1]["name"]}));
  EXPECT_EQ(all[0]["battles"], 0);
  const Json hello = get("/api/hello").json();
  for (const Json& rules : hello["rulesets"])
    EXPECT_EQ(rules["campaigns"].get<bool>(), rules["id"] == "nottingham" || rules["id"] == "stormclouds") << rules;
}

TEST_F(CampaignGames, what_it_cannot_begin_with_is_said) {
  const auto code = [&](Json change) {
    Json body = sherwood({"person", "quick"});
    body.update(change);
    return post("/api/campaigns", body).code();
  };
  EXPECT_EQ(code({{"rules", "nonsense"}}), "unknown_rules");
  EXPECT_EQ(code({{"bands", {"brogan", "nobody"}}}), "bad_setup");
  EXPECT_EQ(code({{"bands", Json::array()}}), "bad_request");
  EXPECT_EQ(code({{"leaders", {"person"}}}), "bad_request");
  EXPECT_EQ(code({{"leaders", {"person", "deep blue"}}}), "bad_request");
  EXPECT_EQ(code({{"scenario", "skirmish"}}), "bad_request");
  EXPECT_EQ(post("/api/campaigns", {{"campaign", {{"format", 99}}}}).code(), "unsupported_format");
  EXPECT_TRUE(get("/api/campaigns").json()["campaigns"].empty());
}

TEST_F(CampaignGames, rules_without_campaigns_say_so) {
  const std::string band = get("/api/catalog/merlin-simple").json()["warbands"][0]["id"];
  EXPECT_EQ(post("/api/campaigns", {{"rules", "merlin-simple"}, {"bands", {band}}}).code(), "no_campaigns");
}

TEST_F(CampaignGames, a_battle_and_its_aftermaths_are_games_and_each_counts_once) {
  const std::string path = begin({"person", "quick"});
  EXPECT_EQ(post(path + "/aftermaths", {{"band", 0}}).code(), "nothing_to_settle");
  const std::string battle = post(path + "/battles", {{"scenario", "skirmish"}}).json()["token"];
  EXPECT_EQ(post(path + "/battles", {{"scenario", "skirmish"}}).code(), "unsettled");
  EXPECT_EQ(shown(path)["bands"][1]["pending"], "battle");
  play_by_hand(port(), battle);
  EXPECT_EQ(told(battle)["campaign"]["token"], shown(path)["token"]);
  EXPECT_EQ(told(battle)["campaign"]["aftermath"], false);
  EXPECT_EQ(post(path + "/battles", {{"scenario", "skirmish"}}).code(), "unsettled");
  EXPECT_EQ(shown(path)["bands"][0]["pending"], "aftermath");
  EXPECT_EQ(shown(path)["bands"][0]["battles"][0]["settled"], false);

  const Json theirs = settled(path, 1);
  EXPECT_EQ(theirs["over"], true) << "a computer settles at once";
  EXPECT_EQ(post(path + "/aftermaths", {{"band", 1}}).code(), "nothing_to_settle");

  const Json mine = settled(path, 0);
  EXPECT_EQ(mine["over"], false);
  EXPECT_EQ(mine["undo"], "free");
  EXPECT_EQ(mine["campaign"]["aftermath"], true);
  EXPECT_EQ(settled(path, 0)["token"], mine["token"]) << "the one that was begun, not another";
  const Json before = shown(path);
  {  // thought over, decision and dice
    Socket socket(port(), mine["token"]);
    const Json start = socket.ok({{"do", "view"}});
    play_on(socket, 1);
    EXPECT_GT(socket.ok({{"do", "view"}})["inputs"], start["inputs"]);
    socket.ok({{"do", "undo"}, {"to", start["inputs"]}});
    EXPECT_EQ(socket.ok({{"do", "view"}})["inputs"], start["inputs"]);
  }
  EXPECT_EQ(told_of(shown(path)), told_of(before)) << "nothing has happened";
  play_by_hand(port(), mine["token"]);
  const Json after = shown(path);
  EXPECT_EQ(after["bands"][0]["pending"], nullptr);
  EXPECT_EQ(after["bands"][0]["battles"][0]["settled"], true);
  EXPECT_NE(after["bands"][0]["band"], before["bands"][0]["band"]);
  ASSERT_EQ(after["chain"].size(), 3u);
  EXPECT_EQ(after["chain"][2]["of"], 0);
  EXPECT_EQ(after["chain"][2]["game"]["token"], mine["token"]);

  for (const std::string& token : {battle, mine["token"].get<std::string>()}) {  // what is settled stays
    Socket socket(port(), token);
    EXPECT_EQ(socket.ok({{"do", "view"}})["undo"], nullptr);
    EXPECT_EQ(socket.code({{"do", "undo"}, {"to", 0}}), "settled");
    EXPECT_EQ(http(port(), "DELETE", "/api/games/" + token).code(), "in_campaign");
  }
  EXPECT_TRUE(get("/api/games").json()["games"].empty()) << "the games of a campaign are found in it";
  EXPECT_EQ(post(path + "/battles", {{"scenario", "skirmish"}}).status, 200);
  EXPECT_EQ(get("/api/campaigns").json()["campaigns"][0]["battles"], 2);
}

TEST_F(CampaignGames, its_rosters_are_printed) {
  const std::string path = begin();
  const Reply page = get(path + "/print?paper=letter");
  EXPECT_EQ(page.status, 200) << page.body;
  EXPECT_EQ(page.headers.at("content-type"), "text/html; charset=utf-8");
  for (const char* text : {"Brogan Twofingers", "Baldwin de Bayoux", "215.9mm"})
    EXPECT_NE(page.body.find(text), std::string::npos) << text;
  EXPECT_EQ(get(path + "/print?paper=a5").code(), "bad_request");
}

TEST_F(CampaignGames, is_the_same_when_the_program_is_started_again) {
  const std::string path = begin();
  const std::string battle = fought(path);
  const Json before = shown(path);
  restart();
  EXPECT_EQ(told_of(shown(path)), told_of(before));
  EXPECT_EQ(settled(path, 0)["over"], true);
  EXPECT_EQ(settled(path, 1)["over"], true);
  const Json after = shown(path);
  restart();
  EXPECT_EQ(told_of(shown(path)), told_of(after));
}

TEST_F(CampaignGames, goes_out_as_a_file_and_comes_in_again) {
  const std::string path = begin();
  fought(path), settled(path, 1);
  const Reply reply = get(path + "/file");
  EXPECT_EQ(reply.headers.at("content-disposition"), "attachment; filename=\"campaign.json\"");
  const Json file = reply.json();
  EXPECT_EQ(file["chain"].size(), 2u);
  const Reply taken = post("/api/campaigns", {{"campaign", file}, {"leaders", {"quick", "quick"}}});
  ASSERT_EQ(taken.status, 200) << taken.body;
  const std::string other = "/api/campaigns/" + taken.json()["token"].get<std::string>();
  EXPECT_NE(other, path);
  EXPECT_EQ(told_of(shown(other)), told_of(shown(path)));
  settled(other, 0), settled(path, 0);
  EXPECT_EQ(told_of(shown(other)), told_of(shown(path))) << "the same dice fall in both";

  Json changed = file;
  changed["chain"][1]["aftermath"] = 0;
  EXPECT_EQ(post("/api/campaigns", {{"campaign", changed}}).status, 400);
  EXPECT_EQ(get("/api/campaigns").json()["campaigns"].size(), 2u);
}

TEST_F(CampaignGames, is_deleted_with_all_its_games) {
  const std::string path = begin({"person", "person"});
  const Json battle = post(path + "/battles", {{"scenario", "skirmish"}}).json();
  Socket guest(port(), battle["token"]);
  ASSERT_TRUE(guest.open());
  EXPECT_EQ(http(port(), "DELETE", path).body, "{}");
  EXPECT_EQ(guest.push("gone")["message"], "The game was deleted.");
  EXPECT_EQ(get(path).code(), "no_such_campaign");
  EXPECT_EQ(get(path).status, 404);
  EXPECT_EQ(get("/api/games/" + battle["token"].get<std::string>()).code(), "no_such_game");
  EXPECT_EQ(post(path + "/battles", Json::object()).code(), "no_such_campaign");
}

TEST_F(CampaignGames, keeps_the_secrets_of_those_elsewhere) {
  const std::string path = begin({"person", "open"});
  const Json battle = post(path + "/battles", {{"scenario", "skirmish"}}).json();
  ASSERT_TRUE(battle["sides"][1].contains("token"));
  EXPECT_EQ(get(path + "/file").code(), "secret");
  const Json seat = told(seat_of(battle, 1));
  EXPECT_FALSE(seat["campaign"].contains("token")) << "who has a seat in a battle does not have the campaign";
}

TEST_F(CampaignGames, a_band_alone_fights_guests) {
  const Reply begun = post("/api/campaigns", {{"rules", "nottingham"}, {"bands", {"brogan"}}, {"leaders", {"person"}}});
  const std::string path = "/api/campaigns/" + begun.json()["token"].get<std::string>();
  EXPECT_EQ(shown(path)["name"], shown(path)["bands"][0]["name"]) << "without a name it has that of its first band";
  EXPECT_EQ(post(path + "/battles", {{"scenario", "skirmish"}, {"seats", {"person"}}}).code(), "bad_request");
  EXPECT_EQ(post(path + "/battles", {{"scenario", "nowhere"}}).code(), "bad_setup");
  EXPECT_EQ(shown(path)["chain"], Json::array()) << "what is refused has not begun";
  const Json battle = post(path + "/battles", {{"scenario", "skirmish"}, {"others", {"rollo"}}}).json();
  ASSERT_EQ(battle["sides"].size(), 2u) << battle;
  EXPECT_EQ(battle["sides"][0]["seat"], "person");
  EXPECT_EQ(battle["sides"][1]["seat"], "quick");
  EXPECT_EQ(post(path + "/battles", {{"bands", {3}}}).code(), "bad_request");
  EXPECT_EQ(post(path + "/aftermaths", {{"band", 1}}).code(), "bad_request");
}

TEST_F(CampaignGames, unknown_addresses_and_methods) {
  EXPECT_EQ(get("/api/campaigns/short").code(), "no_such_campaign");
  EXPECT_EQ(get("/api/campaigns/0123456789012345678901").status, 404);
  EXPECT_EQ(http(port(), "PATCH", "/api/campaigns").status, 405);
  const std::string path = begin();
  EXPECT_EQ(get(path + "/what").code(), "unknown_address");
  EXPECT_EQ(get(path + "/battles").status, 405);
  EXPECT_EQ(post(path, Json::object()).status, 405);
  EXPECT_EQ(get("/api/campaignsx").code(), "unknown_address");
}

// Once without and once with the program killed after the last blow, in the middle of the aftermath, and after its last
// decision: both come to the same bands.
TEST_F(CampaignGames, killed_anywhere_nothing_is_lost_or_counted_twice) {
  const std::string path = begin({"person", "quick"});
  fought(path);
  settled(path, 1);
  play_by_hand(port(), settled(path, 0)["token"]);
  const Json whole = shown(path);
  ASSERT_EQ(whole["bands"][0]["pending"], nullptr);

  const std::vector<std::string> arguments = {"--no-browser", "--port", "0", "--store", folder_ + "/killed.sqlite"};
  std::string killed, mine;
  for (int round = 0; round < 5; ++round) {
    Program program(arguments);
    ASSERT_NE(program.port(), 0) << program.said();
    const auto send = [&](const std::string& to, const Json& body) {
      return http(program.port(), "POST", to, body.dump()).json();
    };
    if (round == 0) {
      killed = "/api/campaigns/" + send("/api/campaigns", sherwood({"person", "quick"}))["token"].get<std::string>();
      const std::string battle =
          "/api/games/" + send(killed + "/battles", {{"scenario", "skirmish"}, {"seats", {"quick", "quick"}}})["token"]
                              .get<std::string>();
      ASSERT_TRUE(becomes([&] { return http(program.port(), "GET", battle).json()["over"] == true; }, long_enough));
    } else if (round == 1) {
      EXPECT_EQ(send(killed + "/aftermaths", {{"band", 1}})["over"], true);
      mine = send(killed + "/aftermaths", {{"band", 0}})["token"];
      play_by_hand(program.port(), mine, 2);
    } else if (round == 2) {
      EXPECT_EQ(send(killed + "/aftermaths", {{"band", 0}})["token"], mine);
      play_by_hand(program.port(), mine);
    } else {
      EXPECT_EQ(send(killed + "/aftermaths", {{"band", 0}})["error"]["code"], "nothing_to_settle");
    }
    if (round >= 2) { EXPECT_EQ(told_of(http(program.port(), "GET", killed).json()), told_of(whole)); }
    program.end(SIGKILL);
  }
}

}  // namespace
}  // namespace fyrd::test
