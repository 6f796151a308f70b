// The order of a player's turn, and whose turn comes next (NEW-010 … NEW-012, NEW-A05, NEW-A34, NEW-X11).
#include "rulesets/newcastle/deeds/charge.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/melee.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/deeds/ready.h"
#include "rulesets/newcastle/turn/ending.h"
#include "rulesets/newcastle/turn/morale.h"

namespace fyrd::newcastle {

namespace {

// NEW-X11 a side goes on until the other has done something about it, three turns at most.
bool goes_on(Here here) {
  return here.b.switches.initiative && !here.s.seized && here.s.in_a_row < here.b.numbers.in_a_row;
}

void tell_turn(Now now) {
  now.play.tell("turn_began", "NEW-010", "Turn {number}: {side}.", {.number = now.s.turn, .side = now.s.active});
}

void end_turn(Now now) {
  const auto& [b, s, play] = now;
  if (b.switches.morale) test_nerve(now);
  judge(now);
  if (s.over()) return;
  const bool again = goes_on(now);
  s.in_a_row = static_cast<std::uint8_t>(again ? s.in_a_row + 1 : 1);
  s.seized = false;
  if (!again) s.active = other(s.active);
  ++s.turn;
  s.calls = no_side;
  s.phase = Phase::nerve;
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    man.fumbled = man.now.fumbles;  // NEW-X06
    man.now = {};                   // NEW-A05 attack rolls are for each player's turn
    man.now.lined = s.formed(id);
    if (s[id].side == s.active) man.dodges = man.cowers = false;  // NEW-X09, NEW-X10 until his next turn
  }
  tell_turn(now);
}

void take_step(Now now) {
  if (now.s.hit_count > 0) return resolve_hits(now);
  switch (now.s.phase) {  // NEW-010, NEW-A34
    case Phase::nerve:
      if (now.s.turn == 1) tell_turn(now);
      return run_home(now);
    case Phase::orders: return orders(now);
    case Phase::charges: return charges(now);
    case Phase::ready: return make_ready(now);
    case Phase::contests: return contests(now);  // NEW-012 both sides, in everybody's turn
    case Phase::morale: return end_turn(now);
  }
}

}  // namespace

void NewcastleBattle::play(State& s, Play& play) const {
  const Now now{*this, s, play};
  if (rulings.rout_at_end) return take_step(now);
  const int fine = count_fine(s);
  take_step(now);
  if (!s.over() && count_fine(s) < fine) judge_flight(now);  // NEW-080, NEW-A28 at once
}

}  // namespace fyrd::newcastle
