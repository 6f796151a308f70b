// Exact chances of Lord Merlin's simple game, by its table of contests and by every fall of the dice through the rules
// themselves (worked examples MER-S-P01, P03 and P04).
#include "core/dice/source.h"
#include "rulesets/merlin/simple/turn/contest.h"
#include "tests/rulesets/merlin/simple/stage.h"

namespace fyrd::merlin::simple {

namespace {

// Gives one order, then the quiet answer to whatever is asked because of it; the dice fall every way in turn.
class Walk final : public Play {
 public:
  Walk(EnumeratingSource& dice, const Choice& order) : Play(false), dice_(dice), order_(order) {}
  Roll cast(Pool pool, const Why& why, Reading) override {
    Roll fallen(pool);
    EXPECT_TRUE(dice_.roll(pool, why, 1, fallen));
    return fallen;
  }

 protected:
  Choice choose(const Question& q) override {
    if (given_) return q.quiet();
    given_ = true;
    EXPECT_FALSE(q.check(order_));
    return order_;
  }

 private:
  EnumeratingSource& dice_;
  const Choice order_;
  bool given_ = false;
};

int standing(const State& s, Side side) {
  int n = 0;
  for (FigureId id : everyone(s)) n += s[id].side == side && s[id].in_play();
  return n;
}

// "enemy falls, own man falls, nothing".
std::string enumerated(SimpleStage& stage, const Choice& order) {
  const State before = stage.state();
  Fraction enemy, own, nothing, all;
  EnumeratingSource dice;
  for (; dice.more(); dice.next()) {
    State s = before;
    Walk play(dice, order);
    stage.battle().step(s, play);
    const bool enemy_fell = standing(s, blue) < standing(before, blue);
    const bool own_fell = standing(s, red) < standing(before, red);
    EXPECT_FALSE(enemy_fell && own_fell);
    Fraction& sum = enemy_fell ? enemy : own_fell ? own : nothing;
    sum += dice.weight();
    all += dice.weight();
  }
  EXPECT_EQ(dice.leaves(), 36u);
  EXPECT_EQ(all, Fraction(1));
  return enemy.text() + " " + own.text() + " " + nothing.text();
}

std::string tabled(int ahead) {
  const Contest c = contest(ahead);
  return Fraction(c.wins, 36).text() + " " + Fraction(c.loses, 36).text() + " " +
         Fraction(36 - c.wins - c.loses, 36).text();
}

// Some reds around Rolf, all of them attacking him.
std::string combat(int gang, const Json& of_the_first = {}, const Json& of_rolf = {}) {
  SimpleStage stage;
  const Place places[] = {{20, 18}, {20, 22}, {18, 20}};
  const char* names[] = {"Hugh", "Piers", "Wat"};
  for (int i = 0; i < gang; ++i) stage.red(names[i], "sergeant", places[i], i == 0 ? of_the_first : Json{});
  stage.blue("Rolf", "sergeant", {20, 20}, of_rolf);
  stage.first(red);
  stage.to("fight");
  Choice order = stage.fight_order({"Hugh"}, "Rolf");
  for (int i = 1; i < gang; ++i) order.add(stage.id(names[i]));
  return enumerated(stage, order);
}

std::string shot(const char* bow, const Json& of_rolf = {}) {
  SimpleStage stage;
  stage.red("Alan", bow, {20, 20});
  stage.blue("Rolf", "sergeant", {20, 30}, of_rolf);
  stage.first(red);
  stage.to("shoot");
  return enumerated(stage, stage.shot_order("Alan", "Rolf"));
}

}  // namespace

TEST(MER_S_001, P01_an_even_duel_is_won_by_five_of_twelve) {
  EXPECT_EQ(tabled(0), "5/12 5/12 1/6");
  EXPECT_EQ(combat(1), "5/12 5/12 1/6");
}

TEST(MER_S_002, P03_two_to_one) {
  EXPECT_EQ(tabled(1), "7/12 5/18 5/36");
  EXPECT_EQ(combat(2), "7/12 5/18 5/36");
}

TEST(MER_S_002, P03_three_to_one) {
  EXPECT_EQ(tabled(3), "5/6 1/12 1/12");
  EXPECT_EQ(combat(3), "5/6 1/12 1/12");
}

TEST(MER_S_003, a_leader_is_worth_as_much_as_a_second_man) {
  EXPECT_EQ(combat(1, leader), combat(2));
  EXPECT_EQ(combat(1, leader, leader), combat(1)) << "two leaders cancel out";
  EXPECT_EQ(combat(1, {}, leader), "5/18 7/12 5/36");
}

TEST(MER_S_004, P04_a_longbow_kills_five_of_twelve) { EXPECT_EQ(shot("longbowman"), "5/12 0 7/12"); }

TEST(MER_S_005, P04_a_crossbow_kills_seven_of_twelve) { EXPECT_EQ(shot("crossbowman"), "7/12 0 5/12"); }

TEST(MER_S_A06, P04_a_longbow_kills_a_leader_five_times_of_eighteen) {
  EXPECT_EQ(shot("longbowman", leader), "5/18 0 13/18");
  EXPECT_EQ(contest(-1).wins, 10);
}

TEST(MER_S_001, the_table_of_contests_counts_every_pair_of_dice) {
  for (int ahead = -8; ahead <= 8; ++ahead) {
    int wins = 0, loses = 0;
    for (int a = 1; a <= 6; ++a) {
      for (int b = 1; b <= 6; ++b) wins += a + ahead > b, loses += a + ahead < b;
    }
    EXPECT_EQ(contest(ahead).wins, wins) << ahead;
    EXPECT_EQ(contest(ahead).loses, loses) << ahead;
  }
}

TEST(MER_S_002, the_explanation_names_the_chances_played_by) {
  SimpleStage stage;
  stage.red("Hugh", "sergeant", {20, 18});
  stage.red("Piers", "sergeant", {20, 22});
  stage.blue("Rolf", "sergeant", {20, 20});
  stage.first(red);
  stage.to("fight");
  stage.game().at_question(red, [&](const Tabletop&, const Question& q) {
    const Explanation why = q.explain(stage.fight_order({"Hugh", "Piers"}, "Rolf"));
    EXPECT_EQ(why.summary, "7/12 to win, 5/18 to lose, 5/36 nothing.");
    ASSERT_EQ(why.tallies.size(), 2u);
    EXPECT_EQ(why.tallies[0].total(), 1);
    EXPECT_EQ(why.tallies[1].total(), 0);
  });
}

}  // namespace fyrd::merlin::simple
