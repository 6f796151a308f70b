// Paper for browsers: of battles to be, of battles in progress, and nothing on it that the bearer may not know.
#include "tests/ambush.h"
#include "tests/server/hosted.h"

namespace fyrd::test {
namespace {

class Prints : public Hosted {
 protected:
  void SetUp() override {
    Hosted::SetUp();
    start();
  }
  static bool has(const Reply& reply, const char* text) { return reply.body.find(text) != std::string::npos; }
};

TEST_F(Prints, a_battle_to_be) {
  const std::string setup = "&setup=%7B%22rules%22:%22nottingham%22,%22scenario%22:%22skirmish%22%7D";
  for (const char* what : {"cards", "reference", "scenario"}) {
    const Reply page = get(std::string("/api/print?what=") + what + setup);
    EXPECT_EQ(page.status, 200) << page.body;
    EXPECT_EQ(page.headers.at("content-type"), "text/html; charset=utf-8");
    EXPECT_TRUE(has(page, "size:210mm 297mm") || has(page, "210mm")) << what;
  }
  EXPECT_TRUE(has(get("/api/print?what=cards" + setup), "class=\"card\""));
  EXPECT_TRUE(has(get("/api/print?what=cards&paper=letter" + setup), "215.9mm"));
  EXPECT_EQ(get("/api/print?what=charts" + setup).code(), "no_charts");
  EXPECT_TRUE(has(get("/api/print?what=charts&setup=%7B%22rules%22:%22stormclouds%22%7D"), "massive warrior"));
}

TEST_F(Prints, what_is_not_there_is_said) {
  EXPECT_EQ(get("/api/print?what=cards&setup=%7B%22rules%22:%22chess%22%7D").code(), "unknown_rules");
  EXPECT_EQ(get("/api/print?what=hats&setup=%7B%22rules%22:%22nottingham%22%7D").code(), "bad_request");
  EXPECT_EQ(get("/api/print?what=cards&setup=%7B%22rules").code(), "bad_json");
  EXPECT_EQ(get("/api/print?what=cards").code(), "bad_request");
  EXPECT_EQ(post("/api/print", Json::object()).code(), "wrong_method");
  EXPECT_EQ(get("/api/games/0123456789012345678901/print?what=cards").code(), "no_such_game");
}

TEST_F(Prints, cards_of_a_battle_show_how_everybody_fares) {
  Json body = duel();
  body["sides"][0]["name"] = "The <Boar>";
  const Json game = begun(body);
  Socket host(port(), game["token"]);
  const std::string address = "/api/games/" + game["token"].get<std::string>() + "/print?what=cards";
  const Reply before = get(address);
  EXPECT_TRUE(has(before, "Milo") && has(before, "Hugh")) << before.body;
  EXPECT_TRUE(has(before, "The &lt;Boar&gt;")) << "names are only text";
  EXPECT_FALSE(has(before, "card gone"));
  host.ok({{"do", "roll"}, {"faces", {5}}});
  host.ok({{"do", "roll"}, {"faces", {2}}});
  host.ok({{"do", "answer"}, {"choice", {{"verb", "done"}}}});
  host.ok({{"do", "answer"}, {"choice", {{"verb", "shoot"}, {"figure", "alan"}, {"target", "milo"}}}});
  while (host.ok({{"do", "view"}})["pending"][0].contains("dice")) {
    const bool his = host.ok({{"do", "view"}})["pending"][0]["by"] == "alan";
    ASSERT_TRUE(host.ok({{"do", "roll"}, {"faces", {his ? 6 : 1}}}).contains("events"));
  }
  EXPECT_TRUE(has(get(address), "card gone")) << "Milo is out, with a stroke through his card";
}

TEST_F(Prints, nothing_secret) {
  Json body = Json::parse(ambush);
  body["seats"] = {"person", "open"};
  const Json game = begun(body);
  Socket host(port(), game["token"]);
  ASSERT_TRUE(
      host.ok({{"do", "answer"}, {"choice", {{"verb", "net"}, {"path", {{18.37, 17.91}}}}}}).contains("events"));
  for (const Json& token : {game["token"], Json(seat_of(game, 1)), game["watch"]}) {
    const std::string address = "/api/games/" + token.get<std::string>() + "/print?what=";
    const Reply cards = get(address + "cards");
    EXPECT_EQ(cards.status, 200);
    EXPECT_FALSE(has(cards, "18.37"));
    EXPECT_EQ(get(address + "reference").status, 200);
    EXPECT_EQ(get(address + "scenario").code(), "secret") << "it has the bands with all they brought";
  }
  const Json alone = begun(skirmish({"person", "quick"}));
  EXPECT_EQ(get("/api/games/" + alone["token"].get<std::string>() + "/print?what=scenario").status, 200);
}

}  // namespace
}  // namespace fyrd::test
