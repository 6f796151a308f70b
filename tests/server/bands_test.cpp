// Warbands over REST: built, kept as drafts, shared as files, and fought with.
#include "tests/server/hosted.h"

namespace fyrd::test {
namespace {

class Bands : public Hosted {
 protected:
  void SetUp() override {
    Hosted::SetUp();
    start();
  }
  Json add(const Json& body) {
    const Reply reply = post("/api/bands", body);
    EXPECT_EQ(reply.status, 200) << reply.body;
    return reply.json();
  }
  Reply put(const std::string& id, const Json& body) { return http(port(), "PUT", "/api/bands/" + id, body.dump()); }
};

TEST_F(Bands, a_sample_is_copied_changed_and_there_after_a_restart) {
  Json band = add({{"rules", "newcastle"}, {"warband", "bridge-guard"}});
  EXPECT_EQ(band["rules"], "newcastle");
  EXPECT_EQ(band["ready"], true);
  EXPECT_EQ(band["total"], 60);
  EXPECT_EQ(band["id"].get<std::string>().size(), 22u);
  Json warband = band["warband"];
  warband["name"] = "Mine";
  warband["figures"].erase(5);
  const Reply changed = put(band["id"], {{"warband", warband}});
  EXPECT_EQ(changed.status, 200) << changed.body;
  EXPECT_EQ(changed.json()["total"], 52);
  restart();
  const Json all = get("/api/bands").json()["bands"];
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0]["name"], "Mine");
  EXPECT_FALSE(all[0].contains("warband"));
  EXPECT_EQ(get("/api/bands/" + band["id"].get<std::string>()).json()["warband"], warband);
}

TEST_F(Bands, one_that_breaks_a_rule_is_kept_and_says_why) {
  const Json band =
      add({{"rules", "nottingham"},
           {"warband", {{"name", "Draft"}, {"groups", Json::array({{{"names", {"A"}}, {"class", "archer"}}})}}}});
  EXPECT_EQ(band["ready"], false);
  ASSERT_FALSE(band["problems"].empty());
  EXPECT_NE(band["problems"][0]["message"].get<std::string>().find("at least one hero"), std::string::npos);
  EXPECT_EQ(get("/api/bands").json()["bands"][0]["ready"], false);
}

TEST_F(Bands, a_file_goes_out_and_comes_in_as_the_same) {
  const Json band = add({{"rules", "stormclouds"}, {"warband", "hardpads"}});
  const Reply file = get("/api/bands/" + band["id"].get<std::string>() + "/file");
  EXPECT_EQ(file.status, 200);
  EXPECT_NE(file.body.find("rules = [\"stormclouds\"]"), std::string::npos) << file.body;
  const Json again = add({{"toml", file.body}});
  EXPECT_EQ(again["rules"], "stormclouds");
  EXPECT_EQ(again["warband"]["figures"], band["warband"]["figures"]);
  EXPECT_NE(again["id"], band["id"]);
  EXPECT_EQ(post("/api/bands", {{"toml", "name = 'X'"}}).code(), "bad_request");
  EXPECT_EQ(post("/api/bands", {{"toml", "name = "}}).code(), "bad_warband");
  EXPECT_EQ(post("/api/bands", {{"rules", "nottingham"}, {"warband", "rolo"}}).code(), "bad_warband");
  EXPECT_EQ(post("/api/bands", {{"rules", "chess"}, {"warband", Json::object()}}).status, 404);
  EXPECT_EQ(post("/api/bands", {{"rules", "nottingham"}, {"warband", 5}}).code(), "bad_request");
}

TEST_F(Bands, what_is_deleted_is_gone) {
  const std::string id = add({{"rules", "darkages"}, {"warband", Json::object()}})["id"];
  EXPECT_EQ(http(port(), "DELETE", "/api/bands/" + id).status, 200);
  EXPECT_EQ(get("/api/bands/" + id).code(), "no_such_band");
  EXPECT_EQ(put(id, {{"warband", Json::object()}}).code(), "no_such_band");
  EXPECT_TRUE(get("/api/bands").json()["bands"].empty());
}

TEST_F(Bands, what_cannot_be_asked_is_refused) {
  const std::string id = add({{"rules", "darkages"}, {"warband", Json::object()}})["id"];
  EXPECT_EQ(http(port(), "PUT", "/api/bands").code(), "wrong_method");
  EXPECT_EQ(post("/api/bands/" + id, Json::object()).code(), "wrong_method");
  EXPECT_EQ(put(id, {{"warband", "rollo"}}).code(), "bad_request");
  EXPECT_EQ(put(id, {{"rules", "darkages"}, {"warband", Json::object()}}).code(), "bad_request")
      << "what it is for stays";
  EXPECT_EQ(get("/api/bands/" + id + "/picture").code(), "unknown_address");
  EXPECT_EQ(get("/api/bands/short").code(), "no_such_band");
}

TEST_F(Bands, a_form_a_check_and_offers_without_a_game) {
  for (int i = 0; i < 2; ++i) EXPECT_EQ(get("/api/form/nottingham").json()["coin"], "pennies");
  EXPECT_EQ(get("/api/form/chess").status, 404);
  const Json band = get("/api/form/newcastle").json()["new"];
  EXPECT_EQ(post("/api/check", {{"rules", "newcastle"}, {"warband", band}}).json()["problems"], Json::array());
  EXPECT_TRUE(post("/api/offers", {{"rules", "newcastle"}, {"warband", band}, {"part", "figures"}, {"at", 0}})
                  .json()["offers"]
                  .contains("profile"));
  EXPECT_EQ(get("/api/check").code(), "wrong_method");
  EXPECT_EQ(post("/api/check", Json::array()).code(), "bad_request");
}

TEST_F(Bands, cards_are_printed_of_whoever_can_fight) {
  const std::string good = add({{"rules", "newcastle"}, {"warband", "bridge-guard"}})["id"],
                    draft = add({{"rules", "newcastle"}, {"warband", Json::object()}})["id"];
  const Reply cards = get("/api/bands/" + good + "/cards");
  EXPECT_EQ(cards.status, 200);
  for (const char* part : {"<html", "Osric", "Gamel"}) EXPECT_NE(cards.body.find(part), std::string::npos) << part;
  EXPECT_EQ(get("/api/bands/" + draft + "/cards").code(), "draft");
}

TEST_F(Bands, a_band_that_is_ready_fights) {
  const Json band = add({{"rules", "newcastle"}, {"warband", "bridge-guard"}});
  Json mine = band["warband"];
  mine["name"] = "The Others";
  const Json game = begun({{"rules", "newcastle"}, {"scenario", "bridge"}, {"sides", {band["warband"], mine}}});
  EXPECT_EQ(game["sides"][1]["name"], "The Others");
}

}  // namespace
}  // namespace fyrd::test
