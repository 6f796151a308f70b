// Exact chances of the better game, by every fall of the dice through the rules themselves and by its own calculator.
#include "core/dice/source.h"
#include "tests/rulesets/merlin/better/stage.h"

namespace fyrd::merlin::better {

namespace {

class Every final : public Play {
 public:
  explicit Every(EnumeratingSource& dice) : Play(false), dice_(dice) {}
  Roll cast(Pool pool, const Why& why, Reading) override {
    Roll fallen(pool);
    EXPECT_TRUE(dice_.roll(pool, why, 1, fallen));
    return fallen;
  }

 protected:
  Choice choose(const Question& q) override { return q.quiet(); }

 private:
  EnumeratingSource& dice_;
};

// The chance that something holds after one step from here.
Fraction enumerated(BetterStage& stage, const State& before, auto&& holds) {
  Fraction chance, all;
  EnumeratingSource dice(EnumeratingSource::Outcomes::multisets, 1'000'000);
  for (; dice.more(); dice.next()) {
    State s = before;
    Every play(dice);
    stage.battle().step(s, play);
    if (holds(s)) chance += dice.weight();
    all += dice.weight();
  }
  EXPECT_EQ(all, Fraction(1));
  return chance;
}

std::string felled(const char* profile, const Json& attacker, bool charging, const Json& target) {
  BetterStage stage;
  stage.red("Hugh", profile, {20, 20}, attacker);
  stage.blue("Rolf", "peasant", {20, 22.5}, target);
  State s = stage.at(Phase::melee);
  const FigureId hugh = stage.id("Hugh"), rolf = stage.id("Rolf");
  s.man(hugh).charging = charging;
  const int arm = best_arm({stage.battle(), s}, hugh, rolf);
  const Arm& weapon = stage.battle().fighter(hugh).arms[arm];
  const int dice = blow_dice({stage.battle(), s}, hugh, weapon).value;
  s.man(hugh).arm = static_cast<std::uint8_t>(arm);
  s.attacks[0] = {hugh, rolf, static_cast<std::uint8_t>(dice)};
  s.attack_count = 1;
  const Fraction played = enumerated(stage, s, [&](const State& after) { return after.man(rolf).doomed; });
  EXPECT_EQ(played, chance_to_fell(dice, weapon.hits, stage.guard("Rolf", "Hugh"), stage.battle().numbers.saves));
  EXPECT_EQ(stage.battle().chances.of(dice, weapon.hits, stage.guard("Rolf", "Hugh")),
            static_cast<int>(played.numerator() * 1000 / played.denominator()));
  return played.text();
}

std::string stands(const char* profile) {
  BetterStage stage;
  stage.red("Wat", "peasant", {20, 20});
  stage.red("Ned", profile, {20, 23});
  stage.blue("Rolf", "sergeant", {100, 100});
  State s = stage.at(Phase::alarm);
  stage.fell(s, "Wat");
  return enumerated(stage, s, [&](const State& after) { return !stage.routs(after, "Ned"); }).text();
}

}  // namespace

TEST(MER_B_007, a_sword_fells_a_man_in_helmet_shield_and_mail_20_times_of_81) {
  EXPECT_EQ(
      felled("peasant", {{"weapons", {"sword"}}}, false, {{"helmet", true}, {"shield", true}, {"armour", "mail"}}),
      "20/81");
}

TEST(MER_B_005, a_couched_lance_fells_a_man_with_shield_and_helmet_331_times_of_432) {
  EXPECT_EQ(felled("mounted-knight", {}, true, {{"helmet", true}, {"shield", true}}), "331/432");
}

TEST(MER_B_A03, a_dagger_fells_a_naked_man_4_times_of_9) {
  EXPECT_EQ(felled("peasant", {}, false, {}), "4/9") << "two thirds to hit, two thirds not to save";
}

TEST(MER_B_009, the_chances_to_stand) {
  EXPECT_EQ(stands("dismounted-knight"), "13/18");
  EXPECT_EQ(stands("sergeant"), "7/12");
  EXPECT_EQ(stands("longbowman"), "5/18");
}

TEST(MER_B_006, the_explanation_names_the_chance_played_by) {
  BetterStage stage;
  stage.red("Hugh", "sergeant", {20, 20});
  stage.blue("Rolf", "sergeant", {20, 22});
  stage.first(red);
  stage.to(red, "strike");
  stage.game().at_question(red, [&](const Tabletop&, const Question& q) {
    const Explanation why = q.explain(stage.strike_order("Hugh", "Rolf", 2));
    EXPECT_EQ(why.summary, "Rolf falls if a hit is left: 20/81.");
    ASSERT_EQ(why.tallies.size(), 2u);
    EXPECT_EQ(why.tallies[0].total(), 2);
    EXPECT_EQ(why.tallies[1].total(), 4);
  });
}

}  // namespace fyrd::merlin::better
