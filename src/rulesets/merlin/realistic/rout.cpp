// Those who rout run before everybody else moves (MER-R-001, MER-R-040, MER-R-A44, MER-B-A16).
#include "rulesets/merlin/flight.h"
#include "rulesets/merlin/realistic/climb.h"
#include "rulesets/merlin/realistic/move.h"

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

// Steps that cannot be walked end a flight (MER-R-005).
void stop_at_steps(const RealisticBattle& b, Point from, Flight& flight) {
  for (std::uint8_t i = 0; i < flight.path.count; ++i) {
    if (highest_step(b.ground, from, flight.path.points[i]) > b.numbers.level_walk) {
      flight.path.count = i;
      flight.off = false;
      return;
    }
    from = flight.path.points[i];
  }
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
  // MER-R-A44 at a run from the first turn
  const Flights ways = flights(b, s, id, from, b.build(s, id).run);
  Flight flight = ways.count == 2 ? play.ask(FlightOrder(b, s, id, ways, "MER-B-A16")) : ways.ways[0];
  stop_at_steps(b, s[id].at, flight);
  const Point began = s[id].at;
  man.pace = Gait::run;
  walk(b, s, id, flight.path);
  if (flight.off) {  // MER-B-A09 he is gone, and a leader or a standard with him lost
    const Troop& t = b.troop(id);
    s[id].pose = Pose::away;
    s.force_throws[s[id].side.index] = static_cast<std::uint8_t>(s.force_throws[s[id].side.index] + t.leader + t.standard);
  }
  play.tell([&] {
    Event e;
    e.kind = flight.off ? "fled" : "ran", e.rule = flight.off ? "MER-B-A09" : "MER-R-A44", e.by = id, e.from = began, e.path = flight.path;
    e.length = length(began, flight.path);
    e.text = flight.off ? "{by} runs from the field." : flight.path.empty() ? "{by} would run and finds no way." : "{by} runs {length} {way}.";
    return e;
  });
}

}  // namespace fyrd::merlin::realistic
