// Ladders, gates, stairs and forts of Lord Merlin's more realistic game (MER-R-005, MER-R-030, MER-R-A25, A46,
// MER-X04).
#include "rulesets/merlin/realistic/table/works.h"
#include "tests/rulesets/merlin/realistic/stage.h"

namespace fyrd::merlin::realistic {

namespace {

// A wall six inches high with a ladder lying at its foot, `hands` reds there and `watch` blues on top.
struct Wall : RealisticStage {
  explicit Wall(int hands = 2, int watch = 1) {
    ground("castle-wall", {40, 60}, {80, 63});
    ground("ladder", {59.7, 58.4}, {60.3, 60.4});
    const Place feet[] = {{59, 59.2}, {61, 59.2}, {60, 57.8}};
    const char* names[] = {"Wat", "Ned", "Gib"};
    for (int i = 0; i < hands; ++i) red(names[i], "spearman", feet[i]);
    const Place heads[] = {{60, 61.5}, {58.2, 60.9}, {61.8, 60.9}};
    const char* watchers[] = {"Odo", "Guy", "Max"};
    for (int i = 0; i < watch; ++i) blue(watchers[i], "crossbowman", heads[i]);
    red("Far", "spearman", {20, 20});
    blue("Close", "spearman", {20, 23});      // so that there is fighting to be asked about
    blue("Aside", "spearman", {64.5, 61.5});  // on the wall, too far from the ladder
    first(fyrd::red);
  }
  std::string tries_raise(std::string_view who) {
    Choice c;
    c.verb = MoveOrder::raise, c.figure = id(who);
    return to("move", fyrd::red), attempt(c);
  }
  std::string tries_push() {
    Choice c;
    c.verb = BlowOrder::push;
    return to("strike", fyrd::blue), attempt(c);
  }
  bool stands() { return state().works[0].up; }
};

std::string offered_climbs(RealisticStage& stage) {
  std::string told;
  stage.game().at_question(stage.asked_whom(), [&](const Tabletop&, const Question& q) {
    Options options(true);
    q.list(options);
    for (const auto& o : options.all()) {
      if (o.choice.verb == MoveOrder::climb) told += o.label + "; ";
    }
  });
  return told;
}

}  // namespace

TEST(MER_R_A46, those_who_place_a_ladder_touch_its_foot_and_do_nothing_else) {
  Wall stage;
  EXPECT_EQ(stage.tries_raise("Far"), "not_at_foot MER-R-A46");
  EXPECT_EQ(stage.tries_raise("Wat"), "accepted");
  EXPECT_TRUE(stage.stands());
  EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{58, 58}}), "moved_already MER-R-002");
  EXPECT_TRUE(stage.man("Wat").busy);
  EXPECT_EQ(pushing(stage.here(), blue, 0).pushers.size(), 1) << "whoever is within an inch of its head";
}

TEST(MER_R_A46, who_starts_up_a_new_ladder_is_on_it_until_the_fighting_is_over) {
  Wall stage(3, 0);
  EXPECT_EQ(stage.tries_climb("Ned", {60.8, 60.9}), "needs_help MER-R-005");
  EXPECT_EQ(stage.tries_raise("Wat"), "accepted");
  EXPECT_EQ(stage.tries_climb("Gib", {60, 61.1}), "accepted");
  EXPECT_EQ(stage.tries_climb("Ned", {60.8, 60.9}), "ladder_used MER-R-005");
  EXPECT_EQ(stage["Gib"].elevation, 0_in) << "he is still on the ladder";
  EXPECT_TRUE(stage.man("Gib").busy);
  stage.next_turn();
  EXPECT_EQ(stage["Gib"].elevation, 6_in);
  EXPECT_EQ(stage["Gib"].at, (Place{60, 61.1}.at));
}

