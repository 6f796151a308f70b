// Moves of Nottingham and who strikes at them (NOT-080, NOT-124, NOT-132, NOT-A11, A20, A21, A66, A67, A74, A80, A81).
#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {

namespace {

// Alan stands before Rolf and may walk away past him, to the west; the place where he does is out of reach.
struct Parting : NottinghamGame {
  Parting() : Parting({}, {}) {}
  Parting(const Json& alan, const Json& rolf, double gap = 0.75) {
    red("Alan", {20, 20}, alan);
    red_man("Rob", {80, 20}), red_man("Much", {82, 20});
    blue("Rolf", {20, 20 + apart(gap)}, rolf);
    blue_elsewhere();
  }
  void leaves() { activate("Alan"), go({16.5, 20}); }
};

}  // namespace

TEST(NOT_080, who_leaves_the_area_of_an_enemy_may_be_struck_at) {
  Parting g;
  g.leaves();
  EXPECT_EQ(g.asked(), "opportunity");
  EXPECT_EQ(g.asked_whom(), blue);
  EXPECT_EQ(g.attempt(g.strike_order("Rolf", 5)), "wrong_number_of_dice NOT-080") << "with free dice";
  EXPECT_EQ(g.attempt(g.strike_order("Blue Leader", 1)), "cannot_strike NOT-080");
  g.strike("Rolf", 2);
  EXPECT_EQ(g.free(blue), 2);
  EXPECT_EQ(g.asked(), "block") << "it may be blocked; no dice are added";
  g.block(0);
  EXPECT_EQ(g.wanted_dice(), "2d6 NOT-066");
  g.roll({2, 3});
  EXPECT_EQ(g.outcome(), "missed 6:6") << "+1 he shows his side, -1 he has moved";
  EXPECT_EQ(g.modifier("missed", "from the side"), 1) << "facing as at that moment";
  EXPECT_EQ(g.bound("Rolf"), 2) << "bound afterwards";
  EXPECT_EQ(g.off("Alan", {16.5, 20}), 0) << "and he walks on";
}

TEST(NOT_080, with_any_number_of_free_dice) {
  Parting g;
  g.leaves();
  std::string words;
  g.game().at_question(blue, [&](const Tabletop&, const Question& q) {
    Options options(true);
    q.list(options);
    for (const Option& o : options.all()) words += o.label + "; ";
  });
  EXPECT_EQ(words,
            "Let him go; Rolf strikes with 1 die; Rolf strikes with 2 dice; Rolf strikes with 3 dice; Rolf strikes "
            "with 4 dice; ");
}

TEST(NOT_080, the_enemy_may_let_him_go) {
  Parting g;
  g.leaves();
  g.let_go();
  EXPECT_EQ(g.asked(), "action");
  EXPECT_EQ(g.off("Alan", {16.5, 20}), 0);
}

TEST(NOT_080, a_hit_wounds_on_the_way) {
  Parting g;
  g.leaves();
  g.strike("Rolf", 1), g.block(0), g.roll(4);
  EXPECT_EQ(g.outcome(), "hit 7:6");
  g.roll(6);
  EXPECT_TRUE(g.out("Alan"));
}

TEST(NOT_132, escape_takes_one_off) {
  Parting g({{"skills", {"escape"}}}, {});
  g.leaves();
  g.strike("Rolf", 1), g.block(0), g.roll(4);
  EXPECT_EQ(g.outcome(), "missed 6:6");
  Duel plain({}, {{"skills", {"escape"}}});
  EXPECT_EQ(plain.blow(4), "hit 7:6") << "only when he leaves";
}

