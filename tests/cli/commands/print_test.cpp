// fyrd print: files and complaints.
#include "tests/cli/program.h"
#include "tests/paths.h"

namespace fyrd::test {
namespace {

class Print : public ProgramTest {};

TEST_F(Print, writes_html) {
  const Said said = run({"print", "cards", "rollo", "--rules", "nottingham", "--paper", "letter"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(has(said.out, "<h2>Rollo</h2>") && has(said.out, "@page{size:215.9mm 279.4mm"));
  EXPECT_EQ(run({"print", "reference", "newcastle", "-o", file("new.html")}).code, 0);
  EXPECT_TRUE(text_of_file(file("new.html")).starts_with("<!DOCTYPE html>"));
}

TEST_F(Print, cards_of_a_record_show_who_has_fallen) {
  const std::string record = recorded("battle.json");
  const Said end = run({"print", "cards", "--record", record}),
             begin = run({"print", "cards", "--record", record, "--at", "0"});
  EXPECT_EQ(end.code, 0) << end.err;
  EXPECT_TRUE(has(end.out, "card gone\"") && has(end.out, "×</i>out</span>"));
  EXPECT_FALSE(has(begin.out, "card gone\""));
  EXPECT_EQ(run({"print", "cards", "--record", record, "--at", "99999"}).code, 2);
}

TEST_F(Print, complains_with_suggestions) {
  const Said warband = run({"print", "cards", "rolo", "--rules", "nottingham"}),
             scenario = run({"print", "scenario", "skirmsh", "--rules", "nottingham"});
  EXPECT_NE(warband.code, 0);
  EXPECT_TRUE(has(warband.err, "did you mean 'rollo'")) << warband.err;
  EXPECT_NE(scenario.code, 0);
  EXPECT_TRUE(has(scenario.err, "did you mean 'skirmish'")) << scenario.err;
  EXPECT_TRUE(has(run({"print", "reference", "newcastel"}).err, "did you mean 'newcastle'"));
  EXPECT_EQ(run({"print", "cards"}).code, 2);
  EXPECT_EQ(run({"print"}).code, 2);
  EXPECT_EQ(run({"print", "cards", "rollo", "--rules", "nottingham", "--paper", "a5"}).code, 2);
  EXPECT_EQ(run({"print", "cards", "rollo", "--rules", "nottingham", "--record", "x.json"}).code, 2);
  for (const char* what : {"cards", "reference", "scenario", "charts", "roster"})
    EXPECT_TRUE(has(run({"print", what, "--help"}).out, "Examples:")) << what;
}

TEST_F(Print, without_a_browser_a_pdf_is_refused_in_words) {
  ::setenv("CHROMIUM", "/no/such/chromium", 1);
  const Said said = run({"print", "reference", "newcastle", "-o", file("new.pdf")});
  ::unsetenv("CHROMIUM");
  EXPECT_EQ(said.code, 2);
  EXPECT_TRUE(has(said.err, "printed by Chromium") && has(said.err, ".html")) << said.err;
  EXPECT_FALSE(std::filesystem::exists(file("new.pdf")));
}

TEST_F(Print, charts_are_those_of_the_data) {
  std::string text = text_of_file(std::string(source_folder) + "/data/stormclouds/villains.toml");
  const std::string name = "small warrior";
  write_text(file("data/stormclouds/villains.toml"), text.replace(text.find(name), name.size(), "small weasel"));
  const Said said = run({"print", "charts"}), other = run({"--data", file("data"), "print", "charts"});
  EXPECT_EQ(said.code, 0) << said.err;
  EXPECT_TRUE(has(said.out, "<h2>small warrior</h2>") && has(said.out, "<h2>massive mage</h2>"));
  EXPECT_EQ(other.code, 0) << other.err;
  EXPECT_TRUE(has(other.out, "<h2>small weasel</h2>"));
}

TEST_F(Print, cards_are_of_the_rules_the_warband_is_for) {
  ASSERT_EQ(run({"warband", "new", "nottingham", "--from", "rollo", "-o", file("mine.toml")}).code, 0);
  const Said own = run({"print", "cards", file("mine.toml")}), name = run({"print", "cards", "rollo"}),
             several = run({"print", "cards", "boar"});
  EXPECT_EQ(own.code, 0) << own.err;
  EXPECT_EQ(name.out, run({"print", "cards", "rollo", "--rules", "nottingham"}).out);
  EXPECT_EQ(own.out, name.out);
  EXPECT_EQ(several.code, 2);
  EXPECT_TRUE(has(several.err,
                  "merlin-simple, merlin-better, merlin-realistic have a warband 'boar'; name one of them: --rules"))
      << several.err;
}

}  // namespace
}  // namespace fyrd::test
