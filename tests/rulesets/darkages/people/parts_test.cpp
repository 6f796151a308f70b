// Fighters made of parts: what can be fielded, what it costs, and what is refused.
#include "rulesets/form.h"
#include "tests/rulesets/darkages/stage.h"

namespace fyrd::darkages {

namespace {

// A band of one man made of these parts: what is wrong with it, or his points.
std::string built(const Json& parts) {
  DarkStage stage;
  Json man = {{"name", "Ned"}, {"at", {20, 20}}};
  man.update(parts);
  stage.forces[0]["figures"].push_back(man);
  stage.blue("Odo", "warrior", Cm(20, 100));
  data::Problems problems;
  const auto battle = stage.open(problems);
  if (!battle) return problems.text();
  return std::to_string(static_cast<const DarkAgesBattle&>(*battle).soldiers[0].points);
}

const Prices& prices() {
  static const Prices all = [] {
    data::Problems problems;
    return Armoury(data::Library::embedded(), problems).prices;
  }();
  return all;
}

}  // namespace

TEST(DRK_X01, a_fighter_is_built_from_parts) {
  const Prices& p = prices();
  EXPECT_EQ(built({{"class", 3}}), std::to_string(p.rank[2])) << "bare hands";
  EXPECT_EQ(built({{"class", 2}, {"armour", 4}}), std::to_string(p.rank[1] + p.mail_above)) << "mail above his class";
  EXPECT_EQ(built({{"class", 2}, {"armour", "mail"}}), std::to_string(p.rank[1] + p.mail_above));
  EXPECT_EQ(built({{"class", 4}, {"armour", 4}}), std::to_string(p.rank[3] + p.mail));
  EXPECT_EQ(built({{"class", 4}, {"mount", "cavalry"}}), std::to_string(p.rank[3] + p.cavalry + p.saddle));
  EXPECT_EQ(built({{"class", 4}, {"mount", "cavalry"}, {"saddle", false}}), std::to_string(p.rank[3] + p.cavalry));
  EXPECT_NE(built(Json::object()).find("class"), std::string::npos) << "nobody knows his class";
}

TEST(DRK_X01, an_example_with_other_parts) {
  DarkStage stage;
  stage.red("Ned", "northman", Cm(20, 20), {{"weapon", "sword"}, {"armour", "mail"}, {"class", 4}});
  stage.red("Bow", "archer", Cm(30, 20), {{"mount", "cavalry"}});
  stage.red("Rob", "spearman", Cm(40, 20), {{"missile", "none"}, {"weapon", "long-axe"}});
  stage.blue("Odo", "warrior", Cm(20, 100));
  const Fighter &ned = stage.battle().fighter(stage.id("Ned")), &rob = stage.battle().fighter(stage.id("Rob"));
  EXPECT_EQ(ned.weapon.id, "sword");
  EXPECT_EQ(ned.armour, 4);
  EXPECT_EQ(ned.rank, 4);
  EXPECT_TRUE(ned.drilled) << "as the example";
  EXPECT_FALSE(rob.braced) << "that takes a spear";
  EXPECT_TRUE(rides(stage.here(), stage.id("Bow")));
}

TEST(DRK_X01, what_does_nothing_is_refused) {
  const auto refused = [](const Json& parts, const char* rule) {
    const std::string text = built(parts);
    return text.find(rule) != std::string::npos ? std::string("refused") : text;
  };
  EXPECT_EQ(refused({{"class", 3}, {"saddle", true}}, "DRK-040"), "refused");
  EXPECT_EQ(refused({{"class", 3}, {"drilled", true}}, "DRK-A52"), "refused");
  EXPECT_EQ(refused({{"class", 3}, {"weapon", "sword"}, {"braced", true}}, "DRK-040"), "refused");
  EXPECT_EQ(refused({{"class", 3}, {"missile", "sling"}, {"good_thrower", true}}, "DRK-023"), "refused");
  EXPECT_EQ(refused({{"class", 3}, {"missile", "sling"}, {"mount", "cavalry"}}, "DRK-025"), "refused");
  EXPECT_EQ(refused({{"class", 3}, {"missile", "throwing-spear"}}, "DRK-021"), "refused");
  EXPECT_EQ(refused({{"class", 3}, {"close", true}}, "DRK-A52"), "refused");
  EXPECT_EQ(refused({{"class", 3}, {"unloaded", true}}, "DRK-022"), "refused");
  EXPECT_EQ(refused({{"class", 3}, {"armour", 3}}, "armour is 0"), "refused");
  EXPECT_EQ(refused({{"class", 3}, {"missile", "sword"}}, "must be one of none, javelins, "), "refused");
  EXPECT_EQ(refused({{"class", 3}, {"weapon", "sling"}}, "goes under"), "refused");
}

TEST(DRK_043, mail_above_the_class_can_be_fielded) {
  DarkStage stage;
  stage.crowd();
  stage.red("Ned", "warrior", Cm(40, 60));
  stage.blue("Odo", "villager", Cm(40, 62), {{"armour", "mail"}});
  const BlowWays ways = blow_ways(0, 2, stage.battle().fighter(stage.id("Odo")).armour);
  EXPECT_EQ(ways.hit, 2 * 36) << "5 and more";
  EXPECT_EQ(allowance(stage.here(), stage.id("Odo")), 16_cm);
}

TEST(DRK_022, a_crossbow_and_a_mace_on_horseback) {
  DarkStage stage;
  stage.pause();
  stage.red("Bow", "crossbowman", Cm(20, 20), {{"mount", "cavalry"}});
  stage.red("Mace", "mace-thrower", Cm(60, 20), {{"mount", "cavalry"}});
  stage.blue("Odo", "warrior", Cm(20, 34));
  stage.blue("Rolf", "warrior", Cm(60, 38));
  stage.order(stage.move_order("Bow", {Cm(20, 22)}));
  stage.order(stage.move_order("Mace", {Cm(60, 28)}));
  stage.march();
  EXPECT_EQ(stage.aims("Bow", "Odo"), "5 -1") << "on the move";
  EXPECT_EQ(stage.aims("Mace", "Rolf"), "6") << "DRK-020, not as a javelin";
}

TEST(DRK_040, without_a_saddle_nobody_charges) {
  for (const bool saddle : {true, false}) {
    DarkStage stage;
    stage.crowd();
    stage.red("Hugh", "rider", Cm(40, 40), {{"saddle", saddle}});
    stage.blue("Odo", "warrior", Cm(40, 65));
    stage.order(stage.go_order("Hugh", "Odo"));
    stage.march();
    EXPECT_EQ(!stage.man("Hugh").charged.none(), saddle);
  }
}

TEST(DRK_X06, everything_on_the_sheet_is_carried_by_an_example) {
  data::Problems problems;
  const Armoury armoury(data::Library::embedded(), problems);
  EXPECT_TRUE(problems.empty()) << problems.text();
  for (const Weapon& weapon : armoury.weapons) {
    EXPECT_TRUE(std::ranges::any_of(armoury.fighters, [&](const Fighter& f) {
      return f.weapon.id == weapon.id || f.missile.id == weapon.id;
    })) << weapon.id;
  }
  EXPECT_TRUE(std::ranges::any_of(armoury.fighters, [](const Fighter& f) { return f.armour > f.rank; }));
  EXPECT_TRUE(std::ranges::any_of(armoury.fighters, [](const Fighter& f) { return !f.saddle; }));
}

TEST(DRK_X06, the_builder_offers_every_part) {
  const Ruleset* rules = find_ruleset("darkages");
  const Form form = form_rules(*rules)->form(data::Library::embedded());
  for (const char* key : {"profile", "class", "armour", "shield", "weapon", "missile", "mount", "saddle", "drilled",
                          "braced", "good_thrower"}) {
    EXPECT_TRUE(std::ranges::any_of(form.parts[0].fields, [&](const FormField& f) { return f.key == key; })) << key;
  }
}

TEST(DRK_X07, what_a_scenario_asks_for_in_vain_is_refused) {
  const auto problem = [](const char* key, const Json& value, bool captives = false) {
    DarkStage stage;
    stage.scenario[key] = value;
    stage.red("Ned", "warrior", Cm(20, 20), {{"captive", captives}});
    stage.blue("Odo", "warrior", Cm(20, 100), {{"captive", captives}});
    data::Problems problems;
    stage.open(problems);
    return problems.text();
  };
  EXPECT_NE(problem("captive", {40, 40}).find("nobody in the bands is a captive"), std::string::npos);
  EXPECT_NE(problem("captive", {40, 40}, true).find("one captive"), std::string::npos);
  EXPECT_NE(problem("raiders", 1).find("no loot"), std::string::npos);
}

}  // namespace fyrd::darkages
