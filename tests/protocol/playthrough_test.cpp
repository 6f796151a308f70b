// Whole games through the protocol: taken back to every input and played again.
#include "client.h"
#include "tests/thorough.h"

namespace fyrd::protocol {

TEST(Playthrough, undo_to_every_input_and_redo) {
  Client client;
  client.ok(R"({"do":"new","rules":"merlin-simple","seed":11})");
  const Json end = play_on(client);
  ASSERT_EQ(end["over"], true);
  const Json record = client.ok(R"({"do":"record"})")["record"];
  const Json& inputs = record["inputs"];
  const std::string told = client.standing();

  const std::size_t count = inputs.size();
  const std::size_t step = thorough > 1 ? 1 : 11;
  for (std::size_t keep = 0; keep <= count; keep += step) {
    Json undo{{"do", "undo"}};
    undo["to"] = keep;
    Json state = client.ok(undo);
    EXPECT_TRUE(state["events"].empty());
    EXPECT_GE(state["inputs"].get<std::size_t>(), keep);  // seeded dice fall again at once
    for (std::size_t i = state["inputs"]; i < count; i = state["inputs"]) {
      ASSERT_TRUE(inputs[i].contains("choice"));
      Json request = inputs[i];
      request["do"] = "answer";
      state = client.ok(request);
    }
    ASSERT_EQ(state["hash"], end["hash"]) << "back to " << keep;
  }
  EXPECT_EQ(client.standing(), told);
}

TEST(Playthrough, undo_takes_back_one_decision) {
  Client client;
  client.ok(R"({"do":"new","rules":"merlin-simple","seed":4})");
  const Json start = client.view();
  std::vector<Json> states;
  while (states.size() < 60) {
    states.push_back(client.view());
    Json request = client.ok(R"({"do":"advise","player":"random"})");
    request["do"] = "answer";
    request.erase("label");
    request.erase("why");
    if (client.ok(request)["over"].get<bool>()) break;
  }
  while (!states.empty()) {
    client.ok(R"({"do":"undo"})");
    EXPECT_EQ(dump(client.view()), dump(states.back()));
    states.pop_back();
  }
  EXPECT_EQ(client.code(R"({"do":"undo"})"), "bad_undo");
  EXPECT_EQ(dump(client.view()), dump(start));
}

TEST(Playthrough, the_events_of_all_replies_are_the_story) {
  Client client;
  Json story = client.ok(R"({"do":"new","rules":"merlin-simple","seed":6})")["events"];
  while (true) {
    Json request = client.ok(R"({"do":"advise"})");
    request["do"] = "answer";
    request.erase("label");
    request.erase("why");
    const Json step = client.ok(request);
    for (const Json& event : step["events"]) story.push_back(event);
    ASSERT_EQ(step["event_count"], story.size());
    if (step["over"].get<bool>()) break;
  }
  EXPECT_EQ(dump(client.ok(R"({"do":"view","events":0})")["events"]), dump(story));
  for (const Json& event : story) {
    EXPECT_FALSE(event["text"].get<std::string>().empty());
    EXPECT_EQ(event["text"].get<std::string>().find('{'), std::string::npos) << dump(event);
  }
}

TEST(Playthrough, random_players_and_typed_dice) {
  Client client;
  client.ok(R"({"do":"new","rules":"merlin-simple","dice":"manual","sides":["boar","castle-watch"],
    "scenario":{"name":"Brawl","table":[30,30],"turns":4,
    "sides":[{"zone":[5,5,25,12]},{"zone":[5,18,25,25],"facing":180}]}})");
  Json state = client.view();
  for (int i = 0; i < 5000 && !state["over"].get<bool>(); ++i) {
    const Json& pending = state["pending"][0];
    Json request{{"do", "roll"}};
    if (pending.contains("dice")) {
      request["faces"] = Json::array();
      for (int k = 0; k < pending["count"].get<int>(); ++k)
        request["faces"].push_back(1 + (i * 7 + k) % pending["sides"].get<int>());
    } else {
      request = client.ok(R"({"do":"advise","player":"random"})");
      request["do"] = "answer";
      request.erase("label");
      request.erase("why");
    }
    state = client.ok(request);
  }
  EXPECT_EQ(state["over"], true);
  Json load{{"do", "load"}};
  load["record"] = client.ok(R"({"do":"record"})")["record"];
  EXPECT_EQ(client.ok(load)["hash"], state["hash"]);
}

}  // namespace fyrd::protocol
