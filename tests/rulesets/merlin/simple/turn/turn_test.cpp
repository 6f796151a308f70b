// The order of a turn and how a battle ends (MER-S-A05, MER-S-A12, MER-X03).
#include "core/events/narrate.h"
#include "rulesets/merlin/turn/victory.h"
#include "tests/rulesets/merlin/simple/stage.h"

namespace fyrd::merlin::simple {

namespace {

// Everybody can do everything: red and blue each have a bow with a target and a man in contact.
struct Field : SimpleStage {
  Field() {
    shot_elsewhere();
    fight_elsewhere();
    red("Alan", "longbowman", {20, 20});
    blue("Robin", "longbowman", {20, 30});
  }
};

// Two men out of each other's reach, of given worth, and a battle of one turn.
struct Standoff : SimpleStage {
  Standoff(const char* red_man, const char* blue_man, int turns = 1) {
    red("Hugh", red_man, {20, 20});
    blue("Rolf", blue_man, {100, 100});
    if (turns > 0) scenario["turns"] = turns;
  }
  void play_turn() {
    first(fyrd::red);
    pass();
    pass();
  }
};

Ended verdict(SimpleStage& stage) { return static_cast<Ended>(stage.state().verdict); }

}  // namespace

TEST(MER_S_A05, each_side_rolls_a_die_and_the_higher_goes_first) {
  Field stage;
  ASSERT_TRUE(stage.game().wanted_roll());
  EXPECT_EQ(stage.game().wanted_roll()->rule, "MER-S-A05");
  EXPECT_EQ(stage.game().wanted_roll()->pool, d(6));
  EXPECT_EQ(stage.game().wanted_roll()->side, red);
  stage.roll(3);
  EXPECT_EQ(stage.game().wanted_roll()->side, blue);
  stage.roll(4);
  EXPECT_EQ(stage.asked_whom(), blue);

  Field other;
  other.roll(4);
  other.roll(3);
  EXPECT_EQ(other.asked_whom(), red);
}

TEST(MER_S_A05, a_side_moves_then_shoots_then_fights) {
  Field stage;
  stage.first(red);
  std::string order;
  for (int i = 0; i < 6; ++i) {
    order += (stage.asked_whom() == red ? "red " : "blue ") + stage.asked() + " ";
    stage.done();
  }
  EXPECT_EQ(order, "red move red shoot red fight blue move blue shoot blue fight ");
  EXPECT_EQ(stage.asked(), "dice");
}

TEST(MER_S_A05, there_is_no_way_back_to_an_earlier_phase) {
  Field stage;
  stage.first(red);
  stage.to("fight");
  EXPECT_EQ(stage.attempt(stage.move_order("Alan", {{20, 21}})).substr(0, 10), "bad_choice");
  EXPECT_EQ(stage.attempt(stage.shot_order("Alan", "Robin")).substr(0, 10), "bad_choice");
}

TEST(MER_S_A05, only_the_side_whose_turn_it_is_decides) {
  Field stage;
  stage.first(red);
  EXPECT_EQ(stage.attempt(blue, stage.move_order("Robin", {{20, 31}})), "not_your_decision");
  EXPECT_EQ(stage.attempt(blue, {}), "not_your_decision");
}

TEST(MER_S_A05, the_dice_are_rolled_every_turn) {
  Field stage;
  stage.first(red);
  stage.pass();
  stage.pass();
  EXPECT_EQ(stage.asked(), "dice");
  stage.first(blue);
  EXPECT_EQ(stage.asked_whom(), blue) << "blue was last, and goes first now: two side turns in a row";
  EXPECT_EQ(stage.state().turn, 2);
}

TEST(MER_S_A12, a_tie_is_rolled_again) {
  Field stage;
  for (int face : {1, 6, 3}) {
    stage.roll(face);
    stage.roll(face);
    EXPECT_EQ(stage.asked(), "dice") << "both rolled " << face;
  }
  stage.first(blue);
  EXPECT_EQ(stage.asked_whom(), blue);
  EXPECT_EQ(stage.state().turn, 1);
}

TEST(MER_S_A12, a_turn_is_one_side_turn_each) {
  Field stage;
  stage.first(blue);
  EXPECT_EQ(stage.state().turn, 1);
  stage.pass();
  EXPECT_EQ(stage.state().active, red);
  EXPECT_EQ(stage.state().turn, 1) << "only half of the turn is over";
  stage.pass();
  EXPECT_EQ(stage.state().active, no_side);
  EXPECT_EQ(stage.state().turn, 2);
}

TEST(MER_X03, a_side_without_figures_has_lost) {
  SimpleStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.blue("Rolf", "mounted-knight", {20, 22.5});
  stage.first(red);
  stage.fights({"Hugh"}, "Rolf", 6, 1);
  ASSERT_TRUE(stage.game().over()) << "nobody is left to play the second half of the turn";
  EXPECT_EQ(stage.state().winner, red);
  EXPECT_EQ(stage.state().ending, Ending::won);
  EXPECT_EQ(verdict(stage), Ended::last_standing);
  EXPECT_EQ(stage.attempt(red, {}), "battle_over");
  EXPECT_EQ(narrate(stage.battle(), stage.game().events().back()), "Red holds the field and wins.");
}

TEST(MER_X03, who_attacks_with_his_last_man_can_lose_by_it) {
  SimpleStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 22});
  stage.first(red);
  stage.fights({"Hugh"}, "Rolf", 1, 6);
  ASSERT_TRUE(stage.game().over());
  EXPECT_EQ(stage.state().winner, blue);
}

