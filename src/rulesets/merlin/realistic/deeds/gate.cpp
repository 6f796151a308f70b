// Who can strike at a gate, and how many such blows it takes (MER-R-022, MER-X04).
#include "rulesets/merlin/realistic/deeds/gate.h"

#include "rulesets/merlin/realistic/deeds/reach.h"
#include "rulesets/merlin/realistic/table/ground.h"
#include "rulesets/merlin/realistic/table/works.h"

namespace fyrd::merlin::realistic {

int gate_in_reach(Here here, FigureId id) {
  const auto how = stroke(here, id, id, here.s.band);
  if (!how) return -1;
  return find_work(here.s, [&](const Work& w) {
    return is_closed_gate(here.b, w) && within(here.base(id), shape_of(here.b, w), how->reach) &&
           !inside_fort(here.b, here[id].at);
  });
}

int batters(Here here, FigureId id) {
  if (here.s.work_count == 0) return -1;
  for (FigureId e : enemies(here, id)) {  // MER-R-022 men first
    if (can_strike(here, id, e)) return -1;
  }
  return gate_in_reach(here, id);
}

Tally gate_tally(const Numbers& n) {
  Tally tally(nobody, "defence");
  tally.add("MER-X04", "the gate", n.gate_defence);
  return tally;
}

void gate_struck(Now now, FigureId id, int work) {
  Work& w = now.s.works[work];
  const int blows = now.b.numbers.gate_blows;
  if (w.raised < blows) ++w.raised;
  const bool opens = !w.up && w.raised >= blows;  // MER-X04
  if (opens) w.up = true;
  now.play.tell(opens ? "gate_broken" : "gate_damaged", "MER-X04",
                opens ? "{by} breaks the gate open!" : "{by} splinters the gate: {number} of {other} such blows.",
                {.by = id, .number = w.raised, .other = blows});
}

}  // namespace fyrd::merlin::realistic
