// What a band decides after a battle: advances, recruits, gear, retirement, a new leader, upkeep; and what it is worth
// (NOT-X20, NOT-200 … NOT-204, NOT-X10).
#include "rulesets/campaign.h"
#include "tests/rulesets/nottingham/aftermath.h"
#include "tests/thorough.h"

namespace fyrd::nottingham {
namespace {

struct Camping : AftermathStage {
  Camping() {
    hero("Lead", {{"experience", 20}});
    hero("Hob", {{"experience", 5}, {"gear", {"sword"}}});
    group({"Tom", "Tim"}, {{"experience", 9}, {"gear", {"bow"}}, {"skills", {"dodge"}}});
    band["stash"]["pennies"] = 94;
  }
  void begin() { to_camp({1, 1}); }  // 100 pennies
  std::string advance(const char* who, int which) { return refused(of(CampOrder::advance, id(who), which)); }
};

TEST(NOT_X20, a_characteristic_costs_three_times_its_new_number) {
  Camping camp;
  camp.begin();
  EXPECT_EQ(camp.advance("Lead", 1), "");
  EXPECT_EQ(camp.learner("Lead").numbers[1], 4);
  EXPECT_EQ(camp.learner("Lead").experience, 20 - 12);
  EXPECT_EQ(camp.advance("Lead", 1), "too_dear") << "15 for the next";
  EXPECT_EQ(camp.advance("Hob", 0), "too_dear");
}

TEST(NOT_X20, a_group_pays_once_for_all_its_men) {
  Camping camp;
  camp.begin();
  EXPECT_EQ(camp.advance("Tim", 2), "");
  EXPECT_EQ(camp.learner("Tom").numbers[2], 3);
  EXPECT_EQ(camp.learner("Tom").experience, 0);
}

TEST(NOT_X20, no_characteristic_goes_above_five) {
  AftermathStage camp;
  camp.hero("Lead", {{"melee", 5}, {"experience", 100}});
  camp.to_camp();
  EXPECT_EQ(camp.refused(camp.of(CampOrder::advance, camp.id("Lead"), 1)), "highest");
}

TEST(NOT_X20, a_skill_costs_six_and_anybody_may_learn_any) {
  Camping camp;
  camp.begin();
  EXPECT_EQ(camp.refused(camp.of(CampOrder::learn, camp.id("Hob"), camp.skill("tough"))), "too_dear");
  EXPECT_EQ(camp.refused(camp.of(CampOrder::learn, camp.id("Tom"), camp.skill("dodge"))), "cannot_learn")
      << "he has it";
  EXPECT_EQ(camp.refused(camp.of(CampOrder::learn, camp.id("Tom"), camp.skill("heavy-armour-training"))),
            "");  // NOT-204
  EXPECT_EQ(camp.learner("Tim").experience, 3);
  EXPECT_TRUE(camp.learner("Tim").has(Skill::heavy_armour_training));
  EXPECT_EQ(camp.refused(camp.of(CampOrder::learn, camp.id("Lead"), camp.skill("command"))), "cannot_learn")
      << "he leads";
  EXPECT_EQ(camp.refused(camp.of(CampOrder::learn, camp.id("Lead"), weapon_lessons + camp.item("sword"))), "");
  EXPECT_EQ(camp.after()["heroes"][0]["skills"][0], "weapon-training: sword");
}

TEST(NOT_X20, a_recruit_costs_what_a_man_of_his_group_is_worth_now) {
  Camping camp;
  camp.begin();
  const int each = 1 + 1 + 1 + 1 + 2;  // 2/2/2, a skill, a bow
  camp.give(camp.of(CampOrder::recruit, camp.id("Tom")));
  EXPECT_EQ(camp.state().pennies, 100 - each);
  camp.advance("Tom", 1);
  camp.give(camp.of(CampOrder::recruit, camp.id("Tom")));
  EXPECT_EQ(camp.state().pennies, 100 - each - (each + 1));
  EXPECT_EQ(camp.state().men(0), 4);
  EXPECT_EQ(camp.refused(camp.of(CampOrder::recruit, camp.id("Hob"))), "no_group");
  camp.give(camp.of(CampOrder::recruit, camp.id("Tom"))), camp.give(camp.of(CampOrder::recruit, camp.id("Tom")));
  EXPECT_EQ(camp.refused(camp.of(CampOrder::recruit, camp.id("Tom"))), "group_full");
  EXPECT_EQ(camp.problems_after(), "");
  EXPECT_EQ(camp.after()["recruits"], 4);
}

TEST(NOT_X20, recruits_have_names_that_were_not_there_before) {
  AftermathStage camp;
  camp.band["recruits"] = 2;
  camp.band["stash"]["pennies"] = 20;
  camp.hero("Lead");
  camp.group({"Perkin"});  // the fourth on the list
  camp.to_camp();
  camp.give(camp.of(CampOrder::recruit, camp.id("Perkin")));
  camp.give(camp.of(CampOrder::recruit, camp.id("Perkin")));
  const auto names = camp.after()["groups"][0]["names"];
  EXPECT_EQ(names.dump(), R"(["Perkin","Tib","Gib"])");
  EXPECT_EQ(camp.after()["recruits"], 5);
}

TEST(NOT_X20, heroes_and_groups_are_hired_within_the_limits_of_a_band) {
  Camping camp;
  camp.begin();
  camp.give(camp.of(CampOrder::hire, nobody, camp.walk("knight")));
  EXPECT_EQ(camp.state().pennies, 100 - (3 + 3 + 2 + 3));
  camp.give(camp.of(CampOrder::found, nobody, camp.walk("billman")));
  EXPECT_EQ(camp.state().pennies, 89 - (1 + 2 + 1));
  EXPECT_EQ(camp.refused(camp.of(CampOrder::hire, nobody, camp.walk("page"))), "no_such_class");
  camp.give(camp.of(CampOrder::found, nobody, camp.walk("page")));
  EXPECT_EQ(camp.refused(camp.of(CampOrder::found, nobody, camp.walk("page"))), "groups_full");
  camp.give(camp.of(CampOrder::hire, nobody, camp.walk("peasant"))),
      camp.give(camp.of(CampOrder::hire, nobody, camp.walk("peasant")));
  EXPECT_EQ(camp.refused(camp.of(CampOrder::hire, nobody, camp.walk("peasant"))), "heroes_full");
  EXPECT_EQ(camp.problems_after(), "");
}

TEST(NOT_X20, gear_is_bought_sold_given_and_taken) {
  Camping camp;
  camp.begin();
  const int axe = camp.item("axe"), price = camp.battle().item({static_cast<std::uint8_t>(axe)}).price;
  camp.give(camp.of(CampOrder::buy, nobody, axe));
  EXPECT_EQ(camp.state().pennies, 100 - price);
  EXPECT_EQ(camp.refused(camp.of(CampOrder::give, camp.id("Tom"), axe)), "none_spare") << "two men, one axe";
  camp.give(camp.of(CampOrder::give, camp.id("Hob"), axe));
  EXPECT_EQ(camp.learner("Hob").item_count, 2);
  camp.give(camp.of(CampOrder::buy, nobody, axe));
  EXPECT_EQ(camp.refused(camp.of(CampOrder::give, camp.id("Hob"), axe)), "carries_enough");  // NOT-100
  camp.give(camp.of(CampOrder::take, camp.id("Tom"), camp.item("bow")));
  EXPECT_EQ(camp.spare("bow"), 2) << "of both men";
  const int before = camp.state().pennies;
  camp.give(camp.of(CampOrder::sell, nobody, axe));
  EXPECT_EQ(camp.state().pennies, before + price / 2);  // NOT-X10
  EXPECT_EQ(camp.refused(camp.of(CampOrder::sell, nobody, axe)), "none_spare");
  EXPECT_EQ(camp.refused(camp.of(CampOrder::take, camp.id("Tom"), axe)), "has_none");
}

TEST(NOT_X20, a_hero_may_retire_and_his_gear_stays) {
  Camping camp;
  camp.begin();
  EXPECT_EQ(camp.refused(camp.of(CampOrder::retire, camp.id("Tom"))), "no_hero");
  camp.give(camp.of(CampOrder::retire, camp.id("Hob")));
  EXPECT_EQ(camp.spare("sword"), 1);
  EXPECT_FALSE(camp.here("Hob"));
  EXPECT_EQ(camp.after()["heroes"].size(), 1u);
}

TEST(NOT_X20, when_the_leader_dies_another_hero_leads) {
  Camping camp;
  camp.fell("Lead");
  camp.roll({1});
  camp.begin();
  ASSERT_EQ(camp.asked(), "lead");
  EXPECT_EQ(camp.refused(camp.of(0, camp.id("Tom"))), "cannot_rise") << "there is a hero";
  camp.give(camp.of(0, camp.id("Hob")));
  EXPECT_EQ(camp.state().leader, camp.id("Hob"));
  EXPECT_EQ(camp.problems_after(), "");
}

TEST(NOT_X20, without_a_hero_a_henchman_leads_and_without_anybody_a_stranger) {
  AftermathStage camp;
  camp.hero("Lead");
  camp.group({"Tom", "Tim"});
  camp.fell("Lead");
  camp.roll({1});
  camp.to_camp();
  camp.give(camp.of(0, camp.id("Tim")));
  EXPECT_TRUE(camp.state().hero(camp.id("Tim")));
  EXPECT_EQ(camp.problems_after(), "");

  AftermathStage alone;
  alone.hero("Lead");
  alone.fell("Lead");
  alone.roll({1});
  alone.to_camp();
  EXPECT_EQ(alone.asked(), "camp");
  EXPECT_EQ(alone.told("joined"), "Nobody is left. Wat takes up the cause.");
  EXPECT_EQ(alone.problems_after(), "");
}

TEST(NOT_X20, the_last_man_stays_when_nobody_is_left_to_take_over) {
  AftermathStage camp;
  camp.hero("Lead");
  camp.to_camp();
  int left = 0;
  while (left < 2 * max_figures && camp.refused(camp.of(CampOrder::retire, camp.state().leader)).empty()) ++left;
  EXPECT_EQ(left, max_figures - 1);
  EXPECT_EQ(camp.refused(camp.of(CampOrder::retire, camp.state().leader)), "nobody_left");
  EXPECT_EQ(camp.problems_after(), "");
}

TEST(NOT_X20, each_hero_costs_a_penny_and_who_is_not_paid_misses_the_next_battle) {
  Camping camp;
  camp.begin();
  EXPECT_EQ(camp.refused(camp.of(CampOrder::leave_unpaid, camp.id("Lead"))), "not_paid")
      << "the leader never misses one";
  camp.give(camp.of(CampOrder::leave_unpaid, camp.id("Hob")));
  camp.done();
  camp.give(camp.of(FarewellOrder::carry, camp.id("Lead")));
  EXPECT_TRUE(camp.game().over());
  EXPECT_EQ(camp.state().pennies, 99);
  EXPECT_TRUE(camp.fellow("Hob").misses);
  EXPECT_EQ(camp.after()["heroes"][0]["pennies"], 99);
  EXPECT_EQ(camp.problems_after(), "");
}

TEST(NOT_X20, money_pays_the_others_before_the_leader) {
  AftermathStage camp;
  camp.hero("Lead"), camp.hero("Ann"), camp.hero("Ben");
  camp.to_camp({1, 1});
  for (int i = 0; i < 5; ++i) camp.give(camp.of(CampOrder::buy, nobody, camp.item("dagger")));  // one penny is left
  camp.done();
  camp.give(camp.of(FarewellOrder::carry, camp.id("Lead")));
  EXPECT_FALSE(camp.fellow("Ann").misses);
  EXPECT_TRUE(camp.fellow("Ben").misses);
  EXPECT_FALSE(camp.fellow("Lead").misses);
}

TEST(NOT_X20, a_stash_is_kept_for_its_upkeep_or_carried_and_sold) {
  Camping kept;
  kept.begin();
  kept.give(kept.of(CampOrder::buy, nobody, kept.item("sword")));
  kept.done();
  EXPECT_EQ(kept.refused(kept.of(FarewellOrder::confirm)), "not_settled");
  kept.give(kept.of(FarewellOrder::keep));
  EXPECT_EQ(kept.after()["stash"].dump(), R"({"pennies":90,"gear":["sword"]})");  // 100 − 3 − 2 heroes − 5

  Camping sold;
  sold.begin();
  sold.give(sold.of(CampOrder::buy, nobody, sold.item("sword")));
  sold.done();
  sold.give(sold.of(FarewellOrder::carry, sold.id("Hob")));
  EXPECT_EQ(sold.after()["heroes"][1]["pennies"], 96);  // 100 − 3 − 2 + 1
  EXPECT_FALSE(sold.after().contains("stash"));

  AftermathStage poor;
  poor.hero("Lead");
  poor.to_camp({1, 1});
  poor.give(poor.of(CampOrder::buy, nobody, poor.item("sword")));
  poor.done();  // 2 pennies after the leader is paid
  EXPECT_EQ(poor.refused(poor.of(FarewellOrder::keep)), "stash_too_dear");
}

TEST(NOT_200, money_is_carried_into_battle_and_not_minded_by_who_stays_at_home) {
  AftermathStage camp;
  camp.hero("Lead");
  camp.hero("Ann");
  camp.hero("Ben");
  camp.hero("Cis");
  camp.fell("Ann");
  camp.roll({3});  // she lies in bed
  camp.to_camp({6, 6});
  camp.give(camp.of(CampOrder::leave_unpaid, camp.id("Ben")));
  camp.done();
  EXPECT_EQ(camp.refused(camp.of(FarewellOrder::carry, camp.id("Ann"))), "no_bearer");
  EXPECT_EQ(camp.refused(camp.of(FarewellOrder::carry, camp.id("Ben"))), "no_bearer");
  camp.give(camp.of(FarewellOrder::carry, camp.id("Cis")));
  EXPECT_EQ(camp.after()["heroes"][3]["pennies"], 14);  // 16 − 2 heroes
}

TEST(NOT_X20, nothing_is_confirmed_until_the_end_and_everything_can_be_taken_back) {
  Camping camp;
  camp.begin();
  const std::uint64_t before = camp.game().hash();
  camp.give(camp.of(CampOrder::retire, camp.id("Hob")));
  camp.done();
  camp.give(camp.of(FarewellOrder::back));
  EXPECT_EQ(camp.asked(), "camp");
  EXPECT_FALSE(camp.game().undo(camp.game().inputs().size() - 3));
  EXPECT_EQ(camp.game().hash(), before);
  EXPECT_TRUE(camp.here("Hob"));
}

TEST(NOT_X20, the_rating_is_the_price_of_all_figures_with_their_gear) {
  Camping camp;
  camp.begin();
  const CampaignRules& rules = *campaign_rules(*find_ruleset("nottingham"));
  const auto rated = [&] { return rules.rating(data::Library::embedded(), camp.battle().band(camp.state())); };
  EXPECT_EQ(rated(), (6 + 3) + (6 + 3 + 3) + 2 * (3 + 1 + 2));
  EXPECT_EQ(rated(), camp.battle().rating(camp.state()));
  camp.advance("Lead", 1);
  EXPECT_EQ(rated(), camp.battle().rating(camp.state()));
  EXPECT_EQ(rated(), 34) << "experience shows when it is spent";
}

TEST(NOT_X20, who_misses_a_battle_is_not_in_it) {
  data::Problems problems;
  const data::Library library = data::Library::embedded();
  const Ruleset& rules = *find_ruleset("nottingham");
  Plan plan = fyrd::plan(rules, library, "skirmish", {}, problems);
  auto band = plan.sides[0].to_json();
  const std::size_t all = rules.open(library, plan, problems)->members.size();
  band["heroes"][1]["misses"] = true;
  plan.sides[0] = data::Tree::from_json("band", band, problems);
  const auto battle = rules.open(library, plan, problems);
  ASSERT_TRUE(problems.empty()) << problems.text();
  EXPECT_EQ(battle->members.size(), all - 1);
  for (const Member& m : battle->members) EXPECT_NE(m.name, "Brother Bertram");
}

// NOT-X20 the quick player answers every question of an aftermath, whatever the dice say, and leaves a good band.
TEST(NOT_X20, the_quick_player_leaves_a_band_that_can_fight) {
  for (std::uint64_t seed = 1; seed <= enough(60); ++seed) {
    AftermathStage camp;
    camp.report["won"] = seed % 2 == 0;
    camp.hero("Lead", {{"experience", 7}, {"gear", {"longbow"}}}), camp.hero("Hob", {{"experience", 30}});
    camp.group({"Tom", "Tim", "Tam"}, {{"earned", 8}, {"experience", 8}, {"gear", {"bow"}}});
    for (const char* name : {"Lead", "Hob", "Tom", "Tim"}) camp.fell(name, 1);
    camp.fought("Tam");
    Game game(camp.game().shared_battle(), DiceMode::seeded, seed);
    Random random(seed, Stream::players, 0);
    int answers = 0;
    while (!game.over() && ++answers < 200) {
      Choice choice;
      game.at_question(the_band,
                       [&](const Tabletop& now, const Question& q) { choice = game.battle().quick(now, q, random); });
      const Verdict no = game.answer(the_band, choice);
      ASSERT_FALSE(no) << no->message;
    }
    ASSERT_TRUE(game.over()) << "seed " << seed;
    data::Problems problems;
    const CampaignRules& rules = *campaign_rules(*find_ruleset("nottingham"));
    find_ruleset("nottingham")->check(data::Library::embedded(), rules.band_after(game.battle(), game.now()), problems);
    EXPECT_TRUE(problems.empty()) << problems.text();
  }
}

}  // namespace
}  // namespace fyrd::nottingham
