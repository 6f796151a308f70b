// Forces of Lord Merlin's simple game, what they cost, and everything that can be wrong with them and with a table
// (MER-X01, MER-X02).
#include <map>

#include "tests/rulesets/merlin/simple/stage.h"

namespace fyrd::merlin::simple {

namespace {

const Ruleset& rules() { return *find_ruleset("merlin-simple"); }

// The bill of one figure, written as in a warband file.
int points(const std::string& figure) {
  data::Problems problems;
  const auto tree =
      data::Tree::parse_toml("w.toml", "name = \"One\"\n[[figures]]\nname = \"Hob\"\n" + figure, problems);
  const Bill bill = rules().check(data::Library::embedded(), tree, problems);
  EXPECT_TRUE(problems.empty()) << problems.text();
  int sum = 0;
  for (const Bill::Item& item : bill.items) sum += item.points;
  EXPECT_EQ(sum, bill.total) << "the items add up";
  return bill.total;
}

int of_profile(const std::string& profile) { return points("profile = \"" + profile + "\"\n"); }

// A peasant costs 2; what a weapon adds to him.
int of_weapon(const std::string& weapon) {
  return points("profile = \"peasant\"\nweapons = [\"" + weapon + "\"]\n") - 2;
}

int of_role(const std::string& role) { return points("profile = \"peasant\"\n" + role + " = true\n") - 2; }

// Every problem found in a warband.
std::string wrong_with(const std::string& figures) {
  data::Problems problems;
  const auto tree = data::Tree::parse_toml("w.toml", "name = \"Many\"\n" + figures, problems);
  rules().check(data::Library::embedded(), tree, problems);
  return problems.text();
}

std::string figure(const std::string& name, const std::string& profile, const std::string& more = "") {
  return "[[figures]]\nname = \"" + name + "\"\nprofile = \"" + profile + "\"\n" + more + "\n";
}

// Every problem with opening a battle.
std::string wrong_with(const SimpleStage& stage) {
  data::Problems problems;
  const auto battle = stage.open(problems);
  EXPECT_EQ(battle == nullptr, !problems.empty()) << "a battle or problems, never both";
  return problems.text();
}

SimpleStage two_men() {
  SimpleStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 40});
  return stage;
}

#define EXPECT_SAYS(text, part) \
  EXPECT_NE((text).find(part), std::string::npos) << "expected: " << (part) << "\nsaid:\n" << (text)

}  // namespace

TEST(MER_X01, foot_by_its_armour) {
  EXPECT_EQ(of_profile("peasant"), 2) << "unarmoured foot";
  EXPECT_EQ(of_profile("spearman"), 3) << "shield";
  EXPECT_EQ(of_profile("halberdier"), 3 + 1) << "jack and pole-arm";
  EXPECT_EQ(of_profile("man-at-arms"), 4 + 1) << "mail and two-handed sword";
  EXPECT_EQ(of_profile("sergeant"), 5) << "mail and shield";
  EXPECT_EQ(of_profile("dismounted-knight"), 7);
}

TEST(MER_X01, riders_by_their_weight) {
  EXPECT_EQ(of_profile("light-cavalry"), 7);
  EXPECT_EQ(of_profile("medium-cavalry"), 9);
  EXPECT_EQ(of_profile("heavy-cavalry"), 11);
  EXPECT_EQ(of_profile("mounted-knight"), 14);
}

TEST(MER_X01, weapons_add_to_the_man) {
  const std::map<std::string, int> prices = {
      {"longbow", 2},        {"crossbow", 2},     {"composite-bow", 3}, {"javelins", 1}, {"pike", 1},  {"halberd", 1},
      {"two-hand-sword", 1}, {"two-hand-axe", 1}, {"sword", 0},         {"dagger", 0},   {"spear", 0}, {"lance", 0}};
  for (const auto& [weapon, price] : prices) EXPECT_EQ(of_weapon(weapon), price) << weapon;
  EXPECT_EQ(of_profile("longbowman"), 3 + 2);
  EXPECT_EQ(of_profile("crossbowman"), 3 + 2);
  EXPECT_EQ(of_profile("pikeman"), 3 + 1);
}

TEST(MER_X01, roles_add_to_the_man) {
  EXPECT_EQ(of_role("leader"), 3);
  EXPECT_EQ(of_role("champion"), 3);
  EXPECT_EQ(of_role("hero"), 6);
  EXPECT_EQ(of_role("standard"), 0);
}