TEST(NOT_A20, the_enemy_must_see_him_and_keep_his_head) {
  Parting behind({}, {{"facing", 0}});
  behind.leaves();
  EXPECT_EQ(behind.asked(), "action") << "Rolf looks the other way";
  Parting scared({}, {{"panic", true}});
  scared.leaves();
  EXPECT_EQ(scared.asked(), "action");
  Parting penniless({}, {});
  penniless.forces[1]["heroes"][0]["bound"] = 4;
  penniless.leaves();
  EXPECT_EQ(penniless.asked(), "action") << "no free dice";
}

TEST(NOT_A20, an_inch_whatever_the_weapon_and_only_who_was_within_it) {
  Parting spear({}, with({"spear"}), 1.3);
  spear.leaves();
  EXPECT_EQ(spear.asked(), "action") << "he was outside all the time";
  Parting through;
  through.forces[0]["heroes"][0]["at"] = {22.4, 20};
  through.activate("Alan"), through.go({18.4, 20});
  EXPECT_EQ(through.asked(), "opportunity") << "he entered it and left";
  Parting within;
  within.activate("Alan"), within.go({20.3, 20});
  EXPECT_EQ(within.asked(), "action") << "he is still in it";
}

TEST(NOT_A20, runs_count_but_tosses_do_not) {
  Parting run;
  run.acts("Alan");
  run.act(Act::run), run.roll(6), run.go({17.1, 20});
  EXPECT_EQ(run.asked(), "opportunity");
  Duel tossed;
  tossed.blow(6), tossed.roll(1);
  EXPECT_EQ(tossed.off("Rolf", {20, 20 + apart(0.5)}), 200);
  EXPECT_EQ(tossed.asked(), "nominate");
}

namespace {

// Alan beside a fence and Rolf beyond it: whether a jump is answered by a blow, and whether that was explained.
struct Hurdle : NottinghamGame {
  Hurdle() {
    ground("fence", {18, 10.3}, {18.1, 11.3});
    red("Alan", {17.5, 11}), red_man("Rob", {80, 20}), red_man("Much", {82, 20});
    blue("Rolf", {18, 12.2}), blue_elsewhere();
    acts("Alan");
  }
  std::size_t explained(Place to) {
    std::size_t strikers = 0;
    game().at_question(fyrd::red, [&](const Tabletop&, const Question& q) {
      for (const Threat& t : q.explain(jump(to)).threats) strikers += !t.figure.none();
    });
    return strikers;
  }
  Choice jump(Place to) {
    Choice c = order(Act::jump);
    c.path.add(to.at);
    return c;
  }
};

}  // namespace

TEST(NOT_080, a_jump_within_the_area_does_not_leave_it) {
  Hurdle g;
  EXPECT_EQ(g.explained({18.5, 11}), 0u);
  g.give(g.jump({18.5, 11})), g.roll(6);
  EXPECT_EQ(g.asked(), "nominate");
  EXPECT_EQ(g.off("Alan", {18.5, 11}), 0);
}

TEST(NOT_080, a_jump_out_of_it_is_struck_at_where_it_leaves) {
  Hurdle g;
  EXPECT_EQ(g.explained({17.5, 7}), 1u);
  g.give(g.jump({17.5, 7})), g.roll(6);
  EXPECT_EQ(g.asked(), "opportunity");
  g.let_go();
  EXPECT_EQ(g.off("Alan", {17.5, 7}), 0);
  Hurdle stays;
  stays.give(stays.jump({17.5, 7})), stays.roll(1);
  EXPECT_EQ(stays.asked(), "opportunity") << "an inch is enough";
  Hurdle past;
  EXPECT_EQ(past.explained({17.2, 10.9}), 0u);
}

TEST(NOT_A81, struck_down_over_a_pit_he_falls_into_it) {
  NottinghamGame g;
  g.ground("pit", {10, 12}, {20, 14});
  g.red("Alan", {15, 11.5}), g.red_man("Rob", {80, 20}), g.red_man("Much", {82, 20});
  g.blue("Rolf", {16.55, 11.5}, {{"facing", 270}}), g.blue_elsewhere();
  g.acts("Alan");
  Choice c = g.order(Act::jump);
  c.path.add(Place(15, 15).at);
  g.give(c), g.roll(6);
  g.strike("Rolf", 1), g.block(0), g.roll(6), g.roll(4);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-085");
  g.roll(6);
  EXPECT_LT(g["Alan"].elevation.units, 0);
  EXPECT_EQ(g.asked(), "nominate");
}

