// fyrd warband: a band to begin with, how it looks, what it costs, and what is wrong with it.
#include "tests/cli/program.h"
#include "tests/paths.h"

namespace fyrd::test {
namespace {

class WarbandCommand : public ProgramTest {};

TEST_F(WarbandCommand, a_new_one_for_each_ruleset_is_legal_and_says_what_it_is_for) {
  for (const char* rules :
       {"merlin-simple", "merlin-better", "merlin-realistic", "nottingham", "newcastle", "darkages", "stormclouds"}) {
    const std::string path = file(std::string(rules) + ".toml");
    const Said made = run({"warband", "new", rules, "-o", path});
    EXPECT_EQ(made.code, 0) << rules << made.err;
    const Said checked = run({"warband", "check", path});
    EXPECT_EQ(checked.code, 0) << rules << checked.err;
    EXPECT_TRUE(has(checked.out, std::string("A good warband for ") + rules)) << checked.out;
    EXPECT_EQ(run({"warband", "show", path}).code, 0);
  }
}

TEST_F(WarbandCommand, a_copy_of_a_sample_costs_what_the_sample_costs) {
  EXPECT_EQ(run({"warband", "new", "stormclouds", "--from", "hardpads", "-o", file("mine.toml")}).code, 0);
  const Said mine = run({"warband", "cost", file("mine.toml")}),
             theirs = run({"warband", "cost", "hardpads", "--rules", "stormclouds"});
  EXPECT_EQ(mine.out, theirs.out);
  EXPECT_TRUE(has(mine.out, "   290  in all: 290 of 450 points")) << mine.out;
  EXPECT_TRUE(has(mine.out, "   110  Fleabite Hardpad")) << mine.out;
  EXPECT_TRUE(has(run({"warband", "new", "newcastle"}).out, "rules = [\"newcastle\"]"));
}

TEST_F(WarbandCommand, a_band_is_shown_with_everybody_and_why_it_cannot_fight) {
  write_text(file("bad.toml"),
             "name = 'Mine'\nrules = ['nottingham']\n[[heroes]]\nname = 'Wat'\nclass = 'knight'\nleader = true\n"
             "gear = ['sword', 'shield', 'buckler']\n[[groups]]\nnames = ['Col', 'Dob']\nclass = 'archer'\ngear = "
             "['longbow']\n");
  const Said said = run({"warband", "show", file("bad.toml")});
  EXPECT_EQ(said.code, 1);
  for (const char* part : {"Mine", "heroes (1 of 5)", "Wat", "knight; Leader; sword, shield, buckler", "Col, Dob",
                           "longbow", "of 100 pennies", "It cannot fight yet", "at most 1 shield or buckler"})
    EXPECT_TRUE(has(said.out, part)) << part << "\n" << said.out;
}

TEST_F(WarbandCommand, mistakes_are_explained) {
  EXPECT_EQ(run({"warband", "new", "newcastle", "-o", file("mine.toml")}).code, 0);
  const Said twice = run({"warband", "new", "newcastle", "-o", file("mine.toml")});
  EXPECT_EQ(twice.code, 2);
  EXPECT_TRUE(has(twice.err, "--force")) << twice.err;
  EXPECT_EQ(run({"warband", "new", "newcastle", "-o", file("mine.toml"), "--force"}).code, 0);
  EXPECT_TRUE(has(run({"warband", "new", "newcastel"}).err, "did you mean 'newcastle'"));
  EXPECT_TRUE(has(run({"warband", "new", "nottingham", "--from", "rolo"}).err, "did you mean 'rollo'"));
  EXPECT_TRUE(has(run({"warband", "check", "boar"}).err, "--rules RULESET"));
  write_text(file("plain.toml"), "name = 'X'\n");
  EXPECT_TRUE(has(run({"warband", "show", file("plain.toml")}).err, "does not say which rules"));
}

TEST_F(WarbandCommand, a_band_of_other_rules_is_not_copied) {
  EXPECT_EQ(run({"warband", "new", "merlin-simple", "-o", file("merlin.toml")}).code, 0);
  const Said said = run({"warband", "new", "newcastle", "--from", file("merlin.toml"), "-o", file("mine.toml")});
  EXPECT_EQ(said.code, 2);
  EXPECT_TRUE(has(said.err, "this warband is for merlin-simple, not for newcastle")) << said.err;
  EXPECT_FALSE(std::filesystem::exists(file("mine.toml")));
}

TEST_F(WarbandCommand, a_file_that_cannot_be_read_is_explained) {
  write_text(file("text.toml"), "name = 'X'\nrules = 'nottingham'\n");
  for (const char* command : {"check", "show", "cost"}) {
    const Said none = run({"warband", command, file("none.toml")}), text = run({"warband", command, file("text.toml")});
    EXPECT_EQ(none.code, 1);
    EXPECT_EQ(none.err, "fyrd: there is no file " + file("none.toml") + "\n");
    EXPECT_EQ(text.code, 1);
    EXPECT_TRUE(has(text.err, "text.toml:2:9: 'rules' must be a list")) << text.err;
  }
}

TEST_F(WarbandCommand, the_cost_of_a_bad_band_is_told_with_its_problems) {
  write_text(file("bad.toml"),
             "name = 'Mine'\nrules = ['nottingham']\n[[heroes]]\nname = 'Wat'\nclass = 'knight'\nleader = true\ngear = "
             "['shield', 'buckler']\n");
  const Said said = run({"warband", "cost", file("bad.toml")});
  EXPECT_EQ(said.code, 1);
  EXPECT_TRUE(has(said.out, "in all")) << said.out;
  EXPECT_TRUE(has(said.err, "at most 1 shield or buckler")) << said.err;
}

TEST_F(WarbandCommand, a_name_that_only_one_ruleset_has_needs_no_rules) {
  EXPECT_EQ(run({"warband", "cost", "baldwin"}).out, run({"warband", "cost", "baldwin", "--rules", "nottingham"}).out);
  EXPECT_TRUE(has(run({"warband", "cost", "baldwni"}).err, "did you mean 'baldwin'"));
}

TEST_F(WarbandCommand, a_warband_is_checked_whole) {
  const Said good = run(
      {"warband", "check", std::string(source_folder) + "/data/merlin/warbands/boar.toml", "--rules", "merlin-simple"});
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
