// Nets and pits (NOT-X30).
#include "rulesets/nottingham/table/trap.h"

#include "rulesets/nottingham/deeds/trap.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/turn/traps.h"
#include "tests/rulesets/nottingham/game.h"
#include "tests/rulesets/typed_play.h"

namespace fyrd::nottingham {

namespace {

class Traps : public NottinghamGame {
 public:
  Traps() {
    scenario["table"] = {36, 36};
    scenario["sides"] = {{{"zone", {0, 0, 36, 4}}, {"facing", 0}}, {{"zone", {0, 32, 36, 36}}, {"facing", 180}}};
  }
  Choice trap(int verb, Place at) {
    Choice c = of(verb);
    c.path.add(at.at);
    return c;
  }
  // All stand; one blue trap is laid on the table as if it had been before.
  NottinghamBattle& open_with(TrapKind kind, Place at) {
    data::Problems problems;
    made_ = std::make_shared<NottinghamBattle>(static_cast<const NottinghamBattle&>(*open(problems)));
    EXPECT_TRUE(problems.empty()) << problems.text();
    made_->opening.traps[3] = {.kind = kind, .side = Side{1}, .at = at.at};
    made_->setting.bought_traps.push_back({Side{1}, static_cast<std::uint8_t>(kind)});
    return *made_;
  }
  std::shared_ptr<NottinghamBattle> made_;
};

}  // namespace

TEST(NOT_X30, traps_are_laid_in_secret_and_not_near_the_enemy) {
  Traps g;
  g.forces[0]["traps"] = {"net", "pit"};
  g.forces[0]["heroes"] = {{{"name", "Alan"}, {"class", "mercenary"}, {"leader", true}}};
  g.forces[1]["heroes"] = {{{"name", "Odo"}, {"class", "mercenary"}, {"leader", true}}};
  EXPECT_EQ(g.asked(), "trap");
  EXPECT_EQ(g.asked_whom(), red);
  EXPECT_EQ(g.attempt(g.trap(TrapOrder::net, {18, 27})), "near_enemy NOT-X30");
  EXPECT_EQ(g.attempt(g.trap(TrapOrder::net, {40, 10})), "off_table NOT-X30");
  g.give(g.trap(TrapOrder::net, {18, 25}));
  EXPECT_EQ(g.attempt(g.trap(TrapOrder::net, {10, 25})), "none_left NOT-X30");
  EXPECT_EQ(g.attempt(g.trap(TrapOrder::pit, {18.5, 25})), "on_a_trap NOT-X30");
  g.give(g.trap(TrapOrder::pit, {10, 20}));
  EXPECT_EQ(g.asked(), "deploy");
  const Trap& net = g.state().traps[0];
  EXPECT_TRUE(trap_known_to(g.state(), net, red));
  EXPECT_FALSE(trap_known_to(g.state(), net, blue));
}

TEST(NOT_165, a_band_brings_the_traps_and_machines_the_rules_name) {
  Traps g;
  g.forces[0]["traps"] = {"net", "pit"};
  g.forces[0]["machines"] = {"ballista", "mangonel", "trebuchet"};
  g.forces[0]["heroes"] = {{{"name", "Alan"}, {"class", "mercenary"}, {"leader", true}}};
  g.forces[1]["heroes"] = {{{"name", "Odo"}, {"class", "mercenary"}, {"leader", true}}};
  data::Problems problems;
  const auto opened = g.open(problems);
  ASSERT_TRUE(problems.empty()) << problems.text();
  const Setting& setting = static_cast<const NottinghamBattle&>(*opened).setting;
  ASSERT_EQ(setting.bought_traps.size(), 2u);
  EXPECT_EQ(static_cast<TrapKind>(setting.bought_traps[0].kind), TrapKind::net);
  EXPECT_EQ(static_cast<TrapKind>(setting.bought_traps[1].kind), TrapKind::pit);
  ASSERT_EQ(setting.bought_machines.size(), 3u);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(setting.bought_machines[i].kind, i + 1);
  g.forces[0]["traps"] = {"snare"};
  data::Problems unknown;
  g.open(unknown);
  EXPECT_FALSE(unknown.empty()) << "there are no others";
}

TEST(NOT_X30, no_pit_in_a_wall_or_in_water) {
  Traps g;
  g.ground("rock", {17, 15}, {19, 17});
  g.ground("ford", {5, 15}, {9, 17});
  g.forces[0]["traps"] = {"pit"};
  g.forces[0]["heroes"] = {{{"name", "Alan"}, {"class", "mercenary"}, {"leader", true}}};
  g.forces[1]["heroes"] = {{{"name", "Odo"}, {"class", "mercenary"}, {"leader", true}}};
  EXPECT_EQ(g.attempt(g.trap(TrapOrder::pit, {18, 14.5})), "unfit_ground NOT-X30");
  EXPECT_EQ(g.attempt(g.trap(TrapOrder::pit, {7, 16})), "unfit_ground NOT-X30");
  g.give(g.of(TrapOrder::done));
  EXPECT_EQ(g.asked(), "deploy");
}

namespace {

Path way(Place to) {
  Path p;
  p.add(to.at);
  return p;
}

}  // namespace

TEST(NOT_X30, a_net_drops_who_fails_his_test_and_is_used_up) {
  Traps g;
  g.red("Alan", {18, 10}), g.blue("Odo", {5, 33});
  const NottinghamBattle& b = g.open_with(TrapKind::net, {18, 14});
  State s = b.opening;
  Typed play({3});  // 3 + 3 is no more than 6
  EXPECT_FALSE(walk({b, s, play}, g.id("Alan"), way({18, 14}), north, Gait::activation));
  EXPECT_EQ(play.rules, "NOT-X30 ");
  EXPECT_EQ(s[FigureId{0}].pose, Pose::lying);
  EXPECT_TRUE(s.men[0].netted);
  EXPECT_EQ(s.men[0].plain, 1);  // the die is bound
  EXPECT_EQ(s.bands[0].free, 1);
  EXPECT_EQ(s.traps[3].kind, TrapKind::none);
  // The marker is an inch across, he is 20 mm, and half an inch is near enough.
  EXPECT_NEAR(s.figures[0].at.y / 2540.0, 14 - 0.5 - 0.5 - foot / 2, 0.01);
}

TEST(NOT_X30, who_passes_stands_where_it_sprang) {
  Traps g;
  g.red("Alan", {18, 10}), g.blue("Odo", {5, 33});
  const NottinghamBattle& b = g.open_with(TrapKind::net, {18, 14});
  State s = b.opening;
  Typed play({4});
  EXPECT_FALSE(walk({b, s, play}, g.id("Alan"), way({18, 14}), north, Gait::activation));
  EXPECT_EQ(s[FigureId{0}].pose, Pose::standing);
  EXPECT_FALSE(s.men[0].netted);
}

TEST(NOT_X30, without_a_free_die_the_net_has_him) {
  Traps g;
  g.red("Alan", {18, 10}), g.blue("Odo", {5, 33});
  const NottinghamBattle& b = g.open_with(TrapKind::net, {18, 14});
  State s = b.opening;
  s.bands[0].free = 0;
  Typed play({});
  walk({b, s, play}, g.id("Alan"), way({18, 14}), north, Gait::activation);
  EXPECT_EQ(s[FigureId{0}].pose, Pose::lying);
}

TEST(NOT_X30, ones_own_people_never_spring_it) {
  Traps g;
  g.red("Alan", {5, 5}), g.blue("Odo", {18, 10});
  const NottinghamBattle& b = g.open_with(TrapKind::net, {18, 14});
  State s = b.opening;
  Typed play({});
  EXPECT_TRUE(walk({b, s, play}, g.id("Odo"), way({18, 14}), north, Gait::activation));
}

TEST(NOT_X30, a_pit_takes_him_down_two_inches_and_stays_open) {
  Traps g;
  g.red("Alan", {18, 10}, {{"gear", {"longbow"}}, {"hands", {"longbow"}}}), g.blue("Odo", {5, 33});
  const NottinghamBattle& b = g.open_with(TrapKind::pit, {18, 14});
  State s = b.opening;
  Typed play({4});  // 4 - 1 for the depth, and no hand empty: 3
  EXPECT_FALSE(walk({b, s, play}, g.id("Alan"), way({18, 14}), north, Gait::activation));
  EXPECT_EQ(play.rules, "NOT-085 ");
  EXPECT_EQ(s[FigureId{0}].pose, Pose::lying);
  EXPECT_EQ(s[FigureId{0}].elevation, -inches(2));
  EXPECT_TRUE(s.traps[3].sprung && s.traps[3].revealed);
}

TEST(NOT_X30, spotting_reveals_what_is_within_four_inches) {
  Traps g;
  g.red("Alan", {18, 10}), g.blue("Odo", {5, 33});
  const NottinghamBattle& b = g.open_with(TrapKind::net, {18, 14.8});
  State s = b.opening;
  Hand hand{.by = g.id("Alan"), .dice = 1};
  EXPECT_FALSE(may_spot({b, s}, hand, {}));
  Typed play({4});
  spot({b, s, play}, hand, {});
  EXPECT_TRUE(s.traps[3].revealed);
  EXPECT_TRUE(trap_known_to(s, s.traps[3], red));
  Typed quiet({});
  EXPECT_TRUE(
      walk({b, s, quiet}, g.id("Alan"), way({18, 14}), north, Gait::activation));  // a revealed net springs no more
}

TEST(NOT_X30, where_nobody_brought_traps_nobody_looks_for_them) {
  Traps g;
  g.red("Alan", {18, 10}), g.blue("Odo", {5, 33});
  g.acts("Alan");
  EXPECT_EQ(g.tries(Act::spot), "no_traps NOT-X30");
  EXPECT_FALSE(g.offered(Act::spot));
}

TEST(NOT_X30, a_toss_springs_it_too) {
  Traps g;
  g.red("Alan", {18, 12.5}), g.blue("Odo", {18, 11});
  const NottinghamBattle& b = g.open_with(TrapKind::net, {18, 15});
  State s = b.opening;
  Typed play({2});
  toss_back({b, s, play}, g.id("Alan"), s[g.id("Odo")].at, Touch::falls, g.id("Odo"));
  EXPECT_EQ(play.rules, "NOT-X30 ");
  EXPECT_EQ(s[g.id("Alan")].pose, Pose::lying);
}

TEST(NOT_X30, what_has_sprung_is_no_secret_of_the_past) {
  Traps g;
  g.red("Alan", {18, 10}), g.blue("Odo", {5, 33});
  const NottinghamBattle& b = g.open_with(TrapKind::net, {18, 14});
  State lies = b.opening, sprung = lies;
  sprung.traps[3] = {};
  State before = lies;
  b.forget(before, sprung, Side{0});
  EXPECT_EQ(before.traps[3].kind, TrapKind::net);
  b.forget(before, lies, Side{0});
  EXPECT_EQ(before.traps[3].kind, TrapKind::none) << "he does not know of it yet";
}

}  // namespace fyrd::nottingham
