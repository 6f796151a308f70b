// What can come of a choice, as a client asks for it.
#include <cmath>
#include <cstring>
#include <set>

#include "client.h"

namespace fyrd::protocol {

namespace {

// Alan stands before Odo, sword in hand; Fulk is further off.
const char* const brawl = R"({"do":"new","rules":"nottingham","dice":"manual",
  "scenario":{"name":"Brawl","table":[40,40],"sides":[{"zone":[0,0,40,8]},{"zone":[0,32,40,40],"facing":180}]},
  "sides":[
    {"id":"wood","name":"The Wood","preset":true,"heroes":[
      {"name":"Alan","class":"outlaw","leader":true,"initiative":3,"melee":3,"ranged":3,"at":[20,20],"facing":0,
       "gear":["sword"],"hands":["sword"]},
      {"name":"Will","class":"outlaw","initiative":3,"melee":3,"ranged":3,"at":[2,2]}]},
    {"id":"town","name":"The Town","preset":true,"heroes":[
      {"name":"Odo","class":"knight","leader":true,"initiative":3,"melee":3,"ranged":3,"at":[20,21.2],"facing":180,
       "gear":["axe"],"hands":["axe"]},
      {"name":"Fulk","class":"knight","initiative":3,"melee":3,"ranged":3,"at":[38,38],"facing":180}]}]})";

// To Alan's move with two dice.
void begin_move(Client& client) {
  client.ok(brawl);
  for (const char* request :
       {R"({"do":"roll","faces":[6]})", R"({"do":"roll","faces":[1]})",
        R"({"do":"answer","choice":{"verb":"name","figure":"alan"}})", R"({"do":"answer","choice":{"verb":"pass"}})",
        R"({"do":"answer","choice":{"verb":"dice","number":2}})"})
    client.ok(request);
}

void begin_action(Client& client) {
  begin_move(client);
  client.ok(R"({"do":"answer","choice":{"verb":"stay"}})");
}

// The chance that something is told of somebody: "9/16", or "0".
std::string chance(const Json& odds, const std::string& kind, const std::string& by) {
  for (const Json& one : odds["incidents"]) {
    if (one["kind"] == kind && one.contains("by") && one["by"] == by) return one["fraction"].get<std::string>();
  }
  return "0";
}

const Json* ends_of(const Json& odds, const std::string& figure) {
  for (const Json& one : odds["figures"]) {
    if (one["figure"] == figure) return &one["ends"];
  }
  return nullptr;
}

double out_of(const Json& odds, const std::string& figure) {
  double sum = 0;
  const Json* ends = ends_of(odds, figure);
  for (const Json& end : ends ? *ends : Json::array()) {
    if (end["condition"].get<std::string>().starts_with("out")) sum += end["decimal"].get<double>();
  }
  return sum;
}

std::string attack(const std::string& more) {
  return R"({"do":"odds","choice":{"verb":"attack","target":"odo"})" + more + "}";
}

}  // namespace

TEST(OddsRequest, a_blow_that_nobody_blocks) {
  Client client;
  begin_action(client);
  const std::string before = client.standing();
  const Json odds = client.ok(attack(""));
  EXPECT_EQ(client.standing(), before) << "nothing is done";
  EXPECT_TRUE(odds["exact"].get<bool>());
  EXPECT_EQ(chance(odds, "hit", "alan"), "3/4") << dump(odds);
  EXPECT_EQ(chance(odds, "missed", "alan"), "1/4");
  EXPECT_EQ(chance(odds, "went_to_ground", "odo"), "1/6");
  EXPECT_NEAR(out_of(odds, "odo"), 9.0 / 16, 1e-6);
  EXPECT_EQ(ends_of(odds, "will"), nullptr) << "he has nothing to do with it";
  double sum = 0;
  for (const Json& one : odds["outcomes"]) sum += one["decimal"].get<double>();
  EXPECT_NEAR(sum, 1, 1e-4);
}

TEST(OddsRequest, a_block_that_is_given) {
  Client client;
  begin_action(client);
  const Json odds = client.ok(attack(R"(,"replies":[{"kind":"block","choice":{"verb":"dice","number":1}}])"));
  EXPECT_EQ(chance(odds, "hit", "alan"), "7/12") << dump(odds);
  EXPECT_EQ(chance(odds, "blocked", "alan"), "5/12");
  EXPECT_NEAR(out_of(odds, "odo"), 7.0 / 16, 1e-6);
}

