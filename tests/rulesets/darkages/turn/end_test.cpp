// Points, bands, scenarios, fire, and how a battle of Dark Ages ends.
#include "rulesets/darkages/people/parts.h"
#include "tests/rulesets/darkages/stage.h"
#include "tests/rulesets/match.h"

namespace fyrd::darkages {

namespace {

int price(const char* warband) {
  const Ruleset& rules = *find_ruleset("darkages");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  const Bill bill = rules.check(library, warband_tree(rules, library, warband, problems), problems);
  EXPECT_TRUE(problems.empty()) << problems.text();
  return bill.total;
}

int points(const char* profile) {
  data::Problems problems;
  const Armoury armoury(data::Library::embedded(), problems);
  for (const Fighter& f : armoury.fighters) {
    if (f.id == profile) return points_of(f, armoury.prices);
  }
  return -1;
}

}  // namespace

TEST(DRK_X01, what_everybody_costs) {
  EXPECT_EQ(points("captive"), 1);
  EXPECT_EQ(points("villager"), 2 + 1);
  EXPECT_EQ(points("warrior"), 4 + 1 + 5);
  EXPECT_EQ(points("huscarl"), 12 + 4 + 1 + 5);
  EXPECT_EQ(points("mailed-warrior"), 4 + 8 + 1 + 5) << "mail above his class";
  EXPECT_EQ(points("breton-chief"), 19 + 4 + 1 + 14 + 7 + 3);
  EXPECT_EQ(points("breton-rider"), 12 + 4 + 1 + 14 + 8 + 7 + 3);
  EXPECT_EQ(points("javelin-rider"), 4 + 1 + 5 + 8 + 7) << "no saddle";
  EXPECT_EQ(points("breton-spearman"), 4 + 1 + 14);
  EXPECT_EQ(points("breton-slinger"), 2 + 6);
  EXPECT_EQ(points("northman-bowman"), 4 + 5 + 8);
  EXPECT_EQ(points("archer"), 4 + 10);
  EXPECT_EQ(points("crossbowman"), 4 + 5 + 3);
  EXPECT_EQ(points("staff-slinger"), 4 + 4);
  EXPECT_EQ(points("northman-rider"), 4 + 1 + 14 + 1);
  EXPECT_EQ(points("spearman"), 4 + 1 + 14 + 2 + 1);
  EXPECT_EQ(points("good-thrower"), 2 + 4 + 1 + 2);
}

TEST(DRK_X01, a_band_may_cost_too_much) {
  DarkStage stage;
  stage.options["points"] = 10;
  stage.red("Ned", "warrior", Cm(20, 20));
  stage.red("Rob", "warrior", Cm(30, 20));
  stage.blue("Odo", "warrior", Cm(20, 100));
  data::Problems problems;
  EXPECT_EQ(stage.open(problems), nullptr);
  EXPECT_NE(problems.text().find("DRK-X01"), std::string::npos);
}

TEST(DRK_X06, the_sample_bands) {
  const std::pair<const char*, int> bands[] = {
      {"bank-guard", 147}, {"bank-storm", 205}, {"bretons", 303},  {"captors", 205},  {"danes", 251},
      {"franks", 250},     {"hamlet", 112},     {"mercians", 181}, {"northmen", 273}, {"raiders", 164},
      {"rescuers", 189},   {"saxons", 233},     {"village", 68}};
  for (const auto& [band, points] : bands) EXPECT_EQ(price(band), points) << band;
}

TEST(DRK_X04, half_of_ones_worth_is_enough) {
  DarkStage stage;
  stage.red("Ned", "warrior", Cm(40, 60));
  stage.red("Rob", "warrior", Cm(10, 10));
  stage.blue("Odo", "warrior", Cm(40, 62));
  stage.blue("Rolf", "warrior", Cm(100, 100));
  stage.march();
  stage.throws({1, 5});
  EXPECT_EQ(stage.asked(), "over");
  EXPECT_EQ(stage.game().now().winner, blue);
}

TEST(DRK_X04, both_in_one_turn_is_a_draw) {
  DarkStage stage;
  stage.red("Alan", "archer", Cm(40, 50));
  stage.blue("Odo", "archer", Cm(40, 62));
  stage.march();
  stage.order(stage.shot_order("Alan", "Odo"));
  stage.order(stage.shot_order("Odo", "Alan"));
  stage.throws({5, 5});
  EXPECT_EQ(stage.asked(), "over");
  EXPECT_EQ(stage.game().now().ending, Ending::drawn);
}

TEST(DRK_X04, after_fifteen_turns_the_larger_share_wins) {
  for (const bool loses : {true, false}) {
    DarkStage stage;
    stage.red("Ned", "champion", Cm(40, 60));
    stage.red("Rob", "warrior", Cm(10, 10));
    if (loses) stage.blue("Odo", "warrior", Cm(10, 12));
    stage.blue("Rolf", "champion", Cm(100, 100));
    stage.march();
    if (loses) stage.throws({1, 5});  // Rob falls
    while (stage.asked() != "over") {
      if (stage.asked() == "dice") {
        stage.next(1);
      } else {
        stage.give({});
      }
    }
    EXPECT_EQ(stage.game().now().turn, 15);
    EXPECT_EQ(stage.game().now().winner, loses ? blue : no_side);
  }
}

TEST(DRK_X07, the_scenarios_open_and_end) {
  for (const char* scenario : {"meadow", "field", "raid", "hold-the-bank", "rescue"}) {
    const auto battle = opened("darkages", scenario);
    ASSERT_TRUE(battle) << scenario;
    const Match match = play_match(*battle, "quick", "quick", 3);
    EXPECT_EQ(match.wins[0] + match.wins[1] + match.draws, 3);
    EXPECT_EQ(match.illegal, 0) << match.first_refusal;
  }
}

TEST(DRK_X07, loot_is_picked_up_and_carried_off) {
  DarkStage stage;
  stage.scenario["loot"] = Json::array({Json::array({20, 14})});
  stage.scenario["raiders"] = 1;
  stage.red("Ned", "warrior", Cm(20, 24));
  stage.blue("Odo", "warrior", Cm(60, 110));
  stage.moves("Ned", {Cm(20, 14)}, south);
  EXPECT_EQ(stage.man("Ned").loot, 0);
  stage.pass();
  stage.order(stage.leave_order("Ned", Cm(20, 1)));
  stage.march();
  stage.pass();
  EXPECT_EQ(stage.asked(), "over");
  EXPECT_EQ(stage.game().now().winner, red);
}

TEST(DRK_X07, loot_falls_with_its_bearer) {
  DarkStage stage;
  stage.crowd();
  stage.scenario["loot"] = Json::array({Json::array({40, 50})});
  stage.scenario["raiders"] = 1;
  stage.red("Ned", "warrior", Cm(40, 50));
  stage.blue("Bow", "archer", Cm(40, 62));
  stage.march();
  EXPECT_EQ(stage.man("Ned").loot, 0);
  stage.order(stage.shot_order("Bow", "Ned"));
  stage.roll(5);
  EXPECT_FALSE(stage.state().loot[0].taken);
  EXPECT_EQ(stage.state().loot[0].at, Cm(40, 50).at);
}

TEST(DRK_X07, a_captive_is_freed_by_a_friend_alone) {
  DarkStage stage;
  stage.red("Enora", "captive", Cm(40, 60), {{"captive", true}});
  stage.red("Ned", "warrior", Cm(40, 50));
  stage.blue("Odo", "warrior", Cm(60, 110));
  EXPECT_EQ(stage.tries({.verb = MoveOrder::stand, .figure = stage.id("Enora")}), "bound DRK-X07");
  EXPECT_EQ(stage.tries(stage.go_order("Odo", "Enora")), "bound DRK-X07");
  stage.moves("Ned", {Cm(40, 58)});
  EXPECT_FALSE(stage.man("Enora").bound);
  EXPECT_EQ(stage.told("freed"), 1);
}

TEST(DRK_X07, the_bank_is_held_or_taken) {
  for (const bool taken : {true, false}) {
    DarkStage stage;
    stage.scenario["turns"] = 1;
    stage.scenario["objective"] = {{"kind", "hold"}, {"name", "the bank"}, {"side", 1}, {"zone", {30, 50, 50, 70}}};
    stage.red("Ned", "warrior", taken ? Cm(10, 10) : Cm(40, 52));
    stage.blue("Odo", "warrior", Cm(40, 68));
    stage.pass();
    EXPECT_EQ(stage.asked(), "over");
    EXPECT_EQ(stage.game().now().winner, taken ? blue : red);
  }
}

TEST(DRK_X08, fire_spreads_burns_and_leaves_open_ground) {
  DarkStage stage;
  stage.crowd();
  stage.ground("bushes", Cm(40, 30), Cm(46, 36));
  stage.ground("bushes", Cm(46, 30), Cm(52, 36));
  stage.ground("bushes", Cm(70, 30), Cm(76, 36));
  stage.red("Slinger", "staff-slinger", Cm(43, 22));
  stage.red("Ned", "warrior", Cm(43, 28));
  stage.blue("Odo", "warrior", Cm(43, 50));
  stage.march();
  stage.pass();
  stage.march();
  stage.order({.verb = ShotOrder::burn, .figure = stage.id("Slinger"), .path = straight(Cm(43, 33).at)});
  stage.roll(5);
  ASSERT_EQ(stage.asked(), "dice");
  stage.roll(5);  // it spreads to the piece that it touches, and to no other
  EXPECT_EQ(stage.asked(), "order");
  EXPECT_EQ(stage.told("alight"), 2);
  EXPECT_EQ(stage.tries(stage.move_order("Ned", {Cm(43, 36)})), "blocked DRK-X08");
  EXPECT_FALSE(sees(stage.here(), stage.here(), stage.id("Ned"), stage.id("Odo")));
  for (int turn = 0; turn < 3; ++turn) stage.pass();
  EXPECT_EQ(stage.told("burnt_out"), 2);
  EXPECT_TRUE(sees(stage.here(), stage.here(), stage.id("Ned"), stage.id("Odo")));
  stage.order(stage.move_order("Ned", {Cm(43, 40)}));
  stage.march();
  EXPECT_EQ(stage["Ned"].at, Cm(43, 40).at) << "without slowing dice";
}

}  // namespace fyrd::darkages
