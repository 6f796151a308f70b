// As far as his dice take him, straight away from the nearest enemy (MER-B-009, MER-B-A09, MER-B-A16).
#include "rulesets/merlin/better/turn/rout.h"

#include "rulesets/merlin/better/deeds/move.h"
#include "rulesets/merlin/table/cover.h"
#include "rulesets/merlin/ways/flight.h"

namespace fyrd::merlin::better {

namespace {

FigureId next_runner(Here here) {
  for (const Side side : {here.s.first, other(here.s.first)}) {
    for (FigureId id : in_play(here.s, side) & here.s.routed) {
      if (!here.man(id).picked) return id;
    }
  }
  return nobody;
}

}  // namespace

void routing(Now now) {
  const auto& [b, s, play] = now;
  const FigureId id = next_runner(now);
  if (id.none()) {
    s.phase = Phase::move;
    s.active = s.first;
    return;
  }
  s.man(id).picked = true;
  const FigureId enemy = nearest_unrouted(now, id, s.routed);
  const Length allowance = throw_movement(now, id);  // MER-B-A16 he goes as far as he can
  const Flights ways = enemy.none() ? Flights{} : flights(now, id, enemy, allowance);
  const Flight flight = ways.count == 2 ? play.ask(FlightOrder(now, id, ways, "MER-B-A16")) : ways.ways[0];
  const Point from = s[id].at;
  const bool shut_in = flight.path.empty();
  if (!shut_in) {
    walk(b, s, id, flight.path);
    s.man(id).moved = true;
    s.man(id).since = moment(s.turn, Came::routing);  // MER-B-A21
  }
  if (flight.off) {  // MER-B-A09
    s[id].pose = Pose::away;
    s.man(id).lost = true;
    s.routed.drop(id);
  }
  play.tell(flight.off ? "fled"
            : shut_in  ? "cowered"
                       : "ran",
            flight.off ? "MER-B-A09" : "MER-B-A16",
            flight.off ? "{by} runs off the table."
            : shut_in  ? "{by} routs and is shut in."
                       : "{by} runs {length} {way}.",
            {.by = id, .at = enemy, .length = length(from, flight.path), .from = from, .path = &flight.path});
}

}  // namespace fyrd::merlin::better
