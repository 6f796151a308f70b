// The Twist of Fate (STO-070, STO-A13, STO-A14, STO-A41 … STO-A44).
#include "tests/rulesets/stormclouds/stage.h"

namespace fyrd::stormclouds {
namespace {

using A = ActionOrder;

struct Fight : StormStage {
  explicit Fight(const Json& more = {}) {
    hero("Rey", "fox", {60, 20}, more);
    villain("Grub", "small-warrior", {60, 20 + (small_base + large_base) / 2 + 0.01});
    villain("Bow", "small-hunter", {60, 50});
    villain("Maul", "massive-warrior", {80, 50});  // Might 7
  }
  Script twist(int n, std::vector<Faces> dice = {}, std::vector<Choice> answers = {}) {
    Script play(std::move(dice), std::move(answers));
    take_effect(now(play), n);
    EXPECT_TRUE(play.all_used());
    return play;
  }
};

TEST(STO_070, after_the_action_with_the_first_one) {
  Fight stage;
  const Script act = stage.acts("Rey", stage.at_whom(A::attack, "Grub"), {{1}});
  EXPECT_TRUE(stage.s().twist.due);
  EXPECT_EQ(act.whys.size(), 1u);  // the action is over, and nothing has happened yet
  Script play(Dice{{10}});
  stage.b().play(stage.s(), play);
  EXPECT_FALSE(stage.s().twist.due);
  EXPECT_TRUE(stage.s().twist.speed);
  EXPECT_EQ(allowance(stage.here(), stage.id("Grub")), 7_in);
  stage.acts("Rey", stage.at_whom(A::attack, "Grub"), {{1}});
  EXPECT_FALSE(stage.s().twist.due);  // only the first of a Turn
}

TEST(STO_A14, the_other_die_of_a_pair_counts_too_and_so_do_plain_dice) {
  Fight pair, cost;
  pair.acts("Rey", pair.at_whom(A::attack, "Grub", dig_blessing), {{1, 9}});
  EXPECT_TRUE(pair.s().twist.due);
  cost.activate("Rey", 2);
  cost.acts("Rey", cost.at_whom(A::attack, "Grub"), {{6}, {1}});
  EXPECT_TRUE(cost.s().twist.due);
}

TEST(STO_A14, a_die_between_two_things_a_villain_could_do_does_not) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 60});
  stage.hero("Tansy", "mouse", {60, 60 + 2 * apart(0.01)});
  stage.villain("Grub", "small-warrior", {60, 60 + apart(0.01)});
  stage.at("Tansy").at = stage.at("Grub").at + (stage.at("Grub").at - stage.at("Pip").at);
  stage.villain_does("Grub", {{1}, {5}});
  EXPECT_FALSE(stage.s().twist.due);
}

TEST(STO_070, might_and_dexterity_of_eight) {
  Fight stage;
  stage.twist(1), stage.twist(2);
  EXPECT_EQ(stage.stats_of("Grub").might, 8);
  EXPECT_EQ(stage.stats_of("Bow").dexterity, 8);
}

TEST(STO_A13, all_have_it_or_by_ruling_who_is_better_stays_better) {
  Fight letter, ruled;
  for (Fight* stage : {&letter, &ruled}) {
    stage->library.put("stormclouds/rules.toml", [&] {
      std::string text = *stage->library.find("stormclouds/rules.toml");
      return text.replace(text.find("might = 8"), 9, "might = 6");
    }());
    stage->options["twist_stats"] = stage == &letter ? "eight" : "at_least";
    stage->twist(1);
    EXPECT_EQ(stage->stats_of("Grub").might, 6);
  }
  EXPECT_EQ(letter.stats_of("Maul").might, 6);
  EXPECT_EQ(ruled.stats_of("Maul").might, 7);
}

TEST(STO_070, three_a_warrior_acts_twice) {
  Fight stage;
  stage.twist(3);
  stage.villain_does("Grub", {{10}});
  EXPECT_EQ(stage.s().act.who, stage.id("Grub"));
  EXPECT_FALSE(stage.man("Grub").turn.acted);
  Script play(Dice{{10}});
  stage.b().play(stage.s(), play);
  EXPECT_TRUE(stage.man("Grub").turn.acted);
}

