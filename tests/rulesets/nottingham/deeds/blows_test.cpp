// Blows that take more than one weapon, or a skill (NOT-069, NOT-123, NOT-127, NOT-129, NOT-130, NOT-143, NOT-145,
// NOT-146, NOT-A25, A55, A75, A79, A82, A83).
#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {

namespace {

// Three enemies in a half circle before Hugh, all of them in sight and within an inch.
struct Arc : NottinghamGame {
  explicit Arc(const Json& hugh) {
    red("Hugh", {20, 20}, hugh);
    red_man("Rob", {80, 20}), red_man("Much", {82, 20});
    const double far = apart(0.5), x = far * 0.643, y = far * 0.766;  // 40 degrees to either side
    blue_man("Left", {20 - x, 20 + y});
    blue_man("Mid", {20, 20 + far});
    blue_man("Right", {20 + x, 20 + y});
    blue_elsewhere();
  }
  // The next blow, not blocked.
  std::string falls(std::initializer_list<int> faces) {
    add(0), block(0), roll(faces);
    return outcome();
  }
};
const Json cleaver = {{"melee", 4}, {"skills", {"cleave"}}, {"gear", {"halberd"}}};
const Json fencer = {{"gear", {"axe", "mace"}}};

Json and_skill(Json man, const char* skill) {
  man["skills"] = {skill};
  return man;
}

}  // namespace

TEST(NOT_069, two_blows_in_a_row_with_dice_of_their_own) {
  Duel g(fencer, {});
  g.acts("Hugh", 2);
  g.act(Act::two_weapons, "Rolf"), g.pick(Arm::main);
  g.add(0), g.block(0);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-066");
  g.roll(2);
  EXPECT_EQ(g.outcome(), "missed 5:6") << "no penalty in the first";
  g.add(0), g.block(0);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-066");
  g.roll(6);
  EXPECT_EQ(g.outcome(), "hit 7:6") << "-1 the second, -1 the left hand; the die of the first is not bound yet";
  g.roll(1);
  EXPECT_EQ(g.bound("Hugh"), 2);
}

TEST(NOT_069, the_wound_of_the_second_blow_is_a_sum_of_its_own) {
  Duel g(fencer, {});
  g.acts("Hugh", 2);
  g.act(Act::two_weapons, "Rolf"), g.pick(Arm::main);
  g.add(0), g.block(0), g.roll(2);
  g.add(0), g.block(0), g.roll(6), g.roll(1);
  std::vector<std::string> sums;
  for (const Event& e : g.game().events()) {
    for (const Tally& sum : e.tallies) sums.push_back(sum.what());
  }
  EXPECT_EQ(std::count(sums.begin(), sums.end(), "second wound"), 1);
  EXPECT_EQ(std::count(sums.begin(), sums.end(), "wound"), 0) << "that is the first one's, which missed";
}

TEST(NOT_069, it_takes_two_weapons_and_two_dice) {
  Duel one(fencer, {});
  one.acts("Hugh");
  EXPECT_EQ(one.tries(Act::two_weapons, "Rolf"), "few_dice NOT-069");
  Duel shield(with({"mace", "shield"}), {});
  shield.acts("Hugh", 2);
  EXPECT_EQ(shield.tries(Act::two_weapons, "Rolf"), "no_two_weapons NOT-069");
}

TEST(NOT_069, two_blows_are_explained_by_the_chance_that_one_of_them_hits) {
  const auto chance = [](int dice) {
    Duel g(fencer, {});
    g.acts("Hugh", dice);
    return g.explain(g.order(Act::two_weapons, "Rolf")).chance;
  };
  EXPECT_EQ(chance(2), Fraction(1) - Fraction(1, 2) * Fraction(5, 6)) << "a 4, or a 6 with the left hand";
  EXPECT_EQ(chance(3), Fraction(1) - Fraction(1, 2) * Fraction(25, 36)) << "one die for the first, two for the second";
}

