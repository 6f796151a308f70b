// What a table asks of the engine at any time: distances, sight, rings, previews, looks.
#include <set>

#include "client.h"
#include "tests/thorough.h"

namespace fyrd::protocol {

namespace {

const char* const brawl = R"({"do":"new","rules":"nottingham","dice":"manual",
  "scenario":{"name":"Brawl","table":[40,40],"sides":[{"zone":[0,0,40,8]},{"zone":[0,32,40,40],"facing":180}],
    "ground":[{"id":"rock","kind":"rock","name":"the rock","at":[30,10],"radius":1.5}]},
  "sides":[
    {"id":"wood","name":"The Wood","preset":true,"heroes":[
      {"name":"Alan","class":"outlaw","leader":true,"initiative":3,"melee":3,"ranged":3,"at":[20,20],"facing":90,
       "gear":["bow","sword"],"hands":["bow"]},
      {"name":"Will","class":"outlaw","initiative":3,"melee":3,"ranged":3,"at":[30,5]}]},
    {"id":"town","name":"The Town","preset":true,"heroes":[
      {"name":"Odo","class":"knight","leader":true,"initiative":3,"melee":3,"ranged":3,"at":[20,21.2],"facing":150},
      {"name":"Fulk","class":"knight","initiative":3,"melee":3,"ranged":3,"at":[30,15],"facing":180}]}]})";

Json figure(const Json& view, const std::string& id) {
  for (const Json& one : view["figures"]) {
    if (one["id"] == id) return one;
  }
  return {};
}

// To Alan's move with two dice.
void begin_move(Client& client) {
  client.ok(brawl);
  for (const char* request :
       {R"({"do":"roll","faces":[6]})", R"({"do":"roll","faces":[1]})",
        R"({"do":"answer","choice":{"verb":"name","figure":"alan"}})", R"({"do":"answer","choice":{"verb":"pass"}})",
        R"({"do":"answer","choice":{"verb":"dice","number":2}})"})
    client.ok(request);
}

}  // namespace

TEST(Survey, sight_goes_by_the_rules_of_the_battle) {
  Client client;
  client.ok(brawl);
  const Json behind = client.ok(R"({"do":"measure","from":"will","to":"fulk"})");
  EXPECT_FALSE(behind["sight"]["sees"].get<bool>()) << dump(behind);
  EXPECT_EQ(behind["sight"]["by"], "rock");
  EXPECT_EQ(behind["sight"]["share"], 0);
  EXPECT_NE(behind["text"].get<std::string>().find("the rock hides him"), std::string::npos) << dump(behind);
  // NOT-032 Alan looks east, Odo stands north of him.
  const Json aside = client.ok(R"({"do":"measure","from":"alan","to":"odo"})");
  EXPECT_FALSE(aside["sight"]["sees"].get<bool>());
  EXPECT_EQ(aside["sight"]["rule"], "NOT-032");
  EXPECT_LT(aside["distance"].get<double>(), 1.2);
  const Json seen = client.ok(R"({"do":"measure","from":"alan","to":[26,20]})");
  EXPECT_TRUE(seen["sight"]["sees"].get<bool>()) << dump(seen);
  EXPECT_EQ(client.code(R"({"do":"measure","from":"alan","to":"nobody"})"), "unknown_figure");
  EXPECT_EQ(client.code(R"({"do":"measure","from":"alan"})"), "bad_request");
  EXPECT_EQ(client.code(R"({"do":"measure","from":"alan","to":[1]})"), "bad_request");
}

TEST(Survey, in_merlins_games_people_stand_in_the_line) {
  Client client;
  client.begin_duel();
  EXPECT_TRUE(client.ok(R"({"do":"measure","from":"hugh","to":"odo"})")["sight"]["sees"].get<bool>());
  client.ok(R"({"do":"answer","choice":{"verb":"move","figure":"alan","path":[[15,9]]}})");
  const Json blocked = client.ok(R"({"do":"measure","from":"hugh","to":"odo"})");
  EXPECT_FALSE(blocked["sight"]["sees"].get<bool>());
  EXPECT_EQ(blocked["sight"]["by"], "alan");
}

TEST(Survey, rings_have_the_real_numbers) {
  Client client;
  client.ok(brawl);
  std::set<std::string> kinds;
  const Json reply = client.ok(R"({"do":"rings","figure":"alan"})");
  for (const Json& ring : reply["rings"]) {
    kinds.insert(ring["kind"].get<std::string>());
    EXPECT_GE(ring["points"].size(), 3u);
    if (ring["kind"] != "area") continue;
    double east = 0;
    for (const Json& p : ring["points"]) east = std::max(east, p[0].get<double>());
    const double base = figure(client.view(), "alan")["base"]["inner"];
    EXPECT_NEAR(east, 20 + base + 1, 0.01) << "NOT-080 one inch around the base";
  }
  EXPECT_EQ(kinds, (std::set<std::string>{"area", "front", "range", "reach", "threat"}));
}

