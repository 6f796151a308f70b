// Warbands of Nottingham: who may join, what they carry, and everything that can be wrong with them
// (NOT-100, NOT-101, NOT-120, NOT-121, NOT-200 … NOT-204).
#include <fstream>
#include <sstream>

#include "tests/paths.h"
#include "tests/rulesets/nottingham/band.h"

namespace fyrd::nottingham::band {

// ---- what a warrior carries
// ------------------------------------------------------------------------------------------

TEST(NOT_100, what_one_warrior_takes_into_battle) {
  const Read full = read(leader(
      "gear = [\"heavy-armour\", \"shield\", \"sword\", \"axe\", \"longbow\", \"horn\", \"warhorse\"]\npennies = 1"));
  EXPECT_EQ(full.wrong, "");
  EXPECT_EQ(gear_of(full.roster.warriors[0]), "heavy-armour, shield, sword, axe, longbow, horn, warhorse, purse");
  EXPECT_LE(static_cast<int>(full.roster.warriors[0].items.size()), max_carried);
}

TEST(NOT_100, nothing_above_that) {
  const auto wrong = [](const char* gear) { return read(leader(std::string("gear = [") + gear + "]")).wrong; };
  EXPECT_SAYS(wrong("\"light-armour\", \"heavy-armour\""), "at most 1 armour into battle (NOT-100)");
  EXPECT_SAYS(wrong("\"shield\", \"buckler\""), "at most 1 shield or buckler into battle (NOT-100)");
  EXPECT_SAYS(wrong("\"sword\", \"axe\", \"dagger\""), "at most 2 melee weapons into battle (NOT-100)");
  EXPECT_SAYS(wrong("\"bow\", \"crossbow\""), "at most 1 ranged weapon into battle (NOT-100)");
  EXPECT_SAYS(wrong("\"warhorse\", \"warhorse\""), "at most 1 horse");
  EXPECT_EQ(wrong("\"sword\", \"sword\""), "") << "two of a kind are two weapons";
}

TEST(NOT_100, the_rest_goes_to_the_stash) {
  const Read band = read(leader() + "[stash]\ngear = [\"sword\", \"bow\"]\n");
  EXPECT_EQ(band.wrong, "");
  ASSERT_EQ(band.roster.spare.size(), 2u);
  EXPECT_EQ(armoury()[band.roster.spare[0]].id, "sword");
  EXPECT_EQ(band.roster.bill.total, peasant_leader + 3 + 2 + 5) << "with the upkeep of the stash";
}

TEST(NOT_101, two_hands_one_thing_each) {
  EXPECT_EQ(hands("\"sword\", \"shield\"", "\"sword\", \"shield\""), "sword, shield");
  EXPECT_EQ(hands("\"sword\", \"dagger\"", "\"sword\", \"dagger\""), "sword, dagger");
  EXPECT_EQ(hands("\"sword\", \"dagger\"", "\"dagger\""), "dagger, empty");
  EXPECT_EQ(hands("\"sword\"", ""), "empty, empty");
  EXPECT_EQ(hands("\"sword\", \"sword\"", "\"sword\", \"sword\""), "sword, sword");
  EXPECT_SAYS(hands("\"sword\"", "\"sword\", \"sword\""), "he has no sword to hold");
  EXPECT_SAYS(hands("\"sword\"", "\"axe\""), "he has no axe to hold");
  EXPECT_SAYS(hands("\"light-armour\"", "\"light-armour\""), "nobody holds light armour in his hands");
  EXPECT_EQ(in_hands(read(leader("gear = [\"sword\"]")).roster.warriors[0]), "as he likes");
}

TEST(NOT_101, a_two_handed_thing_fills_both) {
  EXPECT_EQ(hands("\"longbow\", \"dagger\"", "\"longbow\""), "longbow, longbow");
  EXPECT_SAYS(hands("\"longbow\", \"dagger\"", "\"longbow\", \"dagger\""), "longbow takes both hands (NOT-101)");
  EXPECT_SAYS(hands("\"halberd\", \"buckler\"", "\"buckler\", \"halberd\""), "halberd takes both hands (NOT-101)");
}

TEST(NottinghamWarband, the_right_hand_is_named_first) {  // as NOT-A49 says
  EXPECT_EQ(hands("\"sword\", \"shield\"", "\"shield\", \"sword\""), "shield, sword");
  EXPECT_EQ(hands("\"sword\", \"shield\"", "\"empty\", \"sword\""), "empty, sword");
  EXPECT_EQ(hands("\"sword\", \"shield\"", "\"empty\", \"shield\""), "empty, shield");
}

// ---- who they are
// ----------------------------------------------------------------------------------------------------

TEST(NOT_120, exactly_one_leader_who_commands) {
  const Read band = read(leader() + hero("Tom", "class = \"peasant\""));
  EXPECT_EQ(band.wrong, "");
  EXPECT_EQ(skills_of(band.roster.warriors[0]), "leader, hero, command");
  EXPECT_EQ(skills_of(band.roster.warriors[1]), "hero");
  EXPECT_EQ(band.roster.bill.total, peasant_leader + peasant_leader) << "leading costs nothing";
  EXPECT_SAYS(read(hero("Tom", "class = \"peasant\"")).wrong, "one of the heroes leads the band (NOT-120)");
  EXPECT_SAYS(read(leader() + hero("Tom", "class = \"peasant\"\nleader = true")).wrong,
              "a band has one leader (NOT-120)");
  EXPECT_SAYS(read(hero("Guy", "class = \"knight\"\nleader = true\nskills = [\"command\"]")).wrong,
              "the leader has command already (NOT-120)");
}

TEST(NOT_121, heroes_bring_two_dice) {
  const Read band = read(leader() + group("\"Wat\", \"Ned\", \"Gib\"", "class = \"peasant\""));
  EXPECT_EQ(band.roster.warriors[0].dice(), 2);
  EXPECT_EQ(band.roster.warriors[1].dice(), 1);
  EXPECT_EQ(band.roster.dice(), 5);
  EXPECT_SAYS(read(group("\"Wat\"", "class = \"peasant\"")).wrong, "a band has at least one hero, who leads it");
}

TEST(NOT_200, a_purse_of_100_pennies) {
  EXPECT_EQ(armoury().limits.purse, 100);
  const std::string dear =
      leader("gear = [\"heavy-armour\", \"warhorse\"]") +                                                  // 18
      group("\"A\", \"B\", \"C\", \"D\", \"E\", \"F\"", "class = \"knight\"\ngear = [\"heavy-armour\"]");  // 72
  EXPECT_EQ(read(dear).roster.bill.total, 18 + 6 * 12);
  EXPECT_EQ(read(dear, 90).wrong, "");
  EXPECT_SAYS(read(dear, 89).wrong, "the band costs 90 pennies, and 89 are allowed (NOT-200)");
  EXPECT_EQ(read(dear, 0).wrong, "") << "0 is any number";
}

TEST(NOT_200, what_is_left_is_stored_or_carried) {
  const Read band = read(leader("pennies = 20") + "[stash]\npennies = 69\n");
  EXPECT_EQ(band.wrong, "");
  EXPECT_EQ(band.roster.stash, 69);
  EXPECT_EQ(band.roster.warriors[0].pennies, 20);
  EXPECT_EQ(gear_of(band.roster.warriors[0]), "purse") << "it can be robbed";
  EXPECT_EQ(band.roster.bill.total, peasant_leader + 5);
  EXPECT_SAYS(read(leader("pennies = 20") + "[stash]\npennies = 70\n").wrong,
              "costs 11 pennies and keeps 90, and 100 are allowed (NOT-200)");
  EXPECT_EQ(read(leader("pennies = 94")).wrong, "") << "no stash, no upkeep";
  EXPECT_SAYS(read(leader("pennies = 95")).wrong, "(NOT-200)");
}

TEST(NOT_201, a_group_shares_everything_and_pays_for_each) {
  const Read band = read(
      leader() + group("\"Wat\", \"Ned\", \"Gib\"", "class = \"outlaw\"\nskills = [\"quickshot\"]\ngear = [\"bow\"]"));
  EXPECT_EQ(band.wrong, "");
  ASSERT_EQ(band.roster.warriors.size(), 4u);
  for (std::size_t i = 1; i < 4; ++i) {
    const Warrior& w = band.roster.warriors[i];
    EXPECT_EQ(w.group, 0);
    EXPECT_EQ(gear_of(w), "bow");
    EXPECT_EQ(skills_of(w), "quickshot");
    EXPECT_EQ(triple(w.profile), "3/2/3");
    EXPECT_EQ(w.price, 5 + 1 + 2);
  }
  EXPECT_EQ(band.roster.warriors[0].group, -1);
  EXPECT_EQ(band.roster.bill.total, peasant_leader + 3 * 8) << "three bows for three men";
}

TEST(NOT_201, one_to_six_henchmen) {
  const auto of = [](const char* names) { return read(leader() + group(names, "class = \"peasant\"")).wrong; };
  EXPECT_EQ(of("\"A\""), "");
  EXPECT_EQ(of("\"A\", \"B\", \"C\", \"D\", \"E\", \"F\""), "");
  EXPECT_SAYS(of("\"A\", \"B\", \"C\", \"D\", \"E\", \"F\", \"G\""), "a group has 1 to 6 members, not 7 (NOT-201)");
  EXPECT_SAYS(of(""), "a group has 1 to 6 members, not 0 (NOT-201)");
  EXPECT_SAYS(read(leader() + group("\"A\"", "class = \"peasant\"\nskills = [\"hero\"]")).wrong,
              "henchmen are no heroes");
}

TEST(NOT_202, three_groups_and_five_heroes) {
  std::string band = leader();
  for (const char* name : {"B", "C", "D", "E"}) band += hero(name, "class = \"peasant\"");
  EXPECT_EQ(read(band).wrong, "");
  EXPECT_SAYS(read(band + hero("F", "class = \"peasant\"")).wrong, "a band recruits at most 5 heroes (NOT-202)");
  EXPECT_EQ(read(band + hero("F", "class = \"peasant\"\npromoted = true")).wrong, "")
      << "who has risen from the henchmen";
  std::string groups = leader() + group("\"B\"", "class = \"peasant\"") + group("\"C\"", "class = \"peasant\"") +
                       group("\"D\"", "class = \"peasant\"");
  EXPECT_EQ(read(groups).wrong, "");
  EXPECT_SAYS(read(groups + group("\"E\"", "class = \"peasant\"")).wrong,
              "a band has at most 3 groups of henchmen (NOT-202)");
  EXPECT_SAYS(read("").wrong, "a band has at least one hero, who leads it (NOT-202)");
}

TEST(NOT_204, a_class_gives_the_numbers_and_the_skills_to_begin_with) {
  const Read band = read(hero("Much", "class = \"huntsman\"\nleader = true\nskills = [\"scout\"]"));
  EXPECT_EQ(band.wrong, "");
  EXPECT_EQ(triple(band.roster.warriors[0].profile), "3/2/4");
  EXPECT_EQ(armoury().classes[band.roster.warriors[0].walk].id, "huntsman");
  EXPECT_EQ(read("preset = true\n" + hero("Much", "class = \"huntsman\"\nleader = true\nskills = [\"cleave\"]")).wrong,
            "")
      << "later in life anything can be learned";
}

// ---- names and kinds
// -------------------------------------------------------------------------------------------------

TEST(NOT_A23, other_names_for_the_same) {
  const Read band =
      read("preset = true\n" + hero("Guy",
                                    "class = \"bandit\"\nleader = true\ngear = [\"hammer\", \"horse\"]\n"
                                    "skills = [\"though\", \"two weapon fighting\", \"mounted fight training\"]"));
  EXPECT_EQ(band.wrong, "");
  const Warrior& guy = band.roster.warriors[0];
  EXPECT_EQ(armoury().classes[guy.walk].id, "bandit");
  EXPECT_EQ(gear_of(guy), "hammer, warhorse");
  EXPECT_TRUE(guy.has(Skill::tough));
  EXPECT_TRUE(guy.has(Skill::two_weapon_training));
  EXPECT_TRUE(guy.has(Skill::mounted_charge_training));
}

TEST(NOT_A24, hatred_of_a_class) {
  const auto hates = [](const char* skill) {
    const Read band = read("preset = true\n" + leader(std::string("skills = [\"") + skill + "\"]"));
    if (!band.wrong.empty()) return band.wrong;
    EXPECT_TRUE(band.roster.warriors[0].has(Skill::hatred));
    const Places classes = band.roster.warriors[0].hates;
    return classes.empty() ? std::string("anybody") : class_names(armoury(), classes);
  };
  EXPECT_EQ(hates("hatred"), "anybody");
  EXPECT_EQ(hates("hatred: outlaw"), "outlaw");
  EXPECT_EQ(hates("hatred: bandit"), "bandit");
  EXPECT_EQ(hates("hatred: outlaw, bandit"), "outlaw and bandit");
  EXPECT_SAYS(hates("hatred: outlow"), "there is no class 'outlow' (did you mean 'outlaw'?)");
}

TEST(NottinghamWarband, weapon_training_names_its_weapons) {
  const auto with = [](const char* skills) {
    return read("preset = true\n" + leader(std::string("skills = [") + skills + "]"));
  };
  const Read band = with("\"weapon-training: sword, longbow\", \"Weapon training: hammer\"");
  EXPECT_EQ(band.wrong, "");
  EXPECT_EQ(trained(band.roster.warriors[0]), "longbow, sword, hammer");
  EXPECT_EQ(band.roster.bill.total, peasant_leader + 3 * 2) << "each weapon is a skill";
  EXPECT_SAYS(with("\"weapon-training\"").wrong, "weapon training needs its weapon");
  EXPECT_SAYS(with("\"weapon-training: shield\"").wrong, "not for shield (NOT-146)");
  EXPECT_SAYS(with("\"weapon-training: axe\", \"weapon-training: axe\"").wrong,
              "weapon training with the axe is taken twice");
  EXPECT_SAYS(with("\"weapon-training: sowrd\"").wrong, "did you mean 'sword'?");
}

TEST(NottinghamWarband, balance_is_taken_several_times_and_nothing_else) {
  const auto with = [](const char* skills) {
    return read("preset = true\n" + leader(std::string("skills = [") + skills + "]"));
  };
  const Read band = with("\"balance\", \"balance\", \"balance\"");
  EXPECT_EQ(band.wrong, "");
  EXPECT_EQ(band.roster.warriors[0].balance, 3);
  EXPECT_EQ(band.roster.bill.total, peasant_leader + 3 * 2);
  EXPECT_SAYS(with("\"agile\", \"agile\"").wrong, "'agile' is taken twice");
  EXPECT_SAYS(with("\"agile: very\"").wrong, "Agile has nothing after it");
}

// ---- what else is bought
// ---------------------------------------------------------------------------------------------

TEST(NottinghamWarband, traps_and_machines) {  // NOT-X30, NOT-X40 set the prices
  const Read band =
      read("traps = [\"net\", \"pit\", \"net\"]\nmachines = [\"ballista\", \"trebuchet\", \"mangonel\"]\n" + leader());
  EXPECT_EQ(band.wrong, "");
  EXPECT_EQ(band.roster.traps, (std::vector<int>{static_cast<int>(TrapKind::net), static_cast<int>(TrapKind::pit),
                                                 static_cast<int>(TrapKind::net)}));
  EXPECT_EQ(band.roster.machines,
            (std::vector<int>{static_cast<int>(MachineKind::ballista), static_cast<int>(MachineKind::trebuchet),
                              static_cast<int>(MachineKind::mangonel)}));
  EXPECT_EQ(band.roster.bill.total, peasant_leader + 3 + 4 + 3 + 15 + 25 + 18);
  EXPECT_SAYS(read("traps = [\"net\", \"net\", \"net\", \"net\"]\n" + leader()).wrong,
              "a band has at most 3 traps (NOT-X30)");
  EXPECT_SAYS(read("traps = [\"nett\"]\n" + leader()).wrong, "did you mean 'net'?");
  EXPECT_SAYS(read("machines = [\"catapult\"]\n" + leader()).wrong, "must be one of ballista, mangonel, trebuchet");
}

// ---- mistakes
// --------------------------------------------------------------------------------------------------------

TEST(NottinghamWarband, every_problem_is_listed_at_once) {
  const std::string said =
      read(leader("skills = [\"agil\"]\ngear = [\"swrod\"]") + hero("Hob", "class = \"nigt\"\nleader = true") +
           hero("Guy", "class = \"knihgt\"\nleeder = true") + group("", "class = \"peasant\"") + "[stash]\ngold = 3\n")
          .wrong;
  EXPECT_SAYS(said, "there is no skill 'agil' (did you mean 'agile'?)");
  EXPECT_SAYS(said, "there is no gear 'swrod' (did you mean 'sword'?)");
  EXPECT_SAYS(said, "two warriors share the name 'Hob'");
  EXPECT_SAYS(said, "there is no class 'nigt'");
  EXPECT_SAYS(said, "a band has one leader");
  EXPECT_SAYS(said, "there is no class 'knihgt' (did you mean 'knight'?)");
  EXPECT_SAYS(said, "unknown key 'leeder' (did you mean 'leader'?)");
  EXPECT_SAYS(said, "1 to 6 members, not 0");
  EXPECT_SAYS(said, "unknown key 'gold'");
  EXPECT_SAYS(said, "w.toml:") << "with file and line";
}

TEST(NottinghamWarband, too_many_people) {
  std::string band = leader();
  for (int i = 0; i < max_band + 5; ++i)
    band += hero("Tom " + std::to_string(i), "class = \"peasant\"\npromoted = true");
  const Read read_band = read(band, 0);
  EXPECT_SAYS(read_band.wrong, "a band has at most 24 warriors");
  EXPECT_EQ(static_cast<int>(read_band.roster.warriors.size()), max_band);
}

TEST(NottinghamWarband, the_example_on_the_page_is_one) {
  std::ifstream page(std::string(source_folder) + "/docs/rules/nottingham.md");
  std::stringstream text;
  text << page.rdbuf();
  const std::string all = text.str();
  const std::size_t begin = all.find("```toml\nname = ");
  ASSERT_NE(begin, std::string::npos);
  const std::size_t from = all.find("[[heroes]]", begin);
  const Read band = read(all.substr(from, all.find("```", from) - from));
  EXPECT_EQ(band.wrong, "");
  EXPECT_EQ(band.roster.warriors.size(), 3u);
  EXPECT_EQ(band.roster.stash, 10);
}

TEST(NottinghamWarband, a_file_that_is_none_is_said_once) {
  data::Problems problems;
  const auto tree = data::Tree::parse_toml("w.toml", "name = [", problems);
  const std::size_t before = problems.count();
  EXPECT_TRUE(read_roster(armoury(), tree, Unit::inch, 100, 100, problems).warriors.empty());
  EXPECT_EQ(problems.count(), before);
}

}  // namespace fyrd::nottingham::band