TEST(MER_R_030, who_is_on_a_ladder_that_goes_over_is_out_on_ten_or_more) {
  const auto after = [](int sum) {
    Wall stage(2, 1);
    EXPECT_EQ(stage.tries_raise("Wat"), "accepted");
    EXPECT_EQ(stage.tries_climb("Ned", {60.4, 61.1}), "no_room MER-S-A13") << "the head must be free";
    EXPECT_EQ(stage.tries_climb("Ned", {61, 60.35}), "accepted");
    EXPECT_EQ(stage.tries_push(), "accepted");
    stage.two(6);
    EXPECT_FALSE(stage.stands());
    EXPECT_EQ(stage.purpose(), "falling with the ladder");
    stage.two(sum);
    const bool out = stage.out("Ned");
    stage.next_turn();
    if (!out) { EXPECT_EQ(stage["Ned"].elevation, 0_in); }
    return out;
  };
  EXPECT_TRUE(after(10));
  EXPECT_FALSE(after(9));
  Wall stage(2, 1);
  EXPECT_EQ(stage.tries_raise("Wat"), "accepted");
  EXPECT_EQ(stage.tries_climb("Ned", {61, 60.35}), "accepted");
  EXPECT_EQ(stage.tries_push(), "accepted");
  stage.two(5);
  stage.next_turn();
  EXPECT_EQ(stage["Ned"].elevation, 6_in) << "the ladder held, and he is up";
}

TEST(MER_R_A46, who_finds_the_head_of_the_ladder_taken_stays_below) {
  Wall stage(2, 0);
  EXPECT_EQ(stage.tries_raise("Wat"), "accepted");
  EXPECT_EQ(stage.tries_climb("Ned", {60.4, 61.1}), "accepted");
  stage.moves("Aside", Gait::walk, {61.2, 61.4});
  stage.next_turn();
  EXPECT_EQ(stage["Ned"].elevation, 0_in);
  EXPECT_TRUE(stage.stands());
}

TEST(MER_R_005, one_figure_a_turn_on_each_ladder) {
  Wall stage(3, 0);
  stage.tries_raise("Gib");
  stage.next_turn();
  EXPECT_EQ(stage.tries_climb("Wat", {59.2, 60.9}), "accepted");
  EXPECT_EQ(stage.tries_climb("Ned", {60.8, 60.9}), "ladder_used MER-R-005");
  stage.next_turn();
  stage.moves("Wat", Gait::walk, {57, 61.5});
  EXPECT_EQ(stage.tries_climb("Ned", {60.4, 61.1}), "accepted");
}

TEST(MER_R_005, a_ladder_leads_up_a_wall_of_any_height) {
  RealisticStage stage;
  stage.ground("castle-wall", {10, 20}, {40, 26}, {{"height", 8}});
  stage.ground("ladder", {19.7, 17.4}, {20.3, 20.4}, {{"height", 8}});
  stage.red("Wat", "spearman", {19, 18.4});
  stage.red("Ned", "spearman", {20, 16.65});
  stage.blue("Far", "spearman", {100, 100});
  stage.first(red);
  EXPECT_EQ(stage.tries_climb("Wat", {19, 20.5}), "needs_ladder MER-R-005");
  stage.give({.verb = MoveOrder::raise, .figure = stage.id("Wat")});
  EXPECT_EQ(offered_climbs(stage), "Ned climbs up on ladder1; ") << "also from the foot of the ladder";
  EXPECT_EQ(stage.tries_climb("Ned", {20, 21.15}), "accepted");
  stage.next_turn();
  EXPECT_EQ(stage["Ned"].elevation, 8_in);
  stage.next_turn();
  EXPECT_EQ(stage.tries_climb("Ned", {20, 16.65}), "accepted") << "and down again";
  EXPECT_EQ(stage["Ned"].elevation, 0_in);
}

