// What somebody sees and what lies within his reach in the more realistic game (MER-R-002, MER-R-010, MER-R-020,
// MER-R-A36, MER-X04).
#include "core/play/survey.h"
#include "rulesets/merlin/realistic/deeds/reach.h"
#include "rulesets/merlin/realistic/deeds/shoot.h"
#include "rulesets/merlin/realistic/table/works.h"
#include "rulesets/merlin/realistic/ways/gait.h"

namespace fyrd::merlin::realistic {

Sight RealisticBattle::sight(const Tabletop& table, const Aim& from, const Aim& to) const {
  Sight out = MerlinBattle::sight(table, from, to);
  for (const Work& work : state(table).all_works()) {
    if (!out.sees) break;
    if (!is_closed_gate(*this, work)) continue;
    const Piece& gate = piece_of(*this, work);
    const auto in = inside(gate.solid.shape, out.from, out.to);
    if (!in) continue;
    out.sees = false, out.rule = "MER-X04", out.by = gate.id, out.at = toward(out.from, out.to, in->from);
    out.text = name_of(*this, to) + " is behind " + gate.name + ", which is closed";
  }
  return out;
}

std::vector<Ring> RealisticBattle::rings(const Tabletop& table, FigureId id) const {
  const State& s = state(table);
  const Here here{*this, s};
  const Kit& k = kit(id);
  const auto& weapons = troop(id).profile.weapons;
  Rings rings(*this, s[id]);
  for (const Arm& arm : k.hand()) {
    if (usable(here, id, arm))
      rings.within("reach", weapons[arm.weapon].name, "MER-R-020", arm.reach, "whom he can strike with it");
  }
  if (k.missile != Missile::none && !s.man(id).has_broken(k.missile_weapon))
    rings.within("range", weapons[k.missile_weapon].name, "MER-R-010", range(*this, id), "as far as he shoots");
  const Angle eighth{8192};
  rings.part("rear", "MER-R-A36", "behind him: a blow from there counts more", radius(s[id]) + longest_reach(here, id),
             south - eighth, south + eighth);
  if (s.routs(id)) return rings.all;
  const Gait pace = fastest(here, id);
  const Length way = most(here, id, pace);
  rings.add("threat", "movement", "MER-R-002",
            rings.measured(way) + " at a " + gait_name(pace) + ": as far as he could go, and his reach",
            way + longest_reach(here, id));
  return rings.all;
}

}  // namespace fyrd::merlin::realistic
