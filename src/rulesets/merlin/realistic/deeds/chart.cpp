// Spreads, columns, defences and additions (MER-R-024 … MER-R-027, MER-R-A03 … A05, A09, A24, A36, A47, A48).
#include "rulesets/merlin/realistic/deeds/chart.h"

#include <algorithm>

namespace fyrd::merlin::realistic {

int column(const RealisticBattle& b, int spread) {
  int c = 0;  // MER-R-A04 lower than the chart: the first column
  while (c < 11 && spread >= b.numbers.columns[c]) ++c;
  return c;
}

Effect in_column(const RealisticBattle& b, int column, int rolled) {
  return b.numbers.chart[std::clamp(rolled, 2, 12) - 2][column];  // MER-R-026; MER-R-A05 held at 2 and 12
}

Effect look_up(const RealisticBattle& b, int spread, int rolled) { return in_column(b, column(b, spread), rolled); }

const char* effect_name(Effect e) {
  static constexpr const char* names[] = {"–", "DB", "DBm", "DE"};
  return names[static_cast<int>(e)];
}

int increased(int value, int percent) { return (value * (100 + percent) + 50) / 100; }  // MER-R-A03 halves up

int part(int total, int n, int k) { return total / n + (k < total % n ? 1 : 0); }  // MER-R-A09

Tally defence_tally(const RealisticBattle& b, const State& s, FigureId target, FigureId attacker) {
  Tally tally(target, "defence");
  const Build& build = b.build(s, target);
  tally.add("MER-R-025", build.armour, build.defence);
  // MER-R-A48 the share of the defence is for the one who is attacked in it
  if (fortified(b, s, target, attacker)) {
    const bool high = higher(b, s, target, attacker);
    tally.add("MER-R-025", high ? "fortified and higher" : "fortified",
              increased(build.defence, high ? b.numbers.fortified_high : b.numbers.fortified) - build.defence);
  }
  return tally;
}

Tally chart_tally(const RealisticBattle& b, const State& s, FigureId attacker, FigureId target) {
  const Numbers& n = b.numbers;
  const Troop& t = b.troop(attacker);
  Tally tally(attacker, "chart");
  // MER-R-A47 the best of his own
  if (t.hero) {
    tally.add("MER-R-027", "hero", t.heroic ? t.heroic : n.hero);  // MER-R-A24
  } else if (t.champion) {
    tally.add("MER-R-027", "champion", n.champion);
  } else if (t.character) {
    tally.add("MER-R-027", "player's character", n.character);
  }
  if (target.none()) return tally;
  // MER-R-A47 the best of the place, MER-R-A48 for the one who attacks out of it
  const bool fort = fortified(b, s, attacker, target), high = higher(b, s, attacker, target);
  if (fort && high) {
    tally.add("MER-R-027", "fortified and higher", n.fort_and_high);
  } else if (fort || high) {
    tally.add("MER-R-027", fort ? "fortified" : "higher ground", n.ground);
  } else if (in_rough(b, s[target].at) && !in_rough(b, s[attacker].at)) {
    tally.add("MER-R-027", "good ground against bad", n.ground);
  }
  // MER-R-A47 one for behind or routing; MER-R-A36 the rear quarter
  if (s.routs(target)) {
    tally.add("MER-R-027", "against somebody who routs", n.behind);
  } else if (quarter(s[target].at, s[target].facing, s[attacker].at) == Quarter::rear) {
    tally.add("MER-R-027", "from behind", n.behind);
  }
  return tally;
}

}  // namespace fyrd::merlin::realistic
