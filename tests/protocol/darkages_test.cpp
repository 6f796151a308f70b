// Secret orders, shots and names of Dark Ages: what one side decides reaches the other in nothing before both have
// decided.
#include "client.h"

namespace fyrd::protocol {

namespace {

const char* const skirmish = R"({"do":"new","rules":"darkages","dice":"manual",
  "scenario":{"name":"Skirmish","table":[80,80],"sides":[{"zone":[0,0,80,20]},{"zone":[0,60,80,80],"facing":180}],
    "ground":[{"id":"gorse","kind":"bushes","at":[60,40],"radius":4}]},
  "sides":[
    {"id":"red","name":"Red","figures":[
      {"name":"Alan","profile":"archer","at":[20,20]},
      {"name":"Ned","profile":"warrior","at":[40,40]},
      {"name":"Rob","profile":"jarl","at":[10,10]}]},
    {"id":"blue","name":"Blue","figures":[
      {"name":"Odo","profile":"archer","at":[20,45]},
      {"name":"Rolf","profile":"warrior","at":[40,42]},
      {"name":"Wat","profile":"warrior","at":[40,38]},
      {"name":"Hugh","profile":"jarl","at":[70,70]}]}]})";

// Everything a side may ask for.
std::string seen_by(Client& client, const char* side) {
  const std::string eyes = R"(,"side":")" + std::string(side) + "\"";
  std::string all;
  const int inputs = client.view()["inputs"].get<int>();
  for (const std::string request :
       {R"({"do":"view","events":0)", R"({"do":"frames","from":0)", R"({"do":"options")", R"({"do":"advise")",
        R"({"do":"explain","choice":{"verb":"done"})",
        R"({"do":"explain","choice":{"verb":"shoot","figure":"odo","target":"alan","number":20})",
        R"({"do":"answer","choice":{"verb":"move","figure":"odo","path":[[20,-5]],"facing":0,"number":0})",
        R"({"do":"answer","choice":{"verb":"strike","target":"alan"})"})
    all += dump(client.send(request + eyes + "}")) + "\n";
  for (int n = 0; n <= inputs; ++n) {
    all += dump(client.send(R"({"do":"view","events":0,"inputs":)" + std::to_string(n) + eyes + "}")) + "\n";
    all += dump(client.send(R"({"do":"frames","from":)" + std::to_string(n) + eyes + "}")) + "\n";
  }
  return all;
}

void answer(Client& client, const char* side, const char* choice) {
  client.ok(R"({"do":"answer","side":")" + std::string(side) + R"(","choice":)" + choice + "}");
}

std::string kind(Client& client) {
  const Json pending = client.view()["pending"][0];
  return pending.contains("dice") ? "dice" : pending.value("kind", "");
}

// Both sides content with how things stand, until something else than orders or shots is asked.
void pass_to(Client& client, const char* what) {
  for (int i = 0; i < 20 && kind(client) != what; ++i) {
    const Json pending = client.view()["pending"];
    for (const Json& one : pending) answer(client, one["side"].get<std::string>().c_str(), R"({"verb":"done"})");
  }
  ASSERT_EQ(kind(client), what);
}

// Two games that differ in one secret decision of red look the same to blue.
void expect_alike(Client& first, Client& second) {
  const std::string one = seen_by(first, "blue"), other = seen_by(second, "blue");
  EXPECT_EQ(one, other);
  EXPECT_NE(one.find("rolf"), std::string::npos) << "blue sees a battle at all";
}

}  // namespace

TEST(DRK_A32, an_order_is_secret_until_both_have_written_theirs) {
  Client bold, shy;
  bold.ok(skirmish), shy.ok(skirmish);
  answer(bold, "red", R"({"verb":"move","figure":"alan","path":[[31.37,17.91]],"facing":45,"number":0})");
  answer(shy, "red", R"({"verb":"crouch","figure":"alan"})");
  expect_alike(bold, shy);
  answer(bold, "red", R"({"verb":"go","figure":"rob","target":"odo"})");
  answer(shy, "red", R"({"verb":"stand","figure":"rob","facing":90,"number":0})");
  expect_alike(bold, shy);
  for (Client* client : {&bold, &shy}) answer(*client, "red", R"({"verb":"done"})");
  expect_alike(bold, shy);
  EXPECT_EQ(seen_by(bold, "blue").find("31.37"), std::string::npos);
  for (Client* client : {&bold, &shy}) answer(*client, "blue", R"({"verb":"done"})");
  EXPECT_NE(seen_by(bold, "blue"), seen_by(shy, "blue")) << "now it has happened";
}

