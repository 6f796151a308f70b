// Which slips are forgiven with a guess, and which are not.
#include "data/suggest.h"

#include <gtest/gtest.h>

#include <string>

namespace fyrd::data {
namespace {

constexpr std::string_view known[] = {"sword", "axe", "bow", "two-handed", "spear", "id"};

TEST(Suggest, NearWords) {
  EXPECT_EQ(suggestion("sord", known), " (did you mean 'sword'?)");
  EXPECT_EQ(suggestion("swrod", known), " (did you mean 'sword'?)");
  EXPECT_EQ(suggestion("swordss", known), " (did you mean 'sword'?)");
  EXPECT_EQ(suggestion("Sword", known), " (did you mean 'sword'?)");
  EXPECT_EQ(suggestion("two_handed", known), " (did you mean 'two-handed'?)");
  EXPECT_EQ(suggestion("ax", known), " (did you mean 'axe'?)");
}

TEST(Suggest, FarWords) {
  EXPECT_EQ(suggestion("halberd", known), "");
  EXPECT_EQ(suggestion("bat", known), "");  // two of three letters
  EXPECT_EQ(suggestion("at", known), "");   // all of 'id'
  EXPECT_EQ(suggestion("", known), "");
  EXPECT_EQ(suggestion("sword", {}), "");
  EXPECT_EQ(suggestion(std::string(100'000, 'x'), known), "");
}

TEST(Suggest, TheNearestWinsThenTheFirst) {
  constexpr std::string_view words[] = {"shields", "shield", "shieln"};
  EXPECT_EQ(suggestion("shiel", words), " (did you mean 'shield'?)");
}

TEST(Suggest, CountsSlips) {
  EXPECT_EQ(slips("", "", 2), 0);
  EXPECT_EQ(slips("ab", "ba", 2), 1);
  EXPECT_EQ(slips("abc", "cab", 2), 2);
  EXPECT_EQ(slips("abc", "xyz", 2), 3);
  EXPECT_EQ(slips("a", "abcdef", 2), 3);
}

}  // namespace
}  // namespace fyrd::data
