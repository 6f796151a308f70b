// Combat of Lord Merlin's simple game (MER-S-001 … MER-S-003, MER-S-A01 … A04, A08).
#include "tests/rulesets/merlin/simple/stage.h"

namespace fyrd::merlin::simple {

namespace {

// Two men on foot in contact, red to act.
struct Duel : SimpleStage {
  Duel() {
    red("Hugh", "sergeant", {20, 20});
    blue("Rolf", "sergeant", {20, 22});
    blue("Far", "sergeant", {60, 60});
    first(fyrd::red);
  }
};

// Four reds around Rolf, each half an inch from his base.
struct Ring : SimpleStage {
  Ring() {
    red("North", "sergeant", {20, 22});
    red("East", "sergeant", {22, 20});
    red("South", "sergeant", {20, 18});
    red("West", "sergeant", {18, 20});
    blue("Rolf", "sergeant", {20, 20});
    blue("Far", "sergeant", {60, 60});
    fight_elsewhere();
  }
};

}  // namespace

TEST(MER_S_001, the_higher_die_takes_one_figure) {
  Duel stage;
  EXPECT_EQ(stage.fights({"Hugh"}, "Rolf", 5, 4), "struck 5:4");
  EXPECT_TRUE(stage.out("Rolf")) << "the higher roll eliminates";
  EXPECT_FALSE(stage.out("Hugh"));
  EXPECT_FALSE(stage.out("Far")) << "one figure only, and one that fights";
}

TEST(MER_S_001, the_lower_die_loses_the_attacker) {
  Duel stage;
  EXPECT_EQ(stage.fights({"Hugh"}, "Rolf", 2, 3), "struck_back 2:3");
  EXPECT_TRUE(stage.out("Hugh")) << "whoever attacks can be the one who falls";
  EXPECT_FALSE(stage.out("Rolf"));
}

TEST(MER_S_001, a_tie_has_no_effect) {
  for (int face = 1; face <= 6; ++face) {
    Duel stage;
    EXPECT_EQ(stage.fights({"Hugh"}, "Rolf", face, face).substr(0, 4), "held");
    EXPECT_FALSE(stage.out("Hugh"));
    EXPECT_FALSE(stage.out("Rolf"));
  }
}

TEST(MER_S_001, nobody_fights_his_own_side) {
  Ring stage;
  stage.first(red);
  EXPECT_EQ(stage.tries_fight({"North"}, "East"), "not_an_enemy MER-S-001");
  EXPECT_EQ(stage.tries_fight({"Blue Fist"}, "Rolf"), "not_yours MER-S-001")
      << "only the side whose turn it is attacks";
}

TEST(MER_S_002, two_or_three_figures_gang_up_on_one) {
  Ring two;
  two.first(red);
  EXPECT_EQ(two.fights({"North", "South"}, "Rolf", 3, 3), "struck 4:3");
  EXPECT_TRUE(two.out("Rolf"));
  Ring three;
  three.first(red);
  EXPECT_EQ(three.fights({"North", "South", "East"}, "Rolf", 1, 3), "struck 4:3");
  EXPECT_TRUE(three.out("Rolf"));
}

TEST(MER_S_002, three_to_one_is_the_most) {
  Ring stage;
  stage.first(red);
  EXPECT_EQ(stage.tries_fight({"North", "East", "South", "West"}, "Rolf"), "gang_too_big MER-S-002");
  EXPECT_EQ(stage.tries_fight({"North", "East", "South"}, "Rolf"), "accepted");
}

TEST(MER_S_A01, two_to_one_adds_one) {
  Ring stage;
  stage.first(red);
  EXPECT_EQ(stage.fights({"North", "South"}, "Rolf", 2, 3), "held 3:3");
}

TEST(MER_S_A01, three_to_one_adds_three) {
  Ring stage;
  stage.first(red);
  EXPECT_EQ(stage.fights({"North", "South", "West"}, "Rolf", 2, 5), "held 5:5");
}

TEST(MER_S_A01, or_a_gang_adds_one_for_each_of_its_men_where_a_table_rules_so) {
  const auto ruled = [](SimpleStage::Names gang, int other) {
    Ring stage;
    stage.options["gang_size"] = "heads";
    stage.first(red);
    return stage.fights(gang, "Rolf", 2, other);
  };
  EXPECT_EQ(ruled({"North", "South"}, 4), "held 4:4");
  EXPECT_EQ(ruled({"North", "South", "West"}, 5), "held 5:5");
}

TEST(MER_S_A01, a_man_alone_adds_nothing_however_many_stand_around) {
  Ring stage;
  stage.first(red);
  EXPECT_EQ(stage.fights({"North"}, "Rolf", 3, 3), "held 3:3");
}

TEST(MER_S_A01, the_attacked_never_count_as_a_gang) {
  Ring stage;
  stage.first(blue);
  EXPECT_EQ(stage.fights({"Rolf"}, "North", 3, 3), "held 3:3") << "only the side whose turn it is gangs up";
}

TEST(MER_S_A02, the_lone_winner_takes_whom_he_wants_of_those_he_fought) {
  Ring stage;
  stage.first(red);
  EXPECT_EQ(stage.fights({"North", "South"}, "Rolf", 1, 6), "loss");
  EXPECT_EQ(stage.asked_whom(), blue) << "the winner's owner chooses";
  EXPECT_EQ(stage.attempt(red, LossOrder::falls(stage.id("North"))), "not_your_decision");
  EXPECT_EQ(stage.attempt(LossOrder::falls(stage.id("East"))), "not_fighting MER-S-A02")
      << "he stood by and did not fight";
  EXPECT_EQ(stage.attempt(LossOrder::falls(stage.id("Rolf"))), "not_fighting MER-S-A02");
  EXPECT_EQ(stage.takes("South"), "struck_back 2:6");
  EXPECT_TRUE(stage.out("South"));
  EXPECT_FALSE(stage.out("North")) << "one opponent figure, not all of them";
  EXPECT_FALSE(stage.out("Rolf"));
}

TEST(MER_S_A02, each_of_a_gang_can_be_taken) {
  for (const char* name : {"North", "East", "West"}) {
    Ring stage;
    stage.first(red);
    stage.fights({"North", "East", "West"}, "Rolf", 1, 6);
    stage.takes(name);
    for (const char* other : {"North", "East", "West"}) EXPECT_EQ(stage.out(other), std::string(other) == name);
  }
}

TEST(MER_S_A04, bases_an_inch_apart_are_in_contact) {
  SimpleStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.red("Slant", "sergeant", {40, 20});
  stage.blue("Rolf", "sergeant", {20, 22.5});
  stage.blue("Askew", "sergeant", {41.5, 22});  // 3 : 4 : 5, two and a half inches between centres
  stage.first(red);
  EXPECT_EQ(stage.fights({"Hugh"}, "Rolf", 1, 1), "held 1:1") << "within includes the exact distance";
  EXPECT_EQ(stage.fights({"Slant"}, "Askew", 1, 1), "held 1:1");
}

TEST(MER_S_A04, a_hundredth_of_a_millimetre_more_is_no_contact) {
  SimpleStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.red("Rider", "light-cavalry", {60, 20});
  stage.blue("Rolf", "sergeant", Place(20, 22.5).off(0, 1));
  stage.blue("Odo", "sergeant", Place(60, 23).off(0, 1));  // 1¼ + 1 + ¾ inches from the rider's centre
  stage.fight_elsewhere();
  stage.first(red);
  EXPECT_EQ(stage.tries_fight({"Hugh"}, "Rolf"), "out_of_reach MER-S-A04");
  EXPECT_EQ(stage.tries_fight({"Rider"}, "Odo"), "out_of_reach MER-S-A04");
}

TEST(MER_S_A04, everybody_in_a_gang_must_be_in_contact) {
  Ring stage;
  stage.first(red);
  EXPECT_EQ(stage.tries_fight({"North", "Red Fist"}, "Rolf"), "out_of_reach MER-S-A04");
}

TEST(MER_S_A08, a_figure_fights_once_in_a_side_turn) {
  SimpleStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 22});
  stage.blue("Odo", "sergeant", {20, 18});
  stage.fight_elsewhere();
  stage.first(red);
  EXPECT_EQ(stage.fights({"Hugh"}, "Rolf", 6, 1), "struck 6:1");
  EXPECT_EQ(stage.tries_fight({"Hugh"}, "Odo"), "fought_already MER-S-A08");
}

