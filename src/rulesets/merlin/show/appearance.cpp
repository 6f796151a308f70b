// How people look by their equipment, and who sees whom: past ground and people, as a shot would go (MER-S-A09).
#include "core/play/survey.h"
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin {

Appearance MerlinBattle::appearance(const Tabletop& s, FigureId id) const {
  const Troop& t = troop(id);
  Appearance look;
  for (const Weapon& w : t.profile.weapons) look.weapons.push_back(w.id), look.arms.push_back(w.looks);
  look.armour = t.profile.armour == Armour::none ? "none" : t.profile.armour < Armour::mail ? "light" : "heavy";
  look.shield = t.profile.shield ? Board::heater : Board::none;
  look.helmet = t.profile.helmet;
  look.mounted = s[id].base == 1;
  look.banner = t.standard;
  look.leader = t.leader;
  look.wear(t.profile.dress);
  return look;
}

Sight MerlinBattle::sight(const Tabletop& s, const Aim& from, const Aim& to) const {
  const auto spot = [&](const Aim& aim) {
    const Point at = aim.figure.none() ? aim.at : s[aim.figure].at;
    return Spot{at, (aim.figure.none() ? ground.elevation(at) : s[aim.figure].elevation) + common.sight_height};
  };
  Sight out = sight_along(*this, from, to, spot(from), spot(to), "MER-S-A09");
  if (!out.sees || from.figure.none() || to.figure.none() || from.figure == to.figure) return out;
  const Here here{*this, s};
  const WhyNot stop = line_stop(here, from.figure, to.figure, longest, "");
  const std::string &name = here.name(from.figure), &target = here.name(to.figure);
  if (stop.is(no_line::friend_near))
    out.text = name + " sees " + target + ", but " + here.name(stop.by) + " is too near him for a shot";
  if (!stop.is(no_line::figure)) return out;
  out.sees = false;
  out.text = name + " has no clear line to " + target + ": " + here.name(stop.by) + " stands in it";
  out.by = members[stop.by.index].id;
  const auto in = inside(here.base(stop.by), out.from, out.to);
  out.at = in ? toward(out.from, out.to, in->from) : s[stop.by].at;
  return out;
}

}  // namespace fyrd::merlin
