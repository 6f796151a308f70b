// Hits played out, and leaving a melee (NEW-003, NEW-060, NEW-A07 … NEW-A11, NEW-A24, NEW-A30, NEW-A43, NEW-X09).
#include "tests/rulesets/newcastle/game.h"

namespace fyrd::newcastle {

namespace {

struct Duel : NewcastleGame {
  explicit Duel(const Json& hugh = {}, const Json& rolf = {}, const Json& chosen = {}) {
    red("Hugh", "axeman", {20, 20}, hugh), blue("Rolf", "axeman", {20, 21}, rolf), bystanders();
    if (!chosen.is_null()) options.update(chosen);
  }
  // Hugh hits with so many dice that reach T, the least that is enough and the most that is not.
  void hits(int up) {
    bout("Hugh", "Rolf", 11 + 4 * man("Hugh").wounds, 1);
    std::vector<std::uint16_t> faces(game().wanted_roll()->pool.count, 14);
    for (int i = 0; i < up; ++i) faces[i] = 15;
    if (const Verdict no = game().roll(faces)) throw std::runtime_error(no->message);
  }
  std::string rolf() {
    return out("Rolf") ? "out" : wounded("Rolf") ? "wounded" : off("Rolf", {20, 21}) > 0 ? "driven back" : "unharmed";
  }
  Choice leaving(Place where) { return walk("Hugh", {where}, -1, MoveOrder::leave); }
};
const Json hurt = {{"wounded", true}};

}  // namespace

TEST(NEW_060, none_one_two_three_four) {
  for (const auto& [up, state] :
       {std::pair{0, "unharmed"}, {1, "driven back"}, {2, "wounded"}, {3, "out"}, {4, "out"}}) {
    Duel g;
    g.hits(up);
    EXPECT_EQ(g.rolf(), state) << up;
    EXPECT_EQ(g.times("incapacitated"), up == 3);
    EXPECT_EQ(g.times("killed"), up == 4);
    EXPECT_EQ(g.asked(), up == 1 ? "follow" : "order");
  }
}

TEST(NEW_060, a_wounded_man_is_slower_weaker_and_worse) {
  Duel g(hurt);
  EXPECT_EQ(g.rate_of("Hugh"), 300);
  EXPECT_EQ(g.needs("Hugh", "Rolf"), "skill 9, shield 2, wounded 4 = 15");
  EXPECT_EQ(g.needs("Rolf", "Hugh"), "skill 9, shield 2 = 11");
  g.hits(0);
  EXPECT_EQ(g.told("unharmed"), "0:4") << "four dice instead of five";
}

TEST(NEW_060, the_victor_may_follow_up) {
  Duel g;
  g.hits(1);
  EXPECT_EQ(g.asked_whom(), red);
  g.follow();
  EXPECT_EQ(g.off("Hugh", {20, 22.5}), 0);
  EXPECT_TRUE(g.melee("Hugh", "Rolf"));
  Duel stays;
  stays.hits(1), stays.follow(FollowOrder::stay);
  EXPECT_EQ(stays.off("Hugh", {20, 20}), 0);
}

TEST(NEW_A07, wounded_again_he_is_slower_and_weaker_still) {
  Duel g({}, hurt);
  g.hits(2);
  EXPECT_EQ(g.told("wounded"), "2:5");
  EXPECT_EQ(g.needs("Rolf", "Hugh"), "skill 9, shield 2, wounded 8 = 19");
  EXPECT_EQ(g.rate_of("Rolf"), 100) << "five inches less four";
  EXPECT_EQ(damage_tally(g.here(), g.id("Rolf"), held(g.here(), g.id("Rolf"))).total(), 3);
}

TEST(NEW_A07, or_out_of_the_fight_where_a_table_rules_so) {
  Duel g({}, hurt, {{"second_wound", "out"}});
  g.hits(2);
  EXPECT_TRUE(g.out("Rolf"));
  EXPECT_EQ(g.told("incapacitated"), "2:5");
}

TEST(NEW_A08, half_of_M_exactly) {
  Duel g;
  g.hits(1);
  EXPECT_EQ(g.off("Rolf", {20, 23.5}), 0) << "2.5 inches";
  Duel slow({}, hurt);
  slow.hits(1);
  EXPECT_EQ(slow.off("Rolf", {20, 22.5}), 0) << "half of 3";
}

TEST(NEW_A09, friends_do_not_give_way) {
  Duel g;
  g.blue("Tor", "axeman", {20, 23.2});
  g.hits(1), g.follow(FollowOrder::stay);
  EXPECT_NEAR(g.off("Rolf", {20, 22.2}), 0, 1) << "his friend does not give way";
  EXPECT_EQ(g.off("Tor", {20, 23.2}), 0);
  NewcastleGame aslant;
  aslant.red("Hugh", "axeman", {20, 20}), aslant.blue("Rolf", "axeman", {20.6, 20.8}), aslant.bystanders();
  aslant.bout("Hugh", "Rolf", 11, 1), aslant.roll({15, 1, 1, 1, 1});
  EXPECT_NEAR(aslant.off("Rolf", {22.1, 22.8}), 0, 1) << "straight away from the striker";
}

TEST(NEW_A09, with_no_room_at_all_he_stays) {
  Duel g;
  g.blue("Tor", "axeman", {20, 22});
  g.hits(1);
  EXPECT_NEAR(g.off("Rolf", {20, 21}), 0, 1);
}

TEST(NEW_A10, at_once_as_far_as_he_was_driven) {
  Duel g;
  g.blue("Tor", "axeman", {20, 23});
  g.hits(1), g.follow();
  EXPECT_NEAR(g.off("Hugh", {20, 21}), 0, 1) << "Rolf had an inch only";
  NewcastleGame spear;
  spear.red("Alf", "spearman", {20, 20}), spear.blue("Rolf", "axeman", {20, 21}), spear.bystanders();
  spear.bout("Alf", "Rolf", 1, 20), spear.bout("Rolf", "Alf", 12, 1), spear.roll({13, 1, 1, 1, 1}), spear.follow();
  EXPECT_TRUE(spear.closed("Alf", "Rolf")) << "who follows stays closed";
  EXPECT_EQ(spear.off("Rolf", {20, 18.5}), 0);
}

TEST(NEW_A11, equal_rolls_hurt_both_as_they_were) {
  Duel g;
  g.bout("Hugh", "Rolf", 15, 15);
  g.roll({15, 15, 1, 1, 1});
  EXPECT_EQ(g.wanted(), "5d20 NEW-060") << "the one just wounded still has all his dice";
  g.roll({15, 15, 15, 1, 1});
  EXPECT_TRUE(g.out("Hugh"));
  EXPECT_TRUE(g.wounded("Rolf"));
  Duel dead;
  dead.bout("Hugh", "Rolf", 15, 15);
  dead.roll({15, 15, 15, 15, 1});
  EXPECT_EQ(dead.wanted(), "5d20 NEW-060") << "and so has a dead man";
}

TEST(NEW_A11, both_driven_back_nobody_follows) {
  Duel g;
  g.bout("Hugh", "Rolf", 15, 15), g.roll({15, 1, 1, 1, 1}), g.roll({15, 1, 1, 1, 1});
  EXPECT_EQ(g.asked(), "order");
  EXPECT_EQ(g.off("Hugh", {20, 17.5}), 0);
  EXPECT_EQ(g.off("Rolf", {20, 23.5}), 0);
}

TEST(NEW_A24, each_enemy_in_contact_strikes_for_nothing) {
  Duel g;
  g.blue("Tor", "axeman", {21, 20});
  g.order(g.leaving({20, 17.5}));
  g.roll(1), g.roll(1), g.roll(11), g.roll(1);
  EXPECT_EQ(g.wanted(), "5d20 NEW-060");
  g.roll({15, 15, 15, 1, 1});
  EXPECT_TRUE(g.out("Hugh"));
  EXPECT_TRUE(can_attack(g.here(), g.id("Rolf"))) << "his own attack roll is not spent";
}

TEST(NEW_A24, a_free_blow_may_drive_him_off_and_be_followed) {
  Duel g;
  g.order(g.leaving({22.5, 20})), g.roll(11), g.roll(1), g.roll({15, 1, 1, 1, 1});
  EXPECT_EQ(g.asked_whom(), blue);
  g.follow();
  EXPECT_EQ(g.off("Hugh", {20, 17.5}), 0) << "not where he wanted to go";
  EXPECT_TRUE(g.melee("Hugh", "Rolf"));
}

TEST(NEW_A24, out_of_one_melee_into_no_other) {
  Duel g;
  g.blue("Tor", "axeman", {20, 17});
  EXPECT_EQ(g.tries(g.leaving({20, 18})), "would_charge NEW-A34");
}

TEST(NEW_X09, who_dodges_has_no_free_blow) {
  Duel g({}, {}, {{"dodge", true}});
  g.scenario["first"] = 2;
  g.order(g.of(MoveOrder::dodge, "Rolf"));
  g.turn_of(red);
  g.order(g.leaving({20, 17.5}));
  EXPECT_EQ(g.wanted(), "order");
}

TEST(NEW_003, what_the_letters_mean) {
  NewcastleGame g;
  g.red("Eric", "axeman", {20, 20}), g.blue("Alf", "spearman", {20, 21}, {{"hand", "sword"}}), g.bystanders();
  EXPECT_EQ(g.needs("Eric", "Alf"), "skill 9, shield 3 = 12") << "S is added to the other's W";
  g.bout("Eric", "Alf", 12, 1);
  EXPECT_EQ(g.wanted(), "5d20 NEW-060") << "D dice";
  g.roll({13, 12, 12, 12, 12});
  EXPECT_EQ(g.told("driven_back"), "0:0") << "thirteen reaches T, twelve does not";
  EXPECT_EQ(g.times("wounded"), 0);
}

TEST(NEW_A43, nobody_comes_to_nothing) {
  NewcastleGame g;
  g.red("Alf", "spearman", {20, 20}, {{"wounded", true}}), g.blue("Sven", "axeman", {20, 40});
  EXPECT_EQ(g.rate_of("Alf", true, true), 100) << "5 - 2 - 1 - 2 would be 0";
  EXPECT_EQ(g.rate_of("Alf", true, false), 200);
  Arm weak = held(g.here(), g.id("Alf"));
  weak.damage = 1;
  EXPECT_EQ(damage_tally(g.here(), g.id("Alf"), weak).total(), 1);
  weak.damage = 3;
  EXPECT_EQ(damage_tally(g.here(), g.id("Alf"), weak).total(), 2);
}

TEST(NEW_A30, the_man_keeps_his_numbers_whatever_he_holds) {
  for (const char* weapon : {"bow", "dagger"}) {
    NewcastleGame g;
    g.red("Abel", "archer", {20, 20}, {{"hand", weapon}}), g.blue("Sven", "axeman", {20, 21});
    EXPECT_EQ(toughness(g.battle(), g.id("Abel")), 12);
    EXPECT_EQ(g.rate_of("Abel"), 600);
    EXPECT_EQ(g.needs("Sven", "Abel"), "skill 9 = 9");
  }
}

}  // namespace fyrd::newcastle
