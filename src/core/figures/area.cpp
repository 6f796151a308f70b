// The margin of an arc in words.
#include "core/figures/area.h"

namespace fyrd {

Witness area_witness(const Battle& b, const Tabletop& s, FigureId of, FigureId who, const char* rule) {
  static constexpr const char* names[] = {"front", "right", "rear", "left"};
  const Point at = s[of].at, from = s[who].at;
  const int area = static_cast<int>(quarter(at, s[of].facing, from));
  const ArcWitness arc =
      arc_witness(at, s[of].facing + Angle{static_cast<std::uint16_t>(area * east.turn)}, degrees(45), from);
  return {"area",
          rule,
          b[who].name + " is in the " + names[area] + " area of " + b[of].name + ", " +
              measure_text(arc.margin, b.unit) + " from its edge",
          from,
          arc.edge,
          arc.margin};
}

Witness front_witness(const Battle& b, const Tabletop& s, FigureId of, FigureId who, const char* rule) {
  const ArcWitness arc = arc_witness(s[of].at, s[of].facing, degrees(90), s[who].at);
  const Length off = arc.inside ? arc.margin : -arc.margin;
  return {"area",
          rule,
          b[who].name + " is " + measure_text(off, b.unit) + (arc.inside ? " before " : " behind ") + b[of].name +
              "'s front",
          s[who].at,
          arc.edge,
          arc.margin};
}

}  // namespace fyrd