TEST(STO_070, four_hunters_shoot_at_once) {
  Fight stage;
  stage.at("Bow").facing = north;
  stage.twist(4, {{4}});  // it turns; the warrior hides a part of the fox, which a number does not feel
  EXPECT_EQ(stage.trauma("Rey"), 1);
  EXPECT_EQ(stage.at("Bow").facing, south);
}

TEST(STO_A42, a_hunter_without_sight_does_not_shoot) {
  Fight stage;
  stage.ground("wall", {40, 40}, {70, 40.4});
  EXPECT_TRUE(stage.twist(4).whys.empty());
}

TEST(STO_070, five_and_nine_the_next_blow_and_shot) {
  Fight blow, missed, shot;
  blow.twist(5);
  blow.villain_does("Grub", {{2}});
  EXPECT_EQ(blow.trauma("Rey"), 5);
  missed.twist(5);
  missed.villain_does("Grub", {{9}});  // a miss uses it up
  missed.villain_does("Grub", {{2}});
  EXPECT_EQ(missed.trauma("Rey"), 1);
  shot.twist(9);
  shot.at("Grub").pose = Pose::out;
  shot.villain_does("Bow", {{2}});
  EXPECT_EQ(shot.trauma("Rey"), 5);
}

TEST(STO_070, six_a_potion_for_the_most_hurt) {
  Fight stage;
  stage.man("Maul").trauma = 5;
  stage.man("Grub").trauma = 2;
  stage.twist(6);
  EXPECT_EQ(stage.trauma("Maul"), 0);
  EXPECT_EQ(stage.trauma("Grub"), 2);
}

TEST(STO_A43, of_equals_the_faster_and_of_nobody_nobody) {
  Fight stage;
  stage.twist(6);
  stage.man("Bow").trauma = stage.man("Grub").trauma = 2;  // Speed 6 and 5
  stage.twist(6);
  EXPECT_EQ(stage.trauma("Bow"), 0);
  EXPECT_EQ(stage.trauma("Grub"), 2);
}

TEST(STO_070, seven_two_more_come_in) {
  Fight stage;
  const int before = villains(stage.here()).size();
  stage.twist(7, {{3}, {6}, {1}});  // a hunter in the middle, and a mage beside it
  EXPECT_EQ(villains(stage.here()).size(), before + 2);
}

TEST(STO_A44, types_by_a_die_at_the_middle_of_their_edge) {
  Fight stage;
  stage.twist(7, {{4}, {5}, {2}});
  const FigureId first = stage.id("newcomer 1"), second = stage.id("newcomer 2");
  EXPECT_EQ(stage.b().card(stage.s(), first).type, Type::hunter);
  EXPECT_EQ(stage.b().card(stage.s(), second).type, Type::mage);
  EXPECT_EQ(stage.s()[first].at.x, Place(60, 0).at.x);
  EXPECT_EQ(stage.s()[first].facing, south);
}

TEST(STO_A44, newcomers_act_in_this_turn_or_by_ruling_in_the_next) {
  Fight letter, ruled;
  ruled.options["newcomers"] = "next_turn";
  for (Fight* stage : {&letter, &ruled}) {
    stage->man("Rey").turn.acted = true;
    for (const char* name : {"Grub", "Bow", "Maul"}) stage->man(name).turn.acted = true;
    stage->twist(7, {{4}, {1}, {2}});  // a hunter and a warrior
    EXPECT_EQ(stage->man("newcomer 1").speed, 6);
    EXPECT_EQ(stage->man("newcomer 2").speed, 5);
  }
  EXPECT_EQ(queue(letter.here()).next, letter.id("newcomer 1"));
  EXPECT_TRUE(queue(ruled.here()).waiting.empty());
}

