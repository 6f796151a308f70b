// The story input by input: frames laid over each other are the views, and nothing secret is in them.
#include <map>

#include "client.h"

namespace fyrd::protocol {

namespace {

// A client that keeps what frames tell and nothing else.
struct Laid {
  std::map<std::string, Json> figures;
  Json props = Json::array(), sides, last;
  std::vector<Json> events;

  void lay(const Json& frame) {
    for (const Json& figure : frame["figures"]) figures[figure["id"].get<std::string>()] = figure;
    if (frame.contains("props")) props = frame["props"];
    if (frame.contains("sides")) sides = frame["sides"];
    for (const Json& event : frame["events"]) events.push_back(event);
    last = frame;
  }

  void expect_same_as(const Json& view) {
    ASSERT_EQ(figures.size(), view["figures"].size());
    for (const Json& figure : view["figures"]) EXPECT_EQ(figures[figure["id"].get<std::string>()], figure);
    EXPECT_EQ(props, view.contains("props") ? view["props"] : Json::array());
    EXPECT_EQ(sides, view["sides"]);
    for (const char* key : {"turn", "phase", "active", "over", "result", "event_count", "inputs"})
      EXPECT_EQ(last[key], view[key]) << key;
    EXPECT_EQ(events, view["events"].get<std::vector<Json>>());
  }
};

Json ask(const char* what, std::size_t n) {
  Json request;
  request["do"] = what == std::string("frames") ? "frames" : "view";
  request[what == std::string("frames") ? "from" : "inputs"] = n;
  if (request.contains("inputs")) request["events"] = 0;
  return request;
}

class Frames : public ::testing::TestWithParam<const char*> {};

}  // namespace

TEST_P(Frames, laid_over_each_other_are_the_views) {
  Client client;
  client.ok(std::string(R"({"do":"new","seed":4,"rules":")") + GetParam() + "\"}");
  play_on(client, 120);
  const std::size_t total = client.view()["inputs"];
  const Json reply = client.ok(ask("frames", 0));
  ASSERT_EQ(reply["frames"].size(), total + 1);
  EXPECT_FALSE(reply["more"].get<bool>());
  Laid table;
  for (std::size_t n = 0; n <= total; ++n) {
    table.lay(reply["frames"][n]);
    EXPECT_EQ(reply["frames"][n].contains("by"), n > 0);
    if (n % 7 == 0 || n == total) table.expect_same_as(client.ok(ask("inputs", n)));
  }
  // From the middle on it is the same, without the frame the client has.
  const Json rest = client.ok(ask("frames", total / 2));
  ASSERT_EQ(rest["frames"].size(), total - total / 2);
  for (std::size_t i = 0; i < rest["frames"].size(); ++i)
    EXPECT_EQ(rest["frames"][i], reply["frames"][total / 2 + 1 + i]);
  EXPECT_TRUE(client.ok(ask("frames", total))["frames"].empty());
  EXPECT_EQ(client.code(ask("frames", total + 1)), "no_such_input");
  EXPECT_EQ(client.code(ask("inputs", total + 1)), "no_such_input");
}

INSTANTIATE_TEST_SUITE_P(Rulesets, Frames,
                         ::testing::Values("merlin-simple", "merlin-better", "merlin-realistic", "nottingham"));

TEST(FramesOf, a_long_game_come_in_parts) {
  Client client;
  client.ok(R"({"do":"new","rules":"nottingham","seed":3})");
  play_on(client, 450);
  const std::size_t total = client.view()["inputs"];
  ASSERT_GT(total, 400u);
  Laid table;
  bool more = true;
  for (std::size_t have = 0; more; have = table.last["inputs"]) {
    const Json reply = client.ok(ask("frames", have));
    EXPECT_LE(reply["frames"].size(), 200u);
    for (const Json& frame : reply["frames"]) table.lay(frame);
    more = reply["more"];
  }
  table.expect_same_as(client.ok(R"({"do":"view","events":0})"));
  const Json some = client.ok(R"({"do":"frames","from":10,"to":13})");
  EXPECT_EQ(some["frames"].size(), 3u);
  EXPECT_TRUE(some["more"].get<bool>());
  EXPECT_EQ(some["inputs"], total);
}

TEST(FramesOf, undo_says_what_would_be_left) {
  Client client;
  client.begin_duel();
  EXPECT_TRUE(client.view()["undo"].is_null()) << "only dice so far";
  client.ok(R"({"do":"answer","choice":{"verb":"done"}})");
  EXPECT_EQ(dump(client.view()["undo"]), R"({"inputs":2,"dice":false})");
  client.ok(R"({"do":"answer","choice":{"verb":"shoot","figure":"alan","target":"milo"}})");
  EXPECT_EQ(dump(client.view()["undo"]), R"({"inputs":3,"dice":false})");
  const Json rolled = client.ok(R"({"do":"roll","faces":[3]})");
  EXPECT_EQ(dump(rolled["undo"]), R"({"inputs":3,"dice":true})");
  EXPECT_EQ(client.ok(R"({"do":"undo"})")["inputs"], 3);
}

}  // namespace fyrd::protocol
