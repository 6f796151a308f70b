// Two inches back, or over the edge (MER-R-028, MER-R-029, MER-R-A13, A14, A26, A29, A33, A45).
#include "rulesets/merlin/realistic/ways/push.h"

#include "core/figures/walk.h"
#include "rulesets/merlin/realistic/table/ground.h"
#include "rulesets/merlin/realistic/table/works.h"
#include "rulesets/merlin/realistic/turn/loss.h"
#include "rulesets/merlin/realistic/ways/fall.h"
#include "rulesets/merlin/table/cover.h"

namespace fyrd::merlin::realistic {

namespace {

// MER-R-A26 as far as there is room; people on another level are not in the way.
Point room(Here here, FigureId id, Point to) {
  const auto& [b, s] = here;
  const Figure& f = s[id];
  const Shape base = b.base(f);
  for (int tries = 0; to != f.at && tries < 5; ++tries) {
    const Point before = to;
    if (const auto step = b.ground.step(base, f.at, to); !step.free) to = step.until;
    for (FigureId other : others(s, id)) {
      if (highest_step(b.ground, f.at, s[other].at) > b.numbers.level_walk) continue;
      if (const Sweep way = sweep(base, f.at, to, b.base(s[other])); !way.free) to = way.until;
    }
    for (const Work& w : s.all_works()) {
      if (!is_closed_gate(b, w)) continue;
      if (const Sweep way = sweep(base, f.at, to, shape_of(b, w)); !way.free) to = way.until;
    }
    if (to == before) return to;
  }
  return f.at;
}

// The last place before a step that cannot be walked.
Point before_step(const RealisticBattle& b, Point from, Point to) {
  constexpr Length aside{20};
  Length safe, beyond = distance(from, to);
  while (beyond - safe > Length{4}) {
    const Length half = (safe + beyond) / 2;
    if (highest_step(b.ground, from, toward(from, to, half)) > b.numbers.level_walk) {
      beyond = half;
    } else {
      safe = half;
    }
  }
  return safe <= aside ? from : toward(from, to, safe - aside);
}

void come_down(Now now, FigureId id) {
  const bool out = out_by_fall(now.b.numbers, now.play, {"MER-R-029", "the fall", id});  // MER-R-029
  if (out) remove(now.b, now.s, id);
  now.play.tell(out ? "fell" : "fell_well", "MER-R-029", out ? "{by} is out by the fall." : "{by} gets up again.",
                {.by = id});
}

void place(Now now, FigureId id, Point at) {
  if (at != now[id].at) now.man(id).since = moment(now.s.turn, Came::driven_back);  // MER-B-A21
  now[id].at = at;
  now[id].elevation = now.b.ground.elevation(at);
}

// MER-R-029 he comes down beyond the edge, and on whoever is there.
void fall(Now now, FigureId id, Point edge, Vec way) {
  const auto& [b, s, play] = now;
  const Point down = edge + with_length(way, 2 * b.radius(s[id]));
  for (FigureId below : others(s, id)) {
    if (overlap(Disc{down, b.radius(s[id])}, b.disc_of(s[below]))) come_down(now, below);
  }
  Point landing = edge;
  for (int i = 0; i < 24 && landing == edge; ++i) {  // beside those who kept their feet
    const Point there = down + with_length(way, b.common.contact * i / 4 + Length{1});
    if (free_place(now, id, there) && b.ground.elevation(there) < s[id].elevation &&
        closed_gate(now, id, straight(there)) < 0)
      landing = there;
  }
  place(now, id, landing);
  come_down(now, id);
}

}  // namespace

void drive_back(Now now, FigureId id, FigureId attacker) {
  const auto& [b, s, play] = now;
  const Point from = s[id].at;
  // MER-R-A33 directly away from the attacker, looking as before
  Vec way = from - s[attacker].at;
  if (way.zero()) way = -along(s[id].facing, b.numbers.push);
  Point to = room(now, id, from + with_length(way, b.numbers.push));
  const bool edge = to != from && highest_step(b.ground, from, to) > b.numbers.level_walk;
  const bool drop = edge && b.ground.elevation(to) < s[id].elevation;
  if (edge) to = before_step(b, from, to);
  place(now, id, to);
  s.man(id).gait = Gait::stand;  // MER-R-A29
  const Path path = to == from ? Path{} : straight(to);
  play.tell("driven_back", "MER-R-028",
            to == from ? "{at} has no room to give way." : "{at} is driven back {length} {way}.",
            {.by = attacker, .at = id, .length = distance(from, to), .from = from, .path = &path});
  // MER-R-029, MER-R-A14 one throw for each time; MER-R-A13 a horse alone is no reason to fall
  if (!drop || !falls_off(b.numbers, play, {"MER-R-029", "keeping his feet at the edge", id})) return;
  play.tell("fell_off", "MER-R-029", "{by} falls over the edge.", {.by = id});
  fall(now, id, to, way);
}

}  // namespace fyrd::merlin::realistic
