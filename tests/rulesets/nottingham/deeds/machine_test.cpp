// Ballista, mangonel and trebuchet (NOT-X40).
#include "rulesets/nottingham/deeds/machine.h"

#include "rulesets/nottingham/table/machine.h"
#include "tests/rulesets/nottingham/game.h"
#include "tests/rulesets/typed_play.h"

namespace fyrd::nottingham {

namespace {

class Machines : public NottinghamGame {
 public:
  // A machine of red at a place, loaded or not.
  const NottinghamBattle& with(MachineKind kind, Place at, int loads, int facing_ = 0) {
    data::Problems problems;
    made_ = std::make_shared<NottinghamBattle>(static_cast<const NottinghamBattle&>(*open(problems)));
    EXPECT_TRUE(problems.empty()) << problems.text();
    Machine m{.kind = kind, .side = red_side, .loads = static_cast<std::uint8_t>(loads), .placed = true};
    m.at = at.at, m.facing = degrees(facing_);
    made_->opening.machines[0] = m;
    s = made_->opening;
    return *made_;
  }
  Hand hand(const char* who, int dice = 1) { return {.by = id(who), .dice = dice}; }
  Choice bolt(const char* target) { return order(Act::bolt, target, 0); }
  Choice lob(Place to) {
    Choice c = order(Act::lob);
    c.path.add(to.at);
    return c;
  }
  std::string no(const WhyNot& v) { return v ? v.reason->code : "accepted"; }

  static constexpr Side red_side{0};
  State s;

