// Rulings from outside: offered with their ways, chosen by a word, kept by records, and refused when there is no such
// way.
#include "rulesets/ruleset.h"
#include "tests/protocol/client.h"

namespace fyrd::protocol {
namespace {

Json begun_with(const Ruleset& rules, const Json& options) {
  return {{"do", "new"}, {"rules", rules.id()}, {"seed", 4}, {"options", options}};
}

Json chosen(Client& client) { return client.ok(R"({"do":"record"})")["record"]["setup"]["rulings"]; }

// One way of each ruling by its place, the letter first.
Json ways_of(const Ruleset& rules, bool letter) {
  Json all = Json::object();
  for (const Ruling& one : rules.rulings()) all[one.key] = letter ? one.ways().front().word : one.ways().back().word;
  return all;
}

TEST(Rulings, are_offered_with_all_their_ways_the_letter_first) {
  for (const Ruleset* rules : rulesets()) {
    Client client;
    const Json offered = client.ok(Json{{"do", "catalog"}, {"rules", rules->id()}})["rulings"];
    ASSERT_EQ(offered.size(), rules->rulings().size()) << rules->id();
    EXPECT_FALSE(offered.empty()) << rules->id();
    for (std::size_t i = 0; i < offered.size(); ++i) {
      const Ruling& one = rules->rulings()[i];
      EXPECT_EQ(offered[i]["key"], one.key);
      EXPECT_EQ(offered[i]["rule"], one.reading);
      EXPECT_EQ(offered[i]["default"], one.ways()[0].word);
      ASSERT_EQ(offered[i]["ways"].size(), one.ways().size());
      EXPECT_GE(one.ways().size(), 2u) << one.key;
      for (std::size_t k = 0; k < one.ways().size(); ++k) EXPECT_EQ(offered[i]["ways"][k]["word"], one.ways()[k].word);
    }
  }
}

TEST(Rulings, a_record_keeps_each_of_them_and_plays_by_it) {
  for (const Ruleset* rules : rulesets()) {
    for (const bool letter : {true, false}) {
      Client client;
      client.ok(begun_with(*rules, letter ? Json::object() : ways_of(*rules, false)));
      EXPECT_EQ(chosen(client), ways_of(*rules, letter)) << rules->id();
      const Json end = play_on(client, 60);
      const Json record = client.ok(R"({"do":"record"})")["record"];
      Client other;
      EXPECT_EQ(other.ok(Json{{"do", "load"}, {"record", record}})["hash"], end["hash"]) << rules->id();
      EXPECT_EQ(chosen(other), ways_of(*rules, letter)) << rules->id();
    }
  }
}

TEST(Rulings, another_word_is_refused_with_those_there_are) {
  for (const Ruleset* rules : rulesets()) {
    for (const Ruling& one : rules->rulings()) {
      Client client;
      const Json error = client.error(begun_with(*rules, {{one.key, "neither"}}));
      for (const Ruling::Way& way : one.ways())
        EXPECT_NE(dump(error).find(way.word), std::string::npos) << one.key << ": " << dump(error);
    }
  }
}

}  // namespace
}  // namespace fyrd::protocol
