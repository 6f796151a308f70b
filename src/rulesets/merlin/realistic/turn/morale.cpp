// Throws for nerve in their order (MER-R-040, MER-R-041, MER-R-A17 … A19, A34, A43).
#include "rulesets/merlin/realistic/turn/morale.h"

#include "rulesets/merlin/realistic/table/castle.h"
#include "rulesets/merlin/realistic/ways/climb.h"

namespace fyrd::merlin::realistic {

void remove(const RealisticBattle& b, State& s, FigureId id) {
  const Troop& t = b.troop(id);
  s[id].pose = Pose::out;
  s.force_throws[s[id].side.index] =
      static_cast<std::uint8_t>(s.force_throws[s[id].side.index] + t.leader + t.standard);  // MER-R-041
  for (FigureId near : everyone(s)) {  // MER-R-041 each friend within three inches
    if (near != id && s[near].side == s[id].side && s.fights(near) &&
        within(b.disc_of(s[id]), b.disc_of(s[near]), b.numbers.near))
      s.man(near).alarmed = true;
  }
}

void unhorse(const RealisticBattle&, State& s, FigureId id) {  // MER-R-A15
  s[id].base = 0;
  Man& man = s.man(id);
  man.gait = Gait::stand;  // MER-R-A29
  man.stopped = true;
}

namespace {

void rout(State& s, FigureId id) {
  s.routed |= bit(id);
  s.fresh |= bit(id);
}

Event told(const char* kind, const char* rule, const char* text, FigureId by, int number = 0, int other = 0) {
  Event e;
  e.kind = kind, e.rule = rule, e.text = text, e.by = by, e.number = number, e.other = other;
  return e;
}

// One throw for a whole force; `spared` are not touched by it.
template <class Spared>
void force_throw(const RealisticBattle& b, State& s, Play& play, Side side, const char* purpose, const char* text,
                 Spared&& spared) {
  const int rolled = play.sum(dice(2, 6), {"MER-R-041", purpose, nobody, nobody, side});
  play.tell([&] {
    Event e;
    e.kind = "tested", e.rule = "MER-R-041", e.text = text, e.side = side, e.number = rolled;
    return e;
  });
  for (FigureId id : everyone(s)) {
    // MER-R-A19, MER-B-A06 who needs more than was thrown routs
    if (s[id].side != side || !s.fights(id) || spared(id) || rolled >= b.kit(id).nerve) continue;
    rout(s, id);
    play.tell(
        [&] { return told("routed", "MER-R-041", "{by} needs {other} and routs.", id, rolled, b.kit(id).nerve); });
  }
}

void own_throw(const RealisticBattle& b, State& s, Play& play, FigureId id, const char* purpose) {
  const int rolled = play.sum(dice(2, 6), {"MER-R-041", purpose, id});
  const bool runs = rolled < b.kit(id).nerve;  // MER-R-040
  if (runs) rout(s, id);
  play.tell([&] {
    return runs ? told("routed", "MER-R-041", "{by} loses heart and routs, {number} and not {other}.", id, rolled,
                       b.kit(id).nerve)
                : told("stood", "MER-R-041", "{by} stands firm, {number} for {other}.", id, rolled, b.kit(id).nerve);
  });
}

void recovery(const RealisticBattle& b, State& s, Play& play, FigureId id) {
  const int rolled = play.sum(dice(2, 6), {"MER-R-040", "recovery", id});
  const bool recovers = rolled >= b.kit(id).nerve;
  if (recovers) s.routed &= ~bit(id);  // MER-R-A44 from the next turn, and standing: settle_gaits saw to that
  play.tell([&] {
    return recovers ? told("recovered", "MER-R-040", "{by} takes heart again, {number} for {other}.", id, rolled,
                           b.kit(id).nerve)
                    : told("kept_running", "MER-R-040", "{by} goes on running, {number} and not {other}.", id, rolled,
                           b.kit(id).nerve);
  });
}

}  // namespace

FigureId could_charge(const RealisticBattle& b, const State& s, FigureId router) {
  for (FigureId e : everyone(s)) {
    if (!enemies(s, router, e) || !s.fights(e)) continue;
    const Figure &from = s[e], &to = s[router];
    if (!within(b.disc_of(from), b.disc_of(to), b.build(s, e).run)) continue;  // MER-R-A17 the length of a charge
    const Length gap = distance(from.at, to.at) - b.radius(from) - b.radius(to);
    if (gap.units <= 0) return e;
    const Point there = toward(from.at, to.at, gap);
    // MER-R-A17 a clear way, which at a run is a straight one over open ground
    if (rough_on_way(b, from.at, there) >= 0 || highest_step(b.ground, from.at, there) > touching) continue;
    const Shape base = b.base(from);
    bool clear = b.ground.step(base, from.at, there).free && closed_gate(b, s, e, straight(there)) < 0;  // MER-X04
    for (FigureId o : everyone(s)) {
      if (!clear) break;
      if (o != router && enemies(s, e, o) && s[o].in_play()) clear = sweep(base, from.at, there, b.base(s[o])).free;
    }
    if (clear) return e;
  }
  return nobody;
}

void begin_morale(const RealisticBattle& b, State& s) {
  s.phase = Phase::morale;
  for (std::uint8_t i = 0; i < 2; ++i) {
    int fighting = 0;
    for (FigureId id : everyone(s)) fighting += s[id].side.index == i && s.fights(id);
    // MER-R-A18 once; MER-R-A43 as it stands when the throws begin
    s.quarter_due[i] = !s.quarter_done[i] && (b.strength[i] - fighting) * 100 >= b.strength[i] * b.numbers.quarter;
    if (s.quarter_due[i]) s.quarter_done[i] = true;
  }
}

bool morale(const RealisticBattle& b, State& s, Play& play) {
  // MER-R-A43 leader and standard; the quarter; losses nearby; DBm; recovery
  for (const Side side : {s.first, other(s.first)}) {
    if (s.force_throws[side.index] == 0) continue;
    --s.force_throws[side.index];
    force_throw(b, s, play, side, "the leader or the standard lost",
                "{side} {has} lost {its} leader or {its} standard and {throws} {number} for the nerve of all.",
                [](FigureId) { return false; });
    return true;
  }
  for (const Side side : {s.first, other(s.first)}) {
    if (!s.quarter_due[side.index]) continue;
    s.quarter_due[side.index] = false;
    const auto spared = [&](FigureId id) { return inside_fort(b, s[id].at); };  // MER-R-041 nobody inside a fort
    bool anybody = false;
    for (FigureId id : everyone(s)) anybody = anybody || (s[id].side == side && s.fights(id) && !spared(id));
    if (!anybody) continue;
    force_throw(b, s, play, side, "a quarter of the force",
                "{side} {has} a quarter of {its} force out or running and {throws} {number} for the nerve of all.",
                spared);
    return true;
  }
  for (FigureId id : everyone(s)) {
    if (!s.man(id).alarmed) continue;
    s.man(id).alarmed = false;
    if (!s.fights(id)) continue;  // MER-R-A43 who routs throws no more
    own_throw(b, s, play, id, "a friend lost nearby");
    return true;
  }
  for (FigureId id : everyone(s)) {
    if (!s.man(id).shaken) continue;
    s.man(id).shaken = false;
    if (!s.fights(id)) continue;
    own_throw(b, s, play, id, "being driven back");  // MER-R-A34
    return true;
  }
  for (FigureId id : everyone(s)) {
    if (!s.routs(id) || (s.fresh & bit(id)) || !s[id].in_play()) continue;
    s.fresh |= bit(id);                            // one throw a turn
    if (!could_charge(b, s, id).none()) continue;  // MER-R-040
    recovery(b, s, play, id);
    return true;
  }
  return false;
}

}  // namespace fyrd::merlin::realistic
