// Every refusal with its code; after each the game is what it was.
#include "client.h"

namespace fyrd::protocol {

struct Refused {
  const char* code;
  const char* request;
};

class Refusals : public testing::TestWithParam<Refused> {};

TEST_P(Refusals, keep_their_code_and_change_nothing) {
  Client client;
  client.begin_duel();
  const std::string before = client.standing();
  const Json error = client.error(GetParam().request);
  EXPECT_EQ(error["code"], GetParam().code) << GetParam().request << "\n" << dump(error);
  EXPECT_FALSE(error["message"].get<std::string>().empty());
  EXPECT_EQ(client.standing(), before);
}

INSTANTIATE_TEST_SUITE_P(
    Setup, Refusals,
    testing::Values(Refused{"bad_request", R"({"do":"new"})"},
                    Refused{"unknown_rules", R"({"do":"new","rules":"merlin"})"},
                    Refused{"unknown_rules", R"({"do":"catalog","rules":""})"},
                    Refused{"unknown_rules", R"({"do":"check","rules":"x","warband":"boar"})"},
                    Refused{"bad_setup", R"({"do":"new","rules":"merlin-simple","scenario":"fields"})"},
                    Refused{"bad_setup", R"({"do":"new","rules":"merlin-simple","scenario":"../terrain"})"},
                    Refused{"bad_setup", R"({"do":"new","rules":"merlin-simple","scenario":{}})"},
                    Refused{"bad_setup", R"({"do":"new","rules":"merlin-simple","sides":["boar","bore"]})"},
                    Refused{"bad_setup", R"({"do":"new","rules":"merlin-simple","sides":["boar"]})"},
                    Refused{"bad_setup", R"({"do":"new","rules":"merlin-simple","sides":["boar","boar","boar"]})"},
                    Refused{"bad_setup", R"({"do":"new","rules":"merlin-simple","sides":["boar",{}]})"},
                    Refused{"bad_setup", R"({"do":"new","rules":"merlin-simple","options":{"scales":50}})"},
                    Refused{"bad_setup", R"({"do":"new","rules":"merlin-simple","options":{"scale":1e18}})"},
                    Refused{"bad_setup", R"({"do":"new","rules":"merlin-simple","options":{"scale":"NaN"}})"},
                    Refused{"bad_request", R"({"do":"new","rules":"merlin-simple","sides":[]})"},
                    Refused{"bad_request", R"({"do":"new","rules":"merlin-simple","sides":["a","b","c","d","e","f"]})"},
                    Refused{"bad_request", R"({"do":"new","rules":"merlin-simple","dice":"loaded"})"},
                    Refused{"bad_request", R"({"do":"new","rules":"merlin-simple","seed":-1})"},
                    Refused{"bad_request", R"({"do":"new","rules":"merlin-simple","seed":1.5})"},
                    Refused{"bad_request", R"({"do":"new","rules":"merlin-simple","seed":1e18})"},
                    Refused{"bad_request", R"({"do":"new","rules":"merlin-simple","seed":9223372036854775808})"},
                    Refused{"bad_request", R"({"do":"new","rules":"merlin-simple","seed":"18446744073709551616"})"},
                    Refused{"bad_request", R"({"do":"new","rules":"merlin-simple","seed":"-0"})"},
                    Refused{"bad_request", R"({"do":"new","rules":"merlin-simple","seed":"+1"})"},
                    Refused{"bad_request", R"({"do":"new","rules":"merlin-simple","seed":" 1"})"},
                    Refused{"bad_request", R"({"do":"new","rules":"merlin-simple","seed":""})"},
                    Refused{"bad_request", R"({"do":"new","rules":"merlin-simple","seed":"NaN"})"}));

INSTANTIATE_TEST_SUITE_P(
    Choices, Refusals,
    testing::Values(
        Refused{"bad_request", R"({"do":"answer"})"}, Refused{"bad_choice", R"({"do":"answer","choice":{}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":1}})"},
        Refused{"unknown_verb", R"({"do":"answer","choice":{"verb":"mvoe"}})"},
        Refused{"unknown_verb", R"({"do":"answer","choice":{"verb":""}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move"}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","figure":"hugh"}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","path":[[1,1]]}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"done","figure":"hugh"}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"done","number":0}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"done","wait":true}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[[1,1]],"facing":0}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","figure":0,"path":[[1,1]]}})"},
        Refused{"unknown_figure", R"({"do":"answer","choice":{"verb":"move","figure":"Hugh","path":[[1,1]]}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[]}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[15,6]}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[[15]]}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[[15,6,7]]}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[["15","6"]]}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[[15,null]]}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[[1e18,6]]}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[[-1e300,6]]}})"},
        Refused{"bad_choice",
                R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[[9223372036854775808,6]]}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[["NaN",6]]}})"},
        Refused{"bad_choice", R"({"do":"answer","choice":{"verb":"move","figure":"hugh",
          "path":[[1,1],[1,2],[1,3],[1,4],[1,5],[1,6],[1,7],[1,8],[1,9],[2,1],[2,2],[2,3],[2,4]]}})"},
        Refused{"off_table", R"({"do":"answer","choice":{"verb":"move","figure":"hugh","path":[[-0,-0.0]]}})"},
        Refused{"too_far", R"({"do":"answer","choice":{"verb":"move","figure":"alan","path":[[19,26]]}})"},
        Refused{"not_yours", R"({"do":"answer","choice":{"verb":"move","figure":"odo","path":[[15,24]]}})"},
        Refused{"bad_choice", R"({"do":"explain","choice":{"verb":"move","figure":"hugh","path":"north"}})"},
        Refused{"unknown_figure", R"({"do":"explain","choice":{"verb":"move","figure":"nobody","path":[[1,1]]}})"},
        Refused{"unknown_verb", R"({"do":"explain","choice":{"verb":"shoot","figure":"alan","target":"odo"}})"}));

