// What is told and marked can be shown: events, marks, arms and ground are of closed sets, so that no client has to
// guess.
#include <set>

#include "rulesets/looks.h"
#include "tests/contract/contract.h"

namespace fyrd {
namespace {

class Showing : public Contract {
 protected:
  // Visits every table on the way.
  template <class Visit>
  void play_through(const Player& player, std::uint64_t seed, Visit visit) {
    Game game(battle, DiceMode::seeded, seed);
    Random random(seed, Stream::players, 0);
    std::size_t told = 0;
    for (int i = 0; i < 400 && !game.over() && !HasFatalFailure(); ++i) {
      visit(game, told);
      told = game.events().size();
      play_on(game, player, random, 1);
    }
    visit(game, told);
  }
};

TEST_P(Showing, every_kind_of_event_says_what_it_shows) {
  std::set<std::string_view> known;
  for (const Shown& one : battle->shows()) EXPECT_TRUE(known.insert(one.kind).second) << one.kind << " is there twice";
  for (const std::uint64_t seed : {5, 6}) {
    play_through(seed == 5 ? *quick : *chance, seed, [&](const Game& game, std::size_t from) {
      for (std::size_t i = from; i < game.events().size(); ++i) {
        const Event& e = game.events()[i];
        const Shown look = shown(battle->shows(), e);
        EXPECT_TRUE(!e.faces.empty() || known.contains(e.kind)) << e.kind << ": " << e.text;
        EXPECT_TRUE(look.shows != Shows::shot || (!e.by.none() && !e.at.none())) << e.kind;
      }
    });
  }
}

TEST_P(Showing, every_mark_is_one_that_pictures_have) {
  play_through(*quick, 7, [&](const Game& game, std::size_t) {
    for (FigureId id : everyone(game.now())) {
      Tokens marks;
      battle->mark(game.now(), id, marks);
      for (const Token& mark : marks) EXPECT_TRUE(mark_kind(mark.id)) << mark.id;
    }
  });
}

TEST_P(Showing, who_has_a_weapon_is_drawn_with_it) {
  const Stored start(*battle);
  for (FigureId id : everyone(*start)) {
    const Appearance look = battle->appearance(*start, id);
    const bool armed = std::ranges::any_of(look.weapons, [](const std::string& weapon) { return weapon != "fists"; });
    const bool drawn = std::ranges::any_of(look.arms, [](Arm arm) { return arm != Arm::none; });
    EXPECT_EQ(armed, drawn) << (*battle)[id].name;
    for (std::size_t i = 0; i < look.arms.size(); ++i)
      EXPECT_NE(look.arms[i], Arm::club) << (*battle)[id].name << " has something nobody knows how to draw";
  }
}

TEST_P(Showing, every_kind_of_ground_is_one_that_pictures_have) {
  data::Problems problems;
  const Ruleset& rules = *GetParam().rules;
  const data::Tree terrain = data::Library::embedded().tree(std::string(rules.folder()) + "/terrain.toml", problems);
  for (const auto& [id, node] : terrain.root().entries(problems))
    EXPECT_NE(read_land(node, id, problems), Land::other) << id;
  for (const Piece& piece : battle->ground.pieces()) EXPECT_NE(piece.land, Land::other) << piece.name;
  EXPECT_TRUE(problems.empty());
}

INSTANTIATE_TEST_SUITE_P(Showing, Showing, ::testing::ValuesIn(all_cases()), case_name);

}  // namespace
}  // namespace fyrd
