// Whether somebody can harm another from where he is, against the chance of it.
#include "core/play/game.h"
#include "rulesets/nottingham/battle.h"
#include "tests/rulesets/match.h"
#include "tests/thorough.h"

namespace fyrd::nottingham {

TEST(NottinghamMenace, is_known_sooner_where_its_chance_does_not_matter) {
  int none = 0, some = 0;
  for (const char* scenario : {"skirmish", "gate-too-far", "melee-royal", "hot-trouble"}) {
    const auto any = opened("nottingham", scenario);
    ASSERT_TRUE(any) << scenario;
    const auto& battle = static_cast<const NottinghamBattle&>(*any);
    const auto player = make_player("quick");
    Game game(any, DiceMode::seeded, 1);
    Random random(1, Stream::players, 0);
    for (int i = 0; i < enough(400) && !game.over(); ++i) {
      const auto& s = static_cast<const State&>(game.now());
      for (FigureId by : in_play(s)) {
        for (FigureId at : enemies({battle, s}, by)) {
          const bool chance = !battle.menace(s, by, at, false).zero();
          ASSERT_EQ(battle.menaces(s, by, at), chance)
              << scenario << " " << i << " " << battle[by].id << " " << battle[at].id;
          ++(chance ? some : none);
        }
      }
      const Side side = game.wanted()[0].side;
      Choice choice;
      game.at_question(
          side, [&](const Tabletop& t, const Question& q) { choice = player->answer({battle, t, q, t, {}}, random); });
      ASSERT_FALSE(game.answer(side, choice));
    }
  }
  EXPECT_GT(some, 100);
  EXPECT_GT(none, 100);
}

}  // namespace fyrd::nottingham
