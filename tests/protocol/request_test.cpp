// What each request gives.
#include <set>

#include "client.h"
#include "data/measure.h"
#include "protocol/values.h"

namespace fyrd::protocol {

TEST(Hello, names_rules_and_players) {
  Client client;
  const Json hello = client.ok(R"({"do":"hello"})");
  EXPECT_EQ(hello["fyrd"], FYRD_VERSION);
  ASSERT_FALSE(hello["rulesets"].empty());
  EXPECT_EQ(hello["rulesets"][0]["id"], "merlin-simple");
  EXPECT_EQ(hello["rulesets"][0]["unit"], "inch");
  EXPECT_EQ(dump(hello["players"]), R"(["quick","random","recruit","sergeant","veteran","captain"])");
}

TEST(Catalog, lists_what_can_be_chosen) {
  Client client;
  const Json all = client.ok(R"({"do":"catalog","rules":"merlin-simple"})");
  for (const char* part : {"scenarios", "warbands", "profiles", "gear", "skills", "terrain"}) {
    ASSERT_TRUE(all.contains(part)) << part;
    for (const Json& entry : all[part])
      EXPECT_TRUE(entry.contains("id") && entry.contains("name") && entry.contains("help"));
  }
  EXPECT_FALSE(all["scenarios"].empty());
  for (const Json& option : all["options"]) EXPECT_TRUE(option.contains("key") && option.contains("default"));
}

TEST(Catalog, lists_a_file_that_cannot_be_read_with_what_is_wrong) {
  data::Library library = data::Library::embedded();
  library.put("merlin/warbands/broken.toml", "name = \"Broken\"\nfigures = [[");
  library.put("merlin/scenarios/loud.toml", "name = \"Lo\\u001bud\"\n");
  Client client(library);
  const Json all = client.ok(R"({"do":"catalog","rules":"merlin-simple"})");
  const auto entry = [&](const char* part, const char* id) {
    for (const Json& one : all[part])
      if (one["id"] == id) return one;
    return Json({{"name", ""}, {"help", ""}});
  };
  EXPECT_EQ(entry("warbands", "broken")["name"], "broken");
  EXPECT_TRUE(entry("warbands", "broken")["help"].get<std::string>().starts_with("merlin/warbands/broken.toml:2:"));
  EXPECT_EQ(entry("scenarios", "loud")["name"], "loud");
  EXPECT_NE(entry("scenarios", "loud")["help"].get<std::string>().find("without control characters"),
            std::string::npos);
}

TEST(Catalog, what_is_for_other_rules_is_refused_by_name) {
  data::Library library = data::Library::embedded();
  library.put("merlin/warbands/riders.toml",
              "name = \"Riders\"\nrules = [\"merlin-better\", \"merlin-realistic\"]\n"
              "[[figures]]\nname = \"A\"\nprofile = \"spearman\"\n");
  Client client(library);
  const Json scenario = client.error(R"({"do":"new","rules":"merlin-simple","scenario":"castle"})");
  ASSERT_EQ(scenario["problems"].size(), 1u) << dump(scenario);
  EXPECT_EQ(scenario["problems"][0]["message"], "the scenario 'castle' is for merlin-realistic, not for merlin-simple");
  const Json side = client.error(R"({"do":"new","rules":"merlin-simple","sides":["boar","riders"]})");
  ASSERT_EQ(side["problems"].size(), 1u) << dump(side);
  EXPECT_EQ(side["problems"][0]["message"],
            "the warband 'riders' is for merlin-better, merlin-realistic, not for merlin-simple");
  EXPECT_EQ(client.ok(R"({"do":"check","rules":"merlin-simple","warband":"riders"})")["problems"].size(), 1u)
      << "said once";
  EXPECT_TRUE(client.ok(R"({"do":"check","rules":"merlin-better","warband":"riders"})")["problems"].empty());
}

TEST(Check, gives_the_bill_and_the_problems) {
  Client client;
  Json bill = client.ok(R"({"do":"check","rules":"merlin-simple","warband":"boar"})");
  EXPECT_TRUE(bill["problems"].empty());
  int total = 0;
  for (const Json& item : bill["items"]) total += item["points"].get<int>();
  EXPECT_GT(total, 0);
  EXPECT_EQ(bill["total"], total);

  bill = client.ok(
      R"({"do":"check","rules":"merlin-simple","warband":{"name":"X","figures":[{"name":"A","profile":"pikman"}]}})");
  ASSERT_EQ(bill["problems"].size(), 1u);
  EXPECT_EQ(bill["problems"][0]["where"], "warband.figures[0].profile");
  EXPECT_NE(bill["problems"][0]["message"].get<std::string>().find("did you mean 'pikeman'"), std::string::npos);

  EXPECT_EQ(client.ok(R"({"do":"check","rules":"merlin-simple","warband":"bore"})")["problems"].size() > 0, true);
}

TEST(New, without_more_plays_the_first_scenario) {
  Client client;
  const Json view = client.ok(R"({"do":"new","rules":"merlin-simple"})");
  EXPECT_EQ(view["sides"].size(), 2u);
  EXPECT_EQ(view["dice"], "seeded");
  EXPECT_FALSE(view["events"].empty());  // the first move has been rolled for
  EXPECT_EQ(view["event_count"], view["events"].size());
}

TEST(New, takes_ids_and_objects_together) {
  Client client;
  const Json view = client.ok(R"({"do":"new","rules":"merlin-simple","scenario":"field","options":{"points":0},
    "sides":["castle-watch",{"name":"Three Spears","figures":[{"name":"A","profile":"spearman"},
      {"name":"B","profile":"spearman","at":[20,55],"facing":90},{"name":"C","profile":"spearman"}]}]})");
  EXPECT_EQ(view["sides"][0]["id"], "castle-watch");
  EXPECT_EQ(view["sides"][1]["name"], "Three Spears");
  for (const Json& figure : view["figures"]) {
    if (figure["id"] != "b") continue;
    EXPECT_EQ(dump(figure["at"]), "[20,55]");
    EXPECT_EQ(figure["facing"], 90);
  }
}