TEST(STO_A44, who_is_out_comes_again_when_nobody_else_is_left) {
  Fight stage;
  for (int i = 0; i < 4; ++i) {
    Script play(Dice(6, {1}));
    take_effect(stage.now(play), 7);
  }
  EXPECT_TRUE(stage.s().newcomers.empty());
  const int before = villains(stage.here()).size();
  Script nobody_left(Dice(2, {1}));
  take_effect(stage.now(nobody_left), 7);
  EXPECT_EQ(villains(stage.here()).size(), before);
  stage.at("newcomer 3").pose = Pose::out;
  stage.man("newcomer 3").trauma = 4;
  Script again(Dice(2, {6}));
  take_effect(stage.now(again), 7);
  EXPECT_EQ(villains(stage.here()).size(), before);
  EXPECT_EQ(stage.b().card(stage.s(), stage.id("newcomer 3")).type, Type::mage);
  EXPECT_EQ(stage.trauma("newcomer 3"), 0);
}

TEST(STO_070, eight_stronger_spells) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 20});
  stage.villain("Mage", "small-mage", {60, 30});
  stage.s().twist.spells = true;
  stage.villain_does("Mage");
  EXPECT_EQ(stage.trauma("Pip"), 3);
  stage.man("Mage").trauma = 4;
  stage.villain_does("Mage");
  EXPECT_EQ(stage.trauma("Mage"), 0);
}

TEST(STO_070, eleven_the_next_one_attacked_parries) {
  Fight stage;
  stage.twist(11);
  stage.does("Rey", stage.at_whom(A::attack, "Grub"), {{7}});
  EXPECT_EQ(stage.trauma("Grub"), 0);
  stage.does("Rey", stage.at_whom(A::attack, "Grub"), {{7}});
  EXPECT_EQ(stage.trauma("Grub"), 1);
}

TEST(STO_070, twelve_everybody_in_contact_attacks) {
  Fight stage;
  stage.twist(12, {{4}});
  EXPECT_EQ(stage.trauma("Rey"), 1);
}

TEST(STO_070, the_table_is_data_with_a_line_for_each_face) {
  Fight swapped, short_die;
  std::string text = *swapped.library.find("stormclouds/twists.toml");
  swapped.library.put("stormclouds/twists.toml", text.replace(text.find("\"might\""), 7, "\"speed\""));
  swapped.twist(1);
  EXPECT_TRUE(swapped.s().twist.speed);
  EXPECT_FALSE(swapped.s().twist.might);
  std::string rules = *short_die.library.find("stormclouds/rules.toml");
  short_die.library.put("stormclouds/rules.toml", rules.replace(rules.find("sides = 12"), 10, "sides = 20"));
  data::Problems problems;
  short_die.open(problems);
  EXPECT_NE(problems.text().find("needs at least 20, not 12"), std::string::npos) << problems.text();
}

TEST(STO_A41, what_ends_with_the_turn_and_what_waits) {
  Fight stage;
  for (const int n : {1, 2, 3, 5, 8, 9, 10, 11}) stage.twist(n);
  stage.s().phase = Phase::tests;
  stage.man("Rey").turn.tested = true;
  Script play({});
  stage.b().play(stage.s(), play);
  ASSERT_EQ(stage.s().turn, 2);
  const Twists& t = stage.s().twist;
  EXPECT_FALSE(t.might || t.dexterity || t.spells || t.speed);
  EXPECT_TRUE(t.warrior_twice && t.mighty_blow && t.mighty_shot && t.parry);
}

TEST(STO_X14, lucky_once_a_game) {
  Fight stage(Json{{"abilities", {"lucky"}}});
  stage.does("Rey", stage.at_whom(A::attack, "Grub"), {{1}}, {{.verb = LuckyOrder::ignore}});
  EXPECT_FALSE(stage.s().twist.due);
  stage.s().twist.over = false;
  stage.does("Rey", stage.at_whom(A::attack, "Grub"), {{1}});
  EXPECT_TRUE(stage.s().twist.due);
}

}  // namespace
}  // namespace fyrd::stormclouds