TEST(NOT_A83, the_second_blow_is_meant_for_the_same_man) {
  Arc g(fencer);
  g.acts("Hugh", 2);
  g.act(Act::two_weapons, "Mid"), g.pick(Arm::main);
  EXPECT_EQ(g.falls({2}), "missed 5:6");
  ASSERT_EQ(g.asked(), "pick");
  g.game().at_question(g.asked_whom(),
                       [&](const Tabletop&, const Question& q) { EXPECT_EQ(q.quiet().target, g.id("Mid")); });
}

namespace {

// The second blow of a pair, with the left hand, when its die shows this.
std::string second_blow(const Json& hugh, int face) {
  Duel g(hugh, {});
  g.acts("Hugh", 2);
  g.act(Act::two_weapons, "Rolf"), g.pick(Arm::main);
  g.add(0), g.block(0), g.roll(2);
  g.add(0), g.block(0), g.roll(face);
  return g.outcome();
}

}  // namespace

TEST(NOT_123, ambidexterity_makes_the_left_hand_as_good) {
  EXPECT_EQ(second_blow(fencer, 5), "missed 6:6");
  EXPECT_EQ(second_blow(and_skill(fencer, "ambidexterity"), 5), "hit 7:6");
}

TEST(NOT_145, two_weapon_training_makes_the_second_as_good) {
  EXPECT_EQ(second_blow(and_skill(fencer, "two-weapon-training"), 5), "hit 7:6");
}

TEST(NOT_A83, either_hand_first_dice_divided_before_and_another_target) {
  Arc g(fencer);
  g.acts("Hugh", 3);
  g.act(Act::two_weapons, "Mid");
  EXPECT_EQ(g.attempt(NottinghamGame::numbered(3)), "wrong_number_of_dice NOT-A83") << "a die for each";
  g.divide(2);
  g.pick(Arm::left);
  g.add(0), g.block(0);
  EXPECT_EQ(g.wanted_dice(), "2d6 NOT-066");
  g.roll({5, 1});
  EXPECT_EQ(g.outcome(), "hit 7:6") << "the left hand is first";
  g.roll({1, 1});
  EXPECT_TRUE(g.lying("Mid"));
  g.pick("Right");
  EXPECT_EQ(g.falls({5}), "hit 7:6") << "now the right one: -1 for the second blow";
  g.roll(6);
  EXPECT_EQ(g.wound(), 8) << "with the axe";
  EXPECT_EQ(g.bound("Hugh"), 3);
}

TEST(NOT_A83, a_second_blow_without_a_target_is_dropped_and_its_dice_bind) {
  Duel g(fencer, {});
  g.acts("Hugh", 2);
  g.act(Act::two_weapons, "Rolf"), g.pick(Arm::main);
  g.add(0), g.block(0), g.roll(6), g.roll(6);
  EXPECT_TRUE(g.out("Rolf"));
  EXPECT_EQ(g.asked(), "nominate");
  EXPECT_EQ(g.bound("Hugh"), 2);
}

TEST(NOT_A75, dice_of_a_block_weigh_on_the_next_one_of_the_same_pair) {
  Duel g(fencer, {});
  g.acts("Hugh", 2);
  g.act(Act::two_weapons, "Rolf"), g.pick(Arm::main);
  g.add(0), g.block(1), g.roll(4), g.roll(4);
  EXPECT_EQ(g.outcome(), "blocked 7:7");
  EXPECT_EQ(g.bound("Rolf"), 1) << "bound when that one blow is over";
  g.add(0), g.block(1), g.roll(6), g.roll(4);
  EXPECT_EQ(g.outcome(), "hit 7:6");
}

TEST(NOT_A55, a_pair_of_blows_is_one_action_of_an_agile_man) {
  Duel g({{"skills", {"agile"}}, {"gear", {"axe", "mace"}}}, {});
  g.acts("Hugh", 3);
  g.divide(2);
  g.act(Act::two_weapons, "Rolf"), g.pick(Arm::main);
  g.add(0), g.block(0), g.roll(1), g.add(0), g.block(0), g.roll(1);
  EXPECT_EQ(g.asked(), "action") << "his second one";
  EXPECT_EQ(g.bound("Hugh"), 2);
}

