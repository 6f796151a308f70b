// Bases, distances and areas.
#include "rulesets/nottingham/table/base.h"

#include "rulesets/nottingham/table/thing.h"

namespace fyrd::nottingham {

void settle(State& s, FigureId id) {
  Figure& f = s[id];
  const bool down = f.pose == Pose::lying || f.pose == Pose::out;  // NOT-A64 the whole body is the base
  f.base = down ? body_base : s.man(id).mounted ? rider_base : foot_base;
}

Shape base_of(Here here, FigureId id) { return here.b.base(here[id]); }

Shape base_of(const NottinghamBattle& b, const Thing& t) {
  switch (t.kind) {
    case ThingKind::horse: return placed(b.bases[rider_base], t.at, t.facing);  // NOT-A61
    case ThingKind::pig: return disc(t.at, b.numbers.foot_base / 2);            // NOT-A61
    case ThingKind::heavy: return disc(t.at, heavy_kind(b, t).across / 2);      // NOT-155
    case ThingKind::trunk:
      return box(t.at, b.numbers.trunk_width / 2, b.numbers.trunk_length / 2, t.facing);  // NOT-A103
    case ThingKind::item:
    case ThingKind::gone: break;
  }
  return disc(t.at, {});
}

Shape base_of(const NottinghamBattle& b, const Machine& m) {
  const Length half = (m.kind == MachineKind::trebuchet ? b.numbers.trebuchet_side : b.numbers.machine_side) / 2;
  return box(m.at, half, half, m.facing);  // NOT-X40
}

namespace {

// NOT-A63 in space: what is left of a distance on the table when so much of it is height.
std::optional<Length> left_of(Length d, Length height) {
  const std::int64_t left = d.squared() - height.squared();
  if (d.units < 0 || left < 0) return std::nullopt;
  return height.units == 0 ? d : Length{static_cast<std::int32_t>(square_root(left))};
}

}  // namespace

bool within(Here here, FigureId a, FigureId o, Length d) {
  const Figure &f = here[a], &g = here[o];
  if (f.pose == Pose::away || g.pose == Pose::away) return false;
  const auto level = left_of(d, g.elevation - f.elevation);
  return level && fyrd::within(here.b.stand(f), here.b.stand(g), *level);
}

bool within(Here here, FigureId id, const Thing& t, Length d) {
  const auto level = left_of(d, t.height - here[id].elevation);
  return level && fyrd::within(base_of(here, id), base_of(here.b, t), *level);
}

Length gap(Here here, FigureId a, FigureId o) {
  const Length level = nearest(base_of(here, a), base_of(here, o)).gap, height = here[o].elevation - here[a].elevation;
  if (height.units == 0) return level;
  const std::int64_t square = level.squared() + height.squared(), root = square_root(square);
  return {static_cast<std::int32_t>(square - root * root > root ? root + 1 : root)};
}

Quarter area(Point of, Angle facing, Point who) {
  const Quarter q = quarter(of, facing, who);
  if (q != Quarter::rear) return q;
  // NOT-A60 on the line between rear and side: the side
  if (!on_line(of, facing, who)) return q;
  return cross(direction(facing), who - of) > 0 ? Quarter::left : Quarter::right;
}

bool on_line(Point of, Angle facing, Point who) {
  const Vec f = direction(facing), v = who - of;
  const std::int64_t ahead = dot(f, v), left = cross(f, v);
  return !v.zero() && (ahead == left || ahead == -left);
}

Quarter behind_line(const State& s, FigureId of, FigureId who) {
  const Vec f = direction(s[of].facing), v = s[who].at - s[of].at;
  if (dot(f, v) < 0) return Quarter::rear;
  return cross(f, v) > 0 ? Quarter::left : Quarter::right;
}

bool higher(Here here, FigureId a, FigureId than) {
  const bool measured = here.b.rulings.rider_measured;
  if (here.man(a).mounted && !measured) return true;  // NOT-160
  const auto height = [&](FigureId id) {
    return here[id].elevation + (here.man(id).mounted && measured ? here.b.numbers.rider_higher : Length{});
  };
  return height(a) - height(than) >= here.b.numbers.higher;  // NOT-A53
}

}  // namespace fyrd::nottingham
