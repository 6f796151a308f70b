// Those who rout run before anybody else moves (MER-B-009, MER-B-A09, MER-B-A16).
#include "rulesets/merlin/better/deeds/move.h"
#include "rulesets/merlin/ways/flight.h"

namespace fyrd::merlin::better {

namespace {

FigureId next_runner(const State& s) {
  for (const Side side : {s.first, other(s.first)}) {
    for (FigureId id : everyone(s)) {
      if (s[id].side == side && s[id].in_play() && s.routs(id) && !s.man(id).picked) return id;
    }
  }
  return nobody;
}

}  // namespace

void routing(const BetterBattle& b, State& s, Play& play) {
  const FigureId id = next_runner(s);
  if (id.none()) {
    s.phase = Phase::move;
    s.active = s.first;
    return;
  }
  s.man(id).picked = true;
  const FigureId enemy = nearest_unrouted(b, s, id, s.routed);
  const Length allowance = throw_movement(b, play, id);  // MER-B-A16 he goes as far as he can
  const Flights ways = enemy.none() ? Flights{} : flights(b, s, id, enemy, allowance);
  const Flight flight = ways.count == 2 ? play.ask(FlightOrder({b, s}, id, ways, "MER-B-A16")) : ways.ways[0];
  const Point from = s[id].at;
  if (!flight.path.empty()) {
    walk(b, s, id, flight.path);
    s.man(id).moved = true;
  }
  if (flight.off) {  // MER-B-A09
    s[id].pose = Pose::away;
    s.man(id).lost = true;
    s.routed &= ~(std::uint64_t{1} << id.index);
  }
  play.tell([&] {
    Event e;
    e.kind = flight.off            ? "fled"
             : flight.path.empty() ? "cowered"
                                   : "ran",
    e.rule = flight.off ? "MER-B-A09" : "MER-B-A16";
    e.text = flight.off            ? "{by} runs off the table."
             : flight.path.empty() ? "{by} routs and is shut in."
                                   : "{by} runs {length} {way}.";
    e.by = id, e.at = enemy, e.from = from, e.path = flight.path, e.length = length(from, flight.path);
    return e;
  });
}

}  // namespace fyrd::merlin::better
