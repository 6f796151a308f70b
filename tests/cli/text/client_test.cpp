// Talking to fyrd play: orders, taking back, leaving.
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

using Json = nlohmann::ordered_json;

class Client : public ProgramTest {};

std::size_t count_of(const std::string& text, const std::string& what) {
  std::size_t n = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
  return n;
}

// The record as `record` shows it, the last of several.
Json shown_record(const std::string& out) {
  const std::size_t at = out.rfind("\n{");
  return at == std::string::npos ? Json()
                                 : Json::parse(out.substr(at + 1, out.find('\n', at + 1) - at), nullptr, false);
}

TEST_F(Client, a_place_alone_moves_nobody) {
  const Said said = run({"play", "--text", "--seed", "2"}, "34 12\nmove 34 12\nnorth 6\ntoward fulk\n");
  EXPECT_EQ(count_of(said.out, "Say who goes, as in: hugh to 34 12."), 2u) << said.out;
  EXPECT_TRUE(has(said.out, "Say who goes, as in: hugh north 6."));
  EXPECT_TRUE(has(said.out, "Say who goes, as in: hugh toward "));
  EXPECT_FALSE(has(said.out, "Sir Hugh moves"));
  const Said picked = run({"play", "--text", "--seed", "2"}, "2\n34 12\n");
  EXPECT_TRUE(has(picked.out, "Sir Hugh moves")) << "whoever was picked before goes";
}

TEST_F(Client, an_order_with_a_part_too_many_or_too_few_is_refused) {
  const Said said = run({"play", "--text", "--seed", "2"},
                        "hugh north 6 facing east\nhugh facing east\nhugh north\nhugh facing\nhugh facing up\nwhy 2\n");
  EXPECT_EQ(count_of(said.out, "No facing is asked here."), 2u) << said.out;
  EXPECT_TRUE(has(said.out, "Say how far, as in: hugh north 6."));
  EXPECT_EQ(count_of(said.out, "After 'facing' comes a direction or degrees"), 2u);
  EXPECT_TRUE(has(said.out, "Pick Sir Hugh first, then ask about one choice."));
  EXPECT_FALSE(has(said.out, "Sir Hugh moves"));
}

TEST_F(Client, the_words_of_a_listed_choice_pick_it) {
  for (const char* words : {"done", "done.", "done moving", "Done moving", "DONE MOVING.", "1.", "2\ndone"}) {
    const Said said = run({"play", "--text", "--seed", "2"}, words + std::string("\nQuit.\n"));
    EXPECT_TRUE(has(said.out, "Turn 1, shooting: Company of the Boar.")) << words << "\n" << said.out;
  }
}

TEST_F(Client, commands_are_understood_in_any_case) {
  const Said said = run({"play", "--text", "--seed", "2"}, "LOOK\nHelp\nDone\nWhy alan shoots fulk\nWHY 2\nQuit\n");
  EXPECT_TRUE(has(said.out, "The table is"));
  EXPECT_EQ(count_of(said.out, "Fulk falls if his roll is lower"), 2u) << said.out;
  EXPECT_FALSE(has(said.out, "Type a number, an order"));
}

TEST_F(Client, examples_are_of_this_battle) {
  const Said said = run({"play", "--text", "--seed", "2", "--me", "1"}, "help\nnonsense\n");
  EXPECT_TRUE(has(said.out, "godfrey toward hugh 5")) << said.out;
  EXPECT_TRUE(has(said.out, "who godfrey "));
  EXPECT_TRUE(has(said.out, "an order such as: godfrey north 6"));
  EXPECT_FALSE(has(said.out, "rolf"));
}

TEST_F(Client, advice_is_in_sentences) {
  const Said said = run({"play", "--text", "--seed", "2"}, "advise\ndone\nadvise\nyes\n");
  EXPECT_EQ(count_of(said.out, "I would: "), 2u) << said.out;
  EXPECT_EQ(count_of(said.out, ". Type yes to do so."), 2u) << said.out;
  EXPECT_TRUE(has(said.out, "I would: Alan shoots at Fulk. Fulk falls if his roll is lower")) << said.out;
  EXPECT_FALSE(has(said.out, "because"));
  EXPECT_FALSE(has(said.out, ".."));
}

TEST_F(Client, only_what_is_mine_is_taken_back) {
  // The computer goes first here.
  const Said none = run({"play", "--text", "--seed", "2"}, "record\nundo\nundo\nrecord\n");
  EXPECT_EQ(count_of(none.out, "Nothing of yours to take back."), 2u) << none.out;
  EXPECT_FALSE(has(none.out, "Taken back."));
  const std::size_t first = none.out.find("\n{");
  EXPECT_NE(none.out.rfind("\n{"), first);
  EXPECT_EQ(none.out.compare(first, 200, none.out, none.out.rfind("\n{"), 200), 0);
  EXPECT_FALSE(shown_record(none.out)["inputs"].empty());

  const Said once = run({"play", "--text", "--seed", "2"}, "record\ndone\nundo\nundo\nrecord\n");
  EXPECT_EQ(count_of(once.out, "Taken back."), 1u) << once.out;
  EXPECT_EQ(count_of(once.out, "Nothing of yours to take back."), 1u);
  EXPECT_EQ(shown_record(once.out)["inputs"], shown_record(none.out)["inputs"]);
}

