// Chains of tests: by hand, by brute force, and against many plays.
#include "odds/chain.h"

#include <cmath>

#include "odds/count.h"
#include "tests/odds/battles.h"

namespace fyrd {
namespace {

struct Said {
  const char *rules, *test, *by, *at;
  std::vector<const char*> then{};
  int times = 1, men = 1;
};

class Table {
 public:
  explicit Table(const Said& said) : rules(*find_ruleset(said.rules)), battle(all_battles(rules)[0]) {
    words = rules.words(data::Library::embedded());
    chain = {.by = said.by, .at = said.at, .times = said.times, .men = said.men};
    for (const Trial& trial : rules.trials()) {
      if (std::string_view(trial.name) == said.test) chain.links.push_back(first_link(rules, trial));
    }
    EXPECT_EQ(chain.links.size(), 1u) << said.test;
    for (const char* text : said.then)
      chain.links.push_back(read_link(rules, *chain.links.back().trial, text, problem));
    EXPECT_EQ(problem, "");
    if (problem.empty()) all = count(*battle, chain, words, falls, problem);
    EXPECT_EQ(problem, "");
  }
  std::string ever(std::size_t link, std::size_t result) const { return Chained::ever(all.links[link][result]).text(); }

  const Ruleset& rules;
  std::shared_ptr<const Battle> battle;
  std::vector<Word> words;
  Chain chain;
  Chained all;
  std::string problem;
  Falls falls;
};

// A die each, the higher wins: 15 of 36 each way.
TEST(Chains, three_men_at_one_by_hand) {
  const Table three({"merlin-simple", "fight", "", "", {}, 1, 3});
  EXPECT_EQ(three.all.out.text(), "1385/1728");  // 1 − (7/12)³
  EXPECT_EQ(three.ever(0, 0), "1385/1728");
  EXPECT_EQ(three.all.lost[3].text(), "125/1728");  // (5/12)³: each of them loses
  // Who has fallen does not fight on: one man alone, three times.
  const Table one({"merlin-simple", "fight", "", "", {}, 3, 1});
  EXPECT_EQ(one.all.out.text(), "215/432");  // 5/12 · (1 + 1/6 + 1/36)
  EXPECT_EQ(one.all.lost[1].text(), "215/432");
}

// MER-B-006, MER-B-007 two dice that hit from 5 against one that saves from 5, then a die from 4 back if both missed.
TEST(Chains, an_attack_and_the_attack_back_by_brute_force) {
  const Table both({"merlin-better", "attack", "2 dice, hits 5", "1 die, hits 4", {"missed: attack back"}});
  int falls = 0, falls_back = 0, all = 0;
  for (int dice = 0; dice < 6 * 6 * 6 * 6 * 6; ++dice, ++all) {
    const int a = dice % 6 + 1, b = dice / 6 % 6 + 1, saves = dice / 36 % 6 + 1, back = dice / 216 % 6 + 1,
              saves_back = dice / 1296 % 6 + 1;
    const int hits = (a >= 5) + (b >= 5);
    falls += hits > (saves >= 5);
    falls_back += hits == 0 && back >= 4 && saves_back < 5;
  }
  EXPECT_EQ(both.all.out.text(), Fraction(falls, all).text());
  EXPECT_EQ(both.ever(1, 0), Fraction(falls_back, all).text());
  EXPECT_EQ(both.all.lost[1].text(), Fraction(falls_back, all).text());
}

// STO-040 a counter for each hit, and two put him out: he is hit no more.
TEST(Chains, counters_add_up) {
  const Table three({"stormclouds", "attack", "might 8", "might 4, will 2", {}, 3});  // a d8 above 4: a half
  EXPECT_EQ(three.all.out.text(), "1/2");
  EXPECT_EQ(three.all.links[0][0][3].text(), "0");
  EXPECT_EQ(three.all.links[0][0][1].text(), "3/8");
}

TEST(Chains, a_hit_and_its_harm_are_the_test_of_both) {
  const Table two({"newcastle", "blow", "skill 11", "", {"hit: damage by 4 damage at toughness 13"}});
  const Table harm({"newcastle", "damage", "4 damage", "toughness 13"});
  for (std::size_t r = 0; r < 5; ++r)
    EXPECT_EQ(two.ever(1, r), (Chained::ever(harm.all.links[0][r]) * Fraction(1, 2)).text()) << r;
}

// The exchange of a test and the same made of its parts.
TEST(Chains, an_exchange_is_the_longer_blow_and_the_blow_back) {
  const Table whole({"merlin-realistic", "exchange", "3 dice, band 1, defence 7", "2 dice, band 3, defence 6"});
  const Table parts(
      {"merlin-realistic", "attack", "3 dice, defence 7", "2 dice, defence 6", {"no effect: attack back"}});
  EXPECT_EQ(whole.all.out.text(), parts.all.out.text());
  EXPECT_EQ(whole.all.lost[1].text(), parts.all.lost[1].text());
  const Table equal({"merlin-realistic", "exchange", "2 dice, defence 6", "2 dice, defence 6"});
  EXPECT_EQ(equal.all.out.text(), equal.all.lost[1].text()) << "they strike together";
  const Table alone({"merlin-realistic", "attack", "2 dice", "defence 6"});
  EXPECT_EQ(equal.all.out.text(), alone.all.out.text());
}

// The example of the rulebook, by the names of the weapons: the halberd comes first, and the knight strikes if it
// fails.
TEST(MER_R_021, a_halberd_by_name_strikes_before_a_sword_by_name) {
  const Table whole({"merlin-realistic", "exchange", "halberd, quilted jack", "knightly sword, charging, defence 14"});
  EXPECT_EQ(whole.all.out.text(), "281/3888") << "the knight, as by one blow of a halberd";
  EXPECT_EQ(whole.all.lost[1].text(), (Fraction(4967, 7776) * Fraction(8225, 23328)).text())
      << "the halberdier, if he has not kept him off";
}

// He answers the first of several, and only defends himself against the others.
TEST(NEW_052, three_axemen_at_one_spearman_meet_one_attack_roll) {
  const Table one({"newcastle", "exchange", "axeman", "spearman"}),
      three({"newcastle", "exchange", "axeman", "spearman", {}, 1, 3});
  EXPECT_EQ(three.all.lost[1].text(), one.all.lost[1].text());
  EXPECT_TRUE(three.all.lost[2].zero());
  EXPECT_TRUE(three.all.out.zero()) << "nor does an axe get past the points in that turn";
  const Table back({"merlin-realistic", "exchange", "2 dice, defence 8", "2 dice, defence 8"}),
      all({"merlin-realistic", "exchange", "2 dice, defence 8", "2 dice, defence 8", {}, 1, 3});
  EXPECT_EQ(all.all.lost[1].text(), back.all.lost[1].text()) << "MER-R-A31";
}

TEST(Chains, what_cannot_be_read_is_told) {
  const Ruleset& rules = *find_ruleset("newcastle");
  const Trial& contest = rules.trials()[0];
  const auto problem = [&](const char* text) {
    std::string told;
    read_link(rules, contest, text, told);
    return told;
  };
  EXPECT_EQ(problem("first or both: damage"), "");
  EXPECT_EQ(problem("damage back"), "");
  EXPECT_NE(problem("frist: damage").find("contest has no result 'frist'"), std::string::npos);
  EXPECT_NE(problem("frist: damage").find("first"), std::string::npos);
  EXPECT_NE(problem("dammage").find("there is no test 'dammage'"), std::string::npos);
}

// NOT-082 who leads is a hero.
TEST(NOT_082, a_leader_rallies_as_the_hero_he_is) {
  const Table leader({"nottingham", "rally", "leader, 2 dice", ""}),
      both({"nottingham", "rally", "leader, hero, 2 dice", ""}), hero({"nottingham", "rally", "hero, 2 dice", ""});
  EXPECT_EQ(leader.ever(0, 0), both.ever(0, 0));
  EXPECT_GT(Chained::ever(leader.all.links[0][0]), Chained::ever(hero.all.links[0][0]));
}

// Plays a chain once with dice that fall as they like; written apart from what counts it.
class Played final : public Play {
 public:
  Played(const Table& table, Random& random) : Play(false), table_(table), random_(random) {
    const Chain& chain = table.chain;
    struct Man {
      bool out = false;
      std::vector<After> suffered{};
    } at;
    for (int man = 0; man < chain.men; ++man) {
      Man by;
      for (int time = 0; time < chain.times; ++time) {
        int last = -1;
        for (std::size_t i = 0; i < chain.links.size(); ++i) {
          const Link& link = chain.links[i];
          Man &doer = link.back ? at : by, &other = link.back ? by : at;
          const bool due = i == 0 || link.when.empty() || std::ranges::find(link.when, last) != link.when.end();
          last = -1;
          if (!due || doer.out || other.out) continue;
          const auto stats = [&](std::span<const Stat> known, const std::string& text, const Man& one) {
            std::string ignored;
            std::vector<std::span<const Stat>> elsewhere;
            for (const Trial& trial : table.rules.trials()) elsewhere.insert(elsewhere.end(), {trial.by, trial.at});
            Stats is = read_stats(known, table.words, text, ignored, elsewhere);
            for (const After& a : one.suffered) is.set(a.key, a.adds ? is[a.key] + a.value : a.value);
            return is;
          };
          Stats mine = stats(link.trial->by, link.back ? chain.at : chain.by, doer),
                his = stats(link.trial->at, link.back ? chain.by : chain.at, other);
          if (man > 0 && link.sequel.outnumbered && !link.back) his.set(link.sequel.outnumbered, 1);
          const Stats my_said = mine, his_said = his;
          if (link.trial->weigh) link.trial->weigh(*table.battle, mine, his);
          do { last = link.trial->run(*table.battle, *this, mine, his); } while (last < 0);
          for (const After& a : link.sequel.after) {
            if (a.result != last) continue;
            Man& hit = a.who == After::Who::by ? doer : other;
            if (a.key) hit.suffered.push_back(a);
            const Stats& said = a.who == After::Who::by ? my_said : his_said;
            hit.out |= !a.key || (a.until && said[a.key] + a.value >= said[a.until]);
          }
        }
      }
      lost += by.out;
    }
    out = at.out;
  }
  int lost = 0;
  bool out = false;

