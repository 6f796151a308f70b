// Spells of Heroes (STO-036, STO-X12).
#include "tests/rulesets/stormclouds/stage.h"

namespace fyrd::stormclouds {
namespace {

using A = ActionOrder;

// A hedgehog (Will d10) who knows them all, in the order of the list below.
struct Circle : StormStage {
  explicit Circle(double gap = 6) {
    hero("Thorn", "hedgehog", {60, 60},
         {{"abilities", {"spellcaster"}},
          {"spells", {"eldritch-dart", "heal", "gust", "ward", "veil", "root", "kindle", "swift"}}});
    hero("Pip", "mouse", {60 - apart(0.01), 60});
    hero("Far", "mouse", {60, 70});
    villain("Grub", "large-warrior", {65, 60 + apart(gap)});  // Will 6
  }
  enum { dart, heal, gust_, ward, veil, root, kindle_, swift };
  Choice spell(int which, std::string_view whom, int dig = 0) { return at_whom(A::cast, whom, numbered(which, dig)); }
};

TEST(STO_036, will_against_the_spells_target) {
  Circle stage;
  stage.does("Thorn", stage.spell(Circle::dart, "Grub"), {{3}});
  EXPECT_EQ(stage.trauma("Grub"), 0);
  stage.does("Thorn", stage.spell(Circle::dart, "Grub"), {{4}});
  EXPECT_EQ(stage.trauma("Grub"), 1);
  EXPECT_EQ(stage.refused("Pip", stage.spell(Circle::dart, "Grub")), "no_such_spell STO-036");
}

TEST(STO_036, partial_sight_is_cursed) {
  Circle stage;
  stage.ground("low-wall", {55, 65}, {70, 65.4});
  stage.does("Thorn", stage.spell(Circle::dart, "Grub"), {{9, 2}});
  EXPECT_EQ(stage.trauma("Grub"), 0);
  stage.at("Thorn").facing = south;
  EXPECT_EQ(stage.refused("Thorn", stage.spell(Circle::dart, "Grub")), "unseen STO-036");
}

TEST(STO_X12, healing_by_touch_or_sight_within_its_reach) {
  Circle stage;
  stage.man("Pip").trauma = 5;
  stage.man("Far").trauma = 2;
  stage.at("Thorn").facing = west;
  stage.does("Thorn", stage.spell(Circle::heal, "Pip"), {{4}});
  EXPECT_EQ(stage.trauma("Pip"), 2);
  EXPECT_EQ(stage.refused("Thorn", stage.spell(Circle::heal, "Far")), "too_far STO-X12");
  EXPECT_EQ(stage.refused("Thorn", stage.spell(Circle::heal, "Grub")), "wrong_target STO-X12");
}

TEST(STO_036, nobody_casts_at_whom_he_does_not_see_in_contact_or_not) {
  Circle stage;
  stage.at("Thorn").facing = east;  // the mouse touches his back
  ASSERT_TRUE(stage.touch("Thorn", "Pip"));
  for (const int spell : {Circle::heal, Circle::ward, Circle::swift})
    EXPECT_EQ(stage.refused("Thorn", stage.spell(spell, "Pip")), "unseen STO-036") << spell;
  EXPECT_EQ(stage.refused("Thorn", stage.spell(Circle::heal, "Thorn")), "");
  stage.at("Thorn").facing = west;
  EXPECT_EQ(stage.refused("Thorn", stage.spell(Circle::ward, "Pip")), "");
}

TEST(STO_X12, a_gust_blows_three_inches_and_over_edges) {
  Circle stage, edge;
  const Point before = stage.at("Grub").at;
  stage.does("Thorn", stage.spell(Circle::gust_, "Grub"), {{5}});
  EXPECT_EQ(distance(before, stage.at("Grub").at).units / 10, inches(3).units / 10);
  edge.platform({63, 64}, {68, 69}, 4);
  edge.does("Thorn", edge.spell(Circle::gust_, "Grub"), {{5, 6}});  // its edge hides a part
  EXPECT_EQ(edge.at("Grub").elevation, Length{});
  EXPECT_EQ(edge.trauma("Grub"), 2);
}

TEST(STO_X12, ward_veil_root_and_swift_last_for_the_turn) {
  Circle stage;
  stage.at("Thorn").facing = west;
  stage.does("Thorn", stage.spell(Circle::ward, "Pip"), {{5}});
  EXPECT_TRUE(stage.man("Pip").turn.warded);
  EXPECT_EQ(stage.refused("Thorn", stage.spell(Circle::ward, "Far")), "no_contact STO-X12");
  stage.at("Thorn").facing = north;
  stage.does("Thorn", stage.spell(Circle::root, "Grub"), {{6}});
  EXPECT_EQ(allowance(stage.here(), stage.id("Grub")), Length{});
  stage.at("Thorn").facing = west;
  stage.does("Thorn", stage.spell(Circle::swift, "Pip"), {{5}});
  EXPECT_EQ(allowance(stage.here(), stage.id("Pip")), 9_in);
  stage.put("Far", {65, 50});
  EXPECT_NE(stage.looks("Grub", "Far"), Look::none);
  stage.at("Thorn").facing = south;
  stage.does("Thorn", stage.spell(Circle::veil, "Far"), {{6}});
  EXPECT_EQ(stage.looks("Grub", "Far"), Look::none);
}

TEST(STO_X12, a_warded_hero_defends_blessed) {
  Circle stage;
  stage.put("Grub", stage.at("Pip").at - Vec{Place::units((small_base + large_base) / 2 + 0.01), 0});
  stage.man("Pip").turn.warded = true;
  stage.villain_does("Grub", {{2, 6}});  // Might 6
  EXPECT_EQ(stage.trauma("Pip"), 0);
}

TEST(STO_X12, kindle_burns_everybody_around_a_place) {
  Circle stage;
  stage.villain("Other", "large-warrior", {67, 60 + apart(6)});
  const Choice fire = stage.go(A::kindle, {{66, 60 + apart(6) - 0.8}}, 0, numbered(Circle::kindle_, 0));
  stage.does("Thorn", fire, {{7}});
  EXPECT_EQ(stage.trauma("Grub"), 2);
  EXPECT_EQ(stage.trauma("Other"), 2);
  EXPECT_EQ(stage.refused("Thorn", stage.spell(Circle::kindle_, "Grub")), "wrong_target STO-X12");
}

TEST(STO_X15, a_charm_makes_spells_easier) {
  Circle stage;
  stage.man("Thorn").gear.add(Gear::charm);
  stage.does("Thorn", stage.spell(Circle::dart, "Grub"), {{3}});
  EXPECT_EQ(stage.trauma("Grub"), 1);
}

}  // namespace
}  // namespace fyrd::stormclouds