TEST(OddsRequest, whoever_answers_as_is_best_for_him_fares_no_worse) {
  Client client;
  begin_action(client);
  const double best = out_of(client.ok(attack(R"(,"others":"best")")), "odo");
  const auto blocked_with = [&](int dice) {
    return out_of(client.ok(attack(R"(,"replies":[{"kind":"block","choice":{"verb":"dice","number":)" +
                                   std::to_string(dice) + "}}]")),
                  "odo");
  };
  EXPECT_LT(best, blocked_with(0));
  EXPECT_LE(best, blocked_with(1) + 1e-9);
}

// The halberd first, and back the sword it has not kept off: exact with the largest budget, whoever else is about.
TEST(MER_R_021, an_exchange_is_one_forecast_and_exact) {
  for (const bool alone : {true, false}) {
    Client client;
    const std::string others = alone ? "" : R"(,{"name":"Al","profile":"sergeant","at":[50,20]})";
    client.ok(R"({"do":"new","rules":"merlin-realistic","dice":"manual","scenario":{"name":"Duel","table":[60,60],
      "sides":[{"zone":[1,1,59,12]},{"zone":[1,48,59,59],"facing":180}]},"sides":[
      {"id":"red","name":"Red","figures":[{"name":"Hal","profile":"halberdier","at":[20,20]})" +
              others + R"(]},{"id":"blue","name":"Blue","figures":[{"name":"Kay","profile":"mounted-knight",
      "weapons":["knightly-sword"],"at":[20,23.5]})" +
              (alone ? "" : R"(,{"name":"Bo","profile":"sergeant","at":[50,21.8]})") + "]}]}");
    client.ok(R"({"do":"roll","faces":[6]})"), client.ok(R"({"do":"roll","faces":[1]})");
    while (client.ok(R"({"do":"view"})")["pending"][0]["kind"] != "strike") {
      const Json quiet = client.ok(R"({"do":"options"})")["options"][0]["choice"];
      client.ok(R"({"do":"answer","choice":)" + dump(quiet) + "}");
    }
    const Json odds = client.ok(
        R"({"do":"odds","others":"best","budget":200000,"choice":{"verb":"strike","figure":"hal","target":"kay"}})");
    EXPECT_TRUE(odds["exact"].get<bool>());
    EXPECT_EQ(chance(odds, "struck", "hal"), "281/3888");
    EXPECT_EQ(chance(odds, "held", "hal"), "4967/7776");
    EXPECT_EQ(chance(odds, "struck", "kay"), "10187317/60466176") << "as by numbers alone";
  }
}

TEST(OddsRequest, a_whole_activation_past_an_enemy) {
  Client client;
  begin_move(client);
  const std::string walk = R"({"do":"odds","choice":{"verb":"go","path":[[18,17]],"facing":0})";
  const Json unhurt = client.ok(walk + "}");
  EXPECT_EQ(ends_of(unhurt, "odo"), nullptr) << "let go: " << dump(unhurt);
  const Json struck =
      client.ok(walk + R"(,"replies":[{"kind":"opportunity","choice":{"verb":"strike","figure":"odo","number":1}}]})");
  EXPECT_EQ(chance(struck, "opportunity", "odo"), "1") << dump(struck);
  EXPECT_GT(out_of(struck, "alan"), 0);
  // Staying and striking in one breath is striking after having stayed.
  const Json both = client.ok(R"({"do":"odds","choice":{"verb":"stay"},"then":[{"verb":"attack","target":"odo"}]})");
  EXPECT_EQ(chance(both, "hit", "alan"), "3/4") << dump(both);
}

