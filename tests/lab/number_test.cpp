// One number of a data file is found by its place and changed where it stands; what no file has is refused.
#include "lab/number.h"

#include <gtest/gtest.h>

namespace fyrd {
namespace {

const Ruleset& nottingham() { return *find_ruleset("nottingham"); }

std::string refused(const std::string& text) {
  data::Library library = data::Library::embedded();
  data::Problems problems;
  const Change one = read_change(text, "--set", problems);
  if (problems.empty()) change(library, nottingham(), one, "--set", problems);
  return problems.text();
}

TEST(Number, is_changed_where_it_stands_and_nothing_else_is) {
  data::Library library = data::Library::embedded();
  const std::string before = *library.find("nottingham/gear.toml");
  data::Problems problems;
  change(library, nottingham(), {"gear.longbow.damage", "2"}, "--set", problems);
  const std::string after = *library.find("nottingham/gear.toml");
  EXPECT_TRUE(problems.empty()) << problems.text();
  EXPECT_EQ(value_at(library, nottingham(), "gear.longbow.damage"), "2");
  EXPECT_EQ(value_at(library, nottingham(), "gear.crossbow.damage"), "1");
  EXPECT_EQ(after.size(), before.size());
  change(library, nottingham(), {"gear.longbow.damage", "1"}, "--set", problems);
  EXPECT_EQ(*library.find("nottingham/gear.toml"), before);
}

TEST(Number, may_be_a_word_or_a_switch_or_what_only_its_fellows_say) {
  data::Library library = data::Library::embedded();
  data::Problems problems;
  for (const Change& one : {Change{"gear.crossbow.loads", "false"}, Change{"gear.sword.name", "long knife"},
                            Change{"gear.bow.damage", "1"}}) {
    change(library, nottingham(), one, "--set", problems);
    EXPECT_TRUE(problems.empty()) << one.place << ": " << problems.text();
  }
  EXPECT_EQ(value_at(library, nottingham(), "gear.crossbow.loads"), "false");
  EXPECT_EQ(value_at(library, nottingham(), "gear.sword.name"), "\"long knife\"");
  EXPECT_EQ(value_at(library, nottingham(), "gear.bow.damage"), "1");
  EXPECT_EQ(value_at(library, nottingham(), "gear.bow.price"), "2");
}

TEST(Number, that_no_file_has_is_refused_with_the_nearest) {
  EXPECT_EQ(refused("gear.longbow.damge=2"),
            "--set: no file has the number 'gear.longbow.damge' (did you mean "
            "'gear.longbow.damage'?)\n");
  EXPECT_NE(refused("weapons.longbow.damage=2").find("did you mean 'gear.longbow.damage'"), std::string::npos)
      << refused("weapons.longbow.damage=2");
  EXPECT_NE(refused("gear.longbow=2").find("is a whole table"), std::string::npos);
  EXPECT_NE(refused("gear.longbow.damage=red").find("is a number in nottingham/gear.toml:"), std::string::npos);
  EXPECT_NE(refused("longbow=2").find("must be PLACE=VALUE"), std::string::npos);
  EXPECT_NE(refused("gear.longbow.damage=").find("must be PLACE=VALUE"), std::string::npos);
}

TEST(Number, a_range_has_two_values_or_more) {
  const auto read = [](const char* text, std::string* said = nullptr) {
    data::Problems problems;
    auto all = read_range(text, "range", problems);
    if (said) *said = problems.text();
    return all;
  };
  EXPECT_EQ(read("0..3"), (std::vector<std::string>{"0", "1", "2", "3"}));
  EXPECT_EQ(read("0..1 by 0.25"), (std::vector<std::string>{"0", "0.25", "0.5", "0.75", "1"}));
  EXPECT_EQ(read("1,4"), (std::vector<std::string>{"1", "4"}));
  std::string said;
  for (const char* text : {"2..2", "2", "", "3..1", "0..1 by 0", "a..b", "1,1"}) {
    read(text, &said);
    EXPECT_FALSE(said.empty()) << text;
  }
  read("2..2", &said);
  EXPECT_EQ(said, "range: '2..2' is a range of one value; nothing varies in it\n");
}

}  // namespace
}  // namespace fyrd