TEST(DRK_A32, who_has_written_an_order_finds_it_again) {
  Client client;
  client.ok(skirmish);
  answer(client, "red", R"({"verb":"move","figure":"alan","path":[[31.37,17.91]],"facing":45,"number":0})");
  answer(client, "red", R"({"verb":"go","figure":"rob","target":"odo"})");
  const Json mine = client.ok(R"({"do":"view","side":"red"})")["written"];
  ASSERT_EQ(mine.size(), 2u);
  EXPECT_EQ(mine[0]["inputs"], 0);
  EXPECT_EQ(mine[0]["men"][0]["figure"], "alan");
  EXPECT_EQ(dump(mine[0]["men"][0]["path"]), "[[31.37,17.91]]");
  EXPECT_EQ(mine[1]["choice"]["verb"], "go");
  EXPECT_EQ(mine[1]["men"][0]["text"], "goes for Odo");
  EXPECT_EQ(mine[1]["men"][0]["target"], "odo");
  for (const char* eyes : {R"({"do":"view","side":"blue"})", R"({"do":"view"})"})
    EXPECT_FALSE(client.ok(eyes).contains("written")) << eyes;
  for (const char* side : {"red", "blue"}) answer(client, side, R"({"verb":"done"})");
  EXPECT_FALSE(client.ok(R"({"do":"view","side":"red"})").contains("written")) << "it has happened";
}

TEST(DRK_A32, an_order_is_taken_back_and_the_others_given_again) {
  Client client;
  client.ok(skirmish);
  answer(client, "red", R"({"verb":"crouch","figure":"alan"})");
  answer(client, "red", R"({"verb":"go","figure":"rob","target":"odo"})");
  client.ok(R"({"do":"undo","to":0,"side":"red"})");
  answer(client, "red", R"({"verb":"go","figure":"rob","target":"odo"})");
  const Json mine = client.ok(R"({"do":"view","side":"red"})")["written"];
  ASSERT_EQ(mine.size(), 1u);
  EXPECT_EQ(mine[0]["men"][0]["figure"], "rob");
}

TEST(DRK_A34, a_shot_is_secret_until_both_have_declared_theirs) {
  Client near, far;
  for (Client* client : {&near, &far}) {
    client->ok(skirmish);
    pass_to(*client, "shoot");
  }
  answer(near, "red", R"({"verb":"shoot","figure":"alan","target":"odo","number":20})");
  answer(far, "red", R"({"verb":"shoot","figure":"alan","target":"odo","number":3})");
  expect_alike(near, far);
}

TEST(DRK_A38, a_name_is_secret_until_all_have_named) {
  const std::string both =
      std::string(skirmish)
          .replace(std::string(skirmish).find(R"({"name":"Hugh")"), 0,
                   R"({"name":"Ulf","profile":"warrior","at":[60,60]},)")
          .replace(
              std::string(skirmish).find(R"({"name":"Rob")"), 0,
              R"({"name":"Tom","profile":"warrior","at":[58,60]},{"name":"Jack","profile":"warrior","at":[62,60]},)");
  Client one, two;
  for (Client* client : {&one, &two}) {
    client->ok(both);
    pass_to(*client, "shoot");
    for (const char* side : {"red", "blue"}) answer(*client, side, R"({"verb":"done"})");
    ASSERT_EQ(kind(*client), "name");
  }
  answer(one, "red", R"({"verb":"strike","target":"rolf"})");
  answer(two, "red", R"({"verb":"strike","target":"wat"})");
  expect_alike(one, two);
}

}  // namespace fyrd::protocol