TEST(New, the_seed_decides_the_dice) {
  Client client;
  const auto begin = [&](const std::string& seed) {
    client.ok(R"({"do":"new","rules":"merlin-simple","seed":)" + seed + "}");
    return dump(play_on(client, 60));
  };
  const std::string one = begin("7");
  EXPECT_EQ(begin("\"7\""), one);
  EXPECT_EQ(begin("7.0"), one);
  EXPECT_NE(begin("8"), one);
  EXPECT_NE(begin("9223372036854775807"), one);
  EXPECT_NE(begin("\"9223372036854775807\""), one);
}

TEST(View, shows_the_table) {
  Client client;
  const Json view = client.ok(duel);
  EXPECT_EQ(view["rules"], "merlin-simple");
  EXPECT_EQ(view["unit"], "inch");
  EXPECT_EQ(dump(view["table"]), R"({"width":30,"depth":30})");
  EXPECT_EQ(dump(view["ground"][0]["points"]), "[[8,15]]");
  EXPECT_EQ(view["ground"][0]["kind"], "pond");
  EXPECT_EQ(view["ground"][0]["radius"], 3);
  ASSERT_EQ(view["figures"].size(), 4u);
  const Json& hugh = view["figures"][0];
  EXPECT_EQ(hugh["id"], "hugh");
  EXPECT_EQ(hugh["side"], "boar");
  EXPECT_EQ(hugh["pose"], "standing");
  EXPECT_EQ(dump(hugh["at"]), "[15,5]");
  EXPECT_EQ(dump(hugh["base"]), R"({"shape":"round","radius":1.25})");
  EXPECT_EQ(hugh["facts"]["leader"], true);
  EXPECT_EQ(view["figures"][2]["facing"], 180);
  EXPECT_EQ(view["turn"], 1);
  EXPECT_TRUE(view["active"].is_null());
  ASSERT_EQ(view["pending"].size(), 1u);
  EXPECT_EQ(view["pending"][0]["dice"], "1d6");
  EXPECT_EQ(view["pending"][0]["side"], "boar");
  EXPECT_EQ(view["over"], false);
  EXPECT_TRUE(view["result"].is_null());
  EXPECT_EQ(view["hash"].get<std::string>().size(), 16u);
  EXPECT_EQ(view["inputs"], 0);
}

