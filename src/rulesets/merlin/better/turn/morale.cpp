// Two dice against each man's own number (MER-B-009, MER-B-010, MER-B-A06, MER-B-A15, MER-B-A17 … A19).
#include "rulesets/merlin/better/turn/morale.h"

#include <algorithm>

#include "rulesets/merlin/better/turn/turn.h"

namespace fyrd::merlin::better {

namespace {

void rout(State& s, FigureId id) {
  s.routed.add(id);
  s.man(id).shaken = true;
}

// The marks are the numbers that somebody needs.
int throw_courage(Now now, const Why& why, Marks marks) {
  return now.play.sum(dice(now.b.numbers.morale_dice, 6), why, marks);
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

int alarms(Here here, FigureId id) {
  int count = 0;
  for (FigureId fallen : everyone(here.s)) {
    // MER-B-A17 the fall of somebody who routed alarms, too; MER-B-A09 who ran off the table has not fallen
    count += here[fallen].side == here[id].side && here.man(fallen).lost && here[fallen].pose == Pose::out &&
             in_reach(here, id, fallen, here.b.numbers.alarm);
  }
  return here.b.numbers.rulings.one_throw ? std::min(count, 1) : count;  // MER-B-A15
}

FigureId pursuer(Here here, FigureId id) {
  for (FigureId e : enemies(here, id) - here.s.routed) {
    if (in_reach(here, id, e, here.b.numbers.pursuit)) return e;
  }
  return nobody;
}

void shake_force(Now now) {
  const auto& [b, s, play] = now;
  // MER-B-010, MER-B-A15 one throw for each leader and standard that is lost
  const FigureId lost =
      next_figure(s, [&](FigureId id) { return s.man(id).lost && (b.troop(id).leader || b.troop(id).standard); });
  if (lost.none()) {
    s.phase = Phase::alarm;
    return;
  }
  const Side side = s[lost].side;
  Marks marks = 0;
  for (FigureId id : in_play(s, side)) marks |= mark_at(b.fighter(id).courage + b.numbers.rulings.numbers_below);
  const int roll = throw_courage(now, {"MER-B-010", "the morale of the force", nobody, nobody, side}, marks);
  play.tell("force_shaken", "MER-B-010", "{side} {has} lost {by} and {throws} {number}.",
            {.by = lost, .number = roll, .side = side});
  for (FigureId id : in_play(s, side) - s.routed) {
    const int courage = b.fighter(id).courage;
    if (b.numbers.rulings.numbers_below ? courage >= roll : roll >= courage) continue;  // MER-B-A06
    rout(s, id);
    play.tell("routed", "MER-B-010", "{by} loses heart and routs.", {.by = id});
  }
}

void alarm_neighbours(Now now) {
  const auto& [b, s, play] = now;
  // MER-B-009, MER-B-A15 a throw for each loss nearby; MER-B-A17 not those who rout already
  const FigureId id = next_figure(s, [&](FigureId f) { return now.s.fights(f) && now.man(f).braved < alarms(now, f); });
  if (id.none()) {
    s.phase = Phase::recovery;
    return;
  }
  const int needed = b.fighter(id).courage;
  const int roll = throw_courage(now, {"MER-B-009", "morale", id}, mark_at(needed));
  const bool runs = roll < needed;  // MER-B-009
  ++s.man(id).braved;
  if (runs) {
    rout(s, id);
  } else {
    s.next = id.index;  // there may be another loss for him to bear
  }
  play.tell(runs ? "routed" : "stood_firm", "MER-B-009",
            runs ? "{by} sees a friend fall and routs: {number}, and {other} was needed."
                 : "{by} sees a friend fall and stands: {number}, and {other} was needed.",
            {.by = id, .number = roll, .other = needed});
}

void recover(Now now) {
  const auto& [b, s, play] = now;
  const FigureId id = next_figure(s, [&](FigureId f) {
    // MER-B-A15 not who began to rout this turn; MER-B-A18 not with an enemy near
    return now[f].in_play() && now.s.routs(f) && !now.man(f).shaken && pursuer(now, f).none();
  });
  if (id.none()) return end_turn(now);
  const int needed = b.fighter(id).courage;
  const int roll = throw_courage(now, {"MER-B-009", "recovery", id}, mark_at(needed));
  const bool recovers = roll >= needed;  // MER-B-009
  if (recovers) s.routed.drop(id);
  play.tell(recovers ? "recovered" : "ran_on", "MER-B-009",
            recovers ? "{by} takes heart again: {number}, and {other} was needed."
                     : "{by} keeps routing: {number}, and {other} was needed.",
            {.by = id, .number = roll, .other = needed});
}

}  // namespace fyrd::merlin::better
