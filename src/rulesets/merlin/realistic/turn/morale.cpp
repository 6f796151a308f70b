// Throws for nerve in their order (MER-R-040, MER-R-041, MER-R-A17 … A19, A34, A43).
#include "rulesets/merlin/realistic/turn/morale.h"

#include "rulesets/merlin/realistic/table/ground.h"
#include "rulesets/merlin/realistic/table/works.h"
#include "rulesets/merlin/turn/victory.h"

namespace fyrd::merlin::realistic {

namespace {

void rout(State& s, FigureId id) {
  s.routed.add(id);
  s.fresh.add(id);
}

// One throw for a whole force; only those of `tested` are touched by it.
void force_throw(Now now, Side side, FigureSet tested, const char* purpose, const char* text) {
  const auto& [b, s, play] = now;
  Marks marks = 0;  // MER-R-A19 who needs more than was thrown routs, or whose number is below it
  for (FigureId id : tested) marks |= mark_at(b.kit(id).nerve + b.numbers.rulings.numbers_below);
  const int rolled = play.sum(dice(2, 6), {"MER-R-041", purpose, nobody, nobody, side}, marks);
  play.tell("tested", "MER-R-041", text, {.number = rolled, .side = side});
  for (FigureId id : tested) {
    const int nerve = b.kit(id).nerve;
    if (b.numbers.rulings.numbers_below ? nerve >= rolled : rolled >= nerve) continue;
    rout(s, id);
    play.tell("routed", "MER-R-041", "{by} needs {other} and routs.", {.by = id, .number = rolled, .other = nerve});
  }
}

void own_throw(Now now, FigureId id, const char* purpose) {
  const int nerve = now.b.kit(id).nerve;
  const int rolled = now.play.sum(dice(2, 6), {"MER-R-041", purpose, id}, mark_at(nerve));
  const bool runs = rolled < nerve;  // MER-R-040
  if (runs) rout(now.s, id);
  now.play.tell(
      runs ? "routed" : "stood", "MER-R-041",
      runs ? "{by} loses heart and routs, {number} and not {other}." : "{by} stands firm, {number} for {other}.",
      {.by = id, .number = rolled, .other = nerve});
}

void recovery(Now now, FigureId id) {
  const int nerve = now.b.kit(id).nerve;
  const int rolled = now.play.sum(dice(2, 6), {"MER-R-040", "recovery", id}, mark_at(nerve));
  const bool recovers = rolled >= nerve;
  if (recovers) now.s.routed.drop(id);  // MER-R-A44 from the next turn, and standing: settle_gaits saw to that
  now.play.tell(
      recovers ? "recovered" : "kept_running", "MER-R-040",
      recovers ? "{by} takes heart again, {number} for {other}." : "{by} goes on running, {number} and not {other}.",
      {.by = id, .number = rolled, .other = nerve});
}

// MER-R-041 the quarter of a force that is lost touches nobody inside a fort.
FigureSet outside(Here here, FigureSet all) {
  for (FigureId id : all) {
    if (inside_fort(here.b, here[id].at)) all.drop(id);
  }
  return all;
}

}  // namespace

FigureId could_charge(Here here, FigureId router) {
  const auto& [b, s] = here;
  for (FigureId e : enemies(here, router) - s.routed) {
    const Point from = s[e].at;
    if (!in_reach(here, e, router, build(here, e).run)) continue;  // MER-R-A17 the length of a charge
    const Length way = gap(here, e, router);
    if (way.units <= 0) return e;
    const Point there = toward(from, s[router].at, way);
    // MER-R-A17 a clear way, which at a run is a straight one over open ground
    if (rough_on_way(b, from, there) || highest_step(b.ground, from, there) > touching) continue;
    const Shape base = here.base(e);
    bool clear = b.ground.step(base, from, there).free && !cannot_pass_works(here, e, Gait::run, straight(there));
    for (FigureId o : enemies(here, e)) {
      if (clear && o != router) clear = sweep(base, from, there, here.base(o)).free;
    }
    if (clear) return e;
  }
  return nobody;
}

void begin_morale(const RealisticBattle& b, State& s) {
  s.phase = Phase::morale;
  for (std::uint8_t i = 0; i < 2; ++i) {
    const int lost = b.strength[i] - count_fighting(s, Side{i}, s.routed);
    // MER-R-A18 once; MER-R-A43 as it stands when the throws begin
    s.quarter_due[i] = !s.quarter_done[i] && lost * 100 >= b.strength[i] * b.numbers.quarter;
    if (s.quarter_due[i]) s.quarter_done[i] = true;
  }
}

bool morale(Now now) {
  const auto& [b, s, play] = now;
  // MER-R-A43 leader and standard; the quarter; losses nearby; DBm; recovery
  for (const Side side : {s.first, other(s.first)}) {
    if (s.force_throws[side.index] == 0) continue;
    --s.force_throws[side.index];
    force_throw(now, side, in_play(s, side) - s.routed, "the leader or the standard lost",
                "{side} {has} lost {its} leader or {its} standard and {throws} {number} for the nerve of all.");
    return true;
  }
  for (const Side side : {s.first, other(s.first)}) {
    if (!s.quarter_due[side.index]) continue;
    s.quarter_due[side.index] = false;
    const FigureSet tested = outside(now, in_play(s, side) - s.routed);
    if (tested.empty()) continue;
    force_throw(now, side, tested, "a quarter of the force",
                "{side} {has} a quarter of {its} force out or running and {throws} {number} for the nerve of all.");
    return true;
  }
  for (FigureId id : everyone(s)) {
    if (s.man(id).alarms == 0) continue;
    --s.man(id).alarms;
    if (!s.fights(id)) continue;  // MER-R-A43 who routs throws no more
    own_throw(now, id, "a friend lost nearby");
    return true;
  }
  for (FigureId id : everyone(s)) {
    if (!s.man(id).shaken) continue;
    s.man(id).shaken = false;
    if (!s.fights(id)) continue;
    own_throw(now, id, "being driven back");  // MER-R-A34
    return true;
  }
  for (FigureId id : (in_play(s) & s.routed) - s.fresh) {
    s.fresh.add(id);                              // one throw a turn
    if (!could_charge(now, id).none()) continue;  // MER-R-040
    recovery(now, id);
    return true;
  }
  return false;
}

}  // namespace fyrd::merlin::realistic
