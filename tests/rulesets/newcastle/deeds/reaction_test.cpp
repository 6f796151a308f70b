// Charges and what the charged may do, played out (NEW-070 … NEW-073, NEW-A03, NEW-A04, NEW-A25 … NEW-A29, NEW-A35 …
// NEW-A38, NEW-A42).
#include "tests/rulesets/newcastle/game.h"

namespace fyrd::newcastle {

namespace {

// Three spearmen in line, the archer Abel five inches before them, and they charge.
struct SeeHimOff : NewcastleGame {
  explicit SeeHimOff(const Json& abel = {}) {
    line(fyrd::red, {"Alf", "Bran", "Cuth"}, {20, 20});
    blue("Abel", "archer", {21.2, 26}, abel), bystanders();
  }
  void charges() { charge_ahead("Bran", 4); }
};

// One axeman against one archer, so far away.
struct Hunt : NewcastleGame {
  explicit Hunt(double gap = 3, const Json& eric = {}, const Json& abel = {}) {
    red("Eric", "axeman", {20, 20}, eric), blue("Abel", "archer", {20, 21 + gap}, abel), bystanders();
  }
  void charges() { charge("Eric", "Abel"); }
};

}  // namespace

TEST(NEW_070, draw_shoot_evade_or_shoot_and_evade) {
  SeeHimOff g;
  g.charges();
  EXPECT_EQ(g.listed(ReactOrder::stand), 1u);
  EXPECT_EQ(g.listed(ReactOrder::draw), 1u);
  EXPECT_EQ(g.listed(ReactOrder::shoot), 3u);
  EXPECT_EQ(g.listed(ReactOrder::evade), 1u);
  g.react(ReactOrder::shoot, "Bran"), g.roll(1);
  EXPECT_EQ(g.asked(), "react");
  EXPECT_EQ(g.listed(ReactOrder::evade), 1u);
  EXPECT_EQ(g.listed(ReactOrder::draw), 0u);
}

TEST(NEW_070, who_draws_fights_as_usual) {
  Hunt g;
  g.charges(), g.react(ReactOrder::draw), g.react(ReactOrder::stand);
  EXPECT_EQ(g.hand("Abel"), "dagger");
  g.attack("Eric", "Abel");
  EXPECT_EQ(g.asked(), "answer") << "he has his attack roll";
}

TEST(NEW_A42, only_drawing_in_answer_to_a_charge_is_free) {
  Hunt drawn;
  drawn.charges(), drawn.react(ReactOrder::draw), drawn.react(ReactOrder::stand), drawn.to("contest");
  EXPECT_TRUE(can_attack(drawn.here(), drawn.id("Abel")));
  Hunt stood;
  stood.charges(), stood.react(ReactOrder::stand), stood.to("contest");
  EXPECT_EQ(stood.hand("Abel"), "dagger");
  EXPECT_FALSE(can_attack(stood.here(), stood.id("Abel")));
}

TEST(NEW_071, after_it_he_draws_and_only_defends) {
  SeeHimOff g;
  g.charges();
  EXPECT_EQ(g.sum(g.of(ReactOrder::shoot, "", "Bran")), "skill 12, shield 3, group -2, snap shot 2 = 15");
  g.react(ReactOrder::shoot, "Bran"), g.roll(14);
  EXPECT_EQ(g.told("missed"), "14:0");
  EXPECT_EQ(g.man("Abel").loaded, 0);
  g.react(ReactOrder::stand), g.to("contest");
  EXPECT_EQ(g.hand("Abel"), "dagger");
  EXPECT_FALSE(can_attack(g.here(), g.id("Abel")));
}

TEST(NEW_A03, it_is_harder_and_not_easier) {
  for (const auto& [face, kind] : {std::pair{15, "missed"}, {16, "shot"}}) {
    Hunt g(3);
    g.charges(), g.react(ReactOrder::shoot, "Eric"), g.roll(face);
    EXPECT_EQ(g.told(kind), std::to_string(face) + ":0") << "12 + 2 + 2";
  }
}

TEST(NEW_A04, it_costs_the_attack_roll_but_no_defence) {
  Hunt g(3, {}, {{"hand", "bow"}});
  g.charges(), g.react(ReactOrder::shoot, "Eric"), g.roll(1), g.react(ReactOrder::stand);
  g.attack("Eric", "Abel");
  EXPECT_EQ(g.wanted(), "1d20 NEW-050") << "he is not asked whether he strikes";
  g.roll(18), g.roll(14);
  EXPECT_EQ(g.wanted(), "order") << "14 is 12 + 2: his defence roll holds";
}

TEST(NEW_072, a_draw_is_an_escape) {
  for (const auto& [roll, his] : {std::pair{6, 10}, {5, 10}}) {
    SeeHimOff g;
    g.charges(), g.react(ReactOrder::evade), g.roll(roll), g.roll(his);
    EXPECT_EQ(g.times("evaded"), roll == 6) << "6 + 2 against 10 - 2";
    EXPECT_EQ(g.times("caught"), roll == 5);
  }
}

TEST(NEW_A27, after_a_shot_at_half_the_rate) {
  for (const auto& [roll, his] : {std::pair{12, 10}, {11, 10}}) {
    SeeHimOff g;
    g.charges(), g.react(ReactOrder::shoot, "Bran"), g.roll(1);
    EXPECT_EQ(g.explained(g.of(ReactOrder::evade)).chance->text(), "171/400");
    g.react(ReactOrder::evade), g.roll(roll), g.roll(his);
    EXPECT_EQ(g.times("evaded"), roll == 12) << "3 against 4: 12 - 1 against 10 + 1";
    if (roll == 12) { EXPECT_EQ(g.off("Abel", {21.2, 29}), 0) << "and three inches it is"; }
  }
}

TEST(NEW_073, escaped_he_is_a_full_move_away) {
  SeeHimOff g;
  g.charges(), g.react(ReactOrder::evade), g.roll(20), g.roll(1);
  EXPECT_EQ(g.off("Abel", {21.2, 32}), 0);
  g.end_turn();
  EXPECT_EQ(g.turn_number(), 2) << "no melee";
  SeeHimOff caught;
  caught.charges(), caught.react(ReactOrder::evade), caught.roll(1), caught.roll(20);
  EXPECT_EQ(caught.off("Abel", {21.2, 26}), 0);
  caught.to("contest");
}

TEST(NEW_A38, the_nearest_takes_the_empty_spot) {
  SeeHimOff g;
  g.charges(), g.react(ReactOrder::evade), g.roll(20), g.roll(1);
  EXPECT_EQ(g.off("Bran", {21.2, 26}), 0) << "where the archer stood";
  EXPECT_EQ(g.off("Alf", {20, 26}), 0) << "a line stays a line";
  EXPECT_TRUE(g.formed("Alf"));
  Hunt alone(3);
  alone.charges(), alone.react(ReactOrder::evade), alone.roll(20), alone.roll(1);
  EXPECT_EQ(alone.off("Eric", {20, 24}), 0);
  Hunt far(5);
  far.charges(), far.react(ReactOrder::evade), far.roll(20), far.roll(1);
  EXPECT_EQ(far.off("Eric", {20, 26}), 0) << "onto the spot, though his move has brought him to its edge";
}

TEST(NEW_A38, whom_they_meet_there_has_no_reaction) {
  Hunt g(3);
  g.blue("Bede", "archer", {20.8, 24.6});
  g.charges(), g.react(ReactOrder::evade), g.roll(20), g.roll(1);
  EXPECT_NE(g.asked(), "react");
  g.to("contest");
  EXPECT_TRUE(g.melee("Eric", "Bede"));
  EXPECT_EQ(g.hand("Bede"), "dagger");
}

TEST(NEW_033, a_line_rolls_once_for_all_it_chases) {
  SeeHimOff g;
  g.blue("Bede", "archer", {22.4, 26});
  g.charges(), g.react(ReactOrder::evade), g.roll(20), g.roll(10);
  g.react(ReactOrder::evade), g.roll(6);
  EXPECT_EQ(g.times("evaded"), 2) << "the same ten stands against both";
}

TEST(NEW_A25, a_charge_ends_in_reach_and_reactions_come_before_contact) {
  Hunt g(3);
  Choice walk = g.charge_at("Eric", "Abel");
  walk.verb = MoveOrder::move;
  EXPECT_EQ(g.tries(walk), "would_charge NEW-A34");
  EXPECT_EQ(g.tries_charge(g.charge_at("Eric", "Abel", 0.1)), "no_charge NEW-A25");
  g.charges();
  EXPECT_EQ(g.off("Eric", {20, 20}), 0) << "he has not arrived yet";
}

TEST(NEW_A26, anybody_evades_who_is_free_and_in_no_line) {
  NewcastleGame free;
  free.red("Eric", "axeman", {20, 20}), free.blue("Alf", "spearman", {20, 23}), free.bystanders();
  free.charge("Eric", "Alf");
  EXPECT_EQ(free.listed(ReactOrder::evade), 1u);
  NewcastleGame line;
  line.red("Eric", "axeman", {20, 20}), line.line(blue, {"A", "B", "C"}, {18.8, 23}), line.bystanders();
  line.charge("Eric", "B");
  EXPECT_NE(line.asked(), "react");
  NewcastleGame engaged;
  engaged.red("Eric", "axeman", {20, 20}), engaged.red("Olaf", "axeman", {21, 23}),
      engaged.blue("Sven", "axeman", {20, 23}), engaged.bystanders();
  engaged.charge("Eric", "Sven");
  EXPECT_NE(engaged.asked(), "react");
}

TEST(NEW_A35, one_shot_and_one_evasion_in_a_turn) {
  Hunt g(3, {}, {});
  g.red("Olaf", "axeman", {25, 29.5});
  g.charges(), g.react(ReactOrder::shoot, "Eric"), g.roll(1), g.react(ReactOrder::evade), g.roll(20), g.roll(1);
  ASSERT_EQ(g.off("Abel", {20, 27}), 0);
  g.charge("Olaf", "Abel");
  EXPECT_EQ(g.listed(ReactOrder::shoot) + g.listed(ReactOrder::evade), 0u) << "neither a second time";
  EXPECT_EQ(g.listed(ReactOrder::draw), 0u) << "nor does he draw once he has shot";
}

TEST(NEW_A36, driven_back_or_out_ends_a_charge) {
  Hunt g(3);
  g.charges(), g.react(ReactOrder::shoot, "Eric"), g.roll(16), g.roll({15, 1, 1, 1});
  EXPECT_EQ(g.off("Eric", {20, 17.5}), 0);
  g.end_turn();
  EXPECT_EQ(g.times("fought"), 0);
  Hunt out(3);
  out.charges(), out.react(ReactOrder::shoot, "Eric"), out.roll(16), out.roll({15, 15, 15, 1});
  EXPECT_TRUE(out.out("Eric"));
}

TEST(NEW_A36, the_wounded_come_on_and_may_fall_short) {
  Hunt near(3);
  near.charges(), near.react(ReactOrder::shoot, "Eric"), near.roll(16), near.roll({15, 15, 1, 1}),
      near.react(ReactOrder::stand);
  EXPECT_TRUE(near.melee("Eric", "Abel"));
  Hunt far(4);
  far.charges(), far.react(ReactOrder::shoot, "Eric"), far.roll(16), far.roll({15, 15, 1, 1}),
      far.react(ReactOrder::stand);
  EXPECT_EQ(far.off("Eric", {20, 23}), 0) << "three inches now";
  Hunt rough(3);
  rough.ground("rough", {15, 21}, {25, 22});
  rough.charges(), rough.react(ReactOrder::shoot, "Eric"), rough.roll(16), rough.roll({15, 15, 1, 1}),
      rough.react(ReactOrder::stand);
  EXPECT_EQ(rough.off("Eric", {20, 21}), 0) << "5 - 2 - 2";
}

TEST(NEW_072, a_wounded_charger_is_slower_to_catch_him) {
  Hunt g(3);
  g.charges(), g.react(ReactOrder::shoot, "Eric"), g.roll(16), g.roll({15, 15, 1, 1});
  g.react(ReactOrder::evade), g.roll(10), g.roll(10);
  EXPECT_EQ(g.times("evaded"), 1) << "3 against 3";
}

TEST(NEW_A36, the_rest_of_a_line_comes_on) {
  SeeHimOff g;
  g.charges(), g.react(ReactOrder::shoot, "Bran"), g.roll(15), g.roll(1), g.roll({13, 1, 1, 1});
  EXPECT_EQ(g.whom("shot"), "Alf");
  g.react(ReactOrder::stand);
  EXPECT_EQ(g.off("Bran", {21.2, 24}), 0);
  EXPECT_TRUE(g.formed("Alf"));
}

TEST(NEW_A36, who_was_stopped_is_no_mark_for_the_next_archer) {
  SeeHimOff g;
  g.blue("Bede", "archer", {22.4, 26});
  g.charges(), g.react(ReactOrder::shoot, "Bran"), g.roll(15), g.roll(1), g.roll({13, 13, 13, 1}),
      g.react(ReactOrder::stand);
  EXPECT_EQ(g.listed(ReactOrder::shoot), 2u) << "Alf comes no more";
}

TEST(NEW_A45, who_charges_alone_has_left_his_line) {
  SeeHimOff g;
  g.charge("Bran", "Abel", 0.9);
  EXPECT_FALSE(g.formed("Bran") || g.formed("Alf"));
  EXPECT_EQ(g.listed(ReactOrder::shoot), 1u);
  EXPECT_EQ(g.sum(g.of(ReactOrder::shoot, "", "Bran")), "skill 12, shield 3, snap shot 2 = 17");
}

TEST(NEW_A37, straight_away_and_slower_over_bad_ground) {
  Hunt g(3);
  g.ground("rough", {15, 27}, {25, 28});
  g.charges(), g.react(ReactOrder::evade), g.roll(20), g.roll(1);
  EXPECT_EQ(g.off("Abel", {20, 28}), 0) << "6 - 2";
  Hunt hedge(3);
  hedge.ground("hedge", {10, 25}, {22, 25.5});
  hedge.charges(), hedge.react(ReactOrder::evade), hedge.roll(20), hedge.roll(1);
  EXPECT_GT(hedge["Abel"].at.x, Place(22, 0).at.x) << "along it to the nearer end, which takes him farther";
}

TEST(NEW_A37, the_table_ends_and_who_stays_in_reach_is_caught) {
  NewcastleGame g;
  g.red("Eric", "axeman", {20, 92}), g.blue("Abel", "archer", {20, 95.4}), g.bystanders();
  g.charge("Eric", "Abel"), g.react(ReactOrder::evade), g.roll(20), g.roll(1);
  EXPECT_TRUE(g.melee("Eric", "Abel"));
  g.to("contest");
}

TEST(NEW_A29, one_turn_to_face_a_charger_before_the_dice) {
  NewcastleGame g;
  g.red("Eric", "axeman", {20, 20}), g.red("Olaf", "axeman", {20, 27}),
      g.blue("Sven", "axeman", {20, 23}, {{"facing", 0}}), g.bystanders();
  g.charge("Eric", "Sven");
  EXPECT_EQ(g.listed(ReactOrder::face), 1u);
  g.turns("Sven", "Eric"), g.react(ReactOrder::stand);
  EXPECT_EQ(g.facing("Sven"), 180);
  g.charge("Olaf", "Sven");
  EXPECT_NE(g.asked(), "react") << "engaged he does not turn to another charger, but as the melee begins he may";
  g.to("ready");
  EXPECT_EQ(g.needs("Olaf", "Sven"), "skill 9 = 9");
  g.give(g.facing_to(ReadyOrder::face, "Sven", "Olaf"));
  EXPECT_EQ(g.needs("Olaf", "Sven"), "skill 9, shield 2 = 11");
  EXPECT_EQ(g.needs("Eric", "Sven"), "skill 9 = 9") << "one of them";
  EXPECT_EQ(g.asked(), "contest") << "and once";
}

TEST(NEW_A29, formed_men_look_where_the_line_looks) {
  NewcastleGame g;
  g.line(blue, {"A", "B", "C"}, {20, 23}), g.red("Eric", "axeman", {21.2, 26}), g.bystanders();
  g.charge("Eric", "B");
  EXPECT_NE(g.asked(), "react");
  EXPECT_EQ(g.needs("Eric", "B"), "skill 9 = 9") << "struck from behind";
  g.to("contest");
  EXPECT_EQ(g.facing("B"), 180);
}

}  // namespace fyrd::newcastle