 protected:
  Choice choose(const Question& q) override { return q.quiet(); }
  Roll cast(Pool pool, const Why&, Reading) override {
    Roll roll(pool);
    for (int i = 0; i < pool.count; ++i) roll.add(1 + static_cast<int>(random_.below(pool.sides)));
    return roll;
  }

 private:
  const Table& table_;
  Random& random_;
};

TEST(Chains, are_what_many_plays_come_to) {
  const Said chains[] = {
      {"merlin-simple", "fight", "mounted", "leader", {}, 1, 3},
      {"merlin-better", "exchange", "3 dice, mail", "2 dice, shield, helmet", {}, 2, 2},
      {"merlin-realistic", "exchange", "3 dice, band 1, defence 7", "2 dice, band 3, defence 9", {}, 1, 3},
      {"nottingham", "attack", "melee 4, weapon 1", "melee 3, blocks 1 die", {}, 1, 3},
      {"newcastle", "exchange", "axeman", "spearman", {}, 2},
      {"newcastle", "exchange", "axeman", "swordsman", {}, 1, 3},
      {"darkages", "melee", "class 4", "class 3, length 3", {"nothing: melee back"}, 1, 2},
      {"stormclouds", "attack", "might 8", "might 5, will 3", {}, 4},
  };
  for (const Said& said : chains) {
    const Table table(said);
    constexpr int times = 20'000;
    Random random(7, Stream::players, 0);
    int out = 0, lost = 0;
    for (int i = 0; i < times; ++i) {
      const Played once(table, random);
      out += once.out, lost += once.lost > 0;
    }
    const auto expect = [&](int seen, const Fraction& exact, const char* what) {
      const double p = static_cast<double>(exact.numerator()) / static_cast<double>(exact.denominator());
      EXPECT_NEAR(seen / static_cast<double>(times), p, 4.5 * std::sqrt(p * (1 - p) / times) + 1e-9)
          << said.rules << " " << said.test << ": " << what;
    };
    expect(out, table.all.out, "the other is out");
    expect(lost, Chained::ever(table.all.lost), "somebody is lost");
    EXPECT_FALSE(table.all.out.zero() && table.all.lost[0] == Fraction(1)) << said.rules;
  }
}

}  // namespace
}  // namespace fyrd
