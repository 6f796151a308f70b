// Gear, skills, classes and numbers of Nottingham as the data files have them (NOT-002, NOT-003, NOT-102 … NOT-119,
// NOT-203).
#include <map>

#include "rulesets/nottingham/battle.h"
#include "tests/rulesets/nottingham/band.h"

namespace fyrd::nottingham::band {

namespace {

const Item& item(const char* id) { return armoury()[armoury().item(id)]; }

// Whatever is out of the ordinary about a thing, in words.
std::string traits(const char* id) {
  const Item& i = item(id);
  constexpr const char* kinds[] = {"melee", "ranged", "shield", "buckler", "armour", "horn", "horse", "purse"};
  std::string all = kinds[static_cast<int>(i.kind)];
  if (i.hands > 0) all += i.hands == 1 ? ", one hand" : ", two hands";
  const auto bonus = [&](const char* name, int n) {
    if (n != 0) all += std::string(", ") + name + (n > 0 ? " +" : " ") + std::to_string(n);
  };
  bonus("damage", i.damage);
  bonus("shoot", i.shoot);
  bonus("block", i.block);
  bonus("blocked", i.blocked);
  bonus("thrust", i.thrust);
  if (i.least_dice != 1) all += ", " + std::to_string(i.least_dice) + " dice";
  if (i.reach != 1_in) all += ", reach " + measure_text(i.reach, Unit::inch);
  if (i.slows != Length{}) all += ", slows " + measure_text(i.slows, Unit::inch);
  if (i.fells) all += ", fells";
  if (i.loads) all += ", loads";
  if (i.charge_only) all += ", charge only";
  if (i.heavy) all += ", heavy";
  return all;
}

Numbers numbers(int percent = 100) {
  data::Problems problems;
  const Numbers read = read_numbers(data::Library::embedded(), percent, problems);
  EXPECT_TRUE(problems.empty()) << problems.text();
  return read;
}

Length tenths(int n) { return inches(n) / 10; }

}  // namespace

TEST(NOT_002, all_lengths_in_proportion) {
  EXPECT_EQ(numbers().activation_move, 4_in);
  EXPECT_EQ(numbers(50).activation_move, 2_in);
  EXPECT_EQ(numbers(50).foot_base, 10_mm);
  EXPECT_EQ(numbers(200).contact, tenths(2));
  EXPECT_EQ(numbers(50).target, 6) << "dice do not shrink";
  data::Problems problems;
  const Armoury half(data::Library::embedded(), problems, 50);
  EXPECT_EQ(half[half.item("spear")].reach, 1_in);
  EXPECT_EQ(half[half.item("sword")].reach * 2, 1_in);
  EXPECT_EQ(half[half.item("heavy-armour")].slows * 2, 1_in);
}

TEST(NOT_003, bases_in_millimetres) {
  EXPECT_EQ(numbers().foot_base, 20_mm);
  EXPECT_EQ(numbers().mounted_base, 40_mm);
}

TEST(NottinghamNumbers, all_of_them) {
  const Numbers n = numbers();
  const std::pair<Length, Length> lengths[] = {{n.reach, 1_in},
                                               {n.contact, tenths(1)},
                                               {n.step, inches(1) / 4},
                                               {n.waist, tenths(6)},
                                               {n.activation_move, 4_in},
                                               {n.mounted_move, 8_in},
                                               {n.charge, 3_in},
                                               {n.smash_run, 4_in},
                                               {n.point_blank, 2_in},
                                               {n.range_step, 10_in},
                                               {n.lying_cover, 4_in},
                                               {n.toss, 2_in},
                                               {n.panic_near, 4_in},
                                               {n.flight, 4_in},
                                               {n.command, 6_in},
                                               {n.rally_near, 4_in},
                                               {n.higher, tenths(5)},
                                               {n.rider_higher, 1_in},
                                               {n.pick_up, 1_in},
                                               {n.get_up_room, 1_in},
                                               {n.body_width, tenths(6)},
                                               {n.body_length, tenths(12)},
                                               {n.body_height, tenths(12)},
                                               {n.body_eyes, tenths(11)},
                                               {n.lying_height, tenths(3)},
                                               {n.lying_eyes, tenths(2)},
                                               {n.rider_height, tenths(19)},
                                               {n.rider_eyes, tenths(18)}};
  int at = 0;
  for (const auto& [is, should] : lengths) EXPECT_EQ(is, should) << "number " << at, ++at;
  EXPECT_EQ(n.target, 6);
  EXPECT_EQ(n.disarm_target, 8);
  EXPECT_EQ(n.rally_target, 5);
  EXPECT_EQ(n.smash_target, 6);
  EXPECT_EQ(n.turns, 30);
  EXPECT_EQ(n.idle_turns, 0);
}

TEST(NottinghamNumbers, mistakes_in_the_file_are_said) {
  data::Library library = data::Library::embedded();
  std::string text = *library.find("nottingham/rules.toml");
  const auto swap = [&](const std::string& from, const std::string& to) {
    text.replace(text.find(from), from.size(), to);
  };
  swap("activation = 4", "actvation = 4");
  swap("range_step = 10", "range_step = 0");
  swap("foot_mm = 20", "foot_mm = 20.5");
  library.put("nottingham/rules.toml", text);
  data::Problems problems;
  const Numbers n = read_numbers(library, 100, problems);
  EXPECT_SAYS(problems.text(), "unknown key 'actvation' (did you mean 'activation'?)");
  EXPECT_SAYS(problems.text(), "'range_step' must be");
  EXPECT_SAYS(problems.text(), "'foot_mm' must be a whole number");
  EXPECT_GT(n.range_step, Length{});
}

// ---- gear
// ------------------------------------------------------------------------------------------------------------

TEST(NOT_102, bow) { EXPECT_EQ(traits("bow"), "ranged, two hands"); }
TEST(NOT_103, longbow) { EXPECT_EQ(traits("longbow"), "ranged, two hands, damage +1, shoot -1"); }
TEST(NOT_104, crossbow) { EXPECT_EQ(traits("crossbow"), "ranged, two hands, damage +1, loads"); }
TEST(NOT_105, dagger) { EXPECT_EQ(traits("dagger"), "melee, one hand, blocked +1"); }
TEST(NOT_106, sword) { EXPECT_EQ(traits("sword"), "melee, one hand, damage +1, block +1"); }
TEST(NOT_107, broadsword) { EXPECT_EQ(traits("broadsword"), "melee, two hands, damage +3, 2 dice"); }
TEST(NOT_108, mace_and_hammer) {
  EXPECT_EQ(traits("mace"), "melee, one hand, damage +1, fells");
  EXPECT_EQ(traits("hammer"), traits("mace"));
}
TEST(NOT_109, axe) { EXPECT_EQ(traits("axe"), "melee, one hand, damage +2"); }
TEST(NOT_110, staff) { EXPECT_EQ(traits("staff"), "melee, two hands, block +1"); }
TEST(NOT_111, spear) { EXPECT_EQ(traits("spear"), "melee, one hand, reach 2″"); }
TEST(NOT_112, halberd) { EXPECT_EQ(traits("halberd"), "melee, two hands, damage +1, reach 2″"); }
TEST(NOT_113, lance) { EXPECT_EQ(traits("lance"), "melee, one hand, damage +3, reach 2″, charge only"); }
TEST(NOT_114, buckler) { EXPECT_EQ(traits("buckler"), "buckler, one hand, block +1"); }
TEST(NOT_115, shield) { EXPECT_EQ(traits("shield"), "shield, one hand, thrust +1"); }
TEST(NOT_116, light_armour) { EXPECT_EQ(traits("light-armour"), "armour, damage -1"); }
TEST(NOT_117, heavy_armour) { EXPECT_EQ(traits("heavy-armour"), "armour, damage -2, slows 1″, heavy"); }
TEST(NOT_118, horn) { EXPECT_EQ(traits("horn"), "horn, one hand"); }

TEST(NOT_119, warhorse) {
  EXPECT_EQ(traits("warhorse"), "horse");
  EXPECT_FALSE(read(leader("gear = [\"warhorse\"]")).roster.warriors[0].dismounted) << "he may begin in the saddle";
  EXPECT_TRUE(read(leader("gear = [\"warhorse\"]\ndismounted = true")).roster.warriors[0].dismounted) << "or beside it";
}

TEST(NottinghamGear, found_by_any_name) {
  EXPECT_EQ(item("Heavy armour").id, "heavy-armour");
  EXPECT_EQ(item("heavy-armour").id, "heavy-armour");
  EXPECT_EQ(item("HORSE").id, "warhorse");
  EXPECT_TRUE(armoury().item("spoon").none());
}

TEST(NottinghamGear, a_longer_reach_for_all_is_one_for_every_weapon) {
  data::Library library = data::Library::embedded();
  std::string text = *library.find("nottingham/rules.toml");
  text.replace(text.find("reach = 1"), 9, "reach = 1.5");
  library.put("nottingham/rules.toml", text);
  data::Problems problems;
  const Armoury longer(library, problems);
  EXPECT_TRUE(problems.empty()) << problems.text();
  EXPECT_EQ(longer[longer.item("sword")].reach, tenths(15));
  EXPECT_EQ(longer[longer.item("spear")].reach, 2_in);
}

TEST(NottinghamGear, mistakes_in_the_files_are_said) {
  data::Library library = data::Library::embedded();
  library.put("nottingham/gear.toml", "[spoon]\nname = \"spoon\"\nkind = \"meele\"\ndamge = 1\n");
  library.put("nottingham/classes.toml", "[cook]\nname = \"cook\"\nhero = [6, 2]\nskills = [\"cleeve\"]\n");
  library.put("nottingham/skills.toml", "[agile]\nname = \"Agile\"\n[cooking]\nname = \"Cooking\"\n");
  data::Problems problems;
  const Armoury kitchen(library, problems);
  const std::string said = problems.text();
  EXPECT_SAYS(said, "did you mean 'melee'?");
  EXPECT_SAYS(said, "unknown key 'damge' (did you mean 'damage'?)");
  EXPECT_SAYS(said, "'hero' needs at least 3, not 2");
  EXPECT_SAYS(said, "did you mean 'cleave'?");
  EXPECT_SAYS(said, "unknown key 'cooking'");
  EXPECT_SAYS(said, "'leader.name' is missing");
  EXPECT_EQ(static_cast<int>(kitchen.skills.size()), skill_count);
}

// ---- classes and skills
// ----------------------------------------------------------------------------------------------

namespace {

std::string as_hero(const char* id) {
  const auto& walk = armoury().classes[armoury().walk(id)];
  return walk.hero ? triple(*walk.hero) : "none";
}
std::string as_henchman(const char* id) {
  const auto& walk = armoury().classes[armoury().walk(id)];
  return walk.henchman ? triple(*walk.henchman) : "none";
}

}  // namespace

TEST(NOT_203, printed_profiles) {
  const std::map<std::string, std::string> first = {
      {"knight", "4/4/3"}, {"billman", "2/3/2"},  {"archer", "3/2/3"},  {"crossbowman", "3/2/3"}, {"monk", "2/3/2"},
      {"bard", "4/3/3"},   {"huntsman", "3/2/4"}, {"peasant", "2/2/2"}, {"outlaw", "4/3/3"}};
  for (const auto& [id, numbers] : first) EXPECT_EQ(as_hero(id.c_str()), numbers) << id;
}

TEST(NOT_A43, the_second_triple_is_the_henchmans) {
  EXPECT_EQ(as_henchman("knight"), "3/3/2");
  EXPECT_EQ(as_henchman("monk"), "2/2/1");
  EXPECT_EQ(as_henchman("outlaw"), "3/2/3");
}

TEST(NOT_A104, one_triple_serves_both) {
  for (const char* id : {"billman", "archer", "crossbowman", "bard", "huntsman", "peasant"})
    EXPECT_EQ(as_hero(id), as_henchman(id)) << id;
}

TEST(NottinghamSkills, all_in_their_places) {
  const std::pair<Skill, const char*> some[] = {{Skill::leader, "leader"},
                                                {Skill::hero, "hero"},
                                                {Skill::agile, "agile"},
                                                {Skill::ambidexterity, "ambidexterity"},
                                                {Skill::athletic, "athletic"},
                                                {Skill::balance, "balance"},
                                                {Skill::brave, "brave"},
                                                {Skill::cleave, "cleave"},
                                                {Skill::command, "command"},
                                                {Skill::disarm, "disarm"},
                                                {Skill::dodge, "dodge"},
                                                {Skill::dreadful, "dreadful"},
                                                {Skill::escape, "escape"},
                                                {Skill::hatred, "hatred"},
                                                {Skill::heavy_armour_training, "heavy-armour-training"},
                                                {Skill::mounted_charge_training, "mounted-charge-training"},
                                                {Skill::mounted_marksman, "mounted-marksman"},
                                                {Skill::provoke, "provoke"},
                                                {Skill::quickshot, "quickshot"},
                                                {Skill::scout, "scout"},
                                                {Skill::shield_training, "shield-training"},
                                                {Skill::tactician, "tactician"},
                                                {Skill::tough, "tough"},
                                                {Skill::thrust, "thrust"},
                                                {Skill::tireless, "tireless"},
                                                {Skill::two_weapon_training, "two-weapon-training"},
                                                {Skill::weapon_training, "weapon-training"}};
  EXPECT_EQ(static_cast<int>(std::size(some)), skill_count);
  for (const auto& [skill, id] : some) {
    EXPECT_EQ(armoury()[skill].id, id);
    EXPECT_EQ(armoury().skill(id), skill);
    EXPECT_FALSE(armoury()[skill].name.empty() || armoury()[skill].help.empty()) << id;
    EXPECT_EQ(armoury()[skill].most > 1, skill == Skill::balance || skill == Skill::weapon_training) << id;
  }
  EXPECT_FALSE(armoury().skill("juggling"));
}

TEST(NottinghamCatalog, everything_there_is_to_choose_from) {
  Catalog catalog;
  describe(armoury(), catalog);
  EXPECT_EQ(catalog.profiles.size(), 14u);
  EXPECT_EQ(catalog.gear.size(), 19u) << "nobody buys a purse";
  EXPECT_EQ(catalog.skills.size(), 27u);
  const auto help = [](const std::vector<CatalogEntry>& all, const char* id) {
    for (const CatalogEntry& entry : all) {
      if (entry.id == id) return entry.help;
    }
    return std::string("nothing");
  };
  EXPECT_SAYS(help(catalog.profiles, "sheriff"), "4/4/3 as a hero, never a henchman.");
  EXPECT_SAYS(help(catalog.profiles, "page"), "3/2/2 as a henchman, never a hero.");
  EXPECT_SAYS(help(catalog.profiles, "outlaw"), "4/3/3 as a hero, 3/2/3 as a henchman.");
  EXPECT_SAYS(help(catalog.gear, "sword"), "3 pennies.");
  EXPECT_SAYS(help(catalog.gear, "dagger"), "1 penny.");
}

}  // namespace fyrd::nottingham::band
