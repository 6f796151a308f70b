// What lies within somebody's reach in the better game (MER-B-002, MER-B-003).
#include "core/play/survey.h"
#include "rulesets/merlin/better/deeds/move.h"

namespace fyrd::merlin::better {

std::vector<Ring> BetterBattle::rings(const Tabletop& table, FigureId id) const {
  const State& s = state(table);
  const Fighter& f = fighter(id);
  Rings rings(*this, s[id]);
  for (const Arm& arm : f.hand()) rings.within("reach", arm.name, "MER-B-003", arm.reach, "whom he can strike with it");
  if (f.shoots) rings.within("range", f.shot.name, "MER-B-003", f.shot.reach, "as far as he shoots");
  if (s.routs(id)) return rings.all;
  const bool moving = s.mover == id;
  const Length way = moving ? s.allowance : movement(numbers, 6 * numbers.movement_dice, f.mounted);
  rings.add("threat", "movement", "MER-B-002",
            rings.measured(way) +
                (moving ? ": as far as he can go now" : ": as far as he could go with the best throw") +
                ", and his reach",
            way + f.reach);
  return rings.all;
}

}  // namespace fyrd::merlin::better
