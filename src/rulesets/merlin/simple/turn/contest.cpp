// Who leaves the battle, and what the two dice of a contest can come to (MER-S-001).
#include <algorithm>
#include <array>

#include "core/dice/fraction.h"
#include "rulesets/merlin/simple/battle.h"

namespace fyrd::merlin::simple {

void eliminate(State& s, FigureId id) { s[id].pose = Pose::out; }

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
