// One shield, several enemies (NEW-044, NEW-A29, NEW-A48).
#include "rulesets/newcastle/table/shield.h"

#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/place.h"
#include "tests/rulesets/newcastle/game.h"

namespace fyrd::newcastle {

namespace {

// An archer south of Sven, who looks that way, and one in his back.
struct Crossfire : NewcastleGame {
  Crossfire() {
    red("Abel", "archer", {25, 15}), red("Bede", "archer", {25, 35}), blue("Sven", "axeman", {25, 25}), bystanders();
  }
  std::string need(const char* by) { return sum(of(MoveOrder::shoot, by, "Sven")); }
};

}  // namespace

TEST(NEW_044, all_shots_of_a_turn_find_him_as_he_faced_the_first) {
  Crossfire g;
  g.shoot("Abel", "Sven"), g.roll(1);
  g.shoot("Bede", "Sven");
  EXPECT_EQ(g.wanted(), "1d20 NEW-040") << "he has faced one threat, and does not turn to the other";
  g.roll(14);
  EXPECT_EQ(g.told("shot"), "14:0") << "no shield";
}

TEST(NEW_044, turned_to_the_one_behind_he_has_no_shield_against_the_other) {
  Crossfire g;
  EXPECT_NE(g.explained(g.of(MoveOrder::shoot, "Bede", "Sven")).summary.find("and then it is 16"), std::string::npos);
  g.shoot("Bede", "Sven"), g.turns("Sven", "Bede"), g.roll(15);
  EXPECT_EQ(g.told("missed"), "15:0");
  EXPECT_EQ(g.need("Abel"), "skill 12, medium range 2 = 14");
  g.shoot("Abel", "Sven");
  EXPECT_EQ(g.wanted(), "1d20 NEW-040");
  g.roll(1), g.turn_of(blue), g.turn_of(red);
  EXPECT_FALSE(g.man("Sven").now.shot_at) << "until the next turn";
}

TEST(NEW_A29, in_melee_any_way_that_covers_most) {
  NewcastleGame g;
  g.red("Ann", "axeman", {25, 24}), g.red("Bob", "axeman", {29, 27}), g.blue("Sven", "axeman", {25, 25}),
      g.bystanders();
  Choice round = g.of(ChargeOrder::charge, "Bob");
  round.path = straight(Place(25.866, 25.501).at);
  g.to("charge"), g.give(round), g.turn_of(blue);  // whatever was asked on the way was answered quietly
  g.to("ready");
  EXPECT_EQ(g.needs("Bob", "Sven"), "skill 9 = 9");
  std::vector<Option> listed;
  g.game().at_question(blue, [&](const Tabletop&, const Question& q) {
    Options options;
    q.list(options);
    for (const Option& o : options.all()) {
      if (o.choice.verb == ReadyOrder::face) listed.push_back(o);
    }
  });
  ASSERT_EQ(listed.size(), 1u);
  EXPECT_EQ(listed[0].label, "Sven turns his shield to Ann and Bob");
  g.give(listed[0].choice);
  EXPECT_NEAR(g.facing("Sven"), 120, 1);
  EXPECT_EQ(g.needs("Bob", "Sven"), "skill 9, shield 2 = 11");
  EXPECT_EQ(g.needs("Ann", "Sven"), "skill 9, shield 2 = 11");
}

TEST(NEW_A29, any_other_facing_is_legal_too) {
  NewcastleGame g;
  g.red("Ann", "axeman", {25, 26}), g.blue("Sven", "axeman", {25, 25}), g.bystanders();
  g.to("ready");
  if (g.asked_whom() == red) g.give({});
  g.expect("ready");
  Choice c = g.of(ReadyOrder::face, "Sven");
  c.facing = degrees(77);
  EXPECT_EQ(g.attempt(c), "accepted");
}

TEST(NEW_A48, a_cover_is_the_largest_that_half_a_table_holds) {
  NewcastleGame g;
  g.blue("Sven", "axeman", {25, 25});
  g.red("N", "axeman", {25, 30}), g.red("E", "axeman", {30, 25}), g.red("S", "axeman", {25, 20}),
      g.red("W", "axeman", {20, 25});
  const FigureSet foes = enemies(g.here(), g.id("Sven"));
  EXPECT_EQ(covered(g.here(), g.id("Sven"), south, foes).size(), 3) << "exactly sideways is covered";
  const Covers ways = covers(g.here(), g.id("Sven"), foes);
  EXPECT_EQ(ways.count, 3) << "each quarter but his own";
  for (const Cover& way : ways.all()) EXPECT_EQ(way.foes.size(), 3);
}

}  // namespace fyrd::newcastle
