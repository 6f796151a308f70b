// What one side does in secret reaches no other: not in the open block, not afterwards, not in any reply with eyes.
#include "client.h"
#include "tests/ambush.h"

namespace fyrd::protocol {

namespace {

Json begin(Client& client) {
  Json request = Json::parse(test::ambush);
  request["do"] = "new";
  return client.ok(request);
}

// The place of the net as it would show anywhere: no other number of the battle looks like it.
constexpr const char* net_at = "18.37";
constexpr const char* lay_net = R"({"do":"answer","side":"wood","choice":{"verb":"net","path":[[18.37,17.91]]}})";

std::string seen_by(Client& client, const std::string& side) {
  std::string all;
  const std::string eyes = side.empty() ? "" : R"(,"side":")" + side + "\"";
  const Json now = client.view();
  const int inputs = now["inputs"].get<int>();
  for (const std::string& request :
       {R"({"do":"view","events":0)" + eyes + "}", R"({"do":"frames","from":0)" + eyes + "}",
        R"({"do":"options")" + eyes + "}", R"({"do":"advise")" + eyes + "}"})
    all += dump(client.send(request));
  for (int n = 0; n <= inputs; ++n) {
    all += dump(client.send(R"({"do":"view","events":0,"inputs":)" + std::to_string(n) + eyes + "}"));
    all += dump(client.send(R"({"do":"frames","from":)" + std::to_string(n) + eyes + "}"));
  }
  return all;
}

bool shows(const std::string& text, const char* what) { return text.find(what) != std::string::npos; }

// Answers whatever comes with what the quick player says and all dice with another face each time, until a figure is to
// be moved.
void play_to_a_move(Client& client, const std::string& about) {
  for (int i = 0; i < 60; ++i) {
    const Json pending = client.view()["pending"][0];
    if (pending.contains("kind") && pending["kind"] == "move" && pending["about"] == about) return;
    if (pending.contains("dice")) {
      client.ok(R"({"do":"roll","faces":)" + dump(std::vector<int>(pending["count"].get<std::size_t>(), 1 + i % 6)) +
                "}");
      continue;
    }
    Json request = client.ok(Json{{"do", "advise"}, {"side", pending["side"]}});
    request["do"] = "answer";
    request["side"] = pending["side"];
    request.erase("label");
    request.erase("why");
    client.ok(request);
  }
  FAIL() << "nobody moves";
}

}  // namespace

TEST(Hidden, a_trap_shows_to_its_own_side_only) {
  Client client;
  Json state = begin(client);
  while (state["pending"][0].contains("dice"))
    state =
        client.ok(R"({"do":"roll","faces":)" + std::string(state["pending"][0]["side"] == "wood" ? "[5]}" : "[2]}"));
  ASSERT_EQ(state["pending"][0]["kind"], "trap");

  const Json reply = client.ok(lay_net);
  ASSERT_EQ(reply["pending"].size(), 2u);
  EXPECT_EQ(dump(reply["pending"][1]), R"({"side":"town","waiting":true})") << "with `side` a reply is for that side";
  // While the others still decide, and with another trap to lay.
  EXPECT_TRUE(shows(seen_by(client, "wood"), net_at));
  EXPECT_FALSE(shows(seen_by(client, "town"), net_at));
  EXPECT_FALSE(shows(seen_by(client, ""), net_at));

  client.ok(R"({"do":"answer","side":"wood","choice":{"verb":"done"}})");
  EXPECT_FALSE(shows(dump(client.ok(R"({"do":"answer","side":"town","choice":{"verb":"done"}})")), net_at));
  play_to_a_move(client, "odo");
  EXPECT_TRUE(shows(seen_by(client, "wood"), net_at));
  EXPECT_FALSE(shows(seen_by(client, "town"), net_at));
  EXPECT_FALSE(shows(seen_by(client, ""), net_at));
  // Nor does the preview of a way across it know of it.
  const Json way =
      client.ok(R"({"do":"explain","side":"town","choice":{"verb":"go","path":[[18.37,25],[18.37,12]],"facing":180}})");
  EXPECT_GT(way["length"].get<double>(), 18) << "well past the net";
  EXPECT_FALSE(shows(dump(way), "NOT-X30"));
}

// A net laid right before him, or at the other end of the table: what he thinks of his move is the same.
TEST(Hidden, who_thinks_ahead_does_not_think_of_a_trap) {
  const auto thoughts = [](Client& client, const std::string& net) {
    Json state = begin(client);
    while (state["pending"][0].contains("dice"))
      state =
          client.ok(R"({"do":"roll","faces":)" + std::string(state["pending"][0]["side"] == "wood" ? "[5]}" : "[2]}"));
    client.ok(R"({"do":"answer","side":"wood","choice":{"verb":"net","path":[)" + net + "]}}");
    client.ok(R"({"do":"answer","side":"wood","choice":{"verb":"done"}})");
    client.ok(R"({"do":"answer","side":"town","choice":{"verb":"done"}})");
    play_to_a_move(client, "odo");
    return dump(client.ok(R"({"do":"advise","side":"town","player":"veteran","questions":3000,"several":10})"));
  };
  Client far, near;
  const std::string without = thoughts(far, "[2,9]");
  const Json odo = far.view()["figures"][1];
  ASSERT_EQ(odo["id"], "odo");
  EXPECT_EQ(thoughts(near, "[" + dump(odo["at"][0]) + ",31]"), without) << dump(odo["at"]);
}

TEST(Hidden, a_frame_says_that_something_was_decided_and_not_what) {
  Client client;
  Json state = begin(client);
  while (state["pending"][0].contains("dice"))
    state =
        client.ok(R"({"do":"roll","faces":)" + std::string(state["pending"][0]["side"] == "wood" ? "[5]}" : "[2]}"));
  client.ok(lay_net);
  const std::string from = std::to_string(state["inputs"].get<int>());
  const auto by = [&](const char* eyes) {
    return dump(client.ok(R"({"do":"frames","from":)" + from + eyes + "}")["frames"].back()["by"]);
  };
  EXPECT_EQ(by(R"(,"side":"wood")"), R"({"side":"wood","choice":{"verb":"net","path":[[18.3701,17.9098]]}})");
  EXPECT_EQ(by(R"(,"side":"town")"), R"({"side":"wood","hidden":true})");
  EXPECT_EQ(by(""), R"({"side":"wood","hidden":true})");
}

}  // namespace fyrd::protocol
