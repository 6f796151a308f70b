// The order of a player's turn, and whose turn comes next (NEW-010 … NEW-012, NEW-A05, NEW-A34, NEW-X11).
#include "rulesets/newcastle/deeds/charge.h"
#include "rulesets/newcastle/deeds/damage.h"
#include "rulesets/newcastle/deeds/melee.h"
#include "rulesets/newcastle/deeds/order.h"
#include "rulesets/newcastle/deeds/ready.h"
#include "rulesets/newcastle/turn/ending.h"
#include "rulesets/newcastle/turn/morale.h"

namespace fyrd::newcastle {

void charges(const NewcastleBattle& b, State& s, Play& play) {
  const ChargeOrder order(b, s);
  const Choice c = order.any() ? play.ask(order) : Choice{};
  if (c.verb != ChargeOrder::done) return charge(b, s, play, ordered_charge(b, s, c));
  s.phase = Phase::ready;
  s.calls = no_side;
}

namespace {

// NEW-X11 a side goes on until the other has done something about it, three turns at most.
bool goes_on(const NewcastleBattle& b, const State& s) {
  return b.switches.initiative && !s.seized && s.in_a_row < b.numbers.in_a_row;
}

void end_turn(const NewcastleBattle& b, State& s, Play& play) {
  if (b.switches.morale) test_nerve(b, s, play);
  judge(b, s, play);
  if (s.over()) return;
  const bool again = goes_on(b, s);
  s.in_a_row = static_cast<std::uint8_t>(again ? s.in_a_row + 1 : 1);
  s.seized = false;
  if (!again) s.active = other(s.active);
  ++s.turn;
  s.calls = no_side;
  s.phase = Phase::nerve;
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    man.fumbled = man.now.fumbles;                                // NEW-X06
    man.now = {};                                                 // NEW-A05 attack rolls are for each player's turn
    if (s[id].side == s.active) man.dodges = man.cowers = false;  // NEW-X09, NEW-X10 until his next turn
  }
  play.tell("turn_began", "NEW-010", "Turn {number}: {side}.", {.number = s.turn, .side = s.active});
}

}  // namespace

void NewcastleBattle::play(State& s, Play& play) const {
  if (s.hit_count > 0) return resolve_hits(*this, s, play);
  switch (s.phase) {  // NEW-010, NEW-A34
    case Phase::nerve: return run_home(*this, s, play);
    case Phase::orders: return orders(*this, s, play);
    case Phase::charges: return charges(*this, s, play);
    case Phase::ready: return make_ready(*this, s, play);
    case Phase::contests: return contests(*this, s, play);  // NEW-012 both sides, in everybody's turn
    case Phase::morale: return end_turn(*this, s, play);
  }
}

}  // namespace fyrd::newcastle
