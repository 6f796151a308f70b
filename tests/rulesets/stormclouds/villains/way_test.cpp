// Where Villains go, and in which words (STO-082, STO-A01, STO-A50, STO-A51).
#include "core/events/narrate.h"
#include "tests/rulesets/stormclouds/stage.h"

namespace fyrd::stormclouds {
namespace {

// What was told of one kind, sentence by sentence.
std::vector<std::string> said(const StormcloudsBattle& b, const Script& play, std::string_view kind) {
  std::vector<std::string> all;
  for (const Event& e : play.told) {
    if (kind == e.kind) all.push_back(narrate(b, e));
  }
  return all;
}
using Words = std::vector<std::string>;

TEST(STO_A50, told_to_be_followed_with_a_tape_measure) {
  StormStage stage;
  stage.hero("Fleabite", "fox", {70, 65});
  stage.villain("the warrior", "small-warrior", {50, 45});
  stage.ground("well", {48.3, 45}, {49.2, 46}, {{"name", "the well"}});
  stage.ground("low-wall", {54.2, 48}, {54.5, 52}, {{"name", "the wall of the green"}});
  const Script play = stage.villain_does("the warrior");
  EXPECT_EQ(said(stage.b(), play, "charted"), Words{"The warrior (line 4) goes for the nearest Hero."});
  EXPECT_EQ(said(stage.b(), play, "moved"),
            Words{"The warrior by the well turns toward Fleabite and walks 5″ north-east."});
  EXPECT_EQ(said(stage.b(), play, "stopped"),
            Words{"The warrior stops behind the wall of the green, 21.91″ from Fleabite, looking that way."});
}

TEST(STO_A50, a_way_with_a_turn_is_told_leg_by_leg) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 60});
  stage.villain("Grub", "small-warrior", {60, 66});
  stage.ground("wall", {58, 63}, {70, 63.4}, {{"name", "the wall"}});
  const Script play = stage.villain_does("Grub");
  const Words legs = said(stage.b(), play, "moved");
  ASSERT_GE(legs.size(), 2u);
  EXPECT_EQ(legs[0].find("Grub turns toward Pip and walks "), 0u) << legs[0];
  EXPECT_NE(legs[0].find(" south-west."), std::string::npos) << legs[0];
  EXPECT_EQ(legs[1].find("Grub goes on "), 0u) << legs[1];
}

TEST(STO_A50, told_with_the_finer_winds_the_back_and_what_it_stands_in) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 60}, {{"facing", 180}});
  stage.villain("Grub", "small-warrior", {61.1, 64.7});
  stage.ground("thicket", {60, 64}, {63, 66}, {{"name", "the brambles"}});
  const Script play = stage.villain_does("Grub");
  EXPECT_EQ(said(stage.b(), play, "moved"),
            Words{"Grub in the brambles turns toward Pip and walks 3.64″ south-south-west."});
  EXPECT_EQ(said(stage.b(), play, "stopped"), Words{"Grub stops at the back of Pip, in contact."});
}

TEST(STO_A50, of_equal_ways_a_die_says_which) {
  const auto end = [](int face) {
    StormStage stage;
    stage.hero("Pip", "mouse", {60, 60});
    stage.villain("Grub", "small-warrior", {60, 73});
    stage.ground("wall", {57, 66}, {63, 66.4});
    const Script play = stage.villain_does("Grub", {{face}});
    EXPECT_STREQ(play.whys[0].purpose, "left or right");
    return stage.at("Grub").at.x - Place(60, 0).at.x;
  };
  EXPECT_GT(end(1), 0);  // its left, as it looks south
  EXPECT_LT(end(2), 0);
}

TEST(STO_A50, of_equal_ways_the_one_past_fewer_heroes) {
  StormStage stage;
  stage.scenario["plot"] = "loot";
  stage.scenario["objectives"] = {{{"name", "the chest"}, {"at", {60, 58.5}}}};
  stage.hero("Pip", "mouse", {60, 60});
  stage.hero("Guard", "mouse", {65.5, 66.2});  // by the eastern end
  stage.villain("Grub", "small-warrior", {60, 73});
  stage.ground("wall", {57, 66}, {63, 66.4});
  EXPECT_EQ(StormStage::line(stage.villain_does("Grub")), "healthy 3");  // without a die
  EXPECT_LT(stage.at("Grub").at.x, Place(60, 0).at.x);
}