TEST(MER_R_005, stairs_are_walked_and_nobody_rides_up_them) {
  const auto goes = [](const char* profile, Gait gait) {
    RealisticStage stage;
    stage.ground("castle-wall", {10, 20}, {40, 23});
    stage.ground("stair", {18.5, 16.5}, {21.5, 20}, {{"low", {20, 16.5}}, {"high", {20, 20}}});
    stage.red("Wat", profile, {20, 9});
    stage.blue("Far", "spearman", {100, 100});
    stage.first(red);
    stage.moves("Wat", Gait::walk, {20, 12.5}), stage.next_turn();
    if (gait == Gait::run && mounted(stage.here(), stage.id("Wat"))) return std::string("no such turn");
    const double y = gait == Gait::walk ? 16.4 : 18.5;
    return stage.tries_move("Wat", gait, {{20, y}});
  };
  EXPECT_EQ(goes("spearman", Gait::run), "walk_only MER-R-005");
  EXPECT_EQ(goes("spearman", Gait::walk), "accepted");
  EXPECT_EQ(goes("mounted-knight", Gait::trot), "rider MER-R-A53");
  EXPECT_EQ(goes("mounted-knight", Gait::walk), "rider MER-R-A53");
}

TEST(MER_R_005, who_runs_for_his_life_walks_on_a_stair_too) {
  RealisticStage stage;
  stage.ground("castle-wall", {10, 20}, {40, 23});
  stage.ground("stair", {18.5, 16.5}, {21.5, 20}, {{"low", {20, 16.5}}, {"high", {20, 20}}});
  stage.red("Wat", "spearman", {20, 15.7});
  stage.blue("Far", "spearman", {20, 2});
  stage.first(red);
  EXPECT_TRUE(cannot_pass_works(stage.here(), stage.id("Wat"), Gait::run, straight(Place(20, 18).at)));
  EXPECT_FALSE(cannot_pass_works(stage.here(), stage.id("Wat"), Gait::walk, straight(Place(20, 18).at)));
}

TEST(MER_X04, nobody_climbs_down_into_a_closed_gate) {
  RealisticStage stage;
  stage.ground("castle-wall", {10, 20}, {40, 23});
  stage.ground("gate", {40, 20.8}, {44, 22.2});
  stage.red("Wat", "spearman", {39.2, 21.5});
  stage.blue("Far", "spearman", {100, 100});
  stage.first(red);
  EXPECT_EQ(stage.tries_climb("Wat", {41, 21.5}), "no_room MER-S-A13");
}

TEST(MER_R_030, pushers_against_placers_on_the_chart) {
  const auto falls = [](int hands, int watch, int sum) {
    Wall stage(hands, watch);
    const char* names[] = {"Wat", "Ned", "Gib"};
    for (int i = 0; i < hands; ++i) EXPECT_EQ(stage.tries_raise(names[i]), "accepted");
    EXPECT_EQ(stage.tries_push(), "accepted");
    stage.two(sum);
    return !stage.stands();
  };
  EXPECT_FALSE(falls(2, 1, 5)) << "half as many: the column +1 … +2";
  EXPECT_TRUE(falls(2, 1, 6));
  EXPECT_FALSE(falls(2, 2, 5)) << "as many";
  EXPECT_TRUE(falls(1, 2, 5)) << "more: the column +8 … +10";
  EXPECT_FALSE(falls(1, 2, 4));
  Wall late(1, 2);
  EXPECT_EQ(late.tries_raise("Wat"), "accepted");
  EXPECT_EQ(pushing(late.here(), blue, 0).pushers.size(), 2) << "those at its head";
  late.next_turn();
  EXPECT_EQ(code(pushing(late.here(), blue, 0).no), "not_new") << "in that turn or not at all";
}

TEST(MER_R_A25, fewer_than_half_cannot_push) {
  Wall stage(3, 1);
  for (const char* name : {"Wat", "Ned", "Gib"}) EXPECT_EQ(stage.tries_raise(name), "accepted");
  EXPECT_EQ(code(pushing(stage.here(), blue, 0).no), "too_few");
  Wall half(2, 1);
  for (const char* name : {"Wat", "Ned"}) EXPECT_EQ(half.tries_raise(name), "accepted");
  EXPECT_EQ(code(pushing(half.here(), blue, 0).no), "");
}

