// fyrd chart: flowcharts drawn, and lines that nobody comes to.
#include "tests/cli/program.h"
#include "tests/cli/xml.h"
#include "tests/paths.h"

namespace fyrd::test {
namespace {

class ChartCommand : public ProgramTest {};

TEST_F(ChartCommand, draws_both_sides_of_a_chart) {
  const Said said = run({"chart", "warrior"});
  EXPECT_EQ(said.code, 0);
  EXPECT_EQ(xml_trouble(said.out), "");
  for (const char* words : {"Warrior", "healthy", "wounded", "Rally", "touches a Hero", "yes", "no"})
    EXPECT_TRUE(has(said.out, words)) << words;
  EXPECT_TRUE(has(run({"chart", "hunter"}).out, "Go on with the healthy side"));
}

TEST_F(ChartCommand, the_rule_page_shows_them_as_they_are) {
  for (const std::string name : {"warrior", "hunter", "mage"}) {
    std::ifstream file(std::string(source_folder) + "/docs/images/" + name + ".svg");
    std::ostringstream picture;
    picture << file.rdbuf();
    EXPECT_EQ(run({"chart", name}).out, picture.str()) << "fyrd chart " << name << " -o docs/images/" << name << ".svg";
  }
}

TEST_F(ChartCommand, an_unknown_chart_is_refused) {
  const Said said = run({"chart", "archer"});
  EXPECT_NE(said.code, 0);
  EXPECT_TRUE(has(said.err, "warrior, hunter and mage")) << said.err;
}

TEST_F(ChartCommand, lists_how_often_each_line_was_taken) {
  const Said said = run({"chart", "mage", "--check", "--games", "80"});
  EXPECT_TRUE(has(said.out, "healthy 3: sees a Hero")) << said.out;
  const Said few = run({"chart", "hunter", "--check", "--games", "4"});
  EXPECT_NE(few.code, 0);
  EXPECT_TRUE(has(few.out, "never taken")) << few.out;
}

// The last line of a side holds always; without it some Turns have none.
TEST_F(ChartCommand, finds_turns_in_which_no_line_holds) {
  std::string text = text_of_file(std::string(source_folder) + "/data/stormclouds/charts.toml");
  const std::size_t at = text.find("when = [\"always\"]\nthen = \"approach\"");
  ASSERT_NE(at, std::string::npos);
  text.replace(at, 17, "when = [\"shared\"]");
  write_text(file("mine/stormclouds/charts.toml"), text);
  const Said hole = run({"--data", file("mine"), "chart", "warrior", "--check", "--games", "40"});
  EXPECT_EQ(hole.code, 1);
  EXPECT_TRUE(has(hole.out, "Turns in which no line holds")) << hole.out;
  EXPECT_FALSE(has(run({"chart", "warrior", "--check", "--games", "40"}).out, "Turns in which no line holds"));
}

}  // namespace
}  // namespace fyrd::test