TEST(NOT_127, cleaving_goes_on_to_the_side) {
  Arc g(cleaver);
  g.acts("Hugh", 2);
  g.act(Act::cleave, "Mid");
  EXPECT_EQ(g.falls({4, 1}), "hit 7:6") << "-1";
  g.roll({3, 3});
  EXPECT_TRUE(g.lying("Mid"));
  g.pick(1);
  EXPECT_EQ(g.falls({5, 1}), "hit 7:6") << "-2, the same dice";
  g.roll({6, 6});
  EXPECT_TRUE(g.out("Right"));
  EXPECT_EQ(g.asked(), "nominate") << "nobody further to the right; the left is not turned to";
  EXPECT_TRUE(g.standing("Left"));
  EXPECT_EQ(g.bound("Hugh"), 2);
}

TEST(NOT_127, a_miss_does_not_stop_it_but_a_block_does) {
  Arc g(cleaver);
  g.acts("Hugh", 2);
  g.act(Act::cleave, "Left");
  EXPECT_EQ(g.falls({1, 3}), "missed 6:6");
  g.pick(PickOrder::right);
  EXPECT_EQ(g.falls({4, 2}), "missed 6:6") << "Mid is the only next one: -2";
  g.pick(PickOrder::right);
  g.add(0), g.block(1), g.roll({6, 2}), g.roll(5);
  EXPECT_EQ(g.outcome(), "blocked 7:8") << "Right at -3";
  EXPECT_EQ(g.asked(), "nominate");
  Arc stopped(cleaver);
  stopped.acts("Hugh", 2);
  stopped.act(Act::cleave, "Left");
  stopped.add(0), stopped.block(1), stopped.roll({4, 1}), stopped.roll(5);
  EXPECT_EQ(stopped.outcome(), "blocked 7:8");
  EXPECT_EQ(stopped.asked(), "nominate") << "Mid is safe";
}

TEST(NOT_127, it_takes_the_skill_and_two_dice) {
  Arc g(cleaver);
  g.acts("Hugh");
  EXPECT_EQ(g.tries(Act::cleave, "Mid"), "few_dice NOT-127");
  Arc untaught(with({"halberd"}));
  untaught.acts("Hugh", 2);
  EXPECT_EQ(untaught.tries(Act::cleave, "Mid"), "no_skill NOT-127");
}

TEST(NOT_A82, one_direction_by_angle_each_once_with_added_dice) {
  Arc g(cleaver);
  g.acts("Hugh", 2);
  g.act(Act::cleave, "Right");
  g.add(1), g.block(0), g.roll({2, 2, 2});
  EXPECT_EQ(g.outcome(), "missed 5:6");
  EXPECT_EQ(g.attempt(NottinghamGame::numbered(PickOrder::right)), "not_offered NOT-127") << "to the left only";
  g.pick(PickOrder::left);
  g.add(0), g.block(0);
  EXPECT_EQ(g.wanted_dice(), "3d6 NOT-066") << "the added die stays in the hand";
  g.roll({6, 1, 1});
  EXPECT_EQ(g.game().wanted_roll()->at, g.id("Mid")) << "by angle Mid comes before Left";
  g.roll({2, 2, 2});
  g.pick(PickOrder::left);
  g.add(0), g.block(0), g.roll({1, 1, 2});
  EXPECT_EQ(g.told("missed"), "missed 3:6");
  EXPECT_EQ(g.asked(), "nominate") << "each once";
}

