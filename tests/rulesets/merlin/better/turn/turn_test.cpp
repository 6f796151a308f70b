// The order of a turn of the better game, and how its battles end (MER-B-001, MER-B-A05, MER-B-A13, MER-X03).
#include "rulesets/merlin/turn/victory.h"
#include "tests/rulesets/merlin/better/stage.h"

namespace fyrd::merlin::better {

namespace {

// Everybody can do everything.
struct Field : BetterStage {
  Field() {
    shot_elsewhere();
    fight_elsewhere();
    red("Alan", "longbowman", {20, 20});
    blue("Robin", "longbowman", {20, 35});
  }
};

Choice second() {
  Choice c;
  c.verb = FirstOrder::second;
  return c;
}

// Two men on either side of the zone that blue is to hold; one turn.
struct Bridge : BetterStage {
  Bridge(Place hugh, Place rolf) {
    red("Hugh", "sergeant", hugh);
    blue("Rolf", "sergeant", rolf);
    blue("Far", "mounted-knight", {100, 100});
    scenario["turns"] = 1;
    scenario["objective"] = {{"kind", "hold"}, {"name", "the bridge"}, {"side", 2}, {"zone", {30, 30, 40, 40}}};
  }
  Side winner() {
    first(fyrd::red);
    while (!game().over()) done();
    return state().winner;
  }
};

}  // namespace

TEST(MER_B_001, the_higher_die_says_who_moves_first) {
  Field stage;
  EXPECT_EQ(stage.game().wanted_roll()->rule, "MER-B-001");
  EXPECT_EQ(stage.game().wanted_roll()->pool, d(6));
  stage.roll(2);
  stage.roll(5);
  EXPECT_EQ(stage.asked(), "first");
  EXPECT_EQ(stage.asked_whom(), blue);
  stage.give(second());
  EXPECT_EQ(stage.asked(), "pick");
  EXPECT_EQ(stage.asked_whom(), red) << "blue had the say and lets red begin";

  Field other;
  other.roll(2);
  other.roll(5);
  other.done();
  EXPECT_EQ(other.asked_whom(), blue);
}

TEST(MER_B_A13, a_tie_for_the_first_move_is_thrown_again) {
  Field stage;
  stage.roll(4);
  stage.roll(4);
  EXPECT_EQ(stage.asked(), "dice");
  stage.first(red);
  EXPECT_EQ(stage.asked_whom(), red);
}

TEST(MER_B_A13, who_moves_first_also_names_shots_and_blows_first) {
  for (const Side side : {red, blue}) {
    Field stage;
    stage.first(side);
    std::string order;
    for (int i = 0; i < 6; ++i) {
      order += (stage.asked_whom() == side ? "first " : "second ") + stage.asked() + ", ";
      stage.done();
    }
    EXPECT_EQ(order, "first pick, second pick, first shoot, second shoot, first strike, second strike, ");
    EXPECT_EQ(stage.asked(), "dice") << "the next turn";
  }
}

TEST(MER_B_A13, nothing_is_thrown_before_both_sides_have_named_their_shots) {
  Field stage;
  stage.first(red);
  stage.shoots("Alan", "Robin");
  EXPECT_EQ(stage.asked(), "shoot");
  stage.shoots("Robin", "Alan");
  EXPECT_EQ(stage.asked(), "shoot") << "blue has another bow";
  stage.done();
  EXPECT_EQ(stage.asked(), "dice");
}

TEST(MER_B_A05, shots_come_before_blows_and_all_of_them_at_once) {
  Field stage;
  stage.first(red);
  stage.shoots("Alan", "Robin");
  stage.shoots("Robin", "Alan");
  stage.done();
  stage.roll({6, 6, 6});  // Alan's shot
  stage.roll({1});        // and Robin's one die against it
  EXPECT_FALSE(stage.out("Robin")) << "he falls, but not before everything is thrown";
  stage.roll({6, 6, 6});
  stage.roll({1});
  EXPECT_TRUE(stage.out("Robin"));
  EXPECT_TRUE(stage.out("Alan")) << "who was shot at the same moment";
  EXPECT_EQ(stage.asked(), "strike") << "then blows";
}

TEST(MER_B_A05, who_is_shot_down_strikes_no_more) {
  BetterStage stage;
  stage.red("Alan", "longbowman", {20, 20});
  stage.red("Hugh", "peasant", {40, 20});
  stage.blue("Rolf", "peasant", {20, 30});
  stage.blue("Odo", "peasant", {40, 22.4});
  stage.first(red);
  stage.shoots("Alan", "Rolf");
  stage.roll({4, 1, 1});
  stage.roll({4});
  EXPECT_TRUE(stage.out("Rolf"));
  EXPECT_EQ(stage.tries_strike("Hugh", "Rolf", 1), "out_of_play MER-B-006");
}

TEST(MER_B_A05, morale_comes_last) {
  BetterStage stage;
  stage.red("Alan", "longbowman", {20, 20});
  stage.blue("Rolf", "peasant", {20, 30});
  stage.blue("Odo", "peasant", {21.6, 30});
  stage.fight_elsewhere();
  stage.first(red);
  stage.shoots("Alan", "Rolf");
  stage.roll({4, 1, 1});
  stage.roll({4});
  EXPECT_EQ(stage.asked(), "strike") << "nobody looks at his fallen friend before the blows are over";
  stage.to_dice();
  EXPECT_STREQ(stage.purpose(), "morale");
}

TEST(MER_B_A13, a_blow_at_somebody_who_falls_anyway_is_lost) {
  BetterStage stage;
  stage.red("Hugh", "sergeant", {20, 18});
  stage.red("Piers", "sergeant", {20, 22});
  stage.blue("Rolf", "peasant", {20, 20});
  State s = stage.at(Phase::melee);
  s.attacks[0] = {stage.id("Hugh"), stage.id("Rolf"), 2};
  s.attacks[1] = {stage.id("Piers"), stage.id("Rolf"), 2};
  s.attack_count = 2;
  EXPECT_EQ(stage.play_phase(s, {{4, 1}, {4}}), "struck Hugh, wasted Piers") << "the second throws no dice";
}

TEST(MER_X03, who_has_only_routers_left_has_lost) {
  BetterStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 25});
  State s = stage.at(Phase::recovery);
  stage.rout(s, "Rolf");
  stage.play_phase(s, {});
  EXPECT_EQ(s.winner, red);
}

