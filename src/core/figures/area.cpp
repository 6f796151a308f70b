// The margin of an arc in words.
#include "core/figures/area.h"

namespace fyrd {

Witness area_witness(Here here, FigureId of, FigureId who, const char* rule) {
  return area_witness(here, of, who, rule, quarter(here[of].at, here[of].facing, here[who].at));
}

Witness area_witness(Here here, FigureId of, FigureId who, const char* rule, Quarter in) {
  static constexpr const char* names[] = {"front", "right", "rear", "left"};
  const Point at = here[of].at, from = here[who].at;
  const int area = static_cast<int>(in);
  const ArcWitness arc =
      arc_witness(at, here[of].facing + Angle{static_cast<std::uint16_t>(area * east.turn)}, degrees(45), from);
  return {"area",
          rule,
          here.name(who) + " is in the " + names[area] + " area of " + here.name(of) + ", " +
              measure_text(arc.margin, here.b.unit) + " from its edge",
          from,
          arc.edge,
          arc.margin};
}

Witness front_witness(Here here, FigureId of, FigureId who, const char* rule) {
  const ArcWitness arc = arc_witness(here[of].at, here[of].facing, degrees(90), here[who].at);
  const Length off = arc.inside ? arc.margin : -arc.margin;
  return {"area",
          rule,
          here.name(who) + " is " + measure_text(off, here.b.unit) + (arc.inside ? " before " : " behind ") +
              here.name(of) + "'s front",
          here[who].at,
          arc.edge,
          arc.margin};
}

Witness thing_witness(Here here, FigureId who, const Shape& thing, const char* rule) {
  const Point at = bound(thing).at, from = who.none() ? at : here[who].at;
  return {"thing", rule, measure_text(distance(from, at), here.b.unit) + " to its middle", from, at, {}};
}

}  // namespace fyrd
