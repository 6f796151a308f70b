// fyrd rules.
#include "rulesets/ruleset.h"
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

TEST_F(RulesCommand, every_ruling_is_told_with_its_reading_and_its_ways) {
  for (const Ruleset* rules : rulesets()) {
    const std::string out = run({"rules", rules->id()}).out;
    const std::size_t heading = out.find("\nRulings (--option KEY=WORD)");
    ASSERT_NE(heading, std::string::npos) << rules->id();
    for (const Ruling& one : rules->rulings()) {
      const std::size_t at = out.find(std::string("\n  ") + one.key + " ", heading);
      ASSERT_NE(at, std::string::npos) << one.key;
      std::size_t told = out.find(std::string("[") + one.reading + "]\n", at);
      ASSERT_NE(told, std::string::npos) << one.key;
      for (const Ruling::Way& way : one.ways()) {  // below it, in their order
        told = out.find(std::string("   ") + way.word + " ", told);
        ASSERT_NE(told, std::string::npos) << one.key << " " << way.word;
      }
    }
  }
}

}  // namespace
}  // namespace fyrd::test
