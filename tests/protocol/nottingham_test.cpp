// Nottingham through the protocol: a move that is interrupted, a blow that is blocked, each input answered as it should
// be; and how long an input takes.

#include "client.h"

namespace fyrd::protocol {

namespace {

const char* const brawl = R"({"do":"new","rules":"nottingham","dice":"manual",
  "scenario":{"name":"Brawl","table":[40,40],"sides":[{"zone":[0,0,40,8]},{"zone":[0,32,40,40],"facing":180}]},
  "sides":[
    {"id":"wood","name":"The Wood","preset":true,"heroes":[
      {"name":"Alan","class":"outlaw","leader":true,"initiative":3,"melee":3,"ranged":3,"at":[20,20],"facing":90},
      {"name":"Will","class":"outlaw","initiative":3,"melee":3,"ranged":3,"at":[30,5]}]},
    {"id":"town","name":"The Town","preset":true,"heroes":[
      {"name":"Odo","class":"knight","leader":true,"initiative":3,"melee":3,"ranged":3,"at":[20,21.2],"facing":150},
      {"name":"Fulk","class":"knight","initiative":3,"melee":3,"ranged":3,"at":[24,20],"facing":270}]}]})";

// "opportunity town about alan", "1d6 NOT-066 by odo": what is pending after a request.
std::string pending(const Json& reply) {
  if (!reply.contains("pending") || reply["pending"].empty()) return "nothing";
  const Json& p = reply["pending"][0];
  const auto text = [&](const char* key) {
    return p.contains(key) && p[key].is_string() ? p[key].get<std::string>() : std::string();
  };
  if (p.contains("dice"))
    return text("dice") + " " + text("rule") + (p.contains("by") ? " by " + text("by") : " of " + text("side"));
  return text("kind") + " " + text("side") + (p.contains("about") ? " about " + text("about") : "");
}

std::string told(const Json& reply) {
  std::string all;
  for (const Json& event : reply["events"]) {
    const std::string kind = event["event"];
    if (kind != "rolled") all += (all.empty() ? "" : " ") + kind;
  }
  return all;
}

struct Step {
  const char* request;
  const char* pending;
  const char* told;
};

constexpr Step steps[] = {
    {R"({"do":"roll","faces":[6]})", "1d6 NOT-A56 of town", ""},
    {R"({"do":"roll","faces":[1]})", "nominate wood", "turn_began"},
    {R"({"do":"answer","choice":{"verb":"name","figure":"alan"}})", "nominate town", "named"},
    {R"({"do":"answer","choice":{"verb":"pass"}})", "commit wood about alan", "passed"},
    {R"({"do":"answer","choice":{"verb":"dice","number":2}})", "move wood about alan", "activated"},
    {R"({"do":"answer","choice":{"verb":"go","path":[[22.5,20]],"facing":90}})", "opportunity town about alan", ""},
    {R"({"do":"answer","choice":{"verb":"strike","figure":"odo","number":1}})", "block wood about alan", "opportunity"},
    {R"({"do":"answer","choice":{"verb":"dice","number":1}})", "1d6 NOT-066 by odo", ""},
    {R"({"do":"roll","faces":[5]})", "1d6 NOT-067 by alan", ""},
    {R"({"do":"roll","faces":[6]})", "action wood about alan", "blocked moved"},
    {R"({"do":"answer","choice":{"verb":"attack","target":"fulk"}})", "extra_dice wood about alan", ""},
    {R"({"do":"answer","choice":{"verb":"dice","number":0}})", "block town about fulk", ""},
    {R"({"do":"answer","choice":{"verb":"dice","number":1}})", "2d6 NOT-066 by alan", ""},
    {R"({"do":"roll","faces":[6,6]})", "1d6 NOT-067 by fulk", ""},
    {R"({"do":"roll","faces":[1]})", "2d6 NOT-083 by alan", "hit"},
    {R"({"do":"roll","faces":[6,2]})", "nominate wood", "wounded out_of_action"},
};

}  // namespace

