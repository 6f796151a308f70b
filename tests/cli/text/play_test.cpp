// fyrd play --text: scripted games from beginning to end.
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

using Json = nlohmann::ordered_json;

class Play : public ProgramTest {};

std::string times(const std::string& text, int n) {
  std::string all;
  while (n-- > 0) all += text;
  return all;
}

TEST_F(Play, a_scripted_game_goes_to_its_end_and_verifies) {
  const std::string path = file("game.json");
  const Said said =
      run({"play", "--text", "--seed", "3", "--save", path}, "look\nmap\nhelp\nadvise\nyes\n" + times("auto\n", 60));
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(has(said.out, "The battle is over"))
      << said.out.substr(said.out.size() - std::min<std::size_t>(said.out.size(), 2000));
  EXPECT_TRUE(has(said.out, "[MER-S-")) << "narration names its rules";
  const Said replayed = run({"replay", path, "--verify", "--quiet"});
  EXPECT_EQ(replayed.code, 0) << replayed.err;
  EXPECT_TRUE(has(replayed.out, "verified: ")) << replayed.out;
}

TEST_F(Play, the_same_seed_tells_the_same_story) {
  const Said one = run({"play", "--text", "--me", "none", "--seed", "5"}),
             two = run({"play", "--text", "--me", "none", "--seed", "5"});
  EXPECT_EQ(one.code, 0);
  EXPECT_EQ(one.out, two.out);
  EXPECT_NE(one.out, run({"play", "--text", "--me", "none", "--seed", "6"}).out);
}

TEST_F(Play, orders_in_words_and_taking_them_back) {
  const Said said = run(
      {"play", "--text", "--seed", "4", "--me", "both"},
      "who sir hugh\nhugh north 3\nundo\nwat to 29 12 then 30 13\nfly to the moon\nned 5\nwhy hugh north 60\nquit\n");
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(has(said.out, "Sir Hugh moves 3″ north.")) << said.out;
  EXPECT_TRUE(has(said.out, "Taken back."));
  EXPECT_TRUE(has(said.out, "Wat moves"));
  EXPECT_TRUE(has(said.out, "I do not know 'fly'"));
  EXPECT_TRUE(has(said.out, "A place is two numbers"));
  EXPECT_TRUE(has(said.out, "Not allowed:")) << "a choice out of reach is explained";
}

TEST_F(Play, the_end_of_input_is_no_error) {
  const Said said = run({"play", "--text", "--seed", "4"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(has(said.out, "save FILE")) << said.out;
}

TEST_F(Play, dice_are_typed_when_they_are_manual) {
  const Said said =
      run({"play", "--text", "--dice", "manual", "--me", "both", "--seed", "1"}, "9\nmaybe\n5\n2\nquit\n");
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(has(said.out, "Roll 1d6 for the first move")) << said.out;
  EXPECT_TRUE(has(said.out, "Type the faces"));
  EXPECT_TRUE(has(said.out, "goes first"));
}

TEST_F(Play, a_game_is_saved_and_played_on_and_never_written_over_in_silence) {
  const std::string path = file("game.json");
  EXPECT_EQ(run({"play", "--text", "--seed", "4"}, "auto\nsave " + path + "\n").code, 0);
  const std::string before = text_of_file(path);
  EXPECT_FALSE(before.empty());
  EXPECT_TRUE(has(run({"play", "--text", "--seed", "5"}, "save " + path + "\n").out, "there already"));
  const Said refused = run({"play", "--text", "--save", path});
  EXPECT_EQ(refused.code, 2);
  EXPECT_TRUE(has(refused.err, "--force")) << refused.err;
  EXPECT_EQ(text_of_file(path), before);
  const Said on = run({"play", "--text", "--load", path, "--save", path}, "auto\n");
  EXPECT_EQ(on.code, 0) << on.err;
  EXPECT_NE(text_of_file(path), before);
  EXPECT_EQ(run({"replay", path, "--verify", "--quiet"}).code, 0);
}

TEST_F(Play, a_place_that_cannot_be_written_is_refused_before_the_battle) {
  for (const std::string& path : {file("no/such/game.json"), file("")}) {
    const Said said = run({"play", "--text", "--force", "--save", path}, "auto all\n");
    EXPECT_EQ(said.code, 2);
    EXPECT_EQ(said.out, "");
    EXPECT_TRUE(has(said.err, "cannot write " + path)) << said.err;
  }
}

TEST_F(Play, the_command_to_play_on_works) {
  const std::string path = file("game.json");
  const Said said = run({"play", "--text", "--seed", "4", "--save", path}, "auto\nhelp\n");
  EXPECT_TRUE(has(said.out, "Play on with: fyrd play --text --load " + path)) << said.out;
  EXPECT_TRUE(has(said.out, "fyrd play --text --load FILE"));
  EXPECT_TRUE(has(run({"campaign", "battle", "--help"}).out, "fyrd play --text --load evening.json"));
  EXPECT_EQ(run({"play", "--text", "--load", path}).code, 0);
}

TEST_F(Play, own_dice_have_no_seed) {
  const Said said = run({"play", "--text", "--dice", "manual", "--seed", "2"});
  EXPECT_TRUE(has(said.out, "merlin-simple, with your own dice.\n")) << said.out;
  EXPECT_FALSE(has(said.out, "seed"));
}

TEST_F(Play, each_problem_of_a_set_up_is_told_once) {
  const Said said = run({"play", "--text", "--sides", "nobody,noone"});
  EXPECT_EQ(said.code, 2);
  EXPECT_EQ(said.err,
            "fyrd: The battle cannot be set up:\n  warband: there is no warband 'nobody' for merlin-simple\n"
            "  warband: there is no warband 'noone' for merlin-simple\n");
  Json record = Json::parse(text_of_file(recorded("game.json")), nullptr, false);
  record["setup"]["sides"][0]["figures"][0]["profile"] = "wizard";
  write_text(file("wizard.json"), record.dump());
  const std::string err = run({"replay", file("wizard.json")}).err;
  EXPECT_NE(err.find("'profile' must be"), std::string::npos) << err;
  EXPECT_EQ(err.find("'profile' must be"), err.rfind("'profile' must be")) << err;
}

}  // namespace
}  // namespace fyrd::test
