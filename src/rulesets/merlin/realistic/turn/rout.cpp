// Those who rout run before everybody else moves (MER-R-001, MER-R-005, MER-R-006, MER-R-040, MER-R-A44, MER-B-A16).
#include "rulesets/merlin/realistic/deeds/move.h"
#include "rulesets/merlin/realistic/table/castle.h"
#include "rulesets/merlin/realistic/ways/climb.h"
#include "rulesets/merlin/ways/flight.h"

namespace fyrd::merlin::realistic {

namespace {

FigureId next_router(const State& s) {
  for (const Side side : {s.first, other(s.first)}) {
    for (FigureId id : everyone(s)) {
      if (s[id].side == side && s[id].in_play() && s.routs(id) && !s.man(id).ordered) return id;
    }
  }
  return nobody;
}

// MER-B-A16, MER-R-005, MER-X04 what he must run around besides people and bad ground: heights to be climbed, closed
// gates.
std::vector<Shape> closed_to(const RealisticBattle& b, const State& s, FigureId id) {
  std::vector<Shape> closed;
  const Shape base = b.base(s[id]);
  const auto close = [&](const Shape& shape) {
    if (!overlap(base, shape)) closed.push_back(shape);
  };
  for (const Piece& piece : b.ground.pieces()) {
    if (piece.floor && !piece.ramp && piece.solid.top > s[id].elevation + b.numbers.level_walk)
      close(piece.solid.shape);
  }
  for (int i = 0; i < s.work_count; ++i) {
    const Work& w = s.works[static_cast<std::size_t>(i)];
    if (trait_of(b, w).gate && !w.up) close(piece_of(b, w).solid.shape);
  }
  return closed;
}

// Whether the last leg of a flight can be gone at a pace, a hair further included.
bool passable(const RealisticBattle& b, const State& s, FigureId id, Gait gait, const Path& path) {
  const Point from = path.before_end(s[id].at), to = path.end();
  const Point beyond = to + with_length(to - from, Length{20});
  // MER-R-005 woods, rough ground and low steps are walked, and higher steps not even that
  if (highest_step(b.ground, from, beyond) > (gait == Gait::run ? touching : b.numbers.level_walk)) return false;
  if (gait == Gait::run && rough_on_way(b, from, beyond) >= 0) return false;
  if (closed_gate(b, s, id, path) >= 0) return false;  // MER-X04
  const FigureId body = b.mounted(s, id) ? nobody : fallen_on_way(b, s, id, path);
  return (body.none() || !fought_across(b, s, id, body)) && free_place({b, s}, id, to);  // MER-R-006
}

// So much of a way as can be gone at a pace.
Path part_of(const RealisticBattle& b, const State& s, FigureId id, Gait gait, const Path& whole) {
  Path part;
  Point from = s[id].at;
  Length left = most(b, s, id, gait);
  for (Point to : whole.all()) {
    const Length leg = distance(from, to);
    const auto as_far_as = [&](Length way) {
      Path path = part;
      path.add(way < leg ? toward(from, to, way) : to);
      return path;
    };
    Length safe, beyond = min(leg, left);
    if (beyond.units > 0 && passable(b, s, id, gait, as_far_as(beyond))) safe = beyond;
    while (beyond - safe > Length{4}) {
      const Length half = (safe + beyond) / 2;
      (passable(b, s, id, gait, as_far_as(half)) ? safe : beyond) = half;
    }
    if (safe.units > 0) part = as_far_as(safe);
    if (safe < leg) break;
    left -= leg, from = to;
  }
  return part;
}

// MER-R-A44 at a run from the first turn; where that brings him less far, as in a wood, at a walk (MER-R-005).
Gait hurry(const RealisticBattle& b, const State& s, FigureId id, Flight& flight) {
  const Path whole = flight.path;
  Gait gait = Gait::run;
  flight.path = part_of(b, s, id, Gait::run, whole);
  if (flight.path == whole) return gait;
  if (const Path walked = part_of(b, s, id, Gait::walk, whole);
      length(s[id].at, walked) > length(s[id].at, flight.path))
    flight.path = walked, gait = Gait::walk;
  flight.off = flight.off && flight.path == whole;
  return gait;
}

}  // namespace

void routing(const RealisticBattle& b, State& s, Play& play) {
  const FigureId id = next_router(s);
  if (id.none()) {
    s.phase = Phase::move, s.active = s.first;
    return;
  }
  Man& man = s.man(id);
  man.ordered = true;
  const FigureId from = nearest_unrouted(b, s, id, s.routed);
  if (from.none()) return;
  const Flights ways = flights(b, s, id, from, b.build(s, id).run, closed_to(b, s, id));
  Flight flight = ways.count == 2 ? play.ask(FlightOrder({b, s}, id, ways, "MER-B-A16")) : ways.ways[0];
  man.pace = hurry(b, s, id, flight);
  const Point began = s[id].at;
  const FigureId body = b.mounted(s, id) && !flight.off ? fallen_on_way(b, s, id, flight.path) : nobody;
  walk(b, s, id, flight.path);
  if (flight.off) {  // MER-B-A09 he is gone, and a leader or a standard with him lost
    const Troop& t = b.troop(id);
    s[id].pose = Pose::away;
    s.force_throws[s[id].side.index] =
        static_cast<std::uint8_t>(s.force_throws[s[id].side.index] + t.leader + t.standard);
  }
  play.tell([&] {
    Event e;
    e.kind = flight.off ? "fled" : "ran", e.rule = flight.off ? "MER-B-A09" : "MER-R-A44", e.by = id, e.from = began,
    e.path = flight.path;
    e.length = length(began, flight.path);
    e.text = flight.off               ? "{by} runs from the field."
             : flight.path.empty()    ? "{by} would run and finds no way."
             : man.pace == Gait::walk ? "{by} makes off at a walk, {length} {way}."
                                      : "{by} runs {length} {way}.";
    return e;
  });
  if (!body.none()) cross_fallen(b, s, play, id, body);  // MER-R-006
}

}  // namespace fyrd::merlin::realistic
