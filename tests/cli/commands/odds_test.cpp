// fyrd odds as people use it.
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"
#include "tests/odds/cases.h"

namespace fyrd::test {
namespace {

using Json = nlohmann::ordered_json;

std::string results(const Said& said) {
  const Json out = Json::parse(said.out, nullptr, false);
  std::string text;
  if (!out.is_object()) return said.out + said.err;
  for (const Json& one : out["results"]) {
    text += (text.empty() ? "" : ", ") + one["result"].get<std::string>() + " " + one["fraction"].get<std::string>();
  }
  return text;
}

}  // namespace

TEST(Odds, the_worked_chances_by_the_command) {
  for (const OddsCase& c : odds_cases) {
    const Said said = run({"odds", c.rules, c.test, "--by", c.by, "--at", c.at, "--thrown", c.thrown, "--json"});
    EXPECT_EQ(said.code, 0) << c.id << said.err;
    EXPECT_EQ(results(said), c.results) << c.id;
  }
}

TEST(Odds, in_words) {
  const Said said = run({"odds", "nottingham", "wound", "--by", "sword", "--at", "heavy armour"});
  EXPECT_EQ(said.code, 0);
  EXPECT_TRUE(has(said.out, "thrown back"));
  EXPECT_TRUE(has(said.out, "1/2")) << said.out;
  EXPECT_TRUE(has(said.out, "0.5000")) << said.out;
}

// What somebody would type, with its quotes taken off.
std::vector<std::string> arguments_of(const std::string& line) {
  std::vector<std::string> all(1);
  bool quoted = false;
  for (const char c : line) {
    if (c == '\'')
      quoted = !quoted;
    else if (c == ' ' && !quoted)
      all.emplace_back();
    else
      all.back() += c;
  }
  return all;
}

TEST(Odds, every_example_of_its_help_can_be_typed) {
  std::istringstream help(run({"odds", "--help"}).out);
  int examples = 0;
  for (std::string line; std::getline(help, line);) {
    if (!line.starts_with("  fyrd odds ")) continue;
    if (const auto remark = line.find("   ", 3); remark != std::string::npos) line.resize(remark);
    const Said said = run(arguments_of(line.substr(std::string("  fyrd ").size())));
    EXPECT_EQ(said.code, 0) << line << "\n" << said.err;
    ++examples;
  }
  EXPECT_GE(examples, 13);
}

TEST(Odds, a_table_over_dice) {
  const Said said = run({"odds", "nottingham", "attack", "--by", "melee 4", "--at", "melee 3", "--table"});
  EXPECT_EQ(said.code, 0);
  EXPECT_TRUE(has(said.out, "out: dice down, blocks across")) << said.out;
  const Said json = run({"odds", "nottingham", "attack", "--by", "melee 4", "--at", "melee 3", "--table", "--json"});
  const Json out = Json::parse(json.out, nullptr, false);
  ASSERT_TRUE(out.is_object()) << json.out;
  EXPECT_EQ(out["table"]["lines"].size(), 6u * 5u);
}

TEST(Odds, one_after_another) {
  const Said three = run({"odds", "merlin-simple", "fight", "--men", "3"});
  EXPECT_EQ(three.code, 0) << three.err;
  EXPECT_TRUE(has(three.out, "--at is out")) << three.out;
  EXPECT_TRUE(has(three.out, "1385/1728")) << three.out;
  const Said json = run({"odds", "newcastle", "contest", "--by", "axeman", "--at", "spearman", "--then",
                         "first or both: damage", "--json"});
  const Json out = Json::parse(json.out, nullptr, false);
  ASSERT_TRUE(out.is_object()) << json.out << json.err;
  EXPECT_EQ(out["tests"].size(), 2u);
  EXPECT_EQ(out["tests"][1]["test"], "damage");
}

TEST(Odds, a_chain_that_cannot_be_read_is_told) {
  const Said result = run({"odds", "newcastle", "contest", "--then", "frist: damage"});
  EXPECT_EQ(result.code, 2);
  EXPECT_TRUE(has(result.err, "did you mean 'first'?")) << result.err;
  const Said test = run({"odds", "newcastle", "contest", "--then", "dammage"});
  EXPECT_TRUE(has(test.err, "did you mean 'damage'?")) << test.err;
  const Said stat = run({"odds", "newcastle", "contest", "--by", "skil 9", "--times", "2"});
  EXPECT_TRUE(has(stat.err, "--by: ")) << stat.err;
  const Said table = run({"odds", "newcastle", "contest", "--table", "--men", "2"});
  EXPECT_TRUE(has(table.err, "--table")) << table.err;
}

TEST(Odds, the_tests_there_are) {
  const Said said = run({"odds", "newcastle"});
  EXPECT_EQ(said.code, 0);
  EXPECT_TRUE(has(said.out, "contest")) << said.out;
  EXPECT_TRUE(has(said.out, "neighbours")) << said.out;
}

TEST(Odds, mistakes_are_told_with_what_would_be_right) {
  const Said test = run({"odds", "nottingham", "atack"});
  EXPECT_EQ(test.code, 2);
  EXPECT_TRUE(has(test.err, "did you mean 'attack'?")) << test.err;
  const Said word = run({"odds", "nottingham", "attack", "--by", "melee 4, swrod"});
  EXPECT_EQ(word.code, 2);
  EXPECT_TRUE(has(word.err, "--by: 'swrod' says nothing here (did you mean 'sword'?)")) << word.err;
  EXPECT_EQ(run({"odds", "notingham"}).code, 2);
  const Said thrown = run({"odds", "nottingham", "fall", "--thrown", "7"});
  EXPECT_EQ(thrown.code, 2);
  EXPECT_TRUE(has(thrown.err, "--thrown: there is no 7 on a die of 1d6")) << thrown.err;
  EXPECT_EQ(run({"odds", "nottingham", "attack", "--thrown", "3", "--table"}).code, 2);
  const Said large =
      run({"odds", "nottingham", "attack", "--by", "melee 4, 30 dice", "--at", "melee 3, 2 blocks", "--json"});
  EXPECT_EQ(large.code, 2) << large.out;
  EXPECT_TRUE(has(large.err, "more than can be counted exactly")) << large.err;
  EXPECT_EQ(run({"odds", "nottingham", "fall", "--table"}).code, 2);
}

}  // namespace fyrd::test
