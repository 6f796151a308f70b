// Orders and the movement of Dark Ages.
#include "tests/rulesets/darkages/stage.h"

namespace fyrd::darkages {

TEST(DRK_001, how_far_everybody_moves) {
  DarkStage stage;
  stage.red("Light", "warrior", Cm(20, 20));
  stage.red("Mail", "huscarl", Cm(30, 20));
  stage.red("Shield", "northman", Cm(40, 20));
  stage.red("Horse", "breton-rider", Cm(50, 20));
  stage.red("Nag", "northman-rider", Cm(60, 20));
  stage.blue("Odo", "warrior", Cm(60, 100));
  const std::pair<const char*, int> all[] = {{"Light", 20}, {"Mail", 16}, {"Shield", 16}, {"Horse", 40}, {"Nag", 36}};
  for (const auto& [name, most] : all) {
    EXPECT_EQ(allowance(stage.here(), stage.id(name)), centimetres(most)) << name;
    const Point from = stage[name].at;
    Choice c{.verb = MoveOrder::move, .figure = stage.id(name), .path = straight(from + Vec{0, most * 1000 + 1})};
    EXPECT_EQ(stage.tries(c), "too_far DRK-001") << name;
    c.path = straight(from + Vec{0, most * 1000});
    stage.order(c);
  }
  stage.march();
  EXPECT_EQ(stage["Light"].at, at(20, 40));
  EXPECT_EQ(stage["Mail"].at, at(30, 36));
  EXPECT_EQ(stage["Horse"].at, at(50, 60));
  EXPECT_EQ(stage["Nag"].at, at(60, 56));
}

TEST(DRK_002, bad_ground_takes_dice_off_the_way) {
  DarkStage stage;
  stage.ground("bushes", Cm(10, 28), Cm(40, 60));
  stage.ground("wood", Cm(50, 28), Cm(90, 60));
  stage.red("Ned", "warrior", Cm(20, 20));
  stage.red("Hugh", "breton-rider", Cm(70, 20));
  stage.blue("Odo", "warrior", Cm(60, 110));
  stage.order(stage.move_order("Ned", {Cm(20, 40)}));
  stage.order(stage.move_order("Hugh", {Cm(70, 60)}));
  stage.march();
  ASSERT_EQ(stage.asked(), "dice");
  stage.roll({1, 2});  // Hugh comes to the wood at 25.5: 40 halved, less 3
  stage.roll(4);       // Ned comes to the bushes at 27: 7 gone, 13 left, less 4
  EXPECT_EQ(stage["Ned"].at, at(20, 20 + 7 + 9));
  EXPECT_NEAR(stage["Hugh"].at.y, Cm(0, 20 + 17).at.y, 5);
}

TEST(DRK_A09, whoever_begins_inside_rolls_at_once_and_may_be_stuck) {
  DarkStage stage;
  stage.pause();
  stage.ground("bushes", Cm(10, 10), Cm(40, 60));
  stage.red("Ned", "warrior", Cm(20, 20));
  stage.red("Rob", "warrior", Cm(30, 20));
  stage.blue("Odo", "warrior", Cm(60, 110));
  stage.order(stage.move_order("Ned", {Cm(20, 40)}));
  stage.order(stage.move_order("Rob", {Cm(30, 40)}));
  stage.march();
  stage.throws({6, 5});
  EXPECT_EQ(stage["Ned"].at, at(20, 20)) << "blocked where he stands";
  EXPECT_FALSE(stage.man("Ned").moved);
  EXPECT_EQ(stage["Rob"].at, at(30, 35));
}

TEST(DRK_A09, the_blocked_stop_at_the_edge) {
  DarkStage stage;
  stage.ground("bushes", Cm(10, 28), Cm(40, 60));
  stage.red("Ned", "warrior", Cm(20, 20));
  stage.blue("Odo", "warrior", Cm(60, 110));
  stage.order(stage.move_order("Ned", {Cm(20, 40)}));
  stage.march();
  stage.roll(6);
  EXPECT_NEAR(stage["Ned"].at.y, Cm(0, 27).at.y, 2);
}

TEST(DRK_A09, very_difficult_ground_halves_the_whole_move_or_the_rest_of_it) {
  for (const char* way : {"whole", "rest"}) {
    DarkStage stage;
    stage.options["halving"] = way;
    stage.ground("wood", Cm(10, 30), Cm(40, 70));
    stage.red("Hugh", "breton-rider", Cm(20, 20));
    stage.blue("Odo", "warrior", Cm(60, 110));
    stage.order(stage.move_order("Hugh", {Cm(20, 58)}));
    stage.march();
    stage.roll({1, 1});  // at 27.5, 7.5 gone: 20 less 2 in all, or 16.25 less 2 from there
    EXPECT_NEAR(stage["Hugh"].at.y, Cm(0, 20 + (way == std::string("whole") ? 18 : 7.5 + 14.25)).at.y, 5) << way;
  }
}

TEST(DRK_A10, the_worse_ground_counts_from_the_first_touch) {
  DarkStage stage;
  stage.ground("bushes", Cm(10, 30), Cm(40, 34));
  stage.ground("wood", Cm(10, 40), Cm(40, 60));
  stage.red("Hugh", "breton-rider", Cm(20, 20));
  stage.blue("Odo", "warrior", Cm(60, 110));
  stage.order(stage.move_order("Hugh", {Cm(20, 58)}));
  stage.march();
  stage.roll({1, 1});  // 40 halved, less 2
  EXPECT_NEAR(stage["Hugh"].at.y, Cm(0, 20 + 18).at.y, 5);
  EXPECT_EQ(stage.asked(), "order") << "one throw only";
}

TEST(DRK_A03, enemies_who_meet_stop_where_they_meet) {
  DarkStage stage;
  stage.red("Ned", "warrior", Cm(20, 20));
  stage.blue("Odo", "huscarl", Cm(20, 40));
  stage.order(stage.move_order("Ned", {Cm(20, 40)}));
  stage.order(stage.move_order("Odo", {Cm(20, 24)}, south));
  stage.march();
  // 18 cm between bases; 20 and 16 cm in twenty ticks: they meet after ten, Ned at 30 and Odo at 32.
  EXPECT_NEAR(stage["Ned"].at.y, Cm(0, 30).at.y, 10);
  EXPECT_NEAR(stage["Odo"].at.y, Cm(0, 32).at.y, 10);
  EXPECT_TRUE(touch(stage.here(), stage.id("Ned"), stage.id("Odo")));
  EXPECT_FALSE(overlap(stage.battle().base(stage["Ned"]), stage.battle().base(stage["Odo"])));
}

TEST(DRK_A03, a_rider_and_a_man_meet_by_their_true_bases) {
  DarkStage stage;
  stage.red("Hugh", "breton-rider", Cm(20, 20), {{"facing", 90}});
  stage.blue("Odo", "warrior", Cm(50, 20.5));
  stage.order(stage.move_order("Hugh", {Cm(60, 20)}, east));
  stage.march();
  EXPECT_TRUE(touch(stage.here(), stage.id("Hugh"), stage.id("Odo")));
  EXPECT_NEAR(stage["Hugh"].at.x, Cm(50 - 1 - 2.5, 0).at.x, 200);
  EXPECT_EQ(stage["Odo"].at, at(50, 20.5));
}

TEST(DRK_A03, friends_pass_and_never_end_on_each_other) {
  DarkStage stage;
  stage.red("Ann", "warrior", Cm(20, 20));
  stage.red("Ben", "warrior", Cm(20, 40));
  stage.red("Cid", "warrior", Cm(30, 30));
  stage.blue("Odo", "warrior", Cm(60, 110));
  stage.order(stage.move_order("Ann", {Cm(20, 40)}));
  stage.order(stage.move_order("Ben", {Cm(20, 20)}));
  stage.order(stage.move_order("Cid", {Cm(20.5, 40)}));
  stage.march();
  EXPECT_EQ(stage["Ann"].at, at(20, 40)) << "through Ben";
  EXPECT_EQ(stage["Ben"].at, at(20, 20));
  EXPECT_FALSE(overlap(stage.battle().base(stage["Cid"]), stage.battle().base(stage["Ann"])))
      << "the higher roster number gives way";
  EXPECT_TRUE(touch(stage.here(), stage.id("Cid"), stage.id("Ann"))) << "his last free spot";
}

TEST(DRK_A03, open_orders_may_be_changed_but_not_too_often) {
  DarkStage stage;
  stage.options["agree"] = true;
  stage.red("Ned", "warrior", Cm(20, 20));
  stage.blue("Odo", "warrior", Cm(60, 110));
  EXPECT_EQ(stage.game().wanted().size(), 1u) << "one after the other";
  const auto goes = [&](double x) { stage.give(stage.move_order("Ned", {Cm(x, 30)})); };
  for (const double x : {20.0, 21.0, 22.0}) {
    goes(x);
    stage.give(stage.stand_order("Odo", south));
  }
  EXPECT_EQ(stage.told("proposed"), 6);
  goes(23);  // the third change
  EXPECT_EQ(stage.attempt(stage.stand_order("Odo", north)), "accepted");
  stage.all_done();
  EXPECT_EQ(stage["Ned"].at, at(20, 20)) << "disputed: he does nothing";
}

TEST(DRK_A32, a_man_who_is_gone_for_is_caught_wherever_he_goes) {
  DarkStage stage;
  stage.red("Hugh", "breton-rider", Cm(20, 20));
  stage.blue("Odo", "huscarl", Cm(20, 40));
  stage.order(stage.go_order("Hugh", "Odo"));
  stage.order(stage.move_order("Odo", {Cm(32, 48)}));
  stage.march();
  EXPECT_TRUE(touch(stage.here(), stage.id("Hugh"), stage.id("Odo")));
  EXPECT_TRUE(stage.man("Odo").moved);
}

TEST(DRK_A32, what_an_order_is_not) {
  DarkStage stage;
  stage.ground("high-wall", Cm(10, 30), Cm(40, 31));
  stage.red("Ned", "warrior", Cm(20, 20));
  stage.red("Hugh", "breton-rider", Cm(60, 20));
  stage.blue("Odo", "warrior", Cm(20, 40));
  EXPECT_EQ(stage.tries(stage.move_order("Ned", {Cm(20, 32)})), "blocked DRK-A40");
  EXPECT_EQ(stage.tries(stage.move_order("Ned", {Cm(19, 20), Cm(20, 20), Cm(19, 20), Cm(20, 20), Cm(19, 20), Cm(20, 20),
                                                 Cm(19, 20), Cm(20, 20), Cm(19, 20)})),
            "too_many_points DRK-A32");
  EXPECT_EQ(stage.tries(stage.crouch_order("Hugh")), "mounted DRK-010");
  EXPECT_EQ(stage.tries(stage.stand_order("Hugh", north, 1)), "no_close_order DRK-A52");
  Choice friendly = stage.go_order("Ned", "Hugh");
  EXPECT_EQ(stage.tries(friendly), "not_an_enemy DRK-A32");
  stage.order(stage.go_order("Ned", "Odo"));
  EXPECT_EQ(stage.tries(stage.stand_order("Ned")), "ordered_already DRK-A32");
  stage.march();
  EXPECT_NEAR(stage["Ned"].at.y, Cm(0, 29).at.y, 2) << "the wall stops him";
}

TEST(DRK_A23, the_harmless_go_for_nobody) {
  DarkStage stage;
  stage.red("Ann", "captive", Cm(20, 20));
  stage.blue("Odo", "warrior", Cm(20, 30));
  EXPECT_EQ(stage.tries(stage.go_order("Ann", "Odo")), "harmless DRK-A23");
  EXPECT_EQ(stage.blow("Ann", "Odo"), -1) << "and strike as class 2";
}

TEST(DRK_A37, contact_from_before_stops_nobody) {
  DarkStage stage;
  stage.red("Ned", "warrior", Cm(20, 20));
  stage.blue("Odo", "warrior", Cm(20, 22));
  stage.order(stage.move_order("Ned", {Cm(20, 5)}, south));
  stage.order(stage.move_order("Odo", {Cm(35, 22)}));
  stage.march();
  EXPECT_EQ(stage["Ned"].at, at(20, 5));
  EXPECT_EQ(stage["Odo"].at, at(35, 22));
  EXPECT_EQ(stage.told("killed"), 0);
}

TEST(DRK_A37, nobody_walks_through_an_enemy) {
  DarkStage stage;
  stage.red("Ned", "warrior", Cm(20, 20));
  stage.blue("Odo", "warrior", Cm(20, 22));
  stage.order(stage.move_order("Ned", {Cm(20, 35)}));
  stage.march();
  EXPECT_NEAR(stage["Ned"].at.y, Cm(0, 20).at.y, 50);
}

TEST(DRK_A42, turning_is_not_moving) {
  DarkStage stage;
  stage.pause();
  stage.red("Ned", "warrior", Cm(20, 20));
  stage.red("Rob", "warrior", Cm(30, 20));
  stage.blue("Odo", "warrior", Cm(60, 110));
  stage.order(stage.stand_order("Ned", south));
  stage.order(stage.move_order("Rob", {Cm(30, 20.1)}));
  stage.march();
  EXPECT_EQ(stage["Ned"].facing, south);
  EXPECT_FALSE(stage.man("Ned").moved);
  EXPECT_TRUE(stage.man("Rob").moved);
}

TEST(DRK_A47, over_the_edge_is_gone) {
  DarkStage stage;
  stage.red("Ned", "warrior", Cm(20, 15));
  stage.red("Rob", "warrior", Cm(60, 60));
  stage.blue("Odo", "warrior", Cm(60, 110));
  EXPECT_EQ(stage.tries(stage.move_order("Ned", {Cm(20, -3)})), "off_table DRK-A47");
  EXPECT_EQ(stage.tries(stage.leave_order("Ned", Cm(20, 5))), "not_the_edge DRK-A47");
  stage.order(stage.leave_order("Ned", Cm(20, 1)));
  stage.march();
  EXPECT_EQ(stage["Ned"].pose, Pose::away);
}

TEST(DRK_A51, a_rider_looks_where_he_goes_and_turns_at_the_end) {
  DarkStage stage;
  stage.red("Hugh", "breton-rider", Cm(20, 20));
  stage.red("Ralf", "breton-rider", Cm(60, 20));
  stage.red("Ned", "warrior", Cm(60, 33));
  stage.red("Rob", "warrior", Cm(60, 26.9));
  stage.blue("Odo", "warrior", Cm(60, 110));
  stage.order(stage.move_order("Hugh", {Cm(40, 20)}, south));
  stage.order(stage.move_order("Ralf", {Cm(70, 30), Cm(60, 30)}, north));
  stage.march();
  EXPECT_EQ(stage["Hugh"].facing, south);
  EXPECT_EQ(stage["Ralf"].at, at(60, 30));
  EXPECT_EQ(stage["Ralf"].facing, west) << "between two friends there is no room to turn";
}

TEST(DRK_A22, a_charge_needs_ten_straight_centimetres_on_easy_ground) {
  for (const auto& [from, charges] : {std::pair{30.0, true}, {43.0, false}}) {
    DarkStage stage;
    stage.red("Hugh", "breton-rider", Cm(from, 20), {{"facing", 90}});
    stage.blue("Odo", "warrior", Cm(55, 20));
    stage.order(stage.go_order("Hugh", "Odo"));
    stage.march();
    ASSERT_TRUE(touch(stage.here(), stage.id("Hugh"), stage.id("Odo")));
    EXPECT_EQ(stage.man("Hugh").charged, charges ? stage.id("Odo") : nobody) << from;
    EXPECT_EQ(stage.blow("Hugh", "Odo"), charges ? 2 : 1);
  }
  DarkStage stage;
  stage.ground("bushes", Cm(40, 10), Cm(45, 30));
  stage.red("Hugh", "breton-rider", Cm(30, 20), {{"facing", 90}});
  stage.blue("Odo", "warrior", Cm(55, 20));
  stage.order(stage.go_order("Hugh", "Odo"));
  stage.march();
  stage.roll({1, 1});
  ASSERT_TRUE(touch(stage.here(), stage.id("Hugh"), stage.id("Odo")));
  EXPECT_TRUE(stage.man("Hugh").charged.none()) << "through bushes";
}

TEST(DRK_X09, mounted_foot_get_off) {
  DarkStage stage;
  stage.red("Nag", "northman-rider", Cm(60, 20));
  stage.red("Hugh", "breton-rider", Cm(30, 20));
  stage.blue("Odo", "warrior", Cm(60, 110));
  EXPECT_EQ(stage.tries(stage.dismount_order("Hugh", Cm(30, 22))), "not_mounted_foot DRK-X09");
  EXPECT_EQ(stage.tries(stage.dismount_order("Nag", Cm(60, 31))), "too_far DRK-001");
  stage.order(stage.dismount_order("Nag", Cm(60, 30)));
  stage.march();
  EXPECT_EQ(stage["Nag"].at, at(60, 30));
  EXPECT_EQ(stage["Nag"].base, 0);
  EXPECT_EQ(allowance(stage.here(), stage.id("Nag")), 20_cm);
}

TEST(DRK_A40, how_slow_a_kind_of_ground_is_called_is_how_slow_it_is) {
  DarkStage stage;
  stage.red("Ned", "warrior", Cm(20, 20)), stage.blue("Odo", "warrior", Cm(60, 110));
  const auto going = [&](std::string_view kind) {
    const auto& all = stage.battle().terrain;
    const auto found = std::find(all.begin(), all.end(), kind);
    return found == all.end() ? std::array<Going, 3>{} : stage.battle().traits[found - all.begin()].going;
  };
  int told = 0;
  for (const CatalogEntry& kind : catalog(*find_ruleset("darkages"), data::Library::embedded()).terrain) {
    const auto [foot, cavalry, mounted_foot] = going(kind.id);
    const auto says = [&](const char* words) { return kind.help.find(words) != std::string::npos; };
    EXPECT_EQ(says("slow") || says("Slow"), foot != Going::easy) << kind.id << ": " << kind.help;
    EXPECT_EQ(says("very slow for riders"), cavalry == Going::very_difficult) << kind.id << ": " << kind.help;
    EXPECT_EQ(says("very slow for mounted foot"), cavalry != mounted_foot) << kind.id << ": " << kind.help;
    told += foot != Going::easy;
  }
  EXPECT_GT(told, 8);
}

}  // namespace fyrd::darkages