// "Move here past the halberdier, then shoot him": what happens on the way belongs to it.
TEST(OddsRequest, move_here_past_the_halberdier_then_shoot_him) {
  std::string armed = brawl;
  const auto arm = [&](const char* with, const char* other) {
    for (std::size_t at = armed.find(with); at != std::string::npos; at = armed.find(with, at + 1))
      armed.replace(at, std::string_view(with).size(), other);
  };
  arm("\"sword\"", "\"longbow\""), arm("\"axe\"", "\"halberd\"");
  Client client;
  client.ok(armed);
  for (const char* request :
       {R"({"do":"roll","faces":[6]})", R"({"do":"roll","faces":[1]})",
        R"({"do":"answer","choice":{"verb":"name","figure":"alan"}})", R"({"do":"answer","choice":{"verb":"pass"}})",
        R"({"do":"answer","choice":{"verb":"dice","number":2}})"})
    client.ok(request);
  const std::string order =
      R"({"do":"odds","choice":{"verb":"go","path":[[20,17]],"facing":0},"then":[{"verb":"shoot","target":"odo"}])";
  // Ranged 3, a snapshot with a longbow after a move: only two sixes, which count seven, would do, and they do not.
  const Json let_go = client.ok(order + "}");
  EXPECT_EQ(chance(let_go, "shot_past", "alan"), "1") << dump(let_go);
  // Melee 3, from behind +2, at somebody who moves −1: three and more. Then the halberd: out half of the time.
  const Json struck =
      client.ok(order + R"(,"replies":[{"kind":"opportunity","choice":{"verb":"strike","figure":"odo","number":1}}]})");
  EXPECT_EQ(chance(struck, "opportunity", "odo"), "1") << dump(struck);
  EXPECT_EQ(chance(struck, "hit", "odo"), "2/3");
  EXPECT_EQ(chance(struck, "out_of_action", "alan"), "1/3");
  EXPECT_EQ(chance(struck, "went_to_ground", "alan"), "2/9");
  EXPECT_EQ(chance(struck, "shot_past", "alan"), "1/3") << "he shoots if he was missed himself";
}

TEST(OddsRequest, what_is_thrown_until_somebody_wins_is_counted_to_its_end) {
  Client client;
  client.ok(brawl);
  for (const char* request : {R"({"do":"roll","faces":[6]})", R"({"do":"roll","faces":[1]})",
                              R"({"do":"answer","choice":{"verb":"name","figure":"alan"}})",
                              R"({"do":"answer","choice":{"verb":"name","figure":"odo"}})",
                              R"({"do":"answer","choice":{"verb":"dice","number":1}})"})
    client.ok(request);
  const Json odds = client.ok(R"({"do":"odds","choice":{"verb":"dice","number":1}})");
  EXPECT_TRUE(odds["exact"].get<bool>());
  EXPECT_EQ(chance(odds, "activated", "alan"), "1/2") << dump(odds);
  EXPECT_EQ(chance(odds, "activated", "odo"), "1/2");
}

TEST(OddsRequest, more_than_the_budget_is_sampled_and_says_so) {
  Client client;
  begin_action(client);
  const Json odds = client.ok(attack(R"(,"budget":2,"samples":2000)"));
  EXPECT_FALSE(odds["exact"].get<bool>());
  EXPECT_EQ(odds["samples"], 2000);
  for (const Json& one : odds["incidents"]) {
    EXPECT_FALSE(one.contains("fraction"));
    if (one["kind"] != "hit") continue;
    const double found = one["decimal"].get<double>(), low = one["interval"][0].get<double>(),
                 high = one["interval"][1].get<double>();
    EXPECT_NEAR(found, 0.75, 0.05) << dump(one);
    EXPECT_TRUE(low < found && found < high && high - low < 0.04) << dump(one);
  }
}

TEST(OddsRequest, what_is_not_legal_is_refused_as_an_answer_would_be) {
  Client client;
  begin_action(client);
  const Json odds = client.error(R"({"do":"odds","choice":{"verb":"attack","target":"fulk"}})");
  const Json answer = client.error(R"({"do":"answer","choice":{"verb":"attack","target":"fulk"}})");
  EXPECT_EQ(odds["code"], answer["code"]);
  EXPECT_EQ(client.code(R"({"do":"odds"})"), "bad_request");
  EXPECT_EQ(client.code(attack(R"(,"others":"worst")")), "bad_request");
}

TEST(OddsRequest, endings_that_read_the_same_are_one_and_who_is_hurt_is_told) {
  Client client;
  begin_action(client);
  const Json odds = client.ok(attack(""));
  std::set<std::string> read;
  for (Json one : odds["outcomes"]) {
    one.erase("fraction"), one.erase("decimal");
    EXPECT_TRUE(read.insert(dump(one)).second) << dump(one);
  }
  for (const Json& one : odds["figures"])
    EXPECT_EQ(one["hurt"]["fraction"], one["figure"] == "odo" ? "35/48" : "0") << dump(one);
}

