// Setting up and winning (STO-080 … STO-084, STO-A24 … STO-A26, STO-A45, STO-A46, STO-X18).
#include "tests/rulesets/stormclouds/stage.h"

namespace fyrd::stormclouds {
namespace {

struct Village : StormStage {
  explicit Village(int turn = 4) {
    scenario["plot"] = "loot";
    scenario["turns"] = 12;
    scenario["objectives"] = Json::array();
    for (int i = 0; i < 3; ++i) scenario["objectives"].push_back({{"name", "loot"}, {"at", {20 + 20 * i, 60}}});
    hero("A", "mouse", {20, 58.5});
    hero("B", "mouse", {40, 58.5});
    hero("C", "mouse", {60, 58.5});
    villain("Grub", "small-warrior", {100, 100});
    s().turn = static_cast<std::uint16_t>(turn);
  }
  void end() {
    Script play({});
    end_of_turn(now(play));
  }
};

std::shared_ptr<const Battle> open_scenario(const char* name, data::Problems& problems,
                                            std::vector<std::string> sides = {}) {
  const Ruleset& rules = *find_ruleset("stormclouds");
  const data::Library library = data::Library::embedded();
  const Plan made = plan(rules, library, name, sides, problems);
  return rules.open(library, made, problems);
}
std::shared_ptr<const Battle> open_village(data::Problems& problems, std::vector<std::string> sides = {}) {
  return open_scenario("ruined-village", problems, std::move(sides));
}

TEST(STO_080, enough_terrain_and_three_objectives_in_the_villains_half) {
  data::Problems problems;
  const auto opened = open_village(problems);
  ASSERT_TRUE(opened) << problems.text();
  const auto& b = static_cast<const StormcloudsBattle&>(*opened);
  const int feet = 44 * 30 / 144;
  EXPECT_GE(static_cast<int>(b.ground.pieces().size()), feet + 1);
  for (const Edge edge : b.edges) {
    State s = b.opening;
    s.edge = edge;
    const Objectives all = objectives({b, s});
    EXPECT_EQ(all.count, 3);
    for (int i = 0; i < all.count; ++i) {
      const Shape& loot = all.shapes[i];
      EXPECT_LE(loot.radius, millimetres(25));
      const Vec off = loot.points[0] - Point{b.ground.width().units / 2, b.ground.depth().units / 2};
      EXPECT_GT(dot(off, direction(inward(edge))), 0) << name_of(edge) << " " << i;
      EXPECT_TRUE(b.ground.can_stand(loot)) << name_of(edge) << " " << i;
    }
  }
}

TEST(STO_081, within_two_inches_of_an_edge_of_their_choice) {
  data::Problems problems;
  Game game(open_village(problems), DiceMode::manual, 1);
  ASSERT_EQ(game.wanted()[0].kind, "edge");
  ASSERT_FALSE(game.answer(red, {.number = static_cast<std::int16_t>(Edge::west)}));
  ASSERT_EQ(game.wanted()[0].kind, "deploy");
  const auto place = [](double x, double y) { return Choice{.facing = east, .path = straight(Place(x, y).at)}; };
  const double rim = 2 + large_base / 2;  // a fox's base begins two inches from it
  EXPECT_EQ(game.answer(red, place(rim + 0.01, 15))->rule, "STO-081");
  EXPECT_FALSE(game.answer(red, place(rim - 0.01, 15)));
  EXPECT_EQ(game.answer(red, place(2.5, 15))->code, "no_room");
}

TEST(STO_082, the_first_ten_inches_in_and_the_others_around_it) {
  data::Problems problems;
  const auto opened = open_village(problems);
  const auto& b = static_cast<const StormcloudsBattle&>(*opened);
  State s = b.opening;
  s.phase = Phase::villains;
  Script play({{5}, {12}, {8}, {6}, {1}, {3}});
  while (s.phase == Phase::villains) b.play(s, play);
  FigureId first = nobody, second = nobody;  // STO-A46 the dearest card, and the next
  for (FigureId id : villains({b, s})) {
    if (b.card(s, id).name == "small mage") first = id;
    if (b.card(s, id).name == "small warrior") second = id;
  }
  ASSERT_FALSE(first.none());
  EXPECT_EQ(s[first].at, (Place{22, 20}.at));
  EXPECT_EQ(s[first].facing, south);
  ASSERT_FALSE(second.none());
  EXPECT_EQ(s[second].at.x, s[first].at.x);  // STO-A45 twelve: towards the players
  EXPECT_EQ(gap({b, s}, first, second).units / 10, Place::units(5) / 10);
  for (FigureId id : villains({b, s})) EXPECT_TRUE(free_place({b, s}, id, s[id].at));
}

TEST(STO_A45, twelve_oclock_is_towards_the_players_edge) {
  EXPECT_EQ(inward(opposite(Edge::south)), south);
  EXPECT_EQ(inward(opposite(Edge::west)), west);
}

TEST(STO_A46, the_dearest_card_stands_first) {
  StormStage stage;
  stage.scenario["villains"] = "scatter";
  stage.hero("Pip", "mouse", {60, 5});
  stage.forces[1]["figures"] = {{{"name", "Small"}, {"profile", "small-warrior"}},
                                {{"name", "Maul"}, {"profile", "massive-warrior"}}};
  stage.roll(3), stage.roll(12);  // for the small one
  EXPECT_EQ(stage["Maul"].at, (Place{60, 110}.at));
  EXPECT_EQ(stage["Maul"].facing, south);
}

TEST(STO_A26, where_there_is_no_room_the_nearest_place_on_the_line) {
  StormStage stage;
  stage.scenario["villains"] = "scatter";
  stage.hero("Pip", "mouse", {60, 5});
  stage.ground("house", {58, 103}, {62, 106});
  stage.forces[1]["figures"] = {{{"name", "Small"}, {"profile", "small-warrior"}},
                                {{"name", "Maul"}, {"profile", "massive-warrior"}}};
  stage.roll(4), stage.roll(12);
  EXPECT_EQ(stage["Small"].at.x, Place(60, 0).at.x);
  EXPECT_TRUE(stage.b().ground.can_stand(stage.b().base(stage["Small"])));
  StormStage edge;
  edge.scenario["villains"] = "scatter";
  edge.hero("Pip", "mouse", {60, 5});
  edge.forces[1]["figures"] = stage.forces[1]["figures"];
  edge.library.put("stormclouds/rules.toml", [&] {
    std::string text = *edge.library.find("stormclouds/rules.toml");
    return text.replace(text.find("first = 10"), 10, "first = 2");
  }());
  edge.roll(8), edge.roll(6);  // off the table
  EXPECT_TRUE(edge.b().ground.on_table(edge.b().base(edge["Small"])));
}

TEST(STO_083, a_hero_in_contact_and_no_villain_within_three_inches) {
  Village stage;
  EXPECT_EQ(claimed(stage.here()).bits, 0b111);
  stage.put("Grub", {20, 60 + 1 / 1.016 + small_base / 2 + 3});
  EXPECT_EQ(claimed(stage.here()).bits, 0b110);
  stage.put("Grub", {20, 65});
  EXPECT_EQ(claimed(stage.here()).bits, 0b111);
}

TEST(STO_084, all_three_and_at_least_four_turns) {
  Village early(3), fourth(4);
  early.end();
  EXPECT_FALSE(early.s().over());
  fourth.end();
  EXPECT_TRUE(fourth.s().over());
  EXPECT_EQ(fourth.s().winner, red);
  EXPECT_EQ(fourth.s().verdict, static_cast<int>(Ended::looted));
}

TEST(STO_A24, only_heroes_in_play_claim) {
  Village stage;
  stage.at("A").pose = Pose::out;
  EXPECT_EQ(claimed(stage.here()).bits, 0b110);
}

TEST(STO_A25, fewer_than_three_heroes_or_the_twelfth_turn) {
  Village few(5), late(12);
  few.at("A").pose = Pose::out;
  few.s().phase = Phase::tests;
  Script play(Dice(2, {4}));
  for (int i = 0; i < 3 && !few.s().over(); ++i) few.b().play(few.s(), play);
  EXPECT_EQ(few.s().verdict, static_cast<int>(Ended::too_few));
  EXPECT_EQ(few.s().winner, blue);
  late.put("A", {20, 40});
  late.end();
  EXPECT_EQ(late.s().verdict, static_cast<int>(Ended::nightfall));
}

TEST(STO_A25, one_may_play_where_one_is_enough) {
  StormStage stage;
  stage.scenario["plot"] = "loot";
  stage.scenario["objectives"] = {{{"name", "loot"}, {"at", {20, 60}}}};
  stage.hero("A", "mouse", {20, 50});
  stage.villain("Grub", "small-warrior", {100, 100});
  stage.s().phase = Phase::tests;
  Script play(Dice{{4}});
  for (int i = 0; i < 2; ++i) stage.b().play(stage.s(), play);
  EXPECT_FALSE(stage.s().over());
  EXPECT_EQ(stage.s().turn, 2);
  stage.s().turn = 4;
  stage.put("A", {20, 58.5});
  end_of_turn(stage.now(play));
  EXPECT_EQ(stage.s().verdict, static_cast<int>(Ended::looted));
}

TEST(STO_A25, nobody_is_missed_where_one_reaches_two) {
  Village stage;
  EXPECT_EQ(heroes_needed(stage.here()), 3);
  StormStage near;
  near.scenario["plot"] = "loot";
  near.scenario["objectives"] = {{{"name", "one"}, {"at", {20, 60}}}, {{"name", "two"}, {"at", {22.5, 60}}}};
  near.hero("A", "mouse", {20, 50});
  near.villain("Grub", "small-warrior", {100, 100});
  EXPECT_EQ(heroes_needed(near.here()), 1);
}

TEST(STO_083, who_stands_high_above_loot_does_not_touch_it) {
  Village stage;
  EXPECT_EQ(claimed(stage.here()).bits, 0b111);
  stage.at("A").elevation = 3_in;
  EXPECT_EQ(claimed(stage.here()).bits, 0b110);
}

TEST(STO_X18, a_key_without_effect_is_a_problem) {
  const auto problem = [](const char* key, const Json& value) {
    StormStage stage;
    stage.hero("A", "mouse", {20, 50});
    stage.villain("Grub", "small-warrior", {100, 100});
    stage.scenario[key] = value;
    data::Problems problems;
    stage.open(problems);
    return problems.text();
  };
  EXPECT_NE(problem("least_turns", 3).find("STO-084"), std::string::npos);
  EXPECT_NE(problem("road", {{1, 1}, {9, 1}}).find("STO-X18"), std::string::npos);
  EXPECT_NE(problem("objectives", {{{"name", "loot"}, {"at", {20, 60}}, {"edge", "north"}}}).find("STO-081"),
            std::string::npos);
  EXPECT_NE(problem("plot", "loot").find("STO-083"), std::string::npos);
}

TEST(STO_A25, three_heroes_must_come_where_three_places_are_to_be_held) {
  data::Problems two, three;
  EXPECT_FALSE(open_village(two, {"bracken", "villains"}));
  EXPECT_NE(two.text().find("at least 3 Heroes, and 2 come"), std::string::npos) << two.text();
  EXPECT_TRUE(open_village(three, {"bracken", "eddy", "villains"})) << three.text();
}

TEST(STO_X18, nobody_comes_for_a_massive_one_that_is_not_there) {
  data::Problems none, one;
  EXPECT_FALSE(open_scenario("the-massive-one", none, {"hardpads", "villains"}));
  EXPECT_NE(none.text().find("Massive"), std::string::npos) << none.text();
  EXPECT_TRUE(open_scenario("the-massive-one", one, {"hardpads", "massive"})) << one.text();
}

TEST(STO_X18, as_many_villains_as_the_heroes_are_worth) {
  data::Problems problems;
  const auto opened = open_village(problems);
  const auto& b = static_cast<const StormcloudsBattle&>(*opened);
  int heroes_points = 0, villain_points = 0;
  for (FigureId id : everyone(b.opening)) {
    if (b.hero(id))
      heroes_points += b.fighter(id).points;
    else if (!b.opening.newcomers.has(id))
      villain_points += b.card(b.opening, id).points;
  }
  EXPECT_LE(villain_points, heroes_points);
  EXPECT_GT(villain_points + 64, heroes_points);  // not one more of the cheapest
}

TEST(STO_061, four_players_together) {
  data::Problems problems;
  const auto opened = open_village(problems, {"bracken", "eddy", "bramble", "sable", "villains"});
  ASSERT_TRUE(opened) << problems.text();
  const auto& b = static_cast<const StormcloudsBattle&>(*opened);
  EXPECT_EQ(b.villains, Side{4});
  EXPECT_EQ(b.opening.side_count, 5);
  Game game(opened, DiceMode::seeded, 7);
  ASSERT_FALSE(game.answer(red, {.number = static_cast<std::int16_t>(Edge::south)}));
  for (int i = 0; i < 8; ++i) {  // each player sets up his own
    ASSERT_EQ(game.wanted()[0].kind, "deploy");
    EXPECT_EQ(game.wanted()[0].side, Side{static_cast<std::uint8_t>(i / 2)});
    Choice first;
    game.at_question(game.wanted()[0].side, [&](const Tabletop&, const Question& q) { first = q.quiet(); });
    ASSERT_FALSE(game.answer(game.wanted()[0].side, first));
  }
  const auto& s = static_cast<const State&>(game.now());
  EXPECT_EQ(heroes({b, s}).size(), 8);
  EXPECT_TRUE(b.groups[0] == b.groups[3] && b.groups[0] != b.groups[4]);  // friends
}

TEST(STO_X18, the_cart_rolls_when_it_is_led) {
  StormStage stage;
  stage.scenario["plot"] = "cart";
  stage.scenario["road"] = {{10, 60}, {50, 60}};
  stage.hero("Pip", "mouse", {10, 57});
  stage.villain("Grub", "small-warrior", {100, 100});
  Script play({});
  judge(stage.now(play));
  EXPECT_EQ(stage.s().cart, 5_in);
  stage.put("Pip", {10, 50});
  judge(stage.now(play));
  EXPECT_EQ(stage.s().cart, 5_in);
  stage.put("Pip", {15, 57});
  stage.put("Grub", {15, 61 + small_base / 2});
  judge(stage.now(play));
  EXPECT_EQ(stage.s().cart, 5_in);
  stage.put("Grub", {100, 100});
  stage.s().cart = 36_in;
  stage.put("Pip", {46, 57});
  judge(stage.now(play));
  EXPECT_EQ(stage.s().verdict, static_cast<int>(Ended::cart_through));
}

TEST(STO_X18, the_watch_holds_its_fires_and_the_massive_one_falls) {
  Village watch(6);
  watch.scenario["plot"] = "watch";
  const auto held = [&](const char* plot, int turn) {
    StormStage stage;
    stage.scenario = watch.scenario;
    stage.scenario["plot"] = plot;
    stage.scenario["turns"] = 6;
    stage.forces = watch.forces;
    stage.s().turn = static_cast<std::uint16_t>(turn);
    Script play({});
    judge(stage.now(play));
    return stage.s().verdict;
  };
  EXPECT_EQ(held("watch", 5), static_cast<int>(Ended::none));
  EXPECT_EQ(held("watch", 6), static_cast<int>(Ended::watched));
  EXPECT_EQ(held("massive", 1), static_cast<int>(Ended::slain));  // no massive one is left
}

}  // namespace
}  // namespace fyrd::stormclouds
