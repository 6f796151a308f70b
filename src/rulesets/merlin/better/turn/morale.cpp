// Two dice against each man's own number (MER-B-009, MER-B-010, MER-B-A06, MER-B-A15, MER-B-A17 … A19).
#include "rulesets/merlin/better/turn/morale.h"

namespace fyrd::merlin::better {

namespace {

void rout(State& s, FigureId id) {
  s.routed |= std::uint64_t{1} << id.index;
  s.man(id).shaken = true;
}

int throw_courage(const BetterBattle& b, Play& play, const Why& why) {
  return play.sum(dice(b.numbers.morale_dice, 6), why);
}

// The next figure for which something holds, counting on from where the phase has come to.
FigureId next_figure(State& s, auto&& holds) {
  while (s.next < s.figure_count) {
    const FigureId id{s.next++};
    if (holds(id)) return id;
  }
  s.next = 0;
  return nobody;
}

}  // namespace

bool alarmed(const BetterBattle& b, const State& s, FigureId id) {
  for (FigureId fallen : everyone(s)) {
    // MER-B-A17 the fall of somebody who routed alarms, too; MER-B-A09 who ran off the table has not fallen
    if (s[fallen].side == s[id].side && s.man(fallen).lost && s[fallen].pose == Pose::out &&
        b.in_reach(s, id, fallen, b.numbers.alarm))
      return true;
  }
  return false;
}

FigureId pursuer(const BetterBattle& b, const State& s, FigureId id) {
  for (FigureId e : everyone(s)) {
    if (enemies(s, id, e) && s.fights(e) && b.in_reach(s, id, e, b.numbers.pursuit)) return e;
  }
  return nobody;
}

void shake_force(const BetterBattle& b, State& s, Play& play) {
  // MER-B-010, MER-B-A15 one throw for each leader and standard that is lost
  const FigureId lost =
      next_figure(s, [&](FigureId id) { return s.man(id).lost && (b.troop(id).leader || b.troop(id).standard); });
  if (lost.none()) {
    s.phase = Phase::alarm;
    return;
  }
  const Side side = s[lost].side;
  const int roll = throw_courage(b, play, {"MER-B-010", "the morale of the force", nobody, nobody, side});
  play.tell([&] {
    Event e;
    e.kind = "force_shaken", e.rule = "MER-B-010", e.text = "{side} {has} lost {by} and {throws} {number}.";
    e.side = side, e.by = lost, e.number = roll;
    return e;
  });
  for (FigureId id : everyone(s)) {
    if (s[id].side != side || !s.fights(id) || roll >= b.fighter(id).courage) continue;  // MER-B-A06
    rout(s, id);
    play.tell([&] {
      Event e;
      e.kind = "routed", e.rule = "MER-B-010", e.text = "{by} loses heart and routs.", e.by = id;
      return e;
    });
  }
}

void alarm_neighbours(const BetterBattle& b, State& s, Play& play) {
  // MER-B-A15 one throw a figure, however many fell near it; MER-B-A17 not those who rout already
  const FigureId id = next_figure(s, [&](FigureId f) { return s.fights(f) && alarmed(b, s, f); });
  if (id.none()) {
    s.phase = Phase::recovery;
    return;
  }
  const int roll = throw_courage(b, play, {"MER-B-009", "morale", id});
  const bool runs = roll < b.fighter(id).courage;  // MER-B-009
  if (runs) rout(s, id);
  play.tell([&] {
    Event e;
    e.kind = runs ? "routed" : "stood_firm", e.rule = "MER-B-009", e.by = id, e.number = roll,
    e.other = b.fighter(id).courage;
    e.text = runs ? "{by} sees a friend fall and routs: {number}, and {other} was needed."
                  : "{by} sees a friend fall and stands: {number}, and {other} was needed.";
    return e;
  });
}

void recover(const BetterBattle& b, State& s, Play& play) {
  const FigureId id = next_figure(s, [&](FigureId f) {
    // MER-B-A15 not who began to rout this turn; MER-B-A18 not with an enemy near
    return s[f].in_play() && s.routs(f) && !s.man(f).shaken && pursuer(b, s, f).none();
  });
  if (id.none()) {
    end_turn(b, s, play);
    return;
  }
  const int roll = throw_courage(b, play, {"MER-B-009", "recovery", id});
  const bool recovers = roll >= b.fighter(id).courage;  // MER-B-009
  if (recovers) s.routed &= ~(std::uint64_t{1} << id.index);
  play.tell([&] {
    Event e;
    e.kind = recovers ? "recovered" : "ran_on", e.rule = "MER-B-009", e.by = id, e.number = roll,
    e.other = b.fighter(id).courage;
    e.text = recovers ? "{by} takes heart again: {number}, and {other} was needed."
                      : "{by} keeps routing: {number}, and {other} was needed.";
    return e;
  });
}

}  // namespace fyrd::merlin::better
