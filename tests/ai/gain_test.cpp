// What is better helps, what is never done is found, and chance alone accuses nobody.
#include "lab/gain.h"

#include <gtest/gtest.h>

#include "lab/usage.h"
#include "tests/rulesets/match.h"

namespace fyrd {
namespace {

Betters betters_of(const char* rules) {
  data::Problems problems;
  Betters betters = read_betters(*find_ruleset(rules), data::Library::embedded(), problems);
  EXPECT_TRUE(problems.empty()) << problems.text();
  return betters;
}

const Better& named(const Betters& betters, std::string_view name) {
  const auto it = std::ranges::find_if(betters.all, [&](const Better& b) { return b.name.starts_with(name); });
  EXPECT_NE(it, betters.all.end()) << name;
  return *it;
}

TEST(Betters, of_every_ruleset_can_be_opened) {
  for (const Ruleset* rules : rulesets()) {
    const Betters betters = betters_of(rules->id());
    EXPECT_FALSE(betters.all.empty()) << rules->id();
    for (const Better& better : betters.all) {
      EXPECT_TRUE(better.first) << rules->id() << ": " << better.name;
      EXPECT_TRUE(better.second || better.first_before) << rules->id() << ": " << better.name;
    }
  }
}

TEST(Betters, a_number_is_better_for_one_side_only) {
  const Betters betters = betters_of("newcastle");
  const Better& better = named(betters, "spearman: toughness");
  EXPECT_EQ(better.name, "spearman: toughness 13, then 14");
  EXPECT_FALSE(better.first_before);
}

TEST(Betters, a_file_that_makes_no_sense_is_a_problem_with_its_place) {
  data::Library library = data::Library::embedded();
  library.put("lab/newcastle.toml",
              "scenario = \"hedge-and-rough\"\nbands = [\"mob\"]\n[[better]]\nfile = \"fighters\"\nof = [\"archer\"]\n"
              "kee = \"toughness\"\n");
  data::Problems problems;
  read_betters(*find_ruleset("newcastle"), library, problems);
  EXPECT_NE(problems.text().find("kee"), std::string::npos) << problems.text();
}

TEST(Gain, a_better_man_wins_more_and_the_same_on_any_number_of_threads) {
  const auto quick = make_player("quick");
  const Betters betters = betters_of("newcastle");
  const Better& better = named(betters, "spearman: weapons[].skill");
  const Gain one = gain_of(better, *quick, 60, 1, 1), two = gain_of(better, *quick, 60, 1, 2);
  EXPECT_EQ(one.pairs, 60u);
  EXPECT_EQ(one.mean, two.mean);
  EXPECT_EQ(one.error, two.error);
  EXPECT_GT(one.mean, 2 * one.error);
}

TEST(Gain, of_what_changes_nothing_is_nothing) {
  Better nothing;
  const Ruleset& rules = *find_ruleset("newcastle");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  const std::string mobs[] = {"mob", "mob"};
  nothing.first = rules.open(library, plan(rules, library, "hedge-and-rough", mobs, problems), problems);
  nothing.second = nothing.first;
  ASSERT_TRUE(nothing.first) << problems.text();
  const Gain gain = gain_of(nothing, *make_player("quick"), 20, 1, 2);
  EXPECT_EQ(gain.mean, 0);
  EXPECT_EQ(gain.chance(), 0.5);
}

TEST(Gain, several_together_accuse_wrongly_as_seldom_as_one_alone) {
  const auto of = [](double errors) { return Gain{.pairs = 1000, .mean = errors / 100, .error = 0.01}; };
  EXPECT_EQ(losing(std::vector{of(-1.7)}), std::vector{true});
  EXPECT_EQ(losing(std::vector{of(-1.7), of(0), of(1)}), (std::vector{false, false, false}));
  EXPECT_EQ(losing(std::vector{of(0), of(-4), of(-2)}), (std::vector{false, true, true}));
}

TEST(Usage, counts_what_is_done_and_what_could_have_been) {
  const auto battle = opened("merlin-simple", "");
  const Usage one = usage_of(*battle, *make_player("quick"), 8, 1, 1),
              two = usage_of(*battle, *make_player("quick"), 8, 1, 2);
  ASSERT_EQ(one.verbs.size(), two.verbs.size());
  std::uint32_t done = 0;
  for (const auto& [what, times] : one.verbs) {
    EXPECT_LE(times.open, times.looked);
    EXPECT_EQ(times.done, two.verbs.at(what).done);
    done += times.done;
  }
  EXPECT_GT(done, 100u);
  EXPECT_GT(one.verbs.at({"shoot", "shoot"}).done, 0u);
}

}  // namespace
}  // namespace fyrd
