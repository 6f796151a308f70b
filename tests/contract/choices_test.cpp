// Questions: what they list is accepted, what they do not list is refused, and nothing else changes.
#include <algorithm>

#include "core/dice/source.h"
#include "core/play/wellformed.h"
#include "tests/contract/contract.h"

namespace fyrd {
namespace {

using Choices = Contract;

// The same choice whatever order its figures are named in, and looking wherever: bearings are too many to list.
bool same_but_for_order(const Choice& a, const Choice& b) {
  if (a.count != b.count) return false;
  Choice x = a, y = b;
  x.facing = y.facing;
  std::sort(x.figures.begin(), x.figures.begin() + x.count);
  std::sort(y.figures.begin(), y.figures.begin() + y.count);
  return x == y;
}

TEST_P(Choices, every_listed_choice_is_accepted_and_every_other_refused_without_a_trace) {
  Game game(battle, DiceMode::seeded, 17);
  Random random(17, Stream::players, 0);
  for (int i = 0; i < 10 * thorough && !game.over(); ++i) {
    const Side side = game.wanted()[0].side;
    Options options;
    game.at_question(side, [&](const Tabletop& s, const Question& q) {
      q.list(options);
      ASSERT_FALSE(options.all().empty()) << q.kind;
      EXPECT_FALSE(q.check(q.quiet())) << "the quiet answer is legal: " << q.kind;
      EXPECT_FALSE(q.prompt().empty());
      for (const Option& o : options.all()) {
        EXPECT_FALSE(well_formed(s, q, o.choice)) << o.label;
        const Verdict no = q.check(o.choice);
        EXPECT_FALSE(no) << o.label << ": " << no->message;
        EXPECT_FALSE(o.label.empty());
      }
      const Option& one = options.all()[random.below(static_cast<std::uint32_t>(options.all().size()))];
      Options only(one.choice);
      q.list(only);
      ASSERT_FALSE(only.all().empty()) << one.label;
      EXPECT_EQ(only.all()[0].choice, one.choice) << "who looks for one choice finds it";
      EXPECT_EQ(only.all()[0].label, std::ranges::find(options.all(), one.choice, &Option::choice)->label);
    });
    const auto hash = game.hash();
    const auto count = game.inputs().size();
    const auto& all = options.all();
    for (int k = 0; k < 40; ++k) {
      const Choice odd =
          scrambled(all[random.below(static_cast<std::uint32_t>(all.size()))].choice, random, game.now().figure_count);
      Game fork = game;
      if (const Verdict no = fork.answer(side, odd)) {
        EXPECT_FALSE(no->code.empty());
        EXPECT_FALSE(no->message.empty());
        EXPECT_EQ(fork.hash(), hash);
        EXPECT_EQ(fork.inputs().size(), count);
        EXPECT_EQ(fork.events().size(), game.events().size());
      } else if (odd.path.empty()) {  // places are too many to list, everything else is listed in full
        EXPECT_TRUE(
            std::any_of(all.begin(), all.end(), [&](const Option& o) { return same_but_for_order(o.choice, odd); }))
            << "accepted but not listed in " << game.wanted()[0].kind;
      }
    }
    play_on(game, *quick, random, 1);
  }
}

TEST_P(Choices, the_quick_player_only_gives_legal_answers) {
  for (std::uint64_t seed = 0; seed < 1 + thorough; ++seed) {
    Game game(battle, DiceMode::seeded, seed);
    Random random(seed, Stream::players, 0);
    play_on(game, *quick, random);  // the game refuses what is not legal
    EXPECT_TRUE(game.over());
  }
}

// Walks every outcome of the dice of one step: those who are asked answer as they did, and quietly from then on. What
// is thrown again until somebody wins has no end, and is cut off after a few throws.
class Enumerating final : public Play {
 public:
  Enumerating(EnumeratingSource& source, const Tabletop& s, std::span<const Choice> answers)
      : Play(false), source_(source), s_(s), answers_(answers) {}
  Roll cast(Pool pool, const Why& why, Reading) override {
    Roll out(pool);
    if (++rolls_ > 40) {
      for (int i = 0; i < pool.count; ++i) out.add(1 + static_cast<int>(luck_.below(pool.sides)));
      return out;
    }
    source_.roll(pool, why, s_.turn, out);
    return out;
  }
  bool endless() const { return rolls_ > 40; }

 protected:
  Choice choose(const Question& q) override {
    if (answers_.empty()) return q.quiet();
    const Choice c = answers_.front();
    answers_ = answers_.subspan(1);
    return c;
  }

 private:
  EnumeratingSource& source_;
  const Tabletop& s_;
  std::span<const Choice> answers_;
  Random luck_{5, Stream::decoration, 0};
  int rolls_ = 0;
};

TEST_P(Choices, the_chances_of_all_outcomes_of_a_choice_sum_to_one) {
  constexpr int most = 12;
  int summed = 0;
  for (std::uint64_t seed = 0; seed < 20 && summed < most; ++seed) {
    Stored state(*battle);
    Random random(seed, Stream::players, 0);
    SeededSource dice(seed);
    // A player that stops before its own move to look at all that could come of it.
    class Watching final : public Play {
     public:
      Watching(const Battle& b, Tabletop& s, SeededSource& d, Random& r, const Player& p, int& n)
          : Play(false), before(b, s), b_(b), s_(s), d_(d), r_(r), p_(p), n_(n) {}
      Roll cast(Pool pool, const Why& why, Reading) override {
        rolled_ = true;
        Roll out(pool);
        d_.roll(pool, why, s_.turn, out);
        return out;
      }
      Stored before;

     protected:
      Choice choose(const Question& q) override {
        answers_.push_back(p_.answer({b_, s_, q, s_, {}}, r_));
        if ((!rolled_ || answers_.size() == 1) && n_ < most) {
          Fraction total;
          bool endless = false;
          EnumeratingSource all(EnumeratingSource::Outcomes::multisets, 5'000);
          for (; all.more() && !endless; all.next()) {
            Stored scratch = before;
            Enumerating play(all, *scratch, answers_);
            b_.step(*scratch, play);
            total = total + all.weight();
            endless = play.endless();
          }
          if (!endless && !all.exhausted() && all.leaves() > 1) {
            EXPECT_EQ(total.text(), "1") << q.kind;
            ++n_;
          }
        }
        return answers_.back();
      }

     private:
      const Battle& b_;
      Tabletop& s_;
      SeededSource& d_;
      Random& r_;
      const Player& p_;
      int& n_;
      std::vector<Choice> answers_;  // in this step so far
      bool rolled_ = false;
    };
    for (int i = 0; i < 400 && !state->over() && summed < most; ++i) {
      Watching play(*battle, *state, dice, random, *quick, summed);
      battle->step(*state, play);
    }
  }
  EXPECT_GT(summed, 5) << "too few rolls were looked at to prove anything";
}

INSTANTIATE_TEST_SUITE_P(Questions, Choices, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
