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
  const Shape stand = base(s[id]);
  const auto around = [&](Length l) { return outline(stand.grown(l)); };
  const auto text = [&](Length l) { return measure_text(l, unit); };
  std::vector<Ring> all;
  for (const Arm& arm : k.hand()) {
    if (!usable(here, id, arm)) continue;
    all.push_back({"reach", troop(id).profile.weapons[arm.weapon].name, "MER-R-020",
                   text(arm.reach) + ": whom he can strike with it", around(arm.reach)});
  }
  if (k.missile != Missile::none && !s.man(id).has_broken(k.missile_weapon)) {
    const Length far = range(*this, id);
    all.push_back({"range", troop(id).profile.weapons[k.missile_weapon].name, "MER-R-010",
                   text(far) + ": as far as he shoots", around(far)});
  }
  const Angle eighth{8192}, back = s[id].facing + south;
  all.push_back({"front", "rear", "MER-R-A36", "behind him: a blow from there counts more",
                 sector(s[id].at, radius(s[id]) + longest_reach(here, id), back - eighth, back + eighth)});
  if (s.routs(id)) return all;
  const Gait pace = fastest(here, id);
  const Length way = most(here, id, pace);
  all.push_back({"threat", "movement", "MER-R-002",
                 text(way) + " at a " + gait_name(pace) + ": as far as he could go, and his reach",
                 around(way + longest_reach(here, id))});
  return all;
}

}  // namespace fyrd::merlin::realistic
