// The order of a turn: first move, routs, movement, shots, blows by reach, nerve (MER-R-001); who is beaten then
// (MER-X06).
#include "rulesets/merlin/realistic/battle.h"
#include "rulesets/merlin/realistic/deeds/melee.h"
#include "rulesets/merlin/realistic/deeds/move.h"
#include "rulesets/merlin/realistic/deeds/shoot.h"
#include "rulesets/merlin/realistic/table/castle.h"
#include "rulesets/merlin/realistic/turn/morale.h"
#include "rulesets/merlin/turn/first.h"
#include "rulesets/merlin/turn/victory.h"

namespace fyrd::merlin::realistic {

namespace {

void begin_turn(const RealisticBattle& b, State& s) {
  s.phase = Phase::rout;
  s.active = no_side;
  s.fresh = 0;
  s.ran = s.routed;
  for (FigureId id : everyone(s)) {
    Man& man = s.man(id);
    man.began = s[id].at;
    man.pace = Gait::stand;
    man.ordered = man.busy = man.shot = man.struck = man.stopped = false;
  }
  part_the_separated(b, s);
}

// MER-R-001 a die each, and the higher one chooses; after a tie this step is simply played again.
void initiative(const RealisticBattle& b, State& s, Play& play) {
  int dice[2];
  for (std::uint8_t i = 0; i < 2; ++i)
    dice[i] = play.sum(d(6), {"MER-R-001", "the first move", nobody, nobody, Side{i}});
  if (dice[0] == dice[1]) return;
  s.first = play.ask(FirstOrder(b, s, "MER-R-001", Side{static_cast<std::uint8_t>(dice[1] > dice[0])}));
  begin_turn(b, s);
  play.tell([&] {
    Event e;
    e.kind = "turn_began", e.rule = "MER-R-001", e.text = "Turn {number}: {side} {moves} first.", e.side = s.first,
    e.number = s.turn;
    return e;
  });
}

// MER-X06 whoever began to run this turn may still recover; with a quarter left in play a side gives up.
bool beaten(const RealisticBattle& b, const State& s, Side side) {
  const bool last_turn = s.turn >= b.common.turns;
  const std::uint64_t lost = b.numbers.rally && !last_turn ? s.routed & s.ran : s.routed;
  return count_fighting(s, side, lost) == 0 ||
         count_fighting(s, side) * 100 <= b.strength[side.index] * b.numbers.give_up;
}

void end_turn(const RealisticBattle& b, State& s, Play& play) {
  reload(b, s);
  judge_end_of_turn(b, s, play, s.routed, {beaten(b, s, Side{0}), beaten(b, s, Side{1})});
  if (s.over()) return;
  ++s.turn;
  s.phase = Phase::initiative;
}

}  // namespace

void RealisticBattle::start(State& s) const {
  static_cast<Tabletop&>(s) = start_table;
  s.turn = 1;
  for (FigureId id : everyone(s)) s.man(id).javelins = static_cast<std::uint8_t>(numbers.javelin_rounds);  // MER-R-A16
  find_works(*this, s);
}

void RealisticBattle::play(State& s, Play& play) const {
  switch (s.phase) {
    case Phase::initiative: return initiative(*this, s, play);
    case Phase::rout: return routing(*this, s, play);
    case Phase::move: return movement(*this, s, play);
    case Phase::aim: return aiming(*this, s, play);
    case Phase::shots: return shooting(*this, s, play);
    case Phase::name: return naming(*this, s, play);
    case Phase::totals: return totalling(*this, s, play);
    case Phase::divide: return dividing(*this, s, play);
    case Phase::chart: return charting(*this, s, play);
    case Phase::morale:
      if (!morale(*this, s, play)) end_turn(*this, s, play);
      return;
  }
}

}  // namespace fyrd::merlin::realistic