TEST(Survey, a_move_is_previewed_with_its_cost_and_its_dangers) {
  Client client;
  begin_move(client);
  const Json out = client.ok(R"({"do":"explain","choice":{"verb":"go","path":[[22.5,20]],"facing":90}})");
  EXPECT_TRUE(out["legal"].get<bool>());
  EXPECT_NEAR(out["length"].get<double>(), 2.5, 0.001);
  EXPECT_GE(out["left"].get<double>(), 0);
  ASSERT_EQ(out["zones"].size(), 1u) << dump(out);
  EXPECT_EQ(out["zones"][0]["figure"], "odo");
  EXPECT_EQ(out["zones"][0]["rule"], "NOT-080");
  const Json far = client.ok(R"({"do":"explain","choice":{"verb":"go","path":[[38,20]],"facing":90}})");
  EXPECT_FALSE(far["legal"].get<bool>());
  EXPECT_LT(far["left"].get<double>(), 0);
  const Json here = client.ok(R"({"do":"explain","choice":{"verb":"go","path":[[20.2,20]],"facing":90}})");
  EXPECT_TRUE(here["zones"].empty()) << dump(here);
}

TEST(Survey, the_look_of_a_figure_is_that_of_its_gear) {
  Client client;
  const Json look = figure(client.ok(brawl), "alan")["look"];
  EXPECT_EQ(dump(look["weapons"]), R"(["bow","sword"])");
  EXPECT_EQ(dump(look["hands"]), R"(["bow"])");
  EXPECT_EQ(dump(look["arms"]), R"(["bow"])");
  EXPECT_EQ(look["armour"], "none");
  begin_move(client);
  client.ok(R"({"do":"answer","choice":{"verb":"stay"}})");
  client.ok(R"({"do":"answer","choice":{"verb":"nothing"}})");
  const Json state = figure(client.view(), "alan")["state"];
  ASSERT_FALSE(state.empty());
  EXPECT_EQ(dump(state[0]), R"({"id":"bound","text":"2 bound dice","count":2,"kind":"state"})");
}

class Previews : public ::testing::TestWithParam<const char*> {};

// Whatever is asked, every listed choice has a summary, and every way a length, what is left and its zones.
TEST_P(Previews, every_choice_of_every_question_is_explained) {
  Client client;
  Json state = client.ok(std::string(R"({"do":"new","seed":6,"rules":")") + GetParam() + "\"}");
  std::set<std::string> kinds;
  for (int i = 0; i < 30 * thorough && !state["over"].get<bool>(); ++i) {
    const Json pending = state["pending"][0];
    Json request;
    request["do"] = "explain";
    request["side"] = pending["side"];
    const bool fresh = kinds.insert(pending["kind"].get<std::string>()).second;
    const Json options =
        fresh || i % 10 == 0 ? client.ok(Json{{"do", "options"}, {"side", pending["side"]}})["options"] : Json::array();
    for (const Json& option : options) {
      request["choice"] = option["choice"];
      const Json why = client.ok(request);
      EXPECT_TRUE(why["legal"].get<bool>());
      EXPECT_FALSE(why["summary"].get<std::string>().empty()) << pending["kind"] << dump(option);
      const std::string verb = option["choice"]["verb"];
      if (verb == "move" || verb == "go" || verb == "run") {
        if (!option["choice"].contains("path")) continue;
        EXPECT_TRUE(why.contains("length") && why.contains("zones")) << dump(option);
        EXPECT_TRUE(why.contains("left") && why["left"].get<double>() >= 0) << dump(option) << dump(why);
      }
    }
    state = play_on(client, state["inputs"].get<std::size_t>() + 1);
  }
}

// Whoever may be shot at is seen, and everybody can be asked about everybody.
TEST_P(Previews, sight_agrees_with_the_shots_that_are_offered) {
  Client client;
  Json state = client.ok(std::string(R"({"do":"new","seed":2,"rules":")") + GetParam() + "\"}");
  int shots = 0;
  for (int i = 0; i < 400 && !state["over"].get<bool>() && shots < 10 * thorough; ++i) {
    const Json pending = state["pending"][0];
    if (pending["kind"] == "shoot" || pending["kind"] == "shot" || pending["kind"] == "action") {
      const Json options = client.ok(Json{{"do", "options"}, {"side", pending["side"]}})["options"];
      for (const Json& option : options) {
        const Json& choice = option["choice"];
        if (choice["verb"] != "shoot") continue;
        const Json by = choice.contains("figure") ? choice["figure"] : pending["about"];
        const Json seen = client.ok(Json{{"do", "measure"}, {"from", by}, {"to", choice["target"]}});
        EXPECT_TRUE(seen["sight"]["sees"].get<bool>()) << dump(choice) << dump(seen);
        ++shots;
      }
    }
    state = play_on(client, state["inputs"].get<std::size_t>() + 1);
  }
  EXPECT_GT(shots, 0);
  const Json view = client.view();
  for (const Json& a : view["figures"]) {
    if (a["pose"] == "away") {
      EXPECT_EQ(client.code(Json{{"do", "rings"}, {"figure", a["id"]}}), "not_on_table");
      continue;
    }
    EXPECT_GE(client.ok(Json{{"do", "rings"}, {"figure", a["id"]}})["rings"].size(), 1u) << dump(a);
    for (const Json& b : view["figures"]) {
      if (b["pose"] == "away") continue;
      const Json there = client.ok(Json{{"do", "measure"}, {"from", a["id"]}, {"to", b["id"]}});
      const Json back = client.ok(Json{{"do", "measure"}, {"from", b["id"]}, {"to", a["id"]}});
      EXPECT_EQ(there["distance"], back["distance"]);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Rulesets, Previews,
                         ::testing::Values("merlin-simple", "merlin-better", "merlin-realistic", "nottingham"));

}  // namespace fyrd::protocol
