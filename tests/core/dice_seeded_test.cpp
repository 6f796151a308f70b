// Faces that follow from a seed: the published random function, uniformity, and keys that do not disturb each other.
#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "core/dice/source.h"
#include "tests/core/dice_property.h"

namespace fyrd {
namespace {

TEST(DicePhilox, KnownAnswersOfRandom123) {
  EXPECT_EQ(philox({0, 0, 0, 0}, {0, 0}), (PhiloxBlock{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  constexpr std::uint32_t ones = 0xffffffff;
  EXPECT_EQ(philox({ones, ones, ones, ones}, {ones, ones}),
            (PhiloxBlock{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
            (PhiloxBlock{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

// Written games are replayed from their seed, so these faces may never change.
TEST(DiceSeeded, FacesAreFrozen) {
  const DiceKey key = dice_key(3, {.rule = "melee", .purpose = "hit", .by = {5}}, 1);
  EXPECT_EQ(seeded_roll(0x0123456789abcdef, dice(10, 6), key), Roll(dice(10, 6), {6, 2, 4, 4, 6, 5, 4, 1, 6, 4}));
  EXPECT_EQ(seeded_roll(42, dice(5, 1000), {}), Roll(dice(5, 1000), {613, 469, 74, 341, 127}));
  Random random(42, Stream::players, 7);
  const std::vector<std::uint32_t> first{random.next(), random.next(), random.below(100), random.below(100),
                                         random.below(100)};
  EXPECT_EQ(first, (std::vector<std::uint32_t>{3625536407, 2120275480, 22, 96, 39}));
}

TEST(DiceSeeded, FacesFitThePool) {
  for (const Pool pool : {dice(0, 6), d(1), dice(255, 1), dice(255, 6), dice(255, 1000)})
    EXPECT_TRUE(seeded_roll(1, pool, {.turn = 9}).fits(pool)) << pool.text();
  EXPECT_EQ(seeded_roll(1, {3, 0}, {}).size(), 0);
}

// Pearson's statistic times the expected count, in whole numbers.
std::int64_t deviation(const std::vector<int>& seen, std::int64_t expected) {
  std::int64_t result = 0;
  for (const int n : seen) result += (n - expected) * (n - expected);
  return result;
}

// The limits are the 99.9 % points of chi-square for 5 and 19 degrees of freedom.
TEST(DiceSeeded, EveryFaceEquallyOftenOverTurns) {
  std::vector<int> d6(6), d20(20);
  for (std::uint32_t turn = 0; turn < 60'000; ++turn) ++d6[seeded_roll(1, d(6), {.turn = turn})[0] - 1];
  for (std::uint32_t turn = 0; turn < 60'000; ++turn) ++d20[seeded_roll(1, d(20), {.turn = turn})[0] - 1];
  EXPECT_LT(deviation(d6, 10'000) * 10, 205 * 10'000);
  EXPECT_LT(deviation(d20, 3'000) * 10, 438 * 3'000);
}

TEST(DiceSeeded, EveryFaceEquallyOftenWithinRollsAndOverFigures) {
  std::vector<int> d6(6), d20(20);
  for (std::uint16_t figure = 0; figure < 400; ++figure) {
    const Roll roll = seeded_roll(2, dice(150, 6), {.figure = figure});
    for (const int face : roll.faces()) ++d6[face - 1];
  }
  for (std::uint32_t occurrence = 0; occurrence < 400; ++occurrence) {
    const Roll roll = seeded_roll(2, dice(150, 20), {.occurrence = occurrence});
    for (const int face : roll.faces()) ++d20[face - 1];
  }
  EXPECT_LT(deviation(d6, 10'000) * 10, 205 * 10'000);
  EXPECT_LT(deviation(d20, 3'000) * 10, 438 * 3'000);
}

TEST(DiceSeeded, PairsOfDiceAreIndependent) {
  std::vector<int> pairs(36);
  for (std::uint32_t turn = 0; turn < 72'000; ++turn) {
    const Roll roll = seeded_roll(3, dice(2, 6), {.turn = turn});
    ++pairs[(roll[0] - 1) * 6 + roll[1] - 1];
  }
  EXPECT_LT(deviation(pairs, 2'000) * 10, 666 * 2'000);  // 35 degrees of freedom
}

TEST(DiceSeeded, EveryPartOfTheKeyCounts) {
  always([](std::uint64_t seed, std::uint32_t turn, std::uint16_t figure, std::uint32_t reason, std::uint32_t times) {
    const Pool pool = dice(30, 6);
    const DiceKey key{turn, figure, reason, times};
    const Roll roll = seeded_roll(seed, pool, key);
    RC_ASSERT(roll == seeded_roll(seed, pool, key));
    RC_ASSERT(roll != seeded_roll(seed + 1, pool, key));
    RC_ASSERT(roll != seeded_roll(seed ^ std::uint64_t{1} << 32, pool, key));
    RC_ASSERT(roll != seeded_roll(seed, pool, {turn + 1, figure, reason, times}));
    RC_ASSERT(roll != seeded_roll(seed, pool, {turn, static_cast<std::uint16_t>(figure + 1), reason, times}));
    RC_ASSERT(roll != seeded_roll(seed, pool, {turn, figure, reason + 1, times}));
    RC_ASSERT(roll != seeded_roll(seed, pool, {turn, figure, reason, times + 1}));
  });
}

TEST(DiceRandom, StreamsAndUsersDiffer) {
  const auto first = [](Stream stream, std::uint64_t sub) {
    Random random(1, stream, sub);
    return std::vector{random.next(), random.next(), random.next(), random.next(), random.next()};
  };
  EXPECT_EQ(first(Stream::players, 0), first(Stream::players, 0));
  EXPECT_NE(first(Stream::players, 0), first(Stream::decoration, 0));
  EXPECT_NE(first(Stream::players, 0), first(Stream::dice, 0));
  EXPECT_NE(first(Stream::players, 0), first(Stream::players, 1));
  EXPECT_NE(first(Stream::players, 0), first(Stream::players, std::uint64_t{1} << 32));
}

TEST(DiceRandom, BelowIsUnbiasedEvenWhereWordsAreOftenRejected) {
  Random random(1, Stream::players, 0);
  constexpr std::uint32_t n = 3u << 30;
  std::vector<int> thirds(3), rests(3);  // without rejection, every third number would come twice as often
  for (int i = 0; i < 30'000; ++i) {
    const std::uint32_t drawn = random.below(n);
    ASSERT_LT(drawn, n);
    ++thirds[drawn >> 30];
    ++rests[drawn % 3];
  }
  EXPECT_LT(deviation(thirds, 10'000) * 10, 138 * 10'000);  // 2 degrees of freedom
  EXPECT_LT(deviation(rests, 10'000) * 10, 138 * 10'000);
  EXPECT_EQ(random.below(0), 0u);
  EXPECT_EQ(random.below(1), 0u);
}

// What Occurrences should do, said plainly.
struct PlainCounts {
  std::uint32_t turn = 0;
  std::map<std::pair<std::uint16_t, std::uint32_t>, std::uint32_t> counts;
  std::uint32_t next(std::uint32_t now, std::uint16_t figure, std::uint32_t reason) {
    if (now != turn) counts.clear();
    turn = now;
    return counts[{figure, reason}]++;
  }
};

TEST(DiceOccurrences, AgreeWithPlainCounts) {
  Random random(1, Stream::decoration, 0);
  Occurrences table;
  PlainCounts plain;
  std::uint32_t turn = 0;
  for (int i = 0; i < 50'000; ++i) {
    if (random.below(2'000) == 0) turn = random.below(5);
    const auto figure = static_cast<std::uint16_t>(random.below(40));
    const std::uint32_t why = random.below(20);  // 800 pairs: many more than the table holds
    ASSERT_EQ(table.next(turn, figure, why), plain.next(turn, figure, why));
  }
}

TEST(DiceOccurrences, CopiesGoOnFromWhereTheyWereTaken) {
  Occurrences table;
  for (std::uint16_t figure = 0; figure < 300; ++figure) table.next(1, figure, 9);
  Occurrences saved = table;
  EXPECT_EQ(table.next(1, 0, 9), 1u);
  EXPECT_EQ(table.next(1, 299, 9), 1u);
  EXPECT_EQ(saved.next(1, 0, 9), 1u);
  EXPECT_EQ(saved.next(1, 299, 9), 1u);
}

TEST(DiceOccurrences, NoCountComesBackWhenGenerationsGoRound) {
  Occurrences table;
  EXPECT_EQ(table.next(0, 1, 1), 0u);
  for (std::uint32_t turn = 1; turn < 70'000; ++turn) {
    ASSERT_EQ(table.next(turn, 2, 2), 0u);
    if (turn < 65'500) continue;
    Occurrences asked = table;  // asking the table itself would wipe out the old stamp
    ASSERT_EQ(asked.next(turn, 1, 1), 0u) << turn;
  }
}

Roll thrown(Source& source, const Why& why, std::uint32_t turn) {
  Roll out;
  EXPECT_TRUE(source.roll(dice(20, 6), why, turn, out));
  return out;
}

TEST(DiceSeededSource, OtherThrowsChangeNothing) {
  const Why mine{.rule = "melee", .purpose = "hit", .by = {1}};
  SeededSource alone(7), busy(7);
  for (std::uint32_t turn = 0; turn < 3; ++turn)
    for (int i = 0; i < 3; ++i) {
      thrown(busy, {.rule = "melee", .purpose = "hit", .by = {2}}, turn);
      thrown(busy, {.rule = "melee", .purpose = "wound", .by = {1}}, turn);
      thrown(busy, {.rule = "morale", .purpose = "hit", .side = {1}}, turn);
      EXPECT_EQ(thrown(alone, mine, turn), thrown(busy, mine, turn));
    }
}

TEST(DiceSeededSource, RepeatedThrowsDiffer) {
  const Why why{.rule = "melee", .purpose = "hit", .by = {1}};
  SeededSource source(7);
  const Roll first = thrown(source, why, 1), second = thrown(source, why, 1), later = thrown(source, why, 2);
  EXPECT_NE(first, second);
  EXPECT_NE(first, later);
  EXPECT_NE(second, later);
  EXPECT_EQ(second, seeded_roll(7, dice(20, 6), dice_key(1, why, 1)));
}

TEST(DiceSeededSource, TargetNeverMattersAndSideOnlyWithoutAFigure) {
  const auto first = [](const Why& why) {
    SeededSource source(7);
    return thrown(source, why, 1);
  };
  EXPECT_EQ(first({.rule = "r", .by = {1}, .at = {2}}), first({.rule = "r", .by = {1}, .at = {3}}));
  EXPECT_EQ(first({.rule = "r", .by = {1}, .side = {0}}), first({.rule = "r", .by = {1}, .side = {1}}));
  EXPECT_EQ(first({.rule = "r", .at = {2}, .side = {0}}), first({.rule = "r", .at = {3}, .side = {0}}));
  EXPECT_NE(first({.rule = "r", .side = {0}}), first({.rule = "r", .side = {1}}));
  EXPECT_NE(first({.rule = "r", .side = {0}}), first({.rule = "r", .by = {0}}));
}

}  // namespace
}  // namespace fyrd
