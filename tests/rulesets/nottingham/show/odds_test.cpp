// Worked examples and exact chances of Nottingham: every fall of the dice through the rules themselves (golden cases
// NOT-G01 … G09 and NOT-P01 … P15).
#include "core/dice/distribution.h"
#include "core/dice/source.h"
#include "rulesets/nottingham/deeds/shoot.h"
#include "rulesets/nottingham/deeds/wound.h"
#include "rulesets/nottingham/turn/panic.h"
#include "tests/rulesets/nottingham/duel.h"

namespace fyrd::nottingham {

namespace {

// Blocks with some dice and gives the quiet answer to everything else; the dice fall every way in turn.
class EveryFall final : public Play {
 public:
  EveryFall(EnumeratingSource& dice, int block) : Play(false), dice_(dice), block_(block) {}
  Roll cast(Pool pool, const Why& why, Reading) override {
    Roll fallen(pool);
    EXPECT_TRUE(dice_.roll(pool, why, 1, fallen));
    return fallen;
  }

 protected:
  Choice choose(const Question& q) override {
    Choice c = q.quiet();
    if (std::string_view(q.kind) == "block") c.number = static_cast<std::int16_t>(block_);
    return c;
  }

 private:
  EnumeratingSource& dice_;
  const int block_;
};

// The chance of each number that an experiment with a state gives, from 0 on: "1/2 1/3 1/6".
template <class Experiment>
std::string chances(NottinghamGame& g, int results, Experiment&& experiment, int block = 0) {
  const State before = g.state();
  Distribution found;
  EnumeratingSource dice;
  for (; dice.more(); dice.next()) {
    State s = before;
    EveryFall play(dice, block);
    const int result = experiment(s, play);
    found.add(result, dice.weight());
  }
  EXPECT_EQ(found.total(), Fraction(1));
  std::string text;
  for (int i = 0; i < results; ++i) text += (i ? " " : "") + found.chance_of(i).text();
  return text;
}

// Hugh's blow at Rolf with so many dice, blocked with so many: "misses hits".
std::string blow(NottinghamGame& g, int dice, int block = 0) {
  return chances(
      g, 2,
      [&](State& s, Play& play) {
        Hand hand{.by = g.id("Hugh"), .dice = dice};
        const FigureId rolf = g.id("Rolf");
        const Tally swing = attack_tallies({g.battle(), s}, hand, rolf, Arm::main, Blow::attack)[0];
        const Tally parry = block_tally({g.battle(), s}, rolf, hand.by, item_of({g.battle(), s}, hand.by, Arm::main));
        return int{exchange({g.battle(), s, play}, hand, rolf, swing, parry, g.battle().numbers.target,
                            {"NOT-066", "a blow", hand.by, rolf})
                       .hit};
      },
      block);
}

// The wound of that blow with so many dice: "tossed on the ground out".
std::string wounds(NottinghamGame& g, int dice) {
  return chances(g, 3, [&](State& s, Play& play) {
    const Hand hand{.by = g.id("Hugh"), .dice = dice};
    const Tally sum = wound_tally({g.battle(), s}, hand, g.id("Rolf"), Arm::main);
    return static_cast<int>(wound({g.battle(), s, play}, hand.by, g.id("Rolf"), dice, sum, s[hand.by].at)) - 1;
  });
}

int value(std::initializer_list<int> faces) {
  return read_throw(Roll(dice(static_cast<int>(faces.size()), 6), faces)).value;
}

}  // namespace

TEST(NOT_024, G01_G02_two_sixes_are_seven_and_three_eight) {
  EXPECT_EQ(value({6, 6}), 7);
  EXPECT_EQ(value({6, 6, 6}), 8);
  EXPECT_EQ(value({6, 5, 1}), 6);
  EXPECT_EQ(value({4, 6, 6, 2, 6, 6}), 9);
}

TEST(NOT_054, G03_an_archer_over_a_fence_moves_three_inches) {
  NottinghamGame g;
  g.ground("fence", {18, 21}, {22, 21.2});
  g.red("Alan", {20, 20}, with({"bow"}));
  g.red_man("Rob", {80, 20});
  g.blue("Rolf", {20, 60});
  g.activate("Alan");
  EXPECT_EQ(g.tries_go(Place(20, 23).off(0, 1)), "too_far NOT-150");
  EXPECT_EQ(g.tries_go({20, 23}), "accepted");
}

TEST(NOT_083, G04_G05_a_knight_strikes_a_peasant_off_a_table) {
  NottinghamGame g;
  g.ground("table", {19, 18}, {21, 21.8}, {{"height", 1.0}});
  g.red("Baldwin", {20, 20}, {{"melee", 4}, {"height", 1}, {"gear", {"sword", "shield", "heavy armour"}}});
  g.red_man("Rob", {80, 20});
  g.blue("Hob", {20, 20 + apart(0.2)}, {{"melee", 2}, {"height", 1}, {"gear", {"staff"}}});
  g.blue_elsewhere();
  g.acts("Baldwin");
  g.strikes("Hob", 6), g.roll(1);
  EXPECT_EQ(g.wound(), 2);
  EXPECT_EQ(g.wanted_dice(), "1d6 NOT-085") << "tossed two inches, and the table ends before";
  g.roll(3);
  EXPECT_TRUE(g.lying("Hob"));
}

TEST(NOT_060, G06_half_of_five_rounded_up) {
  Duel g;
  EXPECT_EQ(run_allowance(g, g.id("Hugh"), 5), 3_in);
}

TEST(NOT_068, G07_the_halberdier_behind_the_outlaw) {
  Duel g(with({"halberd"}), {}, 0);
  const Tally sum = attack_tallies(g, {.by = g.id("Hugh"), .dice = 1}, g.id("Rolf"), Arm::main, Blow::attack)[0];
  EXPECT_EQ(sum.total(), 3 + 2);
}

TEST(NOT_080, G08_the_archer_who_walks_off_past_the_knight) {
  NottinghamGame g;
  g.red("Alan", {20, 20}, with({"bow"}));
  g.red_man("Rob", {80, 20});
  g.blue("Baldwin", {20, 20 + apart(0.75)}, with({"sword", "shield"}));
  g.activate("Alan");
  g.go({16.5, 20});
  g.strike("Baldwin", 1), g.block(0), g.roll(1);
  EXPECT_EQ(g.modifier("missed", "from the side"), 1);
}

TEST(NOT_065, G09_exactly_six_hits_what_is_nearest_the_shooter) {
  NottinghamGame g;
  g.ground("hedge", {18, 27}, {22, 28});
  g.red("Alan", {20, 20}, {{"ranged", 5}, {"gear", {"bow"}}});
  g.red_man("Rob", {80, 20});
  g.blue("Odo", {20, 28.5});
  g.acts("Alan");
  EXPECT_EQ(g.shoots("Odo", 4), "cover_struck 6");
}

TEST(NOT_022, P01_P02_P03_melee_four_against_six) {
  Duel g({{"melee", 4}}, {{"bound", 4}});
  EXPECT_EQ(blow(g, 1), "1/3 2/3");
  EXPECT_EQ(blow(g, 2), "1/9 8/9");
  EXPECT_EQ(blow(g, 3), "1/27 26/27");
}

TEST(NOT_067, P06_two_dice_against_a_sword) {
  Duel g({{"melee", 4}, {"gear", {"axe"}}}, with({"sword"}));
  EXPECT_EQ(blow(g, 2, 1), "5/12 7/12");
  // Of the five twelfths, how many are a tie.
  const Tally swing = Tally().add("", "", 4), parry = Tally().add("", "", 4);
  Fraction won[3];
  for (EnumeratingSource d; d.more(); d.next()) {
    Roll a, b;
    d.roll(dice(2, 6), {}, 1, a), d.roll(dice(1, 6), {}, 1, b);
    won[static_cast<int>(oppose(read_throw(a), swing, read_throw(b), parry))] += d.weight();
  }
  EXPECT_EQ(won[0].text(), "35/216");
  EXPECT_EQ(won[1].text(), "7/12");
  EXPECT_EQ(won[2].text(), "55/216");
}

TEST(NOT_053, P07_initiative_four_against_two) {
  Duel g({{"initiative", 4}}, {{"initiative", 2}});
  const Tally first = initiative_tally(g, g.id("Hugh")), second = initiative_tally(g, g.id("Rolf"));
  Fraction won[3];
  for (EnumeratingSource d; d.more(); d.next()) {
    Roll a, b;
    d.roll(dice(1, 6), {}, 1, a), d.roll(dice(1, 6), {}, 1, b);
    won[static_cast<int>(oppose(read_throw(a), first, read_throw(b), second))] += d.weight();
  }
  EXPECT_EQ(won[0].text(), "1/9");
  EXPECT_EQ(won[1].text(), "2/3");
  EXPECT_EQ(won[2].text(), "2/9");
  EXPECT_EQ((won[1] / (won[1] + won[2])).text(), "3/4") << "with repeats";
}

TEST(NOT_084, P08_a_sword_against_heavy_armour) {
  Duel g(with({"sword"}), with({"heavy armour"}));
  EXPECT_EQ(wounds(g, 1), "1/2 1/3 1/6");
}

TEST(NOT_084, P09_an_axe_against_no_armour) {
  Duel g(with({"axe"}), {});
  EXPECT_EQ(wounds(g, 2), "0 1/9 8/9");
}

TEST(NOT_093, P13_panic_with_two_bound_dice) {
  const auto nerve = [](const Json& rob, bool leader_out) {
    NottinghamGame g;
    g.red("Hugh", {20, 10}, {{"out", leader_out}});
    g.red("Adam", {40, 10});
    g.red("Rob", {20, 20}, rob);
    g.blue("Rolf", {20, 20 + apart(3)}, {{"skills", {"dreadful"}}});
    return chances(g, 2, [&](State& s, Play& play) {
      panic_tests({g.battle(), s, play});
      return int{s.panics(g.id("Rob"))};
    });
  };
  EXPECT_EQ(nerve({{"bound", 2}}, true), "4/9 5/9");
  EXPECT_EQ(nerve({{"bound", 2}, {"skills", {"brave"}}}, true), "2/3 1/3");
  EXPECT_EQ(nerve({{"bound", 2}}, false), "25/36 11/36") << "only before a dreadful foe";
}

TEST(NOT_060, P15_a_run_with_two_dice) {
  Duel g;
  const Distribution run = Distribution::best(dice(2, 6)).map([&](int best) {
    return run_allowance(g, g.id("Hugh"), best).units / units_per_inch;
  });
  EXPECT_EQ(run.chance_of(1).text(), "1/9");
  EXPECT_EQ(run.chance_of(2).text(), "1/3");
  EXPECT_EQ(run.chance_of(3).text(), "5/9");
}

TEST(NOT_007, all_dice_have_six_sides) {
  NottinghamGame g;
  g.red("Hugh", {20, 20}, with({"bow"})), g.red_man("Rob", {22, 20}, with({"axe"}));
  g.blue("Rolf", {20, 26}, with({"sword"})), g.blue_man("Odo", {22, 26}, with({"warhorse", "mace"}));
  int thrown = 0;
  for (unsigned step = 0; step < 600 && !g.game().over(); ++step) {
    if (const auto& wanted = g.game().wanted_roll()) {
      EXPECT_EQ(wanted->pool.sides, 6) << wanted->purpose;
      g.roll_all(static_cast<int>(step * 7 % 6) + 1);
      ++thrown;
      continue;
    }
    Choice c;
    g.game().at_question(g.asked_whom(), [&](const Tabletop&, const Question& q) {
      Options options(false);
      q.list(options);
      std::size_t pick = step * 31 % options.all().size();
      while (options.all()[pick].weight == Weight::gives_up) pick = (pick + 1) % options.all().size();
      c = options.all()[pick].choice;
    });
    g.give(c);
  }
  EXPECT_GT(thrown, 20);
}

TEST(NOT_030, four_areas_split_at_45_degrees) {
  const Point hugh = Place(20, 20).at;
  const auto at = [&](int facing, int where) {
    return area(hugh, degrees(facing), hugh + along(degrees(where), 5_in));
  };
  for (const int facing : {0, 77, 180, 300}) {
    for (const int off : {-44, 0, 44})
      EXPECT_EQ(at(facing, facing + off + 360), Quarter::front) << facing << " " << off;
    for (const int off : {46, 90, 134}) EXPECT_EQ(at(facing, facing + off), Quarter::right) << facing << " " << off;
    for (const int off : {136, 180, 224}) EXPECT_EQ(at(facing, facing + off), Quarter::rear) << facing << " " << off;
    for (const int off : {226, 270, 314}) EXPECT_EQ(at(facing, facing + off), Quarter::left) << facing << " " << off;
  }
}

TEST(NOT_031, most_of_the_base_decides) {
  const Point hugh = Place(20, 20).at;
  // A base that lies across the line at 45 degrees, a little more of it to either side: the centre tells.
  EXPECT_EQ(area(hugh, degrees(0), Place(21.9, 22).at), Quarter::front);
  EXPECT_EQ(area(hugh, degrees(0), Place(22, 21.9).at), Quarter::right);
}

}  // namespace fyrd::nottingham
