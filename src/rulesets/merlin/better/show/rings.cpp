// What lies within somebody's reach in the better game (MER-B-002, MER-B-003).
#include "core/play/survey.h"
#include "rulesets/merlin/better/deeds/move.h"

namespace fyrd::merlin::better {

std::vector<Ring> BetterBattle::rings(const Tabletop& table, FigureId id) const {
  const State& s = state(table);
  const Fighter& f = fighter(id);
  const Shape stand = base(s[id]);
  const auto around = [&](Length l) { return outline(stand.grown(l)); };
  const auto text = [&](Length l) { return measure_text(l, unit); };
  std::vector<Ring> all;
  for (const Arm& arm : f.hand())
    all.push_back(
        {"reach", arm.name, "MER-B-003", text(arm.reach) + ": whom he can strike with it", around(arm.reach)});
  if (f.shoots)
    all.push_back(
        {"range", f.shot.name, "MER-B-003", text(f.shot.reach) + ": as far as he shoots", around(f.shot.reach)});
  if (s.routs(id)) return all;
  const bool moving = s.mover == id;
  const Length way = moving ? s.allowance : movement(numbers, 6 * numbers.movement_dice, f.mounted);
  all.push_back({"threat", "movement", "MER-B-002",
                 text(way) + (moving ? ": as far as he can go now" : ": as far as he could go with the best throw") +
                     ", and his reach",
                 around(way + f.reach)});
  return all;
}

}  // namespace fyrd::merlin::better
