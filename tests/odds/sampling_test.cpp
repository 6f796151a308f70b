// Exact odds against many plays with seeded dice. The plays know nothing of readings and marks: what a walk merges must not
// matter to the rules.
#include <cmath>
#include <map>

#include "tests/odds/battles.h"

namespace fyrd {
namespace {

// One play of a choice with the dice of a seed, and quiet answers, until something new begins.
class SeededPlay final : public Play {
 public:
  SeededPlay(const Decision& d, std::uint64_t seed) : Play(false), d_(d), before_(d.game.since_checkpoint()), s_(d.game.checkpoint()), seed_(seed) {}

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
    return seeded_roll(seed_, pool, {key.turn, key.figure, key.reason, occurrences_.next(key.turn, key.figure, key.reason)});
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

void expect_as_played(const Decision& d, const Forecast& all) {
  constexpr int plays = 100'000;
  std::map<std::uint64_t, Fraction> chances;
  for (const Prospect& p : all.prospects) chances[d.game.battle().hash(*p.table)] += p.chance;
  std::map<std::uint64_t, int> counts;
  for (int i = 0; i < plays; ++i) ++counts[SeededPlay(d, static_cast<std::uint64_t>(i)).end()];
  for (const auto& [table, times] : counts) EXPECT_TRUE(chances.contains(table)) << d.kind << ": " << times << " plays came to what is not foreseen";
  for (const auto& [table, chance] : chances) {
    const double p = value(chance), error = std::sqrt(p * (1 - p) / plays);
    EXPECT_NEAR(counts[table] / static_cast<double>(plays), p, 4 * error + 1e-12) << d.kind << " " << chance.text();
  }
}

class Sampling : public ::testing::TestWithParam<const Ruleset*> {};

TEST_P(Sampling, slow_odds_are_what_a_hundred_thousand_plays_come_to) {
  constexpr int situations = 20;
  std::map<std::pair<std::string, int>, int> seen;
  int compared = 0;
  visit_decisions(*GetParam(), 4, [&](const Decision& d) {
    int& known = seen[{d.kind, d.choice.verb}];
    if (known == 4) return true;
    Intention intention;
    intention.side = d.side;
    intention.choices = {just(d.choice)};
    intention.budget = 2'000;
    intention.samples = 1;
    const Forecast all = forecast(d.game, intention);
    if (!all.exact || all.prospects.size() < 2) return true;
    ++known;
    expect_as_played(d, all);
    return ++compared < situations;
  });
  EXPECT_EQ(compared, situations);
}

INSTANTIATE_TEST_SUITE_P(All, Sampling, ::testing::ValuesIn(rulesets().begin(), rulesets().end()), [](const auto& info) {
  std::string name = info.param->id();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace fyrd
