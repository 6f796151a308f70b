// Whoever is in deep water of a river goes with it.
#include "rulesets/nottingham/turn/drift.h"

#include "rulesets/nottingham/table/base.h"
#include "rulesets/nottingham/ways/slide.h"

namespace fyrd::nottingham {

namespace {

bool in_deep_river(const NottinghamBattle& b, Point p, Length height) {
  return b.ground.any(extent(p, p), [&](int i) {
    const Piece& piece = b.ground.pieces()[i];
    const TerrainTrait& trait = b.trait(piece);
    return trait.river && trait.deep && height < piece.solid.top + b.numbers.step && contains(piece.solid.shape, p);
  });
}

// NOT-A32 no further than the deep part goes.
Point still_deep(const NottinghamBattle& b, Point from, Point to, Length height) {
  const Length whole = distance(from, to);
  Length good, bad = whole + Length{1};
  if (in_deep_river(b, to, height)) return to;
  while (bad.units - good.units > 1) {
    const Length middle{good.units + (bad.units - good.units) / 2};
    (in_deep_river(b, toward(from, to, middle), height) ? good : bad) = middle;
  }
  return toward(from, to, good);
}

}  // namespace

void drifting(Now now) {
  const auto& [b, s, play] = now;
  s.phase = Phase::events;
  if (b.drift.units == 0) return;
  for (FigureId id : everyone(s)) {
    Figure& f = s[id];
    if (f.pose == Pose::away || s.man(id).hanging() || !in_deep_river(b, f.at, f.elevation)) continue;
    const Point from = f.at;
    const Point to = still_deep(b, from, from + along(b.flow, b.drift), f.elevation);
    f.at = slide(now, base_of(now, id), from, to, {.feet = f.elevation, .tall = b.numbers.body_height, .figure = id});
    if (f.at == from) continue;
    const Path way = straight(f.at);
    play.tell("drifted", "NOT-157", "The river carries {by} {length} {way}.",
              {.by = id, .length = distance(from, f.at), .from = from, .path = &way});
  }
}

}  // namespace fyrd::nottingham
