// How warriors of Nottingham begin a battle, when their warband says so: anywhere, in any state, with anything in hand.
#include "tests/rulesets/nottingham/band.h"

namespace fyrd::nottingham::band {

TEST(NottinghamWarband, anybody_anywhere_in_any_state) {
  const Read band = read(leader(
      "gear = [\"crossbow\", \"warhorse\"]\nat = [12.5, 7]\nfacing = 90\nheight = 2.5\nlying = true\nout = true\n"
      "panic = true\nbound = 3\ndismounted = true\nunloaded = true\nhands = [\"crossbow\"]"));
  EXPECT_EQ(band.wrong, "");
  const Warrior& hob = band.roster.warriors[0];
  ASSERT_TRUE(hob.at && hob.facing);
  EXPECT_EQ(*hob.at, (Point{31'750, 17'780}));
  EXPECT_EQ(*hob.facing, east);
  EXPECT_EQ(hob.height, Length{6'350});
  EXPECT_TRUE(hob.lying && hob.out && hob.panic && hob.dismounted && hob.unloaded);
  EXPECT_EQ(hob.bound, 3);
  EXPECT_EQ(in_hands(hob), "crossbow, crossbow");
}

TEST(NottinghamWarband, nobody_is_anything_unless_it_says_so) {
  const Warrior hob = read(leader()).roster.warriors[0];
  EXPECT_FALSE(hob.at || hob.facing || hob.hands);
  EXPECT_FALSE(hob.lying || hob.out || hob.panic || hob.dismounted || hob.unloaded);
  EXPECT_EQ(hob.bound, 0);
  EXPECT_EQ(hob.pennies, 0);
  EXPECT_EQ(hob.height, Length{});
}

TEST(NottinghamWarband, members_of_a_group_differ_only_in_how_they_begin) {
  const Read band = read(leader() +
                         "[[groups]]\nclass = \"archer\"\ngear = [\"bow\", \"dagger\"]\nhands = [\"bow\"]\n"
                         "[[groups.members]]\nname = \"Wat\"\nat = [1, 2]\nlying = true\n"
                         "[[groups.members]]\nname = \"Ned\"\nid = \"ned-two\"\nhands = [\"dagger\"]\npennies = 4\n");
  EXPECT_EQ(band.wrong, "");
  const Warrior &wat = named(band.roster, "Wat"), &ned = named(band.roster, "Ned");
  EXPECT_EQ(wat.id, "wat");
  EXPECT_EQ(ned.id, "ned-two");
  EXPECT_TRUE(wat.lying && wat.at);
  EXPECT_FALSE(ned.lying || ned.at);
  EXPECT_EQ(in_hands(wat), "bow, bow");
  EXPECT_EQ(in_hands(ned), "dagger, empty");
  EXPECT_EQ(gear_of(wat), "bow, dagger");
  EXPECT_EQ(gear_of(ned), "bow, dagger, purse");
  EXPECT_SAYS(read(leader() + group("\"A\"", "class = \"archer\"\nmembers = [{name = \"B\"}]")).wrong, "not both");
  EXPECT_SAYS(
      read(leader() + "[[groups]]\nclass = \"archer\"\n[[groups.members]]\nname = \"B\"\ngear = [\"axe\"]").wrong,
      "unknown key 'gear'");
}

TEST(NottinghamWarband, places_follow_the_scale) {
  const Warrior hob = read(leader("at = [10, 20]\nheight = 2"), 100, 50).roster.warriors[0];
  EXPECT_EQ(*hob.at, (Point{12'700, 25'400}));
  EXPECT_EQ(hob.height, 1_in);
}

TEST(NottinghamWarband, states_that_cannot_be) {
  EXPECT_SAYS(read(leader("dismounted = true")).wrong, "he has no horse to be off");
  EXPECT_SAYS(read(leader("gear = [\"bow\"]\nunloaded = true")).wrong, "he has nothing that is loaded");
  EXPECT_SAYS(read(leader("bound = 41")).wrong, "'bound' must be a whole number from 0 to 40");
  EXPECT_SAYS(read(leader("gear = [\"purse\"]")).wrong, "nobody buys a purse");
}

}  // namespace fyrd::nottingham::band
