// Bonuses added up, and two dice in all their falls (MER-S-001 … MER-S-005, MER-S-A01, MER-S-A03).
#include "rulesets/merlin/simple/turn/contest.h"

#include <algorithm>
#include <array>

#include "core/dice/fraction.h"

namespace fyrd::merlin::simple {

Tally own_tally(const Numbers& n, FigureId of, const char* what, const Bonuses& his) {
  Tally tally(of, what);
  if (his.crossbow) tally.add("MER-S-005", "crossbow", n.crossbow);
  if (his.leader) tally.add("MER-S-003", "leader", n.leader);
  if (his.charging) {
    tally.add("MER-S-003", "charging", n.charging);
  } else if (his.mounted) {
    tally.add("MER-S-003", "mounted", n.mounted);
  }
  return tally;
}

int outnumbering(const Numbers& n, std::size_t men) {
  if (men < 2) return 0;
  if (n.rulings.by_heads) return n.each * static_cast<int>(men);  // MER-S-A01
  return men == 2 ? n.two_to_one : n.three_to_one;                // MER-S-A01 the two legal sizes, the two ends
}

Tally gang_tally(const Numbers& n, FigureId of, const char* what, std::span<const Bonuses> gang) {
  if (gang.size() == 1) return own_tally(n, of, what, gang[0]);
  Bonuses any;
  for (const Bonuses& one : gang) {
    any.leader |= one.leader, any.mounted |= one.mounted, any.charging |= one.charging;
  }
  Tally tally(of, what);
  tally.add("MER-S-002", gang.size() == 2 ? "two to one" : "three to one", outnumbering(n, gang.size()));
  // MER-S-A03 each of them adds to the one roll there is, once; or only the best does
  Modifier best{"", "", 0};
  const Tally own = own_tally(n, of, what, any);
  for (const Modifier& m : own.modifiers()) {
    if (!n.rulings.best_only) tally.add(m.rule, m.name, m.value);
    if (m.value > best.value) best = m;
  }
  if (n.rulings.best_only && best.value > 0) tally.add(best.rule, best.name, best.value);
  return tally;
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
  for (int i = 0; i < 13; ++i) all[i] = count_contest(i - 6);
  return all;
}();

}  // namespace

Contest contest(int ahead) { return contests[std::clamp(ahead, -6, 6) + 6]; }

std::string chances(const Contest& c) {
  return Fraction(c.wins, 36).text() + " to win, " + Fraction(c.loses, 36).text() + " to lose, " +
         Fraction(36 - c.wins - c.loses, 36).text() + " nothing";
}

}  // namespace fyrd::merlin::simple