TEST(MER_X03, a_scenario_can_be_about_a_place_one_side_is_to_hold) {
  EXPECT_EQ(Bridge({35, 25}, {35, 45}).winner(), blue) << "nobody is on the bridge, so nobody has taken it";
  EXPECT_EQ(Bridge({35, 30}, {35, 45}).winner(), red) << "the edge of the zone counts";
  EXPECT_EQ(Bridge({35, 31}, {35, 39}).winner(), blue) << "as many as those who took it have held it";
  EXPECT_EQ(Bridge({35, 29.9}, {35, 45}).winner(), blue) << "his centre is not in it, and points do not matter";
}

TEST(MER_X03, who_routs_on_the_bridge_does_not_hold_it) {
  Bridge stage({35, 31}, {35, 39});
  State s = stage.at(Phase::recovery);
  stage.rout(s, "Rolf");
  s.man(stage.id("Rolf")).shaken = true;
  stage.play_phase(s, {});
  EXPECT_EQ(s.winner, red);
  EXPECT_EQ(stage.battle().verdict(s), "The last turn is over, and the bridge has been taken.");
}

TEST(MER_X03, an_objective_is_read_with_all_its_mistakes) {
  Bridge stage({35, 31}, {35, 39});
  stage.scenario["objective"] = {{"kind", "burn"}, {"side", 3}, {"zone", {40, 30, 30, 40}}, {"colour", "red"}};
  data::Problems problems;
  EXPECT_FALSE(stage.open(problems));
  const std::string text = problems.text();
  for (const char* word : {"burn", "side", "zone", "colour", "name"})
    EXPECT_NE(text.find(word), std::string::npos) << word << " in " << text;
}

}  // namespace fyrd::merlin::better