TEST(NOT_A21, a_toss_ends_the_move_but_not_the_activation) {
  Parting g;
  g.leaves();
  g.strike("Rolf", 1), g.block(0), g.roll(6), g.roll(2);
  EXPECT_TRUE(g.standing("Alan"));
  EXPECT_GT(g.off("Alan", {16.5, 20}), 100) << "he did not get there";
  EXPECT_EQ(g.asked(), "action");
  EXPECT_EQ(g.game().wanted()[0].about, g.id("Alan"));
}

TEST(NOT_A74, dropped_on_the_way_he_may_do_what_a_lying_man_does) {
  Parting g;
  g.activate("Alan", 2), g.go({16.5, 20});
  g.strike("Rolf", 1), g.block(0), g.roll(6), g.roll(4);
  EXPECT_TRUE(g.lying("Alan"));
  EXPECT_EQ(g.tries(Act::thatch), "lying NOT-A65");
  g.act(Act::get_up);
  EXPECT_EQ(g.wanted_dice(), "2d6 NOT-072") << "with all his dice";
  g.roll({1, 4});
  EXPECT_TRUE(g.standing("Alan"));
}

TEST(NOT_A74, out_on_the_way_his_dice_lie_on_the_body) {
  Parting g;
  g.red("Piers", {82, 24});
  g.activate("Alan", 2), g.go({16.5, 20});
  g.strike("Rolf", 1), g.block(0), g.roll(6), g.roll(6);
  EXPECT_TRUE(g.out("Alan"));
  EXPECT_EQ(g.asked(), "nominate") << "no action";
  EXPECT_EQ(g.bound("Alan"), 2);
}

namespace {

// Alan between two enemies, walking straight away from both.
struct Pair : NottinghamGame {
  Pair() {
    red("Alan", {20, 20});
    red_man("Rob", {80, 20}), red_man("Much", {82, 20});
    blue("Odo", {19.5, 21.2});
    blue("Rolf", {20.5, 21.2});
    activate("Alan"), go({20, 17});
  }
};

}  // namespace

TEST(NOT_A80, two_at_one_point_strike_one_after_the_other) {
  Pair g;
  EXPECT_EQ(g.asked(), "opportunity");
  g.strike("Rolf", 1), g.block(0), g.roll(1);
  EXPECT_EQ(g.asked(), "opportunity") << "the striking side picks, one by one";
  EXPECT_EQ(g.attempt(g.strike_order("Rolf", 1)), "cannot_strike NOT-080") << "once for each departure";
  g.strike("Odo", 1), g.block(0), g.roll(1);
  EXPECT_EQ(g.asked(), "action");
  EXPECT_EQ(g.off("Alan", {20, 17}), 0);
}

TEST(NOT_A80, once_he_is_down_nobody_else_strikes) {
  Pair g;
  g.strike("Rolf", 1), g.block(0), g.roll(6), g.roll(4);
  EXPECT_TRUE(g.lying("Alan"));
  EXPECT_EQ(g.asked(), "action");
}

TEST(NOT_A81, a_plain_attack_by_what_is_in_hand) {
  Parting broad({}, with({"broadsword"}));
  broad.leaves();
  EXPECT_EQ(broad.attempt(broad.strike_order("Rolf", 1)), "few_dice NOT-107");
  broad.strike("Rolf", 2), broad.block(0), broad.roll({4, 1});
  EXPECT_EQ(broad.outcome(), "hit 7:6");
  Parting lance({}, with({"lance", "shield", "warhorse"}, {{"dismounted", true}, {"hands", {"lance", "shield"}}}));
  lance.leaves();
  EXPECT_EQ(lance.asked(), "action") << "a lance is no use here";
}

