// What is typed after fyrd: help, numbers, names, and what does not go together.
#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

class Arguments : public ProgramTest {};

TEST_F(Arguments, help_and_version_and_bad_usage) {
  EXPECT_EQ(run({"--version"}).code, 0);
  EXPECT_TRUE(has(run({"--help"}).out, "play"));
  for (const char* name : {"play", "--text", "sim", "replay", "draw", "engine", "rules", "warband", "bench"}) {
    const Said said = run({name, "--help"});
    EXPECT_EQ(said.code, 0) << name;
    EXPECT_TRUE(has(said.out, "Examples:")) << name;
  }
  EXPECT_EQ(run({}).code, 2);
  const Said typo = run({"ply"});
  EXPECT_EQ(typo.code, 2);
  EXPECT_TRUE(has(typo.err, "did you mean 'play'")) << typo.err;
  EXPECT_EQ(run({"sim"}).code, 2);
  EXPECT_EQ(run({"sim", "chess"}).code, 2);
  EXPECT_EQ(run({"sim", "merlin-simple", "--games", "none"}).code, 2);
  EXPECT_EQ(run({"sim", "merlin-simple", "--players", "quick,nobody"}).code, 2);
  EXPECT_EQ(run({"play", "--text", "--me", "7"}).code, 2);
  EXPECT_EQ(run({"play", "--text", "--scenario", "nowhere"}).code, 2);
  EXPECT_EQ(run({"draw", "--rules", "merlin-simple", "-o", file("no/such/folder.svg")}).code, 2);
}

TEST_F(Arguments, numbers_are_digits_within_bounds) {
  const std::string path = recorded("game.json");
  for (const char* number : {"-1", "+1", "100000000000000000000", "9223372036854775808", "0x10", "1.5", "one", ""}) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"play", "--text", "--seed"},
                                                      {"sim", "merlin-simple", "--games", "1", "--seed"},
                                                      {"replay", path, "--at"},
                                                      {"draw", path, "--at"},
                                                      {"sim", "merlin-simple", "--games"}}) {
      std::vector<std::string> all = arguments;
      all.back() += "=" + std::string(number);
      const Said said = run(all);
      EXPECT_EQ(said.code, 2) << all.back();
      EXPECT_TRUE(has(said.err, arguments.back())) << said.err;
    }
  }
  const Said said = run({"play", "--text", "--seed", "-1"});
  EXPECT_TRUE(has(said.err, "from 0 to 9223372036854775807, not '-1'")) << said.err;
  EXPECT_TRUE(has(run({"play", "--text", "--seed", "9223372036854775807"}).out, "The seed is 9223372036854775807"));
  EXPECT_TRUE(has(run({"play", "--text", "--seed", "010"}).out, "The seed is 10:"));
}

TEST_F(Arguments, what_a_record_already_has_is_not_asked_for_again) {
  const std::string path = recorded("game.json");
  for (const std::vector<std::string>& more : {std::vector<std::string>{"--seed", "3"},
                                               {"--rules", "merlin-simple"},
                                               {"--scenario", "field"},
                                               {"--sides", "boar,boar"},
                                               {"--option", "scale=50"}}) {
    std::vector<std::string> play = {"play", "--text", "--load", path}, draw = {"draw", path};
    play.insert(play.end(), more.begin(), more.end());
    draw.insert(draw.end(), more.begin(), more.end());
    const Said said = run(play);
    EXPECT_EQ(said.code, 2);
    EXPECT_TRUE(has(said.err, "leave " + more[0] + " out")) << said.err;
    EXPECT_EQ(run(draw).code, 2);
  }
  EXPECT_EQ(run({"draw", "--at", "3"}).code, 2);
}

TEST_F(Arguments, an_opponent_nobody_knows_is_refused_before_the_battle) {
  const Said said = run({"play", "--text", "--opponent", "merlin"});
  EXPECT_EQ(said.code, 2);
  EXPECT_EQ(said.out, "");
  EXPECT_TRUE(has(said.err, "no player called 'merlin'; there are quick, random")) << said.err;
}

TEST_F(Arguments, switches_are_on_or_off) {
  const auto sim = [](const std::string& value) {
    return run({"sim", "darkages", "--games", "2", "--option", "leaders=" + value});
  };
  for (const char* value : {"on", "yes", "true"}) EXPECT_EQ(sim(value).code, 0) << sim(value).err;
  EXPECT_EQ(sim("off").out, sim("false").out);
  EXPECT_EQ(sim("off").out, sim("no").out);
  EXPECT_TRUE(has(sim("maybe").err, "'leaders' must be true or false, not 'maybe'")) << sim("maybe").err;
}

TEST_F(Arguments, an_empty_name_is_refused) {
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"sim", "", "--games", "1"},
                                                    {"sim", "merlin-simple", "--games", "1", "--scenario", ""},
                                                    {"play", "--text", "--rules", ""},
                                                    {"rules", ""},
                                                    {"print", "reference", ""},
                                                    {"warband", "new", ""}}) {
    const Said said = run(arguments);
    EXPECT_EQ(said.code, 2) << arguments[0];
    EXPECT_TRUE(has(said.err, "is empty; give a name")) << said.err;
  }
}

}  // namespace
}  // namespace fyrd::test