TEST(MER_S_A08, an_enemy_is_fought_once_in_a_side_turn) {
  Ring stage;
  stage.first(red);
  EXPECT_EQ(stage.fights({"North"}, "Rolf", 4, 4), "held 4:4");
  EXPECT_EQ(stage.tries_fight({"South"}, "Rolf"), "fought_already MER-S-A08");
}

TEST(MER_S_A08, who_was_attacked_attacks_in_his_own_side_turn) {
  Ring stage;
  stage.first(red);
  stage.fights({"North"}, "Rolf", 4, 4);
  stage.pass();
  EXPECT_EQ(stage.fights({"Rolf"}, "North", 6, 1), "struck 6:1") << "once per side turn, and this is another";
}

TEST(MER_S_A08, combats_are_named_one_by_one) {
  Ring stage;
  stage.first(red);
  EXPECT_EQ(stage.fights({"North"}, "Rolf", 4, 4), "held 4:4");
  EXPECT_EQ(stage.asked(), "fight") << "after one combat the side may name another";
  EXPECT_EQ(stage.fights({"Red Fist"}, "Blue Fist", 6, 1), "struck 6:1");
  EXPECT_EQ(stage.asked_whom(), blue) << "nobody is left who could fight";
}

TEST(MER_S_A08, fighting_is_optional) {
  Ring stage;
  stage.first(red);
  stage.to("fight");
  stage.done();
  EXPECT_EQ(stage.asked_whom(), blue);
  for (const char* name : {"North", "Rolf", "Red Fist", "Blue Fist"}) EXPECT_FALSE(stage.out(name));
}

TEST(MER_S_A08, losses_leave_at_once) {
  SimpleStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.red("Piers", "sergeant", {22, 20});
  stage.blue("Rolf", "sergeant", {21, 21.75});
  stage.blue("Odo", "sergeant", {21, 18.25});
  stage.fight_elsewhere();
  stage.first(red);
  EXPECT_EQ(stage.fights({"Hugh"}, "Rolf", 1, 6), "struck_back 1:6");
  EXPECT_EQ(stage.tries_fight({"Hugh", "Piers"}, "Odo"), "out_of_play MER-S-001")
      << "the fallen lend no weight to the next combat";
  EXPECT_EQ(stage.fights({"Piers"}, "Odo", 6, 1), "struck 6:1");
  EXPECT_EQ(stage.tries_fight({"Red Fist"}, "Odo"), "out_of_play MER-S-001");
}

}  // namespace fyrd::merlin::simple
