// What lies within somebody's reach in the simple game (MER-S-005, MER-S-006, MER-S-A04).
#include "core/play/survey.h"
#include "rulesets/merlin/simple/deeds/move.h"
#include "rulesets/merlin/simple/deeds/shoot.h"

namespace fyrd::merlin::simple {

std::vector<Ring> SimpleBattle::rings(const Tabletop& table, FigureId id) const {
  const State& s = state(table);
  const Shape stand = base(s[id]);
  const auto around = [&](Length l) { return outline(stand.grown(l)); };
  const auto text = [&](Length l) { return measure_text(l, unit); };
  std::vector<Ring> all;
  all.push_back({"reach", "contact", "MER-S-A04", text(common.contact) + ": in contact, where he can fight",
                 around(common.contact)});
  if (shooter(id) != Shooter::none) {
    const Length far = range(*this, id);
    all.push_back({"range", shooter(id) == Shooter::crossbow ? "crossbow" : "longbow", "MER-S-005",
                   text(far) + ": as far as he shoots", around(far)});
  }
  const bool moving = s.phase == Phase::move && s.active == s[id].side;
  const Length way = moving ? allowance({*this, s}, id) : furthest(*this, id);
  all.push_back(
      {"threat", "movement", "MER-S-006",
       text(way) +
           (moving ? ": as far as he can go now" : ": as far as he could go next, with all the inches of his side") +
           ", and contact",
       around(way + common.contact)});
  return all;
}

}  // namespace fyrd::merlin::simple
