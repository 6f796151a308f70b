// The point spread chart, what is added on it, and what somebody's defence is (MER-R-025 … MER-R-027, MER-R-A03 … A05,
// A36, A47, A48).
#pragma once

#include "rulesets/merlin/realistic/battle.h"

namespace fyrd::merlin::realistic {

int column(const Numbers&, int spread);  // 0 … 11
Effect in_column(const Numbers&, int column, int rolled);
Effect look_up(const Numbers&, int spread, int rolled);
const char* effect_name(Effect);  // "–", "DB", "DBm", "DE"

int increased(int value, int percent);  // MER-R-A03

// What somebody who is attacked has for himself: taken from the table, or said in words.
struct Guard {
  const char* armour = "";
  int defence = 0;
  bool fortified = false, higher = false;
};
Tally defence_tally(const Numbers&, FigureId, const Guard&);
Tally defence_tally(Here, FigureId target, FigureId attacker);

// What somebody has for himself on the chart.
struct Advantage {
  bool hero = false, champion = false, character = false;
  int heroic = 0;  // MER-R-A24 what this hero adds; 0: as the rules say
  bool fortified = false, higher = false, good_ground = false;
  bool behind = false, routs = false;  // he strikes from behind; the other one routs
};
Tally chart_tally(const Numbers&, FigureId, const Advantage&);
Tally chart_tally(Here, FigureId attacker, FigureId target);  // a gate has no target

}  // namespace fyrd::merlin::realistic
