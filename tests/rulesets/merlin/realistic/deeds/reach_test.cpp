// Reach, ranks and dice of weapons in the more realistic game (MER-R-020, MER-R-023, MER-R-A07, A20, A27, A38, A52).
#include "tests/rulesets/merlin/realistic/duel.h"

namespace fyrd::merlin::realistic {

namespace {

std::string reached(const char* profile, double apart, const Json& more = {}, const Json& options = {}) {
  RealisticStage stage;
  if (!options.is_null()) stage.options.update(options);
  stage.red("Wat", profile, {60, 50}, more);
  stage.blue("Odo", "sergeant", {60, 50 + apart + Duel::radius(profile) + 0.75});
  return can_strike(stage.here(), stage.id("Wat"), stage.id("Odo")) ? "yes" : "no";
}

}  // namespace

TEST(MER_R_020, weapons_reach_as_far_as_they_are_long) {
  const struct {
    const char* profile;
    Json more;
    double reach;
  } rows[] = {{"pikeman", {}, 6},     {"spearman", {}, 3},
              {"halberdier", {}, 3},  {"mounted-knight", {}, 3},
              {"man-at-arms", {}, 2}, {"sergeant", {}, 2},
              {"peasant", {}, 1},     {"halberdier", {{"weapons", {"longbow"}}}, 1}};
  for (const auto& row : rows) {
    EXPECT_EQ(reached(row.profile, row.reach, row.more), "yes") << row.profile;
    EXPECT_EQ(reached(row.profile, row.reach + 0.01, row.more), "no") << row.profile;
  }
  EXPECT_EQ(reached("pikeman", 4, {}, {{"pike_reach", 4}}), "yes");
  EXPECT_EQ(reached("pikeman", 4.1, {}, {{"pike_reach", 4}}), "no") << "as another copy has it";
}

TEST(MER_R_A27, improvised_weapons_by_their_length) {
  EXPECT_EQ(reached("peasant", 1, {{"weapons", {"cudgel"}}}), "yes");
  EXPECT_EQ(reached("peasant", 1.1, {{"weapons", {"cudgel"}}}), "no");
  EXPECT_EQ(reached("peasant", 2, {{"weapons", {"hay-fork"}}}), "yes");
  EXPECT_EQ(reached("peasant", 2.1, {{"weapons", {"hay-fork"}}}), "no");
  Duel fork("peasant", "sergeant", 1.5, {{"weapons", {"hay-fork"}}});
  EXPECT_TRUE(stroke(fork.here(), fork.id("Wat"), fork.id("Odo"), 3)) << "it strikes with the one-handed weapons";
}

TEST(MER_R_A20, ranks_behind_pikes_and_spears) {
  const auto strikes = [](const char* profile, int rank, double gap) {
    RealisticStage stage;
    const char* names[] = {"One", "Two", "Three", "Four"};
    for (int i = 0; i < rank; ++i) stage.red(names[i], profile, {60, 50 - i * 1.5 - i * gap});
    stage.blue("Odo", "sergeant", {60, 51.6});
    return can_strike(stage.here(), stage.id(names[rank - 1]), stage.id("Odo"));
  };
  EXPECT_TRUE(strikes("pikeman", 2, 0));
  EXPECT_TRUE(strikes("pikeman", 3, 0)) << "two more ranks of pikes";
  EXPECT_FALSE(strikes("pikeman", 4, 0));
  EXPECT_TRUE(strikes("spearman", 2, 0)) << "one more of spears";
  EXPECT_TRUE(strikes("halberdier", 2, 0));
  EXPECT_FALSE(strikes("spearman", 3, 0));
  EXPECT_FALSE(strikes("sergeant", 2, 0)) << "none of swords";
  EXPECT_FALSE(strikes("pikeman", 2, 1.2)) << "not right behind him";
  const auto behind = [](const char* front, const char* back) {
    RealisticStage stage;
    stage.red("One", front, {60, 50}), stage.red("Two", back, {60, 48.5});
    stage.blue("Odo", "sergeant", {60, 51.6});
    return can_strike(stage.here(), stage.id("Two"), stage.id("Odo"));
  };
  EXPECT_TRUE(behind("pikeman", "spearman"));
  EXPECT_TRUE(behind("spearman", "pikeman"));
  EXPECT_FALSE(behind("spearman", "sergeant")) << "no swords past spears, though they would reach";
  EXPECT_FALSE(behind("sergeant", "spearman")) << "no spears past swords";
  RealisticStage lance;
  lance.red("One", "spearman", {60, 50}), lance.red("Two", "mounted-knight", {60, 47.9});
  lance.blue("Odo", "sergeant", {60, 51.6});
  EXPECT_FALSE(can_strike(lance.here(), lance.id("Two"), lance.id("Odo"))) << "on foot, not from horseback";
  RealisticStage rider;
  rider.red("One", "medium-cavalry", {60, 50}), rider.red("Two", "spearman", {60, 48});
  rider.blue("Odo", "sergeant", {60, 52.1});
  EXPECT_FALSE(can_strike(rider.here(), rider.id("Two"), rider.id("Odo")))
      << "none past a horse, whatever its rider holds";
}

TEST(MER_R_A52, reach_up_and_down) {
  const auto reach = [](const char* profile, double height, double apart = 0.1) {
    RealisticStage stage;
    stage.red("Wat", profile, {60, 50});
    stage.blue("Odo", "sergeant", {60, 51.5 + apart});
    stage.ground("hill", {50, 50.9}, {70, 60}, {{"height", height}});
    return can_strike(stage.here(), stage.id("Wat"), stage.id("Odo"));
  };
  EXPECT_TRUE(reach("sergeant", 3)) << "a man is taller than that";
  EXPECT_TRUE(reach("sergeant", 5.4));
  EXPECT_FALSE(reach("sergeant", 6)) << "two and a half inches above his head";
  EXPECT_TRUE(reach("halberdier", 6));
  EXPECT_TRUE(reach("sergeant", 5, 1.2)) << "up and across together";
  EXPECT_FALSE(reach("sergeant", 5.4, 1.2));
}

TEST(MER_R_023, dice_by_weapon) {
  const auto dice = [](const char* profile, const Json& more = {}) {
    RealisticStage stage;
    stage.red("Wat", profile, {60, 50}, more);
    stage.blue("Odo", "sergeant", {60, 54});
    return dice_against(stage, "Wat", "Odo");
  };
  EXPECT_EQ(dice("peasant", {{"weapons", {"longbow"}}}), 9) << "bare hands: one die less one";
  EXPECT_EQ(dice("servant"), 9) << "an unarmed man";
  EXPECT_EQ(dice("sergeant", {{"weapons", {"bare-hands"}}}), 9);
  EXPECT_EQ(dice("peasant"), 10) << "dagger";
  EXPECT_EQ(dice("pikeman"), 20);
  EXPECT_EQ(dice("spearman"), 20);
  EXPECT_EQ(dice("sergeant"), 20);
  EXPECT_EQ(dice("man-at-arms"), 30);
  EXPECT_EQ(dice("halberdier"), 30);
  EXPECT_EQ(dice("light-cavalry"), 30) << "mounted with a one-handed weapon";
  EXPECT_EQ(dice("light-cavalry", {{"weapons", {"dagger"}}}), 10) << "but a dagger stays one";
}

TEST(MER_R_A38, a_lance_without_a_charge_has_three_dice_and_a_charge_happens_once) {
  RealisticStage stage;
  stage.red("Hugh", "mounted-knight", {60, 20}, {{"weapons", {"lance"}}});
  stage.blue("Odo", "dismounted-knight", {60, 32});
  stage.first(red);
  stage.moves("Hugh", Gait::walk, {60, 22.5}), stage.next_turn();
  stage.moves("Hugh", Gait::trot, {60, 28});
  EXPECT_EQ(dice_against(stage, "Hugh", "Odo"), 50);
  stage.next_turn();
  EXPECT_EQ(dice_against(stage, "Hugh", "Odo"), 30);
}

}  // namespace fyrd::merlin::realistic
