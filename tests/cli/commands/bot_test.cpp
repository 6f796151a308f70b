// Programs from outside as players: the one in docs/bot.md plays, and those that fail end their battles and nothing
// else.
#include <chrono>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

class Bot : public ProgramTest {
 protected:
  // The program in docs/bot.md, as somebody would save it.
  std::string documented() const {
    const std::string page = text_of_file(std::string(source_folder) + "/docs/bot.md"), begin = "```python\n";
    const std::size_t from = page.rfind(begin) + begin.size();
    write_text(file("mybot.py"), page.substr(from, page.find("```", from) - from));
    return "cmd:python3 " + file("mybot.py");
  }
  Said against_quick(const std::string& bot, std::vector<std::string> more = {}) const {
    std::vector<std::string> all = {"sim", "merlin-simple", "--games",      "2",     "--threads",
                                    "1",   "--players",     bot + ",quick", "--json"};
    all.insert(all.end(), more.begin(), more.end());
    return run(all);
  }
};

TEST_F(Bot, the_one_on_the_page_plays_by_any_rules_and_the_same_each_time) {
  for (const char* rules : {"merlin-simple", "newcastle", "nottingham", "darkages"}) {
    const std::vector<std::string> all = {"sim", rules, "--games", "1", "--players", documented() + ",quick", "--json"};
    const Said one = run(all), two = run(all);
    ASSERT_EQ(one.code, 0) << rules << one.err;
    EXPECT_EQ(nlohmann::json::parse(one.out)["games"], 1);
    EXPECT_EQ(one.out, two.out);
  }
}

TEST_F(Bot, the_one_on_the_page_beats_chance) {
  const Said said =
      run({"sim", "merlin-better", "--games", "8", "--swap", "--players", documented() + ",random", "--json"});
  ASSERT_EQ(said.code, 0) << said.err;
  const auto json = nlohmann::json::parse(said.out);
  EXPECT_GE(json["players"][0]["won"]["games"], 9) << said.out;
}

TEST_F(Bot, plays_at_a_text_table_and_on_the_ladder) {
  const Said table = run({"play", "--text", "--rules", "merlin-simple", "--seed", "2", "--opponent", documented()},
                         "auto all\nquit\n");
  EXPECT_EQ(table.code, 0) << table.err;
  EXPECT_FALSE(has(table.out, "does not know")) << table.out;
  const Said ladder = run({"lab", "ladder", "merlin-simple", "--players", "random," + documented(), "--pairs", "2"});
  EXPECT_EQ(ladder.code, 0) << ladder.err;
  EXPECT_TRUE(has(ladder.out, "2 pairs")) << ladder.out;
}

TEST_F(Bot, whoever_fails_is_named_with_what_he_did) {
  const auto says = [&](const std::string& reply) {
    write_text(file("says.sh"), "while read -r line; do echo '" + reply + "'; done\n");
    return against_quick("cmd:sh " + file("says.sh")).err;
  };
  EXPECT_TRUE(has(against_quick("cmd:exit 3").err, "has ended"));
  EXPECT_TRUE(has(says("hello"), "'hello'"));
  EXPECT_TRUE(has(says(R"({"id":1,"ok":{"choice":{"verb":"fly"}}})"), "fly"));
  EXPECT_TRUE(has(says(R"({"id":1,"error":{"message":"enough"}})"), "enough"));
  EXPECT_TRUE(has(against_quick("cmd:read -r line; yes | tr -d '\\n'").err, "more than a line may hold"));
  EXPECT_EQ(against_quick("cmd:exit 3").code, 1);
}

TEST_F(Bot, whoever_hangs_is_not_waited_for) {
  const auto began = std::chrono::steady_clock::now();
  const Said said = against_quick("cmd:sleep 600", {"--patience", "1"});
  EXPECT_EQ(said.code, 1);
  EXPECT_TRUE(has(said.err, "did not answer within 1 second")) << said.err;
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(30));
}

TEST_F(Bot, a_battle_may_be_lost_by_failing) {
  const Said said = against_quick("cmd:exit 3", {"--failing", "lose"});
  ASSERT_EQ(said.code, 0) << said.err;
  const auto json = nlohmann::json::parse(said.out);
  EXPECT_EQ(json["players"][1]["won"]["games"], 2);
  EXPECT_EQ(json["verdicts"][0]["verdict"], "the program that led the others failed");
}

TEST_F(Bot, at_a_table_a_person_goes_on_for_who_failed) {
  const Said said = run({"play", "--text", "--rules", "merlin-simple", "--seed", "2", "--opponent", "cmd:exit 3"},
                        "done\ndone\ndone\ndone\nquit\nquit\n");
  EXPECT_TRUE(has(said.out, "has ended")) << said.out;
}

}  // namespace
}  // namespace fyrd::test
