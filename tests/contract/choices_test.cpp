// Questions: what they list is accepted, what they do not list is refused, and nothing else changes.
#include <algorithm>

#include "core/dice/source.h"
#include "core/play/wellformed.h"
#include "tests/contract/contract.h"

namespace fyrd {
namespace {

using Choices = Contract;

// The same choice whatever order its figures are named in.
bool same_but_for_order(const Choice& a, const Choice& b) {
  if (a.count != b.count) return false;
  Choice x = a, y = b;
  std::sort(x.figures.begin(), x.figures.begin() + x.count);
  std::sort(y.figures.begin(), y.figures.begin() + y.count);
  return x == y;
}

Choice scrambled(const Choice& from, Random& random, int figures) {
  Choice c = from;
  const auto anybody = [&] { return FigureId{static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(figures) + 2))}; };
  switch (random.below(8)) {
    case 0: c.verb = static_cast<std::uint8_t>(random.below(5)); break;
    case 1: c.figure = anybody(); break;
    case 2: c.target = anybody(); break;
    case 3:
      c.count = 0;
      for (std::uint32_t n = random.below(5); n > 0; --n) c.add(anybody());
      break;
    case 4: c.number = static_cast<std::int16_t>(random.next()); break;
    case 5: c.facing = Angle{static_cast<std::uint16_t>(random.next())}; break;
    case 6:
      if (!c.path.full()) c.path.add({static_cast<std::int32_t>(random.next() % 400'000), static_cast<std::int32_t>(random.next() % 400'000)});
      break;
    default:
      c.path = {};
      break;
  }
  return c;
}

TEST_P(Choices, every_listed_choice_is_accepted_and_every_other_refused_without_a_trace) {
  Game game(battle, DiceMode::seeded, 17);
  Random random(17, Stream::players, 0);
  for (int i = 0; i < 40 && !game.over(); ++i) {
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
    });
    const auto hash = game.hash();
    const auto count = game.inputs().size();
    const auto& all = options.all();
    for (int k = 0; k < 40; ++k) {
      const Choice odd = scrambled(all[random.below(static_cast<std::uint32_t>(all.size()))].choice, random, game.now().figure_count);
      Game fork = game;
      if (const Verdict no = fork.answer(side, odd)) {
        EXPECT_FALSE(no->code.empty());
        EXPECT_FALSE(no->message.empty());
        EXPECT_EQ(fork.hash(), hash);
        EXPECT_EQ(fork.inputs().size(), count);
        EXPECT_EQ(fork.events().size(), game.events().size());
      } else if (odd.path.empty()) {  // places are too many to list, everything else is listed in full
        EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Option& o) { return same_but_for_order(o.choice, odd); }))
            << "accepted but not listed in " << game.wanted()[0].kind;
      }
    }
    play_on(game, *quick, random, 1);
  }
}

TEST_P(Choices, the_quick_player_only_gives_legal_answers) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Game game(battle, DiceMode::seeded, seed);
    Random random(seed, Stream::players, 0);
    play_on(game, *quick, random);  // the game refuses what is not legal
    EXPECT_TRUE(game.over());
  }
}

// Walks every outcome of the dice of one step; whoever is asked on the way answers quietly.
class Enumerating final : public Play {
 public:
  Enumerating(EnumeratingSource& source, const Tabletop& s, const Choice& first) : Play(false), source_(source), s_(s), first_(&first) {}
  Roll roll(Pool pool, const Why& why) override {
    Roll out(pool);
    source_.roll(pool, why, s_.turn, out);
    return out;
  }

 protected:
  Choice choose(const Question& q) override {
    const Choice c = first_ ? *first_ : q.quiet();
    first_ = nullptr;
    return c;
  }

 private:
  EnumeratingSource& source_;
  const Tabletop& s_;
  const Choice* first_;
};

TEST_P(Choices, the_chances_of_all_outcomes_of_a_choice_sum_to_one) {
  int summed = 0;
  for (std::uint64_t seed = 0; seed < 20 && summed < 30; ++seed) {
    Stored state(*battle);
    Random random(seed, Stream::players, 0);
    SeededSource dice(seed);
    // A player that stops before its own move to look at all that could come of it.
    class Watching final : public Play {
     public:
      Watching(const Battle& b, Tabletop& s, SeededSource& d, Random& r, const Player& p, int& n)
          : Play(false), before(b, s), b_(b), s_(s), d_(d), r_(r), p_(p), n_(n) {}
      Roll roll(Pool pool, const Why& why) override {
        Roll out(pool);
        d_.roll(pool, why, s_.turn, out);
        return out;
      }
      Stored before;

     protected:
      Choice choose(const Question& q) override {
        const Choice c = p_.answer(b_, s_, q, r_);
        if (!asked_) {
          Fraction total;
          EnumeratingSource all(EnumeratingSource::Outcomes::multisets, 5'000);
          for (; all.more(); all.next()) {
            Stored scratch = before;
            Enumerating play(all, *scratch, c);
            b_.step(*scratch, play);
            total = total + all.weight();
          }
          if (!all.exhausted() && all.leaves() > 1) {
            EXPECT_EQ(total.text(), "1") << q.kind;
            ++n_;
          }
        }
        asked_ = true;
        return c;
      }

     private:
      const Battle& b_;
      Tabletop& s_;
      SeededSource& d_;
      Random& r_;
      const Player& p_;
      int& n_;
      bool asked_ = false;
    };
    for (int i = 0; i < 60 && !state->over(); ++i) {
      Watching play(*battle, *state, dice, random, *quick, summed);
      battle->step(*state, play);
    }
  }
  EXPECT_GT(summed, 5) << "too few rolls were looked at to prove anything";
}

INSTANTIATE_TEST_SUITE_P(Questions, Choices, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