TEST(View, through_the_eyes_of_a_side) {
  Client client;
  client.begin_duel();
  EXPECT_EQ(client.ok(R"({"do":"view","side":"boar"})")["pending"][0]["kind"], "move");
  EXPECT_EQ(client.ok(R"({"do":"view","side":0})")["pending"][0]["kind"], "move");
  EXPECT_EQ(dump(client.ok(R"({"do":"view","side":1})")["pending"]), R"([{"side":"boar","waiting":true}])");
}

TEST(View, gives_the_events_from_any_number_on) {
  Client client;
  client.begin_duel();
  const Json all = client.ok(R"({"do":"view","events":0})");
  ASSERT_EQ(all["events"].size(), 3u);
  EXPECT_EQ(all["event_count"], 3);
  EXPECT_EQ(client.ok(R"({"do":"view","events":2})")["events"][0], all["events"][2]);
  EXPECT_TRUE(client.ok(R"({"do":"view","events":99})")["events"].empty());
  EXPECT_FALSE(client.view().contains("events"));
}

TEST(Options, are_all_accepted) {
  Client client;
  client.begin_duel();
  const Json options = client.ok(R"({"do":"options"})");
  EXPECT_GT(options["options"].size(), 5u);
  EXPECT_EQ(options["regions"].size(), 2u);
  EXPECT_FALSE(options["regions"][0]["fans"][0]["edge"].empty());
  const Json before = client.view();
  for (const Json& option : options["options"]) {
    Json request{{"do", "answer"}};
    request["choice"] = option["choice"];
    client.ok(request);
    EXPECT_EQ(client.ok(R"({"do":"undo"})")["hash"], before["hash"]) << dump(option);
  }
}

TEST(Answer, gives_events_and_what_is_pending) {
  Client client;
  client.begin_duel();
  const Json step =
      client.ok(R"({"do":"answer","side":"boar","choice":{"verb":"move","figure":"hugh","path":[[15,10],[15,22.5]]}})");
  ASSERT_EQ(step["events"].size(), 1u);
  const Json& moved = step["events"][0];
  EXPECT_EQ(moved["event"], "moved");
  EXPECT_EQ(moved["by"], "hugh");
  EXPECT_EQ(dump(moved["from"]), "[15,5]");
  EXPECT_EQ(dump(moved["path"]), "[[15,10],[15,22.5]]");
  EXPECT_EQ(moved["length"], 17.5);
  EXPECT_EQ(step["pending"][0]["kind"], "move");
  EXPECT_EQ(step["inputs"], 3);
  EXPECT_EQ(client.view()["hash"], step["hash"]);
  EXPECT_EQ(dump(client.view()["figures"][0]["at"]), "[15,22.5]");
}

TEST(Roll, a_duel_to_its_end) {
  Client client;
  client.begin_duel();
  client.ok(R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[[15,22.5]]}})");
  client.ok(R"({"do":"answer","choice":{"verb":"done"}})");
  client.ok(R"({"do":"answer","choice":{"verb":"shoot","figure":"alan","target":"milo"}})");
  client.ok(R"({"do":"roll","faces":[6]})");
  Json step = client.ok(R"({"do":"roll","faces":[2]})");
  EXPECT_EQ(step["events"].back()["event"], "shot_down");
  EXPECT_EQ(step["events"][0]["dice"], "1d6");
  EXPECT_EQ(dump(step["events"][0]["faces"]), "[2]");
  step = client.ok(R"({"do":"answer","choice":{"verb":"fight","target":"odo","figures":["hugh"]}})");
  EXPECT_EQ(step["pending"][0]["by"], "hugh");
  EXPECT_EQ(step["pending"][0]["at"], "odo");
  EXPECT_EQ(step["pending"][0]["side"], "boar");
  client.ok(R"({"do":"roll","faces":[6]})");
  step = client.ok(R"({"do":"roll","faces":[2]})");
  EXPECT_EQ(step["over"], true);
  EXPECT_EQ(step["result"]["winner"], "boar");
  EXPECT_TRUE(step["pending"].empty());
  bool explained = false;
  for (const Json& event : step["events"]) {
    if (event["event"] != "struck") continue;
    const Json& tally = event["tallies"][0];
    EXPECT_EQ(tally["of"], "hugh");
    int sum = 0;
    for (const Json& modifier : tally["modifiers"]) sum += modifier["value"].get<int>();
    EXPECT_EQ(tally["total"], sum);
    explained = sum > 0;
  }
  EXPECT_TRUE(explained);
  EXPECT_EQ(client.code(R"({"do":"answer","choice":{"verb":"done"}})"), "battle_over");
  EXPECT_EQ(client.code(R"({"do":"options"})"), "battle_over");
  EXPECT_EQ(client.code(R"({"do":"roll","faces":[1]})"), "battle_over");
}

