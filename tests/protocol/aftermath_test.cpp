// An aftermath through the protocol: typed dice, options, reasons, advice, undo, and a record that comes back
// (NOT-X20).
#include "client.h"

namespace fyrd::protocol {
namespace {

const char* const aftermath = R"({"do":"new","rules":"nottingham","dice":"manual",
  "scenario":{"name":"After the brawl","aftermath":{"won":true,"figures":[
    {"id":"alan","out":true,"felled":2},{"id":"tom","out":true,"felled":0},{"id":"tim","out":false,"felled":1}]}},
  "sides":[{"id":"wood","name":"The Wood","preset":true,
    "heroes":[{"name":"Alan","class":"outlaw","leader":true,"initiative":3,"melee":3,"ranged":3,"experience":3}],
    "groups":[{"names":["Tom","Tim"],"class":"outlaw","initiative":2,"melee":2,"ranged":2,"gear":["bow"]}]}]})";

TEST(NOT_X20, an_aftermath_is_played_through_the_protocol) {
  Client client;
  Json reply = client.ok(aftermath);
  EXPECT_EQ(reply["pending"][0]["purpose"], "injury");
  EXPECT_EQ(reply["pending"][0]["by"], "alan");
  client.ok(R"({"do":"roll","faces":[5]})");
  reply = client.ok(R"({"do":"roll","faces":[1]})");
  EXPECT_EQ(reply["pending"][0]["purpose"], "loot");
  EXPECT_EQ(client.code(R"({"do":"roll","faces":[7,1]})"), "bad_faces");
  reply = client.ok(R"({"do":"roll","faces":[3,4]})");
  EXPECT_EQ(reply["pending"][0]["kind"], "camp");
  EXPECT_EQ(client.view()["sides"][0]["facts"]["pennies"], 15);

  const std::string standing = client.standing();
  const Json options = client.ok(R"({"do":"options"})")["options"];
  EXPECT_GT(options.size(), 20u);
  EXPECT_EQ(client.code(R"({"do":"answer","choice":{"verb":"advance","figure":"tim","number":1}})"), "too_dear");
  EXPECT_FALSE(
      client.ok(R"({"do":"explain","choice":{"verb":"advance","figure":"tim","number":1}})")["legal"].get<bool>());
  EXPECT_EQ(client.code(R"({"do":"answer","choice":{"verb":"retire","figure":"wat"}})"), "not_here");
  EXPECT_EQ(client.standing(), standing) << "what is refused changes nothing";

  client.ok(
      R"({"do":"answer","choice":{"verb":"learn","figure":"alan","number":22}})");  // 3 + 1 + 2 + 1 + 1 experience
  EXPECT_EQ(client.view()["figures"][0]["facts"]["experience"], 2);
  client.ok(R"({"do":"undo"})");
  EXPECT_EQ(client.view()["figures"][0]["facts"]["experience"], 8);

  for (int i = 0; i < 50 && !client.view()["over"].get<bool>(); ++i) {
    Json answer = client.ok(R"({"do":"advise"})");
    client.ok(Json{{"do", "answer"}, {"choice", answer["choice"]}});
  }
  EXPECT_TRUE(client.view()["over"].get<bool>());
  const Json record = client.ok(R"({"do":"record"})")["record"];
  Client other;
  EXPECT_EQ(other.ok(Json{{"do", "load"}, {"record", record}})["hash"], client.view()["hash"]);
}

}  // namespace
}  // namespace fyrd::protocol