TEST(MER_X02, the_sample_forces) {
  const data::Library library = data::Library::embedded();
  const auto muster_roll = [&](const char* id, int total) {
    data::Problems problems;
    const data::Tree tree = warband_tree(rules(), library, id, problems);
    EXPECT_EQ(rules().check(library, tree, problems).total, total) << id;
    EXPECT_TRUE(problems.empty()) << problems.text();
    std::map<std::string, int> count;
    const data::Node root = tree.root();
    for (const data::Node& f : root["figures"].items(problems)) {
      ++count[f["profile"].text(problems)];
      if (f["leader"].flag_or(problems, false)) ++count["leading " + f["profile"].text(problems)];
      if (f["standard"].flag_or(problems, false)) ++count["standard " + f["profile"].text(problems)];
    }
    return count;
  };
  EXPECT_EQ(muster_roll("boar", 71), (std::map<std::string, int>{{"mounted-knight", 2},
                                                                 {"leading mounted-knight", 1},
                                                                 {"halberdier", 4},
                                                                 {"longbowman", 3},
                                                                 {"spearman", 3}}));
  EXPECT_EQ(muster_roll("castle-watch", 72), (std::map<std::string, int>{{"dismounted-knight", 1},
                                                                         {"leading dismounted-knight", 1},
                                                                         {"sergeant", 5},
                                                                         {"standard sergeant", 1},
                                                                         {"crossbowman", 3},
                                                                         {"pikeman", 2},
                                                                         {"light-cavalry", 2}}));
  EXPECT_EQ(muster_roll("storming-party", 72), (std::map<std::string, int>{{"dismounted-knight", 1},
                                                                           {"leading dismounted-knight", 1},
                                                                           {"halberdier", 4},
                                                                           {"sergeant", 3},
                                                                           {"spearman", 7},
                                                                           {"longbowman", 2}}));
  EXPECT_EQ(muster_roll("garrison", 71), (std::map<std::string, int>{{"dismounted-knight", 1},
                                                                     {"leading dismounted-knight", 1},
                                                                     {"man-at-arms", 4},
                                                                     {"halberdier", 2},
                                                                     {"crossbowman", 3},
                                                                     {"spearman", 6}}));
}

TEST(MerlinForce, every_problem_is_listed_at_once) {
  std::string many = figure("Sir Hugh", "mounted-knight", "leader = true") +
                     figure("Sir Piers", "mounted-knight", "leader = true") + figure("Sir Guy", "mounted-knigt") +
                     figure("Wat", "longbowman") + figure("Wat", "spearman");
  for (int i = 0; i < 17; ++i) many += figure("Ned " + std::to_string(i), "sergeant");
  const std::string said = wrong_with(many);
  EXPECT_SAYS(said, "a force has one leader");
  EXPECT_SAYS(said, "did you mean 'mounted-knight'?");
  EXPECT_SAYS(said, "two figures share the name 'Wat'");
  EXPECT_SAYS(said, "at most 20, not 22");
  EXPECT_SAYS(said, "75 are allowed (MER-X01)");
  EXPECT_SAYS(said, "w.toml:") << "with file and line";
}

TEST(MerlinForce, two_standards_two_bows_and_unknown_keys) {
  EXPECT_SAYS(wrong_with(figure("A", "sergeant", "standard = true") + figure("B", "sergeant", "standard = true")),
              "a force has one standard");
  EXPECT_SAYS(wrong_with(figure("A", "sergeant", "weapons = [\"longbow\", \"crossbow\"]")),
              "a figure carries one kind of missile weapon");
  EXPECT_SAYS(wrong_with(figure("A", "sergeant", "weapons = [\"halbard\"]")), "did you mean 'halberd'?");
  EXPECT_SAYS(wrong_with(figure("A", "sergeant", "leeder = true")), "did you mean 'leader'?");
  EXPECT_SAYS(wrong_with(""), "'figures'");
}

TEST(MerlinForce, the_points_allowed_are_an_option) {
  SimpleStage stage = two_men();
  stage.options["points"] = 5;
  EXPECT_EQ(wrong_with(stage), "");
  stage.options["points"] = 4;
  EXPECT_SAYS(wrong_with(stage), "the force costs 5 points, and 4 are allowed (MER-X01)");
}

