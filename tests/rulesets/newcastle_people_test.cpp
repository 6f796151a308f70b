// Fighters, their weapons and what they cost (NEW-001 … NEW-009, NEW-A02, NEW-A30, NEW-A43, NEW-X01 … NEW-X04).
#include "newcastle_game.h"
#include <map>

#include "rulesets/newcastle/place.h"

namespace fyrd::newcastle {

namespace {

struct Book : Armoury {
  explicit Book(data::Problems problems = {}) : Armoury(data::Library::embedded(), problems) { EXPECT_TRUE(problems.empty()) << problems.text(); }

  const Fighter& fighter(std::string_view id) const {
    for (const Fighter& f : fighters) {
      if (f.id == id) return f;
    }
    throw std::runtime_error("no such fighter");
  }
  // As the table of the rules has it: W D T S M, then reach or ranges, then notes.
  std::string row(std::string_view id, std::size_t which) const {
    const Fighter& f = fighter(id);
    const Arm& a = f.arms.at(which);
    const Weapon& w = a.weapon;
    const auto in = [](Length l) { return std::to_string(l.units / units_per_inch); };
    std::string row = w.name + ": " + (w.x ? "X" : "") + std::to_string(a.skill) + " " + std::to_string(a.damage) + " " + std::to_string(f.toughness) +
                      " +" + std::to_string(f.shield) + " " + std::to_string(f.move);
    if (w.reach > Length{}) row += " " + in(w.reach);
    if (w.missile()) row += " " + in(w.ranges[0]) + "/" + in(w.ranges[1]) + "/" + in(w.ranges[2]);
    if (w.length != WeaponLength::normal) row += w.length == WeaponLength::long_one ? ", long" : ", short";
    if (w.neighbour != 0) row += ", " + std::to_string(w.neighbour) + " a neighbour";
    if (w.closed != 0) row += ", +" + std::to_string(w.closed) + " closed";
    if (w.loads) row += ", loaded";
    if (w.shots > 0) row += ", " + std::to_string(w.shots);
    return row;
  }
};

std::string profiles(std::string_view warband) {
  data::Problems problems;
  const data::Library library = data::Library::embedded();
  const Warband band = read_warband(Armoury(library, problems), library.tree("newcastle/warbands/" + std::string(warband) + ".toml", problems), 0, problems);
  std::map<std::string, int> count;
  for (const Soldier& one : band.soldiers) ++count[one.fighter.id];
  std::string all;
  for (const auto& [id, n] : count) all += id + " " + std::to_string(n) + ", ";
  return all + std::to_string(band.bill.total);
}

}  // namespace

TEST(NEW_005, the_spearman_with_his_sword) { EXPECT_EQ(Book().row("spearman", 1), "sword: X12 4 13 +3 5"); }
TEST(NEW_006, the_spearman_with_his_spear) { EXPECT_EQ(Book().row("spearman", 0), "spear: 10 4 13 +3 5 1, long, -2 a neighbour, +2 closed"); }
TEST(NEW_007, the_archer_with_his_dagger) { EXPECT_EQ(Book().row("archer", 1), "dagger: 12 3 12 +0 6, short"); }
TEST(NEW_008, the_archer_with_his_bow) { EXPECT_EQ(Book().row("archer", 0), "bow: 12 4 12 +0 6 6/18/30, loaded"); }
TEST(NEW_009, the_axeman) { EXPECT_EQ(Book().row("axeman", 0), "axe: 9 5 15 +2 5"); }
TEST(NEW_004, the_forces_to_begin_with) {
  EXPECT_EQ(profiles("spearmen"), "spearman 6, 60");
  EXPECT_EQ(profiles("mob"), "archer 3, axeman 3, 60");
}

TEST(NEW_X02, more_fighters) {
  const Book book;
  EXPECT_EQ(book.row("swordsman", 0), "sword: X11 4 13 +2 5");
  EXPECT_EQ(book.row("javelinman", 0), "javelins: 12 4 12 +1 6 4/8/12, 3");
  EXPECT_EQ(book.row("javelinman", 1), "dagger: 12 3 12 +1 6, short");
  EXPECT_EQ(book.row("slinger", 0), "sling: 13 3 11 +0 6 6/15/24, loaded");
  EXPECT_EQ(book.row("axeman-two-handed", 0), "two-handed axe: 10 6 14 +0 5");
  EXPECT_EQ(book.row("levy", 0), "long spear: 12 4 12 +2 5 1, long, -2 a neighbour, +2 closed");
  const auto points = [&](const char* id) { return book.fighter(id).points; };
  EXPECT_EQ(points("swordsman"), 12);
  EXPECT_EQ(points("javelinman"), 9);
  EXPECT_EQ(points("slinger"), 7);
  EXPECT_EQ(points("axeman-two-handed"), 11);
  EXPECT_EQ(points("levy"), 7);
}

TEST(NEW_X03, riders_in_numbers) {
  const Book book;
  EXPECT_EQ(book.row("horseman", 0), "horseman's spear: 10 4 14 +2 10 1, long, +2 closed");
  EXPECT_EQ(book.row("light-horseman", 0), "javelins: 12 4 14 +2 10 4/8/12, 3");
  EXPECT_EQ(book.row("light-horseman", 1), "dagger: 12 3 14 +2 10, short");
  EXPECT_EQ(book.fighter("horseman").points, 18);
}

TEST(NEW_X04, the_chariot_in_numbers) {
  const Book book;
  EXPECT_EQ(book.row("chariot", 0), "chariot: 11 4 16 +2 9");
  EXPECT_EQ(book.fighter("chariot").arms[1].weapon.crew, 2);
  EXPECT_EQ(book.fighter("chariot").points, 30);
}

TEST(NEW_X01, points_are_added_up_and_kept_to) {
  NewcastleGame g;
  g.red("Alf", "spearman", {20, 20}), g.red("Abel", "archer", {22, 20}), g.blue("Sven", "axeman", {20, 40});
  g.options["points"] = 18;
  data::Problems fits;
  EXPECT_TRUE(g.open(fits)) << "10 + 8, and 12";
  g.options["points"] = 17;
  data::Problems problems;
  EXPECT_FALSE(g.open(problems));
  EXPECT_NE(problems.text().find("NEW-X01"), std::string::npos);
}

TEST(NEW_X02, a_champion_of_any_kind) {
  NewcastleGame g;
  g.red("Eric", "axeman", {20, 20}, {{"champion", true}}), g.blue("Sven", "axeman", {20, 21});
  EXPECT_EQ(g.needs("Eric", "Sven"), "skill 9, champion -2, shield 2 = 9");
  EXPECT_EQ(g.needs("Sven", "Eric"), "skill 9, shield 2 = 11");
  EXPECT_EQ(toughness(g.battle(), g.id("Eric")), 16);
  EXPECT_EQ(toughness(g.battle(), g.id("Sven")), 15);
  EXPECT_EQ(g.battle().soldier(g.id("Eric")).points, 18);
}

TEST(NEW_002, plus_hinders_and_minus_helps) {
  NewcastleGame g;
  g.red("Eric", "axeman", {20, 20}, {{"wounded", true}}), g.blue("Sven", "axeman", {20, 21}), g.bystanders();
  EXPECT_EQ(g.needs("Eric", "Sven"), "skill 9, shield 2, wounded 4 = 15");
  g.bout("Eric", "Sven", 14, 10);
  EXPECT_EQ(g.told("fought"), "14:10");
  EXPECT_EQ(g.wanted(), "order") << "fourteen is not enough, so nobody throws for damage";
}

TEST(NEW_003, what_the_letters_mean) {
  NewcastleGame g;
  g.red("Eric", "axeman", {20, 20}), g.blue("Alf", "spearman", {20, 21}, {{"hand", "sword"}}), g.bystanders();
  EXPECT_EQ(g.needs("Eric", "Alf"), "skill 9, shield 3 = 12") << "S is added to the other's W";
  g.bout("Eric", "Alf", 12, 1);
  EXPECT_EQ(g.wanted(), "5d20 NEW-060") << "D dice";
  g.roll({13, 12, 12, 12, 12});
  EXPECT_EQ(g.told("driven_back"), "0:0") << "thirteen reaches T, twelve does not";
  EXPECT_EQ(g.times("wounded"), 0);
}

TEST(NEW_A02, the_axeman_has_a_shield_of_two) {
  NewcastleGame g;
  g.red("Alf", "spearman", {20, 20}), g.blue("Sven", "axeman", {20, 21});
  EXPECT_EQ(g.needs("Alf", "Sven"), "skill 10, shield 2 = 12");
}

TEST(NEW_A30, the_man_keeps_his_numbers_whatever_he_holds) {
  for (const char* weapon : {"bow", "dagger"}) {
    NewcastleGame g;
    g.red("Abel", "archer", {20, 20}, {{"hand", weapon}}), g.blue("Sven", "axeman", {20, 21});
    EXPECT_EQ(toughness(g.battle(), g.id("Abel")), 12);
    EXPECT_EQ(g.rate_of("Abel"), 600);
    EXPECT_EQ(g.needs("Sven", "Abel"), "skill 9 = 9");
  }
}

TEST(NEW_001, inches_single_figures_and_twenty_sided_dice) {
  NewcastleGame g;
  g.line(red, {"Alf", "Bran", "Cuth"}, {20, 20}), g.red("Abel", "archer", {30, 20});
  g.line(blue, {"Odo", "Pip", "Rolf"}, {20, 24}, "levy"), g.blue("Sven", "axeman", {30, 24});
  int thrown = 0;
  for (unsigned step = 0; step < 600 && !g.game().over(); ++step) {
    if (const auto& wanted = g.game().wanted_roll()) {
      if (wanted->rule != "NEW-041") {
        EXPECT_EQ(wanted->pool.sides, 20) << wanted->purpose;
      }
      const std::vector<std::uint16_t> faces(wanted->pool.count, static_cast<std::uint16_t>(step * 7 % wanted->pool.sides + 1));
      ASSERT_FALSE(g.game().roll(faces));
      ++thrown;
      continue;
    }
    Choice c;
    g.game().at_question(g.asked_whom(), [&](const Tabletop&, const Question& q) {
      Options options(false);
      q.list(options);
      c = options.all()[step * 31 % options.all().size()].choice;
    });
    g.give(c);
  }
  EXPECT_GT(thrown, 20);
  EXPECT_EQ(g.battle().unit, Unit::inch);
}

TEST(NEW_A43, nobody_comes_to_nothing) {
  NewcastleGame g;
  g.red("Alf", "spearman", {20, 20}, {{"wounded", true}}), g.blue("Sven", "axeman", {20, 40});
  EXPECT_EQ(g.rate_of("Alf", true, true), 100) << "5 - 2 - 1 - 2 would be 0";
  EXPECT_EQ(g.rate_of("Alf", true, false), 200);
  Arm weak = g.battle().held(g.state(), g.id("Alf"));
  weak.damage = 1;
  EXPECT_EQ(damage_tally(g.battle(), g.state(), g.id("Alf"), weak).total(), 1);
  weak.damage = 3;
  EXPECT_EQ(damage_tally(g.battle(), g.state(), g.id("Alf"), weak).total(), 2);
}

}  // namespace fyrd::newcastle
