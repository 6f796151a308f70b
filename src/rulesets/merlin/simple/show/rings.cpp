// What lies within somebody's reach in the simple game (MER-S-005, MER-S-006, MER-S-A04).
#include "core/play/survey.h"
#include "rulesets/merlin/simple/deeds/move.h"
#include "rulesets/merlin/simple/deeds/shoot.h"

namespace fyrd::merlin::simple {

std::vector<Ring> SimpleBattle::rings(const Tabletop& table, FigureId id) const {
  const State& s = state(table);
  Rings rings(*this, s[id]);
  rings.within("reach", "contact", "MER-S-A04", common.contact, "in contact, where he can fight");
  if (shooter(id) != Shooter::none)
    rings.within("range", shooter(id) == Shooter::crossbow ? "crossbow" : "longbow", "MER-S-005", range(*this, id),
                 "as far as he shoots");
  const bool moving = s.phase == Phase::move && s.active == s[id].side;
  const Length way = moving ? allowance({*this, s}, id) : furthest(*this, id);
  rings.add(
      "threat", "movement", "MER-S-006",
      rings.measured(way) +
          (moving ? ": as far as he can go now" : ": as far as he could go next, with all the inches of his side") +
          ", and contact",
      way + common.contact);
  return rings.all;
}

}  // namespace fyrd::merlin::simple