TEST_F(Client, dice_typed_for_the_computer_are_not_taken_back) {
  const Said said =
      run({"play", "--text", "--dice", "manual", "--seed", "2"}, "1\n5\nundo\n6\nundo\n3\nundo\nrecord\n");
  EXPECT_TRUE(has(said.out, "Fulk strikes Much down")) << said.out;
  EXPECT_EQ(count_of(said.out, "Nothing of yours to take back."), 3u) << said.out;
  EXPECT_FALSE(has(said.out, "Taken back."));
  const Json inputs = shown_record(said.out)["inputs"];
  EXPECT_EQ(std::count_if(inputs.begin(), inputs.end(), [](const Json& i) { return i.contains("faces"); }), 4);
}

TEST_F(Client, leaving_with_something_unsaved_is_not_silent) {
  const std::string path = file("game.json"), lost = "since the last save was not saved";
  const Said kept = run({"play", "--text", "--seed", "2"}, "done\nsave " + path + "\nquit\n");
  EXPECT_FALSE(has(kept.out, "not saved")) << kept.out;
  EXPECT_TRUE(has(run({"play", "--text", "--seed", "3"}, "save " + file("b.json") + "\nauto\nquit\n").out, lost));
  EXPECT_FALSE(has(run({"play", "--text", "--load", path}, "look\nquit\n").out, "not saved"));
  EXPECT_TRUE(has(run({"play", "--text", "--load", path}, "done\n").out, lost)) << "at the end of the input, too";
  EXPECT_TRUE(has(run({"play", "--text", "--load", path}, "auto all\nquit\n").out, lost)) << "after the battle, too";
  EXPECT_FALSE(has(run({"play", "--text", "--load", path}, "done\nundo\nquit\n").out, "not saved"));
  EXPECT_FALSE(has(run({"play", "--text", "--load", path}, "done\nsave\nquit\n").out, "not saved"));
  EXPECT_FALSE(has(run({"play", "--text", "--load", path, "--save", path}, "done\nquit\n").out, "not saved"));
}

TEST_F(Client, at_a_terminal_leaving_is_asked_about_once) {
  const std::string path = file("game.json"), again = "or quit again to leave";
  const Said stubborn = type({"play", "--text", "--rules", "merlin-simple", "--seed", "2"}, "done\nquit\nquit\nlook\n");
  EXPECT_EQ(stubborn.code, 0);
  EXPECT_EQ(count_of(stubborn.out, again), 1u) << stubborn.out;
  EXPECT_TRUE(has(stubborn.out, "Goodbye."));
  EXPECT_FALSE(has(stubborn.out, "The table is"));
  const Said saved = type({"play", "--text", "--rules", "merlin-simple", "--seed", "2"},
                          "done\nquit\nsave " + path + "\nquit\nlook\n");
  EXPECT_TRUE(has(saved.out, "Saved to")) << saved.out;
  EXPECT_FALSE(has(saved.out, "The table is"));
  EXPECT_EQ(count_of(type({"play", "--text", "--load", path}, "quit\nlook\n").out, again), 0u)
      << "nothing is lost there";
  EXPECT_EQ(count_of(type({"play", "--text", "--load", path}, "done\nquit\nquit\n").out, again), 1u);
}

TEST_F(Client, at_a_terminal_the_rules_are_asked_for) {
  const Said left = type({"play", "--text", "--seed", "2"}, "Quit\nlook\n");
  EXPECT_EQ(left.code, 0);
  EXPECT_TRUE(has(left.out, "1. merlin-simple: ")) << left.out;
  EXPECT_FALSE(has(left.out, "The seed is"));
  const Said said = type({"play", "--text", "--seed", "2"}, "chess\nMerlin-Simple\ndone\n");
  EXPECT_TRUE(has(said.out, "There is no 'chess'.")) << said.out;
  EXPECT_TRUE(has(said.out, "merlin-simple, dice thrown")) << said.out;
}

TEST_F(Client, a_loaded_game_goes_on_with_other_dice) {
  const std::string path = file("game.json");
  run({"play", "--text", "--seed", "2"}, "done\nsave " + path + "\n");
  const Said typed = run({"play", "--text", "--load", path, "--dice", "manual"}, "alan shoots fulk\n6\n1\nsave\n");
  EXPECT_TRUE(has(typed.out, "Roll 1d6 for")) << typed.out << typed.err;
  EXPECT_EQ(run({"replay", path, "--verify", "--quiet"}).code, 0);
  const Said thrown = run({"play", "--text", "--load", path, "--dice", "seeded"}, "auto\n");
  EXPECT_EQ(thrown.code, 0) << thrown.err;
  EXPECT_FALSE(has(thrown.out, "Roll 1d6 for"));
  EXPECT_EQ(run({"play", "--text", "--load", path, "--dice", "loaded"}).code, 2);
}

TEST_F(Client, the_ground_is_told_in_words_and_newcomers_as_a_number) {
  const Said said = run({"play", "--text", "--rules", "stormclouds", "--seed", "1", "--me", "all"}, "look\n");
  for (const char* words :
       {"the tavern's upper floor, around", "the wall of the green, a low wall, around", "the barrels, around",
        "the rubble, around", "the mill, a house, around", "Pip (not on the table)", "  12 more are not here.\n"})
    EXPECT_TRUE(has(said.out, words)) << words << "\n" << said.out;
  EXPECT_FALSE(has(said.out, "newcomer 1"));
}

}  // namespace
}  // namespace fyrd::test
