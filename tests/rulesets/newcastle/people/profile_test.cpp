// Fighters, weapons, warbands and what they cost.
#include "core/play/facts.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "rulesets/newcastle/table/place.h"
#include "tests/rulesets/newcastle/stage.h"

namespace fyrd::newcastle {
namespace {

const Armoury& armoury() {
  static const Armoury all = [] {
    data::Problems problems;
    Armoury read(data::Library::embedded(), problems);
    EXPECT_TRUE(problems.empty()) << problems.text();
    return read;
  }();
  return all;
}

// "12/4/13/+3/5" with one of his weapons: W, D, T, S, M; X for extra-wieldy.
std::string line(const char* fighter, const char* weapon) {
  for (const Fighter& f : armoury().fighters) {
    if (f.id != fighter) continue;
    for (const Arm& arm : f.arms) {
      if (arm.weapon.id == weapon)
        return (arm.weapon.x ? "X" : "") + std::to_string(arm.skill) + "/" + std::to_string(arm.damage) + "/" +
               std::to_string(f.toughness) + "/+" + std::to_string(f.shield) + "/" + std::to_string(f.move);
    }
  }
  return "none";
}

const Weapon& weapon(const char* id) {
  for (const Weapon& w : armoury().weapons) {
    if (w.id == id) return w;
  }
  throw std::runtime_error("no such weapon");
}

int points(const char* warband) {
  const Ruleset& rules = *find_ruleset("newcastle");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  const Bill bill = rules.check(library, warband_tree(rules, library, warband, problems), problems);
  EXPECT_TRUE(problems.empty()) << problems.text();
  return bill.total;
}

TEST(NEW_003, the_letters_of_a_fighter) { EXPECT_EQ(line("axeman", "axe"), "9/5/15/+2/5"); }

TEST(NEW_004, the_forces_to_begin_with) {
  const Ruleset& rules = *find_ruleset("newcastle");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  const auto battle = rules.open(library, plan(rules, library, "hedge-and-rough", {}, problems), problems);
  ASSERT_TRUE(battle) << problems.text();
  std::string all;
  for (const Member& m : battle->members) all += m.profile.substr(0, 2) + " ";
  EXPECT_EQ(all, "sp sp sp sp sp sp ax ar ax ar ax ar ");
}

TEST(NEW_005, a_spearmans_sword) { EXPECT_EQ(line("spearman", "sword"), "X12/4/13/+3/5"); }

TEST(NEW_006, a_spearmans_spear) {
  EXPECT_EQ(line("spearman", "spear"), "10/4/13/+3/5");
  const Weapon& spear = weapon("spear");
  EXPECT_EQ(spear.reach, 1_in);
  EXPECT_EQ(spear.length, WeaponLength::long_one);
  EXPECT_EQ(spear.neighbour, -2);
  EXPECT_EQ(spear.closed, 2);
}

TEST(NEW_007, an_archers_dagger) {
  EXPECT_EQ(line("archer", "dagger"), "12/3/12/+0/6");
  EXPECT_EQ(weapon("dagger").length, WeaponLength::short_one);
}

TEST(NEW_008, an_archers_bow) {
  EXPECT_EQ(line("archer", "bow"), "12/4/12/+0/6");
  const Weapon& bow = weapon("bow");
  EXPECT_EQ(bow.ranges[0], 6_in);
  EXPECT_EQ(bow.ranges[1], 18_in);
  EXPECT_EQ(bow.ranges[2], 30_in);
  EXPECT_TRUE(bow.loads);
}

TEST(NEW_009, an_axemans_axe) { EXPECT_EQ(line("axeman", "axe"), "9/5/15/+2/5"); }
TEST(NEW_A02, the_axeman_has_a_shield_of_two) { EXPECT_EQ(line("axeman", "axe").substr(7, 2), "+2"); }

TEST(NEW_A30, toughness_shield_and_move_are_the_mans) {
  EXPECT_EQ(line("archer", "bow").substr(5), line("archer", "dagger").substr(5));
  EXPECT_EQ(line("spearman", "spear").substr(5), line("spearman", "sword").substr(6));
}

TEST(NEW_X01, points_of_the_sample_forces) {
  EXPECT_EQ(points("spearmen"), 60);
  EXPECT_EQ(points("mob"), 60);
}

TEST(NEW_X01, a_warband_keeps_to_its_points) {
  Field field;
  field.options["points"] = 10;
  field.red("Alf", "axeman", {50, 50});
  field.blue("Bede", "archer", {50, 60});
  data::Problems problems;
  EXPECT_FALSE(field.open(problems));
  EXPECT_NE(problems.text().find("NEW-X01"), std::string::npos);
}

TEST(NEW_X02, more_fighters) {
  EXPECT_EQ(line("swordsman", "sword"), "X11/4/13/+2/5");
  EXPECT_EQ(line("javelinman", "javelin"), "12/4/12/+1/6");
  EXPECT_EQ(line("javelinman", "dagger"), "12/3/12/+1/6");
  EXPECT_EQ(line("slinger", "sling"), "13/3/11/+0/6");
  EXPECT_EQ(line("axeman-two-handed", "two-handed-axe"), "10/6/14/+0/5");
  EXPECT_EQ(line("levy", "long-spear"), "12/4/12/+2/5");
  EXPECT_EQ(points("raiders"), 82);
}

TEST(NEW_X02, a_champion_of_any_kind) {
  Field field;
  field.red("Hero", "axeman", {50, 50}, {{"champion", true}});
  field.blue("Sven", "axeman", {50, 51}, south_facing);
  EXPECT_EQ(field.sum("Hero", "Sven"), "9 -2 +2 = 9");
  EXPECT_EQ(toughness(field.battle(), field.id("Hero")), 16);
  EXPECT_EQ(toughness(field.battle(), field.id("Sven")), 15);
}

TEST(NEW_X02, what_is_told_of_a_champion_is_what_he_fights_with) {
  Field field;
  field.red("Hero", "swordsman", {50, 50}, {{"champion", true}});
  field.blue("Sven", "axeman", {50, 51}, south_facing);
  Facts facts;
  field.battle().describe(field.now(), field.id("Hero"), facts);
  const auto told = [&](std::string_view key) { return std::ranges::find(facts.all, key, &Fact::key)->value; };
  EXPECT_EQ(std::get<std::string>(told("skill")), "X9");
  EXPECT_EQ(std::get<std::int64_t>(told("toughness")), 14);
}

TEST(NEW_X02, three_javelins_and_then_the_dagger) {
  Field field;
  field.red("Tostig", "javelinman", {50, 50});
  field.blue("Sven", "axeman", {50, 60}, south_facing);
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(missile(field.here(), field.id("Tostig")));
    use_up(field.battle(), field.now(), field.id("Tostig"));
  }
  EXPECT_FALSE(missile(field.here(), field.id("Tostig")));
  EXPECT_EQ(held(field.here(), field.id("Tostig")).weapon.id, "dagger");
}

TEST(NEW_X03, cavalry) {
  EXPECT_EQ(line("horseman", "lance"), "10/4/14/+2/10");
  Field field;
  field.red("Cadoc", "horseman", {50, 50});
  field.blue("Sven", "axeman", {50, 52}, south_facing);
  EXPECT_EQ(field.sum("Cadoc", "Sven"), "10 +2 -1 = 11") << "men on foot are ridden down";
  const auto dice = [&] {
    return damage_tally(field.here(), field.id("Cadoc"), held(field.here(), field.id("Cadoc"))).total();
  };
  EXPECT_EQ(dice(), 4);
  field.man("Cadoc").now.charged = true;
  EXPECT_EQ(dice(), 5);
  EXPECT_EQ(rate(field.here(), field.id("Cadoc"), false, true), 5_in);
}

TEST(NEW_X03, a_rider_turns_a_quarter_in_a_move) {
  Field field;
  field.red("Cadoc", "horseman", {50, 50});
  field.blue("Sven", "axeman", {50, 80}, south_facing);
  EXPECT_EQ(field.refused(field.move("Cadoc", {55, 50}, east)), "");
  EXPECT_EQ(field.refused(field.move("Cadoc", {55, 50}, south)), "turns_too_much NEW-X03");
  EXPECT_EQ(field.refused(field.move("Cadoc", {50, 45}, south)), "turns_too_much NEW-X03");
}

TEST(NEW_X03, a_rider_is_in_no_group) {
  Field field;
  for (int i = 0; i < 3; ++i) field.red(("R" + std::to_string(i)).c_str(), "horseman", {50 + 1.8 * i, 50});
  field.blue("Sven", "axeman", {50, 80}, south_facing);
  EXPECT_EQ(field.refused({.verb = MoveOrder::form, .figure = field.id("R1")}), "no_line NEW-A46");
}

TEST(NEW_X04, a_chariot) {
  EXPECT_EQ(line("chariot", "chariot-crew"), "11/4/16/+2/9");
  Field field;
  field.red("Bran", "chariot", {50, 50});
  field.blue("Sven", "axeman", {50, 60}, south_facing);
  field.ground("rough", {55, 50}, {60, 60});
  EXPECT_EQ(field.shot_need("Bran", "Sven"), 12 + 2 + 2 + 1) << "medium range, a shield, and aboard";
  EXPECT_EQ(field.man("Bran").loaded, 2);
  EXPECT_EQ(field.refused(field.move("Bran", {55, 53}, degrees(59))), "difficult NEW-X04");
  field.man("Bran").now.shots = 2;
  EXPECT_EQ(code_of(cannot_shoot(field.here(), field.id("Bran"))), "shot_already");
  field.man("Bran").now.charged = field.man("Bran").now.first_charge = true;
  EXPECT_EQ(damage_tally(field.here(), field.id("Bran"), held(field.here(), field.id("Bran"))).total(), 6);
}

// What is wrong with a man of whom that is said.
std::string problem_of(const char* profile, const Json& more) {
  Field field;
  field.red("Eric", profile, {50, 50}, more), field.blue("Sven", "axeman", {50, 90});
  data::Problems problems;
  field.open(problems);
  return problems.text();
}

TEST(NEW_X03, formed_is_nothing_for_riders) {
  EXPECT_NE(problem_of("horseman", formed).find("never in a line"), std::string::npos);
}

TEST(NEW_011, formed_is_nothing_for_one_alone) {
  EXPECT_NE(problem_of("axeman", formed).find("nobody else of the warband begins in line"), std::string::npos);
  Field field;
  field.red("Eric", "axeman", {50, 50}, formed), field.red("Olaf", "axeman", {51, 50}, formed);
  field.blue("Sven", "axeman", {50, 90});
  data::Problems problems;
  field.open(problems);
  EXPECT_TRUE(problems.empty()) << "two stand shoulder to shoulder: " << problems.text();
}

TEST(NEW_042, unloaded_is_nothing_for_who_has_no_bow) {
  EXPECT_NE(problem_of("axeman", {{"unloaded", true}}).find("nothing that is loaded"), std::string::npos);
  EXPECT_EQ(problem_of("archer", {{"unloaded", true}}), "");
}

}  // namespace
}  // namespace fyrd::newcastle
