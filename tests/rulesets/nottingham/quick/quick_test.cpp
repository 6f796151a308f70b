// The quick player of Nottingham: always legal, much better than chance, and after what the plot wants.
#include <gtest/gtest.h>

#include "rulesets/nottingham/battle.h"
#include "tests/rulesets/match.h"
#include "tests/thorough.h"

namespace fyrd::nottingham {

namespace {

std::shared_ptr<const Battle> open(const char* scenario, std::vector<std::string> bands = {}) {
  const Ruleset& rules = *find_ruleset("nottingham");
  const data::Library library = data::Library::embedded();
  data::Problems problems;
  return rules.open(library, plan(rules, library, scenario, bands, problems), problems);
}

Match play(const char* scenario, const char* red_player, const char* blue_player, std::uint64_t games) {
  return play_match(*open(scenario), red_player, blue_player, games);
}

// How often in some battles between quick players dice were thrown for something.
class Thrown final : public Play {
 public:
  Thrown(const Battle& battle, const Tabletop& s, std::uint64_t seed)
      : Play(false), battle_(battle), s_(s), dice_(seed), random_(seed, Stream::players, 0) {}
  Roll cast(Pool pool, const Why& why, Reading) override {
    Roll fallen(pool);
    dice_.roll(pool, why, s_.turn, fallen);
    climbs += std::string_view(why.purpose) == "climbing";
    jumps += std::string_view(why.purpose) == "a jump";
    return fallen;
  }
  int climbs = 0, jumps = 0;

 protected:
  Choice choose(const Question& q) override { return battle_.quick(s_, q, random_); }

 private:
  const Battle& battle_;
  const Tabletop& s_;
  SeededSource dice_;
  Random random_;
};

}  // namespace

TEST(NottinghamQuick, storms_the_wall_and_takes_long_legs) {
  const auto arena = open("gate-too-far");
  const auto& battle = static_cast<const NottinghamBattle&>(*arena);
  int climbs = 0, jumps = 0, over = 0;
  for (std::uint64_t seed = 1; seed <= enough(60); ++seed) {
    Stored state(*arena);
    Thrown play(*arena, *state, seed);
    FigureSet topped, down;  // attackers who stood on the wall, and on the ground behind it later
    while (!state->over()) {
      arena->step(*state, play);
      const State& s = static_cast<const State&>(*state);
      for (FigureId id : in_play(s)) {
        if (s[id].side != s.attacker) continue;
        const bool up = s[id].elevation > battle.numbers.waist;
        if (up && s[id].at.y >= battle.setting.walk_low.y && s[id].at.y <= battle.setting.walk_high.y) topped.add(id);
        if (!up && s[id].at.y > battle.setting.walk_high.y && topped.has(id)) down.add(id);
      }
    }
    climbs += play.climbs, jumps += play.jumps, over += down.size();
  }
  RecordProperty("climbs", climbs), RecordProperty("jumps", jumps), RecordProperty("over", over);
  if (thorough == 1) return;  // how many is for all of the games
  EXPECT_GE(climbs, 50);
  EXPECT_GE(jumps, 500);
  EXPECT_GE(over, 3) << "over the wall and down behind it";
}

TEST(NottinghamQuick, every_answer_is_legal) {
  for (const char* scenario :
       {"skirmish", "gingerbread", "deadly-desires", "christmastime", "gate-too-far", "hot-trouble"}) {
    const Match match = play(scenario, "quick", "quick", enough(6));
    EXPECT_EQ(match.illegal, 0) << scenario << ": " << match.first_refusal;
  }
}

// Strength takes more games than the slow sanitizers are worth: the play is the same there.
#ifndef FYRD_SANITIZE
constexpr int games = 300, few = 60;

TEST(NottinghamQuick, beats_chance_with_brogan) {
  EXPECT_GE(play("skirmish", "quick", "random", games).wins[0], games * 98 / 100);
}

TEST(NottinghamQuick, beats_chance_with_baldwin) {
  EXPECT_GE(play("skirmish", "random", "quick", games).wins[1], games * 98 / 100);
}

TEST(NottinghamQuick, few_skirmishes_go_on_to_the_last_turn) {
  EXPECT_LE(play("skirmish", "quick", "quick", games).lasting(30), games / 15);
}

TEST(NottinghamQuick, neither_role_of_gingerbread_has_the_better_of_it) {  // the same band on both sides, roles by lot
  const auto battle = open("gingerbread", {"brogan", "brogan"});
  const auto quick = make_player("quick");
  const Player* const players[2] = {quick.get(), quick.get()};
  int attackers = 0, defenders = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    Stored state(*battle);
    Judged play(*battle, *state, players, seed);
    while (!state->over()) battle->step(*state, play);
    if (state->winner.none()) continue;
    ++(state->winner == static_cast<const State&>(*state).attacker ? attackers : defenders);
  }
  EXPECT_LE(attackers, 200 * 70 / 100);
  EXPECT_LE(defenders, 200 * 70 / 100);
}

TEST(NottinghamQuick, leads_the_pig_home_and_keeps_her) {
  EXPECT_GE(play("gingerbread", "quick", "random", few).wins[0], few * 90 / 100);
  EXPECT_GE(play("gingerbread", "random", "quick", few).wins[1], few * 95 / 100);
}

TEST(NottinghamQuick, breaks_into_the_hut_and_out_of_it) {
  EXPECT_GE(play("deadly-desires", "quick", "random", few).wins[0], few * 90 / 100);
  EXPECT_GE(play("deadly-desires", "random", "quick", few).wins[1], few * 95 / 100);
}

TEST(NottinghamQuick, fells_the_pines_or_the_others) {
  EXPECT_GE(play("christmastime", "quick", "random", few).wins[0], few * 85 / 100);
  EXPECT_GE(play("christmastime", "random", "quick", few).wins[1], few * 95 / 100);
}

TEST(NottinghamQuick, gets_through_the_gate_and_holds_it) {
  EXPECT_GE(play("gate-too-far", "quick", "random", few).wins[0], few * 90 / 100);
  EXPECT_GE(play("gate-too-far", "random", "quick", few).wins[1], few * 95 / 100);
}

TEST(NottinghamQuick, carries_casks_out_of_the_fire) {
  EXPECT_GE(play("hot-trouble", "quick", "random", few).wins[0], few * 90 / 100);
  EXPECT_GE(play("hot-trouble", "random", "quick", few).wins[1], few * 90 / 100);
}
#endif

}  // namespace fyrd::nottingham
