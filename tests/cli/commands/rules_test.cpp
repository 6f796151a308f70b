// fyrd rules.
#include "tests/cli/program.h"

namespace fyrd::test {
namespace {

class RulesCommand : public ProgramTest {};

TEST_F(RulesCommand, rules_tell_what_there_is) {
  const Said all = run({"rules"}), one = run({"rules", "merlin-simple"});
  EXPECT_TRUE(has(all.out, "merlin-simple"));
  EXPECT_EQ(one.code, 0) << one.err;
  for (const char* word : {"Scenarios", "field", "Warbands", "boar", "Profiles", "Ground"})
    EXPECT_TRUE(has(one.out, word)) << word;
  EXPECT_EQ(run({"rules", "chess"}).code, 2);
}

TEST_F(RulesCommand, a_title_that_ends_itself_gets_no_full_stop) {
  for (const char* rules : {"merlin-simple", "nottingham", "newcastle", "darkages", "stormclouds"}) {
    const std::string out = run({"rules", rules}).out;
    EXPECT_FALSE(has(out, "!. ") || has(out, "?. ")) << rules;
  }
}

}  // namespace
}  // namespace fyrd::test
