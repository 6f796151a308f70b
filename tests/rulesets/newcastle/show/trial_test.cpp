// Tests from numbers alone add up what the table adds up (NEW-020, NEW-040, NEW-051, NEW-060, NEW-A27).
#include "rulesets/newcastle/deeds/contest.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/shoot.h"
#include "tests/rulesets/newcastle/stage.h"

namespace fyrd::newcastle {
namespace {

const Ruleset& rules() { return *find_ruleset("newcastle"); }

const Trial& trial(std::string_view name) {
  for (const Trial& t : rules().trials()) {
    if (name == t.name) return t;
  }
  throw std::runtime_error("no such trial");
}

// Two men of any kind, weapon and state face to face, on the table and in words.
struct Pair : Field {
  Pair(const Fighter& one, int arm, const Fighter& two, int other_arm, bool hurt, bool better, bool behind) {
    const double apart = one.rides() || two.rides() ? 2.2 : 1;
    red("Eric", one.id.c_str(), {50, 50},
        {{"wounded", hurt}, {"champion", better}, {"hand", one.arms[static_cast<std::size_t>(arm)].weapon.id}});
    blue("Sven", two.id.c_str(), {50, 50 + apart},
         {{"facing", behind ? 0 : 180}, {"hand", two.arms[static_cast<std::size_t>(other_arm)].weapon.id}});
  }
};

void say(Stats& stats, const std::vector<Word>& words, const std::string& name) {
  for (const Word& word : words) {
    if (word.name != name) continue;
    for (const auto& [key, value] : word.says) stats.set(key, value);
    return;
  }
  FAIL() << name;
}

TEST(NEW_051, said_in_words_a_contest_has_the_needs_of_the_table) {
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  const Armoury armoury(library, problems);
  const std::vector<Word> words = rules().words(library);
  int compared = 0;
  for (const Fighter& one : armoury.fighters) {
    for (const Fighter& two : armoury.fighters) {
      for (int arm = 0; arm < std::ssize(one.arms); ++arm) {
        if (one.arms[static_cast<std::size_t>(arm)].weapon.aboard()) continue;
        const int state = compared++ % 8;  // every eighth of them in each state
        const bool hurt = state & 1, better = state & 2, behind = state & 4;
        Pair field(one, arm, two, 0, hurt, better, behind);
        const Trial& contest = trial("contest");
        Stats by(contest.by), at(contest.at);
        say(by, words, one.name + " with " + one.arms[static_cast<std::size_t>(arm)].weapon.name);
        say(at, words, two.name);
        by.set("wounded", hurt), by.set("champion", better), at.set("behind", behind);
        contest.weigh(field.battle(), by, at);
        EXPECT_EQ(by["skill"], field.need("Eric", "Sven")) << one.name << " " << arm << " at " << two.name;
        EXPECT_EQ(at["skill"], field.need("Sven", "Eric")) << two.name << " at " << one.name << " " << arm;
      }
    }
  }
  EXPECT_GT(compared, 150);
}

TEST(NEW_060, said_in_words_a_hit_has_the_dice_of_the_table) {
  Field field;
  field.red("Lord", "chariot", {50, 50}), field.red("Cadoc", "horseman", {60, 50}, wounded);
  field.blue("Sven", "axeman", {50, 90}, {{"champion", true}});
  for (const char* who : {"Lord", "Cadoc"}) field.man(who).now.charged = field.man(who).now.first_charge = true;
  const std::vector<Word> words = rules().words(data::Library::embedded());
  const Trial& damage = trial("damage");
  for (const auto& [who, word] : {std::pair{"Lord", "chariot"}, {"Cadoc", "horseman"}}) {
    Stats by(damage.by), at(damage.at);
    say(by, words, word), say(at, words, "axeman");
    by.set("charging", 1), by.set("wounded", field.man(who).wounds), at.set("champion", 1);
    damage.weigh(field.battle(), by, at);
    EXPECT_EQ(by["damage"], damage_tally(field.here(), field.id(who), held(field.here(), field.id(who))).total())
        << who;
    EXPECT_EQ(at["toughness"], toughness(field.battle(), field.id("Sven")));
  }
}

TEST(NEW_072, said_in_words_a_line_is_as_slow_as_on_the_table) {
  const Trial& evade = trial("evade");
  Field field;
  field.red("Eric", "axeman", {50, 50}), field.blue("Sven", "axeman", {50, 90});
  const auto escapes = [&](int face, int his, bool snapped) {
    Stats by(evade.by), at(evade.at);
    by.set("move", 6), by.set("snapped", snapped), at.set("move", 5), at.set("formed", 1);
    Script script(std::vector<Faces>{{face}, {his}});
    return evade.run(field.battle(), script, by, at) == 0;
  };
  EXPECT_TRUE(escapes(8, 12, false)) << "6 against 4";
  EXPECT_FALSE(escapes(8, 13, false));
  EXPECT_TRUE(escapes(12, 10, true)) << "3 against 4";
  EXPECT_FALSE(escapes(11, 10, true));
}

}  // namespace
}  // namespace fyrd::newcastle