TEST(STO_A51, the_nearest_place_on_sixteen_lines) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 60});
  stage.villain("Bow", "small-hunter", {60, 70});
  stage.ground("wall", {56, 64}, {61.5, 64.4});
  EXPECT_EQ(StormStage::line(stage.villain_does("Bow")), "healthy 5");
  const Vec gone = stage.at("Bow").at - Place(60, 70).at;
  const int inches = static_cast<int>(distance(Place(60, 70).at, stage.at("Bow").at).units + 30) / units_per_inch;
  EXPECT_LE(std::abs(distance(Place(60, 70).at, stage.at("Bow").at).units - inches * units_per_inch), 3);
  EXPECT_LE((bearing(gone).turn + 8) % 4096, 16);
  EXPECT_EQ(stage.looks("Bow", "Pip"), Look::clear);
}

TEST(STO_A51, a_turn_may_be_enough) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 60});
  stage.villain("Bow", "small-hunter", {60, 70}, {{"facing", 0}});
  const Script play = stage.villain_does("Bow");
  EXPECT_EQ(StormStage::line(play), "healthy 5");
  EXPECT_EQ(stage.at("Bow").at, (Place{60, 70}.at));
  EXPECT_EQ(said(stage.b(), play, "turned"), Words{"Bow turns toward Pip."});
  EXPECT_EQ(stage.looks("Bow", "Pip"), Look::clear);
}

TEST(STO_082, where_each_villain_stands_is_told) {
  data::Problems problems;
  const Ruleset& rules = *find_ruleset("stormclouds");
  const data::Library library = data::Library::embedded();
  const auto told = [&](const char* scenario, std::vector<Faces> dice) {
    const auto opened = rules.open(library, plan(rules, library, scenario, {}, problems), problems);
    const auto& b = static_cast<const StormcloudsBattle&>(*opened);
    State s = b.opening;
    s.phase = Phase::villains;
    Script play(std::move(dice));
    while (s.phase == Phase::villains) b.play(s, play);
    return said(b, play, "deployed");
  };
  const Words village = told("ruined-village", {{5}, {12}, {8}, {6}, {1}, {3}});
  ASSERT_GE(village.size(), 2u);
  EXPECT_EQ(village[0],
            "The small mage stands 10″ in from the middle of its edge and looks south, as all of them will. Twelve "
            "o'clock is straight ahead of it.");
  EXPECT_EQ(village[1], "The small warrior stands 5″ south of the small mage, at 12 o'clock.");
  const Words watch = told("night-watch", {{1}, {1}});  // to its left, as it looks south
  ASSERT_GE(watch.size(), 3u);
  EXPECT_EQ(watch[0],
            "The large warrior stands 0.79″ north of the middle of the front of the Villains' zone and looks south, as "
            "all of them will.");
  EXPECT_EQ(watch[1], "The small mage stands 3.63″ east of the large warrior.");
  EXPECT_EQ(watch[2], "The small warrior stands 3.63″ west of the large warrior.");
}

TEST(STO_A01, with_typed_dice_the_defence_is_asked_for) {
  StormStage stage;
  stage.hero("Pip", "mouse", {60, 60});
  stage.villain("Grub", "small-warrior", {60, 60 + apart(0.01)});
  for (int i = 0; i < 9 && stage.asked() != "dice"; ++i) stage.give({});  // what may be done is left
  ASSERT_TRUE(stage.game().wanted_roll());
  EXPECT_EQ(stage.game().wanted_roll()->purpose, "defence");
  EXPECT_EQ(stage.game().wanted_roll()->pool.sides, 6);
  stage.roll(4);  // Might 5
  EXPECT_EQ(static_cast<const State&>(stage.game().now()).man(stage.id("Pip")).trauma, 1);
}

}  // namespace
}  // namespace fyrd::stormclouds
