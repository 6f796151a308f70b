// What must hold at every step of any battle, however it is played: no die comes from nowhere or is lost, nobody stands
// in a wall, on somebody or off the table, and hands hold what is carried (NOT-010 … NOT-014, NOT-094, NOT-A19, A68,
// A90).
#include "ai/player.h"
#include "rulesets/nottingham/table/obstacle.h"
#include "rulesets/nottingham/table/standing.h"
#include "tests/rulesets/nottingham/fair.h"
#include "tests/thorough.h"

namespace fyrd::nottingham {

namespace {

void check_dice(const NottinghamBattle& b, const State& s) {
  for (std::uint8_t i = 0; i < s.side_count; ++i) {
    const Side side{i};
    if (s.band(side).routed) continue;
    int there = s.band(side).free, should = s.band(side).owed;
    for (FigureId id : everyone(s)) {
      if (s[id].side != side) continue;
      there += s.man(id).bound();
      should += s[id].in_play() || !s.man(id).deployed ? b.warrior(id).dice() : 0;
    }
    ASSERT_EQ(there, should) << b.parties[i].name << " in turn " << s.turn;
  }
}

void check_places(const NottinghamBattle& b, const State& s, std::span<const Event> events) {
  for (FigureId id : everyone(s)) {
    const Figure& f = s[id];
    if (!f.in_play()) continue;
    const std::string where = b[id].name + " at " + std::to_string(f.at.x / 2540.0) + ", " +
                              std::to_string(f.at.y / 2540.0) + ", " + std::to_string(f.elevation.units / 2540.0) +
                              " in turn " + std::to_string(s.turn) + (s.man(id).hanging() ? ", hanging" : "");
    ASSERT_TRUE(f.at.x >= 0 && f.at.y >= 0 && f.at.x <= b.ground.width().units && f.at.y <= b.ground.depth().units)
        << where;
    if (f.pose != Pose::standing) continue;
    const Shape base = base_of({b, s}, id);
    ASSERT_TRUE(b.ground.on_table(base)) << where;
    // NOT-061, NOT-A70 on something low stands only whose jump fell short just there.
    const bool leapt = std::ranges::any_of(events, [&](const Event& e) {
      return std::string_view(e.kind) == "jumped" && e.by == id && e.path.end() == f.at;
    });
    const Length tall = upright({b, s}, id).tall;
    const Heights band = leapt ? walking_band(b, f.elevation, tall) : standing_band(b, f.elevation, tall);
    b.ground.any(extent(base), [&](int i) {
      const Piece& piece = b.ground.pieces()[i];
      EXPECT_FALSE(piece.impassable && band.meets(piece.solid) && overlap(base, piece.solid.shape))
          << where << " in " << piece.name;
      return false;
    });
    for (FigureId other : everyone(s)) {
      const Figure& g = s[other];
      if (other.index <= id.index || g.pose != Pose::standing ||
          f.elevation >= g.elevation + body_height({b, s}, other) ||
          g.elevation >= f.elevation + body_height({b, s}, id))
        continue;
      ASSERT_FALSE(overlap(base, base_of({b, s}, other))) << where << " on " << b[other].name;
    }
  }
}

void check_hands(const NottinghamBattle& b, const State& s) {
  for (FigureId id : everyone(s)) {
    const Man& man = s.man(id);
    for (const std::int8_t hand : {man.right, man.left}) {
      ASSERT_TRUE(hand == empty_hand || (hand >= 0 && hand < man.item_count)) << b[id].name;
      ASSERT_TRUE(hand == empty_hand || b.item(man.items[hand]).hands > 0) << b[id].name;
    }
    for (const ItemId held : {man.in_right(), man.in_left()})
      ASSERT_TRUE(held.none() || b.item(held).hands == (man.two_handed() ? 2 : 1)) << b[id].name;
    ASSERT_TRUE(man.aiming == 0 || !man.aims_at.none() || !s[id].in_play()) << b[id].name;
    ASSERT_TRUE(!man.panic || man.bound() > 0) << "a locked die";
    ASSERT_TRUE(!man.hanging() || s[id].pose == Pose::standing) << b[id].name;
  }
}

void play(bool placed, std::uint64_t seed) {
  Fair fair(placed);
  data::Problems problems;
  const auto battle = fair.open(problems);
  ASSERT_TRUE(battle) << problems.text();
  const auto& b = static_cast<const NottinghamBattle&>(*battle);
  Game game(battle, DiceMode::seeded, seed);
  const auto player = make_player("random");
  Random random(seed, Stream::players, 1);
  for (int inputs = 0; !game.over() && inputs < 4000; ++inputs) {
    SCOPED_TRACE((placed ? "placed, seed " : "deployed, seed ") + std::to_string(seed) + ", input " +
                 std::to_string(inputs) + ", " + game.wanted()[0].prompt);
    const State& s = static_cast<const State&>(game.now());
    const std::string kind = game.wanted()[0].kind;
    if (kind == "nominate" || kind == "deploy") check_dice(b, s);  // nothing is in flight
    check_places(b, s, game.events()), check_hands(b, s);
    if (testing::Test::HasFailure()) {
      for (std::size_t i = game.events().size() - std::min<std::size_t>(game.events().size(), 14);
           i < game.events().size(); ++i) {
        const Event& e = game.events()[i];
        std::printf("%s: %s (%s)\n", std::string(e.kind).c_str(), e.by.none() ? "" : b[e.by].name.c_str(),
                    std::string(e.rule).c_str());
      }
      return;
    }
    const Side side = game.wanted()[0].side;
    Choice choice;
    game.at_question(side, [&](const Tabletop& table, const Question& q) {
      choice = player->answer({b, table, q, table, {}}, random);
      // Nobody leaves the field of himself, and few pass: battles are to be long.
      for (int again = 0; again < 3 && kind == "nominate" && choice.verb != NominateOrder::name; ++again)
        choice = player->answer({b, table, q, table, {}}, random);
    });
    const Verdict no = game.answer(side, choice);
    ASSERT_FALSE(no) << no->message;
  }
  const State& s = static_cast<const State&>(game.now());
  EXPECT_TRUE(game.over() || s.turn > 1) << "a battle was fought";
  check_places(b, s, game.events()), check_hands(b, s);
}

}  // namespace

TEST(NottinghamEconomy, dice_places_and_hands_in_battles_begun_anywhere) {
  for (std::uint64_t seed = 1; seed <= enough(12) && !HasFailure(); ++seed) play(true, seed);
}

TEST(NottinghamEconomy, dice_places_and_hands_in_battles_set_up_by_decisions) {
  for (std::uint64_t seed = 101; seed <= 100 + enough(8) && !HasFailure(); ++seed) play(false, seed);
}

}  // namespace fyrd::nottingham
