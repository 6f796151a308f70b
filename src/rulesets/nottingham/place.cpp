// Bases, distances, areas, and where there is room to stand (NOT-006, NOT-031, NOT-A53, A60, A61, A63, A64, A68, A69).
#include "rulesets/nottingham/place.h"

#include <cstdlib>

#include "rulesets/nottingham/obstacle.h"

namespace fyrd::nottingham {

void settle(State& s, FigureId id) {
  Figure& f = s[id];
  const bool down = f.pose == Pose::lying || f.pose == Pose::out;  // NOT-A64 the whole body is the base
  f.base = down ? body_base : s.man(id).mounted ? rider_base : foot_base;
}

Shape base_of(const NottinghamBattle& b, const State& s, FigureId id) { return b.base(s[id]); }

Shape base_of(const NottinghamBattle& b, const Thing& t) {
  switch (t.kind) {
    case ThingKind::horse: return disc(t.at, b.numbers.mounted_base / 2);  // NOT-A61
    case ThingKind::pig: return disc(t.at, b.numbers.foot_base / 2);       // NOT-A61
    case ThingKind::heavy: return disc(t.at, b.numbers.heavy_base / 2);
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

bool within(const Shape& a, Length a_height, const Shape& b, Length b_height, Length d) {
  const auto level = left_of(d, b_height - a_height);
  return level && fyrd::within(a, b, *level);
}

}  // namespace

bool within(const NottinghamBattle& b, const State& s, FigureId a, FigureId o, Length d) {
  const Figure &f = s[a], &g = s[o];
  if (f.pose == Pose::away || g.pose == Pose::away) return false;
  // The bases of two people are never further around their centres than this.
  const std::int64_t room = std::int64_t{d.units} + 2 * max(b.numbers.body_length, b.numbers.mounted_base).units;
  const Vec apart = g.at - f.at;
  if (std::abs(std::int64_t{apart.x}) > room || std::abs(std::int64_t{apart.y}) > room) return false;
  return within(base_of(b, s, a), f.elevation, base_of(b, s, o), g.elevation, d);
}

bool within(const NottinghamBattle& b, const State& s, FigureId id, const Thing& t, Length d) {
  return within(base_of(b, s, id), s[id].elevation, base_of(b, t), t.height, d);
}

Length gap(const NottinghamBattle& b, const State& s, FigureId a, FigureId o) {
  const Length level = nearest(base_of(b, s, a), base_of(b, s, o)).gap, height = s[o].elevation - s[a].elevation;
  if (height.units == 0) return level;
  const std::int64_t square = level.squared() + height.squared(), root = square_root(square);
  return {static_cast<std::int32_t>(square - root * root > root ? root + 1 : root)};
}

Quarter area(Point of, Angle facing, Point who) {
  const Quarter q = quarter(of, facing, who);
  if (q != Quarter::rear) return q;
  // NOT-A60 on the line between rear and side: the side
  const Vec f = direction(facing), v = who - of;
  const std::int64_t ahead = dot(f, v), left = cross(f, v);
  if (ahead != left && ahead != -left) return q;
  return left > 0 ? Quarter::left : Quarter::right;
}

bool higher(const NottinghamBattle& b, const State& s, FigureId a, FigureId than) {
  const auto height = [&](FigureId id) {
    return s[id].elevation + (s.man(id).mounted ? b.numbers.rider_higher : Length{});
  };
  return height(a) - height(than) >= b.numbers.higher;  // NOT-A53
}

namespace {

// The level of the table at a place: below zero in pits.
Length table_level(const NottinghamBattle& b, const State& s, Point p) {
  Length level;
  b.ground.any(extent(p, p), [&](int i) {
    const Piece& piece = b.ground.pieces()[static_cast<std::size_t>(i)];
    if (b.trait(piece).pit && contains(piece.solid.shape, p)) level = min(level, piece.solid.bottom);
    return false;
  });
  for (const Trap& t : s.traps) {  // NOT-X30 a pit that was sprung is open for all
    if (t.kind == TrapKind::pit && t.sprung && (p - t.at).squared() <= (b.numbers.pit_width / 2).squared())
      level = min(level, -b.numbers.pit_depth);
  }
  return level;
}

}  // namespace

Length surface(const NottinghamBattle& b, const State& s, Point p, Length from) {
  const Length highest = from + b.numbers.waist;  // NOT-A69 onto a top up to the waist
  Length found = table_level(b, s, p);
  b.ground.any(extent(p, p), [&](int i) {
    const Piece& piece = b.ground.pieces()[static_cast<std::size_t>(i)];
    if (!(piece.floor || piece.ramp) || !contains(piece.solid.shape, p)) return false;
    const Length top = top_at(piece, p);
    if (top <= highest) found = max(found, top);
    return false;
  });
  return found;
}

NoRoom no_room(const NottinghamBattle& b, const State& s, FigureId id, Size size, Point p, Length feet) {
  NoRoom out;
  const Shape base = disc(p, size.radius);
  if (!b.ground.on_table(base)) {
    out.taken = out.edge = true;
    return out;
  }
  const Extent here = extent(base);
  const Heights band = standing_band(b, feet, size.tall);
  const bool walled = b.ground.any(here, [&](int i) {
    const Piece& piece = b.ground.pieces()[static_cast<std::size_t>(i)];
    if (!piece.impassable || !band.meets(piece.solid) || !overlap(base, piece.solid.shape)) return false;
    out.piece = i;
    return true;
  });
  if (walled) {
    out.taken = true;
    return out;
  }
  out.taken = any_obstacle(b, s, id, here, [&](const Obstacle& o) {
    if (!in_way(b, o, feet, size.tall) || !overlap(base, o.solid.shape)) return false;  // NOT-A68 nobody stops on them
    out.figure = o.figure();
    if (o.kind == Obstacle::Kind::door || o.kind == Obstacle::Kind::window) out.door = o.index;
    if (o.kind == Obstacle::Kind::beast || o.kind == Obstacle::Kind::thing) out.thing = o.index;
    return true;
  });
  return out;
}

bool free_for(const NottinghamBattle& b, const State& s, FigureId id, Point p, Length height) {
  return !no_room(b, s, id, upright(b, s, id), p, height).taken;
}

std::optional<Point> free_spot(const NottinghamBattle& b, const State& s, FigureId id, Point near, Length height,
                               Length within) {
  const Size size = upright(b, s, id);
  const auto good = [&](Point p) {
    const Length there = surface(b, s, p, height);
    const Length up = there - height;
    if (up > b.numbers.step || -up > b.numbers.step || no_room(b, s, id, size, p, there).taken) return false;
    return b.ground.step(disc(near, {}), near, p, walking_band(b, height, size.tall)).free;
  };
  return search_around(b.ground, near, within, good);
}

bool in_deep_water(const NottinghamBattle& b, const State& s, FigureId id) {
  const Figure& f = s[id];
  return b.ground.any(extent(f.at, f.at), [&](int i) {
    const Piece& piece = b.ground.pieces()[static_cast<std::size_t>(i)];
    return b.trait(piece).deep && f.elevation < piece.solid.top + b.numbers.step && contains(piece.solid.shape, f.at);
  });
}

int room_of(const NottinghamBattle& b, Point p, Length height) {
  int room = -1;
  for (const Piece& piece : b.ground.pieces()) {
    if (!b.trait(piece).room) continue;
    ++room;
    if (height + b.numbers.step >= piece.solid.bottom && height < piece.solid.top && contains(piece.solid.shape, p))
      return room;
  }
  return -1;
}

}  // namespace fyrd::nottingham
