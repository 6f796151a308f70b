// What is read of slowing dice: throws that the odds take for the same end at the same place.
#include <map>

#include "odds/forecast.h"
#include "tests/rulesets/darkages/stage.h"

namespace fyrd::darkages {

namespace {

struct Walk {
  const char* who;
  const char* ground;
  int dice;
};

// Ned or Hugh is about to be told to go up to that line; the ground begins at 28.
DarkStage before_the_march(const Walk& walk) {
  DarkStage stage;
  stage.pause();
  stage.ground(walk.ground, Cm(10, 28), Cm(40, 70));
  stage.red("He", walk.who, Cm(20, 20));
  return stage;
}

}  // namespace

TEST(DRK_003, throws_that_odds_take_for_the_same_bring_him_to_the_same_place) {
  for (const Walk& walk : {Walk{"warrior", "bushes", 1}, Walk{"warrior", "wood", 1}, Walk{"breton-rider", "bushes", 2},
                           Walk{"breton-rider", "wood", 2}}) {
    for (int to = 29; to <= (walk.dice == 1 ? 40 : 60); to += 2) {
      SCOPED_TRACE(std::string(walk.who) + " into " + walk.ground + " to " + std::to_string(to));
      std::map<std::int32_t, Fraction> thrown, foreseen;
      const Fraction each(1, walk.dice == 1 ? 6 : 36);
      for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= (walk.dice == 1 ? 1 : 6); ++second) {
          DarkStage stage = before_the_march(walk);
          stage.order(stage.move_order("He", {Cm(20, to)}));
          stage.march();
          ASSERT_EQ(stage.asked(), "dice");
          if (walk.dice == 1)
            stage.roll(first);
          else
            stage.roll({first, second});
          thrown[stage["He"].at.y] += each;
        }
      }
      DarkStage stage = before_the_march(walk);
      ASSERT_EQ(stage.asked(), "order");
      Intention intention;
      intention.side = stage.side_of(stage.id("He"));
      intention.choices = {just(stage.move_order("He", {Cm(20, to)}))};
      const Forecast all = forecast(stage.game(), intention);
      ASSERT_TRUE(all.exact);
      for (const Prospect& p : all.prospects) foreseen[(*p.table)[stage.id("He")].at.y] += p.chance;
      EXPECT_EQ(foreseen, thrown);
    }
  }
}

// His throws have five results where he goes as far as he can, and two where he gets there but for a six.
TEST(DRK_002, a_throw_that_changes_nothing_is_not_walked) {
  const Walk walk{"warrior", "bushes", 1};
  const auto runs = [&](int to) {
    DarkStage stage = before_the_march(walk);
    Intention intention;
    intention.side = stage.side_of(stage.id("He"));
    intention.choices = {just(stage.move_order("He", {Cm(20, to)}))};
    return forecast(stage.game(), intention).runs;
  };
  EXPECT_LT(2 * runs(30), runs(40));
}

}  // namespace fyrd::darkages
