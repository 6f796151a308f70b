// Two inches back, or over the edge (MER-R-028, MER-R-029, MER-R-A13, A14, A26, A29, A33, A45).
#include "rulesets/merlin/realistic/ways/push.h"

#include "core/figures/walk.h"
#include "rulesets/merlin/realistic/table/castle.h"
#include "rulesets/merlin/realistic/ways/climb.h"

namespace fyrd::merlin::realistic {

namespace {

// MER-R-A26 as far as there is room; people on another level are not in the way.
Point room(const RealisticBattle& b, const State& s, FigureId id, Point to) {
  const Figure& f = s[id];
  const Shape base = b.base(f);
  for (int tries = 0; to != f.at && tries < 5; ++tries) {
    const Point before = to;
    if (const auto step = b.ground.step(base, f.at, to); !step.free) to = step.until;
    for (FigureId other : everyone(s)) {
      if (other == id || !s[other].in_play() || highest_step(b.ground, f.at, s[other].at) > b.numbers.level_walk)
        continue;
      if (const Sweep way = sweep(base, f.at, to, b.base(s[other])); !way.free) to = way.until;
    }
    for (int i = 0; i < s.work_count; ++i) {
      const Work& w = s.works[static_cast<std::size_t>(i)];
      if (!trait_of(b, w).gate || w.up) continue;
      if (const Sweep way = sweep(base, f.at, to, piece_of(b, w).solid.shape); !way.free) to = way.until;
    }
    if (to == before) return to;
  }
  return f.at;
}

// The last place before a step that cannot be walked.
Point before_step(const RealisticBattle& b, Point from, Point to) {
  Length safe, beyond = distance(from, to);
  while (beyond - safe > Length{4}) {
    const Length half = (safe + beyond) / 2;
    if (highest_step(b.ground, from, toward(from, to, half)) > b.numbers.level_walk) {
      beyond = half;
    } else {
      safe = half;
    }
  }
  return max(safe - Length{20}, {}).units == 0 ? from : toward(from, to, safe - Length{20});
}

bool out_by_fall(const RealisticBattle& b, State& s, Play& play, FigureId id) {
  const bool out = play.sum(dice(2, 6), {"MER-R-029", "the fall", id}) >= b.numbers.level_out;  // MER-R-029
  if (out) remove(b, s, id);
  play.tell([&] {
    Event e;
    e.kind = out ? "fell" : "fell_well", e.rule = "MER-R-029", e.by = id;
    e.text = out ? "{by} is out by the fall." : "{by} gets up again.";
    return e;
  });
  return out;
}

void place(const RealisticBattle& b, State& s, FigureId id, Point at) {
  s[id].at = at;
  s[id].elevation = b.ground.elevation(at);
}

// MER-R-029 he comes down beyond the edge, and on whoever is there.
void fall(const RealisticBattle& b, State& s, Play& play, FigureId id, Point edge, Vec way) {
  const Point down = edge + with_length(way, 2 * b.radius(s[id]));
  for (FigureId below : everyone(s)) {
    if (below != id && s[below].in_play() && overlap(Disc{down, b.radius(s[id])}, b.disc_of(s[below])))
      out_by_fall(b, s, play, below);
  }
  Point landing = edge;
  for (int i = 0; i < 24 && landing == edge; ++i) {  // beside those who kept their feet
    const Point there = down + with_length(way, b.common.contact * i / 4 + Length{1});
    if (free_place({b, s}, id, there) && b.ground.elevation(there) < s[id].elevation) landing = there;
  }
  place(b, s, id, landing);
  out_by_fall(b, s, play, id);
}

}  // namespace

void drive_back(const RealisticBattle& b, State& s, Play& play, FigureId id, FigureId attacker) {
  const Point from = s[id].at;
  // MER-R-A33 directly away from the attacker, looking as before
  Vec way = from - s[attacker].at;
  if (way.zero()) way = -along(s[id].facing, b.numbers.push);
  Point to = room(b, s, id, from + with_length(way, b.numbers.push));
  const bool edge = to != from && highest_step(b.ground, from, to) > b.numbers.level_walk;
  const bool drop = edge && b.ground.elevation(to) < s[id].elevation;
  if (edge) to = before_step(b, from, to);
  place(b, s, id, to);
  s.man(id).gait = Gait::stand;  // MER-R-A29
  play.tell([&] {
    Event e;
    e.kind = "driven_back", e.rule = "MER-R-028", e.by = attacker, e.at = id, e.from = from,
    e.length = distance(from, to);
    if (to != from) e.path.add(to);
    e.text = to == from ? "{at} has no room to give way." : "{at} is driven back {length} {way}.";
    return e;
  });
  // MER-R-029, MER-R-A14 one throw for each time; MER-R-A13 a horse alone is no reason to fall
  if (drop && play.sum(dice(2, 6), {"MER-R-029", "keeping his feet at the edge", id}) <= b.numbers.level_falls) {
    play.tell([&] {
      Event e;
      e.kind = "fell_off", e.rule = "MER-R-029", e.by = id, e.text = "{by} falls over the edge.";
      return e;
    });
    fall(b, s, play, id, to, way);
  }
}

}  // namespace fyrd::merlin::realistic
