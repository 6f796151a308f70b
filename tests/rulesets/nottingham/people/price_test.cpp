// What warbands of Nottingham cost, item by item, and the sample bands (NOT-220, NOT-A44, NOT-X10, NOT-X11).
#include <map>

#include "tests/rulesets/nottingham/band.h"

namespace fyrd::nottingham::band {

// ---- prices
// ----------------------------------------------------------------------------------------------------------

TEST(NOT_X10, characteristics) {
  const auto of = [](int n) { return armoury().price({n, 1, 1}); };
  EXPECT_EQ(of(1), 0);
  EXPECT_EQ(of(2), 1);
  EXPECT_EQ(of(3), 2);
  EXPECT_EQ(of(4), 3);
  EXPECT_EQ(of(5), 5);
  EXPECT_EQ(armoury().price({5, 4, 3}), 5 + 3 + 2);
  EXPECT_EQ(armoury().price({1, 5, 1}), 5);
  EXPECT_EQ(armoury().price({1, 1, 5}), 5);
}

TEST(NOT_X10, gear) {
  const std::map<std::string, int> prices = {{"dagger", 1},     {"staff", 1},        {"buckler", 1},  {"shield", 2},
                                             {"spear", 2},      {"mace", 2},         {"hammer", 2},   {"bow", 2},
                                             {"longbow", 2},    {"light-armour", 2}, {"horn", 2},     {"sword", 3},
                                             {"axe", 3},        {"halberd", 3},      {"crossbow", 3}, {"lance", 3},
                                             {"broadsword", 4}, {"heavy-armour", 7}, {"warhorse", 5}};
  for (const auto& [gear, price] : prices)
    EXPECT_EQ(read(leader("gear = [\"" + gear + "\"]")).roster.bill.total, peasant_leader + price) << gear;
  EXPECT_EQ(prices.size(), armoury().items.size() - 1) << "all of it but a purse";
}

TEST(NOT_X10, skills_of_heroes_cost_double) {
  const Read band = read(hero("Robin", "class = \"outlaw\"\nleader = true\nskills = [\"scout\", \"dodge\"]") +
                         group("\"Much\", \"Will\"", "class = \"outlaw\"\nskills = [\"scout\"]"));
  EXPECT_EQ(named(band.roster, "Robin").price, 3 + 2 + 2 + 3 + 2 * 2);
  EXPECT_EQ(named(band.roster, "Much").price, 2 + 1 + 2 + 1);
  EXPECT_EQ(band.roster.bill.total, 14 + 2 * 6);
}

TEST(NOT_X10, half_of_it_back_rounded_down) {
  EXPECT_EQ(armoury().resale(armoury().item("dagger")), 0);
  EXPECT_EQ(armoury().resale(armoury().item("spear")), 1);
  EXPECT_EQ(armoury().resale(armoury().item("heavy-armour")), 3);
  EXPECT_EQ(armoury().resale(armoury().item("warhorse")), 2);
}

TEST(NOT_X10, the_bill_says_what_for) {
  const Read band = read(leader("gear = [\"sword\"]") +
                         group("\"A\", \"B\"", "class = \"outlaw\"\nskills = [\"quickshot\"]\ngear = [\"bow\"]"));
  std::string bill;
  for (const Bill::Item& item : band.roster.bill.items) bill += item.what + " " + std::to_string(item.points) + "\n";
  EXPECT_EQ(bill,
            "Hob, peasant 2/2/2 3\nHob, hero 3\nHob, sword 3\n"
            "2 × outlaw 3/2/3 10\n2 × outlaw 3/2/3, Quickshot 2\n2 × outlaw 3/2/3, bow 4\n");
}

TEST(NOT_X10, a_class_that_is_not_there_is_no_other_one) {
  const Read band = read(leader() + hero("Guy", "class = \"knigt\"\nskills = [\"cleave\"]\ngear = [\"sword\"]"));
  EXPECT_EQ(band.roster.bill.total, peasant_leader);
  EXPECT_EQ(band.wrong, "w.toml:9:9: there is no class 'knigt' (did you mean 'knight'?)\n");
}

TEST(NOT_X10, the_sample_bands) {
  const std::map<std::string, std::array<int, 2>> sums = {
      {"brogan", {98, 11}}, {"baldwin", {94, 8}}, {"sheriff", {100, 8}}, {"rollo", {93, 12}}};
  for (const auto& [id, sum] : sums) {
    const Read band = sample(id);
    EXPECT_EQ(band.wrong, "") << id;
    EXPECT_LE(band.roster.bill.total, armoury().limits.purse) << id << " fits the purse";
    EXPECT_EQ(band.roster.bill.total, sum[0]) << id;
    EXPECT_EQ(band.roster.dice(), sum[1]) << id;
    int people = 0;
    for (const Warrior& w : band.roster.warriors) people += w.price;
    EXPECT_EQ(people, sum[0]) << id;
  }
}

TEST(NOT_X11, who_is_a_hero_and_who_a_henchman) {
  const auto as_hero = [](const std::string& walk) {
    const Read band = read(hero("Guy", "class = \"" + walk + "\"\nleader = true"));
    return band.wrong.empty() ? triple(band.roster.warriors[0].profile) : band.wrong;
  };
  const auto as_henchman = [](const std::string& walk) {
    const Read band = read(leader() + group("\"Guy\"", "class = \"" + walk + "\""));
    return band.wrong.empty() ? triple(band.roster.warriors[1].profile) : band.wrong;
  };
  EXPECT_EQ(as_hero("sheriff"), "4/4/3");
  EXPECT_SAYS(as_henchman("sheriff"), "a sheriff is no henchman (NOT-X11)");
  EXPECT_EQ(as_hero("squire"), "3/3/2");
  EXPECT_EQ(as_henchman("squire"), "3/3/2");
  EXPECT_SAYS(as_hero("page"), "a page is no hero (NOT-X11)");
  EXPECT_EQ(as_henchman("page"), "3/2/2");
  EXPECT_EQ(as_hero("mercenary"), "4/4/2");
  EXPECT_EQ(as_henchman("mercenary"), "3/3/2");
}

TEST(NOT_X11, skills_to_begin_with) {
  const std::map<std::string, std::string> lists = {
      {"knight", "command, heavy-armour-training, mounted-charge-training, weapon-training"},
      {"outlaw", "athletic, dodge, escape, quickshot, scout"},
      {"bandit", "athletic, dodge, escape, quickshot, scout"},
      {"huntsman", "athletic, dodge, escape, quickshot, scout"},
      {"monk", "brave, tough, thrust"},
      {"billman", "cleave, weapon-training"},
      {"archer", "quickshot, weapon-training"},
      {"crossbowman", "quickshot, weapon-training"},
      {"bard", "dodge, provoke, tactician"},
      {"peasant", ""},
      {"sheriff", "any"},
      {"squire", "any"},
      {"page", "any"},
      {"mercenary", "any"}};
  EXPECT_EQ(lists.size(), armoury().classes.size());
  for (const Class& walk : armoury().classes) {
    Warrior w;
    for (const Skill s : walk.skills) w.skills.add(s);
    EXPECT_EQ(walk.any_skill ? "any" : skills_of(w), lists.at(walk.id)) << walk.id;
  }
}

TEST(NOT_X11, a_hero_has_three_and_a_group_one) {
  const auto outlaw = [](const char* skills) {
    return read(hero("Guy", std::string("class = \"outlaw\"\nleader = true\nskills = [") + skills + "]")).wrong;
  };
  EXPECT_EQ(outlaw("\"scout\", \"dodge\", \"escape\""), "");
  EXPECT_SAYS(outlaw("\"scout\", \"dodge\", \"escape\", \"athletic\""),
              "a hero is recruited with at most 3 skills (NOT-X11)");
  EXPECT_SAYS(outlaw("\"cleave\""), "an outlaw is not recruited with Cleave (NOT-X11)");
  const auto archers = [](const char* skills) {
    return read(leader() + group("\"Guy\"", std::string("class = \"archer\"\nskills = [") + skills + "]")).wrong;
  };
  EXPECT_EQ(archers("\"quickshot\""), "");
  EXPECT_SAYS(archers("\"quickshot\", \"weapon-training: bow\""),
              "a group is recruited with at most 1 skill (NOT-X11)");
  EXPECT_SAYS(archers("\"weapon-training: bow, longbow\""), "at most 1 skill (NOT-X11)");
}

// ---- the sample bands
// ------------------------------------------------------------------------------------------------

namespace {

std::string line(const Warrior& w) {
  const std::string of = trained(w);
  const std::string training = of.empty() ? "" : " (" + of + ")";
  return w.id + ": " + armoury().classes[w.walk].id + " " + triple(w.profile) + " [" + skills_of(w) + training + "] " +
         gear_of(w);
}

std::vector<std::string> lines(const std::string& id) {
  const Read band = sample(id);
  std::vector<std::string> all;
  for (const Warrior& w : band.roster.warriors) {
    if (w.group < 0) all.push_back(line(w));
  }
  // One line for each group, with all names.
  for (int g = 0; g < 3; ++g) {
    std::string names, shared;
    for (const Warrior& w : band.roster.warriors) {
      if (w.group != g) continue;
      names += (names.empty() ? "" : " ") + w.name;
      EXPECT_TRUE(shared.empty() || shared == line(w).substr(w.id.size())) << w.name;
      shared = line(w).substr(w.id.size());
    }
    if (!names.empty()) all.push_back(names + shared);
  }
  return all;
}

using Lines = std::vector<std::string>;

}  // namespace

TEST(NOT_220, brogan) {
  EXPECT_EQ(lines("brogan"), (Lines{"brogan-twofingers: bandit 4/4/4 [leader, hero, agile, command, dodge, provoke, "
                                    "weapon-training (longbow)] longbow, sword",
                                    "brother-bertram: monk 2/3/2 [hero, tough] longbow, mace",
                                    "algernon-the-red: bandit 2/3/1 [hero, tough, thrust] light-armour, axe",
                                    "Maurice Henri Darcy Fraser Seymour: outlaw 3/2/3 [quickshot] longbow, dagger"}));
}

TEST(NOT_220, baldwin) {
  EXPECT_EQ(
      lines("baldwin"),
      (Lines{
          "baldwin-de-bayoux: knight 4/4/2 [leader, hero, command, heavy-armour-training, weapon-training (sword)] "
          "sword, mace, heavy-armour, shield",
          "rainalt-du-bessin: knight 4/4/2 [hero, command, heavy-armour-training] sword, hammer, heavy-armour, shield",
          "Boemund Hasculf: billman 3/3/2 [] halberd, light-armour",
          "Fulbert Turstin: archer 3/2/3 [weapon-training (longbow)] longbow, dagger"}));
}

TEST(NOT_220, the_sheriff) {
  EXPECT_EQ(lines("sheriff"), (Lines{"vaisey: sheriff 4/4/3 [leader, hero, command, dodge, dreadful, hatred, "
                                     "two-weapon-training, weapon-training (sword)] sword, dagger, warhorse",
                                     "roy-of-rainault: mercenary 4/5/2 [hero, dreadful, heavy-armour-training, "
                                     "weapon-training (sword)] heavy-armour, sword, shield",
                                     "Vernon Jordans Malger Galter: billman 3/3/1 [] light-armour, spear, shield"}));
  EXPECT_EQ(class_names(armoury(), sample("sheriff").roster.warriors[0].hates), "outlaw and bandit");
}

TEST(NOT_220, rollo) {
  EXPECT_EQ(lines("rollo"), (Lines{"rollo: knight 4/4/4 [leader, hero, command, heavy-armour-training, tireless, "
                                   "weapon-training (sword)] heavy-armour, sword, longbow, dagger, shield",
                                   "Turgis Simun Roulf Franc Duranz: peasant 2/2/3 [] bow, dagger",
                                   "Alan Albert Avenel Ansccher Anselm: peasant 2/3/2 [] staff"}));
}

TEST(NOT_A44, a_preset_has_numbers_skills_and_a_price_of_its_own) {
  const std::string odd = hero("Rich",
                               "class = \"peasant\"\nleader = true\ninitiative = 5\nmelee = 5\nranged = 5\n"
                               "skills = [\"agile\", \"cleave\", \"scout\", \"tough\"]\ngear = [\"warhorse\"]");
  const Read preset = read("preset = true\n" + odd, 20);
  EXPECT_EQ(preset.wrong, "");
  EXPECT_EQ(triple(preset.roster.warriors[0].profile), "5/5/5");
  EXPECT_EQ(preset.roster.bill.total, 15 + 3 + 8 + 5);
  const std::string said = read(odd, 15).wrong;
  EXPECT_SAYS(said, "only a preset has numbers of its own; 'initiative' follows from the class (NOT-203, NOT-A44)");
  EXPECT_SAYS(said, "'ranged' follows from the class");
  EXPECT_SAYS(said, "a peasant is not recruited with Agile (NOT-X11)");
  EXPECT_SAYS(said, "at most 3 skills");
  EXPECT_SAYS(said, "15 are allowed (NOT-200)");
  EXPECT_SAYS(read("preset = true\n" + hero("Kid", "class = \"page\"\nleader = true")).wrong,
              "'initiative' is missing");
  EXPECT_EQ(triple(read("preset = true\n" + leader("melee = 4")).roster.warriors[0].profile), "2/4/2")
      << "the rest as the class";
}

}  // namespace fyrd::nottingham::band