INSTANTIATE_TEST_SUITE_P(
    Others, Refusals,
    testing::Values(Refused{"not_your_decision", R"({"do":"answer","side":"watch","choice":{"verb":"done"}})"},
                    Refused{"not_your_decision", R"({"do":"options","side":1})"},
                    Refused{"not_your_decision", R"({"do":"advise","side":1})"},
                    Refused{"not_your_decision", R"({"do":"explain","side":1,"choice":{"verb":"done"}})"},
                    Refused{"unknown_side", R"({"do":"answer","side":2,"choice":{"verb":"done"}})"},
                    Refused{"unknown_side", R"({"do":"answer","side":-1,"choice":{"verb":"done"}})"},
                    Refused{"unknown_side", R"({"do":"answer","side":1e18,"choice":{"verb":"done"}})"},
                    Refused{"unknown_side", R"({"do":"answer","side":0.5,"choice":{"verb":"done"}})"},
                    Refused{"unknown_side", R"({"do":"view","side":"bore"})"},
                    Refused{"unknown_side", R"({"do":"view","side":256})"},
                    Refused{"no_roll_wanted", R"({"do":"roll","faces":[1]})"},
                    Refused{"bad_request", R"({"do":"roll"})"}, Refused{"bad_undo", R"({"do":"undo","to":3})"},
                    Refused{"bad_undo", R"({"do":"undo","to":9223372036854775807})"},
                    Refused{"bad_request", R"({"do":"undo","to":9223372036854775808})"},
                    Refused{"bad_request", R"({"do":"undo","to":-1})"}, Refused{"bad_undo", R"({"do":"undo"})"},
                    Refused{"unknown_player", R"({"do":"advise","player":"quik"})"},
                    Refused{"bad_request", R"({"do":"advise","questions":-1})"},
                    Refused{"bad_request", R"({"do":"view","events":-1})"},
                    Refused{"bad_record", R"({"do":"load","record":{}})"}, Refused{"bad_request", R"({"do":"load"})"}));

TEST(Refusal, of_dice) {
  Client client;
  client.ok(duel);
  const std::string before = client.standing();
  for (const char* faces : {"[0]", "[7]", "[]", "[1,2]", "[65535]"})
    EXPECT_EQ(client.code(std::string(R"({"do":"roll","faces":)") + faces + "}"), "bad_faces") << faces;
  for (const char* faces : {"[-1]", "[1.5]", "[\"1\"]", "[null]", "[[1]]", "[1e18]", "[65542]", "6", "\"6\"", "{}"})
    EXPECT_EQ(client.code(std::string(R"({"do":"roll","faces":)") + faces + "}"), "bad_request") << faces;
  for (const char* name : {"options", "advise"})
    EXPECT_EQ(client.code(R"({"do":")" + std::string(name) + "\"}"), "dice_wanted") << name;
  EXPECT_EQ(client.code(R"({"do":"answer","choice":{"verb":"done"}})"), "dice_wanted");
  EXPECT_EQ(client.code(R"({"do":"explain","side":"boar","choice":{"verb":"done"}})"), "dice_wanted");
  EXPECT_EQ(client.standing(), before);
}