TEST(MerlinForce, nobody_is_placed_on_somebody_else) {
  SimpleStage stage = two_men();
  stage.red("Wat", "sergeant", Place(21.5, 20).off(-1, 0));
  EXPECT_SAYS(wrong_with(stage), "Wat: stands on the base of Hugh");
  SimpleStage edge_to_edge = two_men();
  edge_to_edge.red("Wat", "sergeant", {21.5, 20});
  EXPECT_EQ(wrong_with(edge_to_edge), "");
}

TEST(MerlinForce, nobody_is_placed_in_a_house_or_off_the_table) {
  SimpleStage stage = two_men();
  stage.ground("house", {18, 18}, {22, 22});
  stage.blue("Odo", "sergeant", {0.5, 40});
  const std::string said = wrong_with(stage);
  EXPECT_SAYS(said, "Hugh: cannot stand there");
  EXPECT_SAYS(said, "Odo: cannot stand there");
}

TEST(MerlinForce, bad_places_are_listed_with_the_rest) {
  SimpleStage stage = two_men();
  stage.red("Wat", "sergeant", {20, 20}, leader);
  stage.red("Ned", "halberdeer", {30, 20}, leader);
  const std::string said = wrong_with(stage);
  EXPECT_SAYS(said, "a force has one leader");
  EXPECT_SAYS(said, "did you mean 'halberdier'?");
  EXPECT_SAYS(said, "Wat: stands on the base of Hugh");
}

TEST(MerlinForce, a_whole_warband_without_places_finds_room) {
  for (const char* profile : {"peasant", "light-cavalry"}) {
    SimpleStage stage;
    for (int side = 0; side < 2; ++side) {
      for (int i = 0; i < most_troops; ++i)
        stage.forces[side]["figures"].push_back({{"name", profile + std::to_string(i)}, {"profile", profile}});
    }
    EXPECT_EQ(wrong_with(stage), "") << profile;
  }
}

TEST(MerlinScenario, every_problem_is_listed_at_once) {
  SimpleStage stage = two_men();
  stage.ground("wood", {50, 50}, {60, 60}, {{"polygon", {{50, 50}, {60, 50}, {53, 53}, {50, 60}}}});
  stage.ground("swamp", {70, 50}, {80, 60});
  stage.ground("wod", {90, 50}, {99, 60});
  stage.scenario["sides"][1]["zone"] = {0, 100, 120, 121};
  stage.scenario["sides"][0]["zone"] = {20, 0, 10, 20};
  const std::string said = wrong_with(stage);
  EXPECT_SAYS(said, "the polygon must be convex");
  EXPECT_SAYS(said, "'swamp'");
  EXPECT_SAYS(said, "did you mean 'wood'?");
  EXPECT_SAYS(said, "the zone reaches over the table's edge");
  EXPECT_SAYS(said, "a zone is [left, bottom, right, top]");
}

TEST(MerlinScenario, two_sides_fight) {
  SimpleStage stage = two_men();
  data::Problems problems;
  Plan alone;
  alone.scenario = stage.scenario.tree("scenario", problems);
  alone.sides.push_back(stage.forces[0].tree("side", problems));
  EXPECT_FALSE(rules().open(stage.library, alone, problems));
  EXPECT_SAYS(problems.text(), "this game is for two sides");
}

TEST(MerlinScenario, unknown_options_are_refused) {
  SimpleStage stage = two_men();
  stage.options["scales"] = 50;
  stage.options["points"] = 2000;
  const std::string said = wrong_with(stage);
  EXPECT_SAYS(said, "did you mean 'scale'?");
  EXPECT_SAYS(said, "2000");
}

TEST(MerlinScenario, a_number_changed_in_the_data_is_played_by) {
  SimpleStage stage = two_men();
  std::string numbers = *stage.library.find("merlin/simple.toml");
  numbers.replace(numbers.find("movement = 20"), 13, "movement = 12");
  stage.library.put("merlin/simple.toml", numbers);
  stage.first(red);
  EXPECT_EQ(stage.tries_move("Hugh", Place(32, 20).off(1, 0)), "too_far MER-S-006");
  EXPECT_EQ(stage.tries_move("Hugh", {32, 20}), "accepted");
}

}  // namespace fyrd::merlin::simple
