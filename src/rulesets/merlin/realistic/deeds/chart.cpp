// Spreads, columns, defences and additions (MER-R-025 … MER-R-027, MER-R-A03 … A05, A24, A36, A47, A48).
#include "rulesets/merlin/realistic/deeds/chart.h"

#include <algorithm>

#include "rulesets/merlin/realistic/table/ground.h"
#include "rulesets/merlin/table/cover.h"

namespace fyrd::merlin::realistic {

int column(const Numbers& n, int spread) {
  int c = 0;  // MER-R-A04 lower than the chart: the first column
  while (c < 11 && spread >= n.columns[c]) ++c;
  return c;
}

Effect in_column(const Numbers& n, int column, int rolled) {
  return n.chart[std::clamp(rolled, 2, 12) - 2][column];  // MER-R-026; MER-R-A05 held at 2 and 12
}

Effect look_up(const Numbers& n, int spread, int rolled) { return in_column(n, column(n, spread), rolled); }

const char* effect_name(Effect e) {
  static constexpr const char* names[] = {"–", "DB", "DBm", "DE"};
  return names[static_cast<int>(e)];
}

int increased(int value, int percent) { return (value * (100 + percent) + 50) / 100; }  // MER-R-A03 halves up

Tally defence_tally(const Numbers& n, FigureId id, const Guard& his) {
  Tally tally(id, "defence");
  tally.add("MER-R-025", his.armour, his.defence);
  if (his.fortified)
    tally.add("MER-R-025", his.higher ? "fortified and higher" : "fortified",
              increased(his.defence, his.higher ? n.fortified_high : n.fortified) - his.defence);
  return tally;
}

Tally defence_tally(Here here, FigureId target, FigureId attacker) {
  // MER-R-A48 the share of the defence is for the one who is attacked in it
  const bool fort = fortified(here, target, attacker);
  return defence_tally(here.b.numbers, target,
                       {.armour = build(here, target).armour,
                        .defence = build(here, target).defence,
                        .fortified = fort,
                        .higher = fort && higher(here, target, attacker)});
}

Tally chart_tally(const Numbers& n, FigureId id, const Advantage& his) {
  Tally tally(id, "chart");
  // MER-R-A47 the best of his own
  if (his.hero) {
    tally.add("MER-R-027", "hero", his.heroic ? his.heroic : n.hero);  // MER-R-A24
  } else if (his.champion) {
    tally.add("MER-R-027", "champion", n.champion);
  } else if (his.character) {
    tally.add("MER-R-027", "player's character", n.character);
  }
  // MER-R-A47 the best of the place
  if (his.fortified && his.higher) {
    tally.add("MER-R-027", "fortified and higher", n.fort_and_high);
  } else if (his.fortified || his.higher) {
    tally.add("MER-R-027", his.fortified ? "fortified" : "higher ground", n.ground);
  } else if (his.good_ground) {
    tally.add("MER-R-027", "good ground against bad", n.ground);
  }
  // MER-R-A47 one for behind or routing
  if (his.routs) {
    tally.add("MER-R-027", "against somebody who routs", n.behind);
  } else if (his.behind) {
    tally.add("MER-R-027", "from behind", n.behind);
  }
  return tally;
}

Tally chart_tally(Here here, FigureId attacker, FigureId target) {
  const auto& [b, s] = here;
  const Troop& t = b.troop(attacker);
  Advantage his{.hero = t.hero, .champion = t.champion, .character = t.character, .heroic = t.heroic};
  if (target.none()) return chart_tally(b.numbers, attacker, his);
  his.fortified = fortified(here, attacker, target);  // MER-R-A48 for the one who attacks out of it
  his.higher = higher(here, attacker, target);
  his.good_ground = !his.fortified && !his.higher && in_rough(b, s[target].at) && !in_rough(b, s[attacker].at);
  his.routs = s.routs(target);
  // MER-R-A36 the rear quarter
  his.behind = !his.routs && quarter(s[target].at, s[target].facing, s[attacker].at) == Quarter::rear;
  return chart_tally(b.numbers, attacker, his);
}

}  // namespace fyrd::merlin::realistic
