// The other commands, their exit codes and their complaints.
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

class Command : public ProgramTest {};

TEST_F(Command, help_and_version_and_bad_usage) {
  EXPECT_EQ(run({"--version"}).code, 0);
  EXPECT_TRUE(has(run({"--help"}).out, "play"));
  for (const char* name : {"play", "sim", "replay", "draw", "engine", "rules", "warband", "bench"}) {
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
  EXPECT_EQ(run({"play", "--me", "7"}).code, 2);
  EXPECT_EQ(run({"play", "--scenario", "nowhere"}).code, 2);
  EXPECT_EQ(run({"draw", "--rules", "merlin-simple", "-o", file("no/such/folder.svg")}).code, 2);
}

TEST_F(Command, simulations_are_the_same_bytes_on_any_number_of_threads) {
  for (const std::vector<std::string>& more :
       {std::vector<std::string>{}, {"--json"}, {"--swap", "--players", "quick,random"}}) {
    std::vector<std::string> one = {"sim", "merlin-simple", "--games", "60", "--seed", "9", "--threads", "1"};
    one.insert(one.end(), more.begin(), more.end());
    std::vector<std::string> three = one;
    three[7] = "3";
    const Said a = run(one), b = run(three);
    EXPECT_EQ(a.code, 0) << a.err;
    EXPECT_FALSE(a.out.empty());
    EXPECT_EQ(a.out, b.out);
  }
}

TEST_F(Command, a_simulation_as_json_adds_up) {
  const Said said = run({"sim", "merlin-simple", "--games", "40", "--swap", "--json"});
  const auto json = nlohmann::json::parse(said.out, nullptr, false);
  ASSERT_TRUE(json.is_object()) << said.out << said.err;
  EXPECT_EQ(json["games"], 80);
  int games = json["drawn"]["games"].get<int>(), by_player = games;
  for (const auto& side : json["sides"]) games += side["won"]["games"].get<int>();
  for (const auto& player : json["players"]) by_player += player["won"]["games"].get<int>();
  EXPECT_EQ(games, 80);
  EXPECT_EQ(by_player, 80);
  EXPECT_EQ(json["hash"].get<std::string>().size(), 16u);
}

TEST_F(Command, rules_tell_what_there_is) {
  const Said all = run({"rules"}), one = run({"rules", "merlin-simple"});
  EXPECT_TRUE(has(all.out, "merlin-simple"));
  EXPECT_EQ(one.code, 0) << one.err;
  for (const char* word : {"Scenarios", "field", "Warbands", "boar", "Profiles", "Ground"})
    EXPECT_TRUE(has(one.out, word)) << word;
  EXPECT_EQ(run({"rules", "chess"}).code, 2);
}

TEST_F(Command, data_laid_over_the_built_in_files) {
  const std::string original = text_of_file(FYRD_SOURCE_DIR "/data/merlin/simple.toml");
  ASSERT_FALSE(original.empty());
  write_text(file("data/merlin/simple.toml"), original + "\nmovment = = 20\n");
  const Said typo = run({"--data", file("data"), "sim", "merlin-simple", "--games", "1"});
  EXPECT_EQ(typo.code, 2);
  const long lines = std::count(original.begin(), original.end(), '\n') + 2;
  EXPECT_TRUE(has(typo.err, "merlin/simple.toml:" + std::to_string(lines) + ":")) << typo.err;

  std::string slower = original;  // a number that changes every battle
  slower.replace(slower.find("movement = 20"), 13, "movement = 6");
  write_text(file("data/merlin/simple.toml"), slower);
  const std::vector<std::string> sim = {"sim", "merlin-simple", "--games", "20", "--data", file("data")};
  const Said changed = run(sim);
  EXPECT_EQ(changed.code, 0) << changed.err;
  EXPECT_NE(changed.out, run({"sim", "merlin-simple", "--games", "20"}).out);

  const Said missing = run({"--data", file("nowhere"), "rules"});
  EXPECT_EQ(missing.code, 2);
  EXPECT_TRUE(has(missing.err, "nowhere")) << missing.err;
}

TEST_F(Command, a_warband_is_checked_whole) {
  const Said good =
      run({"warband", "check", FYRD_SOURCE_DIR "/data/merlin/warbands/boar.toml", "--rules", "merlin-simple"});
  EXPECT_EQ(good.code, 0) << good.err;
  EXPECT_TRUE(has(good.out, "in all")) << good.out;
  write_text(file("bad.toml"),
             "name = \"Bad\"\n[[figures]]\nname = \"A\"\nprofile = \"wizard\"\n[[figures]]\nname = \"B\"\nprofile = "
             "\"dragon\"\n");
  const Said bad = run({"warband", "check", file("bad.toml"), "--rules", "merlin-simple"});
  EXPECT_EQ(bad.code, 1);
  EXPECT_TRUE(has(bad.err, "bad.toml:4:")) << bad.err;
  EXPECT_TRUE(has(bad.err, "bad.toml:7:")) << bad.err;
}

}  // namespace
}  // namespace fyrd::test