TEST(NOT_A81, a_block_lets_him_walk_on_all_the_way) {
  Parting g;
  g.activate("Alan"), g.go({16, 20});
  g.strike("Rolf", 1), g.block(1), g.roll(5), g.roll(5);
  EXPECT_EQ(g.outcome(), "blocked 8:8");
  EXPECT_EQ(g.bound("Alan"), 1);
  EXPECT_EQ(g.off("Alan", {16, 20}), 0) << "NOT-A67 the die bound on the way does not shorten it";
}

TEST(NOT_A11, what_counts_as_moved) {
  Parting walked;
  walked.activate("Alan"), walked.go({20, 19.99});
  EXPECT_TRUE(walked.man("Alan").moved);
  Parting ran;
  ran.acts("Alan");
  ran.act(Act::run), ran.roll(1), ran.go({20, 19.5});
  EXPECT_TRUE(ran.man("Alan").moved);
  Duel tossed;
  tossed.blow(6), tossed.roll(1);
  EXPECT_FALSE(tossed.man("Rolf").moved) << "a toss is not his own doing";
  Parting struck;
  struck.leaves();
  struck.strike("Rolf", 1), struck.block(0), struck.roll(1);
  EXPECT_EQ(struck.modifier("missed", "target moved"), -1) << "struck in mid-move he has moved";
}

TEST(NOT_A66, turning_is_not_moving) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, {{"bound", 4}, {"gear", {"bow"}}});
  g.red("Adam", {24, 20}), g.red("Piers", {80, 20});
  g.blue("Rolf", {20, 14});
  g.activate("Hugh");
  EXPECT_EQ(g.tries_go({20, 20.1}), "too_far NOT-054") << "four dice leave nothing";
  g.turn(180);
  EXPECT_EQ(g["Hugh"].facing, degrees(180)) << "but he may turn";
  EXPECT_FALSE(g.man("Hugh").moved);
  EXPECT_FALSE(g.man("Hugh").moved_now) << "no shooter moved";
  EXPECT_EQ(g.tries(Act::command, "Adam"), "accepted") << "and he may command";
}

TEST(NOT_A67, changes_of_movement_are_summed) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, {{"bound", 1}, {"skills", {"athletic"}}, {"gear", {"heavy armour"}}});
  g.red("Adam", {30, 20}, {{"bound", 3}, {"gear", {"heavy armour"}}});
  g.red("Piers", {40, 20}), g.red("Ivo", {50, 20});
  g.blue("Rolf", {20, 60});
  const auto walk = [&](const char* who) { return activation_allowance(g, g.id(who)); };
  EXPECT_EQ(walk("Hugh"), 3_in) << "4 - 1 - 1 + 1";
  EXPECT_EQ(walk("Adam"), 0_in);
  EXPECT_EQ(run_allowance(g, g.id("Adam"), 2), 0_in) << "never less than nothing";
  EXPECT_EQ(run_allowance(g, g.id("Hugh"), 5), 2_in) << "3 - 1 - 1 + 1";
}

TEST(NOT_124, athletic_men_go_an_inch_further) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, {{"skills", {"athletic"}}});
  g.red_man("Rob", {80, 20}), g.red_man("Much", {82, 20});
  g.blue("Rolf", {20, 60});
  g.activate("Hugh");
  EXPECT_EQ(g.tries_go(Place(20, 25).off(0, 1)), "too_far NOT-054");
  g.go({20, 25});
  g.act(Act::run), g.roll(6);
  EXPECT_EQ(g.tries_go(Place(20, 29).off(0, 1)), "too_far NOT-060");
  EXPECT_EQ(g.tries_go({20, 29}), "accepted");
}

}  // namespace fyrd::nottingham
