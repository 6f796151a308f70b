// Surfaces, rooms, and places that are free.
#include "rulesets/nottingham/table/standing.h"

#include "rulesets/nottingham/table/obstacle.h"
#include "rulesets/nottingham/table/passage.h"

namespace fyrd::nottingham {

namespace {

// The level of the table at a place: below zero in pits.
Length table_level(Here here, Point p) {
  const auto& [b, s] = here;
  Length level;
  b.ground.any(extent(p, p), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
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

Length surface(Here here, Point p, Length from) {
  const auto& [b, s] = here;
  const Length highest = from + b.numbers.waist;  // NOT-A69 onto a top up to the waist
  Length found = table_level(here, p);
  b.ground.any(extent(p, p), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    if (!(piece.floor || piece.ramp) || !contains(piece.solid.shape, p)) return false;
    const Length top = top_at(piece, p);
    if (top <= highest) found = max(found, top);
    return false;
  });
  return found;
}

const Piece* stood_on(const NottinghamBattle& b, Point at, Length height) {
  const Piece* found = nullptr;
  b.ground.any(extent(at, at), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    const bool is = (piece.floor || piece.ramp) && contains(piece.solid.shape, at) && top_at(piece, at) == height;
    if (is) found = &piece;
    return is;
  });
  return found;
}

NoRoom no_room(Here here, FigureId id, Size size, Point p, Length feet) {
  const auto& [b, s] = here;
  NoRoom out;
  const Shape base = disc(p, size.radius);
  if (!b.ground.on_table(base)) {
    out.taken = out.edge = true;
    return out;
  }
  const Extent around = extent(base);
  const Heights band = standing_band(b, feet, size.tall);
  const bool walled = b.ground.any(around, [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    if (!piece.impassable || !band.meets(piece.solid) || !overlap(base, piece.solid.shape)) return false;
    out.piece = i;
    return true;
  });
  if (walled) {
    out.taken = true;
    return out;
  }
  out.taken = any_obstacle(here, id, around, [&](const Obstacle& o) {
    if (!in_way(b, o, feet, size.tall) || !overlap(base, o.solid.shape)) return false;  // NOT-A68 nobody stops on them
    out.figure = o.figure();
    if (o.kind == Obstacle::Kind::door || o.kind == Obstacle::Kind::window) out.door = o.index;
    if (o.kind == Obstacle::Kind::beast || o.kind == Obstacle::Kind::thing) out.thing = o.index;
    return true;
  });
  return out;
}

bool free_for(Here here, FigureId id, Point p, Length height) {
  return !no_room(here, id, upright(here, id), p, height).taken;
}

std::optional<Point> free_spot(Here here, FigureId id, Point near, Length height, Length within) {
  const auto& [b, s] = here;
  const Size size = upright(here, id);
  const auto good = [&](Point p) {
    const Length there = surface(here, p, height);
    const Length up = there - height;
    if (up > b.numbers.step || -up > b.numbers.step || no_room(here, id, size, p, there).taken) return false;
    return !meets(here, id, {{}, size.tall}, {near, p, height, height, true});
  };
  return search_around(b.ground, near, within, good);
}

bool in_deep_water(Here here, FigureId id) {
  const auto& [b, s] = here;
  const Figure& f = s[id];
  return b.ground.any(extent(f.at, f.at), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
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
