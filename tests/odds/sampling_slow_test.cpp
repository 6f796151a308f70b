// Exact odds against many plays with seeded dice. The plays know nothing of readings and marks: what a walk merges must
// not matter to the rules.
#include <cmath>
#include <map>

#include "tests/odds/battles.h"

namespace fyrd {
namespace {

// One play of a choice with the dice of a seed, and quiet answers, until something new begins.
class SeededPlay final : public Play {
 public:
  SeededPlay(const Decision& d, std::uint64_t seed)
      : Play(false), d_(d), before_(d.game.since_checkpoint()), s_(d.game.checkpoint()), seed_(seed) {}

  std::uint64_t end() {
    for (int steps = 0; !stopped_ && !s_->over() && steps < 100; ++steps) d_.game.battle().step(*s_, *this);
    return stopped_ ? hash_ : d_.game.battle().hash(*s_);
  }

 protected:
  Choice choose(const Question& q) override {
    if (!stopped_ && cursor_ < before_.size()) return before_[cursor_++].choice;
    if (!chosen_) return chosen_ = true, d_.choice;
    if (!stopped_ && q.begins()) stopped_ = true, hash_ = d_.game.battle().hash(*s_);
    return q.quiet();
  }
  Roll cast(Pool pool, const Why& why, Reading) override {
    if (!stopped_ && cursor_ < before_.size()) {
      Roll fallen(pool);
      for (const std::uint16_t face : before_[cursor_++].faces) fallen.add(face);
      return fallen;
    }
    const DiceKey key = dice_key(s_->turn, why, 0);
    return seeded_roll(seed_, pool,
                       {key.turn, key.figure, key.reason, occurrences_.next(key.turn, key.figure, key.reason)});
  }

 private:
  const Decision& d_;
  const std::span<const Input> before_;
  Stored s_;
  const std::uint64_t seed_;
  Occurrences occurrences_;
  std::size_t cursor_ = 0;
  bool chosen_ = false, stopped_ = false;
  std::uint64_t hash_ = 0;
};

double value(const Fraction& f) { return static_cast<double>(f.numerator()) / static_cast<double>(f.denominator()); }

// Tables that come up less often than once in a hundred plays are counted together: of so few the share is not normally
// spread.
void expect_as_played(const Decision& d, const Forecast& all) {
  std::map<std::uint64_t, Fraction> chances;
  for (const Prospect& p : all.prospects) chances[d.game.battle().hash(*p.table)] += p.chance;
  std::map<std::uint64_t, int> counts;
  for (int i = 0; i < plays; ++i) ++counts[SeededPlay(d, static_cast<std::uint64_t>(i)).end()];
  for (const auto& [table, times] : counts)
    EXPECT_TRUE(chances.contains(table)) << d.kind << ": " << times << " plays came to what is not foreseen";
  const auto expect_share = [&](int times, double p) {
    EXPECT_NEAR(times / static_cast<double>(plays), p, 4 * std::sqrt(p * (1 - p) / plays) + 1e-9) << d.kind << " " << p;
  };
  double rare = 0;
  int rare_times = 0;
  for (const auto& [table, chance] : chances) {
    if (const double p = value(chance); p >= 0.01)
      expect_share(counts[table], p);
    else
      rare += p, rare_times += counts[table];
  }
  expect_share(rare_times, rare);
}

class Sampling : public ::testing::TestWithParam<const Ruleset*> {};

TEST_P(Sampling, odds_are_what_many_plays_come_to) {
  constexpr int situations = 20;
  std::map<std::pair<std::string, int>, int> seen;  // decisions of all kinds, not only those that come first
  std::map<std::string, int> of_a_kind;
  int compared = 0;
  visit_decisions(*GetParam(), 4, [&](const Decision& d) {
    int& known = seen[{d.kind, d.choice.verb}];
    if (known == 8 || of_a_kind[d.kind] == 14) return true;
    Intention intention;
    intention.side = d.side;
    intention.choices = {just(d.choice)};
    intention.budget = 2'000;
    intention.samples = 1;
    const Forecast all = forecast(d.game, intention);
    if (!all.exact || all.prospects.size() < 2) return true;
    ++known, ++of_a_kind[d.kind];
    expect_as_played(d, all);
    return ++compared < situations;
  });
  EXPECT_EQ(compared, situations);
}

INSTANTIATE_TEST_SUITE_P(All, Sampling, ::testing::ValuesIn(rulesets().begin(), rulesets().end()), rules_name);

}  // namespace
}  // namespace fyrd
