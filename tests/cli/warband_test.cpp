// fyrd warband: a band to begin with, how it looks, what it costs, and what is wrong with it.
#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

class WarbandCommand : public ProgramTest {};

TEST_F(WarbandCommand, a_new_one_for_each_ruleset_is_legal_and_says_what_it_is_for) {
  for (const char* rules : {"merlin-simple", "merlin-better", "merlin-realistic", "nottingham", "newcastle", "darkages", "stormclouds"}) {
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
  const Said mine = run({"warband", "cost", file("mine.toml")}), theirs = run({"warband", "cost", "hardpads", "--rules", "stormclouds"});
  EXPECT_EQ(mine.out, theirs.out);
  EXPECT_TRUE(has(mine.out, "   290  in all: 290 of 450 points")) << mine.out;
  EXPECT_TRUE(has(mine.out, "   110  Fleabite Hardpad")) << mine.out;
  EXPECT_TRUE(has(run({"warband", "new", "newcastle"}).out, "rules = [\"newcastle\"]"));
}

TEST_F(WarbandCommand, a_band_is_shown_with_everybody_and_why_it_cannot_fight) {
  write_text(file("bad.toml"), "name = 'Mine'\nrules = ['nottingham']\n[[heroes]]\nname = 'Wat'\nclass = 'knight'\nleader = true\n"
                               "gear = ['sword', 'shield', 'buckler']\n[[groups]]\nnames = ['Col', 'Dob']\nclass = 'archer'\ngear = ['longbow']\n");
  const Said said = run({"warband", "show", file("bad.toml")});
  EXPECT_EQ(said.code, 1);
  for (const char* part : {"Mine", "heroes (1 of 5)", "Wat", "knight; Leader; sword, shield, buckler", "Col, Dob", "longbow", "of 100 pennies", "It cannot fight yet",
                           "at most 1 shield or buckler"})
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

}  // namespace
}  // namespace fyrd::test