TEST(NottinghamProtocol, a_move_an_opportunity_and_two_blocks) {
  Client client;
  EXPECT_EQ(pending(client.ok(brawl)), "1d6 NOT-A56 of wood");
  for (const Step& step : steps) {
    const Json reply = client.ok(step.request);
    EXPECT_EQ(pending(reply), step.pending) << step.request;
    EXPECT_EQ(told(reply), step.told) << step.request;
  }
  const Json view = client.view();
  const auto fact = [&](const std::string& id, const char* key) {
    for (const Json& figure : view["figures"]) {
      if (figure["id"] == id)
        return figure.contains(key) ? figure[key] : figure["facts"].contains(key) ? figure["facts"][key] : Json();
    }
    return Json();
  };
  EXPECT_EQ(fact("alan", "bound_dice"), 3) << "two activating dice and one for the block";
  EXPECT_EQ(fact("odo", "bound_dice"), 1);
  EXPECT_EQ(fact("fulk", "pose"), "out");
  // Taken back in the middle of the interrupt and played again it is the same battle.
  client.ok(R"({"do":"undo","to":8})");
  for (const Step& step : std::span(steps).subspan(8)) client.ok(step.request);
  EXPECT_EQ(client.view()["hash"], view["hash"]);
}

TEST(NottinghamProtocol, a_view_says_which_bands_are_friends) {
  Client client;
  client.ok(
      R"({"do":"new","rules":"nottingham","scenario":"christmastime","sides":["brogan","baldwin","rollo","sheriff"]})");
  const Json sides = client.view()["sides"];
  EXPECT_EQ(sides[0]["friends"], Json::array({sides[2]["id"]}));
  EXPECT_EQ(sides[3]["friends"], Json::array({sides[1]["id"]}));
  client.ok(R"({"do":"new","rules":"nottingham","scenario":"christmastime","sides":["brogan","baldwin"]})");
  EXPECT_FALSE(client.view()["sides"][0].contains("friends"));
}

TEST(NottinghamProtocol, what_is_not_allowed_in_an_interrupt_changes_nothing) {
  Client client;
  client.ok(brawl);
  const auto refused = [&](const char* request) {
    const std::string before = client.standing();
    const Json error = client.error(request);
    EXPECT_EQ(client.standing(), before) << request;
    return error["code"].get<std::string>() + (error.contains("rule") ? " " + error["rule"].get<std::string>() : "");
  };
  for (const Step& step : std::span(steps).first(4)) client.ok(step.request);
  EXPECT_EQ(refused(R"({"do":"answer","choice":{"verb":"dice","number":5}})"), "wrong_number_of_dice NOT-A06");
  client.ok(steps[4].request);
  EXPECT_EQ(refused(R"({"do":"answer","choice":{"verb":"go","path":[[24.1,20]],"facing":0}})"),
            "figure_in_the_way NOT-A68");
  EXPECT_EQ(refused(R"({"do":"answer","choice":{"verb":"go","path":[[20,15.9]],"facing":0}})"), "too_far NOT-054");
  client.ok(steps[5].request);
  EXPECT_EQ(refused(R"({"do":"answer","choice":{"verb":"strike","figure":"fulk","number":1}})"),
            "cannot_strike NOT-080");
  EXPECT_EQ(refused(R"({"do":"answer","choice":{"verb":"strike","figure":"odo","number":5}})"),
            "wrong_number_of_dice NOT-080");
  EXPECT_EQ(refused(R"({"do":"roll","faces":[3]})"), "no_roll_wanted");
  client.ok(steps[6].request);
  EXPECT_EQ(refused(R"({"do":"answer","choice":{"verb":"dice","number":3}})"), "wrong_number_of_dice NOT-067");
  client.ok(steps[7].request);
  EXPECT_EQ(refused(R"({"do":"answer","choice":{"verb":"dice","number":1}})"), "dice_wanted NOT-066");
}

}  // namespace fyrd::protocol
