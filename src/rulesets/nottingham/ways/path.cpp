// Finding paths and places.
#include "rulesets/nottingham/ways/path.h"

#include <algorithm>
#include <tuple>

#include "rulesets/nottingham/table/obstacle.h"
#include "rulesets/nottingham/table/standing.h"

namespace fyrd::nottingham {

namespace {

std::optional<Path> path_around(Here here, FigureId id, Point to, Length allowance, Gait gait,
                                std::span<const Shape> bodies) {
  const Figure& f = here[id];
  const auto fits = [&](const Path& path) {
    const Course c = course(here, id, path, gait);
    const bool falls = c.mark_count > 0 && c.marks[c.mark_count - 1].kind == Mark::Kind::drop;
    return c && !falls && c.needs(here.b.inch()) <= allowance;
  };
  if (distance(f.at, to) > allowance) return std::nullopt;
  if (fits(straight(to))) return straight(to);
  const Ways& ways = here.b.ways[here.man(id).mounted];
  if (f.pose != Pose::standing || ways.base_radius().units == 0) return std::nullopt;
  const Ways::Way way = ways.find(f.at, to, allowance, bodies);
  if (way.found && fits(way.path)) return way.path;
  return std::nullopt;
}

}  // namespace

std::vector<Shape> people_around(Here here, FigureId id, Length far, bool laden) {
  std::vector<Shape> shapes;
  const Figure& f = here[id];
  const Length tall = upright(here, id).tall;
  any_obstacle(here, id, extent(f.at, f.at).grown((far + inches(1)).units), [&](const Obstacle& o) {
    if ((laden || !o.low()) && in_way(here.b, o, f.elevation, tall)) shapes.push_back(o.solid.shape);
    return false;
  });
  return shapes;
}

std::optional<Path> path_to(Here here, FigureId id, Point to, Length allowance, Gait gait) {
  return path_around(here, id, to, allowance, gait, people_around(here, id, allowance));
}

std::vector<Point> useful_places(Here here, FigureId id, Length allowance, int most) {
  const auto& [b, s] = here;
  const Figure& f = s[id];
  const Length radius = upright(here, id).radius, apart = inches(1) / 2;
  std::vector<Point> wanted;
  // Beside each enemy: on the near side, behind him and at both flanks (NOT-066, NOT-068).
  for (FigureId other : enemies(here, id)) {
    const Figure& g = s[other];
    const Length off = radius + b.inner(g) + b.numbers.reach / 2;
    if (distance(f.at, g.at) > allowance + off + b.numbers.body_length) continue;
    for (const Angle toward_him : {bearing(f.at - g.at), g.facing + south, g.facing + east, g.facing + west})
      wanted.push_back(g.at + along(toward_him, off));
  }
  for (const Thing& t : s.things) {
    if (t.kind == ThingKind::gone || distance(f.at, t.at) > allowance + inches(1)) continue;
    wanted.push_back(t.kind == ThingKind::item ? t.at
                                               : t.at + with_length(f.at - t.at, radius + b.numbers.mounted_base / 2 +
                                                                                     b.numbers.contact / 2));
  }
  // Corners to hide behind and to look around, nearest first.
  std::vector<Point> corners;
  for (const WayCorner& c : b.ways[s.man(id).mounted].corners()) {
    if (distance(f.at, c.at) <= allowance) corners.push_back(c.at);
  }
  const auto order = [&](Point p) { return std::tuple((p - f.at).squared(), p.x, p.y); };
  std::sort(corners.begin(), corners.end(), [&](Point p, Point q) { return order(p) < order(q); });
  wanted.insert(wanted.end(), corners.begin(), corners.end());
  for (const Length far : {allowance, allowance / 2}) {
    for (int k = 0; k < 8; ++k) wanted.push_back(f.at + along(Angle{static_cast<std::uint16_t>(k * 8192)}, far));
  }
  const std::vector<Shape> bodies = people_around(here, id, allowance);
  const Gait gait = f.pose == Pose::lying ? Gait::crawl : Gait::run;
  std::vector<Point> places;
  for (const Point p : wanted) {
    if (static_cast<int>(places.size()) >= most) break;
    const auto close = [&](Point q) { return (p - q).squared() < apart.squared(); };
    if (std::any_of(places.begin(), places.end(), close)) continue;
    if (path_around(here, id, p, allowance, gait, bodies)) places.push_back(p);
  }
  return places;
}

std::vector<Point> drops_from(Here here, FigureId id, Length allowance) {
  const auto& [b, s] = here;
  const Figure& f = s[id];
  std::vector<Point> places;
  if (f.pose != Pose::standing || s.man(id).hanging()) return places;
  const Length close = b.inch() / 5, enough = 2 * b.bases[rider_base].inner;
  for (int k = 0; k < 8; ++k) {
    const Angle way{static_cast<std::uint16_t>(k * 8192 + 1024)};  // never exactly on the middle of a table
    for (Length far = close; far <= allowance; far += close) {
      const Point over = f.at + along(way, far);
      const Length ground = surface(here, over, f.elevation);
      if (f.elevation - ground <= b.numbers.waist) continue;
      // Far enough out for the whole base, unless something is in the way of that.
      const Point out = f.at + along(way, min(far + enough / 2, allowance));
      places.push_back(f.elevation - surface(here, out, f.elevation) > b.numbers.waist ? out : over);
      break;
    }
  }
  return places;
}

}  // namespace fyrd::nottingham
