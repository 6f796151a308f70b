// Who sees whom, for anybody who asks: past ground and people, as a shot would go (MER-S-A09).
#include "rulesets/merlin/table/line.h"

namespace fyrd::merlin {

Sight MerlinBattle::sight(const Tabletop& s, const Aim& from, const Aim& to) const {
  const auto spot = [&](const Aim& aim) {
    const Point at = aim.figure.none() ? aim.at : s[aim.figure].at;
    return Spot{at, (aim.figure.none() ? ground.elevation(at) : s[aim.figure].elevation) + common.sight_height};
  };
  Sight out = sight_along(*this, from, to, spot(from), spot(to), "MER-S-A09");
  if (!out.sees || from.figure.none() || to.figure.none() || from.figure == to.figure) return out;
  const LineStop stop = line_stop(*this, s, from.figure, to.figure, longest);
  const std::string &name = members[from.figure.index].name, &target = members[to.figure.index].name;
  if (stop.by == LineStop::By::friend_near) {
    out.text = name + " sees " + target + ", but " + members[stop.figure.index].name + " is too near him for a shot";
    return out;
  }
  if (stop.by != LineStop::By::figure) return out;
  out.sees = false;
  out.text = name + " has no clear line to " + target + ": " + members[stop.figure.index].name + " stands in it";
  out.by = members[stop.figure.index].id;
  const auto in = inside(base(s[stop.figure]), out.from, out.to);
  out.at = in ? toward(out.from, out.to, in->from) : s[stop.figure].at;
  return out;
}

}  // namespace fyrd::merlin