TEST(Refusal, of_a_setup_names_every_problem) {
  Client client;
  const Json error = client.error(R"({"do":"new","rules":"merlin-simple","sides":[
    {"name":"A","figures":[{"name":"X","profile":"spearmann"},{"name":"Y","profile":5}]},"boar"]})");
  EXPECT_EQ(error["code"], "bad_setup");
  ASSERT_EQ(error["problems"].size(), 2u) << dump(error);
  EXPECT_EQ(error["problems"][0]["where"], "sides[0].figures[0].profile");
  EXPECT_EQ(error["problems"][1]["where"], "sides[0].figures[1].profile");
}

// Each key of each request, with each kind of value it must not have.
TEST(Refusal, of_wrong_types_for_every_key) {
  struct Key {
    const char* request;  // complete and right but for this key
    const char* key;
    const char* right;  // the kinds of value that may be right: t(ext) n(umber) o(bject) l(ist) b(oolean)
  };
  const Key keys[] = {
      {R"({"do":"hello"})", "do", "t"},
      {R"({"do":"hello"})", "id", "tn"},
      {R"({"do":"catalog"})", "rules", "t"},
      {R"({"do":"check","warband":"boar"})", "rules", "t"},
      {R"({"do":"check","rules":"merlin-simple"})", "warband", "to"},
      {R"({"do":"form"})", "rules", "t"},
      {R"({"do":"offers","warband":{}})", "rules", "t"},
      {R"({"do":"offers","rules":"newcastle"})", "warband", "o"},
      {R"({"do":"offers","rules":"newcastle","warband":{}})", "part", "t"},
      {R"({"do":"offers","rules":"newcastle","warband":{}})", "at", "n"},
      {R"({"do":"new"})", "rules", "t"},
      {R"({"do":"new","rules":"merlin-simple"})", "scenario", "to"},
      {R"({"do":"new","rules":"merlin-simple"})", "sides", "l"},
      {R"({"do":"new","rules":"merlin-simple"})", "seed", "n"},
      {R"({"do":"new","rules":"merlin-simple"})", "dice", ""},
      {R"({"do":"new","rules":"merlin-simple"})", "options", "o"},
      {R"({"do":"view"})", "side", "tn"},
      {R"({"do":"view"})", "events", "n"},
      {R"({"do":"options"})", "side", "tn"},
      {R"({"do":"answer","choice":{"verb":"done"}})", "side", "tn"},
      {R"({"do":"answer"})", "choice", "o"},
      {R"({"do":"roll"})", "faces", "l"},
      {R"({"do":"explain"})", "choice", "o"},
      {R"({"do":"explain","choice":{"verb":"done"}})", "side", "tn"},
      {R"({"do":"advise"})", "side", "tn"},
      {R"({"do":"advise"})", "player", "t"},
      {R"({"do":"advise"})", "questions", "n"},
      {R"({"do":"undo"})", "to", "n"},
      {R"({"do":"load"})", "record", "o"},
      {R"({"do":"load","record":{}})", "verify", "b"},
  };
  const std::pair<char, const char*> values[] = {{'0', "null"}, {'b', "true"}, {'t', "\"x\""},  {'n', "1"},
                                                 {'l', "[]"},   {'o', "{}"},   {'x', "1.5e300"}};
  Client client;
  client.begin_duel();
  const std::string before = client.standing();
  for (const Key& key : keys) {
    for (const auto& [kind, value] : values) {
      const std::string_view right = key.right;
      if (right.find(kind == 'x' ? 'n' : kind) != right.npos) continue;
      Json request = Json::parse(key.request);
      request[key.key] = Json::parse(value);
      const Json error = client.error(request);
      EXPECT_EQ(error["code"], "bad_request") << dump(request);
      EXPECT_NE(error["message"].get<std::string>().find(key.key), std::string::npos) << dump(error);
    }
  }
  EXPECT_EQ(client.standing(), before);
}

}  // namespace fyrd::protocol