TEST(MER_R_A46, one_try_and_a_ladder_can_be_put_up_once_more) {
  Wall stage(1, 2);
  stage.tries_raise("Wat");
  stage.tries_push();
  EXPECT_EQ(stage.purpose(), "pushing the ladder");
  stage.two(5);
  EXPECT_FALSE(stage.stands());
  stage.next_turn();
  EXPECT_EQ(stage.tries_raise("Wat"), "accepted");
  stage.tries_push(), stage.two(4);
  EXPECT_TRUE(stage.stands());
  EXPECT_EQ(code(pushing(stage.here(), blue, 0).no), "tried");
  stage.next_turn();
  EXPECT_EQ(code(pushing(stage.here(), blue, 0).no), "not_new");
}

TEST(MER_R_A46, a_ladder_thrown_down_twice_stays_down) {
  Wall stage(1, 2);
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(stage.tries_raise("Wat"), "accepted");
    stage.tries_push(), stage.two(5);
    stage.next_turn();
  }
  EXPECT_EQ(stage.tries_raise("Wat"), "worn_out MER-R-A46");
}

TEST(MER_R_005, a_stair_carries_one_figure_a_turn) {
  RealisticStage stage;
  stage.ground("castle-wall", {40, 60}, {80, 63});
  stage.ground("stair", {50, 48}, {54, 60.1}, {{"low", {52, 48}}, {"high", {52, 60}}});
  stage.red("Wat", "spearman", {52, 57});
  stage.red("Ned", "spearman", {52, 54});
  stage.blue("Far", "spearman", {100, 20});
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Wat", Gait::walk, {{52, 61}}), "accepted") << "up the stair at a walk";
  EXPECT_EQ(stage["Wat"].elevation, 6_in);
  EXPECT_EQ(stage.tries_move("Ned", Gait::walk, {{52, 57}}), "stair_taken MER-R-005");
}

TEST(MER_R_A45, falls_from_higher_than_six_inches_are_thrown_for_too) {
  RealisticStage stage;
  stage.red("Wat", "halberdier", {60, 50});
  stage.blue("Odo", "sergeant", {60, 52});
  stage.ground("hill", {50, 40}, {70, 52.9}, {{"height", 9}});
  stage.first(red);
  stage.strikes("Wat", "Odo"), stage.to_dice(), stage.roll({4, 3, 3}), stage.two(8);
  EXPECT_EQ(stage.purpose(), "keeping his feet at the edge");
}

TEST(MER_R_030, the_chance_to_push_a_ladder_over_is_told_as_it_is_thrown) {
  Wall stage(2, 1);
  EXPECT_EQ(stage.tries_raise("Wat"), "accepted");
  EXPECT_EQ(stage.tries_raise("Ned"), "accepted");
  stage.to("strike", blue);
  stage.game().at_question(blue, [&](const Tabletop&, const Question& q) {
    EXPECT_EQ(q.explain({.verb = BlowOrder::push}).chance->text(), "13/18") << "six or more on the column +1 … +2";
  });
}

TEST(MER_R_005, a_stair_that_leads_nowhere_or_one_too_many_is_a_mistake) {
  const auto problems = [](int stairs, bool ends) {
    RealisticStage stage;
    stage.red("Wat", "sergeant", {20, 20}), stage.blue("Odo", "sergeant", {20, 40});
    const auto more = [&](double x) { return ends ? Json{{"low", {x, 60}}, {"high", {x, 64}}} : Json::object(); };
    for (int i = 0; i < stairs; ++i) stage.ground("stair", {40.0 + 5 * i, 60}, {43.0 + 5 * i, 64}, more(41.5 + 5 * i));
    data::Problems all;
    stage.open(all);
    return all.all().size();
  };
  EXPECT_EQ(problems(1, true), 0u);
  EXPECT_EQ(problems(1, false), 1u);
  EXPECT_EQ(problems(8, true), 0u);
  EXPECT_EQ(problems(9, true), 1u);
}

}  // namespace fyrd::merlin::realistic
