// What leaders and riders add to their die (MER-S-003, MER-S-A03).
#include "tests/rulesets/merlin/simple/stage.h"

namespace fyrd::merlin::simple {

namespace {

// One attack by Hugh, who walks to `to` first if it is given, on Rolf at (20, 30).
std::string attack(const char* profile, Place from, std::optional<Place> to, int die, int other,
                   const Json& more = {}) {
  SimpleStage stage;
  stage.red("Hugh", profile, from, more);
  stage.blue("Rolf", "sergeant", {20, 30});
  stage.first(red);
  if (to) stage.moves("Hugh", *to);
  return stage.fights({"Hugh"}, "Rolf", die, other);
}

}  // namespace

TEST(MER_S_003, a_leader_adds_one) {
  EXPECT_EQ(attack("sergeant", {20, 28}, {}, 3, 4, leader), "held 4:4");
  EXPECT_EQ(attack("sergeant", {20, 28}, {}, 3, 4), "struck_back 3:4") << "without him as leader";
}

TEST(MER_S_003, a_leader_adds_one_when_he_is_attacked_too) {
  SimpleStage stage;
  stage.red("Hugh", "sergeant", {20, 28});
  stage.blue("Rolf", "sergeant", {20, 30}, leader);
  stage.first(red);
  EXPECT_EQ(stage.fights({"Hugh"}, "Rolf", 4, 3), "held 4:4");
}

TEST(MER_S_003, a_mounted_man_adds_one) {
  for (const char* profile : {"mounted-knight", "heavy-cavalry", "medium-cavalry", "light-cavalry"})
    EXPECT_EQ(attack(profile, {20, 27.5}, {}, 3, 4), "held 4:4") << profile;
}

TEST(MER_S_003, a_mounted_man_attacked_adds_one) {
  SimpleStage stage;
  stage.red("Hugh", "sergeant", {20, 28});
  stage.blue("Rolf", "light-cavalry", {20, 30.5});
  stage.first(red);
  EXPECT_EQ(stage.fights({"Hugh"}, "Rolf", 4, 3), "held 4:4");
}

TEST(MER_S_003, charging_adds_two_instead_of_one) {
  EXPECT_EQ(attack("mounted-knight", {20, 10}, Place(20, 27.5), 3, 5), "held 5:5");
}

TEST(MER_S_003, a_man_on_foot_does_not_charge) {
  EXPECT_EQ(attack("sergeant", {20, 20}, Place(20, 28), 3, 3), "held 3:3");
}

TEST(MER_S_003, a_mounted_leader_alone_adds_both) {
  EXPECT_EQ(attack("mounted-knight", {20, 27.5}, {}, 2, 4, leader), "held 4:4");
  EXPECT_EQ(attack("mounted-knight", {20, 10}, Place(20, 27.5), 1, 4, leader), "held 4:4") << "leader +1, charging +2";
}

TEST(MER_S_003, who_was_in_contact_already_does_not_charge) {
  EXPECT_EQ(attack("mounted-knight", {20, 27.5}, Place(20.5, 27.5), 3, 4), "held 4:4")
      << "he moved, but not into combat";
  EXPECT_EQ(attack("mounted-knight", {20, 27}, Place(20, 27.5), 3, 4), "held 4:4") << "exactly an inch away is contact";
  EXPECT_EQ(attack("mounted-knight", Place(20, 27).off(0, -1), Place(20, 27.5), 3, 5), "held 5:5")
      << "just not in contact";
}

TEST(MER_S_003, riding_out_and_back_is_no_charge) {
  SimpleStage stage;
  stage.red("Hugh", "mounted-knight", {20, 27.5});
  stage.blue("Rolf", "sergeant", {20, 30});
  stage.first(red);
  stage.moves("Hugh", {20, 20});
  stage.moves("Hugh", {20, 27.5});
  EXPECT_EQ(stage.fights({"Hugh"}, "Rolf", 3, 4), "held 4:4");
}

TEST(MER_S_003, he_charges_only_those_he_was_not_in_contact_with) {
  const auto against = [](const char* enemy, int other) {
    SimpleStage stage;
    stage.red("Hugh", "mounted-knight", {20, 20});
    stage.blue("Old", "sergeant", {20, 22.5});
    stage.blue("New", "sergeant", {23, 22.5});
    stage.first(red);
    stage.moves("Hugh", {21.5, 20});
    return stage.fights({"Hugh"}, enemy, 3, other);
  };
  EXPECT_EQ(against("Old", 4), "held 4:4");
  EXPECT_EQ(against("New", 5), "held 5:5");
}

TEST(MER_S_003, the_charge_lasts_one_turn) {
  SimpleStage stage;
  stage.red("Hugh", "mounted-knight", {20, 10});
  stage.blue("Rolf", "sergeant", {20, 30});
  stage.first(red);
  stage.moves("Hugh", {20, 27.5});
  EXPECT_EQ(stage.fights({"Hugh"}, "Rolf", 3, 5), "held 5:5");
  EXPECT_EQ(stage.fights({"Rolf"}, "Hugh", 4, 3), "held 4:4")
      << "attacked in the enemy's half of the turn he is only mounted";
  stage.first(red);
  EXPECT_EQ(stage.fights({"Hugh"}, "Rolf", 3, 4), "held 4:4") << "the next turn he is only mounted";
}

TEST(MER_S_003, who_charged_last_turn_and_stays_in_contact_does_not_charge_by_stepping_aside) {
  SimpleStage stage;
  stage.red("Hugh", "mounted-knight", {20, 10});
  stage.blue("Rolf", "sergeant", {20, 30});
  stage.first(blue);
  stage.pass();
  stage.moves("Hugh", {20, 27.5});
  stage.pass();
  stage.first(red);
  stage.moves("Hugh", {20.5, 27.5});
  EXPECT_EQ(stage.fights({"Hugh"}, "Rolf", 3, 4), "held 4:4");
}

namespace {

// Hugh leads on foot, Piers charges, Wat is nobody in particular; those named attack Rolf with a 1.
std::string gang(SimpleStage::Names names, int other, const char* ruled) {
  SimpleStage stage;
  stage.options["gang_bonus"] = ruled;
  stage.red("Hugh", "sergeant", {18, 30}, leader);
  stage.red("Piers", "mounted-knight", {20, 10});
  stage.red("Wat", "sergeant", {22, 30});
  stage.blue("Rolf", "sergeant", {20, 30});
  stage.first(red);
  stage.moves("Piers", {20, 27.5});
  return stage.fights(names, "Rolf", 1, other);
}

}  // namespace

TEST(MER_S_A03, in_a_gang_a_leader_and_a_rider_add_to_its_roll) {
  EXPECT_EQ(gang({"Hugh", "Piers"}, 5, "all"), "held 5:5") << "two to one +1, leader +1, charging +2";
  EXPECT_EQ(gang({"Wat", "Piers"}, 4, "all"), "held 4:4") << "two to one +1, charging +2";
  EXPECT_EQ(gang({"Wat", "Piers", "Hugh"}, 6, "all"), "struck 7:6") << "three to one +3, leader +1, charging +2";
}

TEST(MER_S_A03, or_only_the_best_of_them_where_a_table_rules_so) {
  EXPECT_EQ(gang({"Hugh", "Piers"}, 4, "best"), "held 4:4") << "two to one +1, charging +2, and no leader";
  EXPECT_EQ(gang({"Wat", "Piers", "Hugh"}, 6, "best"), "held 6:6") << "three to one +3, charging +2";
}

TEST(MER_S_A03, two_riders_count_once) {
  SimpleStage stage;
  stage.red("Hugh", "mounted-knight", {17.5, 30});
  stage.red("Piers", "mounted-knight", {22.5, 30});
  stage.blue("Rolf", "sergeant", {20, 30});
  stage.first(red);
  EXPECT_EQ(stage.fights({"Hugh", "Piers"}, "Rolf", 1, 3), "held 3:3") << "two to one +1, mounted +1";
}

TEST(MER_S_A03, a_mounted_leader_brings_both_his_bonuses_to_a_gang) {
  const auto fights = [](int other, const char* ruled) {
    SimpleStage stage;
    stage.options["gang_bonus"] = ruled;
    stage.red("Hugh", "mounted-knight", {17.5, 30}, leader);
    stage.red("Wat", "sergeant", {22, 30});
    stage.blue("Rolf", "sergeant", {20, 30});
    stage.first(red);
    return stage.fights({"Wat", "Hugh"}, "Rolf", 1, other);
  };
  EXPECT_EQ(fights(4, "all"), "held 4:4") << "two to one +1, leader +1, mounted +1";
  EXPECT_EQ(fights(3, "best"), "held 3:3");
}

TEST(MER_S_A03, a_leader_in_a_gang_counts) {
  SimpleStage stage;
  stage.red("Hugh", "sergeant", {18, 30}, leader);
  stage.red("Wat", "sergeant", {22, 30});
  stage.blue("Rolf", "sergeant", {20, 30});
  stage.first(red);
  EXPECT_EQ(stage.fights({"Wat", "Hugh"}, "Rolf", 1, 3), "held 3:3") << "two to one +1, leader +1";
}

}  // namespace fyrd::merlin::simple
