// What hits do: pushes, wounds, deaths, following up.
#include "rulesets/newcastle/deeds/damage.h"

#include "rulesets/newcastle/table/place.h"
#include "tests/rulesets/newcastle/stage.h"

namespace fyrd::newcastle {
namespace {

const Choice stays{.verb = FollowOrder::stay}, follows{.verb = FollowOrder::follow},
    keeps_line{.verb = FollowOrder::keep_line};

struct Pair : Field {
  Pair() {
    red("Eric", "axeman", {50, 50});
    blue("Sven", "axeman", {50, 51}, south_facing);
  }
};

TEST(NEW_060, one_die_drives_back_half_a_move) {
  Pair field;
  EXPECT_EQ(field.hit("Eric", "Sven", {15, 14, 14, 14, 14}, {stays}), "driven_back");
  EXPECT_EQ(field.figure("Sven").at, Place(50, 53.5).at);
  EXPECT_EQ(field.figure("Eric").at, Place(50, 50).at);
}

TEST(NEW_060, two_dice_wound) {
  Pair field;
  EXPECT_EQ(field.hit("Eric", "Sven", {15, 15, 1, 1, 1}), "wounded");
  EXPECT_EQ(rate(field.here(), field.id("Sven")), 3_in);
  EXPECT_EQ(field.sum("Sven", "Eric"), "9 +2 +4 = 15");
  EXPECT_EQ(damage_tally(field.here(), field.id("Sven"), held(field.here(), field.id("Sven"))).total(), 4);
}

TEST(NEW_060, three_and_four_dice_take_off) {
  Pair field;
  EXPECT_EQ(field.hit("Eric", "Sven", {15, 15, 15, 1, 1}), "incapacitated");
  EXPECT_FALSE(field.figure("Sven").in_play());
  Pair other;
  EXPECT_EQ(other.hit("Eric", "Sven", {15, 15, 15, 15, 1}), "killed");
}

TEST(NEW_A07, a_second_wound_is_a_wound_or_the_end) {
  for (const char* ruled : {"worse", "out"}) {
    Pair field;
    field.options["second_wound"] = ruled;
    field.man("Sven").wounds = 1;
    EXPECT_EQ(field.hit("Eric", "Sven", {15, 15, 1, 1, 1}),
              std::string_view(ruled) == "out" ? "incapacitated" : "wounded");
  }
}

TEST(NEW_A08, halves_are_exact) {
  Pair field;
  field.man("Sven").wounds = 1;
  field.hit("Eric", "Sven", {15, 1, 1, 1, 1}, {stays});
  EXPECT_EQ(field.figure("Sven").at, Place(50, 52.5).at) << "half of three inches";
}

TEST(NEW_A09, as_far_as_there_is_room) {
  Field field;
  field.red("Eric", "axeman", {50, 50});
  field.blue("Sven", "axeman", {50, 51}, south_facing);
  field.blue("Knut", "axeman", {50, 53}, south_facing);
  field.hit("Eric", "Sven", {15, 1, 1, 1, 1}, {stays});
  EXPECT_EQ(field.figure("Sven").at, Place(50, 52).at);
  EXPECT_EQ(field.figure("Knut").at, Place(50, 53).at);
}

TEST(NEW_A10, following_up_is_the_victors_choice) {
  Pair field;
  field.close("Eric", "Sven");
  EXPECT_EQ(field.hit("Eric", "Sven", {15, 1, 1, 1, 1}, {follows}), "driven_back followed");
  EXPECT_EQ(field.figure("Eric").at, Place(50, 52.5).at);
  EXPECT_TRUE(field.man("Eric").closed.has(field.id("Sven"))) << "who follows stays closed";
}

TEST(NEW_A11, equal_rolls_hurt_both_with_the_dice_they_had) {
  Pair field;
  EXPECT_EQ(field.fight("Eric", "Sven", {{15}, {15}, {15, 15, 15, 1, 1}, {15, 15, 1, 1, 1}}, true),
            "fought incapacitated wounded");
  EXPECT_FALSE(field.figure("Sven").in_play());
  EXPECT_TRUE(field.man("Eric").wounds == 1);
}

TEST(NEW_A19, parted_when_nobody_follows) {
  Pair field;
  field.close("Eric", "Sven");
  field.hit("Eric", "Sven", {15, 1, 1, 1, 1}, {stays});
  EXPECT_TRUE(field.man("Eric").closed.empty());
  EXPECT_TRUE(field.man("Sven").closed.empty());
  Pair dead;
  dead.close("Eric", "Sven");
  dead.hit("Eric", "Sven", {15, 15, 15, 1, 1});
  EXPECT_TRUE(dead.man("Eric").closed.empty());
}

TEST(NEW_A19, changing_weapons_does_not_part_them) {
  Field field;
  field.red("Alf", "spearman", {50, 50});
  field.blue("Sven", "axeman", {50, 51}, south_facing);
  field.close("Alf", "Sven");
  field.now().phase = Phase::ready;
  field.now().calls = red;
  field.now().active = red;
  field.step({}, {{.verb = 2, .figure = field.id("Alf"), .number = 1}});
  EXPECT_EQ(held(field.here(), field.id("Alf")).weapon.id, "sword");
  EXPECT_TRUE(field.man("Alf").closed.has(field.id("Sven")));
}

TEST(NEW_061, in_a_line_one_inch_and_then_out) {
  Field field;
  field.line_up();
  field.hit("X", "C", {13, 1, 1, 1, 1}, {stays});
  EXPECT_EQ(field.gone("C", {52.4, 50}), 1_in);
  EXPECT_TRUE(field.now().formed(field.id("C")));
  field.hit("X", "C", {13, 1, 1, 1, 1}, {stays});
  EXPECT_EQ(field.gone("C", {52.4, 50}), inches(7) / 2) << "an inch, and then the whole half move";
  EXPECT_FALSE(field.now().formed(field.id("C")));
}

TEST(NEW_A50, a_shot_drives_away_from_the_shooter_and_nobody_follows) {
  Field field;
  field.red("Abel", "archer", {50, 50});
  field.blue("Sven", "axeman", {50, 118.5}, south_facing);
  EXPECT_EQ(field.hit("Abel", "Sven", {15, 1, 1, 1}, {}, true), "driven_back");
  EXPECT_EQ(field.figure("Sven").at, Place(50, 119.5).at) << "the table's edge stops him";
  EXPECT_TRUE(field.asked_kinds().empty());
}

TEST(NEW_A54, a_man_in_line_follows_an_inch_or_leaves_it) {
  Field field;
  field.line_up();
  field.hit("C", "X", {15, 1, 1, 1}, {keeps_line});
  EXPECT_EQ(field.figure("C").at, Place(52.4, 51).at);
  EXPECT_TRUE(field.now().formed(field.id("C")));
  Field other;
  other.line_up();
  other.hit("C", "X", {15, 1, 1, 1}, {follows});
  EXPECT_EQ(other.figure("C").at, Place(52.4, 52.5).at);
  EXPECT_FALSE(other.now().formed(other.id("C")));
}

}  // namespace
}  // namespace fyrd::newcastle
