// Faces from scripts and from the players' own dice.
#include <gtest/gtest.h>

#include <array>

#include "core/dice/source.h"

namespace fyrd {
namespace {

const Why why{.rule = "melee", .purpose = "hit", .by = {1}, .at = {2}};

std::string typed(ManualSource& source, std::initializer_list<std::uint16_t> faces) {
  return source.type(std::span(faces.begin(), faces.size()));
}

TEST(DiceSource, InvalidPoolsAreRefusedAndLeaveTheResultAlone) {
  SeededSource seeded(1);
  ManualSource manual;
  EnumeratingSource enumerating;
  const std::array script{Roll(Pool{0, 0})};
  ScriptedSource scripted(script);
  const std::array<Source*, 4> sources{&seeded, &manual, &enumerating, &scripted};
  for (Source* source : sources) {
    Roll out(d(6), {5});
    EXPECT_FALSE(source->roll({1, 0}, why, 1, out));
    EXPECT_EQ(out, Roll(d(6), {5}));
  }
}

TEST(DiceScripted, GivesItsRollsInOrderAndThenNoMore) {
  const std::array script{Roll(dice(2, 6), {3, 4}), Roll(d(20), {20}), Roll(dice(0, 6))};
  ScriptedSource source(script);
  for (const Roll& expected : script) {
    Roll out;
    EXPECT_FALSE(source.at_end());
    ASSERT_TRUE(source.roll(expected.pool, why, 1, out));
    EXPECT_EQ(out, expected);
  }
  Roll out;
  EXPECT_TRUE(source.at_end());
  EXPECT_FALSE(source.roll(d(6), why, 1, out));
  EXPECT_FALSE(source.bad());
  EXPECT_EQ(source.used(), 3u);
}

TEST(DiceScripted, StopsAtARollThatDoesNotFit) {
  const std::array script{Roll(d(6), {3}), Roll(d(8), {4}), Roll(d(6), {5})};
  ScriptedSource source(script);
  Roll out;
  ASSERT_TRUE(source.roll(d(6), why, 1, out));
  EXPECT_FALSE(source.roll(d(6), why, 1, out));
  EXPECT_TRUE(source.bad());
  EXPECT_EQ(source.mismatch()->index, 1u);
  EXPECT_EQ(source.mismatch()->asked, d(6));
  EXPECT_EQ(source.mismatch()->found, d(8));
  EXPECT_FALSE(source.roll(d(8), why, 1, out)) << "once apart, always apart";
  EXPECT_EQ(out, script[0]);
}

TEST(DiceScripted, RefusesFacesNoDieHas) {
  const std::array script{Roll(d(6), {7})};
  ScriptedSource source(script);
  Roll out;
  EXPECT_FALSE(source.roll(d(6), why, 1, out));
  EXPECT_TRUE(source.bad());
}

TEST(DiceManual, WaitsForTypedFaces) {
  ManualSource source;
  EXPECT_EQ(typed(source, {3, 4}), "no roll is asked for");
  Roll out;
  EXPECT_FALSE(source.roll(dice(2, 6), why, 1, out));
  EXPECT_FALSE(source.roll(dice(2, 6), why, 1, out));
  ASSERT_TRUE(source.asked());
  EXPECT_EQ(source.asked()->pool, dice(2, 6));
  EXPECT_STREQ(source.asked()->why.rule, "melee");
  EXPECT_EQ(typed(source, {3}), "2d6 has 2 faces, not 1");
  EXPECT_EQ(typed(source, {3, 4, 5}), "2d6 has 2 faces, not 3");
  EXPECT_EQ(typed(source, {3, 7}), "a d6 has no face 7");
  EXPECT_EQ(typed(source, {0, 3}), "a d6 has no face 0");
  EXPECT_FALSE(source.roll(dice(2, 6), why, 1, out)) << "wrong faces are not faces";
  EXPECT_EQ(typed(source, {1, 1}), "");
  EXPECT_EQ(typed(source, {3, 4}), "") << "a slip can be put right";
  ASSERT_TRUE(source.roll(dice(2, 6), why, 1, out));
  EXPECT_EQ(out, Roll(dice(2, 6), {3, 4}));
  EXPECT_FALSE(source.asked());
  EXPECT_FALSE(source.roll(dice(2, 6), why, 1, out)) << "faces are used once";
}

TEST(DiceManual, TypedFacesAnswerOnlyTheirQuestion) {
  Why other = why;
  other.at = {3};
  ManualSource source;
  Roll out;
  EXPECT_FALSE(source.roll(d(6), why, 1, out));
  EXPECT_EQ(typed(source, {6}), "");
  EXPECT_FALSE(source.roll(d(6), other, 1, out));
  EXPECT_EQ(source.asked()->why.at, FigureId{3});
  EXPECT_FALSE(source.roll(d(6), why, 1, out)) << "and they are gone for good";
}

TEST(DiceManual, NobodyThrowsNoDice) {
  ManualSource source;
  Roll out;
  EXPECT_TRUE(source.roll(dice(0, 6), why, 1, out));
  EXPECT_TRUE(out.empty());
  EXPECT_FALSE(source.asked());
}

}  // namespace
}  // namespace fyrd
