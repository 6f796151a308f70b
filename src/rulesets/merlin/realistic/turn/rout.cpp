// As far and as fast as the ground allows (MER-R-001, MER-R-005, MER-R-006, MER-R-040, MER-R-A44, MER-B-A16).
#include "rulesets/merlin/realistic/turn/rout.h"

#include "core/figures/walk.h"
#include "rulesets/merlin/realistic/table/ground.h"
#include "rulesets/merlin/realistic/table/works.h"
#include "rulesets/merlin/realistic/turn/loss.h"
#include "rulesets/merlin/realistic/ways/fallen.h"
#include "rulesets/merlin/realistic/ways/gait.h"
#include "rulesets/merlin/table/cover.h"
#include "rulesets/merlin/ways/flight.h"

namespace fyrd::merlin::realistic {

namespace {

FigureId next_router(Here here) {
  for (const Side side : {here.s.first, other(here.s.first)}) {
    for (FigureId id : in_play(here.s, side) & here.s.routed) {
      if (!here.man(id).ordered) return id;
    }
  }
  return nobody;
}

// MER-B-A16, MER-R-005, MER-X04 what he must run around besides people and bad ground: heights to be climbed, closed
// gates.
std::vector<Shape> closed_to(Here here, FigureId id) {
  std::vector<Shape> closed;
  const Shape base = here.base(id);
  const auto close = [&](const Shape& shape) {
    if (!overlap(base, shape)) closed.push_back(shape);
  };
  for (const Piece& piece : here.b.ground.pieces()) {
    if (piece.floor && !piece.ramp && piece.solid.top > here[id].elevation + here.b.numbers.level_walk)
      close(piece.solid.shape);
  }
  for (const Work& w : here.s.all_works()) {
    if (is_closed_gate(here.b, w)) close(shape_of(here.b, w));
  }
  return closed;
}

// Whether the last leg of a flight can be gone at a pace, a hair further included.
bool passable(Here here, FigureId id, Gait gait, const Path& path) {
  const auto& [b, s] = here;
  const Point from = path.before_end(s[id].at), to = path.end();
  const Point beyond = to + with_length(to - from, Length{20});
  // MER-R-005 woods, rough ground and low steps are walked, and higher steps not even that
  if (highest_step(b.ground, from, beyond) > (gait == Gait::run ? touching : b.numbers.level_walk)) return false;
  if (gait == Gait::run && rough_on_way(b, from, beyond)) return false;
  if (cannot_pass_works(here, id, gait, path)) return false;  // MER-X04, and stairs are walked one by one
  if (!mounted(here, id) && !fought_across(here, id, path).none()) return false;  // MER-R-006
  return free_place(here, id, to);
}

// So much of a way as can be gone at a pace.
Path part_of(Here here, FigureId id, Gait gait, const Path& whole) {
  Path part;
  Point from = here[id].at;
  Length left = most(here, id, gait);
  for (Point to : whole.all()) {
    const Length leg = distance(from, to);
    const auto as_far_as = [&](Length way) {
      Path path = part;
      path.add(way < leg ? toward(from, to, way) : to);
      return path;
    };
    Length safe, beyond = min(leg, left);
    if (beyond.units > 0 && passable(here, id, gait, as_far_as(beyond))) safe = beyond;
    while (beyond - safe > Length{4}) {
      const Length half = (safe + beyond) / 2;
      (passable(here, id, gait, as_far_as(half)) ? safe : beyond) = half;
    }
    if (safe.units > 0) part = as_far_as(safe);
    if (safe < leg) break;
    left -= leg, from = to;
  }
  return part;
}

// MER-R-A44 at a run from the first turn; where that brings him less far, as in a wood, at a walk (MER-R-005).
Gait hurry(Here here, FigureId id, Flight& flight) {
  const Path whole = flight.path;
  const Point from = here[id].at;
  flight.path = part_of(here, id, Gait::run, whole);
  if (flight.path == whole) return Gait::run;
  const Path walked = part_of(here, id, Gait::walk, whole);
  const Gait gait = length(from, walked) > length(from, flight.path) ? Gait::walk : Gait::run;
  if (gait == Gait::walk) flight.path = walked;
  flight.off = flight.off && flight.path == whole;
  return gait;
}

}  // namespace

void routing(Now now) {
  const auto& [b, s, play] = now;
  const FigureId id = next_router(now);
  if (id.none()) {
    s.phase = Phase::move, s.active = s.first;
    return;
  }
  Man& man = s.man(id);
  man.ordered = true;
  const FigureId from = nearest_unrouted(now, id, s.routed);
  if (from.none()) return;
  const Flights ways = flights(now, id, from, build(now, id).run, closed_to(now, id));
  Flight flight = ways.count == 2 ? play.ask(FlightOrder(now, id, ways, "MER-B-A16")) : ways.ways[0];
  man.pace = hurry(now, id, flight);
  const Point began = s[id].at;
  const Stumble stumble = stumbles(now, id, flight.path);  // MER-R-006
  if (!stumble.body.none()) flight = {.path = stumble.until};
  walk(b, s, id, flight.path);
  man.since = moment(s.turn, Came::routing);  // MER-B-A21
  if (s.work_count > 0) take_stairs(b, s, id, began, flight.path);
  if (flight.off) {  // MER-B-A09 he is gone, and a leader or a standard with him lost
    s[id].pose = Pose::away;
    miss(b, s, id);
  }
  play.tell(flight.off ? "fled" : "ran", flight.off ? "MER-B-A09" : "MER-R-A44",
            flight.off               ? "{by} runs from the field."
            : flight.path.empty()    ? "{by} would run and finds no way."
            : man.pace == Gait::walk ? "{by} makes off at a walk, {length} {way}."
                                     : "{by} runs {length} {way}.",
            {.by = id, .length = length(began, flight.path), .from = began, .path = &flight.path});
  if (!stumble.body.none()) fall_over(now, id, stumble.body);
}

}  // namespace fyrd::merlin::realistic