TEST(NOT_129, disarming_needs_more_than_eight_and_wounds_nobody) {
  const Json hugh = {{"melee", 4}, {"skills", {"disarm"}}, {"gear", {"halberd"}}};
  for (const auto& [face, result] : {std::pair{4, "missed 8:8"}, {5, "hit 9:8"}}) {
    Duel g(hugh, with({"axe"}));
    g.acts("Hugh");
    g.act(Act::disarm, "Rolf"), g.add(0), g.block(0), g.roll(face);
    EXPECT_EQ(g.outcome(), result);
    EXPECT_EQ(g.asked(), "nominate") << "no wound";
    EXPECT_EQ(g.held("Rolf"), face == 5 ? "nothing, nothing" : "axe, nothing");
    EXPECT_EQ(g.state().things[0].kind, face == 5 ? ThingKind::item : ThingKind::gone);
  }
  Duel two(hugh, with({"axe", "mace"}));
  two.acts("Hugh");
  two.act(Act::disarm, "Rolf"), two.add(0), two.block(0), two.roll(6);
  two.pick(1);
  EXPECT_EQ(two.held("Rolf"), "axe, nothing") << "the striker chooses";
  Duel bare(hugh, {});
  bare.acts("Hugh");
  EXPECT_EQ(bare.tries(Act::disarm, "Rolf"), "no_weapon_to_drop NOT-129");
}

TEST(NOT_A25, a_blocked_disarming_is_an_opposed_test_or_two_worse) {
  const auto disarms = [](const char* ruling, int guard) {
    Duel g({{"melee", 4}, {"skills", {"disarm"}}, {"gear", {"halberd"}}}, with({"axe"}));
    g.options["disarm_block"] = ruling;
    g.acts("Hugh");
    g.act(Act::disarm, "Rolf"), g.add(0), g.block(1), g.roll(5), g.roll(guard);
    return g.outcome();
  };
  EXPECT_EQ(disarms("plain", 6), "blocked 9:9");
  EXPECT_EQ(disarms("plain", 5), "hit 9:8") << "the 8 is gone";
  EXPECT_EQ(disarms("harder", 4), "blocked 7:7");
  EXPECT_EQ(disarms("harder", 3), "hit 7:6");
}

TEST(NOT_130, dodge_blocks_unless_in_heavy_armour) {
  EXPECT_EQ(Duel({}, {{"skills", {"dodge"}}}).against(5, 4), "blocked 8:8");
  EXPECT_EQ(Duel({}, {{"skills", {"dodge"}}, {"gear", {"heavy armour"}}}).against(5, 4), "hit 8:7");
  EXPECT_EQ(Duel({}, {{"skills", {"dodge"}}, {"gear", {"light armour"}}}).against(5, 4), "blocked 8:8");
}

TEST(NOT_A79, what_helps_a_block) {
  const Json rolf = {{"skills", {"dodge"}}, {"gear", {"sword", "buckler"}}};
  EXPECT_EQ(Duel(with({"dagger"}), rolf).against(6, 2), "blocked 9:9")
      << "sword, buckler, Dodge and the enemy's dagger";
  EXPECT_EQ(Duel({}, with({"sword", "sword"})).against(5, 4), "blocked 8:8") << "two swords count once";
  EXPECT_EQ(Duel({}, with({"sword"}, {{"hands", {"empty", "empty"}}})).against(5, 4), "hit 8:7") << "in hand only";
  EXPECT_EQ(Duel({}, rolf, 0).against(6, 4), "hit 11:10") << "who is struck from behind may block all the same";
  Duel thrust({{"skills", {"thrust"}}}, rolf);
  thrust.acts("Hugh");
  thrust.act(Act::thrust, "Rolf"), thrust.add(0), thrust.block(1), thrust.roll(5), thrust.roll(4);
  EXPECT_EQ(thrust.outcome(), "hit 8:7") << "nothing helps against a thrust";
}

TEST(NOT_146, weapon_training_adds_one_with_that_weapon) {
  const Json trained = {{"skills", {"weapon-training: axe"}}, {"gear", {"axe", "mace"}}};
  EXPECT_EQ(Duel(trained, {}).blow(3), "hit 7:6");
  Duel other(trained, {});
  other.acts("Hugh");
  other.attack("Rolf"), other.pick(Arm::left), other.add(0), other.block(0), other.roll(4);
  EXPECT_EQ(other.outcome(), "missed 6:6") << "a mace in the left hand";
}

}  // namespace fyrd::nottingham
