// The point spread chart, defences and additions of Lord Merlin's more realistic game, and its exact chances.
#include <map>
#include <sstream>

#include "tests/rulesets/merlin/realistic/stage.h"

namespace fyrd::merlin::realistic {

namespace {

struct Pair : RealisticStage {
  Pair(const char* mine = "halberdier", const char* his = "mounted-knight", const Json& of_mine = {},
       const Json& of_his = {}) {
    red("Wat", mine, {60, 50}, of_mine);
    blue("Hugh", his, {60, 54}, of_his);
  }
};

const char* word(Effect e) {
  return e == Effect::none ? "-" : e == Effect::back ? "DB" : e == Effect::back_morale ? "DBm" : "DE";
}

// "none DB DBm DE" of the real functions, over every fall of the dice of a total and of the chart.
std::string chances(const RealisticBattle& b, int dice_count, int defence, int added = 0) {
  std::map<std::string, Fraction> of;
  EnumeratingSource source;
  for (; source.more(); source.next()) {
    Roll total(dice(dice_count, 6)), chart(dice(2, 6));
    source.roll(dice(dice_count, 6), {"MER-R-023", "the attack"}, 1, total);
    source.roll(dice(2, 6), {"MER-R-026", "the chart"}, 1, chart);
    of[word(look_up(b.numbers, total.sum() - defence, chart.sum() + added))] += source.weight();
  }
  return of["-"].text() + " " + of["DB"].text() + " " + of["DBm"].text() + " " + of["DE"].text();
}

std::string chances_given(const RealisticBattle& b, int spread) {
  std::map<std::string, Fraction> of;
  for (int a = 1; a <= 6; ++a) {
    for (int c = 1; c <= 6; ++c) of[word(look_up(b.numbers, spread, a + c))] += Fraction(1, 36);
  }
  return of["-"].text() + " " + of["DB"].text() + " " + of["DBm"].text() + " " + of["DE"].text();
}

}  // namespace

TEST(MER_R_026, every_cell_of_the_chart) {
  Pair stage;
  const RealisticBattle& b = stage.battle();
  // A spread from each column, then the rows from 2 to 12.
  const int low[] = {-14, -9, -4, 0, 1, 3, 5, 8, 11, 15, 19, 22},
            high[] = {-10, -5, -1, 0, 2, 4, 7, 10, 14, 18, 21, 40};
  const char* rows[] = {"- - - - - - - - - - - -",
                        "- - - - - - - - - - DB DB",
                        "- - - - - - - - DB DB DB DB",
                        "- - - - - - DB DB DB DB DB DBm",
                        "- - - - DB DB DB DB DB DB DBm DE",
                        "- - - DB DB DB DB DBm DBm DE DE DE",
                        "- - DB DB DB DB DBm DE DE DE DE DE",
                        "- - DB DB DBm DE DE DE DE DE DE DE",
                        "- DB DBm DBm DE DE DE DE DE DE DE DE",
                        "DB DB DE DE DE DE DE DE DE DE DE DE",
                        "DE DE DE DE DE DE DE DE DE DE DE DE"};
  for (int rolled = 2; rolled <= 12; ++rolled) {
    std::istringstream row(rows[rolled - 2]);
    for (int c = 0; c < 12; ++c) {
      std::string cell;
      row >> cell;
      EXPECT_EQ(word(look_up(b.numbers, low[c], rolled)), cell) << rolled << " in the column from " << low[c];
      EXPECT_EQ(word(look_up(b.numbers, high[c], rolled)), cell) << rolled << " in the column to " << high[c];
    }
  }
}

TEST(MER_R_A04, a_spread_below_the_chart_uses_its_first_column) {
  Pair stage;
  EXPECT_EQ(column(stage.battle().numbers, -15), 0);
  EXPECT_EQ(column(stage.battle().numbers, -40), 0);
  EXPECT_EQ(look_up(stage.battle().numbers, -30, 12), Effect::out);
}

TEST(MER_R_A05, a_throw_is_held_between_2_and_12) {
  Pair stage;
  EXPECT_EQ(look_up(stage.battle().numbers, -14, 15), Effect::out);
  EXPECT_EQ(look_up(stage.battle().numbers, 22, 0), Effect::none);
}

TEST(MER_R_A03, shares_are_rounded_to_the_nearest_halves_up) {
  EXPECT_EQ(increased(6, 25), 8);
  EXPECT_EQ(increased(6, 50), 9);
  EXPECT_EQ(increased(10, 25), 13);
  EXPECT_EQ(increased(10, 50), 15);
  EXPECT_EQ(increased(11, 25), 14);
  EXPECT_EQ(increased(11, 50), 17);
  EXPECT_EQ(increased(14, 25), 18);
  EXPECT_EQ(increased(14, 50), 21);
}

TEST(MER_R_A09, fourteen_among_three_is_five_five_and_four) {
  EXPECT_EQ(part(14, 3, 0), 5);
  EXPECT_EQ(part(14, 3, 1), 5);
  EXPECT_EQ(part(14, 3, 2), 4);
  EXPECT_EQ(part(14, 2, 0), 7);
  EXPECT_EQ(part(14, 2, 1), 7);
}

TEST(MER_R_026, the_halberdier_against_the_knight) {
  Pair stage;
  const RealisticBattle& b = stage.battle();
  EXPECT_EQ(column(b.numbers, 10 - 14), 2) << "−4 … −1";
  EXPECT_EQ(look_up(b.numbers, 10 - 14, 7), Effect::none);
  EXPECT_EQ(look_up(b.numbers, 10 - 14, 8), Effect::back) << "8 or better keeps him off";
  EXPECT_EQ(column(b.numbers, 14 - 6), 7) << "+8 … +10";
  EXPECT_EQ(look_up(b.numbers, 14 - 6, 7), Effect::back_morale);
  EXPECT_EQ(look_up(b.numbers, 14 - 6, 8), Effect::out);
  EXPECT_EQ(column(b.numbers, part(14, 2, 0) - 6), 4) << "+1 … +2";
  for (int k = 0; k < 3; ++k) EXPECT_EQ(column(b.numbers, part(14, 3, k) - 6), 2) << "−1, −1 and −2";
}

TEST(MER_R_026, exact_chances_of_whole_attacks) {
  Pair stage;
  const RealisticBattle& b = stage.battle();
  EXPECT_EQ(chances(b, 3, 14), "4967/7776 919/3888 409/7776 281/3888") << "a halberd against a mounted knight";
  EXPECT_EQ(chances(b, 4, 6), "7775/46656 16205/46656 3113/23328 8225/23328")
      << "a charging knight with a sword against a jack";
}

TEST(MER_R_026, exact_chances_of_given_totals) {
  Pair stage;
  const RealisticBattle& b = stage.battle();
  EXPECT_EQ(chances_given(b, 10 - 14), "7/12 1/4 1/12 1/12");
  EXPECT_EQ(chances_given(b, 14 - 6), "1/6 1/4 1/6 5/12");
  EXPECT_EQ(chances_given(b, 7 - 6), "5/18 4/9 1/9 1/6");
}

TEST(MER_R_025, defence_by_equipment) {
  const auto defence = [](const char* profile, const Json& more = {}) {
    return Pair("halberdier", profile, {}, more).defence("Hugh", "Wat");
  };
  EXPECT_EQ(defence("mounted-knight"), 14);
  EXPECT_EQ(defence("mounted-knight", {{"armour", "mail"}}), 12) << "a knight on an armoured horse";
  EXPECT_EQ(defence("heavy-cavalry"), 12);
  EXPECT_EQ(defence("dismounted-knight"), 11);
  EXPECT_EQ(defence("sergeant", {{"armour", "plate-mail"}}), 11) << "plate-mail and shield";
  EXPECT_EQ(defence("man-at-arms", {{"armour", "plate-mail"}}), 10);
  EXPECT_EQ(defence("sergeant"), 10) << "mail and shield";
  EXPECT_EQ(defence("medium-cavalry"), 10);
  EXPECT_EQ(defence("man-at-arms"), 8) << "mail only";
  EXPECT_EQ(defence("spearman", {{"armour", "jack"}}), 8);
  EXPECT_EQ(defence("spearman", {{"armour", "mail-shirt"}}), 8);
  EXPECT_EQ(defence("light-cavalry"), 8);
  EXPECT_EQ(defence("spearman"), 6) << "shield only";
  EXPECT_EQ(defence("halberdier"), 6) << "jack only";
  EXPECT_EQ(defence("halberdier", {{"armour", "mail-shirt"}}), 6);
  EXPECT_EQ(defence("light-cavalry", {{"mount", "unarmoured"}}), 6);
  EXPECT_EQ(defence("peasant"), 4);
}

TEST(MER_R_A37, what_no_list_has) {
  const auto defence = [](const Json& more) {
    return Pair("halberdier", "mounted-knight", {}, more).defence("Hugh", "Wat");
  };
  EXPECT_EQ(defence({{"armoured_horse", false}}), 12);
  EXPECT_EQ(defence({{"armoured_horse", false}, {"armour", "mail"}}), 10);
  EXPECT_EQ(defence({{"armour", "mail"}}), 12);
  EXPECT_EQ(Pair("halberdier", "halberdier", {}, {{"armour", "mail-shirt"}}).defence("Hugh", "Wat"),
            Pair("halberdier", "halberdier").defence("Hugh", "Wat"));
  const auto run = [](const char* profile, const Json& more) {
    Pair stage(profile, "peasant", more);
    return most(stage.here(), stage.id("Wat"), Gait::run);
  };
  EXPECT_EQ(run("halberdier", {{"armour", "mail-shirt"}}), 10_in);
  EXPECT_EQ(run("light-cavalry", {{"mount", "unarmoured"}}), 18_in);
}

TEST(MER_R_025, a_fortified_place_adds_a_quarter_and_with_height_a_half) {
  const auto defence = [](double hill) {
    RealisticStage stage;
    stage.red("Wat", "halberdier", {60, 50});
    stage.blue("Odo", "sergeant", {60, 54});
    stage.ground("wall", {55, 52.4}, {65, 53});
    if (hill > 0) stage.ground("hill", {55, 53.1}, {65, 60}, {{"height", hill}});
    return stage.defence("Odo", "Wat");
  };
  EXPECT_EQ(defence(0), 13) << "10 and a quarter";
  EXPECT_EQ(defence(1), 15) << "10 and a half";
  EXPECT_EQ(defence(0.5), 13) << "half an inch is no height";
}

TEST(MER_R_025, a_wall_between_two_is_for_who_was_there_first) {
  RealisticStage stage;
  stage.ground("wall", {10, 20.8}, {30, 21.2});
  stage.red("Wat", "sergeant", {20, 17});
  stage.blue("Odo", "sergeant", {20, 22});
  stage.first(red);
  stage.moves("Wat", Gait::walk, {20, 20});
  EXPECT_EQ(stage.defence("Odo", "Wat"), 13) << "he stood behind it";
  EXPECT_EQ(stage.defence("Wat", "Odo"), 10) << "he comes across it";
  EXPECT_EQ(stage.added("Odo", "Wat"), 1);
  EXPECT_EQ(stage.added("Wat", "Odo"), 0);
}

TEST(MER_R_025, a_wall_is_no_fort_to_both_sides_of_it) {
  RealisticStage stage;
  stage.ground("wall", {10, 20.8}, {30, 21.2});
  stage.red("Wat", "sergeant", {20, 20});
  stage.blue("Odo", "sergeant", {20, 22});
  EXPECT_EQ(stage.defence("Odo", "Wat"), 10) << "neither has come across it";
  EXPECT_EQ(stage.defence("Wat", "Odo"), 10);
  RealisticStage walk;
  walk.ground("castle-wall", {10, 20}, {30, 23});
  walk.red("Wat", "sergeant", {20, 21.5});
  walk.blue("Odo", "sergeant", {22, 21.5});
  EXPECT_EQ(walk.defence("Odo", "Wat"), 10) << "two men on one wall-walk";
  EXPECT_EQ(walk.added("Odo", "Wat"), 0);
}

TEST(MER_R_A48, the_share_is_for_who_is_attacked_and_the_addition_for_who_attacks) {
  RealisticStage stage;
  stage.red("Wat", "halberdier", {60, 50});
  stage.blue("Odo", "sergeant", {60, 54});
  stage.ground("wall", {55, 52.4}, {65, 53});
  EXPECT_EQ(stage.defence("Odo", "Wat"), 13);
  EXPECT_EQ(stage.defence("Wat", "Odo"), 6);
  EXPECT_EQ(stage.added("Odo", "Wat"), 1);
  EXPECT_EQ(stage.added("Wat", "Odo"), 0);
}

TEST(MER_R_027, additions_on_the_chart) {
  const auto added = [](const Json& more) { return Pair("sergeant", "sergeant", more).added("Wat", "Hugh"); };
  EXPECT_EQ(added({}), 0);
  EXPECT_EQ(added({{"champion", true}}), 1);
  EXPECT_EQ(added({{"character", true}}), 1);
  EXPECT_EQ(added({{"hero", true}}), 2);
  const auto on = [](double hill, const char* target_ground) {
    RealisticStage stage;
    stage.red("Wat", "sergeant", {60, 50});
    stage.blue("Odo", "sergeant", {60, 54});
    if (hill > 0) stage.ground("hill", {55, 45}, {65, 51}, {{"height", hill}});
    if (target_ground) stage.ground(target_ground, {55, 53}, {65, 60});
    return stage.added("Wat", "Odo");
  };
  EXPECT_EQ(on(1, nullptr), 1) << "higher ground";
  EXPECT_EQ(on(0, "wood"), 1) << "good ground against bad";
  EXPECT_EQ(on(1, "wood"), 1) << "only the best of the place";
  RealisticStage bad;
  bad.ground("wood", {50, 40}, {70, 60});
  bad.red("Wat", "sergeant", {60, 50}), bad.blue("Odo", "sergeant", {60, 54});
  EXPECT_EQ(bad.added("Wat", "Odo"), 0) << "both on bad ground";
  RealisticStage wall;
  wall.ground("castle-wall", {50, 48}, {70, 51.5});
  wall.red("Wat", "sergeant", {60, 50}), wall.blue("Odo", "sergeant", {60, 54});
  EXPECT_EQ(wall.added("Wat", "Odo"), 2) << "down from a wall";
}

TEST(MER_R_A24, each_hero_has_his_own_number) {
  EXPECT_EQ(Pair("sergeant", "sergeant", {{"hero", 2}}).added("Wat", "Hugh"), 2);
  EXPECT_EQ(Pair("sergeant", "sergeant", {{"hero", 3}}).added("Wat", "Hugh"), 3);
}

TEST(MER_R_A36, behind_is_the_rear_quarter) {
  const auto added = [](int facing) {
    return Pair("sergeant", "sergeant", {}, {{"facing", facing}}).added("Wat", "Hugh");
  };
  EXPECT_EQ(added(180), 0) << "face to face";
  EXPECT_EQ(added(0), 1) << "he looks the other way";
  EXPECT_EQ(added(44), 1);
  EXPECT_EQ(added(46), 0);
  EXPECT_EQ(added(90), 0);
}

TEST(MER_R_A47, one_of_each_kind_adds_up) {
  RealisticStage stage;
  stage.red("Wat", "sergeant", {60, 50}, {{"hero", 3}, {"champion", true}});
  stage.blue("Odo", "sergeant", {60, 54}, north_facing);
  stage.ground("hill", {55, 45}, {65, 51}, {{"height", 1}});
  EXPECT_EQ(stage.added("Wat", "Odo"), 3 + 1 + 1) << "hero and not champion, the hill, and from behind";
}

}  // namespace fyrd::merlin::realistic