TEST(Explain, says_why_and_by_how_much) {
  Client client;
  client.begin_duel();
  const std::string before = client.standing();
  Json why = client.ok(R"({"do":"explain","choice":{"verb":"move","figure":"hugh","path":[[15,22.5]]}})");
  EXPECT_EQ(why["legal"], true);
  EXPECT_FALSE(why.contains("refusal"));
  EXPECT_EQ(why["witnesses"][0]["margin"], 22.5);
  why = client.ok(R"({"do":"explain","choice":{"verb":"move","figure":"alan","path":[[19,26]]}})");
  EXPECT_EQ(why["legal"], false);
  EXPECT_EQ(why["refusal"]["code"], "too_far");
  EXPECT_EQ(why["witnesses"][0]["margin"], -1);
  EXPECT_EQ(client.standing(), before);
}

TEST(Advise, changes_nothing_and_repeats_itself) {
  Client client;
  client.begin_duel();
  const std::string before = client.standing();
  for (const char* request :
       {R"({"do":"advise"})", R"({"do":"advise","player":"veteran","questions":200,"several":3,"side":0})"}) {
    const Json first = client.ok(request);
    EXPECT_EQ(client.ok(request), first);
    Json why{{"do", "explain"}};
    why["choice"] = first["choice"];
    EXPECT_EQ(client.ok(why)["legal"], true);
  }
  EXPECT_EQ(client.standing(), before);
}

TEST(Lengths, survive_the_way_there_and_back) {
  for (const Unit unit : {Unit::inch, Unit::centimetre}) {
    for (std::int32_t units = -9'999'999; units < 10'000'000; units += 4'999) {
      const Point there{units, 10'000'000 - (units < 0 ? -units : units)};
      const Json written = Json::parse(dump(point_json(there, unit)), nullptr, false);
      const auto back = read_point(written, unit, "bad_choice", "'point'");
      ASSERT_TRUE(back);
      ASSERT_EQ(*back, there) << dump(written);
    }
  }
  for (int turn = 0; turn < 65536; ++turn) {
    const Angle angle{static_cast<std::uint16_t>(turn)};
    const Json written = Json::parse(dump(degrees_json(angle)), nullptr, false);
    ASSERT_EQ(data::from_degrees(*as_number(written)), angle);
  }
}

TEST(Lengths, of_a_move_are_those_of_the_view) {
  Client client;
  client.begin_duel();
  Json request = Json::parse(R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[[0,0]]}})");
  for (int i = 0; i < 40; ++i) {
    Json& to = request["choice"]["path"][0];
    to[0] = 14.9 + i * 0.0037;
    to[1] = 6.1 + i * 0.0041;
    client.ok(request);
    const Json at = client.view()["figures"][0]["at"];
    EXPECT_NEAR(at[0].get<double>(), to[0].get<double>(), 0.5 / 2540 + 0.00005);  // to 0.01 mm, written with 4 decimals
    client.ok(R"({"do":"undo"})");
    to = at;
    client.ok(request);
    EXPECT_EQ(dump(client.view()["figures"][0]["at"]), dump(at));
    client.ok(R"({"do":"undo"})");
  }
}

TEST(Session, needs_a_game) {
  Client client;
  for (const char* name : {"view", "options", "advise", "undo", "record"})
    EXPECT_EQ(client.code(R"({"do":")" + std::string(name) + "\"}"), "no_game") << name;
  EXPECT_EQ(client.code(R"({"do":"answer","choice":{"verb":"done"}})"), "no_game");
  EXPECT_EQ(client.code(R"({"do":"explain","choice":{"verb":"done"}})"), "no_game");
  EXPECT_EQ(client.code(R"({"do":"roll","faces":[1]})"), "no_game");
}

}  // namespace fyrd::protocol