TEST(MER_X03, while_both_sides_have_figures_the_battle_goes_on) {
  SimpleStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 22});
  stage.blue("Odo", "sergeant", {60, 22});
  stage.first(red);
  stage.fights({"Hugh"}, "Rolf", 6, 1);
  EXPECT_FALSE(stage.game().over());
  EXPECT_EQ(stage.asked_whom(), blue);
}

TEST(MER_X03, both_sides_gone_at_once_is_a_draw) {
  SimpleStage stage;
  stage.red("Hugh", "sergeant", {20, 20}, {{"out", true}});
  stage.blue("Rolf", "mounted-knight", {20, 30}, {{"out", true}});
  stage.first(red);
  stage.pass();
  ASSERT_TRUE(stage.game().over());
  EXPECT_EQ(stage.state().ending, Ending::drawn);
  EXPECT_TRUE(stage.state().winner.none());
  EXPECT_EQ(verdict(stage), Ended::nobody_left);
}

TEST(MER_X03, after_the_last_turn_more_points_win) {
  Standoff stage("peasant", "spearman");
  stage.play_turn();
  ASSERT_TRUE(stage.game().over());
  EXPECT_EQ(stage.state().winner, blue) << "two points against three";
  EXPECT_EQ(verdict(stage), Ended::turn_limit);

  Standoff other("halberdier", "spearman");
  other.play_turn();
  EXPECT_EQ(other.state().winner, red) << "four points against three";
}

TEST(MER_X03, after_the_last_turn_equal_points_are_a_draw) {
  Standoff stage("dismounted-knight", "light-cavalry");
  stage.play_turn();
  ASSERT_TRUE(stage.game().over());
  EXPECT_EQ(stage.state().ending, Ending::drawn);
  EXPECT_TRUE(stage.state().winner.none());
  EXPECT_EQ(verdict(stage), Ended::turn_limit);
}

TEST(MER_X03, the_fallen_count_no_points) {
  Standoff stage("peasant", "spearman");
  stage.blue("Sir Rolf", "mounted-knight", {60, 60}, {{"out", true}});
  stage.red("Ned", "peasant", {30, 20});
  stage.play_turn();
  EXPECT_EQ(stage.state().winner, red) << "two peasants, four points, against one spearman left standing";
}

TEST(MER_X03, a_scenario_sets_the_last_turn) {
  Standoff stage("peasant", "spearman", 3);
  for (int turn = 1; turn <= 3; ++turn) {
    EXPECT_FALSE(stage.game().over()) << "turn " << turn;
    stage.play_turn();
  }
  EXPECT_TRUE(stage.game().over());
}

TEST(MER_X03, without_a_word_of_the_scenario_30_turns_are_played) {
  Standoff stage("peasant", "spearman", 0);
  for (int turn = 1; turn <= 30; ++turn) {
    ASSERT_FALSE(stage.game().over()) << "turn " << turn;
    EXPECT_EQ(stage.state().turn, turn);
    stage.play_turn();
  }
  EXPECT_TRUE(stage.game().over());
  EXPECT_EQ(verdict(stage), Ended::turn_limit);
}

TEST(MER_X03, the_last_man_falling_in_the_last_turn_loses_whatever_the_points) {
  SimpleStage stage;
  stage.scenario["turns"] = 1;
  stage.red("Hugh", "peasant", {20, 20});
  stage.blue("Rolf", "mounted-knight", {20, 22.5});
  stage.first(red);
  stage.fights({"Hugh"}, "Rolf", 6, 1);
  EXPECT_EQ(stage.state().winner, red);
  EXPECT_EQ(verdict(stage), Ended::last_standing);
}

TEST(MER_X03, on_the_field_the_forces_meet_40_inches_apart) {
  const Ruleset& rules = *find_ruleset("merlin-simple");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  const auto battle = rules.open(library, plan(rules, library, "field", {}, problems), problems);
  ASSERT_TRUE(battle) << problems.text();
  const auto& simple = static_cast<const SimpleBattle&>(*battle);
  const Tabletop& start = simple.start_table;
  Length front[2] = {Length{}, longest};
  for (FigureId id : everyone(start)) {
    const Length y{start[id].at.y}, r = simple.radius(start[id]);
    if (start[id].side == red) front[0] = max(front[0], y + r);
    if (start[id].side == blue) front[1] = min(front[1], y - r);
  }
  EXPECT_EQ(front[1] - front[0], inches(40));
}

}  // namespace fyrd::merlin::simple
