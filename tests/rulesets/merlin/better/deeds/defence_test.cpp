// Dice of defence in the better game: armour, places and cover (MER-B-007, MER-B-008, MER-B-A01, A02, A11).
#include "tests/rulesets/merlin/better/stage.h"

namespace fyrd::merlin::better {

namespace {

int guard_of(const Json& outfit, const char* profile = "peasant") {
  BetterStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.blue("Rolf", profile, {20, 23}, outfit);
  return stage.guard("Rolf", "Hugh");
}

// Rolf, a man in nothing, ten inches north of Alan, with some ground under or before him.
struct Outpost : BetterStage {
  Outpost() {
    red("Alan", "longbowman", {60, 50});
    blue("Rolf", "peasant", {60, 60});
  }
  void hedge(const char* kind) { ground(kind, {55, 58.6}, {65, 59}); }
  void hill() { ground("hill", {56, 56}, {64, 64}); }
  int struck() { return guard("Rolf", "Alan"); }
  int shot_at() { return guard("Rolf", "Alan", true); }
};

}  // namespace

TEST(MER_B_007, a_die_and_one_more_for_each_piece_of_armour) {
  EXPECT_EQ(guard_of({}), 1);
  EXPECT_EQ(guard_of({{"helmet", true}}), 2);
  EXPECT_EQ(guard_of({{"shield", true}}), 2);
  EXPECT_EQ(guard_of({{"armour", "mail"}}), 2);
  EXPECT_EQ(guard_of({{"armour", "jack"}}), 1);
  EXPECT_EQ(guard_of({{"armour", "mail"}, {"helmet", true}, {"shield", true}}), 4);
  EXPECT_EQ(guard_of({{"armoured_horse", true}}, "light-cavalry"), 2);
  EXPECT_EQ(guard_of({}, "mounted-knight"), 5) << "a die, a helmet, plate and the horse";
}

TEST(MER_B_A02, plate_gives_two_dice_instead_of_mail_s_one) {
  EXPECT_EQ(guard_of({{"armour", "plate-mail"}}), 3);
  EXPECT_EQ(guard_of({{"armour", "full-plate"}}), 3);
}

TEST(MER_B_007, every_5_or_6_takes_a_hit_away_and_any_hit_left_eliminates) {
  BetterStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.blue("Rolf", "spearman", {20, 22});
  const auto blow = [&](std::vector<Faces> dice) {
    State s = stage.at(Phase::melee);
    const std::string what = stage.blow(s, "Hugh", "Rolf", 2, std::move(dice));
    EXPECT_EQ(s[stage.id("Rolf")].in_play(), what == "parried Hugh");
    return what;
  };
  EXPECT_EQ(blow({{4, 4}, {5, 6}}), "parried Hugh");
  EXPECT_EQ(blow({{4, 1}, {5, 1}}), "parried Hugh");
  EXPECT_EQ(blow({{4, 1}, {4, 4}}), "struck Hugh");
  EXPECT_EQ(blow({{6, 6}, {6, 4}}), "struck Hugh") << "one of two hits is left";
}

TEST(MER_B_008, higher_ground_adds_one) {
  Outpost stage;
  stage.hill();
  EXPECT_EQ(stage.struck(), 2);
}

TEST(MER_B_A01, a_bonus_of_place_is_a_die) {
  Outpost stage;
  stage.hill();
  const Tally tally = defence_tally(stage.here(), stage.id("Rolf"), stage.id("Alan"), false);
  ASSERT_EQ(tally.modifiers().size(), 2u);
  EXPECT_STREQ(tally.modifiers()[1].name, "higher ground");
  State s = stage.at(Phase::volley);
  s.attacks[0] = {stage.id("Alan"), stage.id("Rolf"), 3};
  s.attack_count = 1;
  EXPECT_EQ(stage.play_phase(s, {{4, 4, 1}, {5, 5}}), "glanced_off Alan") << "two dice are thrown";
}

TEST(MER_B_008, a_fortified_position_adds_one) {
  Outpost stage;
  stage.hedge("wall");
  EXPECT_EQ(stage.struck(), 2);
  Outpost behind;
  behind.ground("wall", {55, 61}, {65, 61.4});
  EXPECT_EQ(behind.struck(), 1) << "a wall at his back helps him not";
}

TEST(MER_B_008, half_cover_adds_one_against_shots_only) {
  Outpost stage;
  stage.hedge("hedge");
  EXPECT_EQ(stage.shot_at(), 2);
  EXPECT_EQ(stage.struck(), 1);
}

TEST(MER_B_008, more_than_half_adds_two_and_a_slit_three) {
  for (const auto& [cover, dice] : {std::pair{"most", 3}, std::pair{"slit", 4}}) {
    Outpost stage;
    stage.library.put("merlin/terrain.toml",
                      *stage.library.find("merlin/terrain.toml") +
                          "\n[loophole]\nname = \"loophole\"\nlinear = true\nheight = 1\ncover = \"" + cover + "\"\n");
    stage.hedge("loophole");
    EXPECT_EQ(stage.shot_at(), dice) << cover;
  }
}

TEST(MER_B_008, arrow_slits_are_to_be_had) {
  Outpost stage;
  stage.hedge("slit");
  EXPECT_EQ(stage.shot_at(), 5) << "behind a slit, and fortified";
  EXPECT_EQ(stage.struck(), 2) << "fortified";
}

TEST(MER_B_A21, an_inch_is_higher_ground) {
  const auto dice = [](double height) {
    Outpost stage;
    stage.ground("hill", {55, 59}, {65, 61.4}, {{"height", height}});
    return stage.struck();
  };
  EXPECT_EQ(dice(1), 2);
  EXPECT_EQ(dice(0.9), 1);
}

TEST(MER_B_A21, cover_is_for_who_stands_at_it_and_not_from_its_other_side) {
  const auto dice = [](double hedge) {
    Outpost stage;
    stage.ground("hedge", {55, hedge}, {65, hedge + 0.4});
    return stage.shot_at();
  };
  EXPECT_EQ(dice(58.0), 2);
  EXPECT_EQ(dice(55.0), 1) << "too far in front of him";
}

TEST(MER_B_A11, higher_ground_and_a_fortified_position_are_the_wall_s_two) {
  Outpost stage;
  stage.hill();
  stage.hedge("wall");
  EXPECT_EQ(stage.struck(), 3);
}

TEST(MER_B_A11, against_shots_place_and_cover_add_up_or_the_larger_counts_alone) {
  const auto dice = [](const char* kind, const char* ruled) {
    Outpost stage;
    stage.options["place_and_cover"] = ruled;
    stage.hill();
    stage.hedge(kind);
    return stage.shot_at();
  };
  EXPECT_EQ(dice("hedge", "add"), 3) << "higher ground and half covered";
  EXPECT_EQ(dice("wall", "add"), 4) << "the wall's two and its cover";
  EXPECT_EQ(dice("hedge", "larger"), 2) << "higher ground or half covered";
  EXPECT_EQ(dice("wall", "larger"), 3) << "the wall's two, and its cover is less";
}

TEST(MER_B_A21, a_wall_between_two_is_for_who_was_there_first) {
  BetterStage stage;
  stage.ground("wall", {10, 20.8}, {30, 21.2});
  stage.red("Wat", "peasant", {20, 14});
  stage.blue("Odo", "peasant", {20, 22});
  stage.first(red);
  stage.moves("Wat", 3, 3, {20, 20});
  EXPECT_EQ(stage.guard("Odo", "Wat"), 2);
  EXPECT_EQ(stage.guard("Wat", "Odo"), 1) << "he comes across it";
}

}  // namespace fyrd::merlin::better
