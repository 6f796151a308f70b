// Names of one and of several, and the words beside them.
#include "core/events/agree.h"

#include <gtest/gtest.h>

namespace fyrd {
namespace {

TEST(Agree, names_that_stand_for_several) {
  for (const char* name :
       {"Saxons", "The Hardpads", "Northmen", "Knights of Baldwin the Boar", "Brogan and his Gay Green Fellows",
        "The Oakshield Six", "Three spears", "Breton riders", "The Herdsmen", "Two Axes", "Village folk"})
    EXPECT_TRUE(plural(name)) << name;
}

TEST(Agree, names_that_stand_for_one) {
  for (const char* name : {"Company of the Boar", "Castle Watch", "Eric", "The sheriff of Nottingham",
                           "Rollo's peasant revolt", "The Massive One", "The guard of the bank", "A lone archer",
                           "The host under three crowns", "The Boss", "Rollo's", "Nobody", ""})
    EXPECT_FALSE(plural(name)) << name;
}

TEST(Agree, words_beside_them) {
  EXPECT_EQ(does("Eric", "wins"), "Eric wins");
  EXPECT_EQ(does("Saxons", "wins"), "Saxons win");
  const std::pair<const char*, const char*> words[] = {{"has", "have"}, {"is", "are"},      {"its", "their"},
                                                       {"it", "they"},  {"passes", "pass"}, {"pushes", "push"},
                                                       {"goes", "go"},  {"names", "name"},  {"comes", "come"}};
  for (const auto& [one, several] : words) {
    EXPECT_EQ(agreeing("The Mob", one), one);
    EXPECT_EQ(agreeing("The Spears", one), several);
  }
}

}  // namespace
}  // namespace fyrd
