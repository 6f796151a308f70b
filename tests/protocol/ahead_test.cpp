// `options` with `after`: what would be asked next; and the zones in which people are set up.
#include "tests/protocol/client.h"

namespace fyrd::protocol {
namespace {

Json ok(Client& client, const Json& request) { return client.ok(request); }
std::string code(Client& client, const Json& request) { return client.send(request)["error"]["code"]; }

// Everybody is set up as the computer would.
void set_up(Client& client) {
  while (true) {
    const Json view = ok(client, {{"do", "view"}});
    if (view["turn"] != 0) return;
    const Json side = view["pending"][0]["side"];
    ok(client,
       {{"do", "answer"}, {"side", side}, {"choice", ok(client, {{"do", "advise"}, {"side", side}})["choice"]}});
  }
}

TEST(Zones, are_told_where_people_are_set_up) {
  for (const char* rules : {"nottingham", "stormclouds"}) {
    Client client;
    ok(client, {{"do", "new"}, {"rules", rules}, {"seed", 5}});
    Json options = ok(client, {{"do", "options"}});
    if (!options.contains("zones")) {  // from which edge
      ok(client, {{"do", "answer"}, {"choice", options["options"][0]["choice"]}});
      options = ok(client, {{"do", "options"}});
    }
    ASSERT_EQ(options["zones"].size(), 1u) << rules;
    ASSERT_EQ(options["zones"][0].size(), 4u);
    EXPECT_EQ(options["regions"].size(), 0u);
    for (const Json& option : options["options"])
      EXPECT_EQ(option["label"].get<std::string>().find("″, 4"), std::string::npos) << option["label"];
  }
}

Json after(const Json& choices) { return {{"do", "options"}, {"side", 0}, {"after", choices}}; }

TEST(After, looks_at_the_questions_that_follow_without_a_trace) {
  Client client;
  ok(client, {{"do", "new"}, {"rules", "nottingham"}, {"seed", 5}});
  set_up(client);
  const Json before = ok(client, {{"do", "view"}});
  const Json name = {{"verb", "name"}, {"figure", "maurice"}}, two = {{"verb", "dice"}, {"number", 2}};
  const Json stay = {{"verb", "stay"}}, far_too_many = {{"verb", "dice"}, {"number", 99}};
  const Json commit = ok(client, after(Json::array({name})));
  EXPECT_EQ(commit["asked"]["kind"], "commit");
  EXPECT_EQ(commit["asked"]["about"], "maurice");
  EXPECT_GT(commit["options"].size(), 5u);
  const Json move = ok(client, after(Json::array({name, two})));
  EXPECT_EQ(move["asked"]["kind"], "move");
  EXPECT_EQ(move["regions"][0]["figure"], "maurice");
  EXPECT_EQ(move["dice"], false) << "the others pass";
  EXPECT_EQ(ok(client, after(Json::array({name, two, stay})))["asked"]["kind"], "action");
  EXPECT_EQ(ok(client, {{"do", "view"}}), before);
  EXPECT_EQ(code(client, after(Json::array({name, far_too_many}))), "wrong_number_of_dice");
  EXPECT_EQ(code(client, after(Json::array({stay}))), "bad_choice");
}

TEST(After, counts_on_the_best_of_dice_that_are_not_thrown) {
  Client client;
  ok(client, {{"do", "new"}, {"rules", "merlin-better"}, {"seed", 5}});
  while (ok(client, {{"do", "view"}})["pending"][0]["kind"] != "pick")
    ok(client, {{"do", "answer"}, {"choice", ok(client, {{"do", "options"}})["options"][0]["choice"]}});
  const Json before = ok(client, {{"do", "view"}});
  const Json pick = ok(client, {{"do", "options"}})["options"][1]["choice"];
  const Json move = ok(client, {{"do", "options"}, {"after", Json::array({pick})}});
  EXPECT_EQ(move["asked"]["kind"], "move");
  EXPECT_EQ(move["asked"]["about"], pick["figure"]);
  EXPECT_EQ(move["dice"], true);
  EXPECT_EQ(ok(client, {{"do", "view"}}), before);
}

TEST(After, tells_nothing_of_secret_orders) {
  Client client;
  ok(client, {{"do", "new"}, {"rules", "darkages"}, {"seed", 5}});
  const Json done = {{"verb", "done"}};
  EXPECT_EQ(code(client, after(Json::array({done}))), "secret");
}

}  // namespace
}  // namespace fyrd::protocol
