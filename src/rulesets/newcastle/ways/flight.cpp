// The contest of speed, and the way of who has won it (NEW-072, NEW-073, NEW-A27, NEW-A37).
#include "rulesets/newcastle/ways/flight.h"

#include "core/figures/flight.h"
#include "rulesets/newcastle/deeds/contest.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/table/place.h"

namespace fyrd::newcastle {

namespace {

int share(Here here, FigureId id) { return here.man(id).now.snapped ? 2 : 1; }  // NEW-071, NEW-A27

}  // namespace

Length evading_rate(Here here, FigureId id) { return rate(here, id, false, on_difficult(here, id)) / share(here, id); }

bool escapes(int roll, int his_roll, Length rate, Length his_rate) {
  const Length edge = rate - his_rate;                    // NEW-072 added to the faster, taken from the slower
  return inches(roll) + edge >= inches(his_roll) - edge;  // a tie is an escape
}

Fraction escape_chance(Length rate, Length his_rate) {
  int ways = 0;
  for (int roll = 1; roll <= faces; ++roll) {
    for (int his_roll = 1; his_roll <= faces; ++his_roll) ways += escapes(roll, his_roll, rate, his_rate);
  }
  return {ways, faces * faces};
}

Explanation explain_flight(Here here, FigureId id, const Motion& charge) {
  const auto text = [&](Length l) { return measure_text(l, here.b.unit); };
  const Length mine = evading_rate(here, id), his = charge.allowed;
  const Fraction chance = escape_chance(mine, his);
  Tally speed = rate_tally(here, id, false, on_difficult(here, id));
  if (here.man(id).now.snapped) speed.add("NEW-A27", "halved by his shot", -speed.total() / 2);
  return {.tallies = {speed, pace_tally(here, charge)},
          .summary = here.name(id) + " runs at " + text(mine) + ", they come at " + text(his) + ": he rolls with " +
                     text(mine - his) + " and they with " + text(his - mine) + ", " + chance.text() + " to escape.",
          .chance = chance,
          .comes = "gets away"};
}

void run_away(Now now, FigureId id, FigureId from) {
  const auto& [b, s, play] = now;
  const Ways& ways = b.ways[s[id].base];
  const auto run = [&](Length allowance) {
    const Flights all = flights(now, id, s[from].at, allowance, ways);  // NEW-A37
    return all.count == 1 ? all.ways[0] : play.ask(FlightOrder(now, id, all, "NEW-A37"));
  };
  Flight flight = run(rate(now, id) / share(now, id));
  if (!flight.path.empty() && crosses_difficult(now, id, flight.path))
    flight = run(rate(now, id, false, true) / share(now, id));
  const Point before = s[id].at;
  part(s, id);
  walk(b, s, id, flight.path);
  play.tell("evaded", "NEW-073", "{by} gets away, {length} {way}.",
            {.by = id, .length = length(before, flight.path), .from = before, .path = &flight.path});
}

}  // namespace fyrd::newcastle