 private:
  std::shared_ptr<NottinghamBattle> made_;
};

}  // namespace

TEST(NOT_X40, a_machine_takes_its_whole_crew_and_all_its_steps) {
  Machines g;
  g.red("Alan", {48, 18.55}), g.red("Hugh", {49.45, 20}), g.red("Guy", {60, 20}), g.blue("Odo", {48, 40});
  const auto& b = g.with(MachineKind::mangonel, {48, 20}, 0);
  EXPECT_EQ(crew_of({b, g.s}, g.s.machines[0]), 2);
  Typed play({});
  Hand alan = g.hand("Alan"), guy = g.hand("Guy");
  EXPECT_EQ(g.no(may_load_machine({b, g.s}, guy, g.order(Act::load_machine))), "not_at_machine");
  EXPECT_EQ(g.no(may_lob({b, g.s}, alan, g.lob({48, 40}))), "not_loaded");
  load_machine({b, g.s, play}, alan, g.order(Act::load_machine));
  EXPECT_EQ(g.no(may_lob({b, g.s}, alan, g.lob({48, 40}))), "not_loaded");
  load_machine({b, g.s, play}, alan, g.order(Act::load_machine));
  EXPECT_EQ(g.no(may_load_machine({b, g.s}, alan, g.order(Act::load_machine))), "loaded");
  EXPECT_EQ(g.no(may_lob({b, g.s}, alan, g.lob({48, 40}))), "accepted");
  g.s[g.id("Hugh")].pose = Pose::out;  // another must take his place
  EXPECT_EQ(g.no(may_lob({b, g.s}, alan, g.lob({48, 40}))), "few_crew");
}

TEST(NOT_X40, a_ballista_loses_one_for_each_twenty_inches_and_strikes_at_three) {
  Machines g;
  g.red("Alan", {48, 18.55}), g.red("Hugh", {49.45, 20}), g.blue("Odo", {48, 45}, {{"gear", {"heavy-armour"}}}),
      g.blue("Fulk", {48, 46.5});
  const auto& b = g.with(MachineKind::ballista, {48, 20}, 1);
  Hand alan = g.hand("Alan");
  ASSERT_EQ(g.no(may_shoot_bolt({b, g.s}, alan, g.bolt("Odo"))), "accepted");
  const Tally sum = bolt_tally({b, g.s}, alan.by, g.s.machines[0], g.id("Odo"));
  EXPECT_EQ(sum.total(), 3 - 1 - 2);  // Ranged, distance, snapshot
  g.s.man(alan.by).aiming = 1, g.s.man(alan.by).aims_at = g.id("Odo");
  EXPECT_EQ(bolt_tally({b, g.s}, alan.by, g.s.machines[0], g.id("Odo")).total(), 3 - 1 - 1);  // the aiming die is bound
  Typed play({6, 4, 3});
  Hand two = g.hand("Alan");
  g.s.man(alan.by).aiming = 0;
  g.s.bands[0].free = 0;
  g.s.man(alan.by).plain = 0;
  // 6 + 0 is no more than 6
  shoot_bolt({b, g.s, play}, two, g.bolt("Odo"));
  EXPECT_EQ(play.rules, "NOT-X40 ");
  EXPECT_EQ(g.s.machines[0].loads, 0);
}

TEST(NOT_X40, a_bolt_goes_through_to_whoever_is_straight_behind) {
  Machines g;
  g.red("Alan", {48, 18.55}, {{"ranged", 5}}), g.red("Hugh", {49.45, 20}), g.blue("Odo", {48, 30}),
      g.blue("Fulk", {48, 32}), g.blue("Ivo", {49.5, 31});
  const auto& b = g.with(MachineKind::ballista, {48, 20}, 1);
  g.s.bands[0].free = 0;
  Hand alan = g.hand("Alan");
  Typed play({4, 2, 3});  // 4 + 5 - 2: hit; 2 + 3: out; then Fulk, 3 + 2: out
  shoot_bolt({b, g.s, play}, alan, g.bolt("Odo"));
  EXPECT_EQ(play.rules, "NOT-X40 NOT-083 NOT-083 ");
  EXPECT_EQ(g.s[g.id("Odo")].pose, Pose::out);
  EXPECT_EQ(g.s[g.id("Fulk")].pose, Pose::out);
  EXPECT_EQ(g.s[g.id("Ivo")].pose, Pose::standing);
}

TEST(NOT_X40, one_may_aim_a_ballista) {
  Machines g;
  g.red("Alan", {48, 18.55}), g.red("Hugh", {49.45, 20}), g.blue("Odo", {48, 45});
  const auto& b = g.with(MachineKind::ballista, {48, 20}, 0);
  EXPECT_EQ(ballista_of({b, g.s}, g.id("Alan")), 0);
}

TEST(NOT_X40, a_mangonel_reaches_from_twelve_to_forty_eight_inches) {
  Machines g;
  g.red("Alan", {48, 18.55}), g.red("Hugh", {49.45, 20}), g.blue("Odo", {48, 45});
  const auto& b = g.with(MachineKind::mangonel, {48, 20}, 2);
  const Hand alan = g.hand("Alan");
  EXPECT_EQ(g.no(may_lob({b, g.s}, alan, g.lob({48, 32.9}))), "too_near");
  EXPECT_EQ(g.no(may_lob({b, g.s}, alan, g.lob({48, 33}))), "accepted");
  EXPECT_EQ(g.no(may_lob({b, g.s}, alan, g.lob({48, 69}))), "accepted");
  EXPECT_EQ(g.no(may_lob({b, g.s}, alan, g.lob({48, 69.1}))), "too_far");
}

TEST(NOT_X40, a_hit_strikes_everybody_within_an_inch_friend_or_foe) {
  Machines g;
  g.red("Alan", {48, 18.55}, {{"ranged", 5}}), g.red("Hugh", {49.45, 20}), g.red("Guy", {49, 40}),
      g.blue("Odo", {48, 41.3}), g.blue("Fulk", {48, 42.5});
  const auto& b = g.with(MachineKind::mangonel, {48, 20}, 2);
  g.s.bands[0].free = 0;
  Hand alan = g.hand("Alan");
  Typed play({4, 1, 3});  // 4 + 5 - 0 (19 inches); Guy 1 + 2: ground; Odo 3 + 2: out
  lob({b, g.s, play}, alan, g.lob({48, 40}));
  EXPECT_EQ(play.rules, "NOT-X40 NOT-083 NOT-083 ");
  EXPECT_EQ(g.s[g.id("Guy")].pose, Pose::lying);
  EXPECT_EQ(g.s[g.id("Odo")].pose, Pose::out);
  EXPECT_EQ(g.s[g.id("Fulk")].pose, Pose::standing);
}

TEST(NOT_X40, a_miss_comes_down_a_die_away) {
  Machines g;
  g.red("Alan", {48, 18.55}), g.red("Hugh", {49.45, 20}), g.blue("Odo", {48, 43.5});
  const auto& b = g.with(MachineKind::mangonel, {48, 20}, 2);
  g.s.bands[0].free = 0;
  Hand alan = g.hand("Alan");
  Typed play(
      {3, 6, 4, 2});  // 3 + 3 fails; a full turn from the line of fire is the line itself; 4 inches on; 2 + 2: ground
  lob({b, g.s, play}, alan, g.lob({48, 40}));
  EXPECT_EQ(play.rules, "NOT-X40 NOT-X40 NOT-X40 NOT-083 ");
  EXPECT_EQ(g.s[g.id("Odo")].pose, Pose::lying);
}

TEST(NOT_X40, unseen_places_are_harder_for_a_mangonel_only) {
  Machines g;
  g.scenario["buildings"] = {{{"id", "house"}, {"at", {40, 25}}, {"size", {16, 4}}}};
  g.red("Alan", {48, 18.55}), g.red("Hugh", {49.45, 20}), g.red("Guy", {46.55, 20}), g.blue("Odo", {48, 43.5});
  const auto& mangonel = g.with(MachineKind::mangonel, {48, 20}, 2);
  EXPECT_EQ(stone_tally({mangonel, g.s}, g.id("Alan"), g.s.machines[0], Place(48, 46).at).total(), 3 - 1 - 2);
  const auto& trebuchet = g.with(MachineKind::trebuchet, {48, 20}, 4);
  EXPECT_EQ(stone_tally({trebuchet, g.s}, g.id("Alan"), g.s.machines[0], Place(48, 46).at).total(), 3 - 1);
}

TEST(NOT_X40, a_trebuchet_keeps_to_its_line_and_breaks_doors) {
  Machines g;
  g.scenario["buildings"] = {{{"id", "house"},
                              {"at", {45, 50}},
                              {"size", {6, 4}},
                              {"doors", {{{"wall", "south"}, {"at", 3}, {"state", "locked"}}}}}};
  g.red("Alan", {48, 18.05}, {{"ranged", 5}}), g.red("Hugh", {49.95, 20}), g.red("Guy", {46.05, 20}),
      g.blue("Odo", {10, 80});
  const auto& b = g.with(MachineKind::trebuchet, {48, 20}, 4);
  g.s.bands[0].free = 0;
  Hand alan = g.hand("Alan");
  EXPECT_EQ(g.no(may_lob({b, g.s}, alan, g.lob({48, 45}))), "too_near");
  EXPECT_EQ(g.no(may_lob({b, g.s}, alan, g.lob({60, 55}))), "off_line");
  ASSERT_EQ(g.no(may_lob({b, g.s}, alan, g.lob({48, 49}))), "accepted");
  Typed play({4});
  lob({b, g.s, play}, alan, g.lob({48, 49}));
  EXPECT_EQ(g.s.doors[0], DoorState::smashed);
}

TEST(NOT_X40, an_uncrewed_machine_is_smashed_like_a_door) {
  Machines g;
  g.red("Alan", {48, 18.55}), g.red("Hugh", {60, 20}), g.blue("Odo", {48, 22}, {{"gear", {"axe"}}, {"hands", {"axe"}}});
  const auto& b = g.with(MachineKind::ballista, {48, 20}, 1);
  Hand odo = g.hand("Odo");
  EXPECT_EQ(g.no(may_smash_machine({b, g.s}, odo, g.order(Act::smash_machine))), "crewed");
  g.s[g.id("Alan")].pose = Pose::lying;
  ASSERT_EQ(g.no(may_smash_machine({b, g.s}, odo, g.order(Act::smash_machine))), "accepted");
  Typed play({4});
  smash_machine({b, g.s, play}, odo, g.order(Act::smash_machine));
  EXPECT_TRUE(g.s.machines[0].smashed);
}

}  // namespace fyrd::nottingham