TEST(FieldRequest, places_where_a_blow_would_land_and_what_they_cost) {
  Client client;
  begin_move(client);
  const std::string before = client.standing();
  const Json field = client.ok(R"({"do":"field","choice":{"verb":"go","path":[[20,19]],"facing":0},"target":"odo",
    "then":[{"verb":"attack","target":"odo"}],"others":"best"})");
  EXPECT_EQ(client.standing(), before) << "nothing is done";
  EXPECT_EQ(field["step"], 1);
  ASSERT_GT(field["places"].size(), 20u);
  int near = 0, far = 0;
  for (const Json& place : field["places"]) {
    const double x = place["at"][0].get<double>() - 20, y = place["at"][1].get<double>() - 21.2,
                 away = std::hypot(x, y);
    const double hurt = place["hurt"].get<double>();
    near += away < 1.5, far += away > 4;
    EXPECT_TRUE(away >= 1.5 || hurt > 0.02) << dump(place);
    EXPECT_TRUE(away <= 4 || hurt == 0) << dump(place);
  }
  EXPECT_GT(near, 0);
  EXPECT_GT(far, 0);
  EXPECT_EQ(client.code(R"({"do":"field","choice":{"verb":"stay"}})"), "no_way");
}

TEST(FieldRequest, what_can_be_done_from_a_place_and_what_may_be_done_to_him_there) {
  Client client;
  begin_move(client);
  const Json field = client.ok(R"({"do":"field","choice":{"verb":"go","path":[[20,19]],"facing":0},"target":"odo"})");
  bool close = false, aloof = false;
  for (const Json& place : field["places"]) {
    const double away = std::hypot(place["at"][0].get<double>() - 20, place["at"][1].get<double>() - 21.2);
    const double hurt = place["hurt"].get<double>(), danger = place["danger"].get<double>();
    const bool here = place["at"] == Json::array({20, 20}), far = away > 4;
    EXPECT_TRUE(!here || hurt == 0.5) << "Melee 3 and the one die left for him: " << dump(place);
    EXPECT_TRUE(!far || hurt == 0) << dump(place);
    close = close || here, aloof = aloof || far;
    // Odo's share is two dice of four, and he gets everywhere that Alan does; who has moved is harder to hit.
    EXPECT_DOUBLE_EQ(danger, here ? 0.75 : 0.5556) << dump(place);
  }
  EXPECT_TRUE(close && aloof);
}

// Numbers of somebody's own, within what may be written: three blows against thirty-five dice each.
TEST(Odds, chances_too_small_for_a_fraction_are_sampled) {
  data::Library library = data::Library::embedded();
  std::string numbers = *library.find("merlin/better.toml");
  const auto change = [&](const std::string& from, const std::string& to) {
    const std::size_t at = numbers.find("\n" + from);
    ASSERT_NE(at, std::string::npos) << from;
    numbers.replace(at + 1, from.size(), to);
  };
  for (const char* key : {"mounted = 3", "charging = 4", "couched = 5", "any = 4", "saves = 5"})
    change(key, std::string(key, std::strlen(key) - 1) + "6");
  for (const char* key : {"base = 1", "mail = 1", "armoured_horse = 1"}) change(key, std::string(key) + "0");
  change("plate = 2", "plate = 10"), change("helmet = 1", "helmet = 5"), change("shield = 1", "shield = 5");
  library.put("merlin/better.toml", numbers);
  Client client(std::move(library));
  client.ok(R"({"do":"new","rules":"merlin-better","seed":3,
    "scenario":{"name":"Knights","table":[72,56],"sides":[{"zone":[20,20,50,22]},{"zone":[20,23,50,25],"facing":180}]},
    "sides":[{"name":"A","figures":[
      {"name":"A0","profile":"mounted-knight","leader":true},{"name":"A1","profile":"mounted-knight"},
      {"name":"A2","profile":"mounted-knight"}]},
      {"name":"B","figures":[
      {"name":"B0","profile":"mounted-knight","leader":true},{"name":"B1","profile":"mounted-knight"},
      {"name":"B2","profile":"mounted-knight"}]}]})");
  for (const char* choice : {R"("side":0,"choice":{"verb":"first"})", R"("side":0,"choice":{"verb":"done"})",
                             R"("side":1,"choice":{"verb":"done"})",
                             R"("side":0,"choice":{"verb":"strike","figure":"a0","target":"b0","number":6})",
                             R"("side":0,"choice":{"verb":"strike","figure":"a1","target":"b2","number":6})",
                             R"("side":0,"choice":{"verb":"strike","figure":"a2","target":"b1","number":6})"})
    client.ok(std::string(R"({"do":"answer",)") + choice + "}");
  for (const char* side : {"0", "1"}) {
    const Json odds = client.send(std::string(R"({"do":"odds","side":)") + side +
                                  R"(,"choice":{"verb":"done"},"budget":20000,"samples":50})");
    EXPECT_TRUE(!odds.contains("ok") || odds["ok"]["exact"] == false) << dump(odds);
  }
}

}  // namespace fyrd::protocol
