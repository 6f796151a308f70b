// Tests from numbers alone: the worked chances, what can be said, and what is answered to what cannot.
#include "odds/count.h"

#include <gtest/gtest.h>

#include "rulesets/ruleset.h"
#include "tests/odds/cases.h"

namespace fyrd {
namespace {

struct Loaded {
  const Ruleset& rules;
  data::Library library = data::Library::embedded();
  std::shared_ptr<const Battle> battle;
  std::vector<Word> words;
  Falls falls;

  explicit Loaded(const char* id) : rules(*find_ruleset(id)), words(rules.words(library)) { open(); }
  void open() {
    data::Problems problems;
    battle = rules.open(library, plan(rules, library, {}, {}, problems), problems);
  }
  const Trial& trial(std::string_view name) const {
    for (const Trial& t : rules.trials()) {
      if (name == t.name) return t;
    }
    ADD_FAILURE() << "there is no test " << name;
    return rules.trials()[0];
  }
  std::string count(std::string_view name, std::string_view by, std::string_view at, std::string_view thrown = "") {
    const Trial& t = trial(name);
    std::string problem, text;
    const Stats first = read_stats(t.by, words, by, problem), second = read_stats(t.at, words, at, problem);
    const std::vector<int> faces = read_faces(thrown, problem);
    if (!problem.empty()) return problem;
    const std::vector<Fraction> chances = fyrd::count(*battle, t, first, second, falls, problem, faces);
    if (!problem.empty()) return problem;
    for (std::size_t i = 0; i < chances.size(); ++i)
      text += (i ? ", " : "") + std::string(t.results[i]) + " " + chances[i].text();
    return text;
  }
};

}  // namespace

TEST(Count, the_worked_chances) {
  for (const test::OddsCase& c : test::odds_cases)
    EXPECT_EQ(Loaded(c.rules).count(c.test, c.by, c.at, c.thrown), c.results) << c.id;
}

TEST(Count, every_line_of_every_table_adds_up_to_one) {
  for (const Ruleset* rules : rulesets()) {
    Loaded loaded(rules->id());
    for (const Trial& t : rules->trials()) {
      Stats by(t.by), at(t.at);
      EXPECT_TRUE(*t.down.key == '\0' || by.set(t.down.key, t.down.from)) << t.name;
      EXPECT_TRUE(*t.across.key == '\0' || at.set(t.across.key, t.across.from)) << t.name;
      for (int y = t.down.from; y <= t.down.to; ++y) {
        for (int x = t.across.from; x <= t.across.to; ++x) {
          by.set(t.down.key, y), at.set(t.across.key, x);
          Fraction sum;
          std::string problem;
          for (const Fraction& chance : count(*loaded.battle, t, by, at, loaded.falls, problem)) sum += chance;
          EXPECT_EQ(sum, Fraction(1)) << rules->id() << " " << t.name << " " << y << " " << x;
        }
      }
    }
  }
}

TEST(Count, a_whole_blow_is_its_parts) {
  Loaded nottingham("nottingham");
  // Two thirds to hit, and of these one half, one third and one sixth.
  EXPECT_EQ(nottingham.count("attack", "melee 4, sword", "heavy armour"),
            "missed 1/3, blocked 0, thrown back 1/3, on the ground 2/9, out 1/9");
  EXPECT_EQ(nottingham.count("attack", "melee 4, mace", "heavy armour"),
            "missed 1/3, blocked 0, thrown back 0, on the ground 5/9, out 1/9");
}

TEST(Count, a_number_of_the_data_file_changes_the_chances) {
  Loaded nottingham("nottingham");
  std::string text = *nottingham.library.find("nottingham/rules.toml");
  const std::string_view was = "out = 5";
  nottingham.library.put("nottingham/rules.toml", text.replace(text.find(was), was.size(), "out = 6"));
  nottingham.open();
  EXPECT_EQ(nottingham.count("wound", "sword", ""), "thrown back 1/6, on the ground 1/2, out 1/3");
}

TEST(Count, the_worked_examples_are_all_there) {
  const std::pair<const char*, int> examples[] = {{"NOT", 9}, {"NEW", 13}, {"DRK", 11}, {"STO", 3}, {"MER-R", 6}};
  for (const auto& [of, last] : examples) {
    for (int n = 1; n <= last; ++n) {
      const std::string id = std::string(of) + (n < 10 ? "-G0" : "-G") + std::to_string(n);
      EXPECT_TRUE(std::ranges::any_of(test::odds_cases, [&](const test::OddsCase& c) { return c.id == id; })) << id;
    }
  }
}

TEST(Count, dice_that_have_been_thrown_lie_as_they_lie) {
  Loaded nottingham("nottingham");
  // The blow has hit with a five; only the wound is open.
  EXPECT_EQ(nottingham.count("attack", "melee 4, sword", "heavy armour", "5"),
            "missed 0, blocked 0, thrown back 1/2, on the ground 1/3, out 1/6");
  EXPECT_EQ(nottingham.count("attack", "melee 4, sword", "heavy armour", "5 6"),
            "missed 0, blocked 0, thrown back 0, on the ground 0, out 1");
}

TEST(Count, dice_that_cannot_have_been_thrown_are_told) {
  Loaded nottingham("nottingham");
  EXPECT_EQ(nottingham.count("fall", "", "", "7"), "there is no 7 on a die of 1d6");
  EXPECT_EQ(nottingham.count("fall", "", "", "3, 4"), "of these 2 dice only 1 fall here");
  EXPECT_EQ(nottingham.count("test", "melee 4, 2 dice", "", "3"),
            "the last dice are 2d6, thrown together, and not all of them are said");
  EXPECT_EQ(nottingham.count("contest", "initiative 3", "initiative 3", "4, 4"),
            "these dice decide nothing: they are thrown again");
  EXPECT_EQ(nottingham.count("fall", "", "", "four"), "'four' is no face of a die");
}

// What a game adds by itself, somebody who only says it gets as well.
TEST(NOT_068, what_is_only_named_counts) {
  Loaded n("nottingham");
  const auto same = [&](const char* test, const char* by, const char* at, const char* by_numbers,
                        const char* at_numbers) {
    EXPECT_EQ(n.count(test, by, at), n.count(test, by_numbers, at_numbers)) << by << " against " << at;
  };
  same("attack", "melee 4, sword", "shield", "melee 3, weapon 1", "");
  same("attack", "melee 4, sword, from behind", "shield", "melee 6, weapon 1", "");  // a shield is for the front
  same("attack", "melee 4, dagger", "melee 3, 1 block", "melee 4", "melee 3, 1 block, parry 1");
  same("attack", "melee 4", "melee 3, 1 block, sword, buckler", "melee 4", "melee 3, 1 block, parry 2");
  same("attack", "melee 4", "melee 3, 1 block, dodge, heavy armour", "melee 4", "melee 3, 1 block, armour -2");
  same("attack", "melee 4, charging, mounted", "moved, tough", "melee 2, wound 1", "");
  same("attack", "melee 4, from the side", "lying, melee 3, 1 block", "melee 5, wound 1", "melee 2, 1 block");
  same("wound", "bare hands, charging, higher", "lying", "weapon 2", "");
  same("shot", "ranged 4, longbow, snapshot, moved", "shield, moved", "more -2, weapon 1", "");
  same("shot", "ranged 4, 25 inches", "lying", "ranged 1, wound 1", "");
  same("fall", "depth 3, heavy armour", "", "more -3", "");
}

TEST(NOT_072, bodies_in_numbers) {
  Loaded n("nottingham");
  EXPECT_EQ(n.count("rise", "heavy armour, 2 dice", ""), "on his feet 8/9, stays down 1/9");
  EXPECT_EQ(n.count("rise", "heavy armour, helped", ""), "on his feet 5/6, stays down 1/6");
  EXPECT_EQ(n.count("jump", "bound 1", ""), "0″ 1/6, 1″ 1/6, 2″ 1/6, 3″ 1/6, 4″ 1/6, 5″ 1/6, 6″ 0, 7″ 0, 8″ 0");
  EXPECT_EQ(n.count("footing", "heavy armour", ""), "keeps his feet 1/2, on the ground 1/2");
  EXPECT_EQ(n.count("dare", "difficulty 2", ""), "holds on 2/3, slips 1/3");
  EXPECT_EQ(n.count("unhorsed", "heavy armour", ""), "on the ground 2/3, out 1/3");
  EXPECT_EQ(n.count("saddle", "2 dice", ""), "well 35/36, badly 1/36");
  EXPECT_EQ(n.count("smash", "axe", ""), "breaks 1/2, holds 1/2");
  EXPECT_EQ(n.count("smash", "axe, ram, running", "door -1"), "breaks 1/2, holds 1/2");
  EXPECT_EQ(n.count("provoke", "", "initiative 4"), "provoked 1/3, ignored 2/3");
  EXPECT_EQ(n.count("rally", "hero, leader", ""), "rallies 1/2, runs on 1/2");
  EXPECT_EQ(n.count("disarm", "melee 4", ""), "missed 2/3, blocked 0, disarmed 1/3");
  EXPECT_EQ(n.count("thrust", "melee 5, shield, charging", ""),
            "missed 1/6, blocked 0, thrown back 5/18, on the ground 5/9");
}

TEST(NEW_006, a_spear_helps_its_neighbours_only_while_it_out_reaches) {
  Loaded n("newcastle");
  EXPECT_EQ(n.count("blow", "spearman, 2 neighbours", "axeman"),
            n.count("blow", "skill 10, 2 neighbours, neighbour -2", "shield 2"));
  EXPECT_EQ(n.count("blow", "spearman, 2 neighbours", "spearman"),
            n.count("blow", "skill 10, 2 neighbours", "shield 3"));
  EXPECT_EQ(n.count("blow", "axeman, wounded", "axeman"), n.count("blow", "skill 9, more 4", "shield 2"));
}

TEST(DRK_A28, riders_against_men_on_foot) {
  Loaded d("darkages");
  EXPECT_EQ(d.count("blow", "class 3, cavalry", "class 3"), d.count("blow", "class 3, more 1", "class 3"));
  EXPECT_EQ(d.count("blow", "class 3", "class 3, cavalry"), d.count("blow", "class 3, more -1", "class 3"));
  EXPECT_EQ(d.count("volley", "need 6, 3 shots", ""),
            "no hit 125/216, 1 hit 25/72, 2 hits 5/72, 3 hits 1/216, 4 hits 0, 5 hits 0, 6 hits 0");
}

TEST(MER_R_014, horses_edges_and_ladders) {
  Loaded m("merlin-realistic");
  EXPECT_EQ(m.count("attack", "champion, from behind", "mail, fortified"), m.count("attack", "chart 2", "defence 10"));
  EXPECT_EQ(m.count("horse", "", ""),
            "hit himself 1/3, horse hit, and out by the fall 5/27, horse hit, and on foot 13/27")
      << "1-4, then 9-12 at a trot";
  EXPECT_EQ(m.count("horse", "pace 2", ""),
            "hit himself 1/3, horse hit, and out by the fall 7/18, horse hit, and on foot 5/18")
      << "7-12 at a run";
  EXPECT_EQ(m.count("stumble", "", ""), "goes on 7/12, on foot 65/216, out 25/216") << "falls on 2-6, out on 9-12";
  EXPECT_EQ(m.count("stumble", "pace 0", ""), "goes on 5/6, on foot 5/36, out 1/36") << "falls on 2-4, out on 10-12";
  EXPECT_EQ(m.count("edge", "", ""), "keeps his feet 5/6, falls and gets up 5/36, falls and is out 1/36");
  EXPECT_EQ(m.count("fall", "", ""), "gets up 5/6, out 1/6") << "10-12";
  EXPECT_EQ(m.count("ladder", "1 men", "2 men"), "falls 13/18, holds 5/18") << "column +1 to +2";
  EXPECT_EQ(m.count("ladder", "2 men", "1 men"), "falls 5/6, holds 1/6") << "column +8 to +10";
  EXPECT_EQ(m.count("capture", "", ""), "caught 1/3, killed 2/3") << "5 or 6";
}

TEST(Count, numbers_stand_before_or_behind_what_they_are_for) {
  Loaded nottingham("nottingham");
  EXPECT_EQ(nottingham.count("test", "4 melee, dice 2", ""), nottingham.count("test", "melee 4,2 dice", ""));
  EXPECT_EQ(nottingham.count("test", "melee 4, more -1", ""), nottingham.count("test", "melee 3", ""));
  EXPECT_EQ(nottingham.count("test", "melee 4, +1 more", ""), nottingham.count("test", "melee 5", ""));
}

TEST(Count, what_says_nothing_is_told) {
  Loaded nottingham("nottingham");
  EXPECT_TRUE(nottingham.count("attack", "melee 4, swrod", "")
                  .starts_with("'swrod' says nothing here (did you mean 'sword'?);"));
  EXPECT_NE(nottingham.count("panic", "", "melee 4").find("nothing can be said of him"), std::string::npos);
  EXPECT_NE(nottingham.count("attack", "charisma 4", "").find("it can be melee, dice"), std::string::npos);
  EXPECT_EQ(nottingham.count("attack", "melee 400", ""), "'melee 400': '400' is no whole number from -99 to 99");
  EXPECT_EQ(nottingham.count("attack", "melee 2.5", ""), "'melee 2.5': '2.5' is no whole number from -99 to 99");
  EXPECT_EQ(nottingham.count("attack", "melee 4, -2 dice", ""), "'-2 dice': dice cannot be less than 0");
  EXPECT_EQ(nottingham.count("run", "bound -9", ""), "'bound -9': bound cannot be less than 0");
  EXPECT_EQ(nottingham.count("attack", "melee 4 5", ""), "'melee 4 5': there is more than one number");
  EXPECT_EQ(Loaded("darkages").count("shot", "archer", ""), "'archer' says nothing that counts in this test");
}

TEST(Count, what_is_too_large_to_count_is_told) {
  EXPECT_EQ(Loaded("nottingham").count("attack", "melee 4, 30 dice", "melee 3, 2 blocks"),
            "that is more than can be counted exactly; say fewer dice");
  EXPECT_EQ(Loaded("nottingham").count("attack", "melee 4, 50 dice", "melee 3, 2 blocks"),
            "that is more than can be counted exactly; say fewer dice");
  EXPECT_EQ(Loaded("newcastle").count("damage", "damage 30", ""),
            "that is more than can be counted exactly; say fewer dice");
}

}  // namespace fyrd
