// How a battle of the simple game ends (MER-X03), and what the two dice of a contest can come to.
#include <algorithm>
#include <array>

#include "core/dice/fraction.h"
#include "rulesets/merlin/simple/battle.h"

namespace fyrd::merlin::simple {

void eliminate(State& s, FigureId id) { s[id].pose = Pose::out; }

namespace {

int points_in_play(const SimpleBattle& b, const State& s, Side side) {
  int points = 0;
  for (FigureId id : everyone(s)) {
    if (s[id].side == side && s[id].in_play()) points += b.troop(id).points;
  }
  return points;
}

}  // namespace

void judge_end_of_turn(const SimpleBattle& b, State& s, Play& play) {
  const Side sides[2] = {Side{0}, Side{1}};
  const bool gone[2] = {count_in_play(s, sides[0]) == 0, count_in_play(s, sides[1]) == 0};
  const bool time_up = s.turn >= b.numbers.turns;
  if (!gone[0] && !gone[1] && !time_up) return;

  Ended how = Ended::last_standing;
  if (gone[0] != gone[1]) {
    s.winner = sides[gone[0]];
  } else if (gone[0]) {
    how = Ended::nobody_left;
  } else {
    // MER-X03 after the last turn more points in play win, equal is a draw
    how = Ended::turn_limit;
    const int points[2] = {points_in_play(b, s, sides[0]), points_in_play(b, s, sides[1])};
    if (points[0] != points[1]) s.winner = sides[points[1] > points[0]];
  }
  s.ending = s.winner.none() ? Ending::drawn : Ending::won;
  s.verdict = static_cast<std::uint8_t>(how);
  play.tell([&] {
    Event e;
    e.kind = "ended", e.rule = "MER-X03", e.side = s.winner;
    e.text = s.winner.none() ? "The battle is a draw." : "{side} holds the field and wins.";
    return e;
  });
}

namespace {

constexpr Contest count_contest(int ahead) {
  Contest c;
  for (int a = 1; a <= 6; ++a) {
    for (int b = 1; b <= 6; ++b) {
      c.wins += a + ahead > b;
      c.loses += a + ahead < b;
    }
  }
  return c;
}

// Six more on one side decides every contest.
constexpr auto contests = [] {
  std::array<Contest, 13> all{};
  for (int i = 0; i < 13; ++i) all[static_cast<std::size_t>(i)] = count_contest(i - 6);
  return all;
}();

}  // namespace

Contest contest(int ahead) { return contests[static_cast<std::size_t>(std::clamp(ahead, -6, 6) + 6)]; }

std::string chances(const Contest& c) {
  return Fraction(c.wins, 36).text() + " to win, " + Fraction(c.loses, 36).text() + " to lose, " +
         Fraction(36 - c.wins - c.loses, 36).text() + " nothing";
}

}  // namespace fyrd::merlin::simple
